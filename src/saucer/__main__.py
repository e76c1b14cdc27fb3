"""`python -m saucer` is `saucer`."""

from saucer.cli import main

main()

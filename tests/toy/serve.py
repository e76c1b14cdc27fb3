"""A server that knows Bluff: `python -m tests.toy.serve FOLDER-OR-DATABASE [PORT]`."""

import sys
from pathlib import Path

from saucer.web.serve import serve
from tests.toy import register

register()  # here, so that the processes in which bots think know it, too

if __name__ == "__main__":
    where, *port = sys.argv[1:]
    serve(where if "://" in where else Path(where), port=int(port[0]) if port else 0, limits=False)

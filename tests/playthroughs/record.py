"""Tell all playthroughs anew after a wanted change of the rules; `git diff` then shows what changed in play.

python -m tests.playthroughs.record                           all files in this folder
python -m tests.playthroughs.record NAME "Title" LOG.jsonl     a new one, NAME.txt, from a log file
"""

import sys
from pathlib import Path

import saucer.games  # noqa: F401 - makes the games known
from saucer.core.log import read
from tests.playthroughs.notation import told, written

FOLDER = Path(__file__).parent


def main(arguments: list[str]) -> None:
    if arguments:
        name, title, file = arguments
        with Path(file).open("rb") as lines:
            (FOLDER / f"{name}.txt").write_text(written(read(lines), title), "utf-8")
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(told(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

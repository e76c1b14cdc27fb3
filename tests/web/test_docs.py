"""What the documents say is true."""

import re
from pathlib import Path

import saucer.games  # noqa: F401 - makes the games known
from saucer.core.door import CORE_REFUSALS
from saucer.core.log import read, write
from saucer.web import api
from saucer.web.wire import CODES

DOCS = Path(__file__).parents[2] / "docs"
NAMES = {"table": "ID"}


def test_the_example_of_a_log_can_be_replayed() -> None:
    (example,) = re.findall(r"```jsonl\n(.*?)```", (DOCS / "log-format.md").read_text(), re.DOTALL)
    log = read(example.splitlines())
    assert "".join(f"{line}\n" for line in write(log)) == example
    assert [line.ply for line in log.played()] == [0, 3, 4]


def test_the_protocol_knows_every_code() -> None:
    codes = (DOCS / "protocol.md").read_text().partition("## Codes")[2]
    first_cells = [line.split("|")[1] for line in codes.splitlines() if line.startswith("| `")]
    assert {code for cell in first_cells for code in re.findall(r"`([a-z-]+)`", cell)} == CODES | CORE_REFUSALS


def test_the_protocol_knows_every_way_in() -> None:
    text = (DOCS / "protocol.md").read_text()
    told = set(re.findall(r"\| `(GET|POST) /api(/[^ `,]*)", text))
    for route in api.ROUTES:
        path = re.sub(r"{(\w+)}", lambda part: NAMES.get(part[1], part[1].upper()), route.path)
        for method in (route.methods or set()) - {"HEAD"}:
            assert (method, path) in told
    assert len(told) == len(api.ROUTES)

"""Is the server well, and what do its figures say?"""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from saucer.store.database import file_address
from saucer.tables.house import House
from saucer.web import metrics
from saucer.web.app import create
from saucer.web.metrics import FIGURES, HEALTH, STEPS, Metrics
from tests.web.server import Person, Server

SERVE = """
import sys
from pathlib import Path
from saucer.web.serve import serve
serve(Path(sys.argv[1]), "127.0.0.1", 0, metrics=("127.0.0.1", 0))
"""
SAMPLE = re.compile(r'(?P<name>[a-z_]+)(\{(?P<label>code|le)="(?P<value>[^"]+)"\})? (?P<number>[0-9.e+-]+)')


def samples(text: str) -> dict[str, float]:
    """What Prometheus would read; every line must be one it can."""
    found = dict[str, float]()
    assert text.endswith("\n")
    for line in text.splitlines():
        if not line.startswith(("# HELP ", "# TYPE ")):
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            key = f"{sample['name']} {sample['value']}" if sample["value"] else sample["name"]
            assert key not in found
            found[key] = float(sample["number"])
    return found


def test_what_was_counted() -> None:
    counted = Metrics()
    for seconds in (0.0001, 0.0005, 0.003, 100.0):
        counted.accepted(seconds)
    for code in ("not-your-turn", "game-over", "game-over"):
        counted.refused(code)
    found = samples(counted.text(3, dict.fromkeys(FIGURES, 7)))
    assert found["saucer_connections"] == 3
    assert found["saucer_commands_accepted_total"] == 4
    assert found["saucer_commands_refused_total game-over"] == 2
    assert found["saucer_commands_refused_total not-your-turn"] == 1
    within = [found[f"saucer_acknowledgement_seconds_bucket {step}"] for step in (*(f"{s:g}" for s in STEPS), "+Inf")]
    assert within == [2, 2, 2] + [3] * (len(STEPS) - 3) + [4]
    assert found["saucer_acknowledgement_seconds_count"] == 4
    assert found["saucer_acknowledgement_seconds_sum"] == pytest.approx(100.0036)
    for name, _, _ in FIGURES.values():
        assert found[name] == 7


def test_every_name_says_what_it_counts_and_is_told_once() -> None:
    lines = Metrics().text(0, dict.fromkeys(FIGURES, 0)).splitlines()
    kinds = [line.split()[2:4] for line in lines if line.startswith("# TYPE ")]
    assert len({name for name, _ in kinds}) == len(kinds)
    for name, kind in kinds:
        assert (kind == "counter") == name.endswith("_total")


class Watched(Server):
    """A server that tells its figures."""

    def __init__(self, data: Path) -> None:
        super().__init__(data, ("-c", SERVE))
        assert self.process.stdout is not None
        self.figures = self.process.stdout.readline().split()[-1]


@pytest.fixture
def watched(data: Path) -> Iterator[Watched]:
    server = Watched(data)
    yield server
    server.stop()
    assert server.errors == ""


def test_figures_of_a_real_server(watched: Watched) -> None:
    ada = Person(watched)
    table = ada.new_table()
    with ada.socket(table["table"]) as socket:
        snapshot = socket.hello()
        socket.say({"type": "command", "id": 1, "command": snapshot["legal"][0]})
        assert socket.hear()["type"] == "ack"
        assert socket.hear()["type"] == "update"
        assert socket.ask({"type": "command", "id": 2, "command": {"do": "nothing"}})["type"] == "refused"
        found = samples(httpx.get(watched.figures).text)
    assert found["saucer_connections"] == 1
    assert found["saucer_tables_open"] == 1
    assert found["saucer_people_present"] == 1
    assert found["saucer_commands_accepted_total"] == 1
    assert found["saucer_acknowledgement_seconds_count"] == 1
    assert found["saucer_commands_refused_total unknown-command"] == 1
    ada.close()


def test_figures_tell_no_names_and_no_tables(watched: Watched) -> None:
    ada = Person(watched)
    table = ada.new_table(name="Ada Lovelace")["table"]
    text = httpx.get(watched.figures).text
    for secret in (table, ada.token, "Ada", "Lovelace"):
        assert secret not in text
    ada.close()


def test_figures_are_not_public(watched: Watched) -> None:
    response = httpx.get(f"{watched.address}/metrics")
    assert "saucer_tables_open" not in response.text
    assert httpx.get(f"{watched.address}/api/metrics").status_code == 404


@pytest.fixture
def app(data: Path) -> Starlette:
    return create(file_address(data))


@pytest.fixture
async def client(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://x") as client:
        yield client


@pytest.mark.anyio
async def test_it_is_well_under_any_name_and_however_often_one_asks(client: httpx.AsyncClient) -> None:
    for _ in range(1000):
        response = await client.get(HEALTH)
        assert (response.status_code, response.text) == (200, "ok\n")
    assert response.headers["cache-control"] == "no-store"


@pytest.mark.anyio
@pytest.mark.parametrize("how", ["fails", "hangs"])
async def test_it_is_not_well_without_its_database(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def knows(*_: object) -> bool:
        if how == "fails":
            raise RuntimeError("postgresql://user:secret@host")
        await asyncio.Event().wait()
        return True

    monkeypatch.setattr(House, "knows", knows)
    monkeypatch.setattr(metrics, "_ANSWER_SECONDS", 0.01)
    response = await client.get(HEALTH)
    assert (response.status_code, response.text) == (503, "the database does not answer\n")


@pytest.mark.anyio
async def test_the_database_is_not_asked_again_at_once(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[object]()

    async def knows(_: object, who: object) -> bool:
        asked.append(who)
        return False

    monkeypatch.setattr(House, "knows", knows)
    monkeypatch.setattr(metrics, "_REMEMBER_SECONDS", 3600)
    answers = await asyncio.gather(*(client.get(HEALTH) for _ in range(20)))
    assert {response.status_code for response in answers} == {200}
    assert len(asked) <= 1

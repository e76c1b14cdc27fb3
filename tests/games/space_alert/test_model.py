"""The quick resolution and the plain one come to the same, also where threats are so frail that many are destroyed."""

from collections.abc import Iterator

import msgspec
import pytest

from saucer.core.rng import Rng
from saucer.games.space_alert import components
from saucer.games.space_alert.components import ThreatRow
from saucer.games.space_alert.resolving import resolve
from tests.games.space_alert.generate import random_mission
from tests.games.space_alert.model import Model


def frail(row: ThreatRow) -> ThreatRow:
    """A third of the hit points and half the speed; Slime has a number of its own."""
    hp = row.hp if "slime" in row.traits else max(1, row.hp // 3)
    return msgspec.structs.replace(row, hp=hp, speed=max(1, row.speed // 2))


@pytest.fixture(params=["as printed", "frail"])
def threats(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The table of cards, for both resolutions."""
    if request.param == "frail":
        for id, row in components.threats().items():
            monkeypatch.setitem(components.threats(), id, frail(row))
    _forget()
    yield
    _forget()


def _forget() -> None:
    components.rows.cache_clear()
    components.cards.cache_clear()


def compare(seeds: range, disputed: bool = False) -> None:
    for seed in seeds:
        document = random_mission(Rng(seed), easy=bool(seed % 2) and not disputed, disputed=disputed)
        found = resolve(document)
        names = {zone: sorted(tiles) for zone, tiles in found.damage_tiles.items()}
        quick = msgspec.to_builtins(msgspec.structs.replace(found, damage_tiles=names))
        assert quick == Model(document).resolve(), f"seed {seed}"


@pytest.mark.usefixtures("threats")
def test_both_come_to_the_same() -> None:
    compare(range(5_000, 5_500))


@pytest.mark.usefixtures("threats")
def test_both_come_to_the_same_where_sources_differ() -> None:
    compare(range(6_000, 6_500), disputed=True)


@pytest.mark.slow
@pytest.mark.usefixtures("threats")
@pytest.mark.parametrize("batch", range(50))
def test_both_come_to_the_same_fifty_thousand_times(batch: int) -> None:
    compare(range(2_000_000 + batch * 1_000, 2_000_000 + (batch + 1) * 1_000))

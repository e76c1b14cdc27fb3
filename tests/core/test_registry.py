"""Which games there are."""

from importlib.metadata import EntryPoint, EntryPoints

import pytest

from examples.connect_four import CONNECT_FOUR, ConnectFourGame
from saucer.core import registry
from saucer.games.falling_skies import NINE_CARDS


@pytest.fixture(autouse=True)
def own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_games", {})
    monkeypatch.setattr(registry, "_plugins_loaded", True)


def test_a_game_is_found_by_its_slug() -> None:
    registry.register(NINE_CARDS)
    assert registry.find("falling-skies-9") is NINE_CARDS
    assert registry.games() == [NINE_CARDS]


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    registry.register(NINE_CARDS)
    with pytest.raises(registry.UnknownGame, match="no game 'chess'; there are: falling-skies-9") as caught:
        registry.find("chess")
    assert caught.value.slug == "chess"


def test_a_game_may_register_again_but_no_other_under_its_slug() -> None:
    registry.register(CONNECT_FOUR)
    registry.register(CONNECT_FOUR)
    with pytest.raises(ValueError, match="two games call themselves 'connect-four'"):
        registry.register(ConnectFourGame())


def test_other_packages_announce_games_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    announced = EntryPoint("connect-four", "examples.connect_four:CONNECT_FOUR", "saucer.games")

    def entry_points(*, group: str) -> EntryPoints:
        return EntryPoints([announced] if group == "saucer.games" else [])

    monkeypatch.setattr(registry, "_plugins_loaded", False)
    monkeypatch.setattr(registry, "entry_points", entry_points)
    assert registry.find("connect-four") is CONNECT_FOUR

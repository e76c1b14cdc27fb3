"""The planner says how hard a timeline is."""

import pytest

from saucer.core.rng import Rng
from saucer.games.space_alert.components import threats
from saucer.games.space_alert.live.difficulty import draw, estimate
from saucer.games.space_alert.live.timelines import timeline
from saucer.games.space_alert.planning import dealt


def drawn(id: str, crew: int = 4, number: int = 0) -> dict[str, object]:
    return draw(timeline(id), crew, "white", "yellow", Rng(0, number))


@pytest.mark.parametrize("crew", [4, 5])
def test_what_is_drawn_can_be_planned(crew: int) -> None:
    """SA-SET-01, SA-SET-03, SA-ANN-04: threats as announced, of the chosen levels, all tracks different."""
    document = drawn("mission_1", crew)
    _, planned, hands = dealt.parse(document)
    mission = planned.mission
    cards = [threats()[card.id] for card in mission.cards]
    assert mission.times == ([2, 4, 5, 6, 7] if crew == 4 else [2, 3, 4, 5, 6, 7])
    assert [card.kind != "external" for card in cards] == [time in (3, 5) for time in mission.times]
    assert [card.severity == "serious" for card in cards] == [time in (2, 7) for time in mission.times]
    assert all(card.level == ("yellow" if card.severity == "serious" else "white") for card in cards)
    assert len({track.number for track in mission.tracks}) == 4
    assert len(hands) == len(mission.programs) == crew


def test_hands_are_packets_with_what_comes_in() -> None:
    """SA-SET-04, SA-ANN-05: mission 7 has incoming data in each of its phases, mission 6 three in the first."""
    for id, counts in (("mission_7", [6, 6, 6]), ("mission_6", [8, 5, 5]), ("test_run_1", [5, 6])):
        players = drawn(id)["players"]
        assert isinstance(players, list)
        for player in players:
            packets = player["hands"]
            assert [len(packet) for packet in packets] == counts
            assert [sum("heroic" in card for card in packet) for packet in packets] == [1] + [0] * (len(counts) - 1)


def test_the_same_seed_gives_the_same_figures() -> None:
    test_run = timeline("test_run_2")
    found = estimate(test_run, missions=2, tries=30)
    assert found == estimate(test_run, missions=2, tries=30)
    assert (found.missions, found.tries) == (2, 30)
    assert 0 <= found.survival <= 1
    assert 0 < found.survival_error < 0.5
    assert drawn("mission_1") != drawn("mission_1", number=1)

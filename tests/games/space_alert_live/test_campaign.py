"""Missions in a row, repairs between them, and the log book (SA-CAM, SA-LOG)."""

from collections.abc import Mapping, Sequence

import pytest

from saucer.core.messages import Event
from saucer.core.seats import Seat
from saucer.games.space_alert import resolving
from saucer.games.space_alert.board import (
    HEAVY_TILE,
    REACTOR_TILE,
    REACTORS,
    SHIELD_TILE,
    SHIELDS,
    STRUCTURE_TILE,
)
from saucer.games.space_alert.events import ScoreCounted, ShipJumped
from saucer.games.space_alert.live import SPACE_ALERT
from saucer.games.space_alert.live.commands import PlaceSquad, Propose, Repair
from saucer.games.space_alert.live.events import (
    CampaignCounted,
    CampaignStopped,
    LegLogged,
    LevelsChosen,
    LossLogged,
    MissionLogged,
    NothingRepaired,
    SquadPlaced,
    SquadRepaired,
    StoodUp,
    TileRepaired,
)
from saucer.games.space_alert.live.options import SpaceAlertOptions, setup
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.state import GATHERING, LEVELS, OVER, REPAIRING
from saucer.games.space_alert.state import LOST

from .tables import FIRST, SECOND, THIRD, begin, begun, may, planned, play, refused, resolved, seen, the

GO_ON, GO_HOME = Propose(0, 0, 1), Propose(0, 0, 0)
NOTHING = Repair(0, 0, 0)
SQUAD = Repair(2, 0, 0)
RED, WHITE = 0, 1


def tile(zone: int, number: int) -> Repair:
    return Repair(1, zone, number)


def fly(
    state: LiveMission,
    tiles: Mapping[int, Sequence[int]] | None = None,
    disabled: int = 0,
    down: Sequence[int] = (),
    looked: int = 0,
) -> list[Event]:
    """Let a mission be won in which nothing happens but that the ship and the crew suffer this."""
    planned(state)
    resolution = state.resolution
    assert resolution is not None
    resolution.threats.clear()
    for zone, numbers in (tiles or {}).items():
        for number in numbers:
            resolution.tiles[zone] |= 1 << number
    resolution.disabled |= disabled
    for member in down:
        resolution.crew[member].is_down = True
    resolution.seen[0] = looked
    return resolved(state)


def campaign(people: int = 2, missions: int = 3) -> LiveMission:
    return begun(people, timeline="test_run_1", missions=missions)


def break_after(state: LiveMission, **suffered: object) -> LiveMission:
    """To the repairs after a mission."""
    fly(state, **suffered)  # type: ignore[arg-type]
    for seat in range(state.setup.people):
        play(state, Seat(seat), GO_ON)
    return state


def repair_all(state: LiveMission, *commands: Repair) -> list[Event]:
    """Each member in its turn; nothing once the commands are used up."""
    events: list[Event] = []
    wanted = list(commands)
    while state.phase == REPAIRING and state.repairing < state.setup.crew:
        events += play(state, state.to_act()[0], wanted.pop(0) if wanted else NOTHING)
    return events


def test_cam_01_up_to_three_missions_in_a_row() -> None:
    state = campaign()
    for mission in (1, 2, 3):
        assert state.mission == mission
        if mission < 3:
            break_after(state)
            repair_all(state)
            assert state.phase == GATHERING
            begin(state)
    fly(state)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.shares, outcome.reason) == ((1.0, 1.0), "campaign-won")


def test_cam_01_the_crew_may_stop_after_the_first_or_second() -> None:
    state = campaign()
    fly(state)
    assert state.phase == LEVELS
    play(state, FIRST, GO_HOME)
    events = play(state, SECOND, GO_HOME)
    assert the(CampaignStopped, events)[0].missions == 1
    assert state.phase == OVER


def test_cam_01_losing_a_mission_loses_the_campaign() -> None:
    state = campaign()
    break_after(state)
    repair_all(state)
    begin(state)
    planned(state)
    resolution = state.resolution
    assert resolution is not None
    resolution.ending, resolution.culprit = LOST, 0
    events = resolved(state)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.shares, outcome.reason) == ((0.0, 0.0), "campaign-lost")
    assert the(LossLogged, events)[0].threat == resolution.threats[0].card.id
    assert seen(state, None).logbook[-1].campaign_total is None
    assert SPACE_ALERT.figures(state) == {"missions": 2, "score": None, "penalties": None, "visual": None}


@pytest.mark.parametrize(
    ("first", "second", "common", "serious"),
    [
        (Propose(2, 2, 1), Propose(1, 2, 1), "mixed", "yellow"),
        (Propose(0, 2, 1), Propose(2, 0, 1), "white", "white"),
        (Propose(2, 1, 1), Propose(2, 2, 1), "yellow", "mixed"),
    ],
)
def test_cam_02_the_most_cautious_proposal_wins(first: Propose, second: Propose, common: str, serious: str) -> None:
    state = campaign()
    fly(state)
    play(state, FIRST, first)
    assert refused(state, FIRST, first) == "not-your-turn"
    chosen = the(LevelsChosen, play(state, SECOND, second))[0]
    assert (chosen.common, chosen.serious) == (common, serious)


def test_cam_02_whoever_wants_to_stop_is_the_most_cautious() -> None:
    state = campaign()
    fly(state)
    play(state, FIRST, GO_ON)
    events = play(state, SECOND, GO_HOME)
    assert the(CampaignStopped, events)
    assert state.phase == OVER


def test_cam_02_and_oq_30_each_mission_has_a_random_timeline_which_may_come_again() -> None:
    options = SpaceAlertOptions(missions=3)
    assert len(setup(options, 4).timelines) == 8
    state = begun(2, timeline="random", missions=2)
    first = state.timeline
    break_after(state)
    repair_all(state)
    begin(state, seed=0)
    assert state.timeline == first, "the same dealer draws the same one again"


def test_cam_03_between_missions_all_but_the_damage_is_set_up_afresh() -> None:
    state = campaign()
    planned(state)
    assert state.resolution is not None
    state.resolution.fuel, state.resolution.rockets = 0, 1
    break_after(state, tiles={RED: [HEAVY_TILE]})
    assert state.threats == []
    repair_all(state)
    begin(state)
    assert [len(hand) for hand in state.hands] == [9, 9]
    assert sum(state.deck[:12]) == 90 - 16
    planned(state)
    assert state.resolution is not None
    assert (state.resolution.fuel, state.resolution.rockets) == (3, 3)
    assert state.resolution.tiles[RED] == 1 << HEAVY_TILE


def test_cam_04_members_repair_one_thing_each_in_crew_order() -> None:
    state = break_after(campaign(), tiles={RED: [HEAVY_TILE, SHIELD_TILE]}, disabled=1)
    assert seen(state, None).campaign.repairing == 0  # type: ignore[union-attr]
    assert state.to_act() == (FIRST,)
    events = play(state, FIRST, tile(RED, HEAVY_TILE))
    assert [(event.zone, event.tile) for event in the(TileRepaired, events)] == [("red", "heavy_laser")]
    assert state.to_act() == (SECOND,)
    assert the(SquadRepaired, play(state, SECOND, SQUAD))
    assert state.squads == 0
    assert state.to_act() == (FIRST,), "the captain decides for the androids"
    assert the(NothingRepaired, play(state, FIRST, NOTHING))
    play(state, FIRST, tile(RED, SHIELD_TILE))
    assert state.phase == GATHERING
    assert state.carried == [0, 0, 0]


def test_cam_04_who_was_knocked_out_only_stands_up_again() -> None:
    state = campaign()
    fly(state, tiles={RED: [HEAVY_TILE]}, down=[0, 2])
    play(state, FIRST, GO_ON)
    events = play(state, SECOND, GO_ON)
    assert [event.member for event in the(StoodUp, events)] == [0]
    assert state.repairing == 1
    events = play(state, SECOND, NOTHING)
    assert [event.member for event in the(StoodUp, events)] == [2]
    assert state.repairing == 3
    play(state, FIRST, NOTHING)
    begin(state)
    planned(state)
    assert state.resolution is not None
    assert not any(member.is_down for member in state.resolution.crew)


def test_cam_05_at_most_two_tiles_of_a_zone_are_repaired() -> None:
    state = break_after(campaign(), tiles={RED: [0, 1, 2, 3], WHITE: [0]})
    play(state, FIRST, tile(RED, 0))
    play(state, SECOND, tile(RED, 1))
    assert refused(state, FIRST, tile(RED, 2)) == "not-to-repair"
    assert may(state, FIRST, tile(WHITE, 0))


def test_cam_06_nothing_is_repaired_after_the_last_mission() -> None:
    state = campaign(missions=2)
    break_after(state)
    repair_all(state)
    begin(state)
    fly(state, tiles={RED: [0]})
    assert state.phase == OVER
    assert state.logbook[-1].penalties == 2


def test_cam_07_tiles_left_keep_their_effect_and_cost_a_cube() -> None:
    state = break_after(campaign(), tiles={RED: [SHIELD_TILE], WHITE: [REACTOR_TILE]})
    repair_all(state)
    assert seen(state, None).ship.tiles["red"] == ("shield",)
    begin(state)
    planned(state)
    assert state.resolution is not None
    assert state.resolution.shields == [SHIELDS[0] - 1, *SHIELDS[1:]]
    assert state.resolution.reactors == [REACTORS[0], REACTORS[1] - 1, REACTORS[2]]


def test_cam_08_and_cam_13_structural_damage_doubles_only_if_it_stayed_on_the_ship() -> None:
    state = break_after(campaign(), tiles={RED: [STRUCTURE_TILE], WHITE: [STRUCTURE_TILE]})
    repair_all(state, tile(WHITE, STRUCTURE_TILE))
    begin(state)
    planned(state)
    assert state.resolution is not None
    assert [tiles >> STRUCTURE_TILE & 1 for tiles in state.resolution.mission.carried] == [1, 0, 0]


@pytest.mark.parametrize(("station", "stored"), [(3, 1), (2, 2)])
def test_cam_09_with_one_squad_the_crew_chooses_where_it_starts(station: int, stored: int) -> None:
    state = break_after(campaign(), disabled=1)
    assert refused(state, FIRST, PlaceSquad(3)) == "no-squad-to-place"
    repair_all(state)
    assert seen(state, None).campaign.placing  # type: ignore[union-attr]
    assert state.to_act() == (FIRST,)
    assert refused(state, FIRST, NOTHING) == "not-repairing"
    events = play(state, FIRST, PlaceSquad(station))
    assert [event.station for event in the(SquadPlaced, events)] == [{2: "upper_blue", 3: "lower_red"}[station]]
    begin(state)
    planned(state)
    assert state.resolution is not None
    assert state.resolution.stored == stored


def test_cam_09_a_squad_that_is_not_repaired_is_not_set_up() -> None:
    state = break_after(campaign(), disabled=3)
    repair_all(state)
    assert state.phase == GATHERING, "there is none to be placed"
    begin(state)
    planned(state)
    assert state.resolution is not None
    assert state.resolution.stored == 0
    assert seen(state, None).ship.squads == {"lower_red": False, "upper_blue": False}


def test_cam_10_and_ex_06_a_campaign_counts_all_threats_the_last_penalties_and_the_mean_of_visual_points() -> None:
    state = campaign()
    for looked in (1, 1, 0):
        events = fly(state, tiles={RED: [HEAVY_TILE, SHIELD_TILE]}, looked=looked)
        state.logbook[-1].destroyed = 4
        if state.phase == LEVELS:
            for seat in (FIRST, SECOND):
                play(state, seat, GO_ON)
            repair_all(state, tile(RED, HEAVY_TILE), tile(RED, SHIELD_TILE))
            begin(state)
    counted = the(CampaignCounted, events)[0]
    assert counted.visual == 0, "two points in three missions"
    assert counted.penalties == 4
    assert seen(state, None).logbook[-1].campaign_total == 12 - 4 + 0
    assert [line.penalties for line in state.logbook] == [4, 4, 4]


def test_cam_11_each_mission_is_logged_and_the_total_stands_on_the_last_line() -> None:
    state = campaign(missions=2)
    break_after(state)
    assert [line.campaign_total for line in seen(state, None).logbook] == [None]
    repair_all(state)
    begin(state)
    fly(state)
    assert [line.campaign_total for line in seen(state, None).logbook] == [None, 0]


def test_cam_11_penalties_and_totals_wait_for_the_end_of_the_campaign() -> None:
    state = campaign(missions=2)
    events = fly(state, tiles={RED: [HEAVY_TILE]}, looked=3)
    assert [event.visual for event in the(LegLogged, events)] == [3]
    assert not the(MissionLogged, events)
    assert the(ShipJumped, events)
    assert not the(ScoreCounted, events)
    line = seen(state, None).logbook[0]
    assert (line.survived, line.destroyed, line.penalties, line.visual, line.total) == (0, 0, None, 3, None)
    for seat in (FIRST, SECOND):
        play(state, seat, GO_ON)
    repair_all(state, tile(RED, HEAVY_TILE))
    begin(state)
    fly(state, looked=1)
    first, last = seen(state, None).logbook
    assert (first.penalties, first.total, first.campaign_total) == (None, None, None)
    assert (last.penalties, last.visual, last.total, last.campaign_total) == (0, 1, None, 2)
    assert SPACE_ALERT.figures(state) == {"missions": 2, "score": 2, "penalties": 0, "visual": 1}


def test_cam_12_and_oq_27_penalties_are_what_stands_at_the_end() -> None:
    """Older tiles, members knocked out in the last mission, and squads disabled then or never repaired."""
    state = break_after(campaign(missions=2), tiles={RED: [HEAVY_TILE]}, disabled=1, down=[1])
    repair_all(state)
    play(state, FIRST, PlaceSquad(3))
    begin(state)
    fly(state, tiles={WHITE: [HEAVY_TILE]}, down=[0])
    assert state.logbook[-1].penalties == 2 + 1 + 2 + 1


def test_log_01_the_crew_stands_in_the_view_with_its_roles() -> None:
    """A page of the log book has a crew: its names are those at the table."""
    state = begun(4)
    signs = [member.roles for member in seen(state, None).crew]
    assert signs == [("captain",), ("communications",), ("security",), ()]


def test_log_02_each_mission_is_a_line() -> None:
    state = begun(4, common="mixed", serious="yellow")
    events = fly(state, tiles={RED: [HEAVY_TILE]}, looked=3)
    line = seen(state, None).logbook[0]
    assert (line.mission, line.common, line.serious) == ("simulation_1", "mixed", "yellow")
    assert (line.survived, line.destroyed, line.penalties, line.visual, line.total) == (0, 0, 2, 3, 1)
    logged = the(MissionLogged, events)[0]
    assert (logged.mission, logged.score) == ("simulation_1", 1)
    assert state.resolution is not None
    assert resolving.result(state.resolution).score == 1


def test_log_03_a_lost_mission_is_logged_with_the_threat() -> None:
    state = begun(4)
    planned(state)
    assert state.resolution is not None
    state.resolution.ending, state.resolution.culprit = LOST, 0
    culprit = state.resolution.threats[0].card.id
    events = resolved(state)
    line = seen(state, None).logbook[0]
    assert (line.lost_to, line.total, line.survived) == (culprit, None, None)
    assert SPACE_ALERT.figures(state) == {"missions": 1, "score": None, "penalties": None, "visual": None}
    assert the(LossLogged, events)[0].rule == "SA-LOG-03"


def test_only_those_asked_decide() -> None:
    state = break_after(campaign(3), tiles={RED: [HEAVY_TILE]})
    assert refused(state, THIRD, NOTHING) == "not-your-turn"
    assert refused(state, FIRST, GO_ON) == "not-between-missions"

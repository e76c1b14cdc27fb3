"""Scenarios: each adds a rule that makes the game harder (UFS-STAR-1, UFS-STAR-2).

All of them are ours: each test says what the rule sentence of a scenario says.
"""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import product

import msgspec
import pytest

from saucer.games.falling_skies import BOXED, rules
from saucer.games.falling_skies.board import CELLS, COLUMNS, EXPLOSION, Board
from saucer.games.falling_skies.box import HEIGHTS, BoxOptions, Height, lay_out, scenarios
from saucer.games.falling_skies.commands import Dig, Drawn, Finish, Place, Rolled, Spawn, Use
from saucer.games.falling_skies.events import (
    AbilityUsed,
    BaseHit,
    Counted,
    EnergyLost,
    ExcavatorDrivenBack,
    NoShipLeft,
    ShipDestroyed,
    ShipMoved,
    ShipReinforced,
    Won,
)
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import ROLL, SPAWN
from saucer.games.falling_skies.view import details_of, scenery
from saucer.text import LOCALES, Texts
from tests.games.falling_skies.positions import (
    cells_for,
    excavator,
    offered,
    play,
    position,
    refused,
    robots,
    waiting,
    where,
)

NAMES = tuple(scenarios())
ORANGE = 9
ALL_DUG = (5, 4)
DONE = "- - - - 1w@00"
"""A rooms phase in which nothing is left to do."""


def table(name: str, city: str = "roswell", threat_tiles: tuple[Height, ...] = ()) -> Board:
    return lay_out(BoxOptions(city=city, scenario=name, threat_tiles=threat_tiles))


def on_the_threshold(name: str, marks: Sequence[int]) -> FallingSkies:
    """Three sixes in the widest research room, and only the last space to go."""
    return position(
        table(name), energy=2, research=15, excavator=ALL_DUG, dice="6@51 6@52 6@53 1w@00 -", marks=list(marks)
    )


def wins(name: str, marks: Sequence[int]) -> bool:
    """Whether the last space is open; a barred one leaves the marker where it was."""
    played = play(on_the_threshold(name, marks), Use(5, 1))
    assert bool(played.told(Won)) == (played.state.research == 16)
    return bool(played.told(Won))


def sky(row: int, column: int) -> int:
    return (row + 1) * COLUMNS + column


# What there is.


def test_four_in_each_of_the_first_three_chapters_and_the_last_battle() -> None:
    assert Counter(scenario.chapter for scenario in scenarios().values()) == {1: 4, 2: 4, 3: 4, 4: 1}
    assert scenarios()["final-battle"].chapter == 4


def test_all_are_ours() -> None:
    assert all(scenario.ours for scenario in scenarios().values())
    assert all(ability.is_ours for name in NAMES for ability in details_of(table(name)).abilities)


@pytest.mark.parametrize("name", NAMES)
def test_each_is_worth_a_star(name: str) -> None:
    """UFS-STAR-2."""
    assert BoxOptions(scenario=name).stars == 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_each_has_its_words(name: str, locale: str) -> None:
    texts = Texts(locale, *BOXED.texts)
    assert all(texts.say(f"scenario-{name}{part}") for part in ("", "-rule", "-story"))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rule_sentences_name_the_numbers_of_the_table(locale: str) -> None:
    texts = Texts(locale, *BOXED.texts)
    for name in ("wreckage", "convoys", "mould", "flight-recorders"):
        (row,) = scenarios()[name].powers
        assert re.search(rf"\b{row.times}\b", texts.say(f"scenario-{name}-rule")), name


@pytest.mark.parametrize("locale", LOCALES)
def test_the_log_has_a_sentence_of_its_own_for_each(locale: str) -> None:
    texts = Texts(locale, *BOXED.texts)
    tells = ("power-cuts", "vanguard", "smoke", "tremors", "the-ram", "jet-stream", "final-battle")
    counts = ("wreckage", "convoys", "mould", "flight-recorders", "the-ram")
    used = {texts.event(AbilityUsed(rule="UFS-STAR-1", owner="scenario", name=name)) for name in tells}
    counted = {texts.event(Counted(rule="UFS-STAR-1", name=name, count=1, goal=2)) for name in counts}
    assert (len(used), len(counted)) == (len(tells), len(counts))


# Power cuts: at the end of every rooms phase, 1 energy is lost.


def test_power_cuts_take_energy_when_the_rooms_phase_ends() -> None:
    played = play(position(table("power-cuts"), energy=3, dice=DONE), Finish())
    assert played.state.energy == 2
    assert [(lost.amount, lost.energy) for lost in played.told(EnergyLost)] == [(1, 2)]


def test_power_cuts_take_nothing_where_nothing_is() -> None:
    played = play(position(table("power-cuts"), energy=0, dice=DONE), Finish())
    assert played.state.energy == 0
    assert not played.told(EnergyLost)
    assert not played.told(AbilityUsed)


# The vanguard: two white ships wait on the mothership from the start.


def test_the_vanguard_waits_from_the_start() -> None:
    assert waiting(rules.new(table("vanguard"))) == [5, 6]


def test_the_vanguard_comes_once_the_threat_is_known() -> None:
    """UFS-THREAT-2: the tiles are drawn first, and then the game is set up."""
    start = rules.new(lay_out(BoxOptions(scenario="vanguard", threat=2)))
    halfway = play(start, Drawn((1,)))
    assert (waiting(start), waiting(halfway.state)) == ([], [])
    played = play(halfway.state, Drawn((3,)))
    assert waiting(played.state) == [5, 6]
    assert [ship.ship for ship in played.told(ShipReinforced)] == [5, 6]


# Wreckage: the last research space is barred until 8 ships are shot down.


def test_each_ship_shot_down_is_a_wreck() -> None:
    state = position(
        table("wreckage"), energy=1, ships={0: (12, 0), 1: (14, 2), 2: (13, 1)}, dice="6@10 - - - 1w@04", marks=[2]
    )
    played = play(state, Use(1, 0))
    assert [(counted.count, counted.goal) for counted in played.told(Counted)] == [(3, 8), (4, 8)]
    assert len(played.told(ShipDestroyed)) == 2
    assert played.state.marks == [4]


def test_more_wrecks_than_needed_are_not_counted() -> None:
    state = position(table("wreckage"), energy=1, ships={0: (12, 0)}, dice="6@10 - - - 1w@04", marks=[8])
    assert play(state, Use(1, 0)).state.marks == [8]


def test_eight_wrecks_open_the_last_space() -> None:
    assert [wins("wreckage", [wrecks]) for wrecks in (0, 7, 8)] == [False, False, True]


# Short of shells: only the first die on a gun each round slows the ships.


def test_only_the_first_gun_fires() -> None:
    state = position(table("short-of-shells"), ships={0: (3, 0), 1: (5, 1), 2: (8, 4)}, dice="3 3 1 1w 1w")
    after = play(state, Place(0, 0, 0), Place(1, 0, 1)).state
    assert (where(after, 0), where(after, 1)) == ((5, 0), (8, 1))
    assert where(play(after, Place(2, 0, 4)).state, 2) == (9, 4), "a 1 does not hold them there"


def test_guns_fire_again_the_next_round() -> None:
    state = position(table("short-of-shells"), ships={0: (3, 0)}, dice="3 3@12 1 1w 1w", round=2)
    assert where(play(state, Place(0, 0, 0)).state, 0) == (5, 0)


def test_where_no_ship_falls_far_none_falls_far_past_a_silent_gun() -> None:
    """In Ulaanbaatar no die brings ships down by more than 5 rows: what a city does has the last word."""
    state = position(table("short-of-shells", "ulaanbaatar"), ships={0: (-1, 0)}, dice="6 1@01 1 1w 1w")
    assert where(play(state, Place(0, 0, 0)).state, 0) == (4, 0)


def test_a_silent_gun_slows_nothing_however_good_it_is() -> None:
    """In Auckland a gun slows ships by 2 rows."""
    state = position(table("short-of-shells", "auckland"), ships={0: (-1, 0)}, dice="1 1@01 1 1w 1w")
    assert where(play(state, Place(0, 0, 0)).state, 0) == (0, 0)


# The convoys: one gets away at the end of a rooms phase without a hit since the end of the one before.


def test_a_convoy_gets_away_when_the_base_is_not_hit() -> None:
    played = play(position(table("convoys"), dice=DONE, marks=[2, 0]), Finish())
    assert played.state.marks == [3, 0]
    assert [(counted.count, counted.goal) for counted in played.told(Counted)] == [(3, 6)]


def test_no_convoy_leaves_under_fire() -> None:
    state = position(table("convoys"), ships={0: (15, 0)}, dice="2 1@01 1@02 1w@03 1w@04", marks=[2, 0])
    played = play(state, Place(0, 0, 0), Finish())
    assert len(played.told(BaseHit)) == 1
    assert not played.told(Counted)
    assert played.state.marks == [2, 0], "the next one may try again"


def test_fire_from_the_mothership_stops_the_next_convoy() -> None:
    board = table("convoys", threat_tiles=(Height.SKY_4,))
    played = play(position(board, mothership=2, ships={}, dice=DONE), Finish())
    assert len(played.told(BaseHit)) == 1
    assert played.state.marks == [1, 1]


def test_six_convoys_open_the_last_space() -> None:
    assert [wins("convoys", [convoys, 0]) for convoys in (5, 6)] == [False, True]


# Smoke in the shafts: each round the three lowest rows of the next column take no die.


def test_smoke_begins_in_the_first_column() -> None:
    start = rules.new(table("smoke"))
    state = position(start.board, excavator=ALL_DUG, dice="1 1 1 1w 1w", marks=start.marks)
    open_cells = {divmod(cell, COLUMNS) for cell in range(CELLS - 1)} - {(3, 0), (4, 0), (5, 0)}
    assert cells_for(state, 0) == open_cells
    assert refused(state, Place(0, 4, 0)) == "cell-closed"


@pytest.mark.parametrize("round", range(1, 12))
def test_smoke_drifts_on_every_round(round: int) -> None:
    state = position(table("smoke"), ships={0: (9, 4)}, mothership=2, dice=DONE, round=round)
    after = play(state, Finish()).state
    while after.phase == SPAWN:
        after = play(after, next(command for command in offered(after) if isinstance(command, Spawn))).state
    assert after.round == round + 1
    assert sorted(after.marks) == [row * COLUMNS + round % COLUMNS for row in (3, 4, 5)]


def test_nobody_digs_in_smoke() -> None:
    start = rules.new(table("smoke"))
    state = position(start.board, dice="6 1 1 1w 1w", marks=start.marks)
    assert (2, 0) in cells_for(state, 0)
    assert (3, 1) in cells_for(state, 0)
    assert (3, 0) not in cells_for(state, 0)


def test_robots_do_not_mind_smoke() -> None:
    marks = [26, 21, 16]
    state = position(table("smoke"), energy=0, excavator=ALL_DUG, dice=DONE, robots="3@41 -", marks=marks)
    assert play(state, Use(4, 1)).state.energy == 4


# Tremors: at the end of every rooms phase, the excavator goes back for each hit since the end of the one before.


@pytest.mark.parametrize(("hits", "back_to"), [(0, (2, 2)), (1, (2, 3)), (2, (2, 4)), (3, (2, 4))])
def test_hits_drive_the_excavator_back(hits: int, back_to: tuple[int, int]) -> None:
    ships = {ship: (15, ship) for ship in range(hits)}
    state = position(table("tremors"), ships=ships, excavator=(2, 2), dice="2 2 2 1w@03 1w@04")
    after = play(state, Place(0, 0, 0), Place(1, 0, 1), Place(2, 0, 2)).state
    assert excavator(after) == (2, 2), "the rooms can be used first"
    played = play(after, Finish())
    assert excavator(played.state) == back_to, "never beyond its start"
    assert bool(played.told(ExcavatorDrivenBack)) == (hits > 0)
    assert played.state.marks == [0]


def test_tremors_bury_robots() -> None:
    """UFS-MS-3."""
    state = position(table("tremors"), excavator=(2, 2), dice=DONE, robots="3@23 2@11", marks=[1])
    assert robots(play(state, Finish()).state) == "- 2@11"


# The orange ship.


@pytest.mark.parametrize("name", ["the-ram", "final-battle"])
def test_the_orange_ship_waits_from_the_start(name: str) -> None:
    """UFS-SETUP-3: a scenario brings it in, beside the four white ones."""
    state = rules.new(table(name))
    assert (waiting(state), len(state.ships)) == ([ORANGE], 10)
    assert scenery(state.board).orange_ship == ORANGE
    assert scenery(state.board).extra_ships == 4


@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("the-ram", "final-battle")])
def test_other_scenarios_leave_it_in_the_box(name: str) -> None:
    assert scenery(table(name)).orange_ship == -1
    assert len(rules.new(table(name)).ships) == 9


@pytest.mark.parametrize("name", ["the-ram", "final-battle"])
def test_it_takes_two_hits(name: str) -> None:
    ships = {0: (12, 0), ORANGE: (14, 2)}
    state = position(table(name), energy=1, ships=ships, dice="6@10 - - - 1w@04")
    played = play(state, Use(1, 0))
    assert (where(played.state, 0), where(played.state, ORANGE)) == ("waiting", "waiting")
    assert [(counted.count, counted.goal) for counted in played.told(Counted)] == [(1, 2)]
    assert [ship.ship for ship in played.told(ShipReinforced)] == [ORANGE]
    state = position(table(name), energy=1, ships=ships, dice="6@10 - - - 1w@04", marks=[1])
    played = play(state, Use(1, 0))
    assert (where(played.state, 0), where(played.state, ORANGE)) == ("waiting", "supply")
    assert not played.told(ShipReinforced)


def test_it_is_dropped_after_all_others() -> None:
    """UFS-SPAWN-1: purple ships, white ones, and then the orange one, for which the player is asked by itself."""
    ships = {0: (8, 0), 1: (9, 1), 2: "waiting", 3: (9, 3), 4: (9, 4), 5: "waiting", ORANGE: "waiting"}
    state = position(table("the-ram"), mothership=6, ships=ships, dice=DONE)  # type: ignore[arg-type]
    played = play(state, Finish())
    assert where(played.state, 2) == (7, 2), "the empty column"
    assert played.state.phase == SPAWN
    assert [command for command in offered(played.state) if isinstance(command, Spawn)] == [
        Spawn(1), Spawn(3), Spawn(4),
    ]  # fmt: skip
    white = play(played.state, Spawn(3)).state
    assert (where(white, 5), where(white, ORANGE)) == ((7, 3), "waiting")
    orange = play(white, Spawn(4)).state
    assert where(orange, ORANGE) == (7, 4)
    assert orange.phase == ROLL


def test_a_tie_between_a_white_ship_and_the_orange_one_is_the_players() -> None:
    """UFS-SPAWN-4: two ships for two drop points, but not of one colour."""
    ships = {0: (9, 0), 1: (9, 1), 2: (8, 2), 3: (8, 3), 4: (8, 4), 5: "waiting", ORANGE: "waiting"}
    after = play(position(table("the-ram"), mothership=6, ships=ships, dice=DONE), Finish()).state  # type: ignore[arg-type]
    assert after.phase == SPAWN
    assert where(play(after, Spawn(1)).state, 5) == (7, 1)
    assert where(play(after, Spawn(1)).state, ORANGE) == (7, 0)


def test_it_never_comes_with_the_white_ships() -> None:
    """UFS-MS-5: only white ships come from the supply."""
    ships = {ship: (9, ship - 5) for ship in range(5, 9)}
    played = play(position(table("the-ram"), ships=ships, dice=DONE, marks=[2]), Finish())
    assert where(played.state, ORANGE) == "supply"
    assert len(played.told(NoShipLeft)) == 1


@pytest.mark.parametrize(("ship", "damage"), [(0, 1), (5, 1), (ORANGE, 2)])
def test_the_ram_does_two_damage(ship: int, damage: int) -> None:
    state = position(table("the-ram"), ships={ship: (15, 0)}, dice="2 1 1 1w 1w")
    played = play(state, Place(0, 0, 0))
    assert played.state.damage == damage
    assert where(played.state, ship) == "waiting"


def test_walls_stop_the_ram_altogether() -> None:
    """In Istanbul the first ships that reach the city do no damage."""
    state = position(table("the-ram", "istanbul"), ships={ORANGE: (14, 0)}, dice="4 1 1 1w 1w")
    assert play(state, Place(0, 0, 0)).state.damage == 0


def test_the_ram_does_not_bar_the_last_space() -> None:
    assert wins("the-ram", [0])


def test_on_the_last_night_the_orange_ship_must_go_first() -> None:
    assert [wins("final-battle", [hits]) for hits in (0, 1, 2)] == [False, False, True]


def test_it_is_drawn_and_restored_like_any_other() -> None:
    state = position(table("the-ram"), ships={0: (3, 1), ORANGE: (3, 4)}, dice="2 1 1 1w 1w", marks=[1])
    written = msgspec.json.decode(msgspec.json.encode(BOXED.position(state)))
    again = BOXED.restore(BoxOptions(scenario="the-ram"), 1, written)
    assert (again.ships, again.marks) == (state.ships, state.marks)


# Jet stream: when all dice are placed, ships are blown one column to the side.


@pytest.mark.parametrize(("round", "columns"), [(1, [1, 2, 3, 4, 3]), (2, [0, 0, 2, 3, 1])])
def test_the_wind_turns_every_round(round: int, columns: list[int]) -> None:
    """To the right, the edge stops ship 3 and ship 3 stops ship 2; to the left, both are blown along."""
    ships = {0: (9, 0), 1: (12, 1), 2: (9, 3), 3: (9, 4), 4: (13, 2)}
    state = position(table("jet-stream"), ships=ships, dice="1 1@01 1@02 1w@03 1w@04", round=round)
    played = play(state, Place(0, 0, 0))
    assert [where(played.state, ship)[1] for ship in range(5)] == columns
    assert {moved.ship for moved in played.told(ShipMoved)} == {
        ship for ship in range(5) if ships[ship][1] != columns[ship]
    }


def test_nothing_happens_where_the_wind_carries_a_ship() -> None:
    """Row 10, column 1 calls the mothership down, but only a ship that comes there by itself."""
    state = position(table("jet-stream"), ships={0: (10, 0)}, dice="1 1@01 1@02 1w@03 1w@04", mothership=3)
    after = play(state, Place(0, 0, 0)).state
    assert (where(after, 0), after.mothership) == ((10, 1), 3)


def test_drop_points_are_out_of_the_wind() -> None:
    state = position(table("jet-stream"), ships={0: (3, 0), 1: (4, 2)}, dice="1 1@01 1@02 1w@03 1w@04", mothership=3)
    after = play(state, Place(0, 0, 0)).state
    assert (where(after, 0), where(after, 1)) == ((3, 0), (4, 3))


# Jammers: a room costs 1 more while a white ship is in the sky above one of its cells.


@pytest.mark.parametrize(
    ("ships", "cost"),
    [({0: (9, 2)}, 2), ({5: (9, 1)}, 2), ({5: (9, 2)}, 3), ({5: (9, 2), 6: (4, 3)}, 3), ({5: "waiting"}, 2)],
)
def test_a_room_under_a_white_ship_costs_more(ships: dict[int, tuple[int, int]], cost: int) -> None:
    state = position(table("jammers"), energy=7, ships=ships, excavator=ALL_DUG, dice="6@32 6@33 - 1w@00 -")
    assert play(state, Use(3, 2)).state.energy == 7 - cost
    assert refused(position(
        table("jammers"), energy=cost - 1, ships=ships, excavator=ALL_DUG, dice="6@32 6@33 - 1w@00 -"
    ), Use(3, 2)) == "not-enough-energy"  # fmt: skip


# The mould: it settles where the farthest die lies, on up to 2 cells, until the excavator moves on.


def test_mould_settles_where_the_farthest_die_lies() -> None:
    """Along the path of the excavator: row 2 is dug from the right, so that its first cell comes last."""
    start = rules.new(table("mould"))
    assert start.marks == [-1, -1]
    state = position(start.board, excavator=(3, 0), dice="1 1@20 1@12 1w@23 1w@04", marks=start.marks, ships={})
    played = play(state, Place(0, 0, 1))
    assert played.state.marks == [10, -1]
    assert [counted.count for counted in played.told(Counted)] == [1]
    assert play(played.state, Use(2, 0)).state.energy == 3, "the die that lies there still works"


def test_the_oldest_mould_moves() -> None:
    state = position(table("mould"), dice="1 1@00 1@12 1w@03 1w@04", marks=[8, 9], ships={})
    played = play(state, Place(0, 0, 1))
    assert played.state.marks == [7, 8]
    assert [counted.count for counted in played.told(Counted)] == [2]


def test_mould_settles_neither_on_guns_nor_on_the_die_that_digs() -> None:
    state = position(table("mould"), dice="1 1@00 1@02 1w@23 1w@04", marks=[-1, -1], ships={})
    assert play(state, Place(0, 0, 1)).state.marks == [-1, -1]


def test_no_die_is_put_on_mould() -> None:
    state = position(table("mould"), dice="1 1 1 1w 1w", marks=[5, 6], ships={})
    assert {(1, 0), (1, 1)}.isdisjoint(cells_for(state, 0))
    assert {(0, 0), (0, 1), (1, 2)} <= cells_for(state, 0)
    assert refused(state, Place(0, 1, 0)) == "cell-closed"


def test_the_excavator_burns_all_mould() -> None:
    state = position(table("mould"), energy=1, dice="1@23 - - - 1w@04", marks=[5, 6], ships={})
    played = play(state, Dig(0))
    assert played.state.marks == [-1, -1]
    assert [counted.count for counted in played.told(Counted)] == [0]


def test_mould_on_a_cell_that_is_lost_again_keeps_nobody_from_digging() -> None:
    state = position(table("mould"), dice="1 1 1 1w 1w", marks=[13, -1], ships={})
    assert (2, 3) in cells_for(state, 0)


# Flight recorders: shoot ships down on the lowest explosions of three columns.


def test_recorders_hang_at_the_lowest_explosions() -> None:
    assert rules.new(table("flight-recorders")).marks == [sky(12, 0), sky(14, 2), sky(13, 4)]


def test_every_sky_has_three_recorders_below_the_skull() -> None:
    """Whatever tiles lie there: the mothership never covers one."""
    for advanced, threat, final_tile in product((False, True), (False, True), (False, True)):
        options = BoxOptions(
            scenario="flight-recorders",
            advanced=HEIGHTS if advanced else (),
            threat_tiles=HEIGHTS if threat else (),
            final_tile=final_tile,
        )
        state = rules.new(lay_out(options))
        assert [mark % COLUMNS for mark in state.marks] == [0, 2, 4]
        assert all(state.board.symbols[mark] > EXPLOSION for mark in state.marks)
        assert all(mark >= sky(state.board.skull_row + 1, 0) for mark in state.marks)


def test_a_recorder_is_found_where_a_ship_is_shot_down() -> None:
    marks = [sky(12, 0), sky(14, 2), sky(13, 4)]
    ships = {0: (12, 0), 1: (11, 1), 2: (14, 2)}
    state = position(table("flight-recorders"), energy=1, ships=ships, dice="6@10 - - - 1w@04", marks=marks)
    played = play(state, Use(1, 0))
    assert played.state.marks == [-1, -1, sky(13, 4)]
    assert [(counted.count, counted.goal) for counted in played.told(Counted)] == [(1, 2), (2, 2)]


def test_two_recorders_open_the_last_space() -> None:
    here = sky(13, 4)
    found = ([here, here, here], [-1, here, here], [-1, here, -1], [-1, -1, -1])
    assert [wins("flight-recorders", marks) for marks in found] == [False, False, True, True]


def test_rolling_goes_on_under_every_scenario() -> None:
    for name in NAMES:
        assert play(rules.new(table(name)), Rolled((1, 2, 3, 4, 5))).state.dice == [1, 2, 3, 4, 5]

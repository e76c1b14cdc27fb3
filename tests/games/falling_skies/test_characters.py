"""Characters: each helps once in a game, on its normal or on its upgraded side (UFS-CAMP-8, UFS-STAR-2).

All of them are ours: each test says what the rule sentence of a character says.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, product

import pytest

from saucer.core.door import legal
from saucer.core.rng import Rng
from saucer.core.seats import DEALER
from saucer.games.falling_skies import BOXED, rooms, rules
from saucer.games.falling_skies.board import COLUMNS, Board
from saucer.games.falling_skies.bots import Habit, Planner
from saucer.games.falling_skies.box import HEIGHTS, BoxOptions, characters, lay_out
from saucer.games.falling_skies.commands import Call, Finish, Place, Rolled
from saucer.games.falling_skies.events import (
    AbilityUsed,
    BaseHit,
    DamageRepaired,
    DieSet,
    EnergyGained,
    ExcavatorAdvanced,
    ExcavatorDrivenBack,
    MothershipRaised,
    ResearchAdvanced,
    RobotBuilt,
    RoomUsed,
    ShipDestroyed,
    ShipMoved,
    ShipReinforced,
    Won,
)
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import BUILD, OVER, PLACE, ROLL, ROOMS, SOLO
from saucer.games.falling_skies.view import restore
from saucer.text import LOCALES, Texts
from tests.games.falling_skies.positions import Cell, excavator, offered, play, position, robots, waiting, where
from tests.games.falling_skies.test_invariants import Invasion

NAMES = tuple(characters())
SIDES = ("normal", "upgraded")
ALL_PLACED = "1@00 1@01 1@02 1w@03 1w@04"


def options(name: str, side: str, city: str = "roswell") -> BoxOptions:
    return BoxOptions(city=city, characters=(name,)) if side == "normal" else BoxOptions(city=city, upgraded=(name,))


def table(name: str, side: str, city: str = "roswell") -> Board:
    return lay_out(options(name, side, city))


def calls(state: FallingSkies) -> list[Call]:
    return [command for command in offered(state) if isinstance(command, Call)]


def targets(state: FallingSkies) -> set[Cell]:
    """What may be called for, by row and column of the base."""
    return {divmod(command.target, COLUMNS) for command in calls(state)}


def sky(row: int, column: int) -> int:
    return (row + 1) * COLUMNS + column


# What there is.


def test_four_in_each_of_the_first_three_chapters() -> None:
    assert Counter(character.chapter for character in characters().values()) == {1: 4, 2: 4, 3: 4}


def test_all_are_ours() -> None:
    assert all(character.ours for character in characters().values())


@pytest.mark.parametrize("name", NAMES)
def test_the_sides_take_half_a_star_and_a_star_away(name: str) -> None:
    """UFS-STAR-2."""
    assert (options(name, "normal").stars, options(name, "upgraded").stars) == (-0.5, -1)


@pytest.mark.parametrize("name", NAMES)
def test_the_sides_differ(name: str) -> None:
    character = characters()[name]
    assert character.normal != character.upgraded


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_each_has_its_words(name: str, locale: str) -> None:
    texts = Texts(locale, *BOXED.texts)
    assert all(texts.say(f"character-{name}{part}") for part in ("", "-normal", "-upgraded", "-story"))
    used = {texts.event(AbilityUsed(rule="UFS-CAMP-8", owner="character", name=each)) for each in NAMES}
    assert len(used) == len(NAMES)


# Dice.


def test_ruby_valentine_turns_a_die_by_at_most_2() -> None:
    state = position(table("ruby-valentine", "normal"), dice="1 6 4@00 2w 5w")
    assert {(call.target, call.value) for call in calls(state)} == {
        (0, 2), (0, 3), (1, 4), (1, 5), (3, 1), (3, 3), (3, 4), (4, 3), (4, 4), (4, 6),
    }  # fmt: skip
    after = play(state, Call(0, 1, 4))
    assert after.state.dice == [1, 4, 4, 2, 5]
    assert after.told(DieSet) == [DieSet(rule="UFS-CAMP-8", die=1, value=4)]
    assert after.state.phase == PLACE


def test_ruby_valentine_upgraded_turns_a_die_to_any_number() -> None:
    state = position(table("ruby-valentine", "upgraded"), dice="1 6@01 6@02 6w@03 6w@04")
    assert [(call.target, call.value) for call in calls(state)] == [(0, face) for face in (2, 3, 4, 5, 6)]


@pytest.mark.parametrize(("side", "times"), [("normal", 1), ("upgraded", 3)])
def test_madame_zelenka_rolls_all_dice_in_hand_again(side: str, times: int) -> None:
    """Upgraded up to three times, in the same round."""
    state = position(table("vera-zelenka", side), dice="1 4 4 2w 6w@04")
    for _ in range(times):
        assert calls(state) == [Call(0)]
        state = play(state, Call(0)).state
        assert (state.phase, state.dice) == (ROLL, [0, 0, 0, 0, 6])
        state = play(state, Rolled((6, 5, 1, 3))).state
        assert state.dice == [6, 5, 1, 3, 6]
    assert (state.phase, calls(state)) == (PLACE, [])


def test_madame_zelenka_upgraded_does_not_come_back_in_another_round() -> None:
    state = position(table("vera-zelenka", "upgraded"), dice="1@00 1@01 1@02 1w@03 1w", ships={})
    after = play(state, Call(0), Rolled((1,)), Place(4, 0, 4), Finish(), Rolled((1, 1, 1, 1, 1))).state
    assert (after.phase, calls(after)) == (PLACE, [])


def test_madame_zelenka_takes_the_first_roll_back() -> None:
    """What follows a first roll follows hers too: damaged Washington still turns a die to a six."""
    board = lay_out(BoxOptions(city="washington", damaged=True, characters=("vera-zelenka",)))
    state = play(position(board), Rolled((1, 1, 1, 1, 1))).state
    again = play(state, Call(1), Rolled((2, 2, 2, 2, 2))).state
    assert Call(0, 4, 6) in calls(again)


@pytest.mark.parametrize("side", SIDES)
def test_fay_marchetti_pairs_two_dice_of_different_numbers_that_do_not_dig(side: str) -> None:
    state = position(table("fay-marchetti", side), dice="2@10 5@01 5@02 6w@23 -")
    assert calls(state) == [Call(0, 0, 2), Call(0, 0, 3)]


def test_fay_marchetti_swaps_their_numbers() -> None:
    state = position(table("fay-marchetti", "normal"), dice="2@10 5@01 5@02 6w@23 -")
    assert play(state, Call(0, 0, 2)).state.dice[:3] == [5, 2, 5]


def test_fay_marchetti_upgraded_makes_both_the_higher() -> None:
    state = position(table("fay-marchetti", "upgraded"), dice="2@10 5@01 5@02 6w@23 -")
    assert play(state, Call(0, 0, 2)).state.dice[:3] == [5, 5, 5]


# Markers.


@pytest.mark.parametrize(("side", "amount"), [("normal", 3), ("upgraded", 6)])
def test_otis_greenlee_brings_energy(side: str, amount: int) -> None:
    state = position(table("otis-greenlee", side), dice=ALL_PLACED, energy=0)
    after = play(state, Call(0, 0, amount))
    assert after.told(EnergyGained) == [EnergyGained(rule="UFS-CAMP-8", amount=amount, energy=amount)]
    assert after.state.phase == ROOMS


def test_otis_greenlee_brings_no_more_than_the_track_holds() -> None:
    board = table("otis-greenlee", "normal")
    nearly = position(board, dice=ALL_PLACED, energy=board.energy_maximum - 1)
    assert play(nearly, *calls(nearly)).state.energy == board.energy_maximum
    assert calls(position(board, dice=ALL_PLACED, energy=board.energy_maximum)) == []


@pytest.mark.parametrize(("side", "cells", "cell"), [("normal", 3, (2, 1)), ("upgraded", 5, (3, 0))])
def test_agnes_kowalski_moves_the_excavator_for_nothing(side: str, cells: int, cell: Cell) -> None:
    state = position(table("agnes-kowalski", side), dice=ALL_PLACED, energy=0)
    after = play(state, Call(0, 0, cells))
    assert excavator(after.state) == cell
    assert after.told(ExcavatorAdvanced)[0].cells == cells
    assert after.state.energy == 0


@pytest.mark.parametrize("side", SIDES)
def test_agnes_kowalski_stops_at_the_end_of_the_path(side: str) -> None:
    """UFS-EXC-7."""
    board = table("agnes-kowalski", side)
    nearly = position(board, dice=ALL_PLACED, excavator=(5, 3))
    assert excavator(play(nearly, Call(0, 0, 1)).state) == (5, 4)
    assert calls(position(board, dice=ALL_PLACED, excavator=(5, 4))) == []


@pytest.mark.parametrize(
    ("side", "damage", "left"), [("normal", 1, 0), ("normal", 3, 2), ("upgraded", 1, 0), ("upgraded", 3, 1)]
)
def test_hattie_oyelaran_repairs_the_base(side: str, damage: int, left: int) -> None:
    state = position(table("hattie-oyelaran", side), dice="1 1 1 1w 1w", damage=damage)
    after = play(state, Call(0, 0, damage - left))
    assert after.told(DamageRepaired) == [DamageRepaired(rule="UFS-CAMP-8", damage=left)]
    assert after.state.damage == left


@pytest.mark.parametrize("side", SIDES)
def test_hattie_oyelaran_needs_something_to_repair(side: str) -> None:
    assert calls(position(table("hattie-oyelaran", side), dice="1 1 1 1w 1w")) == []


@pytest.mark.parametrize(
    ("side", "value", "research", "spaces"),
    [("normal", 4, 0, 2), ("normal", 4, 14, 1), ("upgraded", 7, 0, 3), ("upgraded", 7, 9, 2), ("upgraded", 7, 14, 1)],
)
def test_leila_haddad_researches(side: str, value: int, research: int, spaces: int) -> None:
    """The first spaces are 3 1 3 1, the tenth and eleventh 6 1, and the last two 3 11."""
    state = position(table("leila-haddad", side), dice=ALL_PLACED, research=research)
    after = play(state, Call(0, 0, value))
    assert after.told(ResearchAdvanced)[0].spaces == spaces
    assert after.state.phase == ROOMS


@pytest.mark.parametrize(("side", "research"), [("normal", 9), ("normal", 15), ("upgraded", 15)])
def test_leila_haddad_needs_a_space_that_she_reaches_and_that_is_not_the_last(side: str, research: int) -> None:
    assert calls(position(table("leila-haddad", side), dice=ALL_PLACED, research=research)) == []


# Rooms and robots.


@pytest.mark.parametrize(("side", "value"), [("normal", 3), ("upgraded", 4)])
def test_ezra_tock_puts_a_robot_in_an_open_room(side: str, value: int) -> None:
    """Not on a gun, not in the tunnel of [1,2], not on a die."""
    state = position(table("ezra-tock", side), dice="1@10 1 1 1w 1w")
    assert targets(state) == {(1, 1), (1, 3), (1, 4)}
    after = play(state, Call(0, 6, value))
    assert robots(after.state) == f"{value}@11 -"
    assert after.told(RobotBuilt) == [RobotBuilt(rule="UFS-CAMP-8", robot=0, value=value, row=1, column=1)]
    assert after.state.phase == PLACE


def test_ezra_tocks_robot_works_this_very_round() -> None:
    state = position(table("ezra-tock", "normal"), dice="1@00 1 1@02 1w@03 1w@04", energy=2)
    after = play(state, Call(0, 6, 3), Place(1, 0, 1)).state
    assert rooms.room_value(after, after.board.rooms[after.board.room_at[6]]) == 3


@pytest.mark.parametrize(("city", "standing"), [("roswell", "2@10 2@11"), ("new-york", "2@10 -")])
def test_ezra_tock_needs_a_robot_die(city: str, standing: str) -> None:
    """UFS-ROBOT-4: two robots, in undamaged New York one."""
    number = len(table("ezra-tock", "normal", city).powers) - 1
    state = position(table("ezra-tock", "normal", city), dice="1 1 1 1w 1w", robots=standing)
    assert [call for call in calls(state) if call.ability == number] == []


@pytest.mark.parametrize(("side", "more"), [("normal", 1), ("upgraded", 3)])
def test_gus_papadakis_lets_a_room_be_used_for_nothing_and_better(side: str, more: int) -> None:
    """The research room of [1,1] costs 2."""
    state = position(table("gus-papadakis", side), dice="- 3@11 - 1w@13 -", energy=0)
    assert targets(state) == {(1, 1)}
    after = play(state, Call(0, 6, more))
    assert after.told(RoomUsed) == [RoomUsed(rule="UFS-ROOM-4", row=1, column=1, cost=0, value=3 + more)]
    assert after.state.energy == 0


def test_gus_papadakis_helps_one_room_only() -> None:
    state = position(table("gus-papadakis", "normal"), dice="2@10 3@11 - - -", energy=3, ships={0: (2, 2)})
    after = play(state, Call(0, 6, 1)).state
    assert rooms.price(after, after.board.rooms[after.board.room_at[5]]) == 1
    assert rooms.room_value(after, after.board.rooms[after.board.room_at[5]]) == 1
    assert calls(after) == []


def test_gus_papadakis_serves_a_robot_room() -> None:
    """New York's robot room of [1,0] has -1: with 3 more the robot is a 5."""
    board = table("gus-papadakis", "upgraded", "new-york")
    state = position(board, dice="3@10 - - - -", energy=0)
    after = play(state, Call(1, 5, 3)).state
    assert (after.phase, after.new_robot) == (BUILD, 5)


def test_gus_papadakis_can_bring_the_decision() -> None:
    """UFS-END-1: two fives in the research room of [3,2] and [3,3], and one more."""
    state = position(table("gus-papadakis", "normal"), dice="5@32 5@33 - - -", research=15, excavator=(4, 0), energy=0)
    after = play(state, Call(0, 17, 1))
    assert after.told(Won) != []
    assert after.state.phase == OVER


def test_gus_papadakis_with_the_last_die_ends_the_rooms_phase() -> None:
    state = position(table("gus-papadakis", "normal"), dice="3@11 - - - -")
    assert play(state, Call(0, 6, 1)).state.round == state.round + 1


# Ships and the mothership.


@pytest.mark.parametrize(("side", "columns"), [("normal", {2, 3}), ("upgraded", {2, 3, 5})])
def test_kenji_nakamura_lures_a_ship_sideways_to_a_free_cell(side: str, columns: set[int]) -> None:
    ships = {0: (6, 0), 1: (6, 3), 2: (-1, 0)}
    state = position(table("kenji-nakamura", side), dice="1 1 1 1w 1w", ships=ships)
    assert {call.value for call in calls(state) if call.target == sky(6, 0)} == columns
    assert all(call.target != sky(-1, 0) for call in calls(state)), "not from a drop point"
    after = play(state, Call(0, sky(6, 0), 2))
    assert where(after.state, 0) == (6, 1)
    assert [event.ship for event in after.told(ShipMoved)] == [0]


@pytest.mark.parametrize(("ship", "column"), [((7, 1), 0), ((10, 0), 1)])
def test_nothing_happens_where_kenji_nakamura_lures_a_ship(ship: Cell, column: int) -> None:
    """An arrow, and a symbol that would call the mothership down."""
    state = position(table("kenji-nakamura", "normal"), dice="1 1 1 1w 1w", ships={0: ship})
    after = play(state, Call(0, sky(*ship), column + 1)).state
    assert where(after, 0) == (ship[0], column)
    assert after.mothership == state.mothership


SHIPS = {0: (2, 2), 1: (6, 0), 2: (6, 2), 3: (-1, 0), 5: (3, 4)}
"""On explosions 1 and 4, in the open sky, on a drop point; a white one on explosion 4."""


@pytest.mark.parametrize(("side", "seen"), [("normal", {0, 1, 5}), ("upgraded", {0, 1, 2, 5})])
def test_connie_reyes_shoots_a_ship(side: str, seen: set[int]) -> None:
    state = position(table("connie-reyes", side), dice=ALL_PLACED, ships=SHIPS)
    assert {call.target for call in calls(state)} == {sky(*SHIPS[ship]) for ship in seen}


def test_what_connie_reyes_shoots_is_destroyed() -> None:
    """UFS-FTR-2: a purple ship waits, a white one is gone."""
    state = position(table("connie-reyes", "normal"), dice=ALL_PLACED, ships=SHIPS)
    purple = play(state, Call(0, sky(6, 0)))
    assert 1 in waiting(purple.state)
    assert [event.ship for event in purple.told(ShipDestroyed)] == [1]
    assert where(play(state, Call(0, sky(3, 4))).state, 5) == "supply"


def test_connie_reyes_cannot_shoot_the_orange_ship() -> None:
    board = lay_out.__wrapped__(options("connie-reyes", "upgraded"))
    board.orange_ship = 9
    assert calls(position(board, dice=ALL_PLACED, ships={9: (6, 0)})) == []


@pytest.mark.parametrize(("side", "start", "row"), [("normal", 0, 1), ("upgraded", 1, 1)])
def test_miss_vega_keeps_the_mothership_from_acting_this_round(side: str, start: int, row: int) -> None:
    """Row 1 drives the excavator back, row 2 sends a white ship."""
    state = position(
        table("miss-vega", side), mothership=start, excavator=(2, 2), dice="1@00 1@01 1@02 1w@03 1w", ships={}
    )
    after = play(state, Call(0), Place(4, 0, 4), Finish())
    assert after.state.mothership == row
    assert excavator(after.state) == (2, 2)
    assert after.told(ExcavatorDrivenBack) == []
    rolled = play(after.state, Rolled((1, 1, 1, 1, 1)), *(Place(die, 0, die) for die in range(3)))
    placed = play(rolled.state, Place(3, 0, 3), Rolled((1,)), Place(4, 0, 4), Finish())
    assert len(placed.told(ShipReinforced)) == 1, "the next round it acts again"


def test_miss_vega_keeps_the_mothership_from_shooting() -> None:
    board = lay_out(BoxOptions(threat_tiles=(HEIGHTS[3],), characters=("miss-vega",)))
    state = position(board, mothership=2, dice="1@00 1@01 1@02 1w@03 1w", ships={})
    assert play(state, Place(4, 0, 4), Finish()).told(BaseHit) != []
    assert play(state, Call(0), Place(4, 0, 4), Finish()).told(BaseHit) == []


@pytest.mark.parametrize("mothership", [2, 10])
def test_miss_vega_needs_a_row_that_says_something(mothership: int) -> None:
    """Row 3 says nothing, and the skull of row 11 is no action."""
    assert calls(position(table("miss-vega", "normal"), mothership=mothership, dice="1 1 1 1w 1w", ships={})) == []


def test_miss_vega_upgraded_raises_the_mothership_and_the_ships_on_its_drop_points() -> None:
    state = position(
        table("miss-vega", "upgraded"), mothership=3, dice="1 1 1 1w 1w", ships={0: (3, 0), 1: (4, 0), 2: (9, 3)}
    )
    after = play(state, Call(0))
    assert [where(after.state, ship) for ship in range(4)] == [(2, 0), (4, 0), (9, 3), "waiting"]
    assert after.told(MothershipRaised) == [MothershipRaised(rule="UFS-CAMP-8", row=2)]


def test_miss_vega_cannot_raise_the_mothership_above_its_start() -> None:
    assert calls(position(table("miss-vega", "upgraded"), dice="1 1 1 1w 1w")) == []


# When, and how often.


@pytest.mark.parametrize(
    ("name", "side"),
    [
        *product(("ruby-valentine", "vera-zelenka", "hattie-oyelaran", "ezra-tock", "miss-vega"), SIDES),
        ("kenji-nakamura", "normal"),
    ],
)
def test_who_helps_while_dice_are_placed(name: str, side: str) -> None:
    ships = {0: (2, 2), 1: (3, 3)}
    board = table(name, side)
    assert calls(position(board, mothership=0, damage=1, dice="1 1 1 1w 1w", ships=ships)) != []
    assert calls(position(board, mothership=0, damage=1, dice="3@10 2@11 1@02 6w@03 1w@14", ships=ships)) == []


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    "name", ["otis-greenlee", "agnes-kowalski", "connie-reyes", "fay-marchetti", "gus-papadakis", "leila-haddad"]
)
def test_who_helps_in_the_rooms_phase(name: str, side: str) -> None:
    ships = {0: (2, 2), 1: (3, 3)}
    board = table(name, side)
    assert calls(position(board, dice="1 1 1 1w 1w", ships=ships)) == []
    assert calls(position(board, dice="3@10 2@11 1@02 6w@03 1w@14", ships=ships)) != []


def test_kenji_nakamura_upgraded_helps_in_both() -> None:
    board = table("kenji-nakamura", "upgraded")
    assert calls(position(board, dice="1 1 1 1w 1w", ships={0: (2, 2)})) != []
    assert calls(position(board, dice=ALL_PLACED, ships={0: (2, 2)})) != []


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    "name", ["otis-greenlee", "agnes-kowalski", "kenji-nakamura", "connie-reyes", "fay-marchetti", "leila-haddad"]
)
def test_nobody_is_waited_for_once_all_dice_are_gone(name: str, side: str) -> None:
    state = position(table(name, side), dice="- - - - -", robots="3@10 -", ships={0: (2, 2)})
    assert calls(state) == []


def play_at_random(machine: Invasion, rng: Rng) -> Iterable[int]:
    """Play with the invariants held at every step; yields the actions of the player."""
    while machine.state.to_act():
        chance = machine.state.chance()
        if chance is not None:
            machine.step(DEALER, chance.sample(rng))
        else:
            actions = legal(machine.state, SOLO)
            action = actions[rng.below(len(actions))]
            yield action
            machine.step(SOLO, action)
        machine.ships_are_conserved()
        machine.dice_lie_where_they_may()
        machine.markers_are_on_their_tracks()
        machine.robots_stand_in_excavated_rooms()
        machine.somebody_can_act_until_the_end()
        machine.events_tell_the_truth()


TEAMS = list(combinations(NAMES, 3))


@pytest.mark.parametrize("first", range(0, len(TEAMS), 20))
def test_teams_of_three_keep_what_always_holds(first: int) -> None:
    """And each of them helps once, Madame Zelenka in one round, which can be told in words and read back."""
    texts = [Texts(locale, *BOXED.texts) for locale in LOCALES]
    for number, team in enumerate(TEAMS[first : first + 20], first):
        sides = tuple(number >> bit & 1 for bit in range(3))
        laid = BoxOptions(
            city=("roswell", "washington", "new-york")[number % 3],
            damaged=number % 2 == 1,
            threat_tiles=tuple(height for bit, height in enumerate(HEIGHTS) if number >> bit & 1),
            characters=tuple(name for name, side in zip(team, sides, strict=True) if not side),
            upgraded=tuple(name for name, side in zip(team, sides, strict=True) if side),
        )
        board = lay_out(laid)
        machine = Invasion()
        machine.board, machine.state, machine.events = board, rules.new(board), []
        rounds: dict[int, int] = {}
        for action in play_at_random(machine, Rng(number)):
            command = BOXED.codec.command(action)
            if isinstance(command, Call) and board.powers[command.ability].owner == "character":
                is_first = command.ability not in rounds
                assert rounds.setdefault(command.ability, machine.state.round) == machine.state.round
                assert is_first or board.powers[command.ability].name == "vera-zelenka"
                assert all(BOXED.wording(machine.state, command, each.say) for each in texts)
                assert restore(board, BOXED.position(machine.state)).legal(SOLO) == legal(machine.state, SOLO)


def test_everybody_gets_to_help_in_games_at_random() -> None:
    board = lay_out(BoxOptions(upgraded=NAMES))
    helped = set[str]()
    for seed in range(30):
        machine = Invasion()
        machine.board, machine.state, machine.events = board, rules.new(board), []
        for action in play_at_random(machine, Rng(seed)):
            command = BOXED.codec.command(action)
            if isinstance(command, Call):
                helped.add(board.powers[command.ability].name)
    assert helped == set(NAMES)


# Bots.


@pytest.mark.parametrize("bot", [Habit(), Planner()])
def test_bots_see_that_a_call_wins(bot: Habit | Planner) -> None:
    state = position(table("gus-papadakis", "normal"), dice="5@32 5@33 - - -", research=15, excavator=(4, 0), energy=2)
    assert BOXED.codec.command(bot.choose(state, SOLO, Rng(1))) == Call(0, 17, 1)


def test_a_bot_of_habit_calls_for_help() -> None:
    board = lay_out(BoxOptions(city="new-york", characters=NAMES))
    bot, helped = Habit(), set[str]()
    for seed in range(4):
        state, rng = rules.new(board), Rng(seed)
        while state.to_act():
            chance = state.chance()
            if chance is not None:
                state.step(DEALER, chance.sample(rng))
            else:
                state.step(SOLO, bot.choose(state, SOLO, rng))
        helped |= {power.name for power in board.powers if power.owner == "character" and state.marks[power.slot]}
    assert len(helped) > len(NAMES) / 2

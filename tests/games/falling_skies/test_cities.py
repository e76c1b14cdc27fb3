"""Cities: each has its base and its ability, a stronger one when it is damaged (UFS-CITY-1 .. UFS-CITY-5).

The three starter cities are known; all others are ours, and each test says what the rule sentence of a city says.
"""

from collections import Counter

import pytest

from saucer.core.door import legal
from saucer.core.messages import Event
from saucer.core.rng import Rng
from saucer.core.seats import DEALER
from saucer.games.falling_skies import BOXED, rooms, rules
from saucer.games.falling_skies.board import COLUMNS, Board
from saucer.games.falling_skies.box import BoxOptions, City, CitySide, Height, cities, lay_out
from saucer.games.falling_skies.commands import Call, Dig, Finish, Place, Rolled, Spawn, Use
from saucer.games.falling_skies.events import (
    AbilityUsed,
    BaseHit,
    DieSet,
    EnergyGained,
    ExcavatorDrivenBack,
    MothershipHeld,
    ResearchAdvanced,
    ResearchLost,
    RobotWorn,
)
from saucer.games.falling_skies.power import Power
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import PLACE, ROLL, SOLO
from saucer.text import LOCALES, Texts
from tests.games.falling_skies.positions import (
    Cell,
    Where,
    cells_for,
    excavator,
    offered,
    play,
    position,
    robots,
    waiting,
    where,
)
from tests.games.falling_skies.test_together import LONGEST, check

STARTERS = ("roswell", "washington", "new-york")
NAMES = tuple(cities())
OURS = tuple(name for name in NAMES if name not in STARTERS)
SIDES = ("undamaged", "damaged")
ON_GUNS = "1@00 1@01 1@02 1w@03 1w@04"


def table(name: str, side: str, *threat: Height) -> Board:
    return lay_out(BoxOptions(city=name, damaged=side == "damaged", threat_tiles=threat))


def side_of(city: City, side: str) -> CitySide:
    return city.damaged if side == "damaged" else city.undamaged


def calls(state: FallingSkies) -> list[Call]:
    return [command for command in offered(state) if isinstance(command, Call)]


def spawn_columns(state: FallingSkies) -> list[int]:
    return [command.column for command in offered(state) if isinstance(command, Spawn)]


def price(state: FallingSkies, row: int, column: int) -> int:
    return rooms.price(state, state.board.rooms[state.board.room_at[row * COLUMNS + column]])


def value(state: FallingSkies, row: int, column: int) -> int:
    return rooms.room_value(state, state.board.rooms[state.board.room_at[row * COLUMNS + column]])


# What there is.


def test_seventeen_cities_in_four_stacks() -> None:
    assert Counter(city.chapter for city in cities().values()) == {0: 3, 1: 4, 2: 5, 3: 5}
    assert {name for name, city in cities().items() if city.chapter == 0} == set(STARTERS)


def test_all_but_the_starters_are_ours() -> None:
    assert [name for name, city in cities().items() if city.ours] == list(OURS)


def test_the_base_pairs_are_spread() -> None:
    """UFS-CITY-1: six pairs, each beneath two or three cities."""
    pairs = Counter(city.base for city in cities().values())
    assert len(pairs) == 6
    assert set(pairs.values()) <= {2, 3}


@pytest.mark.parametrize("name", OURS)
def test_at_most_one_research_space_of_2_to_6(name: str) -> None:
    """UFS-CITY-5; the damaged side has no harder one."""
    city = cities()[name]
    for side in SIDES:
        assert len(side_of(city, side).research) <= 1
        assert all(2 <= number <= 6 for number in side_of(city, side).research)
    assert sum(city.damaged.research) <= sum(city.undamaged.research)


def test_only_undamaged_roswell_has_no_ability() -> None:
    """UFS-CITY-2."""
    plain = [(name, side) for name in NAMES for side in SIDES if not side_of(cities()[name], side).powers]
    assert plain == [("roswell", "undamaged")]


def test_the_sides_differ() -> None:
    """UFS-CITY-3."""
    assert all(city.undamaged.powers != city.damaged.powers for city in cities().values())


def test_no_two_cities_share_an_idea() -> None:
    kinds = [{row.power for side in SIDES for row in side_of(city, side).powers} for city in cities().values()]
    assert sum(map(len, kinds)) == len(set[str]().union(*kinds))


def test_the_abilities_ask_at_many_places() -> None:
    about_memory = {"memory", "shown_as", "goal", "aims_at"}
    hooks = {hook for hook in vars(Power) if not hook.startswith("_")} - about_memory
    asked = {
        hook
        for name in OURS
        for power in table(name, "undamaged").powers
        for hook in hooks
        if getattr(type(power), hook) is not getattr(Power, hook)
    }
    assert len(asked) >= 12


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_each_has_its_words(name: str, locale: str) -> None:
    texts = Texts(locale, *BOXED.texts)
    sentences = [texts.say(f"city-{name}{part}") for part in ("", "-undamaged", "-damaged", "-story")]
    assert len(set(sentences)) == 4


# The starters.


@pytest.mark.parametrize(("side", "research"), [("undamaged", 0), ("damaged", 1)])
def test_roswell_damaged_learns_from_the_first_hit(side: str, research: int) -> None:
    state = position(table("roswell", side), ships={0: (15, 0), 1: (15, 1)}, dice="1 1 1 1w 1w")
    first = play(state, Place(0, 1, 0))
    assert (first.state.damage, first.state.research) == (1, research)
    assert len(first.told(AbilityUsed)) == research
    second = play(first.state, Place(1, 1, 1))
    assert (second.state.damage, second.state.research) == (2, research)


def test_roswell_damaged_does_not_win_by_being_hit() -> None:
    """Q15."""
    state = position(table("roswell", "damaged"), ships={0: (15, 0)}, dice="1 1 1 1w 1w", research=15)
    after = play(state, Place(0, 1, 0))
    assert after.state.research == 15
    assert not after.told(AbilityUsed)


def test_washington_sets_a_white_die_to_6_for_the_first_roll() -> None:
    """Q13: like any other it is rolled again."""
    state = rules.new(table("washington", "undamaged"))
    rolled = play(state, Rolled((1, 2, 3, 4))).state
    assert rolled.dice == [1, 2, 3, 6, 4]
    assert play(rolled, Place(4, 0, 0), Rolled((1, 2, 3, 5))).state.dice == [1, 2, 3, 5, 4]


def test_washington_damaged_turns_any_die_to_6_after_the_first_roll() -> None:
    state = play(rules.new(table("washington", "damaged")), Rolled((1, 2, 6, 4, 5))).state
    assert calls(state) == [Call(0, die, 6) for die in (0, 1, 3, 4)]
    after = play(state, Call(0, 1, 6))
    assert after.state.dice == [1, 6, 6, 4, 5]
    assert after.told(DieSet) == [DieSet(rule="UFS-CITY-2", die=1, value=6)]
    assert not calls(after.state)
    assert not calls(play(state, Place(0, 0, 0)).state)
    assert not calls(play(state, Place(3, 0, 0), Rolled((1, 1, 1, 1))).state)


def test_new_york_has_one_robot_and_its_room_one_more() -> None:
    board = table("new-york", "undamaged")
    state = position(board, dice=ON_GUNS, robots="3@23 -", excavator=(4, 0))
    assert board.robot_limit == 1
    assert value(state, 2, 3) == 4


def test_new_york_damaged_adds_one_for_each_robot() -> None:
    """Q14."""
    board = table("new-york", "damaged")
    state = position(board, dice=ON_GUNS, robots="2@33 3@34", excavator=(4, 0))
    assert board.robot_limit == 2
    assert value(state, 3, 3) == 7
    tired = position(board, dice="1@33 - - - -", robots="2@23! 3@34", excavator=(4, 0))
    assert value(tired, 3, 3) == 5


# Ours: the Americas.


@pytest.mark.parametrize(("side", "rows"), [("undamaged", 1), ("damaged", 0)])
def test_lima_mothership_does_not_hear_the_first_call(side: str, rows: int) -> None:
    """Both ships come to mothership symbols; damaged Lima hides from the second one, too."""
    state = position(table("lima", side), mothership=0, ships={0: (3, 0), 1: (4, 1)}, dice="1 1 1 1w 1w")
    first = play(state, Place(0, 1, 0))
    assert first.state.mothership == 0
    assert len(first.told(MothershipHeld)) == len(first.told(AbilityUsed)) == 1
    assert where(first.state, 0) == (4, 0)
    assert play(first.state, Place(1, 1, 1)).state.mothership == rows


def test_lima_mothership_descends_in_its_own_phase() -> None:
    state = position(table("lima", "damaged"), mothership=6, dice=ON_GUNS)
    assert play(state, Finish()).state.mothership == 7


@pytest.mark.parametrize(("side", "energy"), [("undamaged", 3), ("damaged", 5)])
def test_vancouver_energy_rooms_give_more(side: str, energy: int) -> None:
    state = position(table("vancouver", side), energy=0, dice="1@12 1@13 1@00 - -")
    assert play(state, Use(1, 2)).state.energy == energy


@pytest.mark.parametrize("side", SIDES)
def test_vancouver_energy_has_its_maximum(side: str) -> None:
    """UFS-NRG-1."""
    state = position(table("vancouver", side), energy=7, dice="1@12 1@13 1@00 - -")
    assert play(state, Use(1, 2)).told(EnergyGained) == [EnergyGained(rule="UFS-NRG-1", amount=1, energy=8)]


@pytest.mark.parametrize(("side", "choices"), [("undamaged", []), ("damaged", [0, 1, 2, 3, 4])])
def test_chicago_damaged_chooses_where_purple_ships_drop(side: str, choices: list[int]) -> None:
    """Without the wind it is the empty column (UFS-SPAWN-2)."""
    ships = {1: (15, 1), 2: (14, 2), 3: (13, 3), 4: (12, 4)}
    after = play(position(table("chicago", side), mothership=6, ships=ships, dice=ON_GUNS), Finish()).state
    assert spawn_columns(after) == choices
    if not choices:
        assert where(after, 0) == (7, 0)


@pytest.mark.parametrize("side", SIDES)
def test_chicago_chooses_where_white_ships_drop(side: str) -> None:
    """Without the wind it is column 0, whose topmost ship is farthest (UFS-SPAWN-3); a taken drop point stays taken."""
    ships: dict[int, Where] = {0: (15, 0), 1: (14, 1), 2: (13, 2), 3: (12, 3), 4: (6, 4), 5: "waiting"}
    after = play(position(table("chicago", side), mothership=6, ships=ships, dice=ON_GUNS), Finish()).state
    assert spawn_columns(after) == [0, 1, 2, 3]
    assert where(play(after, Spawn(2)).state, 5) == (7, 2)


@pytest.mark.parametrize(("side", "times"), [("undamaged", 1), ("damaged", 2)])
def test_buenos_aires_turns_dice_over_after_the_first_roll(side: str, times: int) -> None:
    state = play(rules.new(table("buenos-aires", side)), Rolled((1, 2, 3, 4, 5))).state
    assert calls(state) == [Call(0, 0, 6), Call(0, 1, 5), Call(0, 2, 4), Call(0, 3, 3), Call(0, 4, 2)]
    assert not calls(play(state, Place(0, 0, 0)).state)
    assert not calls(play(state, Place(3, 0, 0), Rolled((1, 1, 1, 1))).state)
    first = play(state, Call(0, 0, 6))
    assert first.state.dice == [6, 2, 3, 4, 5]
    assert first.told(DieSet) == [DieSet(rule="UFS-CITY-2", die=0, value=6)]
    assert bool(calls(first.state)) == (times == 2)
    if times == 2:
        second = play(first.state, Call(0, 4, 2)).state
        assert second.dice == [6, 2, 3, 4, 2]
        assert not calls(second)


@pytest.mark.parametrize("name", ["buenos-aires", "nairobi"])
@pytest.mark.parametrize(("side", "times"), [("undamaged", 1), ("damaged", 2)])
def test_what_may_be_done_each_round_comes_back(name: str, side: str, times: int) -> None:
    state = position(table(name, side), dice=ON_GUNS, marks=[times])
    assert len(calls(play(state, Finish(), Rolled((1, 1, 1, 1, 1))).state)) == 5


# Ours: Europe and Africa.


@pytest.mark.parametrize(("side", "die", "spaces"), [
    ("undamaged", 6, 4), ("undamaged", 5, 2), ("undamaged", 2, 1),
    ("damaged", 6, 4), ("damaged", 5, 3), ("damaged", 2, 1),
])  # fmt: skip
def test_lisbon_goes_on_after_a_long_way(side: str, die: int, spaces: int) -> None:
    """The first spaces are 2, 3, 1: a 6 goes three of them, a 5 two, a 2 one."""
    state = position(table("lisbon", side), energy=2, dice=f"{die}@11 1@00 - - -")
    after = play(state, Use(1, 1))
    assert after.state.research == spaces
    is_used = after.told(AbilityUsed) != []
    assert [step.rule for step in after.told(ResearchAdvanced)] == ["UFS-RES-1", "UFS-CITY-2"][: 1 + is_used]


@pytest.mark.parametrize("side", SIDES)
def test_lisbon_does_not_go_on_to_the_last_space(side: str) -> None:
    state = position(table("lisbon", side), dice="6@52 3@53 1@00 - -", research=13, excavator=(5, 4))
    after = play(state, Use(5, 2))
    assert after.state.research == len(after.state.board.research) - 1
    assert not after.told(AbilityUsed)


@pytest.mark.parametrize(("side", "wide", "two", "one"), [("undamaged", 1, 2, 1), ("damaged", 1, 1, 0)])
def test_lyon_has_cheaper_rooms(side: str, wide: int, two: int, one: int) -> None:
    """A wide room and a narrow one of 2, a narrow one of 1, and a free one that stays free."""
    state = position(table("lyon", side), energy=2, dice="1@10 1@21 1@22 1w@13 1w@04", excavator=(3, 0))
    assert (price(state, 2, 1), price(state, 1, 1), price(state, 1, 0), price(state, 2, 0)) == (wide, two, one, 0)
    assert play(state, Use(2, 1)).state.energy == 2 - wide


@pytest.mark.parametrize(("side", "cells"), [("undamaged", {(2, 3)}), ("damaged", {(2, 3), (2, 2)})])
def test_naples_digs_for_nothing(side: str, cells: set[Cell]) -> None:
    """The excavator starts on [2, 4]: the cells that a 1 can dig to, and the move without energy."""
    board = table("naples", side)
    state = position(board, energy=0, dice="1 1 1 1w 1w")
    assert {cell for cell in cells_for(state, 0) if cell[0] >= 2} == cells
    for row, column in cells:
        placed = position(board, energy=0, dice=f"1@{row}{column} 1@00 - - -")
        after = play(placed, Dig(0)).state
        assert (excavator(after), after.energy) == ((row, column), 0)


@pytest.mark.parametrize(("side", "times"), [("undamaged", 1), ("damaged", 2)])
def test_nairobi_rolls_a_die_again(side: str, times: int) -> None:
    state = position(table("nairobi", side), dice="1 2@00 3 4w@01 5w")
    for _ in range(times):
        assert calls(state) == [Call(0, 0), Call(0, 2), Call(0, 4)]
        state = play(state, Call(0, 4)).state
        assert (state.phase, state.dice) == (ROLL, [1, 2, 3, 4, 0])
        state = play(state, Rolled((6,))).state
        assert (state.phase, state.dice) == (PLACE, [1, 2, 3, 4, 6])
    assert not calls(state)


@pytest.mark.parametrize(("side", "times"), [("undamaged", 3), ("damaged", 5)])
def test_istanbul_walls_keep_the_first_ships_out(side: str, times: int) -> None:
    board = table("istanbul", side)
    ships = {0: (15, 0)}
    held = play(position(board, ships=ships, dice="1 1 1 1w 1w", marks=[times - 1]), Place(0, 1, 0))
    assert (held.state.damage, held.state.marks) == (0, [times])
    assert 0 in waiting(held.state)
    assert len(held.told(AbilityUsed)) == 1
    assert not held.told(BaseHit)
    hit = play(position(board, ships=ships, dice="1 1 1 1w 1w", marks=[times]), Place(0, 1, 0))
    assert hit.state.damage == 1
    assert not hit.told(AbilityUsed)


@pytest.mark.parametrize("side", SIDES)
def test_istanbul_walls_do_not_stop_the_mothership(side: str) -> None:
    """UFS-MS-6, on row 3 of the highest tile's threat side."""
    state = position(table("istanbul", side, Height.SKY_4), mothership=2, dice=ON_GUNS)
    after = play(state, Finish()).state
    assert (after.damage, after.marks) == (1, [0])


# Ours: Asia and the Pacific.


@pytest.mark.parametrize("side", SIDES)
def test_mumbai_loses_no_research(side: str) -> None:
    """UFS-MS-4, on row 6."""
    after = play(position(table("mumbai", side), mothership=5, research=3, dice=ON_GUNS), Finish())
    assert after.state.research == 3
    assert len(after.told(AbilityUsed)) == 1
    assert not after.told(ResearchLost)


@pytest.mark.parametrize(("side", "cell"), [("undamaged", (3, 0)), ("damaged", (3, 2))])
def test_mumbai_damaged_loses_no_ground(side: str, cell: Cell) -> None:
    """UFS-MS-3, two cells on row 1."""
    after = play(position(table("mumbai", side), mothership=0, excavator=(3, 2), dice=ON_GUNS), Finish())
    assert excavator(after.state) == cell
    assert len(after.told(ExcavatorDrivenBack)) == (side == "undamaged")


@pytest.mark.parametrize("side", SIDES)
def test_mumbai_does_not_stop_white_ships(side: str) -> None:
    """UFS-MS-5, on row 2."""
    after = play(position(table("mumbai", side), mothership=1, dice=ON_GUNS), Finish())
    assert waiting(after.state) == [5]
    assert not after.told(AbilityUsed)


@pytest.mark.parametrize(("side", "more"), [("undamaged", 1), ("damaged", 2)])
def test_hanoi_fighters_have_more_value(side: str, more: int) -> None:
    state = position(table("hanoi", side), dice="2@11 2@21 2@10 - -", excavator=(3, 0))
    assert value(state, 1, 1) == 2 + more
    assert value(state, 2, 1) == 3, "research has not"
    assert value(state, 1, 0) == 1, "nor has a robot room"


@pytest.mark.parametrize(("side", "limit"), [("undamaged", 2), ("damaged", 4)])
def test_osaka_robots_do_not_wear_down_any_more(side: str, limit: int) -> None:
    board = table("osaka", side)
    sturdy = play(position(board, energy=0, dice="1@00 - - - -", robots=f"{limit}@11 -"), Use(1, 1))
    assert robots(sturdy.state) == f"{limit}@11! -"
    assert not sturdy.told(RobotWorn)
    worn = play(position(board, energy=0, dice="1@00 - - - -", robots=f"{limit + 1}@11 -"), Use(1, 1))
    assert robots(worn.state) == f"{limit}@11! -"
    assert len(worn.told(RobotWorn)) == 1
    last = play(position(board, energy=3, dice="1@00 - - - -", robots="1@13 -"), Use(1, 3))
    assert robots(last.state) == "1@13! -"


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("die", "row"), [(1, -1), (2, -1), (3, 0), (6, 3)])
def test_auckland_guns_slow_by_2(side: str, die: int, row: int) -> None:
    """UFS-SHIP-2."""
    state = position(table("auckland", side), dice=f"{die} 1 1 1w 1w")
    assert where(play(state, Place(0, 0, 1)).state, 1) == (row, 1)


@pytest.mark.parametrize(("side", "energy"), [("undamaged", 2), ("damaged", 3)])
def test_auckland_damaged_guns_bring_energy(side: str, energy: int) -> None:
    """One, although three dice lie on guns when the rooms phase begins."""
    state = position(table("auckland", side), dice="1@00 1@01 1@12 1w@13 1w")
    after = play(state, Place(4, 0, 4))
    assert after.state.energy == energy
    assert len(after.told(AbilityUsed)) == (side == "damaged")
    elsewhere = position(table("auckland", side), dice="1@10 1@11 1@12 1w@13 1w", excavator=(2, 4))
    assert play(elsewhere, Place(4, 1, 4)).state.energy == 2


@pytest.mark.parametrize(("side", "limit"), [("undamaged", 5), ("damaged", 4)])
@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_ulaanbaatar_ships_come_down_slowly(side: str, limit: int, die: int) -> None:
    state = position(table("ulaanbaatar", side), dice=f"{die} 1 1 1w 1w")
    assert where(play(state, Place(0, 1, 3)).state, 3) == (min(die, limit) - 1, 3)
    on_gun = play(state, Place(0, 0, 3)).state
    assert where(on_gun, 3) == (min(die - 1, limit) - 1, 3), "the limit is no help to a gun that slows enough"


# Whole games.


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("name", NAMES)
def test_games_at_random_keep_what_always_holds(name: str, side: str) -> None:
    """Ships are conserved, markers stay on their tracks, the game ends; and all that is said has its words."""
    texts = [Texts(locale, *BOXED.texts) for locale in LOCALES]
    for seed in range(3):
        rng, state = Rng(seed), rules.new(table(name, side, *list(Height)[:seed]))
        for _ in range(LONGEST):
            if not state.to_act():
                break
            events: list[Event] = []
            chance = state.chance()
            if chance is not None:
                state.step(DEALER, chance.sample(rng), events)
            else:
                choices = legal(state, SOLO)
                action = choices[rng.below(len(choices))]
                command = BOXED.codec.command(action)
                if isinstance(command, Call):
                    assert all(BOXED.wording(state, command, each.say) for each in texts)
                state.step(SOLO, action, events)
            check(state)
            assert all(each.event(event) for each in texts for event in events if isinstance(event, AbilityUsed))
        assert state.outcome() is not None

"""Battles for rule tests: models named in words, squares as the rulebook counts them, and scripted dice."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from saucer.core.door import refusal
from saucer.core.messages import Command, Event
from saucer.core.seats import DEALER, Seat
from saucer.games.mars_attacks import MARS_ATTACKS, components, rules, scenarios, turns
from saucer.games.mars_attacks import commands as c
from saucer.games.mars_attacks.board import HIGH, HUMAN, LOW, MARTIAN, NO_WALL, SQUARES, SUPPORTS
from saucer.games.mars_attacks.cards import HALF_NAMES, leave_hand
from saucer.games.mars_attacks.commands import CODEC
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.rules import MarsBattle
from saucer.games.mars_attacks.scenarios import BothRows, ExitRow, ForceRow, PointsRow, ScenarioRow
from saucer.games.mars_attacks.state import (
    CIVILIAN_TOKEN,
    DEAD,
    DRAW,
    END,
    HERD_TOKEN,
    INSECT_TOKEN,
    REFRESH,
    ROUND,
    RUNNING,
    TURNS,
    put,
)
from saucer.games.mars_attacks.terrain import Terrain
from saucer.games.mars_attacks.way import Scenario, Way

E = TypeVar("E", bound=Event)
Square = tuple[int, int]
Edge = tuple[Square, Square]

MARTIANS, HUMANS = Seat(MARTIAN), Seat(HUMAN)
KINDS = {"grunt": "martian_grunt", "soldier": "us_soldier", "eva": "eva", "troy": "troy", "sergeant": "sergeant"}
OPEN = "\n\n".join(["M M M M M M M M"] * 2 + [". . . . . . . ."] * 5 + ["H H H H H H H H"])
POINTS = BothRows(
    PointsRow(
        {"us_soldier": 1, "eva": 4, "troy": 4, "sergeant": 1}, {"us_soldier": 2, "eva": 4, "troy": 4, "sergeant": 1}, 1
    ),
    PointsRow({"martian_grunt": 1}, {"martian_grunt": 2}, 1),
)


def at(row: int, column: int) -> int:
    """A square's number; rows and columns count from 1 as on the board."""
    return (row - 1) * 8 + column - 1


def terrain(high: Sequence[Edge] = (), low: Sequence[Edge] = ()) -> Terrain:
    """Walls between pairs of squares."""
    east, south = [NO_WALL] * SQUARES, [NO_WALL] * SQUARES
    for height, edges in ((HIGH, high), (LOW, low)):
        for one, other in edges:
            first, second = sorted((at(*one), at(*other)))
            (east if second == first + 1 else south)[first] = height
    return Terrain(east, south)


def battle(
    *models: str,
    turn: Seat = HUMANS,
    high: Sequence[Edge] = (),
    low: Sequence[Edge] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    sets: Mapping[str, int] | None = None,
    counters: Sequence[tuple[int, int, int]] = (),
    herd: Square | None = None,
    insect: Square | None = None,
    civilians: Sequence[Square] = (),
    cars: Sequence[Square] = (),
    exits: Sequence[ExitRow] = (),
    options: MarsAttacksOptions | None = None,
) -> MarsBattle:
    """A Turn in an open field. A model is "grunt 3,4", then any of: panicked, marked, dead, waiting, and so on.

    A hand is a list of halves; a player without one has no cards, so that nobody is asked for any.
    """
    specs = [spec.split() for spec in models]
    forces = [ForceRow(KINDS[spec[0]], 1, **_entry(spec)) for spec in specs]
    row = ScenarioRow(first="human", map=OPEN, forces=tuple(forces), points=POINTS, exits=tuple(exits))
    scenario = scenarios.build(row)
    scenario.terrain = terrain(high, low)
    state = rules.blank(way_of(scenario, options or MarsAttacksOptions()))
    for model, spec in enumerate(specs):
        _place(state, model, spec)
    _deal(state, hands or {}, sets or {})
    state.counters = [kind << 6 | at(row, column) for row, column, kind in counters]
    state.tokens = [HERD_TOKEN << 6 | at(*herd)] if herd else []
    state.tokens += [CIVILIAN_TOKEN << 6 | at(*square) for square in civilians]
    state.tokens += [INSECT_TOKEN << 6 | at(*insect)] if insect else []
    state.cars = [at(*square) for square in cars]
    state.phase, state.round, state.stack = TURNS, 1, []
    turns.begin_turn(state, turn, -1, False, None)
    state.run(None)
    return state


def _entry(spec: list[str]) -> dict[str, str]:
    zone = "M" if spec[0] == "grunt" else "H"
    return {"enters": zone} if "waiting" in spec else {"deploys": zone}


def way_of(scenario: Scenario, options: MarsAttacksOptions) -> Way:
    """A scenario with the readings that the options choose."""
    usual = components.way(options)
    return Way(
        scenario,
        usual.halves,
        usual.panic_testers,
        usual.last_mover_first,
        usual.cards_after_all,
        usual.own_kills_score,
        usual.authority_alone,
        usual.card_per_model,
        usual.round_cap,
        usual.answer_time,
    )


def _place(state: MarsBattle, model: int, spec: list[str]) -> None:
    if "dead" in spec:
        put(state, model, DEAD)
    elif "waiting" not in spec:
        row, column = map(int, spec[1].split(","))
        put(state, model, at(row, column))
    if "panicked" in spec:
        state.panicked |= 1 << model
    if "marked" in spec:
        state.marked |= 1 << model
    for word in spec:
        if word.startswith("heroics="):
            state.heroics[model] = int(word.removeprefix("heroics="))


def _deal(state: MarsBattle, hands: Mapping[int, Sequence[str]], sets: Mapping[str, int]) -> None:
    for seat, halves in hands.items():
        for half in halves:
            take_card(state, seat, half)
    for half, count in sets.items():
        kind = SUPPORTS.index(HALF_NAMES.index(half))
        seat = MARTIAN if kind < 2 else HUMAN
        for _ in range(count):
            card = take_card(state, seat, half)
            leave_hand(state, seat, card)
            state.sets[kind].append(card)


def take_card(state: MarsBattle, seat: int, half: str) -> int:
    """Put the last card of the deck with this half into a hand."""
    wanted = HALF_NAMES.index(half)
    card = max(card for card, there in enumerate(state.deck) if there and state.way.halves[seat][card] == wanted)
    state.deck[card] = 0
    state.hands[seat] = sorted([*state.hands[seat], card])
    return card


def card_of(state: MarsBattle, seat: int, half: str) -> int:
    """The first card of a hand with this half."""
    wanted = HALF_NAMES.index(half)
    return next(card for card in state.hands[seat] if state.way.halves[seat][card] == wanted)


def play(state: MarsBattle, *commands: Command) -> list[Event]:
    """Let whoever is asked do this, which must be allowed, and tell what happened."""
    events: list[Event] = []
    for command in commands:
        seat = state.to_act()[0]
        problem = refusal(MARS_ATTACKS, state, seat, command)
        assert problem is None, f"{command} is refused: {problem}"
        action = CODEC.action(command)
        assert action is not None
        state.step(seat, action, events)
    return events


def roll(state: MarsBattle, *values: int) -> list[Event]:
    """The dealer's dice, exactly as many as are asked for."""
    chance = state.chance()
    assert chance is not None
    assert len(chance.weights) == len(values), f"{len(chance.weights)} dice are to be rolled"
    return play(state, c.Rolled(values))


def dice(state: MarsBattle) -> int:
    """How many dice the dealer is to roll."""
    chance = state.chance()
    assert chance is not None
    return len(chance.weights)


def allowed(state: MarsBattle, command: Command) -> bool:
    """Whether whoever is asked may do this."""
    return refusal(MARS_ATTACKS, state, state.to_act()[0], command) is None


def refused(state: MarsBattle, command: Command) -> str:
    """Why it is refused."""
    problem = refusal(MARS_ATTACKS, state, state.to_act()[0], command)
    assert problem is not None
    return problem.code


def use(state: MarsBattle, half: str, test: int = 0) -> c.Use:
    """Use such a card of whoever is asked on a test."""
    return c.Use(card_of(state, state.to_act()[0], half), test)


def the(kind: type[E], events: Sequence[Event]) -> list[E]:
    """All events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def is_panicked(state: MarsBattle, model: int) -> bool:
    return bool(state.panicked >> model & 1)


def is_marked(state: MarsBattle, model: int) -> bool:
    return bool(state.marked >> model & 1)


def is_dead(state: MarsBattle, model: int) -> bool:
    return state.squares[model] == DEAD


def end_round(state: MarsBattle) -> None:
    """All have acted: the Round ends with the present Turn."""
    state.marked = state.present
    state.finished = state.turn
    state.stack, state.asked = [], RUNNING
    state.stack.append([END, 0, 0, 0])
    state.run(None)


def draw(state: MarsBattle, card: int) -> list[Event]:
    """The dealer gives whoever draws this card, counted from 0."""
    chance = state.chance()
    assert chance is not None
    return play(state, c.Drawn(len(chance.weights[0]), (card + 1,)))


def fill_hands(state: MarsBattle) -> None:
    """Keep what there is and draw plain cards until somebody has something else to decide."""
    while state.to_act():
        frame = state.stack[-1]
        if state.to_act()[0] == DEALER and frame[0] == DRAW:
            draw(state, next(card for card, there in enumerate(state.deck) if there and card < 36))
        elif frame[0] == REFRESH:
            play(state, c.Keep())
        else:
            return


def draw_event(state: MarsBattle, name: str) -> list[Event]:
    """End the Round, and let the first finisher draw this event."""
    end_round(state)
    while state.stack[-1][0] != DRAW:
        play(state, c.Keep())
    return draw(state, next(card for card in range(36, 42) if HALF_NAMES[state.way.halves[0][card]] == name))


def begin_round(state: MarsBattle, starter: Seat) -> None:
    """A new Round is about to begin."""
    state.starter, state.marked = starter, 0
    state.stack, state.asked = [[ROUND, 0, -1, -1]], RUNNING
    state.run(None)

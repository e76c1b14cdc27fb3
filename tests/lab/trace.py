"""Plays fixed games and prints a digest of every state: the same lines on every build.

    python -m tests.lab.trace

The first line is the build; then a line for each game; the last three list every event of Mars Attacks, every event of
the boxed edition, and of the nine cards every rule that an event cited.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from saucer.core.bot import Bot
from saucer.core.door import legal
from saucer.core.game import AnyGame
from saucer.core.messages import Event, Options
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.core.state import State
from saucer.games.falling_skies import BOXED, NINE_CARDS
from saucer.games.falling_skies.box import HEIGHTS, BoxOptions, characters, cities, scenarios
from saucer.games.falling_skies.components import Card, NineCardOptions
from saucer.games.jelly_monster import JELLY_MONSTER
from saucer.games.jelly_monster.components import JellyMonsterOptions
from saucer.games.mars_attacks import MARS_ATTACKS
from saucer.games.mars_attacks.bots import Tactician
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.space_alert import resolve
from saucer.games.space_alert.live import SPACE_ALERT
from saucer.games.space_alert.live.options import SpaceAlertOptions
from saucer.lab.bench import build
from tests.games.space_alert.generate import random_mission

OPTIONS = [
    NineCardOptions(),
    NineCardOptions(hard=tuple(Card)),
    NineCardOptions(hard=(Card.UPPER_BASE, Card.SKY_2)),
    NineCardOptions(hard=(Card.LOWER_BASE, Card.MOTHERSHIP)),
    NineCardOptions(hard=(Card.SKY_1, Card.SKY_3, Card.TRACKS), dice_in_tunnels=True),
    NineCardOptions(lenient_digging=True),
    NineCardOptions(hard=(Card.SKY_4,), lenient_digging=True, dice_in_tunnels=True),
]

BOXES = [
    *(BoxOptions(city=city, damaged=damaged, threat=2) for city in cities() for damaged in (False, True)),
    *(BoxOptions(scenario=scenario, threat=1) for scenario in scenarios()),
    *(BoxOptions(city="new-york", characters=(character,)) for character in characters()),
    *(BoxOptions(city="washington", upgraded=(character,)) for character in characters()),
    BoxOptions(city="naples", advanced=HEIGHTS, final_tile=True, scenario="final-battle"),
    BoxOptions(city="lisbon", advanced=HEIGHTS, threat_tiles=HEIGHTS, upgraded=tuple(characters())),
]

HUNTS = [
    JellyMonsterOptions(),
    JellyMonsterOptions(faces="random"),
    JellyMonsterOptions(faces="random", variant="thinking"),
    JellyMonsterOptions(faces="random", variant="thinking", dispute="chance", hourglass=0),
    JellyMonsterOptions(faces="random", barrier="automatic", flip="automatic", hourglass=20, cap=90),
]

OPERATIONS = [
    *((seats, SpaceAlertOptions(timeline="mission_3", common="mixed", crew=4)) for seats in SPACE_ALERT.seats),
    (3, SpaceAlertOptions(timeline="generated", generated=7, serious="yellow", crew=5)),
    (2, SpaceAlertOptions(timeline="test_run_1", missions=2)),
    (1, SpaceAlertOptions(timeline="lesson_1")),
]

BATTLES = [
    *(MarsAttacksOptions(scenario=str(name)) for name in MARS_ATTACKS.variations("scenario")),
    MarsAttacksOptions(panic_testers="same_side", cards_after_all_acted=True, card_per_model=False, round_cap=30),
    MarsAttacksOptions(scenario="protect-and-serve", authority="model_only", refresh_order="last_mover"),
    MarsAttacksOptions(scenario="signal-in-the-rubble", panic_testers="all_but_killer", own_kill_vp="opponent"),
]

Document = dict[str, Any]


def position(options: NineCardOptions, **changes: object) -> Document:
    """The first position with some things changed: the whole base dug out, and much energy."""
    document: Document = msgspec.to_builtins(NINE_CARDS.position(NINE_CARDS.new(options, 1)))
    energy = 7 if Card.TRACKS not in options.hard else 6
    return document | {"phase": "rooms", "energy": energy, "excavator": 29} | changes


def dice(*placed: tuple[int, int, int]) -> list[Document]:
    """Dice by value, row and column; the others are resolved."""
    whites = [False, False, False, True, True]
    found: list[Document] = [
        {"value": value, "is_white": is_white, "where": "base", "row": row, "column": column}
        for (value, row, column), is_white in zip(placed, whites, strict=False)
    ]
    return found + [{"value": 1, "is_white": is_white, "where": "resolved"} for is_white in whites[len(placed) :]]


EASY, HARD_UPPER, HARD_LOWER = OPTIONS[0], OPTIONS[2], OPTIONS[3]
TWO_ROBOTS = [{"value": 3, "row": 1, "column": 1}, {"value": 1, "row": 5, "column": 3}]

DIRECTED = [
    # The wide research room wins; so it does with a robot in it, which is worn or worn out.
    (EASY, position(EASY, research=13, dice=dice((6, 5, 1), (6, 5, 2), (6, 5, 3), (2, 0, 0)))),
    (EASY, position(EASY, research=13, dice=dice((6, 5, 1), (6, 5, 2)), robots=TWO_ROBOTS)),
    (EASY, position(EASY, research=4, dice=dice((6, 3, 2), (6, 3, 3), (6, 2, 1), (4, 1, 4)), robots=TWO_ROBOTS)),
    # Robots are built anew: the working one itself, the other one, from the supply.
    (EASY, position(EASY, dice=dice((5, 3, 0), (6, 4, 3)), robots=TWO_ROBOTS)),
    (EASY, position(EASY, dice=dice((5, 3, 0), (6, 4, 3), (2, 1, 1)))),
    # Two effects in both orders, one of them a robot to be built in between.
    (EASY, position(EASY, dice=dice((6, 4, 0), (5, 4, 1)), robots=TWO_ROBOTS)),
    (HARD_UPPER, position(HARD_UPPER, dice=dice((6, 2, 3), (6, 2, 4)), robots=TWO_ROBOTS)),
    (HARD_LOWER, position(HARD_LOWER, research=13, dice=dice((6, 5, 0), (6, 5, 1), (5, 3, 2)), robots=TWO_ROBOTS)),
    # The excavator is driven back over robots, and no red ship is left to send.
    (
        EASY,
        position(
            EASY,
            mothership=3,
            excavator=21,
            dice=dice((3, 0, 2)),
            robots=[{"value": 6, "row": 4, "column": 4}, {"value": 5, "row": 0, "column": 0}],
            ships=[{"where": "waiting"}] * 5 + [{"where": "sky", "row": 9, "column": 0}, {"where": "waiting"}],
        ),
    ),
    (EASY, position(EASY, mothership=6, damage=4, ships=[{"where": "waiting"}] * 7, dice=dice((1, 0, 0)))),
]


def play(state: State, rng: Rng, seen: set[str]) -> str:
    """Play to the end at random and digest every state, what was legal there, and what happened."""
    digest = hashlib.sha256()
    while seats := state.to_act():
        seat = seats[0]
        events: list[Event] = []
        if seat == DEALER:
            chance = state.chance()
            assert chance is not None
            action = chance.sample(rng)
        else:
            actions = state.legal(seat)
            digest.update(repr(actions).encode())
            action = actions[rng.below(len(actions))]
        state = state.copy()
        state.step(seat, action, events)
        seen.update(f"{event.__struct_config__.tag}:{event.rule}" for event in events)
        digest.update(msgspec.json.encode([NINE_CARDS.position(state), events, state.estimate(Seat(0))]))  # type: ignore[arg-type]
    outcome = state.outcome()
    assert outcome is not None
    return f"{outcome.reason} {digest.hexdigest()}"


def play_together(game: AnyGame, options: Options, seats: int, rng: Rng) -> str:
    """The same where several act at once, in any order, and the clock among them."""
    digest = hashlib.sha256()
    state = game.new(options, seats)
    while acting := state.to_act():
        seat = acting[rng.below(len(acting))]
        events: list[Event] = []
        chance = state.chance() if seat == DEALER else None
        actions = [chance.sample(rng)] if chance else legal(state, seat)
        digest.update(repr(actions).encode())
        state = state.copy()
        state.step(seat, actions[rng.below(len(actions))], events)
        digest.update(msgspec.json.encode([game.position(state), events, state.estimate(Seat(0))]))
    return digest.hexdigest()


def fight(options: MarsAttacksOptions, bots: Sequence[Bot | None], rng: Rng, told: set[str]) -> str:
    """A battle of bots on what each may believe, or at random where there is none."""
    digest = hashlib.sha256()
    state = MARS_ATTACKS.new(options, 2)
    while acting := state.to_act():
        seat, events = acting[0], list[Event]()
        chance = state.chance() if seat == DEALER else None
        actions = [chance.sample(rng)] if chance else state.legal(seat)
        bot = None if chance else bots[seat]
        digest.update(repr(actions).encode())
        if bot is None:
            action = actions[rng.below(len(actions))]
        else:
            action = bot.choose(MARS_ATTACKS.imagine(state, seat, rng), seat, rng)
        state = state.copy()
        state.step(seat, action, events)
        told.update(str(event.__struct_config__.tag) for event in events)
        digest.update(msgspec.json.encode([MARS_ATTACKS.position(state), events, state.estimate(Seat(0))]))
    return digest.hexdigest()


def main() -> None:
    seen: set[str] = set()
    print(build())
    for number, options in enumerate(OPTIONS):
        for seed in range(25):
            print(f"options {number}, seed {seed}:", play(NINE_CARDS.new(options, 1), Rng(seed), seen))
    for number, (options, document) in enumerate(DIRECTED):
        for seed in range(25):
            print(f"case {number}, seed {seed}:", play(NINE_CARDS.restore(options, 1, document), Rng(seed), seen))
    boxed: set[str] = set()
    for number, laid in enumerate(BOXES):
        for seed in range(8):
            print(f"box {number}, seed {seed}:", play(BOXED.new(laid, 1), Rng(seed), boxed))
    for number, way in enumerate(HUNTS):
        for seed in range(6):
            for seats in JELLY_MONSTER.seats:
                told = play_together(JELLY_MONSTER, way, seats, Rng(seed))
                print(f"hunt {number}, seed {seed}, {seats} seats:", told)
    battles: set[str] = set()
    for number, reading in enumerate(BATTLES):
        for seed in range(5, 13):
            bots = [Tactician() if seed >> seat & 1 else None for seat in range(2)]
            print(f"battle {number}, seed {seed}:", fight(reading, bots, Rng(seed), battles))
    # In this one a Jam leaves too little of a set to be of any use.
    print("battle 0, seed 34:", fight(BATTLES[0], (None, None), Rng(34), battles))
    for seed in range(150):
        result = resolve(random_mission(Rng(seed), easy=seed % 2 == 0), trace=True)
        print(f"mission {seed}: {result.status}", hashlib.sha256(msgspec.json.encode(result)).hexdigest())
    for number, (seats, operation) in enumerate(OPERATIONS):
        for seed in range(2):
            told = play_together(SPACE_ALERT, operation, seats, Rng(seed))
            print(f"operation {number}, seed {seed}:", told)
    print(" ".join(sorted(battles)))
    print(" ".join(sorted({kind.partition(":")[0] for kind in boxed})))
    print(" ".join(sorted(seen)))


if __name__ == "__main__":
    main()

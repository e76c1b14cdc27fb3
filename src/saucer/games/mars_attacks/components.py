"""The deck as a typed table, counted against the box; the options, and the way of playing they ask for."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from saucer.core.messages import Options
from saucer.games.mars_attacks import scenarios
from saucer.games.mars_attacks.board import CAR, HALVES, HUMAN, MARTIAN, RUSE
from saucer.games.mars_attacks.cards import HALF_NAMES
from saucer.games.mars_attacks.way import ALL, ALL_BUT_KILLER, SAME_SIDE, Way

CARDS = 42
EVENTS = 6
PANIC = {"all": ALL, "all_but_killer": ALL_BUT_KILLER, "same_side": SAME_SIDE}


class _Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[tuple[str, str], ...]
    events: tuple[str, ...]


class MarsAttacksOptions(Options, frozen=True):
    """Which battle, and how the rulebook is read where it leaves a choice. The defaults are a good first game."""

    scenario: Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(scenarios.rows())})] = "who-is-there"

    panic_testers: Literal["all", "all_but_killer", "same_side"] = "all"
    """Who tests panic when a model is killed in a square (MA-PANIC-2)."""

    refresh_order: Literal["first_finisher", "last_mover"] = "first_finisher"
    """Who discards and draws first at the end of a Round (MA-GAP-02)."""

    cards_after_all_acted: bool = False
    """Whether cards can still be played once all models have acted, until both have passed (MA-GAP-05)."""

    own_kill_vp: Literal["none", "opponent"] = "none"
    """Who scores a model killed by its own side's support (MA-SUP-7)."""

    authority: Literal["turn", "model_only"] = "turn"
    """Whether Authority brings the whole first Turn or the model's activation alone (MA-GAP-22)."""

    card_per_model: bool = True
    """Whether a player may use only one card on each of his models in a Turn (MA-GAP-25)."""

    round_cap: Literal[0, 30] = 0
    """After how many Rounds a battle is drawn; 0: never (MA-WIN-4)."""

    answer_time: Literal[0, 5, 10, 20] = 0
    """Seconds for a decision about a card in answer; 0: as long as one likes."""

    def __post_init__(self) -> None:
        if problem := scenarios.why_not(self.scenario):
            raise ValueError(problem)


@cache
def halves() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By side and card, counted from 0: what it may use of it; events come last and are the same for both."""
    text = (files(__package__) / "content" / "cards.toml").read_text("utf-8")
    deck = msgspec.convert(tomllib.loads(text), _Deck)
    if len(deck.cards) + len(deck.events) != CARDS or len(deck.events) != EVENTS:
        raise ValueError(f"there are {CARDS} cards, {EVENTS} of them events")
    numbers = {name: half for half, name in enumerate(HALF_NAMES)}
    events = [numbers[name] for name in deck.events]
    martian = [numbers[card[MARTIAN]] for card in deck.cards]
    human = [numbers[card[HUMAN]] for card in deck.cards]
    if sorted(events) != list(range(CAR, HALVES)) or max(martian) > RUSE + 1 or min(human) <= RUSE + 1:
        raise ValueError("a Martian half comes first, then a human one; each event is there once")
    return (*martian, *events), (*human, *events)


@cache
def way(options: MarsAttacksOptions) -> Way:
    """The way of playing that the options ask for."""
    return Way(
        scenario=scenarios.scenario(options.scenario),
        halves=[list(half) for half in halves()],
        panic_testers=PANIC[options.panic_testers],
        last_mover_first=options.refresh_order == "last_mover",
        cards_after_all=options.cards_after_all_acted,
        own_kills_score=options.own_kill_vp == "opponent",
        authority_alone=options.authority == "model_only",
        card_per_model=options.card_per_model,
        round_cap=options.round_cap,
        answer_time=options.answer_time * 1000,
    )

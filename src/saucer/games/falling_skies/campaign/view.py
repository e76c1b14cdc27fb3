"""What is seen of a campaign. It hides nothing: what is left in the box can be told from the sheet."""

from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from saucer.core.door import is_legal
from saucer.core.seats import DEALER, Seat
from saucer.games.falling_skies import view
from saucer.games.falling_skies.board import Board
from saucer.games.falling_skies.box import HEIGHTS, Height, catalogue, lay_out
from saucer.games.falling_skies.campaign import actions, rules
from saucer.games.falling_skies.campaign import state as states
from saucer.games.falling_skies.campaign.components import (
    ADVANCED_FROM,
    FINAL_CHAPTER,
    FINAL_SCENARIO,
    HELPERS,
    THREATS,
    CampaignOptions,
    Kind,
    name,
    number,
)
from saucer.games.falling_skies.campaign.rules import Campaign
from saucer.games.falling_skies.campaign.state import (
    AFTERMATH,
    BATTLE,
    BRIEFING,
    CITY,
    DEAL,
    LOST,
    NOBODY_NEW,
    OVER,
    PREPARE,
)
from saucer.games.falling_skies.details import Catalogue
from saucer.games.falling_skies.state import SOLO

Phase = Literal["briefing", "deal", "choose", "city", "prepare", "battle", "aftermath", "over"]
PHASES: tuple[Phase, ...] = ("briefing", "deal", "choose", "city", "prepare", "battle", "aftermath", "over")

Threat = Annotated[int, msgspec.Meta(ge=0, le=4)]
Result = Threat | Literal["X"]
"""As on the sheet: the threat level of a won game, X for a lost one (UFS-CAMP-5)."""


class Stack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenario: str
    city: str
    character: str


class Battle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the sheet. `character` is new (none in the final battle), `helpers` are kept and upgraded."""

    chapter: int
    city: str
    scenario: str
    character: str = ""
    helpers: tuple[str, ...] = ()
    advanced: tuple[Height, ...] = ()
    results: tuple[Result, ...] = ()


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can change."""

    phase: Phase
    chapter: int
    threat: Threat
    """The level chosen last."""
    offer: tuple[Stack, ...] = ()
    given_up: tuple[Stack, ...] = ()
    """The stacks that were not chosen, battle by battle."""
    sheet: tuple[Battle, ...] = ()
    """All battles; the last may still have to be fought."""
    battle: view.Position | None = None


class View(Position, frozen=True, kw_only=True):
    """A position and what follows from it."""

    name: str
    score: int
    kept_cities: tuple[str, ...]
    spared_cities: tuple[str, ...]
    """Never drawn in a chapter that is over, so that the final battle may be fought there."""
    kept_characters: tuple[str, ...]
    have_helped: tuple[str, ...]
    """Kept characters that cannot be brought again in this chapter."""
    helpers: tuple[str, ...]
    """Kept characters that could be brought now."""
    stars: tuple[float, ...]
    """By threat level: how hard the game would be that is being prepared (UFS-STAR-2)."""


class Scenery(Catalogue, frozen=True):
    """What is in the box, in the order by which commands count it, and the board of the battle on the table."""

    helpers: tuple[int, ...]
    """By chapter, from 0: how many kept characters may help in a battle."""
    advanced_from: dict[Height, int]
    """By height: the chapter that brings its advanced sky tile."""
    battle: view.Scenery | None


@lru_cache(maxsize=64)
def scenery(board: Board | None) -> Scenery:
    """The box, and the board in readable form."""
    return Scenery(
        **msgspec.structs.asdict(catalogue()),
        helpers=HELPERS,
        advanced_from={HEIGHTS[tile - 1]: chapter for tile, chapter in ADVANCED_FROM.items()},
        battle=None if board is None else view.scenery(board),
    )


def position(campaign: Campaign) -> Position:
    """The state in readable form."""
    return Position(
        phase=PHASES[campaign.phase],
        chapter=campaign.chapter,
        threat=campaign.threat,
        offer=tuple(map(_stack, campaign.offer)),
        given_up=tuple(map(_stack, campaign.given_up)),
        sheet=tuple(map(_battle, campaign.sheet)),
        battle=None if campaign.battle is None else view.position(campaign.battle),
    )


def look(campaign: Campaign) -> View:
    """What everybody sees."""
    seen = position(campaign)
    is_preparing = campaign.phase == PREPARE
    is_first = is_preparing and not campaign.entry.results
    kept = campaign.kept_characters()
    return View(
        **msgspec.structs.asdict(seen),
        name=campaign.name,
        score=campaign.score,
        kept_cities=_names(Kind.CITY, campaign.kept_cities()),
        spared_cities=_names(Kind.CITY, campaign.spared_cities()),
        kept_characters=_names(Kind.CHARACTER, kept),
        have_helped=_names(Kind.CHARACTER, [character for character in kept if campaign.has_helped(character)]),
        helpers=_names(Kind.CHARACTER, campaign.helpers() if is_first else []),
        stars=_stars(campaign.entry) if is_preparing else (),
    )


def _stars(entry: states.Entry) -> tuple[float, ...]:
    return tuple(rules.battle_options(entry, len(entry.results), threat).stars for threat in THREATS)


def _names(kind: Kind, numbers: list[int]) -> tuple[str, ...]:
    return tuple(name(kind, number) for number in numbers)


def _stack(stack: states.Stack) -> Stack:
    return Stack(*(name(kind, stack[kind]) for kind in Kind))


def _battle(entry: states.Entry) -> Battle:
    stack = entry.stack
    return Battle(
        chapter=entry.chapter,
        city=name(Kind.CITY, stack.city),
        scenario=name(Kind.SCENARIO, stack.scenario),
        character="" if stack.character == NOBODY_NEW else name(Kind.CHARACTER, stack.character),
        helpers=_names(Kind.CHARACTER, entry.helpers),
        advanced=tuple(HEIGHTS[tile - 1] for tile in entry.advanced),
        results=tuple("X" if result == LOST else result for result in entry.results),
    )


def restore(options: CampaignOptions, document: object) -> Campaign:
    """The campaign that a position describes; a ValueError says what cannot be.

    Its sheet is played through again by the rules themselves, all but the battles: only what they allow comes back.
    """
    seen = msgspec.convert(document, Position)
    campaign = rules.new(options)
    given_up = list(seen.given_up)
    for battle in seen.sheet:
        _fight_again(campaign, battle, given_up)
    if given_up:
        raise ValueError("a stack is given up for each battle of the first three chapters, and no other")
    for stack in seen.offer:
        _deal(campaign, stack)
    _reach(campaign, PREPARE if seen.phase == "battle" else PHASES.index(seen.phase))
    if campaign.chapter != seen.chapter:
        raise ValueError(f"this is chapter {campaign.chapter}, not {seen.chapter}")
    _lay_battle(campaign, seen)
    campaign.threat = seen.threat
    return campaign


def _fight_again(campaign: Campaign, battle: Battle, given_up: list[Stack]) -> None:
    if battle.chapter < FINAL_CHAPTER:
        if not given_up:
            raise ValueError("a stack is given up for each battle of the first three chapters, and no other")
        _deal(campaign, Stack(battle.scenario, battle.city, battle.character))
        _deal(campaign, given_up.pop(0))
        _give(campaign, SOLO, actions.CHOOSE_STACK)
    else:
        if battle.scenario != FINAL_SCENARIO or battle.character:
            raise ValueError("the final battle has its own scenario and no new character")
        _reach(campaign, CITY)
        _give(campaign, SOLO, actions.CHOOSE_CITY | number(Kind.CITY, battle.city) << 8)
    if campaign.chapter != battle.chapter:
        raise ValueError("the battles are not in the order of the chapters")
    for helper in battle.helpers:
        _give(campaign, SOLO, actions.BRING | number(Kind.CHARACTER, helper) << 8)
    for height in battle.advanced:
        _give(campaign, SOLO, actions.LAY_ADVANCED | (HEIGHTS.index(height) + 1) << 8)
    for result in battle.results:
        _reach(campaign, PREPARE)
        if result != "X":
            campaign.threat = result
        campaign.record(result != "X", [])


def _deal(campaign: Campaign, stack: Stack) -> None:
    _reach(campaign, DEAL)
    action = actions.DEALT
    for kind, element in zip(Kind, (stack.scenario, stack.city, stack.character), strict=True):
        action |= (number(kind, element) + 1) << 8 * (kind + 1)
    _give(campaign, DEALER, action)


def _reach(campaign: Campaign, phase: int) -> None:
    """Go on as long as there is nothing to decide."""
    steps = {BRIEFING: actions.OPEN_CHAPTER, AFTERMATH: actions.GO_ON}
    while campaign.phase != phase:
        if campaign.phase not in steps:
            raise ValueError(f"after {PHASES[campaign.phase]!r} there is no {PHASES[phase]!r} yet")
        campaign.step(SOLO, steps[campaign.phase])


def _give(campaign: Campaign, seat: Seat, action: int) -> None:
    if not is_legal(campaign, seat, action):
        raise ValueError(f"a battle of chapter {campaign.chapter} cannot have come about like this")
    campaign.step(seat, action)


def _lay_battle(campaign: Campaign, seen: Position) -> None:
    """Put the battle on the table; a game that has just ended still lies there."""
    is_on_the_table = campaign.phase in (AFTERMATH, OVER) or seen.phase == "battle"
    if is_on_the_table != (seen.battle is not None):
        raise ValueError("there is a battle on the table exactly while it is fought and just after it")
    if seen.battle is None:
        return
    entry = campaign.entry
    games = len(entry.results) - (seen.phase != "battle")
    battle = view.restore(lay_out(rules.battle_options(entry, games, seen.threat)), seen.battle)
    outcome = battle.outcome()
    if seen.phase == "battle":
        campaign.phase = BATTLE
        if outcome is not None:
            raise ValueError("the battle that is being fought is over")
    elif outcome is None or (seen.threat if outcome.shares[SOLO] == 1 else LOST) != entry.results[-1]:
        raise ValueError("the battle on the table has not ended as the sheet says")
    campaign.battle = battle

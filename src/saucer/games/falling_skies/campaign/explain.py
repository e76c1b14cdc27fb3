"""Why a command is refused between battles, in codes; in a battle, what the battle says."""

from saucer.core.messages import Command, Refusal
from saucer.games.falling_skies import explain as battles
from saucer.games.falling_skies.campaign.commands import (
    Bring,
    ChooseCity,
    ChooseStack,
    Dealt,
    Fight,
    GoOn,
    LayAdvanced,
    OpenChapter,
)
from saucer.games.falling_skies.campaign.components import ADVANCED_FROM, HELPERS, Kind, contents
from saucer.games.falling_skies.campaign.state import (
    AFTERMATH,
    BATTLE,
    BRIEFING,
    CHOOSE,
    CITY,
    PREPARE,
    Record,
)

CODES = battles.CODES | {
    "no-battle",
    "no-such-stack",
    "no-such-city",
    "city-not-yours",
    "no-such-character",
    "character-not-kept",
    "character-met-now",
    "has-helped",
    "enough-helpers",
    "no-such-tile",
    "tile-not-there-yet",
    "tile-laid-already",
    "same-battle",
    "no-such-threat",
}

_PHASES: dict[type[Command], int | None] = {
    OpenChapter: BRIEFING,
    Dealt: None,
    ChooseStack: CHOOSE,
    ChooseCity: CITY,
    Bring: PREPARE,
    LayAdvanced: PREPARE,
    Fight: PREPARE,
    GoOn: AFTERMATH,
}


def explain(campaign: Record, command: Command) -> Refusal:
    """The first reason that a person would give."""
    if type(command) not in _PHASES:
        if campaign.phase != BATTLE or campaign.battle is None:
            return Refusal("no-battle")
        return battles.explain(campaign.battle, command)
    if campaign.phase != _PHASES[type(command)]:
        return Refusal("not-now")
    match command:
        case ChooseCity(city):
            return Refusal("no-such-city" if city >= len(contents().names[Kind.CITY]) else "city-not-yours")
        case Bring(character):
            return _explain_bring(campaign, character)
        case LayAdvanced(tile):
            return _explain_tile(campaign, tile)
        case Fight():
            return Refusal("no-such-threat")
    return Refusal("no-such-stack")


def _explain_bring(campaign: Record, character: int) -> Refusal:
    if character >= len(contents().names[Kind.CHARACTER]):
        return Refusal("no-such-character")
    if campaign.entry.results:
        return Refusal("same-battle")
    if not any(entry.stack.character == character for entry in campaign.sheet):
        return Refusal("character-not-kept")
    if contents().chapters[Kind.CHARACTER][character] == campaign.chapter:
        return Refusal("character-met-now")
    if campaign.has_helped(character):
        return Refusal("has-helped")
    return Refusal("enough-helpers", {"most": HELPERS[campaign.chapter]})


def _explain_tile(campaign: Record, tile: int) -> Refusal:
    if tile not in ADVANCED_FROM:
        return Refusal("no-such-tile")
    if campaign.entry.results:
        return Refusal("same-battle")
    if ADVANCED_FROM[tile] > campaign.chapter:
        return Refusal("tile-not-there-yet", {"chapter": ADVANCED_FROM[tile]})
    return Refusal("tile-laid-already")

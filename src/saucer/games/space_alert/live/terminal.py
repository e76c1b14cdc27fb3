"""A mission drawn for a terminal: the crew's boards and the threats announced, then the ship; commands in steps."""

from saucer.core.game import Say
from saucer.core.messages import Command
from saucer.games.space_alert import terminal
from saucer.games.space_alert.board import CARD_NAMES, ZONE_NAMES
from saucer.games.space_alert.live.commands import Lay, Move, TakeBack, Turn
from saucer.games.space_alert.live.deck import ENTRIES, NAMES, NO_CARD
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.state import GATHERING, PLANNING, is_android
from saucer.games.space_alert.live.view import PHASES

_SIGNS = ("▲", "▶")
"""The backs of cards: an action, a movement."""
_NAME = 16
_SLOT = 8


def drawing(state: LiveMission, say: Say) -> str:
    """What lies on the table for all to see; cards that lie face down show only their backs."""
    if state.resolution is not None:
        return terminal.drawing(state.resolution, say)
    lines = [f"[bold]{say(f'prompt-{PHASES[state.phase]}')}[/bold]"]
    if state.phase == GATHERING:
        return lines[0]
    for threat in state.threats:
        announcement = state.schedule()[threat >> 8]
        name = say("threat-name", threat=state.setup.decks[threat >> 5 & 7][threat & 31].id)
        zone = say("zone-name", zone=ZONE_NAMES[announcement.zone])
        lines.append(say("terminal-coming", turn=announcement.turn, zone=zone, name=name))
    return "\n".join([*lines, *(_board(state, member, say) for member in range(state.setup.crew))])


def wording(command: Command, say: Say) -> tuple[str, ...]:
    """A card, then its half, then the slot. What needs no steps is left to the game's own texts."""
    match command:
        case Lay(card, half, slot, member):
            where = say("terminal-slot", member=member, slot=slot)
            return say("terminal-card", card=card), say("terminal-half", half=half), where
        case TakeBack(member, slot):
            return say("terminal-slot", member=member, slot=slot), say("terminal-take-back")
        case Turn(member, slot):
            return say("terminal-slot", member=member, slot=slot), say("terminal-turn-card")
        case Move(member, slot, to):
            return say("terminal-slot", member=member, slot=slot), say("terminal-move", to=to)
    return ()


def _board(state: LiveMission, member: int, say: Say) -> str:
    """A member's slots, the phases apart."""
    is_face_up = is_android(state, member) or state.phase > PLANNING
    cells = ""
    for slot, laid in enumerate(state.programs[member]):
        bar = "|" if slot in (3, 7) else " "
        shown = "·" if laid == NO_CARD else CARD_NAMES[ENTRIES[laid]] if is_face_up else _SIGNS[laid & 1]
        cells += bar + shown.rpartition(":")[2].ljust(_SLOT)
    line = say("member-name", member=member).ljust(_NAME) + cells.rstrip()
    heroic = state.heroics[-1 - state.order[member]] if is_android(state, member) else NO_CARD
    return line if heroic == NO_CARD else f"{line}  ({NAMES[heroic]})"

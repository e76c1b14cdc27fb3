"""The ship drawn for a terminal: its stations with the crew, its zones, and the threats on their tracks."""

from saucer.core.game import Say
from saucer.games.space_alert.board import BLUE, INTERNAL, RED, SLIME, WHITE, ZONE_NAMES
from saucer.games.space_alert.resolving import tiles
from saucer.games.space_alert.rules import STEPS, Resolution
from saucer.games.space_alert.state import (
    AHEAD,
    DESTROYED,
    LENDS_SHIELD,
    NOBODY,
    PRESENT,
    RUNNING,
    SURVIVED,
    Threat,
    count_bits,
    leads_active_squad,
    lent,
    reactor_capacity,
    shield_capacity,
)

_MARGIN = 16
_WIDTH = 18
_COLOURS = {RED: "red", WHITE: "white", BLUE: "blue"}


def drawing(state: Resolution, say: Say) -> str:
    """Zones side by side, the upper deck above the lower one; crew members by their place in the order."""
    step = "over" if state.ending != RUNNING else STEPS[state.step_now]
    lines = [
        f"[bold]{say('terminal-turn', turn=state.turn)}[/bold]  {say('step-name', step=step)}",
        _row("", [_coloured(say("zone-name", zone=ZONE_NAMES[zone]), _COLOURS[zone]) for zone in range(3)]),
        _row(say("terminal-upper"), [_crew(state, zone) for zone in range(3)]),
        _row(say("terminal-lower"), [_crew(state, zone + 3) for zone in range(3)]),
        _row(say("terminal-shield"), [_cubes(state.shields[zone], shield_capacity(state, zone)) for zone in range(3)]),
        _row(
            say("terminal-reactor"), [_cubes(state.reactors[zone], reactor_capacity(state, zone)) for zone in range(3)]
        ),
        _row(say("terminal-tiles"), ["▣" * len(tiles(state, zone)) for zone in range(3)]),
        say("terminal-stock", rockets=state.rockets, fuel=state.fuel),
    ]
    if state.pilot != NOBODY:
        lines.append(say("terminal-space", crew=state.pilot))
    for threat in state.threats:
        if threat.status != AHEAD:
            lines.append(_threat(threat, lent(state, LENDS_SHIELD), say))
    return "\n".join(lines)


def _row(name: str, cells: list[str]) -> str:
    return (name.ljust(_MARGIN) + "".join(cell.ljust(_WIDTH) for cell in cells)).rstrip()


def _coloured(text: str, colour: str) -> str:
    """Markup takes no room on the screen."""
    return f"[{colour}]{text}[/]" + " " * (_WIDTH - len(text))


def _cubes(cubes: int, capacity: int) -> str:
    return "●" * cubes + "○" * (capacity - cubes)


def _crew(state: Resolution, station: int) -> str:
    """Places count from 1, a star leads an active squad, brackets are knocked out; then threats with a tile here."""
    found = []
    for number, member in enumerate(state.crew, 1):
        if member.station == station:
            name = f"{number}*" if leads_active_squad(state, member) else str(number)
            found.append(f"({name})" if member.is_down else name)
    found += [threat.card.id for threat in state.threats if threat.where >> station & 1]
    return " ".join(found)


def _threat(threat: Threat, bonus: int, say: Say) -> str:
    """Its shield with what a Marauder lends it."""
    name = say("threat-name", threat=threat.card.id)
    track = say("zone-name", zone=ZONE_NAMES[threat.zone])
    if threat.status == PRESENT:
        message = "terminal-inside" if threat.zone == INTERNAL else "terminal-outside"
        shield = threat.shield + bonus
        return say(message, name=name, track=track, position=threat.position, left=_left(threat), shield=shield)
    assert threat.status in (DESTROYED, SURVIVED)
    return say("terminal-destroyed" if threat.status == DESTROYED else "terminal-survived", name=name)


def _left(threat: Threat) -> int:
    """Hit points; those of Slime are what is left of the original, and one for each progeny (SA-CARD-21)."""
    left = max(0, threat.hp - threat.damage)
    if threat.card.traits & SLIME:
        left += count_bits(threat.where) - (threat.origin != NOBODY)
    return left

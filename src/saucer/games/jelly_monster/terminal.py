"""The table drawn for a terminal, and commands in the words of a menu."""

from saucer.core.game import Say
from saucer.core.messages import Command
from saucer.games.jelly_monster import board
from saucer.games.jelly_monster.board import DICE, ROUNDS, ZONES, Band, City, Icon
from saucer.games.jelly_monster.commands import Expel, Move, Place
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.state import (
    IN_HAND,
    OPENING,
    OVER,
    PLACING,
    leaders,
    members,
    pods_left,
    sums,
    worth,
)
from saucer.games.jelly_monster.view import PHASES

_COLOURS = ("bright_blue", "bright_red", "bright_green", "bright_yellow", "bright_magenta")
_NAME = 16
_ZONE = 15
_PLAYER = 10
_WEALTH = 30
_SIGNS = {board.POD: "●", board.DISCARD: "-●", board.LEFT: "←", board.RIGHT: "→", board.EITHER: "↔"}


def drawing(state: JellyHunt, say: Say) -> str:
    """The districts with their zones and dice, the centre, and the players; rich markup."""
    if not state.faces:
        return say("prompt-laying")
    lines = [_head(state, say), "", _columns(say)]
    lines += [_district(state, district, say) for district in range(len(state.faces))]
    lines += [_centre(state, say), ""]
    lines += [_player(state, seat, say) for seat in range(state.way.seats)]
    return "\n".join(lines)


def wording(state: JellyHunt, command: Command, say: Say) -> tuple[str, ...]:
    """A die, then a district, then what becomes of its effect. What needs no steps is left to the game's own texts."""
    match command:
        case Place(value, district):
            steps = say("terminal-die", value=value), _where(state, district, say)
            return (*steps, say("terminal-no-effect")) if value <= 4 else steps
        case Expel(value, district, owner, expelled):
            effect = say("terminal-expel", owner=owner, expelled=expelled)
            return say("terminal-die", value=value), _where(state, district, say), effect
        case Move(value, district, away):
            effect = say("terminal-move", away=away)
            return say("terminal-die", value=value), _where(state, district, say), effect
    return ()


def _where(state: JellyHunt, district: int, say: Say) -> str:
    reward = _reward(state.way.city, state.faces[district] * ZONES + state.targets[district])
    return say("terminal-where", district=district, face=state.faces[district], reward=reward)


def _head(state: JellyHunt, say: Say) -> str:
    round_ = say("terminal-round", round=max(1, state.round), rounds=ROUNDS)
    phase = say(f"prompt-{PHASES[state.phase]}", round=state.round)
    steps = ""
    if state.phase == PLACING and state.flipped >= 0 and not state.way.live:
        steps = "  [bold]" + say("terminal-steps", seat=state.flipped, steps=state.ends_at - state.now) + "[/]"
    return f"[bold]{round_}[/bold]  {phase}{steps}"


def _columns(say: Say) -> str:
    zones = "".join(f"{say('terminal-zone', zone=zone):<{_ZONE}}" for zone in range(ZONES))
    return f"[dim]{'':<{_NAME + 4}}{zones}{say('terminal-entrance')}[/dim]"


def _district(state: JellyHunt, district: int, say: Say) -> str:
    """Its rewards, the targeted one between points, then the dice of each player, and the barrier."""
    face = state.faces[district]
    name = f"{say('terminal-letter', district=district)} {say('face-name', face=face)}"
    drone = "▶" if district == state.start else " "
    line = f"{drone} [bold]{name:<{_NAME + 2}}[/bold]"
    for zone in range(ZONES):
        reward = _reward(state.way.city, face * ZONES + zone)
        is_targeted = zone == state.targets[district]
        shown = f"»{reward}«" if is_targeted else f" {reward}"
        line += f"[bold reverse]{shown}[/]" + " " * (_ZONE - len(shown)) if is_targeted else f"{shown:<{_ZONE}}"
    blocked = state.barriers.index(district) if district in state.barriers else -1
    dice = "  ".join(_dice_of(state, district, say))
    if blocked >= 0:
        dice += f"  {_coloured(blocked, say('terminal-blocked', seat=blocked))}"
    return f"{line}{dice}".rstrip()


def _dice_of(state: JellyHunt, district: int, say: Say) -> list[str]:
    """Each player's dice there, the sum of those that count, and a star for who leads."""
    totals = sums(state, district)
    first = members(leaders(totals))
    found: list[str] = []
    for seat, total in enumerate(totals):
        dice = sorted((die & 7 for die in state.entrances[district] if die >> 3 == seat), reverse=True)
        if dice:
            star = "★" if seat in first else ""
            found.append(_coloured(seat, f"{say('seat-name', seat=seat)} {'+'.join(map(str, dice))}={total}{star}"))
    return found


def _centre(state: JellyHunt, say: Say) -> str:
    counts = [sum(die >> 3 == seat for die in state.centre) for seat in range(state.way.seats)]
    dice = "  ".join(
        _coloured(seat, f"{say('seat-name', seat=seat)} {'■' * count}") for seat, count in enumerate(counts) if count
    )
    return f"  {say('terminal-centre', left=pods_left(state))}  {dice}".rstrip()


def _player(state: JellyHunt, seat: int, say: Say) -> str:
    """What everybody knows of a player; what is in the pods only when they lie open."""
    name = f"[bold]{_coloured(seat, say('seat-name', seat=seat).ljust(_PLAYER))}[/bold]"
    line = f"  {name}{say('terminal-player', jelly=state.jelly[seat], pods=len(state.pods[seat])):<{_WEALTH}}"
    if state.phase == OVER:
        return f"{line}[bold]{say('terminal-score', score=worth(state, seat))}[/bold]"
    if state.phase == OPENING:
        return line.rstrip()
    roll = " ".join(f"[bold]{value}[/bold]" for value in sorted(state.rolls[seat]))
    dice = roll or ("■" * state.hands[seat] if state.hands[seat] else say("terminal-finished"))
    if state.hands[seat] == 0 and state.barriers[seat] == IN_HAND:
        dice += f"  {say('terminal-barrier')}"
    return f"{line}{dice}"


def _coloured(seat: int, text: str) -> str:
    return f"[{_COLOURS[seat]}]{text}[/]"


def _reward(city: City, zone: int) -> str:
    return _icons(city, city.zones[zone])


def _icons(city: City, numbers: list[int]) -> str:
    return " ".join(_icon(city, city.icons[number]) for number in numbers)


def _icon(city: City, icon: Icon) -> str:
    """A reward in a few signs; the legend explains them."""
    match icon.kind:
        case board.JELLY:
            return str(icon.amount)
        case board.PER_POD:
            return f"{icon.amount}×●"
        case board.TAKE:
            return f"⇐{icon.amount}"
        case board.GIVE:
            return f"⇒{icon.amount}"
        case board.PODIUM:
            ranks = "/".join(map(str, icon.ranks))
            return f"{ranks}/+{icon.others}" if icon.others else ranks
        case board.COUNT:
            return " ".join(f"{_span(band)}:{_icons(city, band.icons)}" for band in icon.bands)
    return _SIGNS[icon.kind]


def _span(band: Band) -> str:
    """How many dice a band is for: `1`, `1-2`, `3+`."""
    if band.most >= DICE:
        return f"{band.least}+"
    return str(band.least) if band.least == band.most else f"{band.least}-{band.most}"

"""The campaign sheet drawn for a terminal, and commands in the words of a menu; a battle draws itself."""

from textwrap import wrap

from saucer.core.game import Say
from saucer.core.messages import Command
from saucer.games.falling_skies import terminal as battles
from saucer.games.falling_skies.campaign.commands import Bring, ChooseCity, ChooseStack, Fight
from saucer.games.falling_skies.campaign.components import Kind, name
from saucer.games.falling_skies.campaign.rules import SIDES, Campaign
from saucer.games.falling_skies.campaign.state import (
    BATTLE,
    BRIEFING,
    LOST,
    NOBODY_NEW,
    PREPARE,
    Entry,
    Stack,
)
from saucer.games.falling_skies.campaign.view import PHASES

_ROMAN = ("", "I", "II", "III", "IV")
_LINE = 78
_MARGIN = 4
_WIDTH = 62


def drawing(campaign: Campaign, say: Say) -> str:
    """What is asked, the board if one lies on the table, and between battles the sheet; rich markup."""
    headline = "  ".join(
        [
            f"[bold]{say('terminal-campaign-chapter', chapter=campaign.chapter)}[/bold]",
            *([_plain(campaign.name)] if campaign.name else []),
            say(f"campaign-phase-{PHASES[campaign.phase]}"),
            say("terminal-campaign-score", score=campaign.score),
        ]
    )
    lines = [headline]
    if campaign.battle is not None:
        lines.append(battles.drawing(campaign.battle, say))
    if campaign.phase != BATTLE:
        lines += _sheet(campaign, say)
    if campaign.phase == BRIEFING:
        lines += ["", f"[bold]{say(f'chapter-{campaign.chapter}-title')}[/bold]"]
        for part in ("story", "rules"):
            lines += wrap(say(f"chapter-{campaign.chapter}-{part}"), _LINE)
    for stack in campaign.offer:
        lines += ["", *_attack(stack, 0, say)]
    if campaign.phase == PREPARE:
        entry = campaign.entry
        lines += ["", *_attack(entry.stack, len(entry.results), say)]
        for helper in entry.helpers:
            lines += _ability(helper, "upgraded", say)
    return "\n".join(lines)


def wording(campaign: Campaign, command: Command, say: Say) -> tuple[str, ...]:
    """With the names of what is meant; a battle's commands in the battle's own words."""
    match command:
        case ChooseStack(stack):
            return (say("choose-stack-named", **_said(campaign.offer[stack], say)),)
        case ChooseCity(city):
            return (say("choose-city-named", city=say(f"city-{name(Kind.CITY, city)}")),)
        case Bring(character):
            known = name(Kind.CHARACTER, character)
            return (say("bring-named", character=say(f"character-{known}")),)
        case Fight(threat):
            return say("terminal-campaign-fight"), say("terminal-campaign-threat", threat=threat)
    if campaign.phase == BATTLE:
        return battles.wording(campaign.fought, command, say)
    return ()


def _sheet(campaign: Campaign, say: Say) -> list[str]:
    """Two lines for each battle: where and what, with the results; and who fought."""
    lines = ["", f"[bold]{say('campaign-sheet')}[/bold]"] if campaign.sheet else []
    for entry in campaign.sheet:
        said = _said(entry.stack, say)
        battle = say("terminal-campaign-pair", name=said["city"], words=said["scenario"])
        lines.append(f"{_ROMAN[entry.chapter]:<{_MARGIN}}{battle:<{_WIDTH}} {_results(entry)}".rstrip())
        lines += [f"{' ' * _MARGIN}[dim]{line}[/dim]" for line in wrap(_team(entry, say), _LINE - _MARGIN)]
    for title, kind, numbers in (
        ("campaign-kept-cities", Kind.CITY, campaign.kept_cities()),
        ("campaign-spared-cities", Kind.CITY, campaign.spared_cities()),
        ("campaign-kept-characters", Kind.CHARACTER, campaign.kept_characters()),
    ):
        if numbers:
            names = ", ".join(say(f"{kind.name.lower()}-{name(kind, number)}") for number in numbers)
            lines += _pair(say(title), names, say)
    return lines


def _results(entry: Entry) -> str:
    return " ".join("[red]X[/red]" if result == LOST else f"[green]{result}[/green]" for result in entry.results)


def _team(entry: Entry, say: Say) -> str:
    team = [] if entry.stack.character == NOBODY_NEW else [_said(entry.stack, say)["character"]]
    for helper in entry.helpers:
        known = say(f"character-{name(Kind.CHARACTER, helper)}")
        team.append(say("terminal-campaign-upgraded", character=known))
    return ", ".join(team) or say("terminal-campaign-nobody")


def _attack(stack: Stack, games: int, say: Say) -> list[str]:
    """A battle to come, and what is special about it."""
    city, scenario = f"city-{name(Kind.CITY, stack.city)}", f"scenario-{name(Kind.SCENARIO, stack.scenario)}"
    lines = [
        *_pair(say(city), say(f"{city}-{SIDES[games]}"), say),
        *_pair(say(scenario), say(f"{scenario}-story"), say),
        *wrap(say(f"{scenario}-rule"), _LINE),
    ]
    return lines if stack.character == NOBODY_NEW else lines + _ability(stack.character, "normal", say)


def _ability(character: int, side: str, say: Say) -> list[str]:
    known = f"character-{name(Kind.CHARACTER, character)}"
    return _pair(say(known), say(f"{known}-{side}"), say)


def _pair(name: str, words: str, say: Say) -> list[str]:
    """A name in bold, and what there is to say about it."""
    first, *rest = wrap(say("terminal-campaign-pair", name=name, words=words), _LINE)
    return [first.replace(name, f"[bold]{name}[/bold]", 1), *rest]


def _said(stack: Stack, say: Say) -> dict[str, str]:
    """The names of its elements in somebody's language."""
    kinds = [kind for kind in Kind if stack[kind] >= 0]
    return {kind.name.lower(): say(f"{kind.name.lower()}-{name(kind, stack[kind])}") for kind in kinds}


def _plain(text: str) -> str:
    """What a person typed is no markup."""
    return text.replace("[", "\\[")

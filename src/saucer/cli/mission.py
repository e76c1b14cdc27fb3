"""`saucer mission`."""

from typing import Annotated

import msgspec
import typer

from saucer.cli.arguments import AsJson, LanguageOption, language
from saucer.cli.problem import Problem
from saucer.games.space_alert.board import INTERNAL, ZONE_NAMES
from saucer.games.space_alert.live import SPACE_ALERT
from saucer.games.space_alert.live.announcements import (
    COMMUNICATIONS_LOST,
    INCOMING_DATA,
    KIND_NAMES,
    PHASE_WARNING,
    THREAT,
    TRANSFER_OPENED,
    Announcement,
    Timeline,
)
from saucer.games.space_alert.live.difficulty import Difficulty, estimate
from saucer.games.space_alert.live.generator import GENERATED, SEEDS, find
from saucer.games.space_alert.live.timelines import EventRow, row, timelines
from saucer.games.space_alert.planning.missions import Level
from saucer.text import Texts

USUAL_TRANSFER = 15


class Told(msgspec.Struct, frozen=True):
    """A timeline in seconds, with its difficulty if that was asked for."""

    id: str
    turns: int
    phase_ends: tuple[int, ...]
    events: tuple[EventRow, ...]
    difficulty: Difficulty | None


def mission(
    name: Annotated[
        str, typer.Argument(metavar="MISSION", help="A number for a mission of ours, or a timeline like `mission_1`.")
    ],
    draws: Annotated[
        int, typer.Option("--estimate", min=0, max=1000, help="Estimate how hard it is, with so many draws.")
    ] = 0,
    tries: Annotated[int, typer.Option(min=1, help="Resolutions in which each draw is planned.")] = 10_000,
    crew: Annotated[int, typer.Option(min=4, max=5, help="Figures on the ship.")] = 4,
    common: Annotated[Level, typer.Option(help="The level of common threats.")] = "white",
    serious: Annotated[Level, typer.Option(help="The level of serious threats.")] = "white",
    lang: LanguageOption = None,
    json: AsJson = False,
) -> None:
    """Show what is announced in a mission of Space Alert: one of the box, or one of ours for each number.

    The planner can say how hard it is: it draws threats, tracks and cards, and plans.

    [bold]Examples[/bold]
    saucer mission 42
    saucer mission mission_3 --crew 5
    saucer mission 42 --estimate 10 --common yellow
    """
    timeline = find(f"{GENERATED}{name}" if name.isdecimal() else name)
    if timeline is None:
        raise Problem(f"{name} is no mission: name a number below {SEEDS} or one of {', '.join(timelines())}")
    difficulty = estimate(timeline, crew, common, serious, draws, tries) if draws else None
    if json:
        written = row(timeline)
        told = Told(timeline.id, timeline.turns(), written.phase_ends, written.events, difficulty)
        typer.echo(msgspec.json.encode(told))
        return
    texts = Texts(language(lang), SPACE_ALERT.text / "missions")
    _tell(timeline, texts)
    if difficulty is not None:
        _tell_difficulty(difficulty, crew, texts)


def _tell(timeline: Timeline, texts: Texts) -> None:
    def count(kind: int) -> int:
        return sum(event.kind == kind for event in timeline.events)

    key = "generated" if timeline.id.startswith(GENERATED) else timeline.id.replace("_", "-")
    typer.echo(texts.say(f"mission-{key}", seed=timeline.id.removeprefix(GENERATED)))
    typer.echo(texts.say(f"mission-{key}-about"))
    typer.echo(texts.say("mission-times", turns=timeline.turns(), ends=", ".join(map(_time, timeline.phase_ends))))
    silent = sum(event.seconds for event in timeline.events if event.kind == COMMUNICATIONS_LOST)
    data, transfers = count(INCOMING_DATA), count(TRANSFER_OPENED)
    typer.echo(texts.say("mission-budget", points=timeline.points(), data=data, transfers=transfers, silent=silent))
    for announcement in timeline.announcements(USUAL_TRANSFER):
        typer.echo(f"{_time(announcement.at)}  {_sentence(announcement, texts)}")


def _time(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


def _sentence(said: Announcement, texts: Texts) -> str:
    if said.kind == THREAT:
        where = "internal-threat" if said.zone == INTERNAL else "threat"
        id = f"unconfirmed-{where}" if said.is_unconfirmed else where
        return texts.say(f"announcement-{id}", turn=said.turn, zone=ZONE_NAMES[said.zone], serious=int(said.is_serious))
    if said.kind == PHASE_WARNING and said.is_last:
        return texts.say("announcement-operations-warning", seconds=said.seconds)
    kind = KIND_NAMES[said.kind].replace("_", "-")
    return texts.say(f"announcement-{kind}", phase=said.phase, seconds=said.seconds)


def _tell_difficulty(difficulty: Difficulty, crew: int, texts: Texts) -> None:
    percent, error = round(100 * difficulty.survival), round(100 * difficulty.survival_error)
    typer.echo(texts.say("mission-estimate", crew=crew, missions=difficulty.missions, percent=percent, error=error))
    if difficulty.score is None:
        typer.echo(texts.say("mission-estimate-no-score"))
    else:
        typer.echo(texts.say("mission-estimate-score", score=round(difficulty.score, 1)))

"""`saucer plan`."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from saucer.cli.arguments import AsJson, LanguageOption, language
from saucer.cli.problem import Problem
from saucer.cli.teller import Teller
from saucer.games.space_alert import SPACE_ALERT_RESOLUTION, BadMission
from saucer.games.space_alert.documents import entries, parse
from saucer.games.space_alert.planning import TEXT, Plan
from saucer.games.space_alert.planning import plan as plan_mission
from saucer.text import Texts


def plan(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A mission in JSON; its programs may have gaps.")],
    seconds: Annotated[float, typer.Option(min=0.1, max=86_400, help="How long to search.")] = 10.0,
    tries: Annotated[int, typer.Option(min=0, help="Count resolutions in place of seconds; 0 does not.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Where the search and the draws of damage tiles begin.")] = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the planned mission there.")] = None,
    lang: LanguageOption = None,
    json: AsJson = False,
) -> None:
    """Plan a mission of Space Alert: the best programs found within a time, and what can be expected of them.

    What stands in the programs stays, and the gaps are filled: with any ordinary cards, or with those in hand.

    [bold]Examples[/bold]
    saucer plan mission.json
    saucer plan mission.json --seconds 30 --out planned.json
    saucer plan mission.json --tries 100000 --seed 4 --json
    """
    locale = language(lang)
    teller = Teller(SPACE_ALERT_RESOLUTION, locale)
    teller.texts = Texts(locale, *SPACE_ALERT_RESOLUTION.texts, TEXT)
    try:
        document = msgspec.json.decode(file.read_bytes())
        found = plan_mission(document, seconds, tries, seed)
    except OSError as problem:
        raise Problem(f"cannot read {file}: {problem.strerror}") from problem
    except BadMission as problem:
        raise Problem(f"{file}: {problem.say(teller.texts)}") from problem
    except (ValueError, RecursionError) as problem:
        raise Problem(f"{file}: {problem}") from problem
    if out is not None:
        _write(out, found)
    if json:
        typer.echo(msgspec.json.encode(found))
    else:
        _tell(found, out, teller)


def _write(out: Path, found: Plan) -> None:
    try:
        out.write_bytes(msgspec.json.encode(found.mission) + b"\n")
    except OSError as problem:
        raise Problem(f"cannot write {out}: {problem.strerror}") from problem


def _tell(found: Plan, out: Path | None, teller: Teller) -> None:
    """The programs as a table with a column for each turn, and what they promise."""
    programs = parse(found.mission).mission.programs
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column()
    for turn in range(len(programs[0])):
        table.add_column(str(turn + 1))
    for crew, program in enumerate(programs):
        table.add_row(teller.texts.say("crew-name", crew=crew), *("".join(entry) or "." for entry in entries(program)))
    teller.console.print(table)
    teller.say("plan-survival", percent=round(100 * found.survival, 1), error=round(100 * found.survival_error, 2))
    if found.score is None:
        teller.say("plan-no-score")
    else:
        teller.say("plan-score", score=round(found.score, 1), error=round(found.score_error or 0.0, 2))
    teller.say("plan-effort", tries=found.tries)
    teller.say("plan-draws", draws=found.draws)
    if out is not None:
        teller.say("plan-file", file=str(out))

"""`saucer check`."""

from pathlib import Path
from typing import Annotated

import typer

from saucer.cli.arguments import LanguageOption, language
from saucer.games.mars_attacks import check as check_scenario
from saucer.games.mars_attacks.mistakes import TEXT
from saucer.text import Texts

_BAD_FILE = 2


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario in TOML.")],
    lang: LanguageOption = None,
) -> None:
    """Check a scenario of Mars Attacks: every mistake in its file, or that it can be played.

    [bold]Examples[/bold]
    saucer check my-battle.toml
    saucer check my-battle.toml --lang fr
    """
    texts = Texts(language(lang), TEXT)
    mistakes = check_scenario(file)
    for mistake in mistakes:
        typer.echo(f"{file}: {mistake.say(texts)}", err=True)
    if mistakes:
        raise typer.Exit(_BAD_FILE)
    typer.echo(texts.say("scenario-sound", file=str(file), name=file.stem))

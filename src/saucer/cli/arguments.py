"""Reading what stands on the command line: games, their options, bots, languages, logs."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal, get_origin

import msgspec
import platformdirs
import typer

import saucer.games  # noqa: F401 - makes the games known
from saucer import bots
from saucer.cli.problem import Problem
from saucer.core import log as logs
from saucer.core import registry
from saucer.core.game import AnyGame
from saucer.core.messages import Options
from saucer.lab import grid

Language = Literal["en", "fr"]

Slug = Annotated[str, typer.Argument(metavar="SLUG", help="The game's name, as `saucer games` lists it.")]
LanguageOption = Annotated[
    Language | None, typer.Option("--lang", help="The language; without it, that of the environment.")
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="A set-up choice; may be given again."),
]
DataFolder = Annotated[
    Path | None,
    typer.Option(metavar="DIR", envvar="SAUCER_DATA", help="Where tables and logs are kept.", show_default=False),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of text for people.")]


def find_game(slug: str) -> AnyGame:
    """The game called `slug`."""
    try:
        return registry.find(slug)
    except registry.UnknownGame as problem:
        raise Problem(problem) from problem


def check_bot(game: AnyGame, name: str) -> None:
    """Complain at once about a bot that does not exist."""
    try:
        bots.find(game, name)
    except bots.UnknownBot as problem:
        raise Problem(problem) from problem


def check_seats(game: AnyGame, seats: int) -> int:
    """So many seats, if the game can be played with them."""
    if seats not in game.seats:
        few, many = game.seats.start, game.seats.stop - 1
        raise Problem(f"{game.slug} is for {few if few == many else f'{few} to {many}'} seats, not {seats}")
    return seats


def seat_bots(game: AnyGame, names: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """A bot for each seat: the named ones in their order, or the only one on all."""
    for name in names:
        check_bot(game, name)
    usual = len(names) if len(names) > 1 else game.seats.start
    seats = check_seats(game, usual if seats is None else seats)
    if len(names) not in (1, seats):
        raise Problem(f"{len(names)} bots cannot share {seats} seats: name one for all, or one for each")
    return tuple(names) * seats if len(names) == 1 else tuple(names)


def read_options(game: AnyGame, texts: Sequence[str] | None) -> Options:
    """The options of `game` from texts like `hard=sky-1,sky-2`; what takes several values takes commas too."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(game.options)}
    chosen: dict[str, str | list[str]] = {}
    for text in texts or ():
        key, equals, value = text.partition("=")
        key = key.strip().replace("-", "_")
        if not equals or key not in fields:
            known = ", ".join(fields) or "none"
            raise Problem(f"--option {text!r} is not KEY=VALUE with an option of {game.slug} (there are: {known})")
        if get_origin(fields[key].type) is tuple:
            before = chosen.get(key, [])
            chosen[key] = [*before, *(part.strip() for part in value.split(",") if part.strip())]
        else:
            chosen[key] = value.strip()
    try:
        return msgspec.convert(chosen, game.options, strict=False)
    except msgspec.ValidationError as problem:
        raise Problem(f"--option: {problem} (`saucer games` lists what can be chosen)") from problem


def read_axes(game: AnyGame, texts: Sequence[str] | None, options: Options) -> dict[str, Sequence[object]]:
    """Which options to vary, and over which values, from texts like `city=roswell|new-york,threat`."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(game.options)}
    axes: dict[str, Sequence[object]] = {}
    typed: list[tuple[str, object]] = []
    for text in (part for given in texts or () for part in given.split(",")):
        key, equals, values = text.partition("=")
        key = key.strip().replace("-", "_")
        if key not in fields:
            raise Problem(f"--vary {text!r}: {game.slug} has no such option (there are: {', '.join(fields) or 'none'})")
        if key in axes:
            raise Problem(f"--vary names {key} twice; put | between values")
        if equals:
            try:
                axes[key] = [grid.read(fields[key].type, value) for value in values.split("|")]
            except msgspec.ValidationError as problem:
                raise Problem(f"--vary {text}: {problem} (`saucer games` lists what can be chosen)") from problem
            typed += [(key, value) for value in axes[key]]
        else:
            axes[key] = game.variations(key)
        if not axes[key]:
            raise Problem(f"--vary {key}: it can be anything, so name the values: {key}=THIS|THAT")
    allowed = grid.combinations(options, axes)
    for key, value in typed:
        if not any(getattr(combination, key) == value for combination in allowed):
            raise Problem(f"--vary {key}={grid.spell(value)}: {_why_not(options, key, value)}")
    if not allowed:
        raise Problem(f"--vary: {game.slug} allows no combination of these")
    return axes


def _why_not(options: Options, key: str, value: object) -> str:
    try:
        msgspec.structs.replace(options, **{key: value})
    except ValueError as problem:
        return str(problem)
    return "the game does not allow it with the other choices"


def read_log(file: Path) -> logs.Log:
    """The log in `file`, replayed."""
    try:
        return logs.read(file.read_bytes().splitlines())
    except OSError as problem:
        raise Problem(f"cannot read {file}: {problem.strerror}") from problem
    except logs.BadLog as problem:
        raise Problem(f"{file}: {problem}") from problem


def language(chosen: Language | None) -> Language:
    """The chosen language, else that of the environment, else English."""
    if chosen is not None:
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def data_folder(chosen: Path | None) -> Path:
    """The folder for tables and logs, made if it is not there yet."""
    folder = chosen or platformdirs.user_data_path("saucer", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Problem(f"cannot use {folder} for the data: {problem.strerror}") from problem
    return folder

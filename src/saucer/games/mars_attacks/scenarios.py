"""Scenarios as files that people can write: read, checked with clear words, and turned into what the rules want."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from saucer.games.mars_attacks.board import HIGH, HUMAN, LOW, MARTIAN, NO_WALL, ROOM, SIZE, SQUARES, Unit
from saucer.games.mars_attacks.terrain import Terrain
from saucer.games.mars_attacks.way import Force, Scenario

SIDES = ("martian", "human")
MOST_MODELS = 40
MOST_COUNTERS = 8
BESIDE = {" ": NO_WALL, "|": HIGH, ":": LOW}
BELOW = {" ": NO_WALL, "=": HIGH, "-": LOW}

Side = Literal["martian", "human"]
Count = Annotated[int, msgspec.Meta(ge=1, le=MOST_MODELS)]
Points = Annotated[int, msgspec.Meta(ge=0, le=20)]
Letter = Annotated[str, msgspec.Meta(min_length=1, max_length=1)]


class ModelRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of model as its file writes it."""

    name: str
    side: Side
    shoot: int
    fight: int
    survive: int
    range: int
    hero: bool = False
    armour: int = 0
    heroics: int = 0
    abilities: tuple[Literal["authority", "too_many_late_nights", "follow_me", "brave"], ...] = ()


class _Models(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    models: tuple[ModelRow, ...]


class ForceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Models of one kind: they begin in the zone of a letter, or wait to enter there."""

    model: str
    count: Count
    deploys: Letter = ""
    enters: Letter = ""


class HideoutsRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A model that hides in one square of a zone, and what a human scores for finding it."""

    model: str
    zone: Letter
    found: Points = 0


class ExitRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may leave the board over the edge beside a row, and for how many points in each column; 0: not there."""

    models: tuple[str, ...]
    row: Literal[1, 8]
    values: Annotated[tuple[Points, ...], msgspec.Meta(min_length=SIZE, max_length=SIZE)]


class PointsRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By kind of victim: what a kill by shot or in a fight is worth; and each wanted counter after the first."""

    shot: dict[str, Points] = {}
    fight: dict[str, Points] = {}
    counter: Points = 0


class BothRows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    martian: PointsRow
    human: PointsRow


class ScenarioRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as its file writes it; `ours` names what the rulebook does not say."""

    first: Side
    map: str
    forces: Annotated[tuple[ForceRow, ...], msgspec.Meta(min_length=1)]
    points: BothRows
    number: int = 0
    ours: tuple[Literal["map", "forces", "points"], ...] = ("map", "forces", "points")
    goal: Annotated[int, msgspec.Meta(ge=1, le=50)] = 8
    counters: Annotated[int, msgspec.Meta(ge=0, le=MOST_COUNTERS)] = MOST_COUNTERS
    hideouts: HideoutsRow | None = None
    exits: tuple[ExitRow, ...] = ()


@cache
def models() -> tuple[ModelRow, ...]:
    """All kinds of models."""
    text = (files(__package__) / "content" / "models.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), _Models).models


@cache
def units() -> tuple[Unit, ...]:
    """The same as the rules want them."""
    return tuple(
        Unit(
            row.name,
            SIDES.index(row.side),
            row.hero,
            [row.shoot, row.fight, row.survive],
            row.range,
            row.armour,
            row.heroics,
            "authority" in row.abilities,
            "too_many_late_nights" in row.abilities,
            "follow_me" in row.abilities,
            "brave" in row.abilities,
        )
        for row in models()
    )


@cache
def rows() -> dict[str, ScenarioRow]:
    """The scenarios of the house by name, in the order of their numbers."""
    folder = files(__package__) / "content" / "scenarios"
    found = {path.name.removesuffix(".toml"): parse(path.read_text("utf-8")) for path in folder.iterdir()}
    return dict(sorted(found.items(), key=lambda item: item[1].number))


@cache
def scenario(name: str) -> Scenario:
    """A scenario of the house, ready to play."""
    return build(rows()[name])


def check(path: Path) -> list[str]:
    """What is wrong with a scenario's file, in words; nothing if it can be played."""
    try:
        parse(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        return [f"the file cannot be read: {problem}"]
    except ValueError as problem:
        return str(problem).split("\n")
    return []


def parse(text: str) -> ScenarioRow:
    """The scenario that a file describes; a ValueError names all that is wrong with it, a line each."""
    try:
        row = msgspec.convert(tomllib.loads(text), ScenarioRow)
    except tomllib.TOMLDecodeError as problem:
        raise ValueError(f"this is not TOML: {problem}") from None
    except msgspec.ValidationError as problem:
        raise ValueError(str(problem)) from None
    if problems := _problems(row):
        raise ValueError("\n".join(problems))
    return row


def _lines(drawing: str) -> list[str]:
    """The fifteen lines of a map: rows, and between them what stands below each square."""
    lines = drawing.split("\n")
    if lines and lines[-1].strip() == "":
        lines.pop()
    return [line.rstrip().ljust(2 * SIZE - 1) for line in lines]


def _problems(row: ScenarioRow) -> list[str]:
    """All that the types cannot say."""
    problems = _map_problems(row.map)
    if problems:
        return problems
    kinds = {unit.name: unit for unit in units()}
    zones = zones_of(row.map)
    for force in row.forces:
        problems += _force_problems(force, zones, kinds)
    if problems:
        return problems
    total = sum(force.count for force in row.forces)
    if total > MOST_MODELS:
        problems.append(f"there are {total} models, and {MOST_MODELS} at most can take part")
    for side, name in enumerate(SIDES):
        if not any(kinds[force.model].side == side for force in row.forces):
            problems.append(f"the {name} side has no models")
    problems += _zone_problems(row, zones)
    problems += _extra_problems(row, zones, kinds)
    for side, points in ((MARTIAN, row.points.martian), (HUMAN, row.points.human)):
        for victim in {*points.shot, *points.fight}:
            if victim not in kinds:
                problems.append(f"points.{SIDES[side]}: there is no model {victim!r}; there are: {', '.join(kinds)}")
            elif kinds[victim].side == side:
                problems.append(f"points.{SIDES[side]}: {victim!r} is on that side itself")
    return problems


def _map_problems(drawing: str) -> list[str]:
    lines = _lines(drawing)
    if len(lines) != 2 * SIZE - 1:
        return [f"the map has {len(lines)} lines, not {2 * SIZE - 1}: squares, what stands below them, and so on"]
    problems: list[str] = []
    for number, line in enumerate(lines):
        if len(line) > 2 * SIZE - 1:
            problems.append(f"line {number + 1} of the map has {len(line)} signs, not {2 * SIZE - 1}")
            continue
        for place, sign in enumerate(line):
            where = f"line {number + 1}, sign {place + 1} of the map"
            if number % 2:
                if place % 2 == 0 and sign not in BELOW:
                    problems.append(f"{where} is {sign!r}; below a square stands '=' (high), '-' (low) or nothing")
                elif place % 2 and sign not in " +":
                    problems.append(f"{where} is {sign!r}; between edges there is nothing or '+'")
            elif place % 2 and sign not in BESIDE:
                problems.append(f"{where} is {sign!r}; between squares stands '|' (high), ':' (low) or nothing")
            elif place % 2 == 0 and sign == " ":
                problems.append(f"{where} is empty; a square is '.' or the letter of its zone")
    return problems


def zones_of(drawing: str) -> dict[str, list[int]]:
    """By letter: the squares that bear it."""
    found: dict[str, list[int]] = {}
    for row, line in enumerate(_lines(drawing)[::2]):
        for column in range(SIZE):
            found.setdefault(line[2 * column], []).append(row * SIZE + column)
    found.pop(".", None)
    return found


def _force_problems(force: ForceRow, zones: dict[str, list[int]], kinds: dict[str, Unit]) -> list[str]:
    problems: list[str] = []
    if force.model not in kinds:
        problems.append(f"there is no model {force.model!r}; there are: {', '.join(kinds)}")
    if bool(force.deploys) == bool(force.enters):
        problems.append(f"{force.model}: say either where it deploys or where it enters")
    letter = force.deploys or force.enters
    if letter and letter not in zones:
        problems.append(f"{force.model}: no square of the map bears the letter {letter!r}")
    return problems


def _zone_problems(row: ScenarioRow, zones: dict[str, list[int]]) -> list[str]:
    """Zones too small for what begins there."""
    problems: list[str] = []
    for letter, squares in zones.items():
        count = sum(force.count for force in row.forces if force.deploys == letter)
        if count > ROOM * len(squares):
            problems.append(f"{count} models cannot deploy on the {len(squares)} squares of zone {letter!r}")
    return problems


def _extra_problems(row: ScenarioRow, zones: dict[str, list[int]], kinds: dict[str, Unit]) -> list[str]:
    problems: list[str] = []
    taking_part = {force.model for force in row.forces}
    if row.hideouts is not None:
        taking_part.add(row.hideouts.model)
        if row.hideouts.model not in kinds or kinds[row.hideouts.model].side != HUMAN:
            problems.append(f"hideouts: {row.hideouts.model!r} is no human model")
        if row.hideouts.zone not in zones:
            problems.append(f"hideouts: no square of the map bears the letter {row.hideouts.zone!r}")
    for way_out in row.exits:
        for name in way_out.models:
            if name not in taking_part:
                problems.append(f"exits: no {name!r} takes part")
    return problems


def terrain_of(drawing: str) -> Terrain:
    """The walls of a map."""
    lines = _lines(drawing)
    east, south = [NO_WALL] * SQUARES, [NO_WALL] * SQUARES
    for row in range(SIZE):
        for column in range(SIZE):
            if column < SIZE - 1:
                east[row * SIZE + column] = BESIDE[lines[2 * row][2 * column + 1]]
            if row < SIZE - 1:
                south[row * SIZE + column] = BELOW[lines[2 * row + 1][2 * column]]
    return Terrain(east, south)


def build(row: ScenarioRow) -> Scenario:
    """Number all models, force by force; who hides comes last."""
    names = [unit.name for unit in units()]
    zones = zones_of(row.map)
    kinds: list[int] = []
    forces: list[Force] = []
    for force in row.forces:
        unit = names.index(force.model)
        forces.append(Force(unit, len(kinds), force.count, zones[force.deploys or force.enters], bool(force.enters)))
        kinds += [unit] * force.count
    hidden = -1
    if row.hideouts is not None:
        hidden = len(kinds)
        kinds.append(names.index(row.hideouts.model))
    exits: list[list[int]] = [[] for _ in kinds]
    for way_out in row.exits:
        for model, kind in enumerate(kinds):
            if names[kind] in way_out.models:
                exits[model] = exits[model] or [0] * SQUARES
                first = (way_out.row - 1) * SIZE
                exits[model][first : first + SIZE] = way_out.values
    martian = [force for force in row.forces if force.deploys and units()[names.index(force.model)].side == MARTIAN]
    sides = (row.points.martian, row.points.human)
    kills = [[[how.get(name, 0) for name in names] for how in (points.shot, points.fight)] for points in sides]
    return Scenario(
        terrain_of(row.map),
        list(units()),
        kinds,
        forces,
        SIDES.index(row.first),
        row.goal,
        row.counters,
        exits,
        zones[row.hideouts.zone] if row.hideouts else [],
        hidden,
        row.hideouts.found if row.hideouts else 0,
        kills,
        [points.counter for points in sides],
        sorted({square for force in martian for square in zones[force.deploys]}),
    )

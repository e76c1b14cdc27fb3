"""Scenarios as files that people can write: read, checked with clear words, and turned into what the rules want."""

import os
import re
import tomllib
from collections.abc import Container, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from saucer.games.mars_attacks.board import HIGH, HUMAN, LOW, MARTIAN, NO_WALL, ROOM, SIZE, SQUARES, Unit
from saucer.games.mars_attacks.mistakes import BadScenario, Mistake, shape_mistakes, short
from saucer.games.mars_attacks.terrain import Terrain
from saucer.games.mars_attacks.way import Force, Scenario

SIDES = ("martian", "human")
PRINTED = range(1, 4)
"""The numbers of the rulebook’s scenarios."""
MOST_MODELS = 40
MOST_COUNTERS = 8
WIDTH = 2 * SIZE - 1
"""Signs in a line of a map, and lines in it."""
BESIDE = {" ": NO_WALL, "|": HIGH, ":": LOW}
BELOW = {" ": NO_WALL, "=": HIGH, "-": LOW}

FOLDER = "SAUCER_SCENARIOS"
"""The environment's variable for a folder of one's own scenarios."""
SUFFIX = ".toml"
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}\.toml")
LONGEST = 1 << 16
"""Bytes of a file: many times what a scenario has."""

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
    number: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
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
    """All scenarios by name: those of the house, then those of the folder that SAUCER_SCENARIOS names."""
    return {**_house(), **{name: row for name, row in _own().items() if isinstance(row, ScenarioRow)}}


@cache
def _house() -> dict[str, ScenarioRow]:
    folder = files(__package__) / "content" / "scenarios"
    found = {path.name.removesuffix(SUFFIX): parse(path.read_text("utf-8")) for path in folder.iterdir()}
    return _in_order(found)


@cache
def _own() -> dict[str, ScenarioRow | BadScenario]:
    """What a person added: read once, at the start, by name; names of the house stay the house's."""
    folder = os.environ.get(FOLDER)
    found: dict[str, ScenarioRow] = {}
    unsound: dict[str, BadScenario] = {}
    for path in sorted(Path(folder).glob(f"*{SUFFIX}")) if folder else ():
        name = path.name.removesuffix(SUFFIX)
        if name not in _house():
            try:
                found[name] = read(path)
            except BadScenario as problem:
                unsound[name] = problem
    return {**_in_order(found), **unsound}


def _in_order(found: dict[str, ScenarioRow]) -> dict[str, ScenarioRow]:
    return dict(sorted(found.items(), key=lambda item: (item[1].number, item[0])))


@cache
def scenario(name: str) -> Scenario:
    """A scenario, ready to play."""
    return build(rows()[name])


def why_not(name: str) -> str | None:
    """Why there is no scenario of that name; None if there is."""
    if name in rows():
        return None
    if problem := _own().get(name):
        return f"the scenario {name!r} is not sound: {problem}"
    return f"there is no scenario {name!r}; there are: {', '.join(rows())}"


def check(path: Path) -> list[Mistake]:
    """What is wrong with a scenario's file; nothing if it can be played."""
    try:
        read(path)
    except BadScenario as problem:
        return problem.mistakes
    return []


def read(path: Path) -> ScenarioRow:
    """The scenario of a file; raises `BadScenario`."""
    try:
        with path.open("rb") as stream:
            content = stream.read(LONGEST + 1)
    except OSError as problem:
        raise BadScenario([Mistake("", "unreadable", {"why": problem.strerror or type(problem).__name__})]) from None
    if len(content) > LONGEST:
        raise BadScenario([Mistake("", "too-long", {"most": LONGEST})])
    if not NAME.fullmatch(path.name):
        raise BadScenario([Mistake("", "file-name", {"found": short(path.name)})])
    try:
        return parse(content.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadScenario([Mistake("", "not-text-file")]) from None


def parse(text: str) -> ScenarioRow:
    """The scenario that a text describes; raises `BadScenario`."""
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadScenario([Mistake("", "not-toml", {"why": short(str(problem), longest=120)})]) from None
    if mistakes := list(shape_mistakes(document, msgspec.inspect.type_info(ScenarioRow))):
        raise BadScenario(mistakes)
    row = msgspec.convert(document, ScenarioRow)
    if mistakes := _mistakes(row):
        raise BadScenario(mistakes)
    return row


def _lines(drawing: str) -> list[str]:
    """The fifteen lines of a map: rows, and between them what stands below each square."""
    lines = drawing.split("\n")
    if lines and lines[-1].strip() == "":
        lines.pop()
    return [line.rstrip().ljust(WIDTH) for line in lines]


def _mistakes(row: ScenarioRow) -> list[Mistake]:
    """All that the types cannot say: first about the map, then about the forces on it, then about the rest."""
    kinds = {unit.name: unit for unit in units()}
    return (
        list(_map_mistakes(row.map))
        or [
            mistake for number, force in enumerate(row.forces) for mistake in _force_mistakes(row, number, force, kinds)
        ]
        or [*_count_mistakes(row, kinds), *_extra_mistakes(row, kinds), *_points_mistakes(row, kinds)]
    )


def _map_mistakes(drawing: str) -> Iterator[Mistake]:
    lines = _lines(drawing)
    if len(lines) != WIDTH:
        yield Mistake("map", "map-lines", {"found": len(lines), "wanted": WIDTH})
        return
    for number, line in enumerate(lines):
        if len(line) > WIDTH:
            yield Mistake("map", "map-width", {"line": number + 1, "found": len(line), "wanted": WIDTH})
            continue
        for place, sign in enumerate(line):
            code, known = _PLACES[number % 2][place % 2]
            if (sign == " ") if known is None else sign not in known:
                yield Mistake("map", code, {"line": number + 1, "sign": place + 1, "found": short(sign)})


_PLACES: tuple[tuple[tuple[str, Container[str] | None], ...], ...] = (
    (("map-square", None), ("map-beside", BESIDE)),
    (("map-below", BELOW), ("map-corner", " +")),
)
"""By line and by sign, even or odd: what is wrong there unless the sign is known; in a square all but a space is."""


def zones_of(drawing: str) -> dict[str, list[int]]:
    """By letter: the squares that bear it."""
    found: dict[str, list[int]] = {}
    for row, line in enumerate(_lines(drawing)[::2]):
        for column in range(SIZE):
            found.setdefault(line[2 * column], []).append(row * SIZE + column)
    found.pop(".", None)
    return found


def _force_mistakes(row: ScenarioRow, number: int, force: ForceRow, kinds: dict[str, Unit]) -> Iterator[Mistake]:
    field, zones = f"forces[{number}]", zones_of(row.map)
    if force.model not in kinds:
        yield _unknown(f"{field}.model", force.model, kinds)
    if bool(force.deploys) == bool(force.enters):
        yield Mistake(field, "deploys-or-enters")
    for name, letter in (("deploys", force.deploys), ("enters", force.enters)):
        if letter and letter not in zones:
            yield Mistake(f"{field}.{name}", "unknown-zone", {"letter": short(letter)})


def _unknown(field: str, model: str, kinds: dict[str, Unit]) -> Mistake:
    return Mistake(field, "unknown-model", {"found": short(model), "known": ", ".join(kinds)})


def _count_mistakes(row: ScenarioRow, kinds: dict[str, Unit]) -> Iterator[Mistake]:
    """Too many models for a battle or a zone, or none; a hero twice."""
    total = sum(force.count for force in row.forces)
    if total > MOST_MODELS:
        yield Mistake("forces", "too-many-models", {"found": total, "most": MOST_MODELS})
    for side, name in enumerate(SIDES):
        if not any(kinds[force.model].side == side for force in row.forces):
            yield Mistake("forces", "no-models", {"side": name})
    for letter, squares in zones_of(row.map).items():
        count = sum(force.count for force in row.forces if force.deploys == letter)
        if count > ROOM * len(squares):
            yield Mistake("forces", "zone-full", {"found": count, "most": ROOM * len(squares), "letter": letter})
    for name in (unit.name for unit in kinds.values() if unit.hero):
        count = sum(force.count for force in row.forces if force.model == name)
        if count + (row.hideouts is not None and row.hideouts.model == name) > 1:
            yield Mistake("forces", "hero-twice", {"model": name})


def _extra_mistakes(row: ScenarioRow, kinds: dict[str, Unit]) -> Iterator[Mistake]:
    taking_part = {force.model for force in row.forces}
    if row.hideouts is not None:
        taking_part.add(row.hideouts.model)
        if row.hideouts.model not in kinds:
            yield _unknown("hideouts.model", row.hideouts.model, kinds)
        elif kinds[row.hideouts.model].side != HUMAN:
            yield Mistake("hideouts.model", "not-human", {"model": row.hideouts.model})
        if row.hideouts.zone not in zones_of(row.map):
            yield Mistake("hideouts.zone", "unknown-zone", {"letter": short(row.hideouts.zone)})
    for number, way_out in enumerate(row.exits):
        for name in way_out.models:
            if name not in taking_part:
                yield Mistake(f"exits[{number}].models", "not-taking-part", {"found": short(name)})
    if len({way_out.row for way_out in row.exits}) > 1:
        yield Mistake("exits", "two-edges")


def _points_mistakes(row: ScenarioRow, kinds: dict[str, Unit]) -> Iterator[Mistake]:
    for side, points in ((MARTIAN, row.points.martian), (HUMAN, row.points.human)):
        for how, victims in (("shot", points.shot), ("fight", points.fight)):
            for victim in victims:
                field = f"points.{SIDES[side]}.{how}"
                if victim not in kinds:
                    yield _unknown(field, victim, kinds)
                elif kinds[victim].side == side:
                    yield Mistake(field, "own-side", {"model": victim})


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
    """Number all models, force by force; who hides comes last. What nobody printed is set up like scenario 1."""
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
        f"MA-SC{row.number}" if row.number in PRINTED else "MA-SC1",
    )

"""Scenarios that nobody would write, but could: every one of them is sound."""

from saucer.core.rng import Rng
from saucer.games.mars_attacks.scenarios import (
    SIDES,
    BothRows,
    ExitRow,
    ForceRow,
    HideoutsRow,
    PointsRow,
    ScenarioRow,
    models,
)


def invent(rng: Rng) -> ScenarioRow:
    """Walls anywhere, zones of any size that may lie one on the other side's, any forces, any points."""
    kinds = {row.name: row for row in models()}
    forces = [
        _force("martian_grunt", 1 + rng.below(12), "AB"[rng.below(2)], rng),
        _force("us_soldier", 1 + rng.below(10), "BC"[rng.below(2)], rng),
    ]
    heroes = [name for name, row in kinds.items() if row.hero and rng.below(2)]
    hidden = heroes.pop() if heroes and rng.below(2) else None
    forces += [_force(name, 1, "ABC"[rng.below(3)], rng) for name in heroes]
    taking_part = [*(force.model for force in forces), *([hidden] if hidden else [])]
    leaving = tuple(name for name in taking_part if rng.below(2))
    victims = [[name for name in taking_part if kinds[name].side != side] for side in SIDES]
    return ScenarioRow(
        first="human" if rng.below(2) else "martian",
        map=_map(rng),
        forces=tuple(forces),
        points=BothRows(*(_points(names, rng) for names in victims)),
        goal=1 + rng.below(20),
        counters=rng.below(9),
        hideouts=HideoutsRow(hidden, "?", rng.below(5)) if hidden else None,
        exits=(ExitRow(leaving, 8 if rng.below(2) else 1, tuple(rng.below(9) for _ in range(8))),)
        if leaving and rng.below(2)
        else (),
    )


def _force(model: str, count: int, letter: str, rng: Rng) -> ForceRow:
    return ForceRow(model, count, deploys=letter) if rng.below(2) else ForceRow(model, count, enters=letter)


def _points(victims: list[str], rng: Rng) -> PointsRow:
    shot = {name: rng.below(5) for name in victims if rng.below(4)}
    fight = {name: rng.below(5) for name in victims if rng.below(4)}
    return PointsRow(shot, fight, rng.below(3))


def _map(rng: Rng) -> str:
    """Each letter at least four times, so that there is room for all who deploy."""
    squares = ["."] * 64
    for letter in "ABC?" * 4:
        squares[_free(squares, rng)] = letter
    for _ in range(rng.below(24)):
        squares[_free(squares, rng)] = "ABC"[rng.below(3)]
    walls = 2 + rng.below(6)
    lines: list[str] = []
    for row in range(8):
        signs = [f"{squares[row * 8 + column]}{_wall(':|', walls, rng)}" for column in range(8)]
        lines += ["".join(signs)[:-1], " ".join(_wall("-=", walls, rng) for _ in range(8))]
    return "\n".join(lines[:-1])


def _wall(signs: str, walls: int, rng: Rng) -> str:
    return signs[rng.below(2)] if rng.below(walls) == 0 else " "


def _free(squares: list[str], rng: Rng) -> int:
    free = [square for square, letter in enumerate(squares) if letter == "."]
    return free[rng.below(len(free))]

"""What people were promised and told, compared with what the database has."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from saucer.core.game import AnyGame
from saucer.core.log import Log, read, write
from saucer.core.seats import Seat
from saucer.games.falling_skies import NINE_CARDS
from saucer.store.store import Store, Stored
from saucer.tables.company import Company
from saucer.tables.history import Told, steps
from saucer.tables.identity import token_hash
from saucer.tables.looks import ended
from saucer.tables.messages import Ended
from saucer.tables.reading import read_line
from tests.faults.player import Player
from tests.toy import BLUFF

GAMES: dict[str, AnyGame] = {game.slug: game for game in (BLUFF, NINE_CARDS)}


class Found(NamedTuple):
    """How much was compared, and what is wrong."""

    tables: int
    lines: int
    acknowledged: int
    views: int
    steps: int
    problems: list[str]


async def compare(database: str, players: Iterable[Player]) -> Found:
    """Look up everything that everybody remembers."""
    by_table = defaultdict[str, list[Player]](list)
    for player in players:
        by_table[player.table].append(player)
    problems, lines = list[str](), 0
    store = await Store.open(database)
    try:
        for table, seated in by_table.items():
            stored = await store.load(table)
            assert stored is not None, f"table {table} is gone"
            lines += len(stored.plies)
            problems += [f"{table}: {problem}" for problem in _compare(stored, seated)]
    finally:
        await store.close()
    everybody = [player for seated in by_table.values() for player in seated]
    return Found(
        tables=len(by_table),
        lines=lines,
        acknowledged=sum(len(player.acknowledged) for player in everybody),
        views=sum(len(player.views) for player in everybody),
        steps=sum(len(player.steps) for player in everybody),
        problems=problems,
    )


def _compare(stored: Stored, players: list[Player]) -> list[str]:
    problems = [f"seat {player.seat} {problem}" for player in players for problem in player.problems]
    for player in players:
        problems += [
            f"seat {player.seat}: {problem}" for problem in (*_promises(stored, player), *_chair(stored, player))
        ]
    problems += _numbers(stored, players)
    problems += _replay(stored, players)
    return problems


def _promises(stored: Stored, player: Player) -> list[str]:
    """Every acknowledged command stands where it was acknowledged, and what was refused stands nowhere."""
    problems = list[str]()
    for asked, ply in player.acknowledged.values():
        if ply >= len(stored.plies):
            problems.append(f"{asked} was acknowledged as line {ply} and is lost")
            continue
        row = stored.plies[ply]
        command = msgspec.json.decode(row.command)
        is_it = command["do"] == "undo" if asked.command is None else command == asked.command
        if (row.ply, row.seat, row.seq) != (ply, player.seat, asked.seq) or not is_it:
            problems.append(f"{asked} was acknowledged as line {ply}, where there is {row}")
    kept = {row.seq for row in stored.plies if row.seat == player.seat}
    problems += [f"number {seq} was refused ({code}) and kept" for seq, code in player.refused.items() if seq in kept]
    return problems


def _chair(stored: Stored, player: Player) -> list[str]:
    """Who sat down still sits there."""
    company = msgspec.json.decode(stored.row.company, type=Company)
    sits = company.seats_of(token_hash(player.token)) == (player.seat,)
    return [] if sits else ["somebody else sits there"]


def _numbers(stored: Stored, players: list[Player]) -> list[str]:
    """Nothing was done twice, and nothing that nobody asked for."""
    problems, seen = list[str](), set[tuple[Seat, int | None]]()
    asked = {player.seat: player.asked for player in players}
    for row in stored.plies:
        if row.seat < 0:
            continue
        if (row.seat, row.seq) in seen:
            problems.append(f"number {row.seq} of seat {row.seat} was done twice")
        seen.add((row.seat, row.seq))
        if row.seq not in asked[row.seat]:
            problems.append(f"nobody asked for {row}")
    return problems


def _replay(stored: Stored, players: list[Player]) -> list[str]:
    """The log is whole, can be replayed, and at each line shows everybody what they were shown then."""
    game = GAMES[stored.row.game]
    log = Log(game, msgspec.json.decode(stored.row.options, type=game.options), stored.row.seats)
    problems, last = list[str](), 0
    for ply, row in enumerate(stored.plies):
        if row.ply != ply or row.at < last:
            return [*problems, f"{row} does not come after line {ply - 1} at {last}"]
        last = row.at
        line = read_line(game, row)
        events = log.append(line.seat, line.command, line.at)
        for player in players:
            (step,) = msgspec.to_builtins(steps([Told(line, events)], (Seat(player.seat),)))
            del step["counts"]
            problems += _differences(f"seat {player.seat} was told line {ply}", player.steps.get(ply), step)
            if ply + 1 in player.views:
                view = game.view(log.state, Seat(player.seat))
                problems += _differences(f"seat {player.seat} was shown ply {ply + 1}", player.views[ply + 1], view)
    for player in players:
        if player.ply is not None and player.ply > log.ply:
            problems.append(f"seat {player.seat} knows {player.ply} lines, and there are {log.ply}")
    problems += _facts(stored, log)
    if game is NINE_CARDS and list(write(read(write(log)))) != list(write(log)):
        problems.append("the log file is not the log")
    return problems


def _facts(stored: Stored, log: Log) -> list[str]:
    """The table's row says how it ended, and else when its clock rings next."""
    company = msgspec.json.decode(stored.row.company, type=Company)
    wakeup = log.state.next_wakeup()
    wake = None if wakeup is None else company.wall(wakeup)
    outcome = ended(log.state)
    problems = list[str]()
    if stored.row.wake != wake:
        problems.append(f"somebody is to look after it at {stored.row.wake}, and something is due at {wake}")
    if (None if stored.row.outcome is None else msgspec.json.decode(stored.row.outcome, type=Ended)) != outcome:
        problems.append(f"it ended with {outcome}, and its row says {stored.row.outcome}")
    return problems


def _differences(what: str, told: bytes | None, true: Any) -> list[str]:
    is_so = told is None or msgspec.json.decode(told) == msgspec.json.decode(msgspec.json.encode(true))
    return [] if is_so else [f"{what} as {told!r}, and it is {true}"]

"""`saucer play`."""

import secrets
import time
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from saucer import bots
from saucer.cli.arguments import (
    DataFolder,
    GameOptions,
    LanguageOption,
    check_bot,
    check_seats,
    data_folder,
    find_game,
    language,
    read_log,
    read_options,
)
from saucer.cli.menu import Menu, Word
from saucer.cli.problem import Problem
from saucer.cli.teller import Teller
from saucer.core import log as logs
from saucer.core.bot import Bot
from saucer.core.door import believed, commands, next_to_act
from saucer.core.game import AnyGame
from saucer.core.messages import Command, Options
from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, DEALER, Millis, Seat
from saucer.lab.grid import spell


def play(
    slug: Annotated[str | None, typer.Argument(metavar="SLUG", help="The game, as `saucer games` lists it.")] = None,
    lang: LanguageOption = None,
    option: GameOptions = None,
    seed: Annotated[int | None, typer.Option(help="The dice's seed: the same one, the same dice.")] = None,
    log: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the game is saved; else a new file in the data folder.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    bot: Annotated[
        str | None, typer.Option(metavar="NAME", help="Who plays all seats but the first; of a solo game, that one.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; without it, the fewest there can be.", show_default=False)
    ] = None,
    data: DataFolder = None,
) -> None:
    """Play a game in the terminal, by the same rules. What you play is saved as you go.

    [bold]Examples[/bold]
    saucer play falling-skies-9
    saucer play falling-skies-9 --lang fr --option hard=sky-1,tracks
    saucer play --resume my-game.jsonl
    saucer play jelly-monster --option variant=thinking --bot canny-person --seats 4
    """
    played, file = _open(slug, option, seats, log, resume, data)
    if bot is not None:
        check_bot(played.game, bot)
    rng = Rng(secrets.randbits(32) if seed is None else seed, played.ply)
    Play(played, file, Teller(played.game, language(lang)), rng, bot).run()


def _open(
    slug: str | None,
    option: list[str] | None,
    seats: int | None,
    log: Path | None,
    resume: Path | None,
    data: Path | None,
) -> tuple[logs.Log, Path]:
    """The log to play on and the file it is kept in, written as far as it goes."""
    if resume is not None:
        played = read_log(resume)
        if slug not in (None, played.game.slug) or option or seats:
            raise Problem(f"{resume} is a game of {played.game.slug} with options of its own: give only --resume")
        _check_untimed(played.game, played.options)
        if log is None:
            return played, resume
    elif slug is None:
        raise Problem("say which game: saucer play SLUG (`saucer games` lists them)")
    else:
        game = find_game(slug)
        options = read_options(game, option)
        _check_untimed(game, options)
        played = logs.Log(game, options, check_seats(game, seats or game.seats.start))
    file = log or _new_file(played.game.slug, data)
    if file.exists():
        raise Problem(f"{file} exists already; go on with it by --resume {file}")
    try:
        file.write_text("".join(f"{line}\n" for line in logs.write(played)), "utf-8")
    except OSError as problem:
        raise Problem(f"cannot write {file}: {problem.strerror}") from problem
    return played, file


def _check_untimed(game: AnyGame, options: Options) -> None:
    """A terminal that waits for what is typed cannot let time run."""
    if not game.timed(options):
        return
    ways = [f"--option {way}" for way in _untimed_ways(game, options)]
    instead = f"add {' or '.join(ways)}, or " if ways else ""
    raise Problem(
        f"{game.slug} is played against the clock so, and a terminal cannot show it: {instead}use saucer serve"
    )


def _untimed_ways(game: AnyGame, options: Options) -> list[str]:
    """The single choices that would leave the clock out."""
    found: list[str] = []
    for option in options.__struct_fields__:
        for value in game.variations(option):
            if not game.timed(msgspec.structs.replace(options, **{option: value})):
                found.append(f"{option}={spell(value)}")
    return found


def _new_file(slug: str, data: Path | None) -> Path:
    folder = data_folder(data) / "logs"
    folder.mkdir(exist_ok=True)
    return folder / f"{slug}-{datetime.now():%Y%m%d-%H%M%S-%f}.jsonl"


class Play:
    """A game at the terminal: what is typed becomes commands, and each goes to the file before it is told."""

    def __init__(self, log: logs.Log, file: Path, teller: Teller, dealer_rng: Rng, bot: str | None) -> None:
        self._log = log
        self._file = file
        self._teller = teller
        self._rng = dealer_rng
        self._bots = self._seat_bots(bot)
        self._people = [seat for seat in map(Seat, range(log.seats)) if seat not in self._bots]
        before = log.lines[-1].at if log.lines else 0
        self._began = time.monotonic() - before / 1000

    def _seat_bots(self, name: str | None) -> dict[Seat, Bot]:
        if name is None:
            return {}
        game, seats = self._log.game, self._log.seats
        return {Seat(seat): bots.find(game, name) for seat in range(seats) if seat > 0 or seats == 1}

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        log = self._log
        while log.state.to_act():
            seat = next_to_act(log.game, log.state)
            if seat == DEALER:
                chance = log.state.chance()
                assert chance is not None
                self._give(seat, log.game.codec.command(chance.sample(self._rng)))
            elif seat == CLOCK:
                self._give(seat, commands(log.game, log.state, seat)[0])
            elif seat in self._bots:
                shown = believed(log.game, log.state, seat, self._rng)
                self._give(seat, log.game.codec.command(self._bots[seat].choose(shown, seat, self._rng)))
            elif not self._ask(seat):
                break
        else:
            self._teller.board(log.state, None)
        self._teller.say("play-saved", file=str(self._file))
        if log.state.to_act():
            self._teller.say("play-resume", file=str(self._file))

    def _ask(self, seat: Seat) -> bool:
        """Let the person on `seat` act once; False when they leave."""
        state, teller = self._log.state, self._teller
        teller.board(state, seat)
        choices = {command: teller.words(state, command) for command in commands(self._log.game, state, seat)}
        answer = Menu(teller, choices).ask()
        if answer is Word.LEAVE:
            return False
        if answer is Word.UNDO:
            self._undo(seat)
        else:
            self._give(seat, answer)
        return True

    def _undo(self, seat: Seat) -> None:
        undo = self._log.undo_for(seat)
        if undo is None:
            self._teller.say("refusal-nothing-to-undo")
        else:
            self._give(seat, undo)
            self._teller.say("play-undone")

    def _give(self, seat: Seat, command: Command) -> None:
        at = Millis(int((time.monotonic() - self._began) * 1000))
        events = self._log.append(seat, command, at)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(f"{logs.write_line(self._log.lines[-1])}\n")
        if self._people:
            events = [event for event in events if any(map(event.visible_to, self._people))]
        self._teller.events(events)

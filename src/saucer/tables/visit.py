"""What somebody says to a table and is answered, in the words of the protocol, through whichever wire it comes."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING

import msgspec

from saucer.core.messages import IllegalCommand, Refusal
from saucer.core.seats import Seat
from saucer.tables.asking import REQUESTS, Act, Asked, AskFor, Draw, Imagine, Look, LookAhead, Say, TakeBack
from saucer.tables.messages import Ack, Previewed, Refusing
from saucer.tables.parsing import parse
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Subscription
from saucer.tables.wishes import Wish

if TYPE_CHECKING:
    from saucer.tables.table import Table


class Toll:
    """What it costs to say something, and who counts it: nothing and nobody for the bots of the house.

    Where there is a limit, it raises `Refused`.
    """

    def message(self) -> None:
        """Anything is said."""

    def command(self, is_timed: bool) -> None:
        """It is a command, or costs as much."""

    def chat(self) -> None:
        """It is for the others to read."""

    def sketch(self) -> None:
        """It is for the others to look at."""

    def accepted(self, seconds: float) -> None:
        """A command is on disk and acknowledged, so long after it came."""

    def refused(self, code: str) -> None:
        """It did nothing."""


class Visit:
    """One visit to one table: what is asked is answered through the subscription of whoever asks."""

    def __init__(self, table: Table, subscription: Subscription, toll: Toll) -> None:
        self._table = table
        self._subscription = subscription
        self._toll = toll

    async def ask(self, text: bytes) -> bytes:
        """The answer to one message of somebody who listens to nothing else."""
        id: int | None = None
        try:
            asked = parse(text, REQUESTS)
            id = asked.id
            await self.answer(asked)
        except (Refused, IllegalCommand) as problem:
            self.refuse(id, problem.refusal)
        (answer,) = self._subscription.take()
        return answer

    def answer(self, asked: Asked, arrived: int | None = None) -> Awaitable[object]:
        """Do what is asked and answer; raises `Refused` or `IllegalCommand` if it cannot be done.

        `arrived`: when it came, in milliseconds since 1970, if that was not just now.
        """
        began = time.perf_counter()

        def acknowledge(ply: int) -> None:
            self._subscription.hold(Ack(asked.id, ply))  # the update follows
            self._toll.accepted(time.perf_counter() - began)

        self._toll.message()
        table, rights = self._table, self._subscription.rights
        match asked:
            case Act(command=command, ply=ply, seat=seat, seq=seq):
                self._toll.command(table.is_timed)
                return table.accept(
                    rights, command, ply=ply, seat=seat, seq=seq, acknowledge=acknowledge, arrived=arrived
                )
            case TakeBack(ply=ply, seq=seq):
                return table.undo(rights, ply=ply, seq=seq, acknowledge=acknowledge, arrived=arrived)
            case LookAhead():
                return self._look_ahead(asked)
            case Imagine():
                self._toll.command(table.is_timed)
                return self._imagine(asked)
            case Look(seat=seat):
                return self._look_from(asked.id, seat)
            case AskFor(ask=wish):
                return self._ask_for(asked.id, wish)
            case Say(text=text):
                self._toll.chat()
                return self._say(asked.id, text)
            case _:
                self._toll.sketch()
                return self._draw(asked)

    def refuse(self, id: int | None, refusal: Refusal) -> None:
        """Say why a message did nothing."""
        self._toll.refused(refusal.code)
        self._subscription.send(Refusing(id, self._table.ply, refusal.code, refusal.args))

    async def look(self, seat: Seat | None, known: int | None) -> None:
        """Look from `seat` from now on, and hear what happens; what happened before line `known` is known."""
        subscription = self._subscription
        self._table.rights(subscription.holder, seat)  # refused here, it goes on looking as before
        subscription.chosen = seat
        await self._table.listen(subscription, known)

    async def _look_from(self, id: int, seat: Seat | None) -> None:
        await self.look(seat, None)
        self._acknowledge(id)

    async def _look_ahead(self, asked: LookAhead) -> None:
        seen = await self._table.preview(self._subscription.rights, asked.command, asked.seat)
        self._subscription.send(Previewed(asked.id, self._table.ply, seen.events, seen.view))

    async def _imagine(self, asked: Imagine) -> None:
        imagined = await self._table.imagine(self._subscription.rights, asked.seat)
        self._subscription.send(msgspec.structs.replace(imagined, id=asked.id))

    async def _ask_for(self, id: int, wish: Wish) -> None:
        await self._table.ask(self._subscription.holder, wish)
        self._acknowledge(id)

    async def _say(self, id: int, text: str) -> None:
        await self._table.say(self._subscription.holder, text)
        self._acknowledge(id)

    async def _draw(self, asked: Draw) -> None:
        await self._table.draw(self._subscription.holder, asked.piece, asked.value, asked.keep)
        self._acknowledge(asked.id)

    def _acknowledge(self, id: int) -> None:
        self._subscription.send(Ack(id, self._table.ply))

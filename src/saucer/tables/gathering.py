"""A table's company as it lies on disk: changed by compare and set, and told to all who are here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from saucer.core.seats import Millis, Seat
from saucer.store.store import CompanyChange, Founding, Store, TableRow
from saucer.store.writer import NotSaved
from saucer.tables import looks
from saucer.tables.company import Company
from saucer.tables.messages import CompanySeen
from saucer.tables.pace import table_time
from saucer.tables.presence import Presence
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Subscription

if TYPE_CHECKING:
    from saucer.tables.table import Table

RACES_AT_MOST = 20

TELL_SECONDS = 0.2
"""Many come and go at once: the others hear of it once."""

Change = Callable[[Company], Company]
Found = Callable[[Company], Founding]


class Gathering:
    """Who sits, watches and is here, as of the latest version that is known."""

    def __init__(self, table: Table, store: Store, row: TableRow, subscriptions: set[Subscription]) -> None:
        self._remember(*_read(row))
        self.presence = Presence(subscriptions)
        self._table = table
        self._store = store
        self._subscriptions = subscriptions
        self._telling: asyncio.TimerHandle | None = None

    def time(self, now: int) -> Millis:
        """Table time at a moment of the wall clock."""
        return table_time(now, self._began, self._paused, self._pace, self._first)

    def seen_by(self, holder: str | None) -> CompanySeen:
        """The people here, as somebody may know them."""
        return looks.company_seen(self.company, self.version, self.presence, self._table.log, holder)

    async def change(self, change: Change, found: Found | None = None) -> CompanyChange | None:
        """Save what the company becomes, and with it the table that is founded thereby; None if it stays as it is."""
        for _ in range(RACES_AT_MOST):
            company = change(self.company)
            if company == self.company:
                return None
            is_begun = company.is_running and not self.company.is_running
            changed = CompanyChange(
                table=self._table.id,
                company=msgspec.json.encode(company).decode(),
                version=self.version,
                listed=int(company.listed),
                began=company.began,
                wake=self._table.wake(company),
                members=company.members,
            )
            try:
                if is_begun and self._table.has_clock:
                    # From now on it counts when no process lives; so this one had better be known to.
                    await self._store.beat(time.time_ns() // 1_000_000)
                if await self._store.save_company(changed, None if found is None else found(company)):
                    self._meet(company, self.version + 1)
                    return changed
            except NotSaved as problem:
                raise Refused("not-saved") from problem
            await self.reload()
        raise Refused("not-saved")

    async def reload(self) -> None:
        """Look up what others arranged in another process."""
        row = await self._store.load_row(self._table.id)
        assert row is not None
        self.take(row)

    def take(self, row: TableRow) -> None:
        """Go on with the company of a row that was read."""
        company, version = _read(row)
        if version > self.version:
            self._meet(company, version)

    def tell_soon(self) -> None:
        """Tell everybody who is here, together with whatever else changes in this moment."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TELL_SECONDS, self._tell)

    def close(self) -> None:
        """Tell nothing more."""
        if self._telling is not None:
            self._telling.cancel()

    def _tell(self) -> None:
        self._telling = None
        for subscription in list(self._subscriptions):
            subscription.send(self.seen_by(subscription.holder))

    def _meet(self, company: Company, version: int) -> None:
        """Others sit here now, or they have arranged something else."""
        table, was_running = self._table, self.is_running
        self._remember(company, version)
        table.forget_wake()
        before = {subscription: subscription.rights for subscription in self._subscriptions}
        for subscription in before:
            if not company.may_look(subscription.holder):
                subscription.dismiss()
                table.leave(subscription)
                continue
            chosen = subscription.chosen
            if chosen is not None and chosen not in company.seats_of(subscription.holder) and not table.is_revealed:
                subscription.chosen = None
            subscription.rights = table.rights(subscription.holder, subscription.chosen)
        # Only now that all of them are where they belong can anybody be told who is here.
        for subscription in list(self._subscriptions):
            seen, eyes = self.seen_by(subscription.holder), subscription.rights.eyes
            if eyes != before[subscription].eyes or company.is_running != was_running:
                subscription.known = table.log.ply
                subscription.send(looks.snapshot(table.id, table.log, table.look(eyes), seen, None))
            else:
                subscription.send(seen)
            if not before[subscription].held:
                table.sketches.greet(subscription)

    def _remember(self, company: Company, version: int) -> None:
        """Have at hand what every command asks of a company, which is not compiled."""
        self.company = company
        self.version = version
        self.is_running: bool = company.is_running
        self.bots: dict[Seat, str] = company.bots
        self._began: int | None = company.began
        self._paused: int | None = company.paused
        self._pace: int = company.pace
        self._first: int = company.first


def _read(row: TableRow) -> tuple[Company, int]:
    return msgspec.json.decode(row.company, type=Company), row.version

"""Who is at a table now, here or in another process, and since when the others are away."""

import time
from collections.abc import Collection
from typing import NamedTuple

from saucer.tables.company import Company
from saucer.tables.subscription import Subscription

EXPIRES_SECONDS = 15.0
"""Another process that has told nothing for so long is gone, and its people with it."""


class _Report(NamedTuple):
    people: frozenset[int]
    watching: int
    heard: float


class Presence:
    """People are told apart by the hash of their token, those without a name only counted."""

    def __init__(self, subscriptions: Collection[Subscription]) -> None:
        self._subscriptions = subscriptions
        self._elsewhere: dict[str, _Report] = {}
        self._since = time.monotonic()
        self._last_here: dict[int, float] = {}

    def report(self, company: Company) -> tuple[list[int], int]:
        """What other processes should know: who is here, and how many only watch."""
        return sorted(self._here(company)), self._watching(company)

    def heard(self, process: str, people: Collection[int], watching: int) -> bool:
        """Take in what another process reports; whether that is news."""
        before = self._elsewhere.get(process)
        now = time.monotonic()
        if before is not None:
            self._last_here |= dict.fromkeys(before.people - set(people), now)
        self._elsewhere[process] = _Report(frozenset(people), watching, now)
        return before is None or before[:2] != (frozenset(people), watching)

    def gone(self, company: Company, holder: str | None) -> None:
        """Somebody has closed a connection."""
        person = company.person_of(holder)
        if person is not None:
            self._last_here[person] = time.monotonic()

    def here(self, company: Company) -> frozenset[int]:
        """The people connected, in any process."""
        return self._here(company).union(*(report.people for report in self._reports()))

    def away(self, company: Company) -> dict[int, int]:
        """For everybody else: milliseconds since they were last here (as far as is known here)."""
        now, here = time.monotonic(), self.here(company)
        last_here = dict(self._last_here)
        for report in self._elsewhere.values():
            for person in report.people:
                last_here[person] = max(report.heard, last_here.get(person, report.heard))
        return {
            person: int((now - last_here.get(person, self._since)) * 1000)
            for person in range(len(company.people))
            if person not in here
        }

    def watching(self, company: Company) -> int:
        """How many look on without a seat, in any process."""
        return self._watching(company) + sum(report.watching for report in self._reports())

    def _here(self, company: Company) -> frozenset[int]:
        found = (company.person_of(subscription.holder) for subscription in self._subscriptions)
        return frozenset(person for person in found if person is not None)

    def _watching(self, company: Company) -> int:
        return sum(not subscription.rights.held for subscription in self._subscriptions)

    def _reports(self) -> list[_Report]:
        oldest = time.monotonic() - EXPIRES_SECONDS
        return [report for report in self._elsewhere.values() if report.heard >= oldest]

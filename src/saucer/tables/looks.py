"""How a table looks to somebody: everything below is built for the seats they look from, none for a spectator."""

from collections.abc import Callable, Collection
from typing import Final, final

import msgspec

from saucer.core.door import believed, commands
from saucer.core.lines import Undo
from saucer.core.log import Log
from saucer.core.rng import Rng
from saucer.core.seats import Millis, Seat, Seats
from saucer.core.state import State
from saucer.tables.company import Company
from saucer.tables.history import Told, open_steps, steps_for
from saucer.tables.messages import (
    ChairSeen,
    CompanySeen,
    Ended,
    Imagined,
    Me,
    PersonSeen,
    ProposalSeen,
    Snapshot,
    Step,
    Update,
)
from saucer.tables.presence import Presence
from saucer.tables.subscription import encode

NOTHING: Final = b"[]"


def eye(state: State, seats: Seats) -> Seat | None:
    """The seat somebody looks from and acts for: of several, one whose turn it is."""
    if len(seats) < 2:
        return seats[0] if seats else None
    for seat in state.to_act():
        if seat in seats:
            return seat
    return seats[0]


def ended(state: State) -> Ended | None:
    """How the game ended, in its JSON form."""
    outcome = state.outcome()
    return None if outcome is None else Ended(outcome.shares, outcome.reason)


def views(log: Log, all_seats: Collection[Seats]) -> dict[Seats, msgspec.Struct]:
    """What is seen from each of these, made together, where much of it may be the same."""
    state = log.state
    return dict(zip(all_seats, log.game.views(state, [eye(state, seats) for seats in all_seats]), strict=True))


def undo(log: Log, seats: Seats) -> tuple[Seat, Undo] | None:
    """What they could take back without asking anybody, and for which seat."""
    if can_undo(log, seats):
        for seat in seats:
            if found := log.undo_for(seat):
                return seat, found
    return None


def can_undo(log: Log, seats: Seats) -> bool:
    """Whether they could take anything back without asking."""
    return not log.hides and not log.is_timed and log.can_undo(seats)


@final
class Look:
    """What makes two people at a table see it differently, or the same at another moment."""

    def __init__(self, eyes: Seats, seat: Seat | None, seq: int, now: Millis | None, is_open: bool) -> None:
        self.eyes = eyes
        self.seat = seat
        """The one of them that counts now."""
        self.seq = seq
        self.now = now
        self.is_open = is_open
        """Whether commands are accepted: the game has begun, and no pause holds it."""


def snapshot(table: str, log: Log, look: Look, company: CompanySeen, at: int | None) -> Snapshot:
    """Everything, as it is or (`at`) as it was; nothing can be done or taken back in the past."""
    state = log.state if at is None else log.state_at(at)
    seat = eye(state, look.eyes)
    is_now = at is None and look.is_open
    return Snapshot(
        table=table,
        game=log.game.slug,
        options=log.options,
        ply=log.ply if at is None else at,
        seat=seat,
        seats=look.eyes,
        seq=look.seq,
        now=look.now,
        scenery=log.game.scenery(state),
        view=log.game.view(state, seat),
        legal=[] if seat is None or not look.is_open else commands(log.game, state, seat),
        to_act=log.game.awaited(state, seat),
        outcome=ended(state),
        undo=is_now and can_undo(log, look.eyes),
        company=company,
    )


def update(log: Log, look: Look, latest: list[Step], new_scenery: msgspec.Struct | None, company: CompanySeen) -> bytes:
    """What the `latest` lines did, as it looks from there, and how things stand now, in JSON."""
    seen = _update(log, look.seat, latest, new_scenery, look.now, log.game.view(log.state, look.seat))
    return _in_one(encode(seen), log, look, log.state.to_act(), company)


def imagined(log: Log, seat: Seat, rng: Rng) -> Imagined:
    """A whole position as `seat` may believe it to be."""
    game = log.game
    position = game.position(believed(game, log.state, seat, rng))
    return Imagined(log.ply, game.slug, log.options, log.seats, seat, position)


@final
class Telling:
    """The updates that tell everybody at a table of the same lines: what they see alike is made once."""

    def __init__(
        self,
        log: Log,
        told: list[Told],
        all_eyes: list[Seats],
        new_scenery: msgspec.Struct | None,
        look: Callable[[Seats], Look],
    ) -> None:
        self._log = log
        self._told = told
        self._first = told[0].line.ply
        self._scenery = new_scenery
        self._look = look
        self._to_act: Seats = log.state.to_act()
        self._texts: dict[Seats, bytes] = {}
        """For those who know all lines before these."""
        self._open: bytes | None = None
        """What all of them see where nothing is hidden."""
        if log.hides:
            different = set(all_eyes)
            self._steps = steps_for(told, different)
            self._views = views(log, different)

    def text(self, eyes: Seats, known: int) -> bytes:
        """The update for somebody who looks from there and knows so many lines, in JSON."""
        text = self._texts.get(eyes) if known == self._first else None
        if text is None:
            look = self._look(eyes)
            seen = self._seen(look, known) if self._log.hides else self._open_seen(look.now, known)
            text = _in_one(seen, self._log, look, self._to_act)
            if known == self._first:
                self._texts[eyes] = text
        return text

    def _seen(self, look: Look, known: int) -> bytes:
        latest = self._steps[look.eyes][known - self._first :]
        return encode(_update(self._log, look.seat, latest, self._scenery, look.now, self._views[look.eyes]))

    def _open_seen(self, now: Millis | None, known: int) -> bytes:
        if known == self._first and self._open is not None:
            return self._open
        latest = open_steps(self._told)[known - self._first :]
        seen = encode(_update(self._log, None, latest, self._scenery, now, self._log.game.view(self._log.state, None)))
        if known == self._first:
            self._open = seen
        return seen


def _update(
    log: Log,
    seat: Seat | None,
    latest: list[Step],
    new_scenery: msgspec.Struct | None,
    now: Millis | None,
    view: msgspec.Struct,
) -> Update:
    state, ply = log.state, log.ply
    return Update(
        ply - len(latest),
        ply,
        latest,
        view,
        log.game.awaited(state, seat),
        ended(state),
        now,
        msgspec.UNSET if new_scenery is None else new_scenery,
    )


def _in_one(update: bytes, log: Log, look: Look, to_act: Seats, company: CompanySeen | None = None) -> bytes:
    """An update with what it says to one of them only: `legal`, `undo`, `seq` and perhaps `company`.

    Put together by hand, because it is another one for each seat.
    """
    seat, legal = look.seat, NOTHING
    if look.is_open and seat is not None and seat in to_act:
        legal = log.codec.json(log.state.legal(seat))
    undo = b"true" if look.is_open and can_undo(log, look.eyes) else b"false"
    whole = b'%b,"legal":%b,"undo":%b,"seq":%b' % (update[:-1], legal, undo, str(look.seq).encode())
    return whole + (b"}" if company is None else b',"company":%b}' % encode(company))


def company_seen(company: Company, version: int, presence: Presence, log: Log, holder: str | None) -> CompanySeen:
    """The people at the table, as somebody may know them: who only watches learns no invitation."""
    me = company.person_of(holder)
    present, away = presence.here(company), presence.away(company)
    game, options = log.game, log.options
    proposal = company.proposal
    chairs = [
        ChairSeen(
            person=chair.person,
            name=None if chair.person is None else company.people[chair.person].name,
            bot=chair.bot,
            present=chair.person in present if chair.person is not None else chair.bot is not None,
            away=None if chair.person not in away else away[chair.person] // 1000,
            ready=chair.ready,
        )
        for chair in company.chairs
    ]
    held = company.seats_of(holder)
    return CompanySeen(
        version=version,
        phase=company.phase(log.state.outcome() is not None),
        seats=chairs,
        people=[
            PersonSeen(id, person.name, id in present, person.muted)
            for id, person in enumerate(company.people)
            if person.gone is None
        ],
        watching=presence.watching(company),
        me=Me(
            person=me,
            seats=held,
            host=me == company.host,
            muted=me is not None and company.people[me].muted,
        ),
        host=company.host,
        invite=company.invite if held or me == company.host else None,
        listed=company.listed,
        watch=company.watch,
        chat=company.chat,
        pace=company.pace,
        timed=game.timed(options),
        can_pause=game.timed(options) and game.can_pause(options),
        hides=game.hides,
        proposal=None
        if proposal is None
        else ProposalSeen(proposal.what, proposal.person, list(proposal.agreed), sorted(company.needed(present))),
        rematch=company.rematch,
        origin=company.origin,
    )

"""How a table looks to somebody: everything below is built for the seats they look from, none for a spectator."""

from collections.abc import Collection
from typing import final

import msgspec

from saucer.core.game import commands, commands_json
from saucer.core.lines import Undo
from saucer.core.log import Log
from saucer.core.seats import Millis, Seat, Seats
from saucer.core.state import State
from saucer.tables.company import Company
from saucer.tables.messages import (
    ChairSeen,
    CompanySeen,
    Ended,
    Me,
    PersonSeen,
    ProposalSeen,
    Snapshot,
    Step,
    Update,
)
from saucer.tables.presence import Presence

NOTHING = msgspec.Raw(b"[]")


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
    for seat in seats:
        if found := log.undo_for(seat):
            return None if log.game.hides or log.game.timed(log.options) else (seat, found)
    return None


@final
class Look:
    """What makes two people at a table see it differently, or the same at another moment."""

    def __init__(self, eyes: Seats, seq: int, now: Millis | None, is_open: bool) -> None:
        self.eyes = eyes
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
        undo=is_now and undo(log, look.eyes) is not None,
        company=company,
    )


def update(
    log: Log,
    look: Look,
    latest: list[Step],
    new_scenery: msgspec.Struct | None,
    company: CompanySeen | msgspec.UnsetType = msgspec.UNSET,
    view: msgspec.Struct | None = None,
) -> Update:
    """What the `latest` lines did, as it looks from there, and how things stand now.

    `view` is what is seen from there, if it was made together with those of others.
    """
    game, state, ply = log.game, log.state, log.ply
    seat = eye(state, look.eyes)
    return Update(
        since=ply - len(latest),
        ply=ply,
        steps=latest,
        view=game.view(state, seat) if view is None else view,
        legal=NOTHING if seat is None or not look.is_open else commands_json(game, state, seat),
        to_act=game.awaited(state, seat),
        outcome=ended(state),
        undo=look.is_open and undo(log, look.eyes) is not None,
        seq=look.seq,
        now=look.now,
        scenery=msgspec.UNSET if new_scenery is None else new_scenery,
        company=company,
    )


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
        else ProposalSeen(proposal.what, proposal.person, list(proposal.agreed), sorted(company.needed())),
        rematch=company.rematch,
        origin=company.origin,
    )

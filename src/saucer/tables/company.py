"""The company of a table: who sits where, who is the host, who may come in, how time runs. A value, and its rules."""

import secrets
import unicodedata
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from itertools import count
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from saucer.core.seats import Millis, Seat, Seats
from saucer.tables import wishes
from saucer.tables.pace import table_time
from saucer.tables.refusals import Refused
from saucer.tables.wishes import HostWish, What, Wish

PEOPLE_AT_MOST = 150
UNINVITED_AT_MOST = 50
"""Whoever ever came to a table keeps their number there; who only looks cannot take all of them."""

NAME_AT_MOST = 40
AWAY_MILLIS = 60_000
"""After that long a bot may stand in."""

_JOINERS = {0x200C: None, 0x200D: None}  # no name is made of them alone, but some are written with them


Origin = Literal["fork", "file", "position"]
"""Where a game comes from that did not begin at this table."""


class Phase(StrEnum):
    """How far a table has come."""

    GATHERING = "gathering"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"


class Member(Struct, frozen=True):
    """Somebody who came to the table; their number is their place in `Company.people`, for good."""

    hash: str
    name: str
    invited: bool = False
    muted: bool = False
    gone: Literal["left", "kicked"] | None = None
    sat: Seats = ()
    """The seats they have played, and whose secrets they may therefore know."""


class Chair(Struct, frozen=True):
    """A seat of the game: free, a person's, a bot's, or a person's for whom a bot stands in."""

    person: int | None = None
    bot: str | None = None
    ready: bool = False

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit here."""
        return self.person is None and self.bot is None

    @property
    def is_set(self) -> bool:
        """Whether the game may begin as far as this chair goes."""
        return self.bot is not None or (self.person is not None and self.ready)

    def vacated(self) -> "Chair":
        """Without its person. A bot that stood in for them plays on."""
        return Chair(bot=self.bot, ready=self.bot is not None)


class Proposal(Struct, frozen=True):
    """What somebody asks the others for; `agreed` are those of the others who do."""

    what: What
    person: int
    ply: int | None = None
    """Where an undo goes back to."""
    agreed: tuple[int, ...] = ()


class Moment(NamedTuple):
    """What a company must know of the world to decide."""

    now: int
    is_over: bool
    hides: bool
    timed: bool
    can_pause: bool
    present: frozenset[int]
    away: Mapping[int, int]
    """For how many milliseconds people have been away; who is missing here has just gone."""
    bots: Sequence[str]
    """The names of bots that can play this game, the default first."""
    undo: Mapping[int, int]
    """The ply to which an undo of a seat's last counting command goes back, where there is one."""


class Company(Struct, frozen=True, dict=True):
    """Everything about a table that is not the game."""

    host: int
    people: tuple[Member, ...]
    chairs: tuple[Chair, ...]
    invite: str
    listed: bool = False
    watch: bool = True
    chat: bool = True
    began: int | None = None
    pace: int = 100
    paused: int | None = None
    proposal: Proposal | None = None
    rematch: str | None = None
    origin: Origin | None = None
    """None: from the usual beginning. Else somebody may know already what is to come, or have chosen it."""
    first: int = 0
    """Table time when the game begins: of a fork or a position it is later than 0."""

    @classmethod
    def new(
        cls,
        owner: str,
        name: str,
        chairs: Sequence[str | None],
        listed: bool,
        pace: int,
        now: int,
        origin: Origin | None = None,
        first: int = 0,
    ) -> "Company":
        """A table whose owner sits on the chairs of `"me"`; other names are bots, None is a free chair.

        The owner may stay nameless (`""`). With free chairs, the owner is asked whether they are ready like
        everybody else; without, there is nobody to wait for.
        """
        is_full = None not in chairs
        seated = tuple(
            Chair() if chair is None else Chair(0, None, is_full) if chair == "me" else Chair(None, chair, True)
            for chair in chairs
        )
        people = (Member(owner, _tidy(name) if name else "", invited=True),)
        return _begun(cls(0, people, seated, _new_invite(), listed, pace=pace, origin=origin, first=first), now)

    @property
    def members(self) -> frozenset[str]:
        """All who are at the table."""
        return frozenset(member.hash for member in self.people if member.gone is None)

    @cached_property
    def is_running(self) -> bool:
        """Whether the game has begun and no pause holds it."""
        return self.began is not None and self.paused is None

    @cached_property
    def bots(self) -> dict[Seat, str]:
        """The bots that play now, stand-ins included."""
        return {Seat(seat): chair.bot for seat, chair in enumerate(self.chairs) if chair.bot is not None}

    def person_of(self, hash: str | None) -> int | None:
        """Somebody's number at the table, unless they are gone."""
        person = _ever(self, hash)
        return None if person is None or self.people[person].gone else person

    def seats_of(self, hash: str | None) -> Seats:
        """Somebody's chairs, those where a bot stands in included."""
        person = self.person_of(hash)
        return () if person is None else _seats(self, person)

    def may_look(self, hash: str | None) -> bool:
        """Whether somebody may see the table. Who is there uninvited looks only as long as everybody may."""
        person = _ever(self, hash)
        if person is None:
            return self.watch
        member = self.people[person]
        return member.gone != "kicked" and (self.watch or (member.gone is None and _is_invited(self, person)))

    def needed(self, present: frozenset[int]) -> frozenset[int]:
        """Who must agree to the proposal: all others who sit here in person; who is away does not hold up a clock."""
        if self.proposal is None:
            return frozenset()
        others = _in_person(self) - {self.proposal.person}
        return others if self.proposal.what == "undo" else others & present

    def phase(self, is_over: bool) -> Phase:
        """How far the table has come."""
        if is_over:
            return Phase.OVER
        if self.began is None:
            return Phase.GATHERING
        return Phase.PLAYING if self.paused is None else Phase.PAUSED

    def time(self, now: int) -> Millis:
        """Table time at a moment of the wall clock."""
        return table_time(now, self.began, self.paused, self.pace, self.first)

    def wall(self, at: Millis) -> int:
        """The first millisecond of the wall clock at which it is `at`, if a table that has begun is not held up."""
        assert self.began is not None
        return self.began + _lasting(at, self.pace)

    def shifted(self, by_ms: int) -> "Company":
        """Time stood still for so long; negative: so much had passed before the table was made."""
        if self.began is None or self.paused is not None:
            return self
        return replace(self, began=self.began + by_ms)

    def back(self, person: int) -> "Company":
        """Somebody is here again and plays their chairs themselves; the very same company if they did all along."""
        if all(chair.bot is None for chair in self.chairs if chair.person == person):
            return self
        return _with_chairs(self, {seat: replace(self.chairs[seat], bot=None) for seat in _seats(self, person)})

    def anew(self, hash: str, now: int) -> "Company":
        """The same people on the same chairs before another game, for which whoever asked is ready."""
        me = self.person_of(hash)
        chairs = tuple(replace(chair, ready=chair.bot is not None or chair.person == me) for chair in self.chairs)
        fresh = replace(
            self,
            people=tuple(replace(member, sat=()) for member in self.people),
            chairs=chairs,
            invite=_new_invite(),
            began=None,
            paused=None,
            proposal=None,
            rematch=None,
            origin=None,
            first=0,
        )
        return _begun(fresh, now)

    def grant(self, hash: str, wish: Wish, moment: Moment) -> "Granted":
        """Do what somebody asks, and what follows from it; raise `Refused` if they may not."""
        return _granted(self.settled(moment).company, hash, wish, moment).settled(moment)

    def settled(self, moment: Moment) -> "Granted":
        """What follows by itself: somebody here is the host, all who are ready begin, what all agree to is done."""
        return _decided(_begun(_handed_on(self, moment), moment.now), moment)


class Granted(NamedTuple):
    """What a wish led to."""

    company: Company
    undo: tuple[int, int] | None = None
    """The seat and ply of an agreed undo that the table must carry out now."""


def _granted(company: Company, hash: str, wish: Wish, moment: Moment) -> Company:
    if isinstance(wish, wishes.Enter):
        return _enter(company, hash, wish.invite, wish.name)
    if isinstance(wish, wishes.Sit):
        return _sit(company, hash, wish, moment)
    me = company.person_of(hash)
    if me is None:
        raise Refused("not-invited")
    if isinstance(wish, HostWish) and me != company.host:
        raise Refused("not-host")
    match wish:
        case wishes.Stand(seat):
            return _stand(company, me, seat)
        case wishes.Leave():
            return _go(company, me, "left")
        case wishes.Ready(ready):
            return _ready(company, me, ready, moment)
        case wishes.Rename(name):
            return _with_member(company, me, replace(company.people[me], name=_own_name(company, me, _tidy(name))))
        case wishes.PutBot(seat, bot):
            return _put_bot(company, seat, bot, moment)
        case wishes.Claim(seat, bot):
            return _claim(company, me, seat, bot, moment)
        case wishes.Give(seat, person):
            return _give(company, me, seat, person, moment)
        case wishes.Kick(person):
            if person == me:
                raise Refused("no-such-person")
            _check_person(company, person)
            return _go(company, person, "kicked")
        case wishes.MakeHost(person):
            _check_person(company, person)
            return replace(company, host=person)
        case wishes.Settings(listed, watch, chat):
            return replace(
                company,
                listed=company.listed if listed is None else listed,
                watch=company.watch if watch is None else watch,
                chat=company.chat if chat is None else chat,
            )
        case wishes.Renew():
            return replace(company, invite=_new_invite())
        case wishes.Mute(person, muted):
            _check_person(company, person)
            return _with_member(company, person, replace(company.people[person], muted=muted))
        case wishes.Propose(what):
            return _propose(company, me, what, moment)
        case wishes.Answer(agree):
            return _answer(company, me, agree)


def _enter(company: Company, hash: str, invite: str | None, name: str | None) -> Company:
    """Come in, or come in again: under another name, with an invite, or after having left."""
    person = _ever(company, hash)
    if person is None:
        person, member = len(company.people), Member(hash, "")
    else:
        member = company.people[person]
    is_code = invite is not None and secrets.compare_digest(invite.encode(), company.invite.encode())
    invited = member.invited or company.listed or is_code
    if member.gone == "kicked" or not (invited or company.watch or person == company.host):
        raise Refused("not-invited")
    most = PEOPLE_AT_MOST if invited else UNINVITED_AT_MOST
    if person == len(company.people) >= most:
        raise Refused("too-many", most=most)
    if name is not None or person == len(company.people):
        wanted = _tidy(name or "")
    else:
        wanted = member.name
    return _with_member(
        company, person, replace(member, name=_own_name(company, person, wanted), invited=invited, gone=None)
    )


def _sit(company: Company, hash: str, wish: wishes.Sit, moment: Moment) -> Company:
    """Take a chair. Who has one already gets another only by naming it, so that a link may be opened twice."""
    company = _enter(company, hash, wish.invite, wish.name)
    me = company.person_of(hash)
    assert me is not None
    if not _is_invited(company, me):
        raise Refused("not-invited")
    if moment.is_over:
        raise Refused("game-over")
    mine = _seats(company, me)
    if wish.seat in mine or (wish.seat is None and mine):
        return company.back(me)
    if wish.seat is None:
        seat = next((seat for seat, chair in enumerate(company.chairs) if chair.is_free), None)
    else:
        seat = wish.seat if _chair(company, wish.seat).is_free else None
    if seat is None:
        raise Refused("seat-taken")
    return _seated(company, seat, me, moment)


def _stand(company: Company, me: int, seat: int | None) -> Company:
    mine = _seats(company, me)
    if seat is not None:
        _chair(company, seat)
    if not mine or (seat is not None and seat not in mine):
        raise Refused("not-your-seat")
    return _with_chairs(company, {one: company.chairs[one].vacated() for one in mine if seat is None or one == seat})


def _go(company: Company, person: int, how: Literal["left", "kicked"]) -> Company:
    """Leave or be sent away, in any case without one's chairs."""
    company = _with_chairs(company, {seat: company.chairs[seat].vacated() for seat in _seats(company, person)})
    return _with_member(company, person, replace(company.people[person], gone=how))


def _ready(company: Company, me: int, ready: bool, moment: Moment) -> Company:
    if moment.is_over:
        raise Refused("game-over")
    if company.began is not None:
        raise Refused("already-begun")
    mine = _seats(company, me)
    if not mine:
        raise Refused("not-your-seat")
    return _with_chairs(company, {seat: replace(company.chairs[seat], ready=ready) for seat in mine})


def _put_bot(company: Company, seat: int, bot: str | None, moment: Moment) -> Company:
    """A bot on a chair without a person, or in place of a person who is not here; None takes it away."""
    chair = _chair(company, seat)
    if bot is not None and bot not in moment.bots:
        raise Refused("no-such-bot")
    if chair.person is None:
        return _with_chairs(company, {seat: Chair(bot=bot, ready=bot is not None)})
    if (bot is None and chair.bot is None) or (bot is not None and chair.person in moment.present):
        raise Refused("seat-taken")
    return _with_chairs(company, {seat: replace(chair, bot=bot)})


def _claim(company: Company, me: int, seat: int, bot: str | None, moment: Moment) -> Company:
    """A bot plays for somebody who keeps the others waiting. `seconds` is how long they must still wait."""
    _check_begun(company, moment)
    chair = _chair(company, seat)
    if not _seats(company, me):
        raise Refused("not-your-seat")
    if chair.bot is not None:
        raise Refused("seat-taken")
    if chair.person is None:
        raise Refused("no-such-person")
    is_here = chair.person == me or chair.person in moment.present
    wait = AWAY_MILLIS - (0 if is_here else moment.away.get(chair.person, 0))
    if wait > 0:
        raise Refused("not-away", seconds=-(-wait // 1000))
    name = bot if bot is not None else next(iter(moment.bots), None)
    if name not in moment.bots:
        raise Refused("no-such-bot")
    return _with_chairs(company, {seat: replace(chair, bot=name)})


def _give(company: Company, me: int, seat: int, person: int, moment: Moment) -> Company:
    """Hand on one's own chair, or as the host one without a person."""
    chair = _chair(company, seat)
    _check_person(company, person)
    if moment.is_over:
        raise Refused("game-over")
    if chair.person != me and (me != company.host or chair.person is not None):
        raise Refused("not-your-seat")
    return _seated(company, seat, person, moment)


def _propose(company: Company, me: int, what: What, moment: Moment) -> Company:
    """Ask the others. Pausing what is paused, or resuming what runs, is done already and asks nobody."""
    if me not in _in_person(company):
        raise Refused("not-your-seat")
    if company.proposal is not None:
        raise Refused("already-proposed")
    if what == "undo":
        _check_playing(company, moment)
        ply = max((moment.undo[seat] for seat in _seats(company, me) if seat in moment.undo), default=None)
        # Alone one takes back what may be taken back without asking.
        if moment.timed or ply is None or _in_person(company) == {me}:
            raise Refused("nothing-to-undo")
        return replace(company, proposal=Proposal(what, me, ply))
    if not (moment.timed and moment.can_pause):
        raise Refused("cannot-pause")
    _check_begun(company, moment)
    if (what == "pause") == (company.paused is not None):
        return company
    return replace(company, proposal=Proposal(what, me))


def _answer(company: Company, me: int, agree: bool) -> Company:
    proposal = company.proposal
    if proposal is None:
        raise Refused("nothing-proposed")
    if me not in _in_person(company) | {proposal.person}:
        raise Refused("not-your-seat")
    if not agree:
        return replace(company, proposal=None)
    if me == proposal.person or me in proposal.agreed:
        return company
    return replace(company, proposal=replace(proposal, agreed=(*proposal.agreed, me)))


def _handed_on(company: Company, moment: Moment) -> Company:
    """A host who is gone is followed by somebody seated, else invited, else here. The last one stays host."""
    others = [person for person, member in enumerate(company.people) if member.gone is None]
    if company.host in others or not others:
        return company
    host = min(
        others,
        key=lambda one: (not _seats(company, one), not company.people[one].invited, one not in moment.present, one),
    )
    return replace(company, host=host)


def _begun(company: Company, now: int) -> Company:
    """Begin when every chair has a bot, or a person who is ready."""
    if company.began is not None or not all(chair.is_set for chair in company.chairs):
        return company
    chairs = tuple(replace(chair, ready=True) for chair in company.chairs)
    began = now - _lasting(company.first, company.pace)
    return _remembered(replace(company, began=began, chairs=chairs))


def _lasting(at: int, pace: int) -> int:
    """How many milliseconds of the wall clock it takes until it is `at`, rounded up."""
    return -(-at * 100 // pace)


def _decided(company: Company, moment: Moment) -> Granted:
    """Do what all who are needed agree to; drop what has become pointless; leave the rest open."""
    proposal = company.proposal
    if proposal is None:
        return Granted(company)
    done, needed = replace(company, proposal=None), company.needed(moment.present)
    is_agreed = needed <= set(proposal.agreed)
    if moment.is_over or proposal.person not in _in_person(company):
        return Granted(done)
    match proposal:
        case Proposal("undo", person, int(ply)):
            seat = next((seat for seat in _seats(company, person) if moment.undo.get(seat) == ply), None)
            # Who has played on meanwhile had asked about another command; and where nobody is asked, nobody agrees.
            if seat is None or not needed:
                return Granted(done)
            if is_agreed:
                return Granted(done, (seat, ply))
        case Proposal("pause") if is_agreed:
            return Granted(replace(done, paused=moment.now))
        case Proposal("resume") if is_agreed and company.paused is not None:
            return Granted(replace(done, paused=None).shifted(moment.now - company.paused))
    return Granted(company)


def _ever(company: Company, hash: str | None) -> int | None:
    return next((person for person, member in enumerate(company.people) if member.hash == hash), None)


def _seats(company: Company, person: int) -> Seats:
    return tuple(Seat(seat) for seat, chair in enumerate(company.chairs) if chair.person == person)


def _in_person(company: Company) -> frozenset[int]:
    """Who sits here and plays themselves."""
    return frozenset(chair.person for chair in company.chairs if chair.person is not None and chair.bot is None)


def _is_invited(company: Company, person: int) -> bool:
    return company.people[person].invited or person == company.host


def _chair(company: Company, seat: int) -> Chair:
    if seat >= len(company.chairs):
        raise Refused("no-such-seat")
    return company.chairs[seat]


def _check_person(company: Company, person: int) -> None:
    if person >= len(company.people) or company.people[person].gone is not None:
        raise Refused("no-such-person")


def _check_begun(company: Company, moment: Moment) -> None:
    if moment.is_over:
        raise Refused("game-over")
    if company.began is None:
        raise Refused("not-begun")


def _check_playing(company: Company, moment: Moment) -> None:
    _check_begun(company, moment)
    if company.paused is not None:
        raise Refused("paused")


def _own_name(company: Company, person: int, wanted: str) -> str:
    """`wanted`, with a number if somebody else here has a name that reads the same."""
    taken = {_read(other.name) for one, other in enumerate(company.people) if one != person and other.gone is None}
    if _read(wanted) not in taken:
        return wanted
    numbered = (f"{wanted[: NAME_AT_MOST - 4].rstrip()} {number}" for number in count(2))
    return next(name for name in numbered if _read(name) not in taken)


def _seated(company: Company, seat: int, person: int, moment: Moment) -> Company:
    """With somebody new on a chair: invited from now on, and asked whether they are ready unless the game runs.

    Where seats have secrets, nobody gets to know those of another seat beside the ones they know.
    """
    member = company.people[person]
    if company.began is not None and moment.hides and member.sat and seat not in member.sat:
        raise Refused("would-see-two")
    company = _with_member(company, person, replace(member, invited=True))
    company = _with_chairs(company, {seat: Chair(person, ready=company.began is not None)})
    return company if company.began is None else _remembered(company)


def _remembered(company: Company) -> Company:
    """With everybody knowing which seats they have played."""
    people = tuple(
        replace(member, sat=tuple(sorted({*member.sat, *_seats(company, person)})))
        for person, member in enumerate(company.people)
    )
    return replace(company, people=people)


def _with_chairs(company: Company, chairs: Mapping[int, Chair]) -> Company:
    return replace(company, chairs=tuple(chairs.get(seat, chair) for seat, chair in enumerate(company.chairs)))


def _with_member(company: Company, person: int, member: Member) -> Company:
    return replace(company, people=(*company.people[:person], member, *company.people[person + 1 :]))


def _new_invite() -> str:
    return secrets.token_urlsafe(12)


def _tidy(name: str) -> str:
    """A name as it is shown: trimmed, of 1 to 40 characters, none of them a control character."""
    tidy = unicodedata.normalize("NFC", name).strip()
    if not _read(tidy) or len(tidy) > NAME_AT_MOST or not is_printable(tidy):
        raise Refused("bad-name")
    return tidy


def is_printable(text: str) -> bool:
    """Whether people can read it: no control characters, but what joins letters and pictures is fine."""
    return text.translate(_JOINERS).isprintable()


def _read(name: str) -> str:
    """What names that are easily taken for each other have in common."""
    return name.translate(_JOINERS).casefold()

"""Who may do what at a table, and what follows from it."""

from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from saucer.core.seats import Millis
from saucer.tables.company import PEOPLE_AT_MOST, UNINVITED_AT_MOST, Company, Granted, Moment, Phase
from saucer.tables.refusals import Refused
from saucer.tables.wishes import (
    Answer,
    Claim,
    Enter,
    Give,
    Kick,
    Leave,
    MakeHost,
    Mute,
    Propose,
    PutBot,
    Ready,
    Rename,
    Renew,
    Settings,
    Sit,
    Stand,
    What,
    Wish,
)

ADA, BOB, CLEO, DAN = 0, 1, 2, 3
EVERYBODY = frozenset({ADA, BOB, CLEO, DAN})
NOW = 1_000_000


def moment(**known: Any) -> Moment:
    """An untimed game in which everybody is here, unless something else is said."""
    here = Moment(
        now=NOW,
        is_over=False,
        hides=False,
        timed=False,
        can_pause=True,
        present=EVERYBODY,
        away={},
        bots=["careful", "random"],
        undo={},
    )
    return here._replace(**known)


TIMED = moment(timed=True)
OVER = moment(is_over=True)


def do(company: Company, who: str, *asked: Wish, at: Moment | None = None) -> Company:
    """What the company is after some wishes of one person."""
    for wish in asked:
        company = company.grant(who, wish, at or moment()).company
    return company


def why(company: Company, who: str, wish: Wish, at: Moment | None = None) -> str:
    """The code with which a wish is refused."""
    with pytest.raises(Refused) as refused:
        company.grant(who, wish, at or moment())
    return refused.value.refusal.code


def table(*chairs: str | None, listed: bool = False, pace: int = 100) -> Company:
    return Company.new("ada", "Ada", chairs or ["me", None, None], listed, pace, NOW)


def invited(company: Company, *names: str) -> Company:
    """With people who came by the link."""
    for name in names:
        company = do(company, name.lower(), Enter(name, company.invite))
    return company


def playing() -> Company:
    """Ada, Bob and Cleo play; Dan looks on."""
    company = invited(table(), "Bob", "Cleo", "Dan")
    for who in "bob", "cleo":
        company = do(company, who, Sit())
    for who in "ada", "bob", "cleo":
        company = do(company, who, Ready(True))
    assert company.phase(False) is Phase.PLAYING
    return company


def people_on(company: Company) -> list[int | None]:
    return [chair.person for chair in company.chairs]


# A new table


def test_a_table_without_free_chairs_begins_at_once() -> None:
    company = table("me", "careful", "me")
    assert company.began == NOW
    assert company.seats_of("ada") == (0, 2)
    assert company.bots == {1: "careful"}
    assert all(chair.ready for chair in company.chairs)


def test_a_table_with_a_free_chair_gathers() -> None:
    company = table("me", "careful", None, listed=True, pace=50)
    assert company.phase(is_over=False) is Phase.GATHERING
    assert company.phase(is_over=True) is Phase.OVER
    assert (company.listed, company.pace, company.watch, company.chat) == (True, 50, True, True)
    assert not company.chairs[0].ready


def test_the_owner_may_stay_nameless() -> None:
    company = Company.new("ada", "", ["me", None], False, 100, NOW)
    assert company.people[ADA].name == ""
    assert do(company, "ada", Sit(1)).people[ADA].name == ""
    assert do(company, "ada", Rename("Ada")).people[ADA].name == "Ada"


def test_its_json_is_what_the_store_keeps() -> None:
    company = do(playing(), "ada", Propose("undo"), at=moment(undo={0: 4}))
    assert msgspec.json.decode(msgspec.json.encode(company)) == {
        "host": 0,
        "people": [
            {"hash": name.lower(), "name": name, "invited": True, "muted": False, "gone": None, "sat": sat}
            for name, sat in {"Ada": [0], "Bob": [1], "Cleo": [2], "Dan": []}.items()
        ],
        "chairs": [{"person": person, "bot": None, "ready": True} for person in (ADA, BOB, CLEO)],
        "invite": company.invite,
        "listed": False,
        "watch": True,
        "chat": True,
        "began": NOW,
        "pace": 100,
        "paused": None,
        "proposal": {"what": "undo", "person": ADA, "ply": 4, "agreed": []},
        "rematch": None,
        "origin": None,
        "first": 0,
    }


# Names


@pytest.mark.parametrize("name", ["", "  ", "a" * 41, "A\nB", "A\x00", "A\u202eB", "\u200d", "A\u200bB"])
def test_bad_names(name: str) -> None:
    company = table()
    assert why(company, "bob", Enter(name)) == "bad-name"
    assert why(company, "ada", Rename(name)) == "bad-name"


@pytest.mark.parametrize("name", ["a" * 40, "Zoë", "علی\u200cرضا", "👩\u200d🚀", "<b>"])
def test_good_names_are_only_trimmed(name: str) -> None:
    assert do(table(), "bob", Enter(f" {name}\n")).people[BOB].name == name


def test_a_second_ada_is_ada_2() -> None:
    company = invited(table(), "ADA-B", "ADA-C")
    company = do(company, "ada-b", Rename("Ada"))
    company = do(company, "ada-c", Rename("ada"))
    assert [member.name for member in company.people] == ["Ada", "Ada 2", "ada 3"]
    assert do(company, "ada-b", Rename("Ada")).people[BOB].name == "Ada 2", "one's own name is not in one's way"


def test_a_numbered_name_is_not_too_long_either() -> None:
    company = do(table(), "ada", Rename("a" * 40))
    assert do(company, "bob", Enter("a" * 40)).people[BOB].name == "a" * 36 + " 2"


def test_the_name_of_somebody_gone_is_free() -> None:
    company = do(invited(table(), "Bob"), "bob", Leave())
    company = do(company, "ben", Enter("Bob"))
    assert company.people[CLEO].name == "Bob"
    assert do(company, "bob", Enter("Bob")).people[BOB].name == "Bob 2"


# Enter


def test_the_link_invites() -> None:
    company = invited(table(), "Bob")
    assert company.people[BOB].invited
    assert company.person_of("bob") == BOB
    assert company.members == {"ada", "bob"}


def test_without_the_link_one_watches() -> None:
    company = do(table(), "bob", Enter("Bob", "wrong"))
    assert not company.people[BOB].invited
    assert why(company, "bob", Sit()) == "not-invited"
    assert do(company, "bob", Enter("Bob", company.invite)).people[BOB].invited, "the link may come later"


def test_where_nobody_may_watch_one_needs_the_link() -> None:
    company = do(table(), "ada", Settings(watch=False))
    assert why(company, "bob", Enter("Bob", "wrong")) == "not-invited"
    assert invited(company, "Bob").person_of("bob") == BOB


def test_a_listed_table_invites_everybody() -> None:
    company = do(table(listed=True), "ada", Settings(watch=False))
    assert do(company, "bob", Enter("Bob")).people[BOB].invited


def test_who_left_comes_back_with_the_same_number() -> None:
    company = do(invited(table(), "Bob"), "bob", Leave())
    assert company.person_of("bob") is None
    assert company.members == {"ada"}
    company = do(company, "ada", Settings(watch=False))
    company = do(company, "bob", Sit())
    assert company.people[BOB].name == "Bob"
    assert company.seats_of("bob") == (1,)


def test_a_table_has_room_for_so_many() -> None:
    company = table()
    for number in range(1, UNINVITED_AT_MOST):
        company = do(company, f"person {number}", Enter("Ada"))
    assert why(company, "one more", Enter("Zoe")) == "too-many"
    for number in range(UNINVITED_AT_MOST, PEOPLE_AT_MOST):
        company = do(company, f"person {number}", Enter("Ada", company.invite))
    assert why(company, "one more", Enter("Zoe", company.invite)) == "too-many"
    assert do(company, "person 7", Enter("Zoe")).people[7].name == "Zoe"


@pytest.mark.parametrize("wish", [Stand(), Leave(), Ready(True), Renew(), Answer(True), Give(0, 0)])
def test_a_stranger_may_only_come_in(wish: Wish) -> None:
    assert why(playing(), "eve", wish) == "not-invited"


# Look


def test_who_may_look() -> None:
    company = do(invited(table(), "Bob", "Cleo"), "eve", Enter("Eve"))
    company = do(company, "cleo", Leave())
    assert all(map(company.may_look, ["ada", "bob", "cleo", "eve", "stranger", None]))
    company = do(company, "ada", Settings(watch=False))
    assert [company.may_look(who) for who in ("ada", "bob", "cleo", "eve", "stranger", None)] == [
        True,
        True,
        False,
        False,
        False,
        False,
    ]


def test_who_was_sent_away_may_not_look() -> None:
    assert not do(invited(table(), "Bob"), "ada", Kick(BOB)).may_look("bob")


# Sit and stand


def test_sit_on_the_first_free_chair_or_on_one_named() -> None:
    company = invited(table(), "Bob", "Cleo")
    assert people_on(do(company, "bob", Sit())) == [ADA, BOB, None]
    assert people_on(do(company, "bob", Sit(2))) == [ADA, None, BOB]


def test_sitting_by_the_link_is_coming_in() -> None:
    company = table()
    company = do(company, "bob", Sit(invite=company.invite, name="Bob"))
    assert company.seats_of("bob") == (1,)
    assert why(company, "cleo", Sit(invite=company.invite)) == "bad-name"
    assert why(company, "cleo", Sit(invite="wrong", name="Cleo")) == "not-invited"


def test_opening_the_link_twice_takes_one_chair() -> None:
    company = do(invited(table(), "Bob"), "bob", Sit(), Sit())
    assert company.seats_of("bob") == (1,)
    assert do(company, "bob", Sit(2), Sit(2)).seats_of("bob") == (1, 2), "another must be named"


def test_no_two_on_a_chair() -> None:
    company = invited(table("me", "careful", None), "Bob", "Cleo")
    assert why(company, "bob", Sit(0)) == why(company, "bob", Sit(1)) == "seat-taken"
    assert why(company, "bob", Sit(3)) == "no-such-seat"
    assert why(do(company, "bob", Sit()), "cleo", Sit()) == "seat-taken"


def test_nobody_sits_down_after_the_end() -> None:
    assert why(do(playing(), "bob", Stand()), "dan", Sit(), OVER) == "game-over"


def test_stand_from_one_chair_or_from_all() -> None:
    company = table("me", "me", None)
    assert people_on(do(company, "ada", Stand(0))) == [None, ADA, None]
    assert people_on(do(company, "ada", Stand())) == [None, None, None]
    assert why(company, "ada", Stand(2)) == "not-your-seat"
    assert why(company, "ada", Stand(3)) == "no-such-seat"
    assert why(do(company, "ada", Stand()), "ada", Stand()) == "not-your-seat"


# Leave and host


def test_who_leaves_frees_the_chair() -> None:
    company = do(playing(), "bob", Leave())
    assert company.people[BOB].gone == "left"
    assert people_on(company) == [ADA, None, CLEO]
    assert company.seats_of("bob") == ()


def test_a_host_who_leaves_is_followed_by_somebody_seated() -> None:
    company = do(invited(table(), "Bob", "Cleo"), "cleo", Sit())
    assert do(company, "ada", Leave()).host == CLEO


def test_or_by_somebody_invited_or_by_anybody() -> None:
    company = do(do(table(), "bob", Enter("Bob")), "eve", Enter("Eve", None))
    company = invited(company, "Dan")
    assert do(company, "ada", Leave()).host == DAN
    assert do(do(company, "ada", Kick(DAN)), "ada", Leave(), at=moment(present={CLEO})).host == CLEO


def test_the_last_one_stays_host() -> None:
    company = do(table(), "ada", Leave())
    assert company.host == ADA
    assert do(company, "ada", Enter("Ada")).host == ADA
    assert do(company, "bob", Enter("Bob")).host == BOB, "whoever comes to an empty table has it"


def test_the_host_may_be_somebody_else() -> None:
    company = do(invited(table(), "Bob"), "ada", MakeHost(BOB))
    assert company.host == BOB
    assert why(company, "ada", Renew()) == "not-host"
    assert why(company, "bob", MakeHost(7)) == "no-such-person"
    assert why(do(company, "ada", Leave()), "bob", MakeHost(ADA)) == "no-such-person"


def test_a_host_needs_no_invite() -> None:
    company = do(do(table(), "bob", Enter("Bob")), "ada", Settings(watch=False), MakeHost(BOB))
    assert company.may_look("bob")
    assert do(company, "bob", Enter("Ben"), Sit()).seats_of("bob") == (1,)


@pytest.mark.parametrize(
    "wish", [PutBot(1, "random"), Kick(CLEO), MakeHost(BOB), Settings(chat=False), Renew(), Mute(CLEO, True)]
)
def test_only_the_host_may(wish: Wish) -> None:
    assert why(playing(), "bob", wish) == "not-host"


# Ready


def test_all_ready_begin() -> None:
    company = do(invited(table("me", None, "careful"), "Bob"), "bob", Sit(), Ready(True))
    assert company.began is None
    company = do(company, "ada", Ready(True), at=moment(now=NOW + 5))
    assert company.began == NOW + 5


def test_ready_is_for_all_ones_chairs_and_can_be_taken_back() -> None:
    company = do(table("me", "me", None), "ada", Ready(True))
    assert [chair.ready for chair in company.chairs] == [True, True, False]
    company = do(company, "ada", Ready(False), Sit(2))
    assert company.began is None
    assert do(company, "ada", Ready(True)).began == NOW


def test_the_last_chair_is_a_bots() -> None:
    company = do(table("me", None), "ada", Ready(True))
    assert do(company, "ada", PutBot(1, "careful")).began == NOW


def test_ready_only_while_gathering_and_seated() -> None:
    assert why(playing(), "ada", Ready(True)) == "already-begun"
    assert why(invited(table(), "Bob"), "bob", Ready(True)) == "not-your-seat"
    assert why(table(), "ada", Ready(True), OVER) == "game-over"


def test_who_sits_down_later_is_ready() -> None:
    company = do(do(playing(), "bob", Stand()), "dan", Sit())
    assert company.chairs[1].person == DAN
    assert company.chairs[1].ready


# Bots


def test_bots_come_and_go() -> None:
    company = do(table(), "ada", PutBot(1, "careful"))
    assert company.bots == {1: "careful"}
    company = do(company, "ada", PutBot(1, "random"))
    assert company.bots == {1: "random"}
    company = do(company, "ada", PutBot(1, None), PutBot(1, None))
    assert company.chairs[1].is_free


def test_no_bot_in_place_of_somebody_who_is_here() -> None:
    company = playing()
    assert why(company, "ada", PutBot(1, "careful")) == "seat-taken"
    assert why(company, "ada", PutBot(1, None)) == "seat-taken"
    assert why(company, "ada", PutBot(1, "clever")) == "no-such-bot"
    assert why(company, "ada", PutBot(3, "careful")) == "no-such-seat"


def test_a_bot_stands_in_until_one_is_back() -> None:
    company = do(playing(), "ada", PutBot(1, "careful"), at=moment(present={ADA}))
    assert company.bots == {1: "careful"}
    assert company.seats_of("bob") == (1,)
    assert people_on(company)[1] == BOB
    back = company.back(BOB)
    assert back == playing_as(company) == do(company, "ada", PutBot(1, None)) == do(company, "bob", Sit())
    assert back.back(BOB) is back


def playing_as(company: Company) -> Company:
    return msgspec.structs.replace(playing(), invite=company.invite)


def test_a_bot_that_stands_in_lets_the_game_begin() -> None:
    company = do(invited(table("me", None), "Bob"), "bob", Sit())
    company = do(company, "ada", Ready(True), PutBot(1, "careful"), at=moment(present={ADA}))
    assert company.began == NOW
    assert company.back(BOB).chairs[1].ready


def test_the_stand_in_plays_on_for_somebody_who_goes_for_good() -> None:
    company = do(playing(), "ada", PutBot(1, "careful"), Kick(BOB), at=moment(present={ADA}))
    assert people_on(company)[1] is None
    assert company.bots == {1: "careful"}


# Claims


def gone_for(millis: int, **known: Any) -> Moment:
    return moment(present={ADA, CLEO}, away={BOB: millis}, **known)


def test_after_a_minute_a_chair_may_be_claimed() -> None:
    company = playing()
    assert do(company, "cleo", Claim(1), at=gone_for(60_000)).bots == {1: "careful"}
    assert do(company, "cleo", Claim(1, "random"), at=gone_for(60_000)).bots == {1: "random"}
    assert why(company, "cleo", Claim(1, "clever"), gone_for(60_000)) == "no-such-bot"
    assert why(company, "cleo", Claim(1), gone_for(60_000, bots=[])) == "no-such-bot"


def test_before_one_waits() -> None:
    with pytest.raises(Refused) as refused:
        playing().grant("cleo", Claim(1), gone_for(58_001))
    assert refused.value.refusal.code == "not-away"
    assert refused.value.refusal.args == {"seconds": 2}


def test_who_is_here_is_not_away() -> None:
    company = playing()
    assert why(company, "cleo", Claim(1), moment(away={BOB: 99_999})) == "not-away"
    assert why(company, "cleo", Claim(2), moment(present=(), away={CLEO: 99_999})) == "not-away"
    assert why(company, "cleo", Claim(1), moment(present=())) == "not-away", "nobody knows for how long"


def test_what_cannot_be_claimed() -> None:
    company = playing()
    assert why(company, "dan", Claim(1), gone_for(60_000)) == "not-your-seat"
    assert why(company, "cleo", Claim(3), gone_for(60_000)) == "no-such-seat"
    assert why(do(company, "bob", Stand()), "cleo", Claim(1), gone_for(60_000)) == "no-such-person"
    claimed = do(company, "cleo", Claim(1), at=gone_for(60_000))
    assert why(claimed, "cleo", Claim(1), gone_for(60_000)) == "seat-taken"


def test_claims_are_for_games_being_played() -> None:
    assert why(table(), "ada", Claim(1)) == "not-begun"
    assert why(playing(), "cleo", Claim(1), gone_for(60_000, is_over=True)) == "game-over"
    assert do(paused(), "cleo", Claim(1), at=gone_for(60_000)).chairs[1].bot == "careful", "a pause strands nobody"


# Give


def test_give_away_ones_chair() -> None:
    company = do(playing(), "eve", Enter("Eve"))
    company = do(company, "bob", Give(1, 4))
    assert people_on(company) == [ADA, 4, CLEO]
    assert company.people[4].invited, "who has a chair may sit"
    assert company.chairs[1].ready


def test_before_the_beginning_one_who_gets_a_chair_is_asked() -> None:
    company = do(invited(table("me", None), "Bob", "Cleo"), "bob", Sit(), Ready(True))
    company = do(company, "bob", Give(1, CLEO))
    assert not company.chairs[1].ready


def test_the_host_gives_away_free_chairs_and_those_of_bots() -> None:
    company = invited(table("me", None, "careful"), "Bob")
    assert people_on(do(company, "ada", Give(1, BOB), Give(2, BOB))) == [ADA, BOB, BOB]
    assert do(company, "ada", Give(2, BOB)).bots == {}


def test_what_cannot_be_given() -> None:
    company = do(playing(), "bob", Stand())
    assert why(company, "ada", Give(2, DAN)) == "not-your-seat"
    assert why(company, "cleo", Give(1, DAN)) == "not-your-seat"
    assert why(company, "ada", Give(0, 9)) == "no-such-person"
    assert why(do(company, "dan", Leave()), "ada", Give(0, DAN)) == "no-such-person"
    assert why(company, "ada", Give(3, DAN)) == "no-such-seat"
    assert why(company, "ada", Give(0, DAN), OVER) == "game-over"


# Kick, mute, settings, invite


def test_who_is_sent_away_never_comes_back() -> None:
    company = do(playing(), "ada", Kick(BOB), Settings(listed=True))
    assert company.people[BOB].gone == "kicked"
    assert people_on(company) == [ADA, None, CLEO]
    assert why(company, "bob", Enter("Bob", company.invite)) == "not-invited"
    assert why(company, "bob", Sit(invite=company.invite, name="Ben")) == "not-invited"
    assert why(company, "bob", Stand()) == "not-invited"


def test_whom_one_cannot_send_away() -> None:
    company = do(playing(), "bob", Leave())
    assert {why(company, "ada", Kick(person)) for person in (ADA, BOB, 9)} == {"no-such-person"}


def test_mute() -> None:
    company = do(playing(), "ada", Mute(BOB, True))
    assert company.people[BOB].muted
    assert do(company, "bob", Leave(), Enter("Bob")).people[BOB].muted, "going out and in does not help"
    assert not do(company, "ada", Mute(BOB, False)).people[BOB].muted
    assert why(company, "ada", Mute(9, True)) == "no-such-person"


def test_settings_change_only_what_they_name() -> None:
    company = do(table(), "ada", Settings(listed=True), Settings(watch=False), Settings(chat=False), Settings())
    assert (company.listed, company.watch, company.chat) == (True, False, False)


def test_a_renewed_invite_opens_instead_of_the_old_one() -> None:
    old = invited(table(), "Bob")
    company = do(old, "ada", Renew())
    assert not do(company, "cleo", Enter("Cleo", old.invite)).people[CLEO].invited
    assert do(company, "cleo", Enter("Cleo", company.invite)).people[CLEO].invited
    assert do(company, "bob", Sit()).seats_of("bob"), "who was invited stays so"


# Proposals

UNDO = moment(undo={0: 7, 1: 5})


def asked_to_undo() -> Company:
    return do(playing(), "ada", Propose("undo"), at=UNDO)


def asked_to_pause() -> Company:
    return do(playing(), "ada", Propose("pause"), at=TIMED)


def paused() -> Company:
    company = asked_to_pause()
    for who in "bob", "cleo":
        company = do(company, who, Answer(True), at=TIMED._replace(now=NOW + 1000))
    assert company.phase(False) is Phase.PAUSED
    return company


def test_all_others_who_are_seated_must_agree() -> None:
    company = asked_to_undo()
    assert company.needed(EVERYBODY) == {BOB, CLEO}
    company, undo = company.grant("bob", Answer(True), UNDO)
    assert undo is None
    assert do(company, "bob", Answer(True), at=UNDO) == company
    assert do(company, "ada", Answer(True), at=UNDO) == company
    assert company.grant("cleo", Answer(True), UNDO) == Granted(playing_as(company), (0, 7))


def test_one_disagreement_ends_it() -> None:
    company = do(asked_to_undo(), "bob", Answer(True), at=UNDO)
    assert company.grant("cleo", Answer(False), UNDO) == Granted(playing_as(company), None)


def test_a_proposal_can_be_withdrawn() -> None:
    assert do(asked_to_undo(), "ada", Answer(False), at=UNDO).proposal is None


def test_one_proposal_at_a_time() -> None:
    assert why(asked_to_undo(), "bob", Propose("undo"), UNDO) == "already-proposed"
    assert playing().needed(EVERYBODY) == frozenset()
    assert why(playing(), "bob", Answer(True)) == "nothing-proposed"


def test_watchers_neither_propose_nor_answer() -> None:
    assert why(asked_to_undo(), "dan", Answer(False), UNDO) == "not-your-seat"
    assert why(playing(), "dan", Propose("undo"), UNDO) == "not-your-seat"


def test_who_is_stood_in_for_is_not_asked() -> None:
    company = do(playing(), "ada", PutBot(1, "careful"), at=moment(present={ADA}))
    company = do(company, "ada", Propose("undo"), at=UNDO)
    assert company.needed(EVERYBODY) == {CLEO}
    assert why(company, "bob", Answer(False), UNDO) == "not-your-seat"
    assert company.back(BOB).needed(EVERYBODY) == {BOB, CLEO}


def test_an_undo_is_of_the_last_command_of_any_of_ones_chairs() -> None:
    company = do(do(playing(), "bob", Give(1, ADA)), "ada", Propose("undo"), at=moment(undo={0: 4, 1: 6, 2: 8}))
    assert company.grant("cleo", Answer(True), moment(undo={0: 9, 1: 6, 2: 8})).undo == (1, 6)


def test_what_cannot_be_undone() -> None:
    company = playing()
    assert why(company, "cleo", Propose("undo"), UNDO) == "nothing-to-undo"
    assert why(company, "ada", Propose("undo"), UNDO._replace(timed=True)) == "nothing-to-undo"
    assert why(company, "ada", Propose("undo"), UNDO._replace(is_over=True)) == "game-over"
    assert why(table(), "ada", Propose("undo"), UNDO) == "not-begun"
    assert why(table("me", "careful"), "ada", Propose("undo"), UNDO) == "nothing-to-undo", "nobody to ask"


def test_who_plays_on_has_asked_in_vain() -> None:
    later = moment(undo={0: 12, 1: 5})
    assert why(asked_to_undo(), "bob", Answer(True), later) == "nothing-proposed"
    assert asked_to_undo().settled(UNDO._replace(is_over=True)).company.proposal is None


def test_others_may_play_on() -> None:
    assert asked_to_undo().settled(moment(undo={0: 7, 1: 9})).company.proposal is not None


@pytest.mark.parametrize(
    ("who", "wish"),
    [
        ("cleo", Stand()),
        ("cleo", Leave()),
        ("ada", Kick(CLEO)),
        ("cleo", Give(2, BOB)),
        ("ada", PutBot(2, "careful")),
        ("bob", Claim(2)),
    ],
)
def test_it_is_agreed_when_who_did_not_agree_is_gone(who: str, wish: Wish) -> None:
    company = do(asked_to_undo(), "bob", Answer(True), at=UNDO)
    assert company.grant(who, wish, moment(undo=UNDO.undo, present={ADA, BOB}, away={CLEO: 60_000})).undo == (0, 7)


def test_who_is_handed_a_chair_is_asked() -> None:
    company = do(asked_to_undo(), "bob", Answer(True), Give(1, DAN), at=UNDO)
    company = do(company, "cleo", Answer(True), at=UNDO)
    assert company.needed(EVERYBODY) == {DAN, CLEO}
    assert company.grant("dan", Answer(True), UNDO).undo == (0, 7)


@pytest.mark.parametrize("wish", [Stand(), Leave(), Give(0, DAN)])
def test_a_proposal_goes_with_its_proposer(wish: Wish) -> None:
    company, undo = asked_to_undo().grant("ada", wish, UNDO)
    assert company.proposal is None
    assert undo is None
    company = do(asked_to_pause(), "ada", wish, at=TIMED)
    assert company.proposal is None
    assert company.paused is None


def test_a_proposal_ends_when_a_bot_stands_in_for_its_proposer() -> None:
    company = do(asked_to_pause(), "bob", Claim(0), at=moment(timed=True, present={BOB}, away={ADA: 60_000}))
    assert company.proposal is None


def test_an_undo_that_nobody_is_left_to_agree_to_is_none() -> None:
    company = do(asked_to_undo(), "bob", Stand(), at=UNDO)
    company, undo = company.grant("cleo", Stand(), UNDO)
    assert company.proposal is None
    assert undo is None


def test_alone_one_pauses_at_once() -> None:
    company = do(table("me", "careful"), "ada", Propose("pause"), at=TIMED._replace(now=NOW + 10))
    assert company.paused == NOW + 10
    company = do(company, "ada", Propose("resume"), at=TIMED._replace(now=NOW + 30))
    assert company.phase(False) is Phase.PLAYING
    assert company.began == NOW + 20


def test_who_is_away_does_not_hold_up_a_pause() -> None:
    company = do(playing(), "ada", Propose("pause"), at=moment(timed=True, present={ADA}, away={BOB: 1000}))
    assert company.paused == NOW
    assert do(company, "ada", Propose("resume"), at=moment(timed=True, present={ADA})).paused is None


def test_what_is_taken_back_waits_for_who_is_away() -> None:
    at = moment(present=frozenset({ADA}), undo={0: 3})
    company = do(playing(), "ada", Propose("undo"), at=at)
    assert company.needed(at.present) == {BOB, CLEO}


def test_a_pause_is_agreed_when_all_others_have_gone() -> None:
    company = do(asked_to_pause(), "bob", Stand(), at=TIMED)
    assert do(company, "cleo", Leave(), at=TIMED).paused == NOW


def test_only_timed_games_that_allow_it_pause() -> None:
    for what in ("pause", "resume"):
        wish = Propose(what)
        assert why(playing(), "ada", wish) == "cannot-pause"
        assert why(playing(), "ada", wish, TIMED._replace(can_pause=False)) == "cannot-pause"
        assert why(table(), "ada", wish, TIMED) == "not-begun"
        assert why(playing(), "ada", wish, TIMED._replace(is_over=True)) == "game-over"


def test_what_is_so_already_asks_nobody() -> None:
    assert do(paused(), "bob", Propose("pause"), at=TIMED).proposal is None
    assert do(playing(), "bob", Propose("resume"), at=TIMED).proposal is None


# Time


def test_time_runs_from_the_beginning_at_its_pace() -> None:
    assert table().time(NOW + 999) == 0
    for pace, at in ((100, 1000), (25, 250), (400, 4000)):
        assert table("me", pace=pace).time(NOW + 1000) == at
    assert table("me").time(NOW - 1) == 0, "the computer's clock went back"


@pytest.mark.parametrize("pace", [25, 99, 100, 101, 333, 400])
@pytest.mark.parametrize("at", [0, 1, 2, 999, 225_000])
def test_the_wall_clock_tells_the_first_millisecond_at_which_it_is_so_late(pace: int, at: int) -> None:
    company = table("me", pace=pace)
    wall = company.wall(Millis(at))
    assert company.time(wall) >= at
    assert at == 0 or company.time(wall - 1) < at


@pytest.mark.parametrize("pace", [25, 99, 100, 400])
def test_time_may_begin_later_than_0(pace: int) -> None:
    gathering = Company.new("ada", "Ada", ["me", None], False, pace, NOW, first=400_000)
    assert gathering.time(NOW + 1000) == 400_000
    begun = do(gathering, "ada", PutBot(seat=1, bot="random"), Ready(ready=True), at=moment(now=NOW + 5000))
    assert begun.wall(Millis(400_000)) == NOW + 5000
    assert begun.anew("ada", NOW + 9000).time(NOW + 9000) == 0


def test_time_stands_still_in_a_pause() -> None:
    company = paused()
    assert company.time(NOW + 99_999) == 1000
    company = do(company, "ada", Propose("resume"), at=TIMED)
    for who in "bob", "cleo":
        company = do(company, who, Answer(True), at=TIMED._replace(now=NOW + 50_000))
    assert company.time(NOW + 50_000) == 1000
    assert company.time(NOW + 50_007) == 1007


def test_time_stands_still_while_the_house_is_closed() -> None:
    assert table("me", pace=50).shifted(4000).time(NOW + 5000) == 500
    assert paused().shifted(4000).time(NOW + 5000) == 1000
    gathering = table()
    assert gathering.shifted(4000) == gathering
    assert table("me").shifted(-300).time(NOW) == 300


# Wishes as they are sent


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ('{"do": "enter", "name": "Ada"}', Enter("Ada")),
        ('{"do": "sit", "seat": 2, "invite": "x", "name": "Ada"}', Sit(2, "x", "Ada")),
        ('{"do": "stand"}', Stand()),
        ('{"do": "leave"}', Leave()),
        ('{"do": "ready", "ready": true}', Ready(True)),
        ('{"do": "rename", "name": "Ada"}', Rename("Ada")),
        ('{"do": "bot", "seat": 1, "bot": null}', PutBot(1, None)),
        ('{"do": "claim", "seat": 1}', Claim(1)),
        ('{"do": "give", "seat": 1, "person": 2}', Give(1, 2)),
        ('{"do": "kick", "person": 2}', Kick(2)),
        ('{"do": "host", "person": 2}', MakeHost(2)),
        ('{"do": "settings", "watch": false}', Settings(watch=False)),
        ('{"do": "renew"}', Renew()),
        ('{"do": "mute", "person": 2, "muted": true}', Mute(2, True)),
        ('{"do": "propose", "what": "undo"}', Propose("undo")),
        ('{"do": "answer", "agree": false}', Answer(False)),
    ],
)
def test_wishes_are_read(text: str, wish: Wish) -> None:
    assert msgspec.json.decode(text, type=Wish) == wish


@pytest.mark.parametrize(
    "text",
    [
        '{"do": "fly"}',
        '{"do": "leave", "slowly": true}',
        '{"do": "kick", "person": -1}',
        '{"do": "sit", "seat": 1.5}',
        '{"do": "bot", "seat": 1}',
        '{"do": "propose", "what": "cake"}',
        '{"do": "rename", "name": "' + "a" * 201 + '"}',
    ],
)
def test_nonsense_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Wish)


# Anything, by anybody

HASHES = ["ada", "bob", "cleo", "dan"]
NAMES = st.sampled_from(["Ada", "ada", "Bob", " Ada 2 ", "", "x" * 40, "\u200d"])
SEATS = st.integers(0, 3)
PEOPLE = st.integers(0, 4)
BOTS = st.sampled_from(["careful", "random", "clever"])
WHATS = st.sampled_from(list[What](["undo", "pause", "resume"]))
RIGHT = "the right invite, whatever it is now"

WISHES: st.SearchStrategy[Wish] = st.one_of(
    st.builds(Enter, NAMES, st.sampled_from([None, "wrong", RIGHT])),
    st.builds(Sit, SEATS | st.none(), st.sampled_from([None, "wrong", RIGHT]), NAMES | st.none()),
    st.builds(Sit, st.none(), st.just(RIGHT), st.just("Ada")),
    st.builds(Stand, SEATS | st.none()),
    st.builds(Leave),
    st.builds(Ready, st.sampled_from([True, True, True, False])),
    st.builds(Rename, NAMES),
    st.builds(PutBot, SEATS, BOTS | st.none()),
    st.builds(Claim, SEATS, BOTS | st.none()),
    st.builds(Give, SEATS, PEOPLE),
    st.builds(Kick, PEOPLE),
    st.builds(MakeHost, PEOPLE),
    st.builds(Settings, st.none() | st.booleans(), st.none() | st.booleans(), st.none() | st.booleans()),
    st.builds(Renew),
    st.builds(Mute, PEOPLE, st.booleans()),
    st.builds(Propose, WHATS),
    st.builds(Answer, st.sampled_from([True, True, True, False])),
)


class Evening(RuleBasedStateMachine):
    """People come, wish for anything and go; time passes, moves are made, the game may end."""

    @initialize(
        chairs=st.lists(st.sampled_from(["me", "careful", None, None]), min_size=2, max_size=3),
        listed=st.booleans(),
        pace=st.sampled_from([25, 99, 100, 400]),
        timed=st.booleans(),
        guests=st.lists(st.sampled_from(HASHES), min_size=3, max_size=6),
    )
    def make(self, chairs: list[str | None], listed: bool, pace: int, timed: bool, guests: list[str]) -> None:
        self.company = Company.new("ada", "Ada", chairs, listed, pace, NOW)
        self.moment = moment(timed=timed, present=frozenset())
        self.before, self.time_before = self.company, self.company.time(NOW)
        for who in guests:
            self.sit_down(who)

    def now_is(self, company: Company) -> None:
        self.before, self.company = self.company, company

    def ask(self, who: str, wish: Wish) -> None:
        try:
            company, undo = self.company.grant(who, wish, self.moment)
        except Refused:
            return
        if undo is not None:
            assert self.company.proposal is not None
            assert self.moment.undo[undo[0]] == undo[1] == self.company.proposal.ply
            assert company.proposal is None
        self.now_is(company)

    @rule(who=st.sampled_from(HASHES), wish=WISHES)
    def wish(self, who: str, wish: Wish) -> None:
        if isinstance(wish, Enter | Sit) and wish.invite == RIGHT:
            wish = msgspec.structs.replace(wish, invite=self.company.invite)
        self.ask(who, wish)

    @rule(wish=WISHES)
    def wish_as_host(self, wish: Wish) -> None:
        self.ask(self.company.people[self.company.host].hash, wish)

    @rule(who=st.sampled_from(HASHES))
    def sit_down(self, who: str) -> None:
        self.ask(who, Enter("Ada", self.company.invite))
        self.ask(who, Sit())
        self.ask(who, Ready(True))

    @rule(who=st.sampled_from(HASHES), what=WHATS)
    def sit_down_and_propose(self, who: str, what: What) -> None:
        self.sit_down(who)
        self.ask(who, Propose(what))

    @rule()
    def agree(self) -> None:
        for person in self.company.needed(EVERYBODY):
            self.ask(self.company.people[person].hash, Answer(True))

    @rule(millis=st.integers(0, 100_000))
    def wait(self, millis: int) -> None:
        away = {person: self.moment.away.get(person, 0) + millis for person in range(len(self.company.people))}
        self.moment = self.moment._replace(now=self.moment.now + millis, away=away)

    @rule(millis=st.integers(0, 100_000))
    def close_for_a_while(self, millis: int) -> None:
        time = self.company.time(self.moment.now)
        self.moment = self.moment._replace(now=self.moment.now + millis)
        self.now_is(self.company.shifted(millis))
        assert self.company.time(self.moment.now) == time

    @rule(who=st.sampled_from(HASHES))
    def connect(self, who: str) -> None:
        person = self.company.person_of(who)
        if person is not None:
            self.moment = self.moment._replace(present=self.moment.present | {person})
            self.now_is(self.company.back(person))
            assert not set(self.company.seats_of(who)) & self.company.bots.keys()

    @rule()
    def disconnect_all(self) -> None:
        self.moment = self.moment._replace(present=frozenset(), away={})

    @rule(seat=st.integers(0, 2))
    def move(self, seat: int) -> None:
        last = max(self.moment.undo.values(), default=0)
        self.moment = self.moment._replace(undo={**self.moment.undo, seat: last + 1})

    @rule(is_over=st.sampled_from([False, False, False, True]))
    def end(self, is_over: bool) -> None:
        self.moment = self.moment._replace(is_over=is_over)

    @invariant()
    def somebody_here_is_the_host(self) -> None:
        assert self.company.people[self.company.host].hash in self.company.members or not self.company.members

    @invariant()
    def who_is_seated_is_here_and_invited(self) -> None:
        for chair in self.company.chairs:
            if chair.person is not None:
                member = self.company.people[chair.person]
                assert member.gone is None
                assert member.invited

    @invariant()
    def names_differ(self) -> None:
        names = [member.name.casefold() for member in self.company.people if member.gone is None]
        assert len(set(names)) == len(names)
        assert all(1 <= len(name) <= 40 for name in names)

    @invariant()
    def people_keep_their_numbers(self) -> None:
        was = self.before.people
        assert [member.hash for member in self.company.people[: len(was)]] == [member.hash for member in was]

    @invariant()
    def who_was_sent_away_stays_away(self) -> None:
        for old, new in zip(self.before.people, self.company.people, strict=False):
            assert old.gone != "kicked" or new.gone == "kicked"

    @invariant()
    def what_began_has_begun(self) -> None:
        assert self.before.began is None or self.company.began is not None
        assert self.company.paused is None or self.company.began is not None
        assert self.company.began is None or all(chair.ready or chair.is_free for chair in self.company.chairs)

    @invariant()
    def a_proposal_waits_for_somebody(self) -> None:
        proposal = self.company.proposal
        if proposal is not None:
            assert self.company.needed(EVERYBODY) - set(proposal.agreed)
            assert proposal.person not in self.company.needed(EVERYBODY)
            replaced = self.before.proposal
            assert replaced is None or (replaced.what, replaced.person) == (proposal.what, proposal.person)

    @invariant()
    def nothing_more_follows(self) -> None:
        settled = self.company.settled(self.moment)
        assert settled.undo is None
        assert settled.company.settled(self.moment) == settled

    @invariant()
    def time_never_goes_back(self) -> None:
        time = self.company.time(self.moment.now)
        assert time >= self.time_before
        self.time_before = time

    @invariant()
    def it_is_kept_as_it_is(self) -> None:
        assert msgspec.json.decode(msgspec.json.encode(self.company), type=Company) == self.company


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=150, stateful_step_count=50)


def test_where_seats_have_secrets_nobody_plays_a_second_one() -> None:
    hidden = moment(hides=True)
    company = do(playing(), "bob", Stand(), at=hidden)
    assert why(company, "cleo", Sit(1), hidden) == "would-see-two"
    assert why(company, "ada", Give(1, CLEO), hidden) == "would-see-two"
    assert do(company, "bob", Sit(1), at=hidden).chairs[1].person == BOB
    assert do(company, "dan", Sit(1), at=hidden).people[DAN].sat == (1,)
    assert do(company, "cleo", Sit(1)).people[CLEO].sat == (1, 2)
    assert [member.sat for member in company.anew("ada", NOW).people] == [()] * 4

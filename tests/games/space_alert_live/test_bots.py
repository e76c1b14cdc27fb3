"""The bot crew: what it knows, what it lays, and that it leaves the table alone when it is done."""

from collections.abc import Collection
from typing import Any

import pytest

from saucer.core.bot import Bot
from saucer.core.door import is_legal
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.space_alert.board import EMPTY, STRUCTURE_TILE, A
from saucer.games.space_alert.live import SPACE_ALERT, actions, hidden
from saucer.games.space_alert.live.announcements import PHASE_ENDED
from saucer.games.space_alert.live.bots import breaks, crew
from saucer.games.space_alert.live.bots.crew import Crew
from saucer.games.space_alert.live.bots.giving import next_transfer
from saucer.games.space_alert.live.bots.laying import NOTHING, next_own
from saucer.games.space_alert.live.bots.plans import Budget, Plan, follows, joint_plan
from saucer.games.space_alert.live.bots.situation import situation, with_gifts
from saucer.games.space_alert.live.campaign import SQUAD, TILE
from saucer.games.space_alert.live.commands import (
    CODEC,
    Give,
    Lay,
    NextPacket,
    Ready,
    TakeBack,
    TakeRole,
    Tell,
    Turn,
)
from saucer.games.space_alert.live.deck import NO_CARD, entry_of
from saucer.games.space_alert.live.options import SpaceAlertOptions
from saucer.games.space_alert.live.rules import BY_TURN, LiveMission
from saucer.games.space_alert.live.state import DEALING, LEVELS, REPAIRING, open_slots
from saucer.lab.party import Party
from tests.games.space_alert_live.tables import (
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    begun,
    gathered,
    hold,
    kind,
    laid,
    lay,
    pass_time,
    planned,
    play,
    settle,
)

QUICK = 80
"""Tries of a plan, where only manners matter."""
SMALL = Budget(60, 0.0)
LUCK = Rng(1)


class Checked(Crew):
    """Does nothing that is not allowed, and remembers what it did."""

    def __init__(self) -> None:
        super().__init__()
        self.limit(QUICK, None)
        self.chosen: list[tuple[int, int]] = []

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        action = super().choose(state, seat, rng)
        assert is_legal(state, seat, action)
        assert isinstance(state, LiveMission)
        self.chosen.append((state.heard, action & 255))
        return action


class Idle(Bot):
    """Somebody who says nothing and does nothing."""

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        wishes = (actions.READY, actions.GO_ON, actions.ADVANCE | BY_TURN << 8)
        return next(wish for wish in wishes if wish in state.legal(seat))


class Stranger(Bot):
    """Somebody who does anything, and remembers when."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, LiveMission)
        self.heard.append(state.heard)
        choices = self.choices(state, seat)
        return choices[rng.below(len(choices))]

    def choices(self, state: LiveMission, seat: Seat) -> list[int]:
        return state.legal(seat)


class Stubborn(Stranger):
    """Somebody who tells, fills the own board without regard to anybody, and goes on."""

    def choices(self, state: LiveMission, seat: Seat) -> list[int]:
        legal = state.legal(seat)
        member = state.order.index(seat)
        lays = [each for each in legal if each & 255 == actions.LAY and each >> 32 == member]
        wishes = (actions.READY, actions.TELL, *lays[:1], actions.GO_ON, actions.ADVANCE | BY_TURN << 8)
        first = next(wish for wish in wishes if wish in legal)
        return lays if first in lays else [first]


def quick(tries: int = QUICK) -> Crew:
    bot = Crew()
    bot.limit(tries, None)
    return bot


def choose(state: LiveMission, seat: Seat, tries: int = QUICK) -> int:
    """What a quick bot does there, as far as it may know the state."""
    return quick(tries).choose(hidden.imagine(state, seat, Rng(5)), seat, Rng(6))


def everybody_tells(people: int = 4, **options: object) -> LiveMission:
    state = begun(people, **options)  # type: ignore[arg-type]
    for seat in range(people):
        play(state, Seat(seat), Tell())
    return state


def lay_out(state: LiveMission, seat: Seat, tries: int = QUICK) -> list[int]:
    """Let a bot act until it wants nothing more, and tell what it did."""
    found: list[int] = []
    while not state.waits >> seat & 1:
        action = choose(state, seat, tries)
        state.step(seat, action)
        settle(state)
        found.append(action & 255)
        assert len(found) < 30
    return found


@pytest.mark.parametrize(
    ("people", "options"),
    [
        (1, SpaceAlertOptions(timeline="test_run_1")),
        (2, SpaceAlertOptions(timeline="test_run_2")),
        (3, SpaceAlertOptions(timeline="test_run_1", crew=5)),
        (4, SpaceAlertOptions(timeline="test_run_2")),
    ],
)
def test_it_plays_a_mission_in_time_and_legally(people: int, options: SpaceAlertOptions) -> None:
    bots = [Checked() for _ in range(people)]
    state = SPACE_ALERT.new(options, people)
    Party(SPACE_ALERT, bots, Rng(3), Rng(4)).play_in_time(state)
    assert state.outcome() is not None
    for bot in bots:
        # Between two announcements it comes to an end, however many changes there are.
        assert max(bot.chosen.count((heard, verb)) for heard, verb in bot.chosen if verb < actions.ADVANCE) <= 20


@pytest.mark.parametrize("people", [1, 2, 4])
def test_it_plays_without_a_clock(people: int) -> None:
    state = gathered(people, timeline="test_run_1", clock=False)
    Party(SPACE_ALERT, [Checked() for _ in range(people)], Rng(3), Rng(4)).play(state)
    assert state.outcome() is not None


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind_of_stranger", [Stranger, Stubborn])
@pytest.mark.parametrize("place", [0, 3])
def test_it_does_not_answer_to_answers(place: int, kind_of_stranger: type[Stranger], seed: int) -> None:
    """Without a clock nothing but they themselves brings them to an end."""
    stranger = kind_of_stranger()
    bots = [Checked() for _ in range(3)]
    players: list[Bot] = [*bots]
    players.insert(place, stranger)
    state = gathered(timeline="test_run_1", clock=False)
    Party(SPACE_ALERT, players, Rng(seed), Rng(seed + 100)).play_in_time(state)
    for bot in bots:
        heard = [heard for heard, verb in bot.chosen if verb not in (actions.GO_ON, actions.ADVANCE)]
        for announcement in set(heard):
            # At most four slots are cleared and filled for a first plan, and once more for an answer to others.
            assert heard.count(announcement) <= 16 + stranger.heard.count(announcement)


def test_the_same_luck_leads_to_the_same_mission() -> None:
    ends = []
    for _ in range(2):
        state = gathered(timeline="test_run_1")
        bots = [quick(), quick(), quick(), Idle()]
        ends.append((Party(SPACE_ALERT, bots, Rng(7), Rng(8)).play_in_time(state), state.programs))
    assert ends[0] == ends[1]


def test_it_is_ready_and_tells_what_it_holds() -> None:
    assert choose(gathered(), SECOND) == CODEC.action(Ready())
    assert choose(begun(), SECOND) == actions.TELL


def test_it_is_ready_at_once_and_leaves_the_roles_to_people() -> None:
    state = gathered(2)
    bot = quick()
    for _ in range(2):
        assert SECOND in SPACE_ALERT.awaited(state, SECOND)
        assert bot.pause(state, SECOND, Rng(1)) < 1000
        state.step(SECOND, bot.choose(state, SECOND, Rng(1)))
        assert SECOND not in SPACE_ALERT.awaited(state, SECOND)
        if state.roles[1] == SECOND:
            play(state, FIRST, TakeRole(1))
    play(state, FIRST, Ready())
    assert state.roles == [0, 0, 0]
    assert state.phase == DEALING


def test_it_fills_slots_and_is_left_alone() -> None:
    state = everybody_tells()
    pass_time(state, 100)
    assert lay_out(state, FIRST)[-1] == actions.GO_ON
    assert FIRST not in SPACE_ALERT.awaited(state, None)
    assert any(laid != NO_CARD for laid in state.programs[0][:3])


def test_all_who_tell_plan_the_same() -> None:
    state = everybody_tells()
    pass_time(state, 100)
    heard = range(4)
    plans = [joint_plan(hidden.imagine(state, Seat(seat), Rng(seat)), heard, heard, SMALL) for seat in range(4)]
    assert plans[1:] == plans[:-1]
    lay_out(state, SECOND)
    assert joint_plan(state, heard, heard, SMALL) == plans[0]
    assert follows(state, 1, plans[0])


def test_what_it_does_depends_on_nothing_that_is_hidden() -> None:
    state = begun()
    play(state, FIRST, Tell())
    play(state, SECOND, Tell())
    pass_time(state, 100)
    play(state, THIRD, Lay(state.hands[THIRD][0], 0, 1, 2))
    chosen = {quick().choose(hidden.imagine(state, FIRST, Rng(seed)), FIRST, Rng(1)) for seed in range(5)}
    assert len(chosen) == 1


def test_nothing_is_expected_of_who_does_not_tell() -> None:
    state = begun()
    play(state, FOURTH, Lay(state.hands[FOURTH][0], 0, 1, 3))
    known = situation(state, [0, 1, 2], [0, 1, 2])
    assert known.boards[3] == (EMPTY,) * 12
    assert known.hands[3] == ()


def test_of_who_tells_and_goes_astray_only_what_lies_there_counts() -> None:
    state = everybody_tells()
    hold(state, FOURTH, "A/red", "B/blue", "C/lift")
    play(state, FOURTH, lay("A/red", 2, 3))
    known = situation(state, range(4), [0])
    assert known.boards[3][:3] == (EMPTY, A, EMPTY)
    assert all(phase > 0 for halves, phase in known.hands[3] if halves != 1 << A)
    plan = joint_plan(state, range(4), [0], SMALL)
    assert plan.programs[3][:3] == (EMPTY, A, EMPTY)


@pytest.mark.parametrize("until", [200, 455])
def test_nothing_is_expected_of_who_tells_and_lays_nothing(until: int) -> None:
    """Neither near the end of a phase nor, after two, in all of the third: a plan is made without that one's cards."""
    state = everybody_tells()
    for moment in range(100, until, 200):
        pass_time(state, moment)
        for seat in (FIRST, SECOND, THIRD):
            lay_out(state, seat)
    pass_time(state, until)
    plan = joint_plan(state, range(4), range(3), Budget(QUICK, 0.0).share(3 / 4))
    slots = open_slots(state, FIRST)
    lay_out(state, FIRST)
    assert [entry_of(state.programs[0][slot]) for slot in slots] == [plan.programs[0][slot] for slot in slots]
    assert plan.programs[3] == (EMPTY,) * 12


def test_locked_slots_stay_as_they_are() -> None:
    state = everybody_tells()
    hold(state, FIRST, "A/red", "B/blue", "C/lift")
    play(state, FIRST, lay("A/red", 2, 0))
    pass_time(state, 230)
    plan = joint_plan(state, range(4), range(4), SMALL)
    assert plan.programs[0][:3] == (EMPTY, A, EMPTY)


def test_cards_go_where_the_plan_wants_them_in_few_acts() -> None:
    state = begun()
    hold(state, FIRST, "A/red", "A/blue", "C/lift")
    for slot, card in enumerate(("C/lift", "A/red", "A/blue"), 1):
        play(state, FIRST, lay(card, slot, 0))
    wanted = tuple(map(entry_of, (state.programs[0][1], state.programs[0][1] ^ 1, state.programs[0][0] ^ 1)))
    plan = Plan((wanted + (EMPTY,) * 9, *[(EMPTY,) * 12] * 3), situation(state, [], []), 0)
    acts = 0
    while (action := next_own(state, 0, plan)) != NOTHING:
        assert action in state.legal(FIRST)
        state.step(FIRST, action)
        acts += 1
        assert acts < 8
    assert tuple(entry_of(laid) for laid in state.programs[0][:3]) == wanted


def test_nothing_is_changed_in_silence_or_while_seconds_are_counted() -> None:
    state = everybody_tells()
    pass_time(state, 100)
    state.silent = 1
    assert choose(state, FIRST) == actions.GO_ON
    state.silent = 0
    pass_time(state, 215)
    assert choose(state, FIRST) == actions.GO_ON


def settled() -> LiveMission:
    """All four have laid what they want in phase 1, which ends at 220 seconds; nothing is announced but that."""
    state = everybody_tells(timeline="test_run_2")
    for until in (100, 160):
        pass_time(state, until)
        for seat in range(4):
            lay_out(state, Seat(seat))
    return state


def test_rt_06_the_next_packet_is_taken_early_when_all_is_laid() -> None:
    state = settled()
    assert state.stages == [1] * 4
    pass_time(state, 200)
    before = laid(state, 0)[:3]
    assert actions.NEXT_PACKET in lay_out(state, FIRST)
    assert state.stages == [2, 1, 1, 1]
    assert laid(state, 0)[:3] == before
    pass_time(state, 220)
    assert state.stages == [2] * 4


def test_the_next_packet_waits_while_somebody_may_need_an_answer() -> None:
    state = settled()
    pass_time(state, 200)
    slot = next(slot for slot, card in enumerate(state.programs[1][:3], 1) if card != NO_CARD)
    play(state, SECOND, TakeBack(1, slot))
    assert actions.NEXT_PACKET not in lay_out(state, FIRST)


def test_who_has_gone_on_to_the_next_phase_is_not_bound_by_its_empty_slots() -> None:
    state = settled()
    pass_time(state, 200)
    play(state, SECOND, NextPacket(2))
    settle(state)
    done: list[Collection[int]] = []
    with pytest.MonkeyPatch.context() as patch:

        def remembered(*args: Any) -> Plan:
            done.extend(args[4:])
            return joint_plan(*args)

        patch.setattr(crew, "joint_plan", remembered)
        first = next(slot for slot, card in enumerate(state.programs[2], 1) if card != NO_CARD)
        play(state, THIRD, Turn(2, first))
        choose(state, FIRST)
    assert done == [{2, 3}]


def test_without_a_clock_the_next_packet_is_taken_when_the_end_is_announced_next() -> None:
    state = begun(2, timeline="test_run_2", clock=False)
    taken: list[bool] = []
    while not taken or not all(taken):
        is_next = state.schedule()[state.heard].kind == PHASE_ENDED
        seat = SPACE_ALERT.awaited(state, None)[0]
        action = choose(state, seat)
        if action & 255 == actions.NEXT_PACKET:
            taken.append(is_next)
        assert state.stages == [1, 1] or taken
        state.step(seat, action)
        settle(state)
    assert taken == [True]


def amoeba() -> LiveMission:
    """A window for data transfer in the last phase: one more shot of the red laser would destroy what is coming.

    Only the first can give that card; it can do nothing with it itself.
    """
    state = begun(4, timeline="simulation_3")
    for seat in range(4):
        play(state, Seat(seat), Tell())
    pass_time(state, 491)
    announced = next(threat >> 8 for threat in state.threats if state.schedule()[threat >> 8].turn == 7)
    state.threats = [announced << 8 | [card.id for card in state.setup.decks[0]].index("E1-09")]
    state.tracks = [7, 5, 6, 4]
    hold(state, FIRST, "A/lift", "A/lift", "A/lift")
    hold(state, SECOND, "B/red", "A/blue", "B/blue")
    hold(state, THIRD, "C/blue", "B/blue")
    hold(state, FOURTH, "B/blue", "B/blue")
    return state


TRANSFER = Budget(1000, 0.0)


def test_ann_06_a_card_is_given_to_who_can_use_it() -> None:
    state = amoeba()
    everybody = range(4)
    plan = joint_plan(state, everybody, everybody, TRANSFER)
    gift = next_transfer(state, 0, everybody, plan, TRANSFER)
    assert CODEC.command(gift) == Give(kind("A/lift"), 1)
    assert choose(state, FIRST, 4000) == gift
    state.step(FIRST, gift)
    plan = joint_plan(state, everybody, everybody, TRANSFER)
    assert next_transfer(state, 0, everybody, plan, TRANSFER) == NOTHING, "one card in a window"


def test_nothing_is_given_to_strangers_nor_what_one_needs() -> None:
    state = amoeba()
    plan = joint_plan(state, [0, 2], [0, 2], TRANSFER)
    assert next_transfer(state, 0, [0, 2], plan, TRANSFER) >> 16 != 1
    plan = joint_plan(state, [0], [0], TRANSFER)
    assert next_transfer(state, 0, [0], plan, TRANSFER) == NOTHING
    everybody = range(4)
    plan = joint_plan(state, everybody, everybody, TRANSFER)
    needed = (entry_of(2 * kind("A/lift")),) * 3
    plan = plan._replace(programs=(plan.programs[0][:7] + needed + (EMPTY, EMPTY), *plan.programs[1:]))
    assert next_transfer(state, 0, everybody, plan, TRANSFER) == NOTHING


def test_androids_get_cards_only_near_the_end_of_a_phase() -> None:
    """They stay where they are laid (SA-AND-04)."""
    state = everybody_tells(2)
    pass_time(state, 150)
    for seat in (FIRST, SECOND):
        lay_out(state, seat)
    assert all(laid == NO_CARD for program in state.programs[2:] for laid in program)
    pass_time(state, 160)
    for seat in (FIRST, SECOND):
        lay_out(state, seat, 1000)
    assert any(laid != NO_CARD for program in state.programs[2:] for laid in program)


def test_what_is_put_aside_for_an_android_is_spare() -> None:
    state = everybody_tells(3)
    known = with_gifts(situation(state, range(3), range(3)), state, range(3), 0)
    assert known.gifts
    for seat in range(3):
        given = [kind for giver, kind, _ in known.gifts if giver == seat]
        assert len(state.hands[seat]) - len(given) >= len(open_slots(state, seat))
        assert not [kind for kind in given if kind not in state.hands[seat]]


def test_alone_it_commands_all_androids() -> None:
    state = begun(1)
    pass_time(state, 100)
    lay_out(state, FIRST)
    assert sum(laid != NO_CARD for program in state.programs for laid in program[:3]) > 3


def test_the_captain_lets_everybody_watch() -> None:
    state = begun(timeline="test_run_1")
    planned(state)
    assert choose(state, FIRST) == actions.ADVANCE | BY_TURN << 8
    assert quick().pause(state, FIRST, LUCK) >= 5_000


def test_its_acts_come_before_the_lock() -> None:
    bot, state = quick(), everybody_tells(5)
    pass_time(state, 200)
    assert bot.pause(state, Seat(4), LUCK) + 10 * max(bot.pause(state, Seat(4), LUCK) for _ in range(9)) < 20_000


def test_a_campaign_goes_on_while_the_ship_is_fit() -> None:
    state = gathered(missions=3, serious="yellow")
    state.phase, state.carried = LEVELS, [0b1, 0b11, 0]
    assert choose(state, FIRST) == actions.PROPOSE | state.common << 8 | state.serious << 16 | 1 << 24
    state.carried = [0b1, 0b11111, 0]
    assert choose(state, FIRST) == actions.PROPOSE


def test_structure_is_repaired_first_and_a_squad_if_there_is_none() -> None:
    state = gathered(missions=3)
    state.phase, state.repairing = REPAIRING, 0
    state.carried = [0b111, 1 << STRUCTURE_TILE, 0]
    assert choose(state, FIRST) == actions.REPAIR | TILE << 8 | 1 << 16 | STRUCTURE_TILE << 24
    state.carried, state.squads = [0b111, 0, 0], 3
    assert breaks.repair(state, state.legal(FIRST)) == actions.REPAIR | SQUAD << 8
    state.carried, state.squads = [0, 0, 0], 0
    assert choose(state, FIRST) == actions.REPAIR

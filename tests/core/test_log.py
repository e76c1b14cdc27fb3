"""The log is the game: written and read back exactly, taken back, cut, and refused when damaged."""

import json

import msgspec
import pytest

from saucer.core.lines import Undo
from saucer.core.log import KEPT_EVERY, BadLog, Log, read, write
from saucer.core.messages import Command, IllegalCommand
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Millis, Seat
from saucer.games.falling_skies import NINE_CARDS
from saucer.games.falling_skies.commands import Finish, Place, Rolled
from saucer.games.falling_skies.components import Card, NineCardOptions

YOU = Seat(0)


def position(log: Log, ply: int | None = None) -> object:
    state = log.state if ply is None else log.state_at(ply)
    return msgspec.to_builtins(NINE_CARDS.position(state))  # type: ignore[arg-type]


def played(*commands: Command, options: NineCardOptions | None = None) -> Log:
    log = Log(NINE_CARDS, options or NineCardOptions(), 1)
    for at, command in enumerate(commands):
        log.append(DEALER if isinstance(command, Rolled) else YOU, command, Millis(at * 10))
    return log


def a_round() -> Log:
    """A roll, three dice placed, the last one white."""
    return played(Rolled((3, 4, 5, 6, 1)), Place(0, 0, 0), Place(1, 0, 1), Place(4, 0, 2))


def whole_game(seed: int) -> Log:
    """A game played at random, with something taken back now and then."""
    log, rng = Log(NINE_CARDS, NineCardOptions((Card.SKY_1,)), 1), Rng(seed)
    while seats := log.state.to_act():
        seat = seats[0]
        if (undo := log.undo_for(YOU)) and rng.below(9) == 0:
            log.append(YOU, undo, Millis(log.ply))
            continue
        chance = log.state.chance()
        actions = [chance.sample(rng)] if chance else log.state.legal(seat)
        log.append(seat, NINE_CARDS.codec.command(actions[rng.below(len(actions))]), Millis(log.ply))
    return log


def test_the_file_is_a_header_and_a_line_for_each_command() -> None:
    assert list(write(a_round())) == [
        '{"saucer":1,"game":"falling-skies-9","rules":1,'
        '"options":{"hard":[],"lenient_digging":false,"dice_in_tunnels":false},"seats":1}',
        '{"ply":0,"seat":-1,"command":{"do":"rolled","values":[3,4,5,6,1]},"at":0}',
        '{"ply":1,"seat":0,"command":{"do":"place","die":0,"row":0,"column":0},"at":10}',
        '{"ply":2,"seat":0,"command":{"do":"place","die":1,"row":0,"column":1},"at":20}',
        '{"ply":3,"seat":0,"command":{"do":"place","die":4,"row":0,"column":2},"at":30}',
    ]


@pytest.mark.parametrize("seed", range(4))
def test_a_log_comes_back_byte_for_byte(seed: int) -> None:
    log = whole_game(seed)
    lines = list(write(log))
    assert any(isinstance(line.command, Undo) for line in log.lines)
    again = read(lines)
    assert list(write(again)) == lines
    assert position(again) == position(log)
    assert again.lines == log.lines
    from_bytes = read(line.encode() + b"\n" for line in lines)
    assert list(write(from_bytes)) == lines


def test_what_the_dealer_draws_from_the_states_own_chance_is_a_line_like_any_other() -> None:
    dealt, appended = Log(NINE_CARDS, NineCardOptions(), 1), Log(NINE_CARDS, NineCardOptions(), 1)
    chance = dealt.state.chance()
    assert chance is not None
    action = chance.sample(Rng(7))
    command = NINE_CARDS.codec.command(action)
    assert dealt.deal(action, Millis(30)) == appended.append(DEALER, command, Millis(30))
    assert dealt.lines == appended.lines == dealt.played()
    assert list(write(dealt)) == list(write(appended))
    assert position(dealt) == position(appended) == position(read(write(dealt)))


def test_a_log_may_start_from_a_position() -> None:
    middle = msgspec.to_builtins(NINE_CARDS.position(a_round().state))  # type: ignore[arg-type]
    log = Log(NINE_CARDS, NineCardOptions(), 1, middle)
    assert position(log) == middle
    log.append(DEALER, Rolled((1, 2)), Millis(0))
    lines = list(write(log))
    assert list(write(read(lines))) == lines
    assert position(log, 0) == middle


def test_blank_lines_do_not_matter() -> None:
    lines = list(write(a_round()))
    assert list(write(read(["", *lines, "  ", "\n"]))) == lines


def test_undo_goes_back_and_stays_in_the_log() -> None:
    log = a_round()
    before = position(log, 2)
    log.append(YOU, Undo(2), Millis(50))
    assert position(log) == before
    assert log.ply == 5
    assert [line.ply for line in log.played()] == [0, 1]
    log.append(YOU, Place(2, 0, 4), Millis(60))
    assert [line.ply for line in log.played()] == [0, 1, 5]
    assert [line.ply for line in log.played(4)] == [0, 1, 2, 3], "as it was then"


def test_an_undo_can_be_undone() -> None:
    log = a_round()
    after = position(log)
    log.append(YOU, Undo(1), Millis(50))
    log.append(YOU, Undo(4), Millis(60))
    assert position(log) == after


def test_a_seat_takes_back_its_own_commands_up_to_the_last_chance() -> None:
    log = a_round()
    assert log.undo_for(YOU) == Undo(3)
    assert log.undo_for(DEALER) is None
    log.append(YOU, Undo(3), Millis(50))
    assert log.undo_for(YOU) == Undo(2)
    log.append(YOU, Undo(2), Millis(50))
    log.append(YOU, Undo(1), Millis(50))
    assert log.undo_for(YOU) is None, "the roll is known and cannot be unknown again"


def test_after_a_roll_nothing_can_be_taken_back() -> None:
    log = a_round()
    log.append(DEALER, Rolled((1, 2)), Millis(50))
    assert log.undo_for(YOU) is None
    assert Log(NINE_CARDS, NineCardOptions(), 1).undo_for(YOU) is None


@pytest.mark.parametrize("ply", [4, 5, -1, 100])
def test_only_the_past_can_be_undone_to(ply: int) -> None:
    log = a_round()
    with pytest.raises(IllegalCommand, match="nothing-to-undo"):
        log.append(YOU, Undo(ply), Millis(50))
    assert log.ply == 4


def test_a_refused_command_leaves_the_log_as_it_was() -> None:
    log = a_round()
    before, lines = position(log), list(write(log))
    with pytest.raises(IllegalCommand, match="not-your-turn"):
        log.append(YOU, Finish(), Millis(50))
    assert position(log) == before
    assert list(write(log)) == lines


def test_any_past_moment_can_be_looked_at() -> None:
    log = a_round()
    assert position(log, 0) == position(Log(NINE_CARDS, NineCardOptions(), 1))
    assert position(log, log.ply) == position(log)
    for ply in (-1, 5):
        with pytest.raises(ValueError, match=r"outside 0..4"):
            log.state_at(ply)
        with pytest.raises(ValueError, match=r"outside 0..4"):
            log.until(ply)


def test_a_branch_is_a_log_of_its_own() -> None:
    log = a_round()
    log.append(YOU, Undo(2), Millis(50))
    branch = log.until(5)
    assert [line.command for line in branch.lines] == [Rolled((3, 4, 5, 6, 1)), Place(0, 0, 0)]
    assert position(branch) == position(log)
    branch.append(YOU, Place(3, 0, 4), Millis(60))
    assert log.ply == 5
    assert position(log.until(4)) == position(log, 4)


def test_the_wrong_number_of_seats() -> None:
    with pytest.raises(ValueError, match="falling-skies-9 is for 1 to 1 seats, not 2"):
        Log(NINE_CARDS, NineCardOptions(), 2)


def damaged(number: int, **changes: object) -> list[str]:
    """The lines of a good log, with some values of one line exchanged."""
    lines = list(write(a_round()))
    lines[number - 1] = json.dumps(json.loads(lines[number - 1]) | changes)
    return lines


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ([], "the log is empty"),
        (["", " "], "the log is empty"),
        (["hello"], "line 1: JSON is malformed"),
        ([b"\xff\xfe"], "line 1: "),
        (["[]"], "line 1: Expected `object`, got `array`"),
        (["{}"], "line 1: Object missing required field `saucer`"),
        (["[" * 100_000], "line 1: "),
        (damaged(1, saucer=2), "line 1: this is log format 2; this Saucer reads format 1"),
        (damaged(1, game="chess"), "line 1: there is no game 'chess'"),
        (damaged(1, rules=99), "line 1: played under rules 99 of falling-skies-9"),
        (damaged(1, seats=3), "line 1: falling-skies-9 is for 1 to 1 seats, not 3"),
        (damaged(1, options={"hard": ["moon"]}), "line 1: Invalid enum value 'moon'"),
        (damaged(1, options={"wind": 1}), "line 1: Object contains unknown field `wind`"),
        (damaged(1, colour="red"), "line 1: Object contains unknown field `colour`"),
        ([damaged(1)[0][:-1] + ',"start":' + "[" * 100_000], "line 1: maximum recursion depth"),
        (damaged(1, start={"phase": "roll"}), "line 1: Object missing required field"),
        (damaged(3, ply=7), "line 3: ply 7 stands where ply 1 belongs"),
        (damaged(3, seat=1), "line 3: the rules refuse this command: not-your-turn"),
        (damaged(3, seat="you"), "line 3: Expected `int`, got `str`"),
        (damaged(3, command={"do": "dance"}), "line 3: Invalid value 'dance'"),
        (damaged(3, command={"do": "place", "die": 0, "row": 0}), "line 3: Object missing required field `column`"),
        (damaged(3, command={"do": "place", "die": 0, "row": 0, "column": 300}), "line 3: Expected `int` <= 255"),
        (damaged(3, command={"do": "place", "die": 0, "row": 0, "column": 7}), "line 3: the rules refuse"),
        (damaged(2, command={"do": "rolled", "values": [1, 2, 3, 4, 7]}), "line 2: the rules refuse"),
        (damaged(2, command={"do": "rolled", "values": [1, 2, 3, 4]}), "line 2: the rules refuse"),
        (damaged(3, command={"do": "undo", "ply": 1}), "line 3: the rules refuse this command: nothing-to-undo"),
        (damaged(3, note="hm"), "line 3: Object contains unknown field `note`"),
        (damaged(4)[:3] + damaged(4)[4:], "line 4: ply 3 stands where ply 2 belongs"),
        ([*damaged(4)[:4], damaged(4)[4][:-20]], "line 5: Input data was truncated"),
    ],
    ids=lambda value: value[:50] if isinstance(value, str) else "",
)
def test_a_damaged_log_is_refused_with_its_line(lines: list[str], problem: str) -> None:
    with pytest.raises(BadLog) as caught:
        read(lines)
    assert str(caught.value).startswith(problem)


@pytest.mark.parametrize("seed", range(2))
def test_accepted_lines_can_be_taken_over_at_once(seed: int) -> None:
    log = whole_game(seed)
    again = Log(NINE_CARDS, log.options, 1)
    again.extend(log.lines[:20])
    again.extend(log.lines[20:])
    assert position(again) == position(log)
    assert again.played() == log.played()


def test_some_states_are_kept_for_whoever_looks_back_again() -> None:
    log = whole_game(6)
    log.state_at(log.ply)
    kept = {node.line.ply: node for node in log._counting if node is not None and node.state is not None}
    assert [node.depth for node in kept.values()] == [KEPT_EVERY]
    for ply in range(log.ply + 1):
        again = Log(NINE_CARDS, log.options, 1)
        again.extend(log.lines[:ply])
        assert position(log, ply) == position(again)
    (ply,) = kept
    assert log.state_at(ply + 1) is not kept[ply].state, "what was kept is nobody's to change"

"""Games of Bluff that differ only in what somebody may not know."""

from saucer.core.log import Log
from saucer.core.messages import IllegalCommand
from saucer.core.rng import Rng
from saucer.core.seats import Seat

from .messages import Deal, Pick
from .rules import NOTHING, Bluff, unseen

ATTEMPTS = 100


def shuffle_hidden(state: Bluff, seat: Seat | None, rng: Rng) -> Bluff:
    """The same state with all cards exchanged that `seat` has never seen, and other ones picked."""
    twin = state.copy()
    others = [other for other in range(len(state.hands)) if other != seat]
    pool = [value for value, count in enumerate(unseen(state.hands, state.played), 1) for _ in range(count)]
    pool += [card for other in others for card in state.hands[other]]
    shuffle(pool, rng)
    for other in others:
        twin.hands[other] = sorted(pool.pop() for _ in state.hands[other])
        if state.picks[other] != NOTHING:
            twin.picks[other] = any_of(twin.hands[other], rng)
    return twin


def twin_of(log: Log, seat: Seat | None, rng: Rng) -> Log | None:
    """A log in which `seat` has learnt the same; None if none was found.

    Others are dealt other cards as far as they have not played them, in any order, and pick what they like as long as
    the pick is not turned up.
    """
    turned_up = _picks_turned_up(log)
    for _ in range(ATTEMPTS):
        assert isinstance(log.state, Bluff)
        hands = shuffle_hidden(log.state, seat, rng).hands
        for other, hand in enumerate(hands):
            hand += [cards[other] for cards in log.state.played]
            shuffle(hand, rng)
        twin = Log(log.game, log.options, log.seats)
        try:
            for line in log.lines:
                assert isinstance(twin.state, Bluff)
                command = line.command
                if isinstance(command, Deal) and command.to - 1 != seat:
                    command = Deal(command.to, (hands[command.to - 1].pop(),))
                elif isinstance(command, Pick) and line.seat != seat and line.ply not in turned_up:
                    command = Pick(any_of(twin.state.hands[line.seat], rng))
                twin.append(line.seat, command, line.at)
        except IllegalCommand:
            continue
        # Who picks nothing plays the lowest card: it must be the same one.
        assert isinstance(twin.state, Bluff)
        if twin.state.played == log.state.played:
            return twin
    return None


def _picks_turned_up(log: Log) -> set[int]:
    """The plies of all picks that everybody has seen when their round closed."""
    again, open_picks, found = Log(log.game, log.options, log.seats), dict[Seat, int](), set[int]()
    for line in log.lines:
        assert isinstance(again.state, Bluff)
        closed = len(again.state.played)
        again.append(line.seat, line.command, line.at)
        if isinstance(line.command, Pick):
            open_picks[line.seat] = line.ply
        if len(again.state.played) > closed:
            found.update(open_picks.values())
            open_picks.clear()
    return found


def any_of(cards: list[int], rng: Rng) -> int:
    """One of these."""
    return cards[rng.below(len(cards))]


def shuffle(cards: list[int], rng: Rng) -> None:
    """Bring cards into any order."""
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]

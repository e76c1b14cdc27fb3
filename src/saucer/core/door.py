"""The door through which commands come in: what is legal, why something is not, and what it would do."""

from saucer.core.game import AnyGame
from saucer.core.messages import Command, Event, IllegalCommand, Refusal
from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, DEALER, Seat
from saucer.core.state import TICK, State, tick


def legal(state: State, seat: Seat) -> list[int]:
    """All packed actions `seat` may take now, whoever it is."""
    if seat not in state.to_act():
        return []
    if seat >= 0:
        return state.legal(seat)
    if seat == DEALER:
        chance = state.chance()
        return [] if chance is None else [action for action, _ in chance.outcomes()]
    wakeup = state.next_wakeup()
    return [] if wakeup is None else [tick(wakeup)]


def is_legal(state: State, seat: Seat, action: int) -> bool:
    """Whether `action` is in `legal`, without listing all that dealer and clock could bring."""
    if seat >= 0:
        return seat in state.to_act() and action in state.legal(seat)
    if seat == DEALER:
        chance = state.chance() if seat in state.to_act() else None
        return chance is not None and chance.allows(action)
    return action in legal(state, seat) or _tells_time(state, action)


def _tells_time(state: State, action: int) -> bool:
    """Whether the clock says how late it is though nothing is due yet, because somebody is about to act."""
    told, wakeup = state.told_time(), state.next_wakeup()
    return told is not None and wakeup is not None and action & 255 == TICK and told < action >> 8 < wakeup


def refusal(game: AnyGame, state: State, seat: Seat, command: Command) -> Refusal | None:
    """Say why `command` is not allowed now, or None exactly when its action is in `legal`."""
    action = game.codec.action(command)
    if action is None:
        return Refusal("unknown-command")
    if is_legal(state, seat, action):
        return None
    if not state.to_act():
        return Refusal("game-over")
    if seat not in state.to_act():
        return Refusal("not-your-turn")
    if seat in (DEALER, CLOCK):
        return Refusal("not-a-possible-outcome")
    return game.explain(state, seat, command)


CORE_REFUSALS = frozenset({"unknown-command", "game-over", "not-your-turn", "not-a-possible-outcome"})


def apply(game: AnyGame, state: State, seat: Seat, command: Command) -> tuple[State, list[Event]]:
    """The state after `command`, and what happened; `state` stays as it is."""
    if problem := refusal(game, state, seat, command):
        raise IllegalCommand(problem)
    after, events = state.copy(), list[Event]()
    action = game.codec.action(command)
    assert action is not None
    after.step(seat, action, events)
    return after, events


def commands(game: AnyGame, state: State, seat: Seat) -> list[Command]:
    """All that `seat` may ask for now, in readable form."""
    return game.codec.commands(legal(state, seat))


def next_to_act(game: AnyGame, state: State) -> Seat:
    """Of those who may act the first that is awaited: where all act at once, some may though they did their part."""
    return next(seat for seat in state.to_act() if seat < 0 or seat in game.awaited(state, seat))


def believed(game: AnyGame, state: State, seat: Seat, rng: Rng) -> State:
    """What a bot on `seat` is shown: the truth only where nothing is hidden."""
    return game.imagine(state, seat, rng) if game.hides else state

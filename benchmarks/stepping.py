"""Random games stepped from interpreted Python: `python stepping.py saucer|open_spiel GAME SECONDS` prints actions/s.

The same loop for both: ask what is legal, choose with the same generator, apply. Every action counts, chance too. A
chance node of OpenSpiel takes any of its outcomes instead of weighing them, because that is quicker.
"""

import sys
import time
from collections.abc import Callable
from importlib import import_module
from random import Random

CARDS = {
    "falling-skies-9": ("saucer.games.falling_skies", "NINE_CARDS"),
    "connect-four": ("connect_four", "CONNECT_FOUR"),
}


def saucer_player(name: str) -> Callable[[], int]:
    """A function that plays one game and returns how many actions it took."""
    from saucer.core.rng import Rng  # noqa: PLC0415 - only this peer needs it
    from saucer.core.seats import DEALER  # noqa: PLC0415

    module, card = CARDS[name]
    game = getattr(import_module(module), card)
    options, seats = game.options(), game.seats.start
    rng, random = Rng(1), Random(1).random

    def play() -> int:
        state = game.new(options, seats)
        played = 0
        while to_act := state.to_act():
            seat = to_act[0]
            if seat == DEALER:
                action = state.chance().sample(rng)
            else:
                actions = state.legal(seat)
                action = actions[int(random() * len(actions))]
            state.step(seat, action)
            played += 1
        return played

    return play


def open_spiel_player(name: str) -> Callable[[], int]:
    """The same for a game of OpenSpiel."""
    import pyspiel  # noqa: PLC0415 - the extra `bench`

    game = pyspiel.load_game(name)
    random = Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        played = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[int(random() * len(outcomes))][0]
            else:
                actions = state.legal_actions()
                action = actions[int(random() * len(actions))]
            state.apply_action(action)
            played += 1
        return played

    return play


def rate(play: Callable[[], int], seconds: float) -> float:
    """Actions per second of processor time: what else the machine does meanwhile counts for nobody."""
    play()
    actions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        actions += play()
    return actions / spent


if __name__ == "__main__":
    players = {"saucer": saucer_player, "open_spiel": open_spiel_player}
    print(rate(players[sys.argv[1]](sys.argv[2]), float(sys.argv[3])))

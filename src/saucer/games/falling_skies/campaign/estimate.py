"""How well a campaign stands, for bots that cannot search to its end."""

import math
from typing import Final

from saucer.games.falling_skies.campaign.components import BATTLES, FINAL_CHAPTER
from saucer.games.falling_skies.campaign.state import BATTLE, OVER, Record
from saucer.games.falling_skies.state import SOLO

# A guess at a player who is about as good as the threat level chosen.
_WIN: Final = 0.5
"""The chance to win any one game."""
_SPARED: Final = 2
"""The cities of chapters II and III that are never drawn."""


def estimate(record: Record) -> float:
    """The chance that one of the last stands is won: the more cities are left by then, the better."""
    if record.phase == OVER:
        return 1.0 if record.entry.is_won else 0.0
    if record.chapter == FINAL_CHAPTER:
        at_hand = _game_at_hand(record) if record.sheet and not record.sheet[-1].is_over else 0.0
        return 1 - (1 - at_hand) * (1 - _WIN) ** len(record.last_stands())
    over = sum(entry.is_over for entry in record.sheet)
    is_fighting = len(record.sheet) > over
    cities = len(record.kept_cities()) + _SPARED + (_battle_at_hand(record) if is_fighting else 0.0)
    to_come = (FINAL_CHAPTER - 1) * BATTLES - len(record.sheet)
    return 1 - math.pow(1 - _WIN, cities + to_come * _battle(_WIN))


def _game_at_hand(record: Record) -> float:
    return record.battle.estimate(SOLO) if record.phase == BATTLE and record.battle is not None else _WIN


def _battle_at_hand(record: Record) -> float:
    """The chance to save the city: a second game follows if the first is lost, and none after that."""
    game = _game_at_hand(record)
    return game if record.entry.results else _battle(game)


def _battle(first_game: float) -> float:
    return first_game + (1 - first_game) * _WIN

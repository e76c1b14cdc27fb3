"""All that the box holds, mixed at random: whatever lies on the table together, the rules hold at every moment."""

import msgspec
import pytest

from saucer.core.door import legal
from saucer.core.messages import Event
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.games.falling_skies import BOXED, actions, box, rules
from saucer.games.falling_skies.board import CELLS, TUNNEL
from saucer.games.falling_skies.bots import Habit
from saucer.games.falling_skies.box import HEIGHTS, BoxOptions, Height
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import (
    IN_HAND,
    NO_CELL,
    OVER,
    RESOLVED,
    SOLO,
    SUPPLY,
    WAITING,
    column_of,
    is_excavated,
    row_of,
)
from saucer.text import LOCALES, Texts

LONGEST = 1500
"""More steps than any game can take: the mothership comes down every round."""
BOLD = (actions.PLACE, actions.USE, actions.DIG, actions.BUILD, actions.SPAWN, actions.CALL)


def random_options(rng: Rng) -> BoxOptions:
    """Anything that may lie on the table."""
    heights = list(HEIGHTS)
    turned: tuple[Height, ...] = tuple(height for height in heights if rng.below(6) == 0)
    team = [name for name in box.characters() if rng.below(4) == 0]
    upgraded = tuple(name for name in team if rng.below(2))
    cities, scenarios = tuple(box.cities()), ("", *box.scenarios())
    return BoxOptions(
        city=cities[rng.below(len(cities))],
        damaged=rng.below(2) == 1,
        threat=rng.below(len(heights) - len(turned) + 1),
        threat_tiles=turned,
        advanced=tuple(height for height in heights if rng.below(3) == 0),
        final_tile=rng.below(3) == 0,
        scenario=scenarios[rng.below(len(scenarios))],
        characters=tuple(name for name in team if name not in upgraded),
        upgraded=upgraded,
    )


def check(state: FallingSkies) -> None:
    """What holds at every moment."""
    board, ships = state.board, state.ships
    assert len(ships) == board.basic_ships + board.extra_ships + (board.orange_ship >= 0)
    assert SUPPLY not in ships[: board.basic_ships], "purple ships never leave"
    assert (state.phase == OVER) == (state.outcome() is not None)
    if state.phase != OVER:
        flying = [place for place in ships if place >= 0]
        assert len(set(flying)) == len(flying), "no two ships share a cell"
        assert all(state.mothership <= row_of(place) < board.rows for place in flying)
        assert all(place in (WAITING, SUPPLY) for place in ships if place < 0)
    assert 0 <= state.energy <= board.energy_maximum
    assert 0 <= state.damage <= board.hits_to_lose
    assert 0 <= state.research <= len(board.research)
    assert board.excavator_start <= state.excavator < CELLS
    assert board.first_drop_row <= state.mothership <= board.skull_row
    lying = [cell for cell in state.dice_cells if cell >= 0]
    assert all(cell < CELLS if cell >= 0 else cell in (IN_HAND, RESOLVED) for cell in state.dice_cells)
    assert len({column_of(cell) for cell in lying}) == len(lying), "one worker die per column"
    assert all(0 <= value <= 6 for value in state.dice)
    assert sum(state.digging) <= 1, "one die digs"
    for die, cell in enumerate(state.dice_cells):
        assert cell < 0 or state.digging[die] or is_excavated(state, cell)
    standing = [cell for cell in state.robot_cells if cell != NO_CELL]
    assert len({*lying, *standing}) == len(lying) + len(standing), "one die per cell"
    assert len(standing) <= board.robot_limit
    for value, cell in zip(state.robots, state.robot_cells, strict=True):
        if cell == NO_CELL:
            assert value == 0
        else:
            assert 1 <= value <= 6
            assert is_excavated(state, cell)
            assert board.rooms[board.room_at[cell]].first != TUNNEL
    assert len(state.marks) == board.marks


def written(state: FallingSkies) -> bytes:
    return msgspec.json.encode(BOXED.position(state))


class Game:
    """One game of mixed content, checked after every step."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.options = random_options(self.rng)
        self.state = rules.new(box.lay_out(self.options))
        self.events: list[Event] = []
        self.bot = Habit() if seed % 20 == 0 else None

    def choose(self) -> tuple[Seat, int]:
        """Who acts, and how: boldly more often than not, so that games get deep down; sometimes a bot plays."""
        chance = self.state.chance()
        if chance is not None:
            return DEALER, chance.sample(self.rng)
        choices = legal(self.state, SOLO)
        assert choices, "the player can always do something"
        if self.bot is not None:
            chosen = self.bot.choose(self.state, SOLO, self.rng)
            assert chosen in choices
            return SOLO, chosen
        if self.rng.below(4):
            choices = [action for action in choices if action & 255 in BOLD] or choices
        return SOLO, choices[self.rng.below(len(choices))]

    def play(self) -> None:
        """Play to the end; now and then see that a copy is independent and that the position comes back as it was."""
        check(self.state)
        for _ in range(LONGEST):
            if self.state.phase == OVER:
                return
            seat, action = self.choose()
            if self.rng.below(32) == 0:
                self.try_on_a_copy(seat, action)
            self.events.clear()
            self.state.step(seat, action, self.events)
            check(self.state)
        pytest.fail("the game does not end")

    def try_on_a_copy(self, seat: Seat, action: int) -> None:
        before = written(self.state)
        restored = BOXED.restore(self.options, 1, msgspec.json.decode(before))
        assert written(restored) == before
        copy = self.state.copy()
        copy.step(seat, action)
        assert written(self.state) == before
        restored.step(seat, action)
        assert written(restored) == written(copy)


def play_all(seeds: range) -> None:
    for seed in seeds:
        game = Game(seed)
        try:
            game.play()
        except Exception as problem:
            raise AssertionError(f"seed {seed}, {game.options}, after {game.events}") from problem
        if seed % 100 == 0:
            box.lay_out.cache_clear()  # every game has a table of its own


@pytest.mark.parametrize("first", range(0, 60, 12))
def test_everything_goes_together(first: int) -> None:
    play_all(range(first, first + 12))


@pytest.mark.slow
@pytest.mark.parametrize("first", range(100_000, 120_000, 1000))
def test_everything_goes_together_for_long(first: int) -> None:
    play_all(range(first, first + 1000))


@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_happens_can_be_told(locale: str) -> None:
    texts = Texts(locale, *BOXED.texts)
    for seed in range(1000, 1012):
        game = Game(seed)
        while game.state.phase != OVER:
            game.events.clear()
            game.state.step(*game.choose(), game.events)
            assert all(texts.event(event) for event in game.events)

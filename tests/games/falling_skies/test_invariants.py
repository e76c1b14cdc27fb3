"""What holds at every moment of every game, on every side of the cards."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from saucer.core.door import legal
from saucer.core.messages import Event
from saucer.core.rng import Rng
from saucer.core.seats import DEALER
from saucer.games.falling_skies import NINE_CARDS, rules
from saucer.games.falling_skies.board import CELLS, COLUMNS, TUNNEL
from saucer.games.falling_skies.commands import Place
from saucer.games.falling_skies.components import Card, NineCardOptions
from saucer.games.falling_skies.events import ResearchAdvanced, ResearchLost, RoundBegan
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


class Invasion(RuleBasedStateMachine):
    """Plays anything legal, as Hypothesis likes."""

    @initialize(hard=st.sets(st.sampled_from(list(Card))), lenient_digging=st.booleans(), dice_in_tunnels=st.booleans())
    def lay_out(self, hard: set[Card], lenient_digging: bool, dice_in_tunnels: bool) -> None:
        options = NineCardOptions(tuple(sorted(hard)), lenient_digging, dice_in_tunnels)
        self.state = NINE_CARDS.new(options, 1)
        self.board = self.state.board
        self.events: list[Event] = []

    @precondition(lambda self: not self.state.to_act())
    @rule()
    def play_again(self) -> None:
        self.state = rules.new(self.board)
        self.events = []

    def step(self, seat: int, action: int) -> None:
        self.events = []
        self.state.step(DEALER if seat == DEALER else SOLO, action, self.events)

    @precondition(lambda self: self.state.chance() is not None)
    @rule(seed=st.integers(0, 2**32))
    def roll(self, seed: int) -> None:
        chance = self.state.chance()
        assert chance is not None
        self.step(DEALER, chance.sample(Rng(seed)))

    @precondition(lambda self: SOLO in self.state.to_act())
    @rule(choice=st.integers(0, 2**16))
    def act(self, choice: int) -> None:
        actions = legal(self.state, SOLO)
        self.step(SOLO, actions[choice % len(actions)])

    @precondition(lambda self: SOLO in self.state.to_act())
    @rule(choice=st.integers(0, 2**16))
    def act_boldly(self, choice: int) -> None:
        """Prefer what digs, builds and uses rooms to what only gets rid of dice."""
        actions = legal(self.state, SOLO)
        bold = [action for action in actions if type(NINE_CARDS.codec.command(action)).__name__ in BOLD] or actions
        self.step(SOLO, bold[choice % len(bold)])

    @invariant()
    def ships_are_conserved(self) -> None:
        """Each waits, is in the supply, or is at the mothership's row or below it; no two share a cell."""
        ships = self.state.ships
        assert len(ships) == self.board.basic_ships + self.board.extra_ships
        assert all(place != SUPPLY for place in ships[: self.board.basic_ships]), "green ships never leave"
        if self.state.phase == OVER:
            return
        flying = [place for place in ships if place >= 0]
        assert len(set(flying)) == len(flying)
        assert all(self.state.mothership <= row_of(place) < self.board.rows for place in flying)
        assert all(place in (WAITING, SUPPLY) for place in ships if place < 0)

    @invariant()
    def dice_lie_where_they_may(self) -> None:
        state = self.state
        lying = [cell for cell in state.dice_cells if cell >= 0]
        assert all(cell < CELLS or cell in (IN_HAND, RESOLVED) for cell in state.dice_cells)
        assert len({column_of(cell) for cell in lying}) == len(lying), "one worker die per column"
        occupied = lying + [cell for cell in state.robot_cells if cell != NO_CELL]
        assert len(set(occupied)) == len(occupied), "one die per cell"
        if not self.board.has_lenient_digging:
            assert sum(state.digging) <= 1, "one die digs"
        for die, cell in enumerate(state.dice_cells):
            if cell >= 0 and not state.digging[die]:
                assert is_excavated(state, cell)
                assert self.board.has_dice_in_tunnels or self.board.rooms[self.board.room_at[cell]].first != TUNNEL

    @invariant()
    def markers_are_on_their_tracks(self) -> None:
        state, board = self.state, self.board
        assert 0 <= state.energy <= board.energy_maximum
        assert 0 <= state.research <= len(board.research)
        assert 0 <= state.damage <= board.hits_to_lose
        assert board.excavator_start <= state.excavator < CELLS
        assert board.first_drop_row <= state.mothership <= board.skull_row
        assert (state.phase == OVER) == (state.outcome() is not None)

    @invariant()
    def robots_stand_in_excavated_rooms(self) -> None:
        state = self.state
        for value, cell in zip(state.robots, state.robot_cells, strict=True):
            if cell == NO_CELL:
                assert value == 0
            else:
                assert 1 <= value <= 6
                assert is_excavated(state, cell)
                assert self.board.rooms[self.board.room_at[cell]].first != TUNNEL

    @invariant()
    def somebody_can_act_until_the_end(self) -> None:
        assert (self.state.to_act() == ()) == (self.state.phase == OVER)
        if SOLO in self.state.to_act():
            assert legal(self.state, SOLO)

    @invariant()
    def events_tell_the_truth(self) -> None:
        """The last number told of a marker is where it stands."""
        for event in self.events:
            if isinstance(event, RoundBegan):
                assert event.round == self.state.round
        research = [event.research for event in self.events if isinstance(event, ResearchAdvanced | ResearchLost)]
        assert not research or research[-1] == self.state.research


BOLD = {"Place", "Use", "Dig", "Build", "Spawn"}

TestInvasion = Invasion.TestCase
TestInvasion.settings = settings(max_examples=50, stateful_step_count=100)


@pytest.mark.parametrize("seed", range(40))
def test_long_games_reach_every_row_of_the_base(seed: int) -> None:
    """A player who digs with all that reaches: the invariants hold deep down too."""
    hard = tuple(card for number, card in enumerate(Card) if seed >> number & 1 and number != 2)
    machine = Invasion()
    machine.lay_out(set(hard), seed % 3 == 0, seed % 5 == 0)
    rng = Rng(seed)
    while machine.state.to_act():
        if machine.state.chance() is not None:
            machine.roll(rng.word())
        else:
            placements = [
                number
                for number, action in enumerate(legal(machine.state, SOLO))
                if isinstance(command := NINE_CARDS.codec.command(action), Place)
                and not is_excavated(machine.state, command.row * COLUMNS + command.column)
            ]
            if placements:
                machine.act(placements[rng.below(len(placements))])
            else:
                machine.act_boldly(rng.word())
        machine.ships_are_conserved()
        machine.dice_lie_where_they_may()
        machine.markers_are_on_their_tracks()
        machine.robots_stand_in_excavated_rooms()
        machine.events_tell_the_truth()

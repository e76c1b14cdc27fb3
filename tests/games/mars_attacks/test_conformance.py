"""The conformance suite, for each scenario, with and without a clock."""

from saucer.core.messages import Options
from saucer.core.rng import Rng
from saucer.core.seats import Seat
from saucer.core.state import State
from saucer.games.mars_attacks import MARS_ATTACKS, hidden
from saucer.games.mars_attacks.components import MarsAttacksOptions
from saucer.games.mars_attacks.rules import MarsBattle
from tests.conformance.suite import Conformance


class TestMarsAttacks(Conformance):
    game = MARS_ATTACKS
    longest = 8000

    @classmethod
    def setups(cls) -> list[Options]:
        return [
            MarsAttacksOptions(),
            MarsAttacksOptions(scenario="signal-in-the-rubble"),
            MarsAttacksOptions(scenario="protect-and-serve"),
            MarsAttacksOptions(answer_time=5, panic_testers="all_but_killer"),
            MarsAttacksOptions(
                scenario="signal-in-the-rubble",
                cards_after_all_acted=True,
                card_per_model=False,
                own_kill_vp="opponent",
            ),
            MarsAttacksOptions(
                scenario="protect-and-serve",
                authority="model_only",
                refresh_order="last_mover",
                panic_testers="same_side",
            ),
        ]

    def shuffle_hidden(self, state: State, seat: Seat | None) -> State:
        assert isinstance(state, MarsBattle)
        twin = state.copy()
        hidden.deal_anew(twin, seat, Rng(7))
        return twin

    def uncovers(self, before: State, after: State) -> bool:
        """Whoever plays or discards a card shows it."""
        assert isinstance(before, MarsBattle)
        assert isinstance(after, MarsBattle)
        return any(set(hand) - set(left) for hand, left in zip(before.hands, after.hands, strict=True))

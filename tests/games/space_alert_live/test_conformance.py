"""The conformance suite: several crews, alone, without a clock, and a campaign."""

from typing import ClassVar

import pytest

from saucer.core.door import is_legal, legal
from saucer.core.messages import Command, Options
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.core.state import State
from saucer.games.space_alert.live import SPACE_ALERT, hidden
from saucer.games.space_alert.live.commands import CODEC, Dealt, Lay
from saucer.games.space_alert.live.options import SpaceAlertOptions
from saucer.games.space_alert.live.rules import LiveMission
from saucer.games.space_alert.live.state import PLANNING, is_android
from tests.conformance.suite import Conformance, Ply


def what_shows(state: LiveMission, viewer: Seat | None, seat: int, command: Command) -> Command | tuple[object, ...]:
    """Of a covered command what a viewer sees: where a card lies, and its back; all, where it lies open or is told."""
    match command:
        case Lay(_, half, slot, member):
            is_seen = is_android(state, member) or hidden.knows(state, viewer, seat)
            return command if is_seen else (half, slot, member)
        case Dealt(player):
            return command if hidden.knows(state, viewer, player - 1) else ()
    return command if command.visible_to(viewer) else ()


class TestThree(Conformance):
    game = SPACE_ALERT
    longest = 1200
    seats: ClassVar[int | None] = 3

    @classmethod
    def setups(cls) -> list[Options]:
        return [
            SpaceAlertOptions(timeline="test_run_1"),
            SpaceAlertOptions(timeline="test_run_2", crew=5, five_crew_deal="generous", serious="mixed"),
            SpaceAlertOptions(timeline="test_run_1", missions=3),
        ]

    def shuffle_hidden(self, state: State, seat: Seat | None) -> State:
        assert isinstance(state, LiveMission)
        return hidden.imagine(state, seat, Rng(7))

    def follow(self, twin: State, viewer: Seat | None, ply: Ply, rng: Rng) -> int | None:
        """What `ply` may have been in a game that looks the same to `viewer`; None if it cannot have happened there."""
        assert isinstance(twin, LiveMission)
        command = CODEC.command(ply.action)
        shown = what_shows(twin, viewer, ply.seat, command)
        if ply.seat == viewer or shown == command:
            return ply.action if is_legal(twin, ply.seat, ply.action) else None
        chance = twin.chance() if ply.seat == DEALER else None
        possible = [chance.sample(rng)] if chance else legal(twin, ply.seat)
        alike = [
            action
            for action in possible
            if isinstance(other := CODEC.command(action), type(command))
            and what_shows(twin, viewer, ply.seat, other) == shown
        ]
        return alike[rng.below(len(alike))] if alike else None

    def uncovers(self, before: State, after: State) -> bool:
        """What is announced shows which timeline it may be; somebody tells; silence ends; all programs lie open.

        Whoever is given a card sees it, and everybody sees one that comes from a hand on an android's board.
        """
        assert isinstance(before, LiveMission)
        assert isinstance(after, LiveMission)
        is_announced = before.heard != after.heard and before.setup.is_secret()
        is_told = before.telling != after.telling or before.silent != after.silent
        is_shown = before.gave != after.gave or any(
            before.programs[member] != after.programs[member]
            for member in range(before.setup.crew)
            if is_android(before, member) and not before.setup.is_solo
        )
        return is_announced or is_told or is_shown or before.phase <= PLANNING < after.phase


class TestAlone(TestThree):
    seats = 1

    @classmethod
    def setups(cls) -> list[Options]:
        return [SpaceAlertOptions(timeline="lesson_1"), SpaceAlertOptions(timeline="lesson_2"), SpaceAlertOptions()]


@pytest.mark.slow
class TestSolo(TestThree):
    seats = 1

    @classmethod
    def setups(cls) -> list[Options]:
        return [SpaceAlertOptions(missions=2, common="mixed"), SpaceAlertOptions(clock=False)]


@pytest.mark.slow
class TestTwo(TestThree):
    seats = 2


@pytest.mark.slow
class TestFour(TestThree):
    seats = 4

    @classmethod
    def setups(cls) -> list[Options]:
        return [
            SpaceAlertOptions(),
            SpaceAlertOptions(missions=3),
            SpaceAlertOptions(timeline="simulation_1", crew=5, common="yellow"),
        ]


@pytest.mark.slow
class TestFive(TestFour):
    seats = 5
    longest = 1500


@pytest.mark.slow
class TestUntimed(TestThree):
    longest = 10_000
    seats = 2

    @classmethod
    def setups(cls) -> list[Options]:
        return [SpaceAlertOptions(timeline="test_run_1", clock=False)]

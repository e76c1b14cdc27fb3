"""Campaigns told in a few words: battles end as a test wants them to."""

from collections.abc import Iterable
from typing import Literal

from saucer.core.door import apply, commands, refusal
from saucer.core.messages import Command, Event
from saucer.core.seats import DEALER, Seat
from saucer.games.falling_skies.campaign import CAMPAIGN
from saucer.games.falling_skies.campaign.commands import (
    Bring,
    ChooseCity,
    ChooseStack,
    Dealt,
    Fight,
    GoOn,
    OpenChapter,
)
from saucer.games.falling_skies.campaign.components import CampaignOptions, Kind, contents
from saucer.games.falling_skies.campaign.rules import Campaign
from saucer.games.falling_skies.campaign.state import AFTERMATH, BRIEFING, DEAL, Stack
from saucer.games.falling_skies.state import OVER, SKULL_REACHED, WON

SOLO = Seat(0)
X: Literal["X"] = "X"


class Telling:
    """A campaign, and what happened last."""

    def __init__(self, options: CampaignOptions | None = None) -> None:
        self.campaign: Campaign = CAMPAIGN.new(options or CampaignOptions(), 1)
        self.told: list[Event] = []

    def give(self, *given: Command) -> None:
        """Have the player, or the dealer, do something."""
        for command in given:
            seat = DEALER if isinstance(command, Dealt) else SOLO
            after, self.told = apply(CAMPAIGN, self.campaign, seat, command)
            assert isinstance(after, Campaign)
            self.campaign = after

    def choices(self, kind: type[Command] = Command) -> list[Command]:
        """The commands of one kind, or all, that are legal now."""
        return [command for command in commands(CAMPAIGN, self.campaign, SOLO) if isinstance(command, kind)]

    def why_not(self, command: Command) -> str:
        """The code with which a command is refused; empty if it is not."""
        problem = refusal(CAMPAIGN, self.campaign, SOLO, command)
        return "" if problem is None else problem.code

    def of(self, kind: type[Event]) -> list[Event]:
        """What happened last, of one kind."""
        return [event for event in self.told if isinstance(event, kind)]

    def deal(self) -> tuple[Stack, Stack]:
        """Go on to the next two stacks: always the first elements that are left."""
        self.reach_deal()
        for _ in range(2):
            self.give(dealt(first_left(self.campaign)))
        first, second = self.campaign.offer
        return first, second

    def reach_deal(self) -> None:
        """Go on, and open the next chapter, until stacks are dealt or a city is chosen."""
        while self.campaign.phase in (AFTERMATH, BRIEFING):
            self.give(GoOn() if self.campaign.phase == AFTERMATH else OpenChapter())

    def end(self, result: int | Literal["X"]) -> None:
        """Begin the game at hand and end it: won at a threat level, or lost."""
        self.give(Fight(1 if result == X else result))
        self._record(result != X)

    def give_up(self) -> None:
        """Lose the game that is being fought."""
        self._record(False)

    def _record(self, is_won: bool) -> None:
        battle = self.campaign.fought
        while (draw := battle.board.draw) is not None:
            battle.step(DEALER, draw.outcomes()[0][0])
        battle.phase, battle.ending = OVER, WON if is_won else SKULL_REACHED
        self.told = []
        self.campaign.record(is_won, self.told)

    def battle(self, *results: int | Literal["X"], bring: Iterable[int] = ()) -> Stack:
        """A whole battle of the first three chapters: the first stack is chosen."""
        chosen, _ = self.deal()
        self.give(ChooseStack(0), *map(Bring, bring))
        self._games(results)
        return chosen

    def stand(self, city: int, result: int | Literal["X"], bring: Iterable[int] = ()) -> None:
        """A stand of the final battle."""
        self.reach_deal()
        self.give(ChooseCity(city), *map(Bring, bring))
        self._games([result])

    def _games(self, results: Iterable[int | Literal["X"]]) -> None:
        for result in results:
            if self.campaign.phase == AFTERMATH:
                self.give(GoOn())
            self.end(result)

    def chapters(self, until: int, result: int | Literal["X"] = 1) -> "Telling":
        """Fight everything before a chapter, with one result in every battle, and open that chapter."""
        results: list[int | Literal["X"]] = [X, X] if result == X else [result]
        while self.campaign.chapter < until:
            self.battle(*results)
            self.reach_deal()
        return self


def first_left(campaign: Campaign) -> Stack:
    """The first elements of the chapter that are still in the box."""
    assert campaign.phase == DEAL
    return Stack(*(campaign.weights(kind).index(1) for kind in Kind))


def dealt(stack: Stack) -> Dealt:
    """The dealer's command that lays out a stack."""
    return Dealt(tuple(number + 1 for number in stack))


def of_chapter(kind: Kind, chapter: int) -> list[int]:
    """The numbers of all elements that a chapter brings."""
    return [number for number, its_chapter in enumerate(contents().chapters[kind]) if its_chapter == chapter]

"""The rules of a campaign: which battles there are, and what each leaves behind."""

from typing import Final, final

from saucer.core.chance import Chance
from saucer.core.messages import Event
from saucer.core.seats import NOBODY, THE_DEALER, Seat, Seats
from saucer.core.state import Outcome
from saucer.games.falling_skies import rules
from saucer.games.falling_skies.box import HEIGHTS, BoxOptions, lay_out
from saucer.games.falling_skies.campaign import actions
from saucer.games.falling_skies.campaign import events as happenings
from saucer.games.falling_skies.campaign.components import (
    FINAL_CHAPTER,
    FINAL_SCENARIO,
    STACKS,
    THREATS,
    CampaignOptions,
    Kind,
    name,
    number,
)
from saucer.games.falling_skies.campaign.estimate import estimate
from saucer.games.falling_skies.campaign.state import (
    AFTERMATH,
    BATTLE,
    BRIEFING,
    CHOOSE,
    CITY,
    DEAL,
    LOST,
    NOBODY_NEW,
    OVER,
    PREPARE,
    Entry,
    Record,
    Stack,
)
from saucer.games.falling_skies.rules import FallingSkies
from saucer.games.falling_skies.state import SOLO

_THE_PLAYER: Final[Seats] = (SOLO,)
SIDES: Final[tuple[happenings.Side, ...]] = ("undamaged", "damaged")
"""Of the city, by the number of the game."""


@final
class Campaign(Record):
    """A campaign of Under Falling Skies, from the first briefing to the last stand."""

    def to_act(self) -> Seats:
        if self.phase == BATTLE:
            return self.fought.to_act()
        if self.phase == DEAL:
            return THE_DEALER
        return NOBODY if self.phase == OVER else _THE_PLAYER

    def chance(self) -> Chance | None:
        """A draw has equal chances for all that is left of the chapter: nothing lies in an order (UFS-CAMP-2)."""
        if self.phase == BATTLE:
            return self.fought.chance()
        if self.phase == DEAL:
            return Chance(actions.DEALT, tuple(self.weights(kind) for kind in Kind))
        return None

    def legal(self, seat: Seat) -> list[int]:
        if seat != SOLO:
            return []
        if self.phase == BATTLE:
            return self.fought.legal(seat)
        if self.phase == BRIEFING:
            return [actions.OPEN_CHAPTER]
        if self.phase == CHOOSE:
            return [actions.CHOOSE_STACK | stack << 8 for stack in range(STACKS)]
        if self.phase == CITY:
            return [actions.CHOOSE_CITY | city << 8 for city in self.last_stands()]
        if self.phase == PREPARE:
            return self._preparations()
        return [actions.GO_ON] if self.phase == AFTERMATH else []

    def _preparations(self) -> list[int]:
        """Whom to bring and what sky to lay, each only once, and to begin: preparing always ends.

        A second game has the same characters and tiles as the first (UFS-CAMP-4); only the threat may change.
        """
        found = [actions.FIGHT | threat << 8 for threat in THREATS]
        if not self.entry.results:
            found += [actions.BRING | character << 8 for character in self.helpers()]
            found += [actions.LAY_ADVANCED | tile << 8 for tile in self.advanced_tiles()]
        return found

    def step(self, seat: Seat, action: int, events: list[Event] | None = None) -> None:
        verb, argument = action & 255, action >> 8
        told: list[Event] = [] if events is None else events
        if verb < actions.FIRST:
            self.fought.step(seat, action, events)
            outcome = self.fought.outcome()
            if outcome is not None:
                self.record(outcome.shares[SOLO] == 1, told)
        elif verb == actions.DEALT:
            self._deal(Stack(*(face - 1 for face in argument.to_bytes(len(Kind), "little"))), told)
        elif verb == actions.OPEN_CHAPTER:
            self._open_chapter(told)
        elif verb == actions.CHOOSE_STACK:
            self._choose_stack(argument, told)
        elif verb == actions.CHOOSE_CITY:
            self._choose_city(argument, told)
        elif verb == actions.BRING:
            self.entry.helpers.append(argument)
            told.append(happenings.CharacterBrought(rule="UFS-CAMP-10", character=name(Kind.CHARACTER, argument)))
        elif verb == actions.LAY_ADVANCED:
            self.entry.advanced.append(argument)
            told.append(happenings.AdvancedTileLaid(rule="UFS-STAR-1", tile=argument))
        elif verb == actions.FIGHT:
            self._fight(argument, told)
        else:
            self._go_on()

    def _open_chapter(self, told: list[Event]) -> None:
        """See what a chapter brings (UFS-CAMP-1): two attacks, or the final battle."""
        self.phase = CITY if self.chapter == FINAL_CHAPTER else DEAL
        told.append(happenings.ChapterOpened(rule="UFS-CAMP-1", chapter=self.chapter))

    def _deal(self, stack: Stack, told: list[Event]) -> None:
        """Lay out a stack (UFS-CAMP-2), for the second battle of a chapter from what the first left (UFS-CAMP-6)."""
        is_second = any(entry.chapter == self.chapter for entry in self.sheet)
        rule = "UFS-CAMP-6" if is_second else "UFS-CAMP-2"
        told.append(happenings.StackDrawn(rule=rule, stack=len(self.offer), **_names(stack)))
        self.offer.append(stack)
        if len(self.offer) == STACKS:
            self.phase = CHOOSE

    def _choose_stack(self, chosen: int, told: list[Event]) -> None:
        """Take one stack into battle; the elements of the other leave the campaign (UFS-CAMP-2, UFS-CAMP-14)."""
        other = 1 - chosen
        told.append(happenings.StackChosen(rule="UFS-CAMP-2", stack=chosen, **_names(self.offer[chosen])))
        told.append(happenings.StackLost(rule="UFS-CAMP-14", stack=other, **_names(self.offer[other])))
        self.given_up.append(self.offer[other])
        self._prepare(self.offer[chosen])
        self.offer.clear()

    def _choose_city(self, city: int, told: list[Event]) -> None:
        """Make a stand of the final battle in a city that is left (UFS-CAMP-11)."""
        told.append(happenings.CityChosen(rule="UFS-CAMP-11", city=name(Kind.CITY, city)))
        self._prepare(Stack(number(Kind.SCENARIO, FINAL_SCENARIO), city, NOBODY_NEW))

    def _prepare(self, stack: Stack) -> None:
        self.sheet.append(Entry(self.chapter, stack, [], [], []))
        self.phase = PREPARE

    def _fight(self, threat: int, told: list[Event]) -> None:
        """Begin a game at any threat level (UFS-CAMP-9), on the damaged city if the first was lost (UFS-CAMP-4)."""
        self.threat = threat
        options = battle_options(self.entry, len(self.entry.results), threat)
        self.battle = rules.new(lay_out(options))
        self.phase = BATTLE
        told.append(
            happenings.BattleBegan(
                rule="UFS-CAMP-11" if self.chapter == FINAL_CHAPTER else "UFS-CAMP-4",
                city=options.city,
                side=SIDES[options.damaged],
                scenario=options.scenario,
                threat=threat,
            )
        )

    def record(self, is_won: bool, told: list[Event]) -> None:
        """Write the result of the game at hand on the sheet (UFS-CAMP-5) and see what it leaves (UFS-CAMP-7)."""
        entry = self.entry
        city, side = name(Kind.CITY, entry.stack.city), SIDES[len(entry.results)]
        entry.results.append(self.threat if is_won else LOST)
        self.phase = AFTERMATH
        if is_won:
            told.append(happenings.BattleWon(rule="UFS-CAMP-5", city=city, side=side, threat=self.threat))
        else:
            told.append(happenings.BattleLost(rule="UFS-CAMP-5", city=city, side=side))
        if self.chapter == FINAL_CHAPTER:
            self._end_last_stand(city, told)
        elif not entry.is_over:
            told.append(happenings.CityDamaged(rule="UFS-CAMP-4", city=city))
        else:
            kind = happenings.CitySaved if is_won else happenings.CityLost
            told.append(kind(rule="UFS-CAMP-7", city=city))
            character = name(Kind.CHARACTER, entry.stack.character)
            told.append(happenings.CharacterJoined(rule="UFS-CAMP-7", character=character))

    def _end_last_stand(self, city: str, told: list[Event]) -> None:
        """The first stand that is won ends the campaign; so does losing the last city (UFS-CAMP-11)."""
        is_won = self.entry.is_won
        if not is_won:
            told.append(happenings.CityLost(rule="UFS-CAMP-11", city=city))
        if is_won or not self.last_stands():
            self.phase = OVER
            told.append(
                happenings.CampaignEnded(rule="UFS-CAMP-12", result="won" if is_won else "lost", score=self.score)
            )

    def _go_on(self) -> None:
        self.battle = None
        if not self.entry.is_over:
            self.phase = PREPARE
        elif self.chapter == FINAL_CHAPTER:
            self.phase = CITY
        elif self.is_chapter_done:
            self.chapter += 1
            self.phase = BRIEFING
        else:
            self.phase = DEAL

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        is_won = self.entry.is_won
        return Outcome((1.0 if is_won else 0.0,), "campaign-won" if is_won else "campaign-lost")

    def estimate(self, seat: Seat) -> float:
        return estimate(self)

    @property
    def fought(self) -> FallingSkies:
        """The battle under way."""
        assert self.battle is not None
        return self.battle

    def copy(self) -> "Campaign":
        return Campaign(
            self.name,
            self.phase,
            self.chapter,
            self.threat,
            self.offer.copy(),
            self.given_up.copy(),
            [entry.copy() for entry in self.sheet],
            None if self.battle is None else self.battle.copy(),
        )


def new(options: CampaignOptions) -> Campaign:
    """Before the first briefing."""
    return Campaign(options.name, BRIEFING, 1, options.threat, [], [], [], None)


def battle_options(entry: Entry, games: int, threat: int) -> BoxOptions:
    """How a game of a battle is laid out when so many have been played.

    New characters show their normal side, kept ones the upgraded one (UFS-CAMP-8).
    """
    stack = entry.stack
    return BoxOptions(
        city=name(Kind.CITY, stack.city),
        damaged=games > 0,
        threat=threat,
        advanced=tuple(HEIGHTS[tile - 1] for tile in sorted(entry.advanced)),
        final_tile=entry.chapter == FINAL_CHAPTER,
        scenario=name(Kind.SCENARIO, stack.scenario),
        characters=() if stack.character == NOBODY_NEW else (name(Kind.CHARACTER, stack.character),),
        upgraded=tuple(name(Kind.CHARACTER, helper) for helper in entry.helpers),
    )


def _names(stack: Stack) -> dict[str, str]:
    return {kind.name.lower(): name(kind, stack[kind]) for kind in Kind}

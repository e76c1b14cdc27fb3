"""How a battle is fought: a scenario as the rules want it, and the readings that the options choose."""

from typing import Final, final

from saucer.games.mars_attacks.board import HALVES, HUMAN, MARTIAN, Unit
from saucer.games.mars_attacks.terrain import Terrain

ALL: Final = 0
ALL_BUT_KILLER: Final = 1
SAME_SIDE: Final = 2


@final
class Force:
    """Models of one kind that begin together, in a zone or waiting to enter."""

    def __init__(self, unit: int, first: int, count: int, zone: list[int], enters: bool) -> None:
        self.unit = unit
        self.first = first
        """Its first model; the others follow."""
        self.count = count
        self.zone = zone
        self.enters = enters


@final
class Scenario:
    """Terrain, forces and points."""

    def __init__(
        self,
        terrain: Terrain,
        units: list[Unit],
        kinds: list[int],
        forces: list[Force],
        first: int,
        goal: int,
        counters: int,
        exits: list[list[int]],
        hideouts: list[int],
        hidden: int,
        found: int,
        kills: list[list[list[int]]],
        counter_points: list[int],
        returns: list[int],
        rule: str,
    ) -> None:
        self.terrain = terrain
        self.units = units
        self.kinds = kinds
        """By model: its unit."""
        self.forces = forces
        self.first = first
        """Who takes the first Turn (MA-ROUND-2)."""
        self.goal = goal
        self.counters = counters
        self.exits = exits
        """By model: points for leaving by each square; empty: it may not leave, 0: not there."""
        self.hideouts = hideouts
        self.hidden = hidden
        """The model that hides in one of them, or -1."""
        self.found = found
        """Points for the human player if a human finds it."""
        self.kills = kills
        """By side, SHOOT or FIGHT, and victim's unit: points for a kill."""
        self.counter_points = counter_points
        """By side: for each wanted counter after the first."""
        self.returns = returns
        """Squares where killed Martians come back (MA-CARD-MORE)."""
        self.rule = rule
        """Which rule sets it up."""
        self.sides = [0, 0]
        """By side: the set of its models."""
        self.numbers: list[int] = []
        """By model: which of its kind, from 1."""
        self.braves = 0
        counts = [0] * len(units)
        for model, kind in enumerate(kinds):
            counts[kind] += 1
            self.numbers.append(counts[kind])
            self.sides[units[kind].side] |= 1 << model
            if units[kind].brave:
                self.braves |= 1 << model
        self.enters: list[list[int]] = [[] for _ in kinds]
        """By model: where it may enter the board."""
        for force in forces:
            if force.enters:
                for model in range(force.first, force.first + force.count):
                    self.enters[model] = force.zone


@final
class Way:
    """A scenario, the deck, and the readings."""

    def __init__(
        self,
        scenario: Scenario,
        halves: list[list[int]],
        panic_testers: int,
        last_mover_first: bool,
        cards_after_all: bool,
        own_kills_score: bool,
        authority_alone: bool,
        card_per_model: bool,
        round_cap: int,
        answer_time: int,
    ) -> None:
        self.scenario = scenario
        self.halves = halves
        """By side and card: what it may use of it; an event is the same for both."""
        self.panic_testers = panic_testers
        self.last_mover_first = last_mover_first
        """Who refreshes first: not the first finisher (MA-GAP-02)."""
        self.cards_after_all = cards_after_all
        """Turns go on until both have passed (MA-GAP-05)."""
        self.own_kills_score = own_kills_score
        self.authority_alone = authority_alone
        self.card_per_model = card_per_model
        self.round_cap = round_cap
        self.answer_time = answer_time
        """How long, in milliseconds, one may think about an answer; 0: as long as one likes."""
        self.copies = [0] * HALVES
        """By half: how many cards have it."""
        for card, half in enumerate(halves[MARTIAN]):
            self.copies[half] += 1
            if halves[HUMAN][card] != half:
                self.copies[halves[HUMAN][card]] += 1

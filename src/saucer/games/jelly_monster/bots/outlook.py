"""What a round is worth as its dice lie: light to change, and scored at once."""

from typing import Final, final

from saucer.games.jelly_monster import actions, board
from saucer.games.jelly_monster.board import ZONES, Way
from saucer.games.jelly_monster.state import Hunt, is_blocked

QUESTION: Final = 3.5
"""What a die shows on average for a pod with a question mark."""
LEAST_OF_OTHERS: Final = 3.0
"""What others discard, who keep their best pods."""


@final
class Outlook:
    """Dice and targets of all districts, what scoring them would bring to each seat, and how to change them back.

    By district * seats + seat: `shown` has three bits for each value, how many dice show it; `totals` and `dice` are of
    those that count. Nothing is read off the state that `seat` may not know.
    """

    def __init__(
        self,
        way: Way,
        faces: list[int],
        targets: list[int],
        shown: list[int],
        totals: list[int],
        dice: list[int],
        centre: list[int],
        jelly: list[int],
        pods: list[int],
        pod_worth: float,
        discard_costs: list[float],
        arrows: list[int],
    ) -> None:
        self.way = way
        self.faces = faces
        self.targets = targets
        self.shown = shown
        self.totals = totals
        self.dice = dice
        self.centre = centre
        self.jelly = jelly
        self.pods = pods
        self.pod_worth = pod_worth
        self.discard_costs = discard_costs
        self.arrows = arrows
        """The districts with arrows: their scoring may change with any other's target."""

    def copy(self) -> "Outlook":
        """One whose dice and targets can be changed apart from this one's."""
        return Outlook(
            self.way,
            self.faces,
            self.targets.copy(),
            self.shown.copy(),
            self.totals.copy(),
            self.dice.copy(),
            self.centre.copy(),
            self.jelly,
            self.pods,
            self.pod_worth,
            self.discard_costs,
            self.arrows,
        )

    def add(self, district: int, seat: int, value: int) -> None:
        """One more die at an entrance: the second of its value cancels the first (JM-SCORE-2)."""
        place = district * self.way.seats + seat
        before = self.shown[place] >> 3 * value & 7
        self.shown[place] += 1 << 3 * value
        if before == 0:
            self.totals[place] += value
            self.dice[place] += 1
        elif before == 1:
            self.totals[place] -= value
            self.dice[place] -= 1

    def remove(self, district: int, seat: int, value: int) -> None:
        """One die less there."""
        place = district * self.way.seats + seat
        before = self.shown[place] >> 3 * value & 7
        self.shown[place] -= 1 << 3 * value
        if before == 1:
            self.totals[place] -= value
            self.dice[place] -= 1
        elif before == 2:
            self.totals[place] += value
            self.dice[place] += 1

    def do(self, seat: int, action: int) -> None:
        """Place a die, with its effect."""
        district = action >> 16 & 255
        self.add(district, seat, action >> 8 & 255)
        verb = action & 255
        if verb == actions.EXPEL:
            owner = action >> 24 & 255
            self.remove(district, owner, action >> 32 & 255)
            self.centre[owner] += 1
        elif verb == actions.MOVE:
            self.targets[district] += 1 if action >> 24 & 255 else -1

    def undo(self, seat: int, action: int) -> None:
        """Take back what `do` did."""
        district = action >> 16 & 255
        self.remove(district, seat, action >> 8 & 255)
        verb = action & 255
        if verb == actions.EXPEL:
            owner = action >> 24 & 255
            self.add(district, owner, action >> 32 & 255)
            self.centre[owner] -= 1
        elif verb == actions.MOVE:
            self.targets[district] -= 1 if action >> 24 & 255 else -1

    def gains(self) -> list[list[float]]:
        """By district, then the centre: what each seat would gain."""
        return [self.gains_at(district) for district in range(self.way.districts + 1)]

    def gains_at(self, district: int) -> list[float]:
        """What each seat would gain if the district, or the centre, were scored now."""
        if district == self.way.districts:
            return self._gains_on_centre()
        seats = self.way.seats
        gains = [0.0] * seats
        first = district * seats
        best = 0
        for seat in range(seats):
            best = max(best, self.totals[first + seat])
        if best > 0:
            majority = 0
            for seat in range(seats):
                if self.totals[first + seat] == best:
                    majority |= 1 << seat
            self.reward(district, district, majority, majority, 1 << district, gains)
        return gains

    def touched(self, action: int) -> list[int]:
        """The districts whose scoring a placement may change; the number after the last stands for the centre."""
        district = action >> 16 & 255
        found = [district]
        verb = action & 255
        if verb == actions.MOVE:
            found += [other for other in self.arrows if other != district]
        elif verb == actions.EXPEL:
            found.append(self.way.districts)
        return found

    def _gains_on_centre(self) -> list[float]:
        """A pod for whoever has most dice there (JM-CENTRE-1)."""
        most = max(self.centre)
        return [self.pod_worth if dice == most and most > 0 else 0.0 for dice in self.centre]

    def reward(
        self, district: int, printed: int, players: int, majority: int, visited: int, gains: list[float]
    ) -> None:
        """Add what the targeted reward of `printed` brings to `players` of `district`."""
        zone = self.way.city.zones[self.faces[printed] * ZONES + self.targets[printed]]
        self._resolve(zone, district, printed, players, majority, visited, gains)

    def _resolve(
        self,
        zone: list[int],
        district: int,
        printed: int,
        players: int,
        majority: int,
        visited: int,
        gains: list[float],
    ) -> None:
        seats = self.way.seats
        for number in zone:
            icon = self.way.city.icons[number]
            kind = icon.kind
            if kind == board.JELLY:
                for seat in range(seats):
                    if players >> seat & 1:
                        gains[seat] += icon.amount
            elif kind == board.POD:
                for seat in range(seats):
                    if players >> seat & 1:
                        gains[seat] += self.pod_worth
            elif kind == board.DISCARD:
                for seat in range(seats):
                    if players >> seat & 1 and self.pods[seat] > 0:
                        gains[seat] -= self.discard_costs[seat]
            elif kind == board.PER_POD:
                for seat in range(seats):
                    if players >> seat & 1:
                        gains[seat] += icon.amount * self.pods[seat]
            elif kind == board.LEFT:
                self.copied(0, district, printed, players, majority, visited, gains)
            elif kind == board.RIGHT:
                self.copied(1, district, printed, players, majority, visited, gains)
            elif kind == board.EITHER:
                self._better_side(district, printed, players, majority, visited, gains)
            elif kind == board.TAKE:
                self._transfer(~majority & (1 << seats) - 1, players, icon.amount, gains)
            elif kind == board.GIVE:
                self._transfer(players, ~majority & (1 << seats) - 1, icon.amount, gains)
            elif kind == board.PODIUM:
                self._podium(icon, district, gains)
            else:
                for band in icon.bands:
                    within = 0
                    for seat in range(seats):
                        if players >> seat & 1 and band.least <= self.dice[district * seats + seat] <= band.most:
                            within |= 1 << seat
                    if within:
                        self._resolve(band.icons, district, printed, within, majority, visited, gains)

    def copied(
        self, side: int, district: int, printed: int, players: int, majority: int, visited: int, gains: list[float]
    ) -> None:
        """Add what the neighbour's reward brings; nothing where the arrows lead back (JM-REW-COPY-4)."""
        districts = self.way.districts
        neighbour = (printed + (1 if side else districts - 1)) % districts
        if not visited >> neighbour & 1:
            self.reward(district, neighbour, players, majority, visited | 1 << neighbour, gains)

    def better_side(self, district: int, printed: int, players: int, majority: int, visited: int) -> int:
        """Which way a double arrow points if those who choose want most for themselves together: 0 left, 1 right."""
        return (
            1
            if self._sum_of_side(1, district, printed, players, majority, visited)
            >= self._sum_of_side(0, district, printed, players, majority, visited)
            else 0
        )

    def _sum_of_side(self, side: int, district: int, printed: int, players: int, majority: int, visited: int) -> float:
        gains = [0.0] * self.way.seats
        self.copied(side, district, printed, players, majority, visited, gains)
        total = 0.0
        for seat in range(self.way.seats):
            if players >> seat & 1:
                total += gains[seat]
        return total

    def _better_side(
        self, district: int, printed: int, players: int, majority: int, visited: int, gains: list[float]
    ) -> None:
        side = self.better_side(district, printed, players, majority, visited)
        self.copied(side, district, printed, players, majority, visited, gains)

    def _transfer(self, payers: int, payees: int, amount: int, gains: list[float]) -> None:
        """Everybody pays everybody; who has too little pays what there is, to all alike (JM-REW-SHORT)."""
        count = 0
        for seat in range(self.way.seats):
            count += payees >> seat & 1
        if count == 0:
            return
        for payer in range(self.way.seats):
            if payers >> payer & 1:
                paid = min(amount * count, self.jelly[payer]) / count
                for payee in range(self.way.seats):
                    if payees >> payee & 1:
                        gains[payee] += paid
                        gains[payer] -= paid

    def _podium(self, icon: board.Icon, district: int, gains: list[float]) -> None:
        """Equals share a rank, the next sum is the next (JM-REW-POM-1, JM-REW-POM-2)."""
        seats = self.way.seats
        first = district * seats
        for seat in range(seats):
            total = self.totals[first + seat]
            if total == 0:
                continue
            above = 0
            for value in range(total + 1, 22):
                for other in range(seats):
                    if self.totals[first + other] == value:
                        above += 1
                        break
            gains[seat] += icon.ranks[above] if above < len(icon.ranks) else icon.others


def outlook(state: Hunt, seat: int) -> Outlook:
    """The table as it lies, in the eyes of `seat`."""
    way = state.way
    seats, values = way.seats, way.city.pod_values
    places = [0] * (way.districts * seats)
    centre = [0] * seats
    for die in state.centre:
        centre[die >> 3] += 1
    found = Outlook(
        way,
        state.faces,
        state.targets.copy(),
        places,
        places.copy(),
        places.copy(),
        centre,
        state.jelly,
        [len(pods) for pods in state.pods],
        _mean_pod(way),
        [LEAST_OF_OTHERS] * seats,
        [district for district in range(way.districts) if _has_arrow(way, state.faces[district])],
    )
    for district in range(way.districts):
        for die in state.entrances[district]:
            found.add(district, die >> 3, die & 7)
    for kind in state.pods[seat]:
        found.discard_costs[seat] = min(found.discard_costs[seat], values[kind] or QUESTION)
    return found


def _mean_pod(way: Way) -> float:
    total, pods = 0.0, 0
    for kind, count in enumerate(way.city.pod_counts):
        total += count * (way.city.pod_values[kind] or QUESTION)
        pods += count
    return total / pods


def _has_arrow(way: Way, face: int) -> bool:
    for zone in range(ZONES):
        for number in way.city.zones[face * ZONES + zone]:
            if board.LEFT <= way.city.icons[number].kind <= board.EITHER:
                return True
    return False


def sensible(state: Hunt, seat: int) -> list[int]:
    """All placements of the roll in hand whose effect has its object there: in live play others are legal, too."""
    values = 0
    for value in state.rolls[seat]:
        values |= 1 << value
    return placements(state, values)


def placements(state: Hunt, values: int) -> list[int]:
    """All ways of placing a die of one of these values, with or without its effect."""
    covered = 0 if state.way.live else 1
    found: list[int] = []
    for district in range(state.way.districts):
        if is_blocked(state, district):
            continue
        target = state.targets[district]
        for value in range(1, 7):
            if not values >> value & 1:
                continue
            placed = value << 8 | district << 16
            found.append(actions.PLACE | placed | covered << 24)
            if value <= 2:
                seen = 0
                for die in state.entrances[district]:
                    if not seen >> die & 1:
                        seen |= 1 << die
                        found.append(actions.EXPEL | placed | die >> 3 << 24 | (die & 7) << 32 | covered << 40)
            elif value <= 4:
                if target > 0:
                    found.append(actions.MOVE | placed | covered << 32)
                if target < ZONES - 1:
                    found.append(actions.MOVE | placed | 1 << 24 | covered << 32)
    return found

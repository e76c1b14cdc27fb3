"""A second resolution, written from the rulebook as plainly as can be, to compare the quick one with.

It shares with the game only the table of cards and tracks. Everything happens at once where the rulebook says so: no
stack of things to do, no packed sets, no events.
"""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from saucer.games.space_alert import components
from saucer.games.space_alert.components import EffectRow, ThreatRow

ZONES = ["red", "white", "blue"]
READINGS = {
    "marauder_against_pulse": False,
    "scout_in_empty_bursts": True,
    "doubling": "multiplies",
    "asteroid_bursts": "card",
    "landing_adds_to_delay": True,
    "checks_in_test_runs": True,
    "stealth_fighter_speed": 3,
    "pulse_ball_y": 1,
    "amoeba_z": 5,
    "man_of_war_x": 2,
    "man_of_war_z": 5,
    "scout_z": 3,
    "saboteur_speed": 4,
    "unstable_warheads_speed": 3,
    "skirmishers_x": "move",
    "overheated_reactor_z": 3,
    "crossed_wires_z": "own",
    "seeker_retaliates": False,
}
"""Of doubtful passages and of disputed figures, where a mission does not name its own."""
PLACES = [f"{deck}_{zone}" for deck in ("upper", "lower") for zone in ZONES]


class ShipLost(Exception):
    """Raised with the threat that did it."""


@dataclass(eq=False)
class Figure:
    cards: list[str | None]
    where: str = "upper_white"
    squad: "Squad | None" = None
    awake: bool = True
    late: bool = False


@dataclass(eq=False)
class Squad:
    rack: str | None
    active: bool = True


@dataclass(eq=False)
class Foe:
    row: ThreatRow
    turn: int
    zone: str | None
    length: int
    marks: dict[int, str]
    speed: int
    fate: str = "ahead"
    at: int = 0
    hurt: int = 0
    hp: int = 0
    shield: int = 0
    tiles: dict[str, int] = field(default_factory=dict)
    """Station: hits that its tile still takes; only Slime has more than one way to use it."""
    seen: int = 0
    visible: bool = True
    adult: bool = False
    frozen: bool = False
    helping: bool = False

    @property
    def outside(self) -> bool:
        return self.row.kind == "external"

    def has(self, trait: str) -> bool:
        return trait in self.row.traits

    @property
    def distance(self) -> int:
        return 1 if self.at <= 5 else 2 if self.at <= 10 else 3


def zone_of(place: str) -> str:
    return place.split("_")[1]


def other_deck(place: str) -> str:
    deck, zone = place.split("_")
    return f"{'lower' if deck == 'upper' else 'upper'}_{zone}"


def beside(place: str, way: str) -> str | None:
    """To the left, to the right or on the other deck; None where the ship ends."""
    if way == "deck":
        return other_deck(place)
    deck, zone = place.split("_")
    number = ZONES.index(zone) + (1 if way == "right" else -1)
    return f"{deck}_{ZONES[number]}" if 0 <= number < 3 else None


class Model:
    """One mission."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.turns = len(document["players"][0]["actions"])
        self.readings: dict[str, Any] = READINGS | document.get("options", {})
        players = sorted(document["players"], key=lambda player: int(player["order"]))
        self.crew = [Figure([entry[0] if entry else None for entry in player["actions"]]) for player in players]
        carried = document["initial_damage"] or {}
        self.old = {zone: list(carried.get(zone, [])) for zone in ZONES}
        self.tiles = {zone: list(self.old[zone]) for zone in ZONES}
        self.pile = {zone: [t for t in document["damage_order"][zone] if t not in self.old[zone]] for zone in ZONES}
        self.shield = {zone: 1 - ("shield" in self.old[zone]) for zone in ZONES}
        self.reactor = {"red": 2, "white": 3, "blue": 2}
        for zone in ZONES:
            self.reactor[zone] -= "reactor" in self.old[zone]
        self.fuel, self.rockets = 3, 3
        self.track: list[int] = [0, 0]
        self.squads = [Squad("lower_red"), Squad("upper_blue")]
        self.foes = [self.foe(each, document["tracks"]) for each in document["threats"]]
        self.foes.sort(key=lambda foe: (foe.turn, not foe.outside))
        self.doubled: list[str] = []
        self.serviced: set[int] = set()
        self.best = {1: 0, 2: 0, 3: 0}
        self.turn = 0

    def foe(self, each: dict[str, Any], tracks: dict[str, int]) -> Foe:
        row = self.printed(components.threats()[each["id"]])
        number = tracks[each["zone"] if row.kind == "external" else "internal"]
        track = next(track for track in components.track_rows() if track.number == number)
        marks = dict.fromkeys(track.x, "x") | dict.fromkeys(track.y, "y") | {1: "z"}
        return Foe(
            row,
            each["turn"],
            each["zone"],
            track.length,
            marks,
            row.speed,
            hp=row.hp,
            shield=row.shield,
            visible="hidden" not in row.traits,
            frozen="cryoshield" in row.traits,
        )

    def printed(self, row: ThreatRow) -> ThreatRow:
        """A card as the sources say that the mission believes; some differences are in the rules instead."""
        speeds = {
            "E1-03": ("stealth_fighter_speed", 4),
            "I1-03": ("saboteur_speed", 3),
            "I1-04": ("saboteur_speed", 3),
            "I1-07": ("unstable_warheads_speed", 2),
        }
        name, speed = speeds.get(row.id, ("", 0))
        if name and self.readings[name] == speed:
            row = msgspec.structs.replace(row, speed=speed)
        strengths = {
            "E1-01": {"y": "pulse_ball_y"},
            "E1-09": {"z": "amoeba_z"},
            "E2-02": {"z": "scout_z"},
            "SE1-02": {"x": "man_of_war_x", "z": "man_of_war_z"},
            "I2-06": {"z": "overheated_reactor_z"},
        }
        for letter, option in strengths.get(row.id, {}).items():
            first, *others = getattr(row, letter)
            first = msgspec.structs.replace(first, n=self.readings[option])
            row = msgspec.structs.replace(row, **{letter: (first, *others)})
        return row

    # The frame

    def resolve(self) -> dict[str, Any]:
        culprit = None
        try:
            for turn in range(1, self.turns + 1):
                self.turn = turn
                self.play_turn()
            self.turn += 1
            self.begin_turn()
            self.compute_damage()
            for figure in self.crew:
                if figure.where == "space" and figure.awake:
                    self.arrive(figure, "upper_red")
            self.threats_act()
        except ShipLost as lost:
            culprit = lost.args[0].row.id
        return self.result(culprit)

    def play_turn(self) -> None:
        self.begin_turn()
        for foe in self.foes:
            if foe.turn == self.turn:
                self.appear(foe)
        for figure in self.crew:
            self.act(figure)
        for foe in self.foes:
            if foe.row.bonus and foe.fate == "present" and self.pressed.get(id(foe), set()) == set(foe.row.stations):
                foe.hurt += foe.row.bonus
                self.mended(foe)
        phase = 1 if self.turn <= 3 else 2 if self.turn <= 7 else 3
        self.best[phase] = max(self.best[phase], self.lookers)
        self.compute_damage()
        self.threats_act()
        is_checked = self.turn in (2, 5, 9) and (self.turns == 12 or self.readings["checks_in_test_runs"])
        if is_checked and phase not in self.serviced:
            for figure in self.crew:
                self.delay(figure)

    def begin_turn(self) -> None:
        self.lifted: set[str] = set()
        self.shots: dict[str, int] = {}
        self.sortie: int | None = None
        self.lookers = 0
        self.pressed: dict[int, set[str]] = {}
        self.holding = 0
        for figure in self.crew:
            figure.late = False

    def appear(self, foe: Foe) -> None:
        foe.fate, foe.at = "present", foe.length
        for place in foe.row.stations:
            foe.tiles[place] = 2 if foe.has("slime") else 1
        if foe.has("warheads"):
            foe.hp = self.rockets
            if foe.hp == 0:
                self.remove(foe)

    def result(self, culprit: str | None) -> dict[str, Any]:
        gained = sum(foe.row.destroyed for foe in self.foes if foe.fate == "destroyed")
        gained += sum(foe.row.survived or 0 for foe in self.foes if foe.fate == "survived")
        counts = [len(self.tiles[zone]) for zone in ZONES]
        visual = sum((0, 1, 2, 3, 5, 7)[count] for count in self.best.values())
        down = [not figure.awake for figure in self.crew]
        asleep = sum(not squad.active for squad in self.squads)
        cost = sum(counts) + max(counts) + 2 * sum(down) + asleep
        return {
            "status": "lost" if culprit else "won",
            "destroyed_by": culprit,
            "last_turn": self.turn,
            "score": None if culprit else gained - cost + visual,
            "points_before_penalties": gained,
            "penalties": cost,
            "visual": visual,
            "damage": dict(zip(ZONES, counts, strict=True)),
            "damage_tiles": {zone: sorted(self.tiles[zone]) for zone in ZONES},
            "knocked_out": down,
            "disabled_squads": asleep,
            "threats_destroyed": sorted(foe.row.id for foe in self.foes if foe.fate == "destroyed"),
            "threats_survived": sorted(foe.row.id for foe in self.foes if foe.fate == "survived"),
            "rockets_left": self.rockets,
            "fuel_left": self.fuel,
        }

    # Crew

    def push_on(self, figure: Figure, slot: int) -> None:
        """Move the card of a slot, and those in its way, one to the right."""
        if slot >= len(figure.cards) or figure.cards[slot] is None:
            return
        gap = slot
        while gap < len(figure.cards) and figure.cards[gap] is not None:
            gap += 1
        figure.cards[slot + 1 : gap + 1] = figure.cards[slot:gap]
        figure.cards[slot] = None
        del figure.cards[self.turns :]

    def delay(self, figure: Figure) -> None:
        if figure.awake and figure.where != "space" and not figure.late:
            figure.late = True
            self.push_on(figure, self.turn)

    def knock_out(self, figure: Figure) -> None:
        figure.awake = False
        if figure.squad:
            figure.squad.active = False

    def arrive(self, figure: Figure, place: str) -> None:
        figure.where = place
        for foe in self.foes:
            if place in foe.tiles and foe.has("slime"):
                self.delay(figure)
            if place in foe.tiles and foe.has("tile-by-tile") and foe.fate == "survived":
                self.knock_out(figure)

    def act(self, figure: Figure) -> None:
        if not figure.awake:
            return
        card = figure.cards[self.turn - 1]
        if figure.where == "space":
            if card in ("bots", "heroic_bots"):
                self.sortie = 1 if card == "heroic_bots" else 0
            else:
                self.push_on(figure, self.turn - 1)
                figure.late = card is not None and not self.readings["landing_adds_to_delay"]
                self.arrive(figure, "upper_red")
            return
        if card is None:
            return
        heroic = card.startswith("heroic_")
        match card.removeprefix("heroic_"):
            case "A":
                self.fire(figure.where, heroic)
            case "B":
                if not self.press(figure, "B", 2 if heroic else 1):
                    self.transfer(figure.where, heroic)
            case "C":
                if not self.press(figure, "C", 1):
                    self.use(figure)
            case "bots":
                self.strike(figure, heroic)
            case "red" | "blue":
                there = beside(figure.where, "left" if card == "red" else "right")
                if there:
                    self.arrive(figure, there)
            case "lift":
                zone = zone_of(figure.where)
                slow = zone in self.lifted or "gravolift" in self.tiles[zone]
                self.lifted.add(zone)
                self.arrive(figure, other_deck(figure.where))
                if slow:
                    self.delay(figure)
            case move:
                place = move.removeprefix("move:")
                if place != figure.where:
                    self.arrive(figure, place)

    def press(self, figure: Figure, button: str, amount: int) -> bool:
        """Whether a malfunction has the button; if so, it is worked on."""
        for foe in self.foes:
            if foe.row.button != button or figure.where not in foe.tiles:
                continue
            if foe.fate != "present":
                return True
            if foe.has("three-at-once"):
                self.holding += 1
                if self.holding == 3:
                    self.remove(foe)
                return True
            self.pressed.setdefault(id(foe), set()).add(figure.where)
            foe.hurt += amount
            self.mended(foe)
            return True
        return False

    def mended(self, foe: Foe) -> None:
        if foe.hurt < foe.hp:
            return
        self.remove(foe)
        if foe.has("melts-down"):
            for figure in self.crew:
                if figure.where in ("lower_red", "lower_blue"):
                    self.knock_out(figure)

    def remove(self, foe: Foe) -> None:
        foe.fate = "destroyed"
        foe.tiles.clear()
        foe.helping = False
        if foe.has("fissure"):
            self.doubled = []

    def fire(self, place: str, heroic: bool) -> None:
        if place in self.shots:
            return
        if place not in ("lower_red", "lower_blue"):
            if self.reactor[zone_of(place)] == 0:
                return
            self.reactor[zone_of(place)] -= 1
        self.shots[place] = int(heroic)

    def shield_room(self, zone: str) -> int:
        return {"red": 2, "white": 3, "blue": 2}[zone] - ("shield" in self.tiles[zone]) - self.shield[zone]

    def reactor_room(self, zone: str) -> int:
        return {"red": 3, "white": 5, "blue": 3}[zone] - ("reactor" in self.tiles[zone]) - self.reactor[zone]

    def transfer(self, place: str, heroic: bool) -> None:
        deck, zone = place.split("_")
        if place == "lower_white":
            if self.fuel:
                self.fuel -= 1
                cubes = max(0, self.reactor_room("white"))
                self.reactor["white"] += cubes + (1 if heroic and cubes else 0)
            return
        source = zone if deck == "upper" else "white"
        room = self.shield_room(zone) if deck == "upper" else self.reactor_room(zone)
        cubes = max(0, min(room, self.reactor[source]))
        self.reactor[source] -= cubes
        (self.shield if deck == "upper" else self.reactor)[zone] += cubes + (1 if heroic and cubes else 0)

    def use(self, figure: Figure) -> None:
        match figure.where:
            case "upper_white":
                if self.turn in (1, 2, 4, 5, 8, 9):
                    self.serviced.add(1 if self.turn <= 3 else 2 if self.turn <= 7 else 3)
            case "lower_white":
                self.lookers += 1
            case "lower_blue":
                if self.rockets and not self.track[0]:
                    self.rockets -= 1
                    self.track[0] = 1
            case "upper_red":
                alone = all(other.where != "space" for other in self.crew)
                if alone and figure.squad and figure.squad.active:
                    figure.where = "space"
                    self.sortie = 0
            case _:
                if figure.squad:
                    figure.squad.active = True
                else:
                    for squad in self.squads:
                        if squad.rack == figure.where:
                            squad.rack, figure.squad = None, squad
                            break

    def strike(self, figure: Figure, heroic: bool) -> None:
        if not figure.squad or not figure.squad.active:
            return
        for foe in self.foes:
            if foe.row.kind == "intruder" and foe.fate == "present" and figure.where in foe.tiles:
                self.hit(figure, foe, heroic)
                return

    def hit(self, figure: Figure, foe: Foe, heroic: bool) -> None:
        assert figure.squad
        dead = False
        if foe.has("slime"):
            foe.tiles[figure.where] -= 1
            if foe.tiles[figure.where] == 0:
                del foe.tiles[figure.where]
            dead = not foe.tiles
        else:
            foe.hurt += 1
            if foe.has("tile-by-tile"):
                del foe.tiles[figure.where]
            dead = foe.hurt >= foe.hp
        if dead:
            self.remove(foe)
            if foe.has("kills-its-killer"):
                self.knock_out(figure)
        strikes_back = foe.has("retaliates") or (foe.has("retaliates-grown") and foe.adult)
        strikes_back |= foe.row.id == "SI2-02" and self.readings["seeker_retaliates"]
        if strikes_back and not heroic:
            figure.squad.active = False

    # Damage to threats

    def around(self) -> list[Foe]:
        return [foe for foe in self.foes if foe.outside and foe.fate == "present"]

    def targets(self, reach: int, forbidden: str = "") -> list[Foe]:
        found = [
            foe for foe in self.around() if foe.visible and foe.distance <= reach and forbidden not in foe.row.traits
        ]
        return [foe for foe in found if not (foe.has("not-at-distance-3") and foe.distance == 3)]

    def compute_damage(self) -> None:
        power: dict[int, int] = {}
        helped = sum(foe.helping and foe.row.id == "E2-06" for foe in self.foes)
        pulsed: list[Foe] = []
        hunted = None

        def aim(foe: Foe, strength: int) -> None:
            power[id(foe)] = power.get(id(foe), 0) + strength

        for place, bonus in self.shots.items():
            deck, zone = place.split("_")
            if place == "lower_white":
                pulsed = self.targets(1 if "pulse_cannon" in self.tiles["white"] else 2)
                for foe in pulsed:
                    aim(foe, 1 + bonus)
                continue
            tile = "heavy_laser" if deck == "upper" else "light_laser"
            strength = (5 if zone == "white" else 4) if deck == "upper" else 2
            strength += bonus - (tile in self.tiles[zone])
            near = [foe for foe in self.targets(3, "no-heavy-lasers" if deck == "upper" else "") if foe.zone == zone]
            if near:
                aim(min(near, key=lambda foe: foe.at), strength)
        if self.track[1]:
            magnets = [foe for foe in self.around() if foe.has("magnet")]
            near = magnets or self.targets(2, "no-rockets")
            if near:
                hunted = min(near, key=lambda foe: foe.at)
                aim(hunted, 0 if hunted.has("decoy") else 3)
        self.track[1] = 0
        doomed = self.sweep(aim)
        hurt: list[Foe] = []
        for foe in self.around():
            if id(foe) not in power:
                continue
            if foe.frozen:
                foe.frozen = False
                continue
            armour = foe.shield + helped
            if foe.has("pulse-opens") and foe in pulsed:
                armour = helped if self.readings["marauder_against_pulse"] else 0
            wound = power[id(foe)] - armour
            if foe.has("one-damage"):
                wound = min(wound, 1)
            if wound > 0:
                foe.hurt += wound
                hurt.append(foe)
        fallen: list[Foe] = []
        while dying := [foe for foe in self.around() if foe.hurt >= foe.hp]:
            for foe in dying:
                self.remove(foe)
                fallen.append(foe)
            for foe in dying:
                for other in self.around() if foe.row.blast else []:
                    other.hurt += foe.row.blast
                    hurt.append(other)
        if hunted and hunted.has("magnet"):
            hunted.shield += 1
        if doomed:
            self.knock_out(doomed)
        for foe in self.foes:
            if foe in fallen and foe.row.burst and (foe.seen or self.readings["scout_in_empty_bursts"]):
                factor = foe.row.burst if self.readings["asteroid_bursts"] == "card" else 1
                self.attack(foe, [str(foe.zone)], foe.seen * factor)
            if foe in hurt and foe.has("vengeful"):
                self.attack(foe, ZONES, 1)

    def sweep(self, aim: Any) -> Figure | None:
        """The interceptors; returns a pilot who is alone with the Behemoth."""
        if self.sortie is None:
            return None
        for foe in self.foes:
            if foe.has("fissure") and foe.fate == "present":
                foe.hurt += 1
                self.mended(foe)
                return None
        near = self.targets(1)
        pilot = next(figure for figure in self.crew if figure.where == "space")
        if len(near) == 1 and near[0].has("behemoth"):
            aim(near[0], 9 + self.sortie)
            return pilot
        for foe in near:
            aim(foe, (3 if len(near) == 1 else 1) + self.sortie)
        return None

    # Damage to the ship

    def attack(self, foe: Foe, zones: list[str], strength: int, twice: bool = False, through: bool = False) -> None:
        scouts = [other for other in self.foes if other.helping and other.row.id == "E2-02"]
        strength += sum(scout is not foe or self.readings["scout_z"] == 2 for scout in scouts)
        for zone in zones:
            taken = 0 if through else min(strength, self.shield[zone])
            self.shield[zone] -= taken
            self.damage(foe, zone, strength - taken, twice)

    def damage(self, foe: Foe, zone: str, amount: int, twice: bool = False) -> None:
        reasons = twice + (zone in self.doubled) + ("structural" in self.old[zone])
        if self.readings["doubling"] == "once":
            reasons = min(reasons, 1)
        for _ in range(amount * 2**reasons):
            if not self.pile[zone]:
                raise ShipLost(foe)
            self.tiles[zone].append(self.pile[zone].pop(0))
            self.shield[zone] += min(0, self.shield_room(zone)) if self.tiles[zone][-1] == "shield" else 0
            self.reactor[zone] += min(0, self.reactor_room(zone)) if self.tiles[zone][-1] == "reactor" else 0

    # Threats

    def threats_act(self) -> None:
        for foe in self.foes:
            if foe.fate == "present":
                self.advance(foe, foe.speed)
        if self.track[0]:
            self.track = [0, 1]

    def advance(self, foe: Foe, spaces: int) -> None:
        for _ in range(spaces):
            if foe.fate != "present":
                return
            foe.at -= 1
            letter = foe.marks.get(foe.at)
            if letter is None:
                continue
            foe.seen += letter != "z"
            for effect in getattr(foe.row, letter):
                if foe.fate == "present" and self.applies(foe, effect):
                    self.do(foe, effect)
            if letter == "z" and foe.fate == "present":
                foe.fate = "survived"
                if foe.row.kind == "intruder" and not foe.has("slime") and not foe.has("tile-by-tile"):
                    foe.tiles.clear()

    def applies(self, foe: Foe, effect: EffectRow) -> bool:
        if effect.when != "always" and (effect.when == "damaged") != (foe.hurt > 0):
            return False
        return not effect.below or foe.hurt < effect.below

    def zones(self, foe: Foe, effect: EffectRow) -> list[str]:
        own = foe.zone or zone_of(next(iter(foe.tiles)))
        if effect.zones == "own":
            return [own]
        return [zone for zone in ZONES if zone != own] if effect.zones == "others" else list(effect.zones)

    def concerned(self, foe: Foe, whom: str) -> list[Figure]:
        here = [figure for figure in self.crew if figure.where != "space" and figure.awake]
        active = [figure for figure in here if figure.squad and figure.squad.active]
        match whom:
            case "zone":
                return [figure for figure in here if zone_of(figure.where) == foe.zone]
            case "station" | "its-stations":
                return [figure for figure in here if figure.where in foe.tiles]
            case "leading":
                return active
            case "station-not-leading":
                return [figure for figure in here if figure.where in foe.tiles and figure not in active]
            case "off-the-bridge":
                return [figure for figure in here if figure.where != "upper_white"]
        return here

    def do(self, foe: Foe, effect: EffectRow) -> None:
        n, zones = effect.n, self.zones(foe, effect)
        place = next(iter(foe.tiles), "")
        match effect.do:
            case "attack":
                self.attack(foe, zones, n, effect.doubles, effect.pierces)
            case "attack-remaining-hp":
                self.attack(foe, zones, n * (foe.hp - foe.hurt))
            case "damage" if foe.has("slime"):
                for zone in ZONES:
                    if f"lower_{zone}" in foe.tiles:
                        self.damage(foe, zone, n)
            case "damage":
                for zone in zones:
                    self.damage(foe, zone, n)
            case "damage-each-of-its-stations":
                for zone in ZONES:
                    self.damage(foe, zone, n * sum(zone_of(tile) == zone for tile in foe.tiles))
            case "damage-per-player-in-station":
                self.damage(foe, zone_of(place), n * sum(figure.where == place for figure in self.crew))
            case "damage-per-unrepaired-rocket":
                self.damage(foe, "blue", n * max(0, self.rockets - foe.hurt))
            case "damage-per-energy-in-reactor":
                self.damage(foe, "white", self.reactor["white"])
            case "heal":
                foe.hurt = max(0, foe.hurt - n)
            case "heal-half":
                foe.hurt -= foe.hurt // 2
            case "speed":
                foe.speed += n
            case "shield-delta":
                foe.shield += n
            case "shield-set":
                foe.shield = n
            case "reveal":
                foe.visible = True
            case "grow-up":
                foe.adult = True
            case "strengthen-attacks" | "strengthen-shields":
                foe.helping = True
            case "advance-others":
                for other in self.foes:
                    if other is not foe and other.outside and other.fate == "present":
                        self.advance(other, n)
            case "drain-shields":
                for zone in zones:
                    self.shield[zone] = max(0, self.shield[zone] - n)
            case "drain-reactors":
                for zone in zones:
                    self.reactor[zone] = max(0, self.reactor[zone] - n)
            case "steal-energy":
                if self.reactor[zone_of(place)]:
                    self.reactor[zone_of(place)] -= 1
                else:
                    self.damage(foe, zone_of(place), n)
            case "short-circuit":
                moved = max(0, min(self.reactor["white"], self.shield_room("white")))
                self.shield["white"] += moved
                rest, self.reactor["white"] = self.reactor["white"] - moved, 0
                self.damage(foe, "white", rest)
            case "leak-shields":
                for zone in zones:
                    cubes, self.shield[zone] = self.shield[zone], 0
                    self.damage(foe, zone, cubes)
            case "leak-reactors":
                for zone in zones:
                    cubes, self.reactor[zone] = self.reactor[zone], 0
                    self.damage(foe, "white" if self.readings["crossed_wires_z"] == "white" else zone, cubes)
            case "self-damage":
                foe.hurt += n
                if foe.hurt >= foe.hp:
                    self.remove(foe)
            case "lose-mission":
                raise ShipLost(foe)
            case "delay-players":
                for figure in self.concerned(foe, effect.whom):
                    self.delay(figure)
            case "knock-out":
                for figure in self.concerned(foe, effect.whom):
                    self.knock_out(figure)
            case "move":
                there = beside(place, effect.to)
                is_still = foe.row.id in ("I1-01", "I1-02") and self.readings["skirmishers_x"] == "nothing"
                if there and not (is_still and effect in foe.row.x):
                    foe.tiles = {there: 1}
            case "seek":
                around = [there for way in ("left", "right", "deck") if (there := beside(place, way))]
                crowds = [sum(figure.where == there for figure in self.crew) for there in around]
                if crowds.count(max(crowds)) == 1:
                    foe.tiles = {around[crowds.index(max(crowds))]: 1}
            case "spread":
                slimy = {tile for other in self.foes if other.has("slime") for tile in other.tiles}
                for tile in list(foe.tiles):
                    there = beside(tile, effect.to)
                    if there and there not in slimy:
                        foe.tiles[there] = 1
            case "destroy-rocket":
                if self.rockets:
                    self.rockets -= 1
                    for other in self.foes:
                        if other.has("warheads") and other.fate == "present":
                            other.hp -= 1
                            self.mended(other)
            case "disable-stored-squad":
                if self.squads[0].rack:
                    self.squads[0].active = False
            case "lose-fuel":
                self.fuel = max(0, self.fuel - 1)
            case "double-damage":
                self.doubled = zones
            case "turn-lethal":
                pass
            case other_effect:
                raise NotImplementedError(other_effect)

"""Computing damage to external threats (SA-DMG)."""

import pytest

from saucer.core.messages import Event
from saucer.games.space_alert.events import (
    ThreatDamaged,
    ThreatDestroyed,
    ThreatWithstood,
    WeaponAimed,
    WeaponMissed,
    ZoneAttacked,
)
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import ACT, COMPUTE, DESTROYED, THREATEN
from tests.games.space_alert.ships import KEEPER, after, lead, place, ship, the, told, until


def facing(
    *positions: tuple[str, str, int], fired: str = "", boosted: str = "", rocket: bool = False, sortie: int = 0
) -> Resolution:
    """Threats at positions, and weapons that were fired, by the numbers of their stations."""
    threats = " ".join(f"{id}@1:{zone}" for id, zone, _ in positions)
    state = ship("", threats=threats, tracks=(7, 7, 7, 7))
    until(state, 1, COMPUTE)
    for threat, (_, _, position) in zip(state.threats, positions, strict=True):
        threat.position = position
    for station in fired:
        state.fired |= 1 << int(station)
    for station in boosted:
        state.boosted |= 1 << int(station)
    state.flying = int(rocket)
    if sortie:
        lead(state, 0, 0)
        place(state, 0, "space")
        state.pilot = 0
        state.sortie = sortie
    return state


def shoot(state: Resolution) -> list[Event]:
    return until(state, 1, THREATEN)


def aimed(state: Resolution) -> list[tuple[str, str, int]]:
    """Which weapon targets what, how strongly."""
    return [(event.weapon, event.threat, event.strength) for event in told(shoot(state), WeaponAimed)]


def test_dmg_01_all_that_was_fired_counts() -> None:
    state = facing(("E1-09", "red", 5), fired="034", rocket=True, sortie=1)
    assert [weapon for weapon, _, _ in aimed(state)] == ["heavy_laser", "light_laser", "pulse_cannon", "interceptors"]
    other = facing(("E1-05", "red", 5), rocket=True)
    assert aimed(other) == [("rocket", "E1-05", 3)]


def test_dmg_01_a_rocket_hits_on_the_turn_after_its_launch() -> None:
    state = ship("C", KEEPER, threats="E1-05@1:red", tracks=(1, 3, 5, 2))
    place(state, 0, "lower_blue")
    assert told(after(state, 1), WeaponAimed) == []
    assert [event.weapon for event in told(after(state, 2), WeaponAimed)] == ["rocket"]


def test_dmg_02_targets_are_fixed_before_anything_is_damaged() -> None:
    state = facing(("E1-10", "red", 3), ("E1-09", "red", 4), fired="03")
    assert {threat for _, threat, _ in aimed(state)} == {"E1-10"}


@pytest.mark.parametrize(("position", "reached"), [(5, True), (6, True), (10, True), (11, False), (16, False)])
def test_dmg_03_range(position: int, reached: bool) -> None:
    state = facing(("E1-05", "blue", position), fired="4")
    assert bool(aimed(state)) == reached
    rocket = facing(("E1-05", "blue", position), rocket=True)
    assert bool(aimed(rocket)) == reached
    laser = facing(("E1-05", "blue", position), fired="2")
    assert aimed(laser)


@pytest.mark.parametrize(("position", "reached"), [(1, True), (5, True), (6, False)])
def test_dmg_03_interceptors_reach_distance_1(position: int, reached: bool) -> None:
    assert bool(aimed(facing(("E1-05", "blue", position), sortie=1))) == reached


def test_dmg_04_a_laser_takes_the_nearest_in_its_zone_then_the_lowest_number() -> None:
    state = facing(("E1-05", "red", 9), ("E1-07", "red", 7), ("E1-08", "white", 2), fired="0")
    assert [threat for _, threat, _ in aimed(state)] == ["E1-07"]
    tie = facing(("E1-05", "red", 7), ("E1-07", "red", 7), fired="0")
    assert [threat for _, threat, _ in aimed(tie)] == ["E1-05"]


def test_dmg_04_a_laser_without_a_target_finds_none() -> None:
    state = facing(("E1-05", "blue", 7), fired="0")
    assert [event.weapon for event in told(shoot(state), WeaponMissed)] == ["heavy_laser"]


def test_dmg_05_the_pulse_cannon_takes_all_in_range() -> None:
    state = facing(("E1-05", "red", 9), ("E1-07", "red", 2), ("E1-08", "blue", 10), ("E1-09", "white", 11), fired="4")
    assert aimed(state) == [("pulse_cannon", id, 1) for id in ("E1-05", "E1-07", "E1-08")]


def test_dmg_06_a_rocket_takes_the_nearest_of_all_zones() -> None:
    state = facing(("E1-05", "red", 9), ("E1-07", "blue", 7), ("E1-08", "white", 7), rocket=True)
    assert aimed(state) == [("rocket", "E1-07", 3)]


def test_dmg_06_a_rocket_without_a_target_is_lost() -> None:
    state = facing(("E1-05", "red", 11), rocket=True)
    assert [event.weapon for event in told(shoot(state), WeaponMissed)] == ["rocket"]
    assert (state.flying, state.rockets) == (0, 3)


def test_dmg_07_interceptors_hit_one_with_three_or_each_of_several_with_one() -> None:
    assert aimed(facing(("E1-05", "red", 5), ("E1-07", "blue", 6), sortie=1)) == [("interceptors", "E1-05", 3)]
    several = facing(("E1-05", "red", 5), ("E1-07", "blue", 4), sortie=1)
    assert aimed(several) == [("interceptors", "E1-05", 1), ("interceptors", "E1-07", 1)]


def test_dmg_08_strength_together_less_the_shield() -> None:
    state = facing(("E1-05", "red", 5), fired="03")
    assert [event.amount for event in told(shoot(state), ThreatDamaged)] == [4 + 2 - 2]
    weak = facing(("E1-05", "red", 5), fired="3")
    assert [(event.strength, event.shield) for event in told(shoot(weak), ThreatWithstood)] == [(2, 2)]
    assert the(weak, "E1-05").damage == 0


def test_dmg_09_without_hit_points_it_is_destroyed_and_the_rest_is_lost() -> None:
    state = facing(("E1-10", "red", 3), ("E1-09", "red", 4), fired="03")
    events = shoot(state)
    assert [event.threat for event in told(events, ThreatDestroyed)] == ["E1-10"]
    assert the(state, "E1-10").status == DESTROYED
    assert the(state, "E1-09").damage == 0


def test_dmg_10_shields_count_as_they_were_when_the_step_began() -> None:
    state = facing(("E2-06", "red", 3), ("E1-05", "white", 4), fired="013")
    marauder = the(state, "E2-06")
    marauder.lends, marauder.damage = 2, 5
    events = shoot(state)
    assert marauder.status == DESTROYED
    assert [event.amount for event in told(events, ThreatDamaged) if event.threat == "E1-05"] == [5 - 3]


def test_dmg_10_end_of_step_attacks_come_in_the_order_of_numbers() -> None:
    state = facing(("E2-07", "red", 3), ("SE2-05", "blue", 4), ("SE1-08", "white", 5), fired="012")
    for threat in state.threats:
        threat.damage = threat.hp - 1
        threat.passed = 1
    events = shoot(state)
    attacks = [(event.threat, event.zone) for event in told(events, ZoneAttacked)]
    assert attacks == [
        ("E2-07", "red"),
        ("SE2-05", "red"),
        ("SE2-05", "white"),
        ("SE2-05", "blue"),
        ("SE1-08", "white"),
    ]
    names = [type(event).__name__ for event in events]
    assert max(i for i, name in enumerate(names) if name == "ThreatDestroyed") < names.index("ZoneAttacked")


def test_dmg_11_the_weapons_are_cleared() -> None:
    state = facing(("E1-09", "red", 5), fired="034", boosted="0", rocket=True, sortie=2)
    shoot(state)
    assert (state.fired, state.boosted, state.flying, state.sortie) == (0, 0, 0, 0)


def test_dmg_12_tiles_drawn_at_the_end_of_the_step_change_nothing_in_it() -> None:
    state = facing(("E2-07", "red", 3), ("E1-09", "red", 9), fired="03")
    asteroid = the(state, "E2-07")
    asteroid.damage, asteroid.passed = 6, 2
    state.shields[0] = 0
    state.order = [0, 1, 2, 3, 4, 5] * 3
    events = shoot(state)
    assert state.tiles[0] == 0b11
    assert [event.strength for event in told(events, WeaponAimed)] == [4, 2]


def test_dmg_12_damaged_weapons_are_weaker() -> None:
    state = facing(("E1-09", "red", 3), ("E1-10", "white", 8), ("E1-08", "blue", 3), fired="0134")
    state.tiles = [0b11, 0b11, 0]
    found = aimed(state)
    assert [(weapon, strength) for weapon, _, strength in found] == [
        ("heavy_laser", 3),
        ("heavy_laser", 4),
        ("light_laser", 1),
        ("pulse_cannon", 1),
        ("pulse_cannon", 1),
    ]


def test_dmg_13_what_is_not_targetable_does_not_count() -> None:
    state = facing(("E1-03", "red", 2), ("E1-05", "red", 5), fired="0", sortie=1)
    assert aimed(state) == [("heavy_laser", "E1-05", 4), ("interceptors", "E1-05", 3)]


def test_nothing_that_is_not_there_yet_is_a_target() -> None:
    state = ship("A", KEEPER, threats="E1-05@2:white")
    until(state, 1, ACT)
    assert told(after(state, 1), WeaponMissed)

"""The special rules of single cards, as the rulebook's annex has them (SA-CARD)."""

import pytest

from saucer.core.messages import Event
from saucer.games.space_alert.board import SHIELD_TILE, STATION_NAMES
from saucer.games.space_alert.events import (
    ActionDelayed,
    CryoshieldBroken,
    InterceptorsLaunched,
    IntruderMoved,
    IntruderStayed,
    KnockedOut,
    MalfunctionRepaired,
    NoEffect,
    NothingHappened,
    RepairedTogether,
    ThreatDamaged,
    ThreatDestroyed,
    ThreatHealed,
    ThreatWithstood,
    TileLaid,
    VisualConfirmed,
    WeaponAimed,
    ZoneAttacked,
    ZoneDamaged,
)
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import (
    ACT,
    COMPUTE,
    DESTROYED,
    LENDS_SHIELD,
    LENDS_STRENGTH,
    LOST,
    PRESENT,
    SURVIVED,
    THREATEN,
)
from tests.games.space_alert.ships import KEEPER, after, at, down, end, lead, place, ship, the, tiles, told, until
from tests.games.space_alert.test_weapons import aimed, facing, shoot


def upper(station: str) -> int:
    return 1 << STATION_NAMES.index(station)


def harmless(state: Resolution) -> Resolution:
    """Shields that hold whatever comes."""
    state.shields = [50, 50, 50]
    return state


def attacks(events: list[Event]) -> list[tuple[str, str, int]]:
    return [(event.threat, event.zone, event.strength) for event in told(events, ZoneAttacked)]


def amounts(events: list[Event]) -> dict[str, int]:
    return {event.threat: event.amount for event in told(events, ThreatDamaged)}


# External


NO_ROCKETS = ["E1-09", "E1-10", "E2-04", "E2-05", "SE1-06", "SE2-04", "E2-07", "SE1-08", "SE2-06"]


@pytest.mark.parametrize("id", NO_ROCKETS)
def test_card_01_no_rockets(id: str) -> None:
    assert aimed(facing((id, "red", 2), ("E1-05", "blue", 9), rocket=True)) == [("rocket", "E1-05", 3)]
    assert aimed(facing((id, "red", 2), rocket=True)) == []
    assert aimed(facing((id, "red", 2), fired="0"))


@pytest.mark.parametrize("id", ["E1-03", "E2-03"])
def test_card_02_no_weapon_targets_a_stealth_ship_before_its_x(id: str) -> None:
    state = facing((id, "white", 2), fired="14", rocket=True, sortie=1)
    assert aimed(state) == []
    seen = facing((id, "white", 2), fired="14", sortie=1)
    the(seen, id).is_shown = True
    assert [weapon for weapon, _, _ in aimed(seen)] == ["heavy_laser", "pulse_cannon", "interceptors"]


def test_card_02_its_x_reveals_it() -> None:
    state = ship(threats="E1-03@1:white", tracks=(4, 2, 5, 2))
    assert not the(state, "E1-03").is_shown
    after(state, 1)
    assert the(state, "E1-03").is_shown


def test_card_03_a_rocket_at_a_phantom_fighter_is_wasted() -> None:
    state = facing(("E2-03", "white", 2), ("E1-05", "red", 8), fired="1", rocket=True)
    the(state, "E2-03").is_shown = True
    events = shoot(state)
    assert [(event.weapon, event.strength) for event in told(events, WeaponAimed)] == [
        ("heavy_laser", 5),
        ("rocket", 0),
    ]
    assert amounts(events) == {"E2-03": 2}


@pytest.mark.parametrize("id", ["E1-06", "SE1-05"])
def test_card_04_the_first_step_with_weapons_only_breaks_the_cryoshield(id: str) -> None:
    state = facing((id, "white", 8), fired="14", rocket=True)
    events = shoot(state)
    assert told(events, CryoshieldBroken)
    assert (the(state, id).damage, the(state, id).has_cryoshield) == (0, False)
    state.fired = 0b10
    state.step_now = COMPUTE
    assert amounts(shoot(state)) == {id: 4}


@pytest.mark.parametrize("id", ["E1-04", "SE1-07"])
def test_card_05_the_pulse_cannon_opens_clouds_to_all_weapons(id: str) -> None:
    assert amounts(shoot(facing((id, "white", 8), fired="14"))) == {id: 6}
    assert amounts(shoot(facing((id, "white", 11), fired="14"))) == {id: 2}


def test_card_06_the_destroyer_doubles_what_gets_through() -> None:
    state = ship(threats="E1-02@1:white", tracks=(4, 1, 5, 2))
    state.shields[1] = 0
    after(state, 3)
    assert tiles(state) == (0, 2, 0)
    shielded = ship(threats="E1-02@1:white", tracks=(4, 1, 5, 2))
    end(shielded)
    assert tiles(shielded) == (0, 4, 0)


def test_card_07_heavy_lasers_skip_the_scout() -> None:
    assert aimed(facing(("E2-02", "red", 2), ("E1-05", "red", 8), fired="03")) == [
        ("heavy_laser", "E1-05", 4),
        ("light_laser", "E2-02", 2),
    ]


def test_card_07_the_scout_strengthens_all_others_until_it_is_destroyed() -> None:
    state = harmless(ship(threats="E2-02@1:red E1-01@1:white E1-05@4:blue", tracks=(1, 1, 1, 2)))
    events = after(state, 4)
    assert attacks(events) == [("E1-01", zone, 1 + 1) for zone in ("red", "white", "blue")]
    assert [strength for id, _, strength in attacks(after(state, 5)) if id == "E2-02"] == [3]
    assert the(state, "E2-02").status == SURVIVED
    assert [strength for id, _, strength in attacks(after(state, 6)) if id == "E1-05"] == [3]
    the(state, "E2-02").lends = 0
    assert [strength for id, _, strength in attacks(after(state, 8)) if id == "E1-05"] == [3]


def test_card_07_an_attack_that_does_not_take_place_gets_nothing() -> None:
    state = harmless(ship(threats="E2-02@1:red SE1-06@1:white SE2-01@1:blue", tracks=(1, 1, 1, 2)))
    until(state, 2, ACT)
    the(state, "E2-02").lends = LENDS_STRENGTH
    the(state, "SE2-01").damage = 2
    events = after(state, 3)
    assert attacks(events) == []
    assert [event.threat for event in told(events, NoEffect)] == ["SE1-06", "SE2-01"]


def test_card_07_the_scouts_own_attack_ignores_shields_and_its_own_bonus() -> None:
    state = ship(threats="E2-02@1:red", tracks=(1, 1, 1, 2))
    state.shields[0] = 2
    end(state)
    assert (tiles(state), state.shields[0]) == ((3, 0, 0), 2)


def test_card_08_weapons_do_at_most_one_damage_to_the_swarm() -> None:
    assert amounts(shoot(facing(("E2-04", "white", 8), fired="14"))) == {"E2-04": 1}
    state = facing(("E2-04", "white", 8), ("E2-06", "red", 12), fired="4")
    the(state, "E2-06").lends = LENDS_SHIELD
    assert [event.threat for event in told(shoot(state), ThreatWithstood)] == ["E2-04"]


def test_card_09_the_jellyfish_takes_two_more_and_heals_half() -> None:
    assert amounts(shoot(facing(("E2-05", "white", 8), fired="4"))) == {"E2-05": 3}
    assert amounts(shoot(facing(("E2-05", "white", 12), fired="4"))) == {}
    state = harmless(ship(threats="E2-05@1:white", tracks=(4, 2, 5, 2)))
    until(state, 2, ACT)
    the(state, "E2-05").damage = 7
    events = after(state, 2)
    assert [event.amount for event in told(events, ThreatHealed)] == [3]
    kinds = [type(event) for event in events]
    assert kinds.index(ZoneAttacked) < kinds.index(ThreatHealed)


def test_card_10_the_marauder_lends_all_a_shield_and_keeps_doing_so_after_its_z() -> None:
    state = facing(("E2-06", "red", 12), ("E1-05", "white", 8), fired="01")
    marauder = the(state, "E2-06")
    marauder.lends = LENDS_SHIELD
    assert amounts(shoot(state)) == {"E2-06": 4 - 2, "E1-05": 5 - 3}
    survived = facing(("E2-06", "red", 12), ("E1-05", "white", 8), fired="1")
    the(survived, "E2-06").lends, the(survived, "E2-06").status = LENDS_SHIELD, SURVIVED
    assert amounts(shoot(survived)) == {"E1-05": 2}


def test_card_10_from_its_x() -> None:
    state = ship(threats="E2-06@1:white", tracks=(4, 2, 5, 2))
    after(state, 1)
    assert the(state, "E2-06").lends == LENDS_SHIELD


def test_card_11_a_destroyed_leviathan_hurts_all_others() -> None:
    state = facing(
        ("SE1-03", "white", 8),
        ("E1-03", "red", 14),
        ("E1-06", "red", 12),
        ("E2-04", "blue", 3),
        ("E1-10", "blue", 5),
        fired="1",
    )
    the(state, "SE1-03").damage = 7
    the(state, "E1-10").damage = 4
    events = shoot(state)
    assert amounts(events) == {"SE1-03": 2, "E1-03": 1, "E1-06": 1, "E2-04": 1, "E1-10": 1}
    assert [event.threat for event in told(events, ThreatDestroyed)] == ["SE1-03", "E1-10"]
    assert the(state, "E1-06").has_cryoshield


def test_card_11_its_blast_can_trigger_an_asteroid() -> None:
    state = facing(("SE1-03", "white", 8), ("E2-07", "red", 3), fired="1")
    the(state, "SE1-03").damage = 7
    asteroid = the(state, "E2-07")
    asteroid.damage, asteroid.passed = 6, 1
    assert attacks(shoot(state)) == [("E2-07", "red", 1)]


@pytest.mark.parametrize("id", ["SE1-04", "SE2-03"])
def test_card_12_satellites_cannot_be_targeted_at_distance_3(id: str) -> None:
    assert aimed(facing((id, "white", 11), fired="1")) == []
    assert aimed(facing((id, "white", 10), fired="1"))


@pytest.mark.parametrize(("damage", "strengths"), [(0, []), (1, [1, 1, 1])])
def test_card_13_the_octopus_attacks_only_if_damaged(damage: int, strengths: list[int]) -> None:
    state = harmless(ship(threats="SE1-06@1:white", tracks=(4, 1, 5, 2)))
    until(state, 2, ACT)
    the(state, "SE1-06").damage = damage
    assert [strength for _, _, strength in attacks(after(state, 3))] == strengths
    assert [strength for _, _, strength in attacks(after(state, 5))] == [2 * (8 - damage)]


@pytest.mark.parametrize(("id", "x", "y"), [("E2-01", (5, 1), (6, 0)), ("SE2-04", (2, 4), (4, 2))])
def test_card_14_a_shield_that_is_set_replaces_the_old_one(id: str, x: tuple[int, int], y: tuple[int, int]) -> None:
    state = ship(threats=f"{id}@1:white", tracks=(4, 3, 5, 2))
    threat = the(state, id)
    while threat.passed < 1:
        state.carry_on(None)
    assert (threat.speed, threat.shield) == x
    while threat.passed < 2:
        state.carry_on(None)
    assert (threat.speed, threat.shield) == y


@pytest.mark.parametrize(("damage", "strengths"), [(0, [2, 3, 6]), (2, [3, 6]), (3, [6]), (5, [6]), (6, [])])
def test_card_15_the_behemoth_attacks_only_while_it_is_little_damaged(damage: int, strengths: list[int]) -> None:
    state = harmless(ship(threats="SE2-01@1:white", tracks=(4, 3, 5, 2)))
    until(state, 1, ACT)
    the(state, "SE2-01").damage = damage
    assert [strength for _, _, strength in attacks(end(state))] == strengths


@pytest.mark.parametrize(("sortie", "strength"), [(1, 9), (2, 10)])
def test_card_15_interceptors_alone_with_the_behemoth(sortie: int, strength: int) -> None:
    state = facing(("SE2-01", "white", 5), ("E1-05", "red", 6), sortie=sortie)
    assert aimed(state) == [("interceptors", "SE2-01", strength)]
    assert (down(state), state.disabled, at(state)) == ([0], 1, ["space"])


def test_card_15_with_another_target_the_pilot_is_safe() -> None:
    state = facing(("SE2-01", "white", 5), ("E1-05", "red", 5), sortie=2)
    assert aimed(state) == [("interceptors", "SE2-01", 2), ("interceptors", "E1-05", 2)]
    assert down(state) == []


def test_card_16_every_rocket_flies_at_the_juggernaut_which_learns() -> None:
    state = facing(("E1-05", "red", 2), ("SE2-02", "white", 16), rocket=True)
    assert aimed(state) == [("rocket", "SE2-02", 3)]
    assert (the(state, "SE2-02").shield, the(state, "SE2-02").damage) == (4, 0)


def test_card_17_the_nemesis_strikes_back_when_it_is_damaged() -> None:
    state = harmless(facing(("SE2-05", "white", 8), fired="1"))
    assert attacks(shoot(state)) == [("SE2-05", zone, 1) for zone in ("red", "white", "blue")]
    dying = harmless(facing(("SE2-05", "white", 8), fired="1"))
    the(dying, "SE2-05").damage = 8
    assert len(attacks(shoot(dying))) == 3
    unhurt = harmless(facing(("SE2-05", "white", 8), fired="4"))
    assert attacks(shoot(unhurt)) == []
    blasted = harmless(facing(("SE2-05", "white", 8), ("SE1-03", "red", 8), fired="0"))
    the(blasted, "SE1-03").damage = 7
    assert len(attacks(shoot(blasted))) == 3


def test_card_17_x_and_y_hurt_itself_and_z_loses_the_ship() -> None:
    state = harmless(ship(threats="SE2-05@1:white", tracks=(4, 3, 5, 2)))
    events = end(state)
    assert [event.amount for event in told(events, ThreatDamaged)] == [1, 2]
    assert state.ending == LOST
    dead = harmless(ship(threats="SE2-05@1:white", tracks=(4, 3, 5, 2)))
    until(dead, 1, ACT)
    the(dead, "SE2-05").damage = 6
    assert [event.points for event in told(end(dead), ThreatDestroyed)] == [12]


@pytest.mark.parametrize(("id", "factor"), [("E2-07", 1), ("SE1-08", 2), ("SE2-06", 3)])
def test_card_18_asteroids_burst_over_their_zone(id: str, factor: int) -> None:
    for passed in range(3):
        state = harmless(facing((id, "white", 3), fired="1"))
        threat = the(state, id)
        threat.damage, threat.passed = threat.hp - 1, passed
        assert attacks(shoot(state)) == ([(id, "white", factor * passed)] if passed else [])


def test_card_18_an_asteroid_that_arrives_attacks_with_what_is_left() -> None:
    state = harmless(ship(threats="SE1-08@1:white", tracks=(4, 3, 5, 2)))
    until(state, 1, ACT)
    the(state, "SE1-08").damage = 4
    assert attacks(end(state)) == [("SE1-08", "white", 5)]


def test_card_18_several_bursts_come_by_number() -> None:
    state = harmless(facing(("SE1-08", "blue", 3), ("E2-07", "red", 3), fired="02"))
    for threat in state.threats:
        threat.damage, threat.passed = threat.hp - 1, 1
    assert [id for id, _, _ in attacks(shoot(state))] == ["SE1-08", "E2-07"]


def test_card_19_changes_are_for_good() -> None:
    state = harmless(ship(threats="SE1-02@1:white", tracks=(4, 3, 5, 2)))
    end(state)
    assert (the(state, "SE1-02").speed, the(state, "SE1-02").shield) == (2, 3)


# Internal


def test_card_20_warheads_have_a_hit_point_for_each_rocket_in_the_rack() -> None:
    state = ship("C C", KEEPER, threats="I1-07@2")
    place(state, 0, "lower_blue")
    until(state, 2, ACT)
    assert (the(state, "I1-07").hp, state.rockets) == (2, 2)
    after(state, 2)
    assert (the(state, "I1-07").damage, state.rockets) == (1, 2)


def test_card_20_without_rockets_it_is_destroyed_at_once() -> None:
    state = ship(threats="I1-07@1")
    state.rockets = 0
    events = until(state, 1, ACT)
    assert [event.threat for event in told(events, ThreatDestroyed)] == ["I1-07"]
    assert state.covered == 0


def test_card_20_after_its_z_rockets_stay_locked() -> None:
    state = ship(". . . . . C", KEEPER, threats="I1-07@1", tracks=(4, 3, 5, 1))
    state.maintained = 0b111
    place(state, 0, "lower_blue")
    until(state, 1, ACT)
    the(state, "I1-07").damage = 2
    events = after(state, 6)
    assert tiles(state) == (0, 0, 3)
    assert "irreparable" in [event.reason for event in told(events, NothingHappened)]
    assert state.rockets == 3


@pytest.mark.parametrize(
    ("id", "spread"), [("I2-01", ["lower_white", "lower_red"]), ("I2-02", ["lower_white", "lower_blue"])]
)
def test_card_21_slime_spreads_along_the_lower_deck(id: str, spread: list[str]) -> None:
    state = ship(threats=f"{id}@1", tracks=(4, 3, 5, 6))
    laid = told(after(state, 7), TileLaid)
    assert [event.station for event in laid if event.rule == "SA-CARD-21"] == spread


def test_card_21_no_slime_where_slime_lies() -> None:
    state = ship(threats="I2-01@1 I2-02@2", tracks=(4, 3, 5, 6))
    after(state, 8)
    assert (the(state, "I2-01").where, the(state, "I2-02").where) == (0b110000, 0b001000)


def test_card_21_a_survived_slime_blocks_too() -> None:
    state = ship(threats="I2-01@1 I2-02@1", tracks=(4, 3, 5, 3))
    until(state, 1, ACT)
    the(state, "I2-01").where, the(state, "I2-01").status = 0b010000, SURVIVED
    after(state, 5)
    assert the(state, "I2-02").where == 0b001000


def test_card_21_original_and_progeny_have_their_own_hit_points() -> None:
    state = ship("bots bots bots", KEEPER, threats="I2-01@1", tracks=(4, 3, 5, 7))
    lead(state, 0, 0)
    until(state, 1, ACT)
    slime = the(state, "I2-01")
    slime.where = 0b110000
    place(state, 0, "lower_white")
    after(state, 1)
    assert (slime.where, slime.damage, slime.status) == (0b100000, 0, PRESENT)
    place(state, 0, "lower_blue")
    after(state, 2)
    assert (slime.where, slime.status) == (0b100000, PRESENT)
    after(state, 3)
    assert slime.status == DESTROYED


def test_card_21_a_cleaned_station_can_be_reached_again_by_progeny() -> None:
    state = ship("bots", KEEPER, threats="I2-01@1", tracks=(4, 3, 5, 3))
    lead(state, 0, 0)
    until(state, 1, ACT)
    slime = the(state, "I2-01")
    slime.where, slime.origin, slime.damage = 0b100000, -1, 2
    place(state, 0, "lower_blue")
    after(state, 1)
    assert slime.status == DESTROYED


def test_card_21_z_damages_each_zone_with_a_tile() -> None:
    state = ship(threats="I2-02@1", tracks=(4, 3, 5, 3))
    end(state)
    assert tiles(state) == (2, 2, 0)


def test_card_22_slime_delays_who_enters_also_after_its_z() -> None:
    state = ship(". . . . . . . red A", KEEPER, threats="I2-02@1", tracks=(4, 3, 5, 1))
    state.maintained = 0b111
    place(state, 0, "lower_white")
    after(state, 7)
    assert the(state, "I2-02").status == SURVIVED
    assert [event.turn for event in told(after(state, 8), ActionDelayed)] == [9]


def test_card_22_standing_in_slime_delays_nobody() -> None:
    state = ship(". . . . . A", KEEPER, threats="I2-02@1", tracks=(4, 3, 5, 3))
    state.maintained = 0b111
    place(state, 0, "lower_white")
    assert told(after(state, 6), ActionDelayed) == []


def test_card_23_any_tile_at_its_z_makes_slime_survived() -> None:
    state = ship(threats="I2-01@1", tracks=(4, 3, 5, 1))
    until(state, 1, ACT)
    the(state, "I2-01").where = 0b010000
    end(state)
    assert (the(state, "I2-01").status, tiles(state)) == (SURVIVED, (0, 2, 0))


def test_card_23_after_its_z_slime_cannot_be_hit() -> None:
    state = ship(". . . . . . bots", KEEPER, threats="I2-02@1", tracks=(4, 3, 5, 1))
    state.maintained = 0b111
    lead(state, 0, 1)
    place(state, 0, "lower_red")
    events = after(state, 7)
    assert "no-intruder" in [event.reason for event in told(events, NothingHappened)]


def test_card_23_the_red_slime_disables_a_squad_that_nobody_took() -> None:
    state = ship(threats="I2-02@1", tracks=(4, 3, 5, 2))
    after(state, 2)
    assert state.disabled == 1
    taken = ship(threats="I2-02@1", tracks=(4, 3, 5, 2))
    lead(taken, 0, 0)
    after(taken, 2)
    assert taken.disabled == 0


def test_card_23_the_blue_slime_destroys_a_rocket_and_so_a_warhead() -> None:
    state = ship(threats="I1-07@1 I2-01@1", tracks=(4, 3, 5, 7))
    until(state, 1, ACT)
    the(state, "I1-07").damage = 2
    after(state, 2)
    assert (state.rockets, the(state, "I1-07").status) == (2, DESTROYED)
    flown = ship(threats="I2-01@1", tracks=(4, 3, 5, 7))
    flown.rockets, flown.launched = 0, 1
    after(flown, 2)
    assert flown.rockets == 0


def test_card_24_the_alien_retaliates_only_after_its_x() -> None:
    for turn, disabled in ((1, 0), (3, 1)):
        state = ship(" ".join(["."] * (turn - 1) + ["bots"]), KEEPER, threats="SI1-03@1", tracks=(4, 3, 5, 3))
        state.maintained = 0b111
        lead(state, 0, 0)
        place(state, 0, "lower_white")
        after(state, turn)
        assert (the(state, "SI1-03").damage, state.disabled) == (1, disabled)


def test_card_24_the_alien_changes_deck_and_eats() -> None:
    state = ship("", "", KEEPER, threats="SI1-03@1", tracks=(4, 3, 5, 3))
    place(state, 0, "lower_white")
    after(state, 5)
    assert (the(state, "SI1-03").where, tiles(state)) == (upper("upper_white"), (0, 2, 0))
    end(state)
    assert state.ending == LOST


def test_card_24_who_completes_the_reactors_repair_knocks_out_its_neighbours() -> None:
    state = ship("B", "", "", "", threats="I2-06@1")
    for crew, station in enumerate(("lower_white", "lower_red", "lower_blue", "upper_red")):
        place(state, crew, station)
    until(state, 1, ACT)
    the(state, "I2-06").damage = 2
    after(state, 1)
    assert down(state) == [1, 2]


def test_card_25_interceptors_mend_the_fissure_instead_of_attacking() -> None:
    state = ship("C bots", KEEPER, threats="SI1-04@1 E1-05@1:red", tracks=(7, 3, 5, 7))
    lead(state, 0, 0)
    place(state, 0, "upper_red")
    until(state, 1, ACT)
    the(state, "E1-05").position = 5
    the(state, "E1-05").speed = 0
    events = after(state, 2)
    assert told(events, InterceptorsLaunched)
    assert told(events, WeaponAimed) == []
    assert the(state, "SI1-04").status == DESTROYED
    assert told(events, MalfunctionRepaired) == []


def test_card_25_beside_a_fissure_the_behemoth_is_no_target() -> None:
    state = ship("C", KEEPER, threats="SI1-04@1 SE2-01@1:red", tracks=(7, 3, 5, 7))
    lead(state, 0, 0)
    place(state, 0, "upper_red")
    until(state, 1, ACT)
    the(state, "SE2-01").position = 5
    the(state, "SE2-01").speed = 0
    after(state, 1)
    assert down(state) == []


def test_card_25_damage_is_doubled_in_red_then_everywhere_until_it_is_mended() -> None:
    state = ship("", threats="SI1-04@1", tracks=(4, 3, 5, 3))
    after(state, 2)
    assert state.doubled == 0b001
    after(state, 5)
    assert state.doubled == 0b111
    hurt = ship("", threats="SI1-04@1 E1-05@2:red", tracks=(1, 3, 5, 7))
    after(hurt, 4)
    assert (hurt.doubled, tiles(hurt)) == (0b111, (2, 0, 0))
    the(hurt, "SI1-04").damage = 1
    lead(hurt, 0, 0)
    place(hurt, 0, "space")
    hurt.pilot = 0
    hurt.sortie = 1
    hurt.step_now = COMPUTE
    until(hurt, 5, THREATEN)
    assert hurt.doubled == 0


def test_card_26_both_racks_on_one_turn_repair_one_more() -> None:
    state = ship("C", "C", "C", threats="SI1-06@1", tracks=(4, 3, 5, 7))
    place(state, 0, "upper_blue")
    place(state, 1, "lower_red")
    events = after(state, 1)
    assert [event.amount for event in told(events, MalfunctionRepaired)] == [1, 1]
    assert [event.amount for event in told(events, RepairedTogether)] == [1]
    assert the(state, "SI1-06").damage == 3
    single = ship("C", "C", threats="SI1-06@1", tracks=(4, 3, 5, 7))
    for crew in (0, 1):
        place(single, crew, "lower_red")
    after(single, 1)
    assert the(single, "SI1-06").damage == 2


def test_card_26_whom_the_uprising_knocks_out() -> None:
    state = ship("", "", "", "", "", threats="SI1-06@1", tracks=(4, 3, 5, 3))
    for crew, station in enumerate(("lower_white", "upper_blue", "upper_white", "upper_red", "upper_white")):
        place(state, crew, station)
    lead(state, 0, 0)
    lead(state, 4, 1)
    state.disabled = 0b10
    after(state, 2)
    assert down(state) == [0]
    after(state, 5)
    assert down(state) == [0, 1]
    end(state)
    assert down(state) == [0, 1, 3]


def test_card_27_all_three_stations_on_one_turn_repair_two_more() -> None:
    state = ship("B", "B", "heroic_B", threats="SI2-03@1", tracks=(4, 3, 5, 7))
    for crew, station in enumerate(("lower_red", "lower_white", "lower_blue")):
        place(state, crew, station)
    after(state, 1)
    assert the(state, "SI2-03").damage == 1 + 1 + 2 + 2


def test_card_27_presses_that_repaired_something_else_do_not_count() -> None:
    state = ship("B", "B", "B", threats="I2-06@1 SI2-03@1", tracks=(4, 3, 5, 7))
    for crew, station in enumerate(("lower_red", "lower_white", "lower_blue")):
        place(state, crew, station)
    after(state, 1)
    assert (the(state, "I2-06").damage, the(state, "SI2-03").damage) == (1, 2)


def test_card_28_the_executioner_spares_who_leads_an_active_squad() -> None:
    state = ship("", "", KEEPER, threats="SI2-01@1", tracks=(4, 3, 5, 3))
    place(state, 2, "upper_red")
    lead(state, 0, 0)
    after(state, 2)
    assert (the(state, "SI2-01").where, down(state)) == (upper("upper_white"), [1])


@pytest.mark.parametrize(("damage", "where", "hurt"), [(0, "upper_red", (2, 0, 0)), (1, "upper_white", (0, 0, 0))])
def test_card_28_commandos_move_on_if_damaged(damage: int, where: str, hurt: tuple[int, ...]) -> None:
    state = ship(threats="SI1-01@1", tracks=(4, 3, 5, 3))
    until(state, 1, ACT)
    the(state, "SI1-01").damage = damage
    after(state, 5)
    assert (the(state, "SI1-01").where, tiles(state)) == (upper(where), hurt)


def test_card_28_commandos_knock_out_their_station_in_the_end() -> None:
    state = ship("", "", threats="SI1-01@1", tracks=(4, 3, 5, 1))
    place(state, 0, "upper_red")
    end(state)
    assert (down(state), tiles(state)) == ([0], (4, 0, 0))


@pytest.mark.parametrize(
    ("stations", "where"),
    [
        (["upper_red", "lower_white", "lower_white"], "lower_white"),
        (["upper_red", "upper_blue"], "upper_white"),
        (["lower_red", "lower_blue"], "upper_white"),
        (["upper_white", "upper_white", "upper_blue"], "upper_blue"),
        (["space", "upper_red"], "upper_red"),
    ],
)
def test_card_29_the_seeker_goes_where_most_are(stations: list[str], where: str) -> None:
    state = ship(*("bots" for _ in stations), threats="SI2-02@1", tracks=(4, 3, 5, 2))
    for crew, station in enumerate(stations):
        place(state, crew, station)
    state.pilot = stations.index("space") if "space" in stations else -1
    for member in state.crew:
        member.program = [4] * 12 if member.station == 6 else [0] * 12
    events = after(state, 2)
    assert the(state, "SI2-02").where == upper(where)
    assert bool(told(events, IntruderMoved)) == (where != "upper_white")
    assert bool(told(events, IntruderStayed)) == (where == "upper_white")


@pytest.mark.parametrize("card", ["bots", "heroic_bots"])
def test_card_29_who_destroys_the_seeker_is_knocked_out(card: str) -> None:
    state = ship(card, threats="SI2-02@1", tracks=(4, 3, 5, 7))
    lead(state, 0, 0)
    until(state, 1, ACT)
    the(state, "SI2-02").damage = 1
    after(state, 1)
    assert (the(state, "SI2-02").status, down(state), state.disabled) == (DESTROYED, [0], 1)


def test_card_29_hitting_the_seeker_is_safe() -> None:
    state = ship("bots", threats="SI2-02@1", tracks=(4, 3, 5, 7))
    lead(state, 0, 0)
    after(state, 1)
    assert (the(state, "SI2-02").damage, state.disabled) == (1, 0)


def test_card_30_each_hit_removes_a_tile_and_the_third_ends_it() -> None:
    state = ship("bots lift bots", "", KEEPER, threats="SI2-04@1", tracks=(4, 3, 5, 6))
    state.maintained = 0b111
    lead(state, 0, 0)
    place(state, 0, "upper_red")
    contamination = the(state, "SI2-04")
    after(state, 1)
    assert (contamination.where, contamination.damage) == (0b101100, 1)
    after(state, 3)
    assert (contamination.where, contamination.damage) == (0b100100, 2)
    place(state, 0, "upper_blue")
    state.crew[0].program[3] = 4
    after(state, 4)
    assert (contamination.where, contamination.status) == (0, DESTROYED)


def test_card_30_x_y_and_z() -> None:
    state = ship(". . A", ". . A", KEEPER, threats="SI2-04@1", tracks=(4, 3, 5, 3))
    state.maintained = 0b111
    place(state, 0, "lower_blue")
    place(state, 1, "upper_red")
    until(state, 1, ACT)
    the(state, "SI2-04").where = 0b101100
    assert [event.crew for event in told(after(state, 2), ActionDelayed)] == [0]
    after(state, 5)
    assert tiles(state) == (1, 0, 2)
    after(state, 6)
    assert down(state) == [0]
    state.crew[2].program[6:9] = [5, 7, 0]
    after(state, 7)
    assert down(state) == [0]
    after(state, 8)
    assert down(state) == [0, 2]


def test_card_31_three_must_press_on_one_turn() -> None:
    state = ship("C C", "C C", ". C", "", threats="SI2-05@1", tracks=(4, 3, 5, 7))
    state.maintained = 0b111
    for crew in range(4):
        place(state, crew, "lower_white")
    assert told(after(state, 1), VisualConfirmed) == []
    assert the(state, "SI2-05").status == PRESENT
    after(state, 2)
    assert the(state, "SI2-05").status == DESTROYED


def test_card_31_its_z_loses_the_ship() -> None:
    state = ship(threats="SI2-05@1", tracks=(4, 3, 5, 1))
    end(state)
    assert state.ending == LOST


def test_card_32_crossed_wires() -> None:
    state = ship(threats="SI1-05@1", tracks=(4, 3, 5, 3))
    after(state, 2)
    assert (state.reactors, state.shields, tiles(state)) == ([2, 0, 2], [1, 3, 1], (0, 1, 0))
    after(state, 3)
    assert (state.shields, tiles(state)) == ([1, 0, 1], (0, 4, 0))
    state.reactors[1] = 1
    end(state)
    assert (state.reactors, tiles(state)) == ([0, 0, 0], (2, 5, 2))


def test_card_33_the_rest_of_the_internal_threats() -> None:
    virus = ship(threats="I2-05@1", tracks=(4, 3, 5, 1))
    end(virus)
    assert (virus.reactors, tiles(virus)) == ([1, 2, 1], (1, 1, 1))
    hacked = ship(threats="I1-06@1", tracks=(4, 3, 5, 3))
    end(hacked)
    assert (hacked.shields[0], hacked.reactors[0], tiles(hacked)) == (0, 0, (2, 0, 0))
    saboteur = ship(threats="I1-04@1", tracks=(4, 3, 5, 3))
    end(saboteur)
    assert (saboteur.reactors, tiles(saboteur)) == ([1, 3, 2], (2, 0, 0))
    hungry = ship(threats="I1-04@1", tracks=(4, 3, 5, 3))
    hungry.reactors[0] = 0
    end(hungry)
    assert tiles(hungry) == (3, 0, 0)
    troopers = ship(threats="I2-04@1", tracks=(4, 3, 5, 3))
    end(troopers)
    assert tiles(troopers) == (0, 4, 0)
    skirmishers = ship(threats="I1-02@1", tracks=(4, 3, 5, 3))
    end(skirmishers)
    assert tiles(skirmishers) == (0, 3, 0)


# Carried over from an earlier mission


def test_cam_07_and_cam_08_what_an_earlier_mission_left() -> None:
    carried = {"red": ["shield", "reactor"], "white": ["structural"]}
    state = ship(threats="E1-05@1:white", tracks=(4, 1, 5, 2), carried=carried)
    assert (state.shields, state.reactors) == ([0, 1, 1], [1, 3, 2])
    assert state.tiles[0] >> SHIELD_TILE & 1
    events = after(state, 3)
    assert [(event.tiles, event.rule) for event in told(events, ZoneDamaged)] == [(2, "SA-CAM-08")]
    assert tiles(state) == (2, 3, 0)


def test_cam_13_structural_damage_of_this_mission_doubles_nothing() -> None:
    state = ship(threats="E1-05@1:white", tracks=(4, 1, 5, 2))
    after(state, 3)
    assert state.tiles[1] == 1 << 5
    events = after(state, 5)
    assert [event.tiles for event in told(events, ZoneDamaged)] == [3]
    assert told(events, KnockedOut) == []

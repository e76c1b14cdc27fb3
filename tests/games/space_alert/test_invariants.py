"""Any mission ends, keeps its books, and ends again in the same way."""

from collections import Counter

import msgspec
import pytest

from saucer.core.messages import Event
from saucer.core.rng import Rng
from saucer.core.seats import DEALER
from saucer.games.space_alert import documents, rules
from saucer.games.space_alert.board import (
    CARD_NAMES,
    EMPTY,
    FUEL,
    INTRUDER,
    LAST_TURN,
    ROCKETS,
    SPACE,
    TILES,
    VISUAL_POINTS,
)
from saucer.games.space_alert.components import RulingOptions
from saucer.games.space_alert.documents import Planned
from saucer.games.space_alert.events import (
    CardLost,
    CubesDrained,
    CubesLost,
    ReactorFilled,
    Refuelled,
    RocketDestroyed,
    RocketLaunched,
    ShieldCharged,
    ThreatDestroyed,
    ThreatMoved,
    ThreatSurvived,
    TileDrawn,
    TurnBegan,
    WeaponFired,
    ZoneAttacked,
)
from saucer.games.space_alert.positions import position, restore
from saucer.games.space_alert.resolving import resolve, result
from saucer.games.space_alert.rules import Resolution
from saucer.games.space_alert.state import (
    DESTROYED,
    LOST,
    NO_SQUAD,
    NOBODY,
    PRESENT,
    RUNNING,
    SURVIVED,
    WON,
    first_reactors,
    first_shields,
    penalties,
    points,
    score,
    visual,
)
from saucer.games.space_alert.view import view
from tests.games.space_alert.generate import READINGS, random_mission
from tests.games.space_alert.ships import end, told


def check(state: Resolution, planned: Planned) -> None:
    """What is true at every moment."""
    assert min(state.shields + state.reactors) >= 0
    assert 0 <= state.rockets + state.launched + state.flying <= ROCKETS
    assert 0 <= state.fuel <= FUEL
    assert all(0 <= tiles < 64 for tiles in state.tiles)
    assert sum(tiles.bit_count() for tiles in state.tiles) == len(state.drawn) + sum(
        carried.bit_count() for carried in planned.mission.carried
    )
    led = [member.squad for member in state.crew if member.squad != NO_SQUAD]
    assert len(set(led)) == len(led)
    assert not any(state.stored >> squad & 1 for squad in led)
    assert [crew for crew, member in enumerate(state.crew) if member.station == SPACE] == (
        [] if state.pilot == NOBODY else [state.pilot]
    )
    for member, program in zip(state.crew, planned.mission.programs, strict=True):
        assert len(member.program) == len(program)
    for threat in state.threats:
        assert threat.status != PRESENT or 1 <= threat.position <= threat.track.length
        assert threat.damage >= 0
        assert threat.status != DESTROYED or threat.where == 0
        assert threat.status != PRESENT or threat.card.kind != INTRUDER or threat.where
        assert 0 <= threat.where < 64
    assert (state.ending == LOST) == (state.culprit >= 0)


def resolve_and_check(document: dict[str, object]) -> Resolution:
    """Resolve a mission beat by beat, and look at it after each."""
    planned = documents.parse(document)
    state = rules.new(planned.mission, planned.order(0))
    while state.ending == RUNNING:
        assert state.beats < 500
        state.carry_on(None)
        check(state, planned)
    return state


def energy(planned: Planned, events: list[Event]) -> int:
    """The cubes that must be on the ship after all that happened."""
    cubes = sum(first_shields(planned.mission)) + sum(first_reactors(planned.mission))
    for event in events:
        match event:
            case WeaponFired(weapon="heavy_laser" | "pulse_cannon"):
                cubes -= 1
            case Refuelled(cubes=added):
                cubes += added
            case ShieldCharged(rule="SA-CREW-29") | ReactorFilled(rule="SA-CREW-29"):
                cubes += 1
            case ZoneAttacked(absorbed=gone) | CubesLost(cubes=gone) | CubesDrained(cubes=gone):
                cubes -= gone
    return cubes


def check_story(document: dict[str, object], ended: Resolution) -> None:
    """What was told agrees with what is true in the end, and a second resolution comes to the same."""
    planned = documents.parse(document)
    state = rules.new(planned.mission, planned.order(0))
    events = end(state)
    assert view(state) == view(ended)
    assert Counter(event.threat for event in told(events, ThreatDestroyed)) == Counter(result(state).threats_destroyed)
    assert Counter(event.threat for event in told(events, ThreatSurvived)) == Counter(result(state).threats_survived)
    assert len(told(events, TileDrawn)) == len(state.drawn)
    assert len(told(events, RocketLaunched)) + len(told(events, RocketDestroyed)) == ROCKETS - state.rockets
    assert sum(state.shields) + sum(state.reactors) == energy(planned, events)
    lost = Counter((event.crew, event.card) for event in told(events, CardLost))
    for crew, (member, program) in enumerate(zip(state.crew, planned.mission.programs, strict=True)):
        before = Counter(CARD_NAMES[card] for card in program if card != EMPTY)
        left = Counter(CARD_NAMES[card] for card in member.program if card != EMPTY)
        assert before == left + Counter({card: count for (who, card), count in lost.items() if who == crew})
    gone: set[str] = set()
    for event in events:
        if isinstance(event, ThreatDestroyed | ThreatSurvived):
            gone.add(event.threat)
        assert not isinstance(event, ThreatMoved) or event.threat not in gone
    if state.ending == WON:
        assert told(events, TurnBegan)[-1].turn == planned.mission.turns + 1 <= LAST_TURN + 1
        assert score(state) == points(state, DESTROYED) + points(state, SURVIVED) - penalties(state) + visual(state)
        assert visual(state) == sum(VISUAL_POINTS[seen] for seen in state.seen)


def given_order(state: Resolution) -> list[int]:
    """The order of tiles in which the dealer would have drawn what was drawn."""
    found: list[int] = []
    for zone, carried in enumerate(state.mission.carried):
        order = [tile for tile in range(TILES) if carried >> tile & 1]
        order += [tile & 7 for tile in state.drawn if tile >> 3 == zone]
        found += order + [tile for tile in range(TILES) if tile not in order]
    return found


def check_dealt(document: dict[str, object], seed: int) -> None:
    """What the dealer drew comes to the same again: from the log, from any position, and as a given order."""
    options = msgspec.convert(document["options"], RulingOptions)
    beginning = {name: document[name] for name in ("players", "tracks", "threats", "initial_damage")}
    dealt, log, rng = restore(options, beginning), list[int](), Rng(seed)
    while chance := dealt.chance():
        log.append(chance.sample(rng))
        dealt.step(DEALER, log[-1])
    replayed, stop = restore(options, beginning), rng.below(len(log))
    for ply, action in enumerate(log):
        if ply == stop:
            restored = restore(options, msgspec.json.decode(msgspec.json.encode(position(replayed))))
            assert (view(restored), restored.jobs, restored.drawn) == (view(replayed), replayed.jobs, replayed.drawn)
        replayed.step(DEALER, action)
    given = rules.new(dealt.mission, given_order(dealt))
    given.finish()
    assert view(replayed) == view(given) == view(restore(options, msgspec.to_builtins(position(dealt)))) == view(dealt)
    assert replayed.drawn == given.drawn == dealt.drawn


def try_missions(seeds: range) -> Counter[str]:
    endings: Counter[str] = Counter()
    for seed in seeds:
        document = random_mission(Rng(seed), easy=bool(seed % 2))
        ended = resolve_and_check(document)
        check_story(document, ended)
        found = resolve(document)
        assert found == resolve(document) == result(ended)
        msgspec.json.encode(found)
        check_dealt(document, seed)
        endings[found.status] += 1
    return endings


def test_random_missions() -> None:
    endings = try_missions(range(600))
    assert min(endings["won"], endings["lost"]) > 100


def test_random_missions_have_any_readings() -> None:
    assert {field.name for field in msgspec.structs.fields(RulingOptions)} == READINGS.keys()
    chosen = [random_mission(Rng(seed))["options"] for seed in range(100)]
    assert {} in chosen
    for name, values in READINGS.items():
        assert {options[name] for options in chosen if isinstance(options, dict) and options} == {*values}


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(50))
def test_many_random_missions(batch: int) -> None:
    try_missions(range(1_000_000 + batch * 1_000, 1_000_000 + (batch + 1) * 1_000))

"""Two whole missions, worked out by hand from the rules, with every step."""

import msgspec
import pytest

from saucer.games.space_alert.events import StepBegan, TurnBegan
from saucer.games.space_alert.resolving import result
from saucer.games.space_alert.rules import Resolution
from tests.games.space_alert.ships import end, ship


def all_six_destroyed() -> Resolution:
    """A forgotten computer check costs everybody a turn, and yet nothing is left outside when the ship jumps."""
    return ship(
        "C blue B . A A A . lift red C .",
        "red B A A B heroic_B . lift A . blue C",
        "blue C . . heroic_bots red bots . C blue C A",
        "blue lift B C C A A A . C red C",
        "lift A red A C lift C heroic_bots . bots bots A",
        threats="E1-06@1:red E2-02@2:white I2-04@3 SE1-03@4:blue I1-06@5 E1-05@6:red",
        tracks=(3, 5, 4, 7),
        order={
            "red": ["heavy_laser", "reactor", "gravolift", "shield", "light_laser"],
            "blue": ["light_laser", "gravolift", "reactor"],
        },
    )


def meteoroid_too_much() -> Resolution:
    """The Behemoth falls with the pilot, but the white zone, worn by Marauder and Slime, has no room for a stone."""
    return ship(
        "C A C C C lift lift . A . C .",
        "red . C bots heroic_B A blue C . lift B .",
        "blue C heroic_move:lower_red bots . B lift C . bots . .",
        "lift B lift C C blue . heroic_A A B . .",
        threats="E2-06@1:white I2-02@2 E1-02@3:red I2-05@4 SE2-01@5:blue E1-10@8:white",
        tracks=(2, 6, 1, 3),
        order={
            "red": ["light_laser", "gravolift", "shield", "reactor", "heavy_laser", "structural"],
            "white": ["reactor", "gravolift", "light_laser", "heavy_laser", "shield", "structural"],
            "blue": ["heavy_laser", "structural"],
        },
    )


ALL_SIX_DESTROYED = """
1 appear: threat-appeared E1-06 red 12
1 act: card-revealed 0 C; computer-maintained 0; card-revealed 1 red; crew-moved 1 upper_red door;
    card-revealed 2 blue; crew-moved 2 upper_blue door; card-revealed 3 blue; crew-moved 3 upper_blue door;
    card-revealed 4 lift; crew-moved 4 lower_white lift
1 compute:
1 threaten: threat-moved E1-06 9
2 appear: threat-appeared E2-02 white 14
2 act: card-revealed 0 blue; crew-moved 0 upper_blue door; card-revealed 1 B; shield-charged 1 red 1 2;
    card-revealed 2 C; squad-taken 2 0; card-revealed 3 lift; crew-moved 3 lower_blue lift;
    card-revealed 4 A; weapon-fired 4 pulse_cannon white 0
2 compute: weapon-aimed pulse_cannon white E1-06 1; cryoshield-broken E1-06
2 threaten: threat-moved E1-06 8; mark-reached E1-06 X; zone-attacked E1-06 red 1 0 1; threat-moved E1-06 6;
    threat-moved E2-02 12
2 check: computer-checked 1
3 appear: threat-appeared I2-04 internal 16; tile-laid I2-04 lower_blue
3 act: card-revealed 0 B; shield-charged 0 blue 1 2; card-revealed 1 A; weapon-fired 1 heavy_laser red 0;
    nothing-happened 2 empty; card-revealed 3 B; reactor-filled 3 blue 2 3;
    card-revealed 4 red; crew-moved 4 lower_red door
3 compute: weapon-aimed heavy_laser red E1-06 4; threat-damaged E1-06 3 1
3 threaten: threat-moved E1-06 3; mark-reached E1-06 Y; zone-attacked E1-06 red 2 0 1; zone-damaged E1-06 red 1;
    tile-drawn red heavy_laser; threat-moved E2-02 11; mark-reached E2-02 X; attacks-strengthened E2-02;
    threat-moved E2-02 10; threat-moved I2-04 14
4 appear: threat-appeared SE1-03 blue 13
4 act: nothing-happened 0 empty; card-revealed 1 A; nothing-happened 1 no-energy; nothing-happened 2 empty;
    card-revealed 3 C; rocket-launched 3 2; card-revealed 4 A; weapon-fired 4 light_laser red 0
4 compute: weapon-aimed light_laser red E1-06 2; threat-damaged E1-06 1 0; threat-destroyed E1-06 4
4 threaten: threat-moved E2-02 8; threat-moved I2-04 12; mark-reached I2-04 X; intruder-moved I2-04 upper_blue;
    threat-moved SE1-03 11; rocket-flew
5 appear: threat-appeared I1-06 internal 16; tile-laid I1-06 upper_red
5 act: card-revealed 0 A; weapon-fired 0 heavy_laser blue 0; card-revealed 1 B; malfunction-repaired 1 I1-06 1 2;
    card-revealed 2 heroic_bots; intruder-hit 2 I2-04 upper_blue; card-revealed 3 C; rocket-launched 3 1;
    card-revealed 4 C; squad-taken 4 0
5 compute: weapon-aimed heavy_laser blue SE1-03 4; weapon-aimed rocket white E2-02 3; threat-damaged E2-02 2 1;
    threat-damaged SE1-03 1 7
5 threaten: threat-moved E2-02 7; mark-reached E2-02 Y; others-advance E2-02 1; threat-moved SE1-03 10;
    threat-moved E2-02 6; threat-moved I2-04 10; threat-moved SE1-03 9; mark-reached SE1-03 X;
    zone-attacked SE1-03 blue 3 1 2; zone-damaged SE1-03 blue 1; tile-drawn blue light_laser;
    threat-moved SE1-03 8; threat-moved I1-06 14; rocket-flew
5 check: computer-checked 0; action-delayed 0 6; action-delayed 1 6; action-delayed 2 6; action-delayed 3 6;
    action-delayed 4 6
6 appear: threat-appeared E1-05 red 12
6 act: nothing-happened 0 empty; nothing-happened 1 empty; nothing-happened 2 empty; nothing-happened 3 empty;
    nothing-happened 4 empty
6 compute: weapon-aimed rocket white E2-02 3; threat-damaged E2-02 2 0; threat-destroyed E2-02 6
6 threaten: threat-moved I2-04 8; mark-reached I2-04 Y; intruder-moved I2-04 upper_white; threat-moved SE1-03 6;
    threat-moved I1-06 12; mark-reached I1-06 X; cubes-drained I1-06 red shield 0; threat-moved E1-05 10
7 appear:
7 act: card-revealed 0 A; weapon-fired 0 heavy_laser blue 0; card-revealed 1 heroic_B;
    malfunction-repaired 1 I1-06 2 0; threat-destroyed I1-06 4; card-revealed 2 red; crew-moved 2 upper_white door;
    card-revealed 3 A; weapon-fired 3 light_laser blue 0; card-revealed 4 lift; crew-moved 4 upper_red lift
7 compute: weapon-aimed heavy_laser blue SE1-03 4; weapon-aimed light_laser blue SE1-03 1; threat-damaged SE1-03 2 5
7 threaten: threat-moved I2-04 6; threat-moved SE1-03 5; mark-reached SE1-03 Y; zone-attacked SE1-03 blue 2 0 0;
    zone-damaged SE1-03 blue 2; tile-drawn blue gravolift; tile-drawn blue reactor; threat-healed SE1-03 2;
    threat-moved SE1-03 4; threat-moved E1-05 8; mark-reached E1-05 X; zone-attacked E1-05 red 2 0 0;
    zone-damaged E1-05 red 2; tile-drawn red reactor; tile-drawn red gravolift
8 appear:
8 act: card-revealed 0 A; weapon-fired 0 heavy_laser blue 0; card-revealed 1 lift; crew-moved 1 lower_red lift;
    action-delayed 1 9; card-revealed 2 bots; intruder-hit 2 I2-04 upper_white; threat-destroyed I2-04 6;
    squad-disabled 2; card-revealed 3 A; weapon-fired 3 light_laser blue 0; card-revealed 4 C;
    interceptors-launched 4
8 compute: weapon-aimed heavy_laser blue SE1-03 4; weapon-aimed light_laser blue SE1-03 1;
    weapon-aimed interceptors blue SE1-03 3; threat-damaged SE1-03 5 2
8 threaten: threat-moved SE1-03 2; threat-moved E1-05 6
9 appear:
9 act: card-revealed 0 lift; crew-moved 0 lower_blue lift; action-delayed 0 10; nothing-happened 1 empty;
    card-revealed 2 C; computer-maintained 2; card-revealed 3 A; weapon-fired 3 light_laser blue 0;
    card-revealed 4 heroic_bots; pilot-stayed 4 1
9 compute: weapon-aimed light_laser blue SE1-03 1; weapon-aimed interceptors blue SE1-03 4;
    threat-damaged SE1-03 2 0; threat-destroyed SE1-03 8; threat-damaged E1-05 1 4
9 threaten: threat-moved E1-05 4
9 check: computer-checked 1
10 appear:
10 act: nothing-happened 0 empty; card-revealed 1 A; weapon-fired 1 light_laser red 0; card-revealed 2 blue;
    crew-moved 2 upper_blue door; card-revealed 3 C; rocket-launched 3 0; card-revealed 4 bots; pilot-stayed 4 0
10 compute: weapon-aimed light_laser red E1-05 2; weapon-aimed interceptors red E1-05 3; threat-damaged E1-05 3 1
10 threaten: threat-moved E1-05 3; mark-reached E1-05 Y; zone-attacked E1-05 red 2 0 0; zone-damaged E1-05 red 2;
    tile-drawn red shield; tile-drawn red light_laser; threat-moved E1-05 2; rocket-flew
11 appear:
11 act: card-revealed 0 red; crew-moved 0 lower_white door; card-revealed 1 blue; crew-moved 1 lower_white door;
    card-revealed 2 C; squad-reactivated 2; card-revealed 3 red; crew-moved 3 lower_white door;
    card-revealed 4 bots; pilot-stayed 4 0
11 compute: weapon-aimed rocket red E1-05 3; weapon-aimed interceptors red E1-05 3; threat-damaged E1-05 4 0;
    threat-destroyed E1-05 4
11 threaten:
12 appear:
12 act: card-revealed 0 C; looked-out 0; card-revealed 1 C; looked-out 1; card-revealed 2 A;
    nothing-happened 2 no-energy; card-revealed 3 C; looked-out 3; card-revealed 4 A;
    action-delayed 4 12; card-lost 4 A; pilot-landed 4; visual-confirmed 3 3
12 compute:
12 threaten:
13 compute:
13 land:
13 threaten:
13 jump: ship-jumped; score-counted 0 32 13 3 22
"""

METEOROID_TOO_MUCH = """
1 appear: threat-appeared E2-06 white 15
1 act: card-revealed 0 C; computer-maintained 0; card-revealed 1 red; crew-moved 1 upper_red door;
    card-revealed 2 blue; crew-moved 2 upper_blue door; card-revealed 3 lift; crew-moved 3 lower_white lift
1 compute:
1 threaten: threat-moved E2-06 12
2 appear: threat-appeared I2-02 internal 12; tile-laid I2-02 lower_red
2 act: card-revealed 0 A; weapon-fired 0 heavy_laser white 0; nothing-happened 1 empty;
    card-revealed 2 C; squad-taken 2 0; card-revealed 3 B; refuelled 3 3 5 2
2 compute: weapon-aimed heavy_laser white E2-06 5; threat-damaged E2-06 4 2
2 threaten: threat-moved E2-06 10; mark-reached E2-06 X; shields-strengthened E2-06; threat-moved E2-06 9;
    threat-moved I2-02 10
2 check: computer-checked 1
3 appear: threat-appeared E1-02 red 11
3 act: card-revealed 0 C; nothing-happened 0 not-due; card-revealed 1 C; nothing-happened 1 no-squad;
    card-revealed 2 heroic_move lower_red; crew-moved 2 lower_red heroic; action-delayed 2 4;
    card-revealed 3 lift; crew-moved 3 upper_white lift
3 compute:
3 threaten: threat-moved E2-06 7; mark-reached E2-06 Y; cubes-drained E2-06 red shield 1;
    cubes-drained E2-06 white shield 1; cubes-drained E2-06 blue shield 1; threat-moved E2-06 6;
    threat-moved I2-02 8; mark-reached I2-02 X; rack-disabled I2-02 lower_red; threat-moved E1-02 9
4 appear: threat-appeared I2-05 internal 12; tile-laid I2-05 upper_white
4 act: card-revealed 0 C; malfunction-repaired 0 I2-05 1 2; card-revealed 1 bots; nothing-happened 1 no-squad;
    nothing-happened 2 empty; card-revealed 3 C; malfunction-repaired 3 I2-05 1 1
4 compute:
4 threaten: threat-moved E2-06 3; mark-reached E2-06 Y; cubes-drained E2-06 red shield 0;
    cubes-drained E2-06 white shield 0; cubes-drained E2-06 blue shield 0; threat-moved I2-02 6; threat-moved E1-02 8;
    mark-reached E1-02 X; zone-attacked E1-02 red 1 0 0; zone-damaged E1-02 red 2; tile-drawn red light_laser;
    tile-drawn red gravolift; threat-moved E1-02 7; threat-moved I2-05 9
5 appear: threat-appeared SE2-01 blue 10
5 act: card-revealed 0 C; malfunction-repaired 0 I2-05 1 0; threat-destroyed I2-05 6; card-revealed 1 heroic_B;
    shield-charged 1 red 3 3; card-revealed 2 bots; intruder-hit 2 I2-02 lower_red;
    card-revealed 3 C; computer-maintained 3
5 compute:
5 threaten: threat-moved E2-06 1; mark-reached E2-06 Z; zone-attacked E2-06 white 4 0 0;
    zone-damaged E2-06 white 4; tile-drawn white reactor; cubes-lost white reactor 1; tile-drawn white gravolift;
    tile-drawn white pulse_cannon; tile-drawn white heavy_laser; threat-survived E2-06 3; threat-moved I2-02 4;
    threat-moved E1-02 5; threat-moved SE2-01 8
5 check: computer-checked 1
6 appear:
6 act: card-revealed 0 lift; crew-moved 0 lower_white lift; action-delayed 0 7; card-revealed 1 A;
    nothing-happened 1 no-energy; card-revealed 2 B; reactor-filled 2 red 3 3; card-revealed 3 blue;
    crew-moved 3 upper_blue door
6 compute:
6 threaten: threat-moved I2-02 3; mark-reached I2-02 Y; tile-laid I2-02 lower_white; threat-moved I2-02 2;
    threat-moved E1-02 3; threat-moved SE2-01 6
7 appear:
7 act: nothing-happened 0 empty; card-revealed 1 blue; crew-moved 1 upper_white door; card-revealed 2 lift;
    crew-moved 2 upper_red lift; action-delayed 2 8; nothing-happened 3 empty
7 compute:
7 threaten: threat-moved I2-02 1; mark-reached I2-02 Z; zone-damaged I2-02 red 2; tile-drawn red shield;
    cubes-lost red shield 2; tile-drawn red reactor; cubes-lost red reactor 1; zone-damaged I2-02 white 2;
    tile-drawn white shield; tile-drawn white structural; threat-survived I2-02 3; threat-moved E1-02 1;
    mark-reached E1-02 Z; zone-attacked E1-02 red 2 0 1; zone-damaged E1-02 red 2; tile-drawn red heavy_laser;
    tile-drawn red structural; threat-survived E1-02 2; threat-moved SE2-01 5; mark-reached SE2-01 X;
    zone-attacked SE2-01 blue 2 0 0; zone-damaged SE2-01 blue 2; tile-drawn blue heavy_laser;
    tile-drawn blue structural; threat-moved SE2-01 4
8 appear: threat-appeared E1-10 white 15
8 act: card-revealed 0 lift; crew-moved 0 upper_white lift; action-delayed 0 9; card-revealed 1 C;
    computer-maintained 1; nothing-happened 2 empty; card-revealed 3 heroic_A; weapon-fired 3 heavy_laser blue 1
8 compute: weapon-aimed heavy_laser blue SE2-01 4; threat-withstood SE2-01 4 5
8 threaten: threat-moved SE2-01 2; threat-moved E1-10 10; mark-reached E1-10 X
9 appear:
9 act: nothing-happened 0 empty; nothing-happened 1 empty; card-revealed 2 C; interceptors-launched 2;
    card-revealed 3 A; weapon-fired 3 heavy_laser blue 0
9 compute: weapon-aimed heavy_laser blue SE2-01 3; weapon-aimed interceptors blue SE2-01 9;
    threat-damaged SE2-01 7 0; threat-destroyed SE2-01 12; knocked-out 2; squad-disabled 2
9 threaten: threat-moved E1-10 7; mark-reached E1-10 Y; threat-moved E1-10 5
9 check: computer-checked 1
10 appear:
10 act: card-revealed 0 A; weapon-fired 0 heavy_laser white 0; card-revealed 1 lift; crew-moved 1 lower_white lift;
    action-delayed 1 11; nothing-happened 2 down; card-revealed 3 B; nothing-happened 3 nothing-to-move
10 compute: weapon-aimed heavy_laser white E1-10 4; threat-damaged E1-10 3 2
10 threaten: threat-moved E1-10 3; mark-reached E1-10 Y; threat-moved E1-10 1; mark-reached E1-10 Z;
    zone-attacked E1-10 white 2 0 0; zone-damaged E1-10 white 2; ship-destroyed E1-10 white
"""


def story(state: Resolution) -> list[str]:
    """What happened, step by step: events with their fields."""
    turn, steps = 0, list[str]()
    for event in end(state):
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, StepBegan):
            steps.append(f"{turn} {event.step}:")
        else:
            fields = [
                str(value) for name, value in msgspec.structs.asdict(event).items() if name != "rule" and value != ""
            ]
            tag = str(event.__struct_config__.tag).replace("_", "-")
            steps[-1] += f"{'' if steps[-1].endswith(':') else ';'} {' '.join([tag, *fields])}"
    return steps


def steps(text: str) -> list[str]:
    return text.strip().replace(";\n    ", "; ").splitlines()


@pytest.mark.parametrize(
    ("state", "expected"),
    [(all_six_destroyed(), ALL_SIX_DESTROYED), (meteoroid_too_much(), METEOROID_TOO_MUCH)],
    ids=["all-six-destroyed", "meteoroid-too-much"],
)
def test_a_whole_mission_step_by_step(state: Resolution, expected: str) -> None:
    assert story(state) == steps(expected)


def test_what_became_of_the_first() -> None:
    state = all_six_destroyed()
    end(state)
    found = result(state)
    assert (found.status, found.destroyed_by, found.last_turn, found.score) == ("won", None, 13, 22)
    assert (found.points_before_penalties, found.penalties, found.visual) == (32, 13, 3)
    assert found.damage == {"red": 5, "white": 0, "blue": 3}
    assert found.threats_destroyed == ["E1-05", "E1-06", "E2-02", "I1-06", "I2-04", "SE1-03"]
    assert (found.threats_survived, found.knocked_out, found.disabled_squads) == ([], [False] * 5, 0)
    assert (found.rockets_left, found.fuel_left) == (0, 3)


def test_what_became_of_the_second() -> None:
    state = meteoroid_too_much()
    end(state)
    found = result(state)
    assert (found.status, found.destroyed_by, found.last_turn, found.score) == ("lost", "E1-10", 10, None)
    assert (found.points_before_penalties, found.penalties, found.visual) == (26, 24, 0)
    assert found.damage == {"red": 6, "white": 6, "blue": 2}
    assert found.threats_destroyed == ["I2-05", "SE2-01"]
    assert found.threats_survived == ["E1-02", "E2-06", "I2-02"]
    assert (found.knocked_out, found.disabled_squads) == ([False, False, True, False], 2)
    assert (found.rockets_left, found.fuel_left) == (3, 2)

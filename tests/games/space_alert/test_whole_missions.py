"""Two whole missions, worked out by hand, with every step."""

import msgspec
import pytest

from saucer.games.space_alert.events import StepBegan, TurnBegan
from saucer.games.space_alert.resolving import result
from saucer.games.space_alert.rules import Resolution
from tests.games.space_alert.ships import end, ship


def fighter_and_saboteur() -> Resolution:
    """The Fighter is shot down late, nobody minds the Saboteur, and the second computer check is forgotten."""
    return ship(
        "C red A . A A . C C . . .",
        "lift B red lift C blue C bots . . . C",
        threats="E1-07@2:red I1-03@3",
        tracks=(4, 3, 5, 2),
    )


def everybody_down() -> Resolution:
    """An asteroid leaves six tiles, which shorten the pulse cannon; the battlebots' uprising knocks out everybody."""
    return ship(
        "lift C C A A B . lift C",
        "blue C . red red C bots . A",
        "lift . A C . . C",
        threats="E2-07@1:white SI1-06@2 E1-06@3:red SE2-03@5:blue",
        tracks=(2, 1, 3, 4),
        order={"white": ["reactor", "shield"]},
    )


FIGHTER_AND_SABOTEUR = """
1 appear:
1 act: card-revealed 0 C; computer-maintained 0; card-revealed 1 lift; crew-moved 1 lower_white lift
1 compute:
1 threaten:
2 appear: threat-appeared E1-07 red 13
2 act: card-revealed 0 red; crew-moved 0 upper_red door; card-revealed 1 B; refuelled 1 2 5 2
2 compute:
2 threaten: threat-moved E1-07 10
2 check: computer-checked 1
3 appear: threat-appeared I1-03 internal 11; tile-laid I1-03 lower_white
3 act: card-revealed 0 A; weapon-fired 0 heavy_laser red 0; card-revealed 1 red; crew-moved 1 lower_red door
3 compute: weapon-aimed heavy_laser red E1-07 4; threat-damaged E1-07 2 2
3 threaten: threat-moved E1-07 9; mark-reached E1-07 X; zone-attacked E1-07 red 1 0 1; threat-moved E1-07 7;
    threat-moved I1-03 8; mark-reached I1-03 X; intruder-moved I1-03 lower_blue; threat-moved I1-03 7
4 appear:
4 act: nothing-happened 0 empty; card-revealed 1 lift; crew-moved 1 upper_red lift
4 compute:
4 threaten: threat-moved E1-07 5; mark-reached E1-07 Y; zone-attacked E1-07 red 2 0 0; zone-damaged E1-07 red 2;
    tile-drawn red structural; tile-drawn red gravolift; threat-moved E1-07 4; threat-moved I1-03 3
5 appear:
5 act: card-revealed 0 A; weapon-fired 0 heavy_laser red 0; card-revealed 1 C; nothing-happened 1 no-squad
5 compute: weapon-aimed heavy_laser red E1-07 4; threat-damaged E1-07 2 0; threat-destroyed E1-07 4
5 threaten: threat-moved I1-03 1; mark-reached I1-03 Z; zone-damaged I1-03 blue 2; tile-drawn blue structural;
    tile-drawn blue gravolift; threat-survived I1-03 2
5 check: computer-checked 0; action-delayed 0 6; action-delayed 1 6
6 appear:
6 act: nothing-happened 0 empty; nothing-happened 1 empty
6 compute:
6 threaten:
7 appear:
7 act: card-revealed 0 A; nothing-happened 0 no-energy; card-revealed 1 blue; crew-moved 1 upper_white door
7 compute:
7 threaten:
8 appear:
8 act: card-revealed 0 C; nothing-happened 0 no-squad; card-revealed 1 C; computer-maintained 1
8 compute:
8 threaten:
9 appear:
9 act: card-revealed 0 C; nothing-happened 0 no-squad; card-revealed 1 bots; nothing-happened 1 no-squad
9 compute:
9 threaten:
9 check: computer-checked 1
10 appear:
10 act: nothing-happened 0 empty; nothing-happened 1 empty
10 compute:
10 threaten:
11 appear:
11 act: nothing-happened 0 empty; nothing-happened 1 empty
11 compute:
11 threaten:
12 appear:
12 act: nothing-happened 0 empty; card-revealed 1 C; nothing-happened 1 not-due
12 compute:
12 threaten:
13 compute:
13 land:
13 threaten:
13 jump: ship-jumped; score-counted 2 4 6 0 0
"""

EVERYBODY_DOWN = """
1 appear: threat-appeared E2-07 white 10
1 act: card-revealed 0 lift; crew-moved 0 lower_white lift; card-revealed 1 blue; crew-moved 1 upper_blue door;
    card-revealed 2 lift; crew-moved 2 lower_white lift
1 compute:
1 threaten: threat-moved E2-07 6
2 appear: threat-appeared SI1-06 internal 13; tile-laid SI1-06 upper_blue; tile-laid SI1-06 lower_red
2 act: card-revealed 0 C; looked-out 0; card-revealed 1 C; malfunction-repaired 1 SI1-06 1 3;
    nothing-happened 2 empty; visual-confirmed 1 1
2 compute:
2 threaten: threat-moved E2-07 5; mark-reached E2-07 X; threat-moved E2-07 2; threat-moved SI1-06 11
2 check: computer-checked 0; action-delayed 0 3; action-delayed 2 3
3 appear: threat-appeared E1-06 red 11
3 act: nothing-happened 0 empty; nothing-happened 1 empty; nothing-happened 2 empty
3 compute:
3 threaten: threat-moved E2-07 1; mark-reached E2-07 Z; zone-attacked E2-07 white 7 0 1;
    zone-damaged E2-07 white 6; tile-drawn white reactor; tile-drawn white shield; tile-drawn white structural;
    tile-drawn white gravolift; tile-drawn white pulse_cannon; tile-drawn white heavy_laser;
    threat-survived E2-07 3; threat-moved SI1-06 9; mark-reached SI1-06 X; threat-moved E1-06 8;
    mark-reached E1-06 X; zone-attacked E1-06 red 1 0 1
4 appear:
4 act: card-revealed 0 C; looked-out 0; card-revealed 1 red; crew-moved 1 upper_white door; card-revealed 2 A;
    weapon-fired 2 pulse_cannon white 0; visual-confirmed 1 1
4 compute: weapon-missed pulse_cannon white
4 threaten: threat-moved SI1-06 7; threat-moved E1-06 5
5 appear: threat-appeared SE2-03 blue 12
5 act: card-revealed 0 A; weapon-fired 0 pulse_cannon white 0; card-revealed 1 red; crew-moved 1 upper_red door;
    card-revealed 2 C; looked-out 2
5 compute: weapon-aimed pulse_cannon white E1-06 1; cryoshield-broken E1-06
5 threaten: threat-moved SI1-06 5; mark-reached SI1-06 Y; threat-moved E1-06 2; threat-moved SE2-03 10
5 check: computer-checked 0; action-delayed 0 6; action-delayed 1 6
6 appear:
6 act: nothing-happened 0 empty; nothing-happened 1 empty; nothing-happened 2 empty
6 compute:
6 threaten: threat-moved SI1-06 3; threat-moved E1-06 1; mark-reached E1-06 Z; zone-attacked E1-06 red 2 0 0;
    zone-damaged E1-06 red 2; tile-drawn red structural; tile-drawn red gravolift; threat-survived E1-06 2;
    threat-moved SE2-03 8; mark-reached SE2-03 X
7 appear:
7 act: card-revealed 0 A; weapon-fired 0 pulse_cannon white 0; card-revealed 1 C; nothing-happened 1 no-squad;
    card-revealed 2 C; looked-out 2
7 compute: weapon-missed pulse_cannon white
7 threaten: threat-moved SI1-06 1; mark-reached SI1-06 Z; knocked-out 0; knocked-out 1; knocked-out 2;
    threat-survived SI1-06 4; threat-moved SE2-03 6
8 appear:
8 act: nothing-happened 0 down; nothing-happened 1 down; nothing-happened 2 down
8 compute:
8 threaten: threat-moved SE2-03 4
9 appear:
9 act: nothing-happened 0 down; nothing-happened 1 down; nothing-happened 2 down
9 compute:
9 threaten: threat-moved SE2-03 3; mark-reached SE2-03 Y; threat-moved SE2-03 2
9 check: computer-checked 0
10 appear:
10 act: nothing-happened 0 down; nothing-happened 1 down; nothing-happened 2 down
10 compute:
10 threaten: threat-moved SE2-03 1; mark-reached SE2-03 Z; threat-survived SE2-03 6
11 appear:
11 act: nothing-happened 0 down; nothing-happened 1 down; nothing-happened 2 down
11 compute:
11 threaten:
12 appear:
12 act: nothing-happened 0 down; nothing-happened 1 down; nothing-happened 2 down
12 compute:
12 threaten:
13 compute:
13 land:
13 threaten:
13 jump: ship-jumped; score-counted 15 0 20 2 -3
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
    [(fighter_and_saboteur(), FIGHTER_AND_SABOTEUR), (everybody_down(), EVERYBODY_DOWN)],
    ids=["fighter-and-saboteur", "everybody-down"],
)
def test_a_whole_mission_step_by_step(state: Resolution, expected: str) -> None:
    assert story(state) == steps(expected)


def test_what_became_of_the_first() -> None:
    state = fighter_and_saboteur()
    end(state)
    found = result(state)
    assert (found.status, found.score, found.points_before_penalties, found.penalties) == ("won", 0, 6, 6)
    assert (found.damage, found.visual) == ({"red": 2, "white": 0, "blue": 2}, 0)
    assert (found.threats_destroyed, found.threats_survived) == (["E1-07"], ["I1-03"])
    assert (found.rockets_left, found.fuel_left) == (3, 2)


def test_what_became_of_the_second() -> None:
    state = everybody_down()
    end(state)
    found = result(state)
    assert (found.status, found.score, found.points_before_penalties, found.penalties) == ("won", -3, 15, 20)
    assert (found.damage, found.visual) == ({"red": 2, "white": 6, "blue": 0}, 2)
    assert found.threats_survived == ["E1-06", "E2-07", "SE2-03", "SI1-06"]
    assert found.knocked_out == [True, True, True]

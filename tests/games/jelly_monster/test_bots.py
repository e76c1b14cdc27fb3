"""The players made for this game: they see only their own, choose what makes sense, and are as strong as they say."""

from collections import Counter

import pytest

from saucer import bots
from saucer.core.bot import Bot
from saucer.core.door import believed, is_legal
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Seat
from saucer.games.jelly_monster import JELLY_MONSTER, actions
from saucer.games.jelly_monster.bots import BOTS
from saucer.games.jelly_monster.bots.cunning import Cunning
from saucer.games.jelly_monster.bots.foresight import dice_left
from saucer.games.jelly_monster.commands import CODEC, Block, Decline, Discard, Expel, Flip, Give, Move, Place, Vote
from saucer.games.jelly_monster.components import JellyMonsterOptions, JellyRow
from saucer.games.jelly_monster.rules import JellyHunt
from saucer.games.jelly_monster.state import PLACING, WAITING
from saucer.lab.party import Party
from saucer.lab.simulate import Task, simulate
from saucer.lab.statistics import summarise
from saucer.text import LOCALES, Texts

from .tables import BLUE, GREEN, LIVE, RED, THINKING, table
from .test_conformance import shuffle_hidden

STRENGTHS = ("careless", "canny", "cunning")
SPEEDS = ("child", "person", "machine")
NOTHING = (JellyRow(0),)


def bot(name: str) -> Bot:
    return bots.find(JELLY_MONSTER, name, playouts=6)


def choice(name: str, state: JellyHunt, seat: Seat, seed: int = 1) -> object:
    return CODEC.command(bot(name).choose(state, seat, Rng(seed)))


@pytest.mark.parametrize("locale", LOCALES)
def test_there_are_three_strengths_and_three_speeds_each_with_a_name(locale: str) -> None:
    assert list(BOTS) == [f"{strength}-{speed}" for strength in STRENGTHS for speed in SPEEDS]
    texts = Texts(locale, *JELLY_MONSTER.texts)
    assert len({texts.say(f"bot-{name}") for name in BOTS}) == 9


class Watched(Bot):
    """Looks over a bot's shoulder: what it chooses must be legal, and its object be there."""

    def __init__(self, name: str) -> None:
        self._bot = bot(name)
        self.verbs = Counter[str]()

    def pause(self, state: object, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, JellyHunt)
        return self._bot.pause(state, seat, rng)

    def choose(self, state: object, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, JellyHunt)
        before = JELLY_MONSTER.position(state)
        action = self._bot.choose(state, seat, rng)
        assert JELLY_MONSTER.position(state) == before
        assert is_legal(state, seat, action)
        command = CODEC.command(action)
        if isinstance(command, Expel):
            assert command.owner * 8 + command.expelled in state.entrances[command.district]
        if isinstance(command, Move):
            assert 0 <= state.targets[command.district] + (1 if command.away else -1) < 3
        self.verbs[type(command).__name__] += 1
        return action


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (LIVE, 5),
        (THINKING, 5),
        (JellyMonsterOptions(faces="random", barrier="automatic", flip="automatic", hourglass=20, cap=90), 3),
        (JellyMonsterOptions(faces="random", variant="thinking", dispute="chance", hourglass=0), 4),
    ],
)
def test_what_they_choose_is_legal_and_makes_sense(strength: str, options: JellyMonsterOptions, seats: int) -> None:
    players = [Watched(f"{strength}-{SPEEDS[seat % 3]}") for seat in range(seats)]
    state = JELLY_MONSTER.new(options, seats)
    party = Party(JELLY_MONSTER, players, Rng(3, 0), Rng(3, 1))
    if options.variant == "live":
        party.play_in_time(state)
    else:
        party.play(state)
    assert state.outcome() is not None
    verbs = sum((player.verbs for player in players), Counter[str]())
    assert {"Place", "Expel", "Move"} <= set(verbs)
    if options == LIVE:
        assert {"Ready", "Roll", "Block", "Flip", "Decline"} <= set(verbs)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_they_know_no_more_than_their_seat_may(strength: str) -> None:
    """Whatever others hold, planned or voted, the same luck leads to the same choice and the same pause."""
    player = bot(f"{strength}-person")
    for seed in range(2):
        state, rng = JELLY_MONSTER.new(THINKING, 4), Rng(seed)
        asked = 0
        while (seats := state.to_act()) and asked < 60:
            seat = seats[-1]
            if seat == DEALER:
                chance = state.chance()
                assert chance is not None
                state.step(seat, chance.sample(rng))
                continue
            asked += 1
            twin = shuffle_hidden(state, seat, Rng(asked))
            acts = []
            for table_ in (state, twin):
                luck = Rng(seed, asked)
                shown = believed(JELLY_MONSTER, table_, seat, luck)
                acts.append((player.pause(shown, seat, luck), player.choose(shown, seat, luck)))
            assert acts[0] == acts[1]
            state.step(seat, acts[0][1])


def first_choices(name: str, seats: int, seed: int) -> list[int]:
    """The districts that equal bots choose for their first die, all at the same moment."""
    state, rng = JELLY_MONSTER.new(JellyMonsterOptions(variant="thinking"), seats), Rng(seed)
    while chance := state.chance():
        state.step(DEALER, chance.sample(rng))
    chosen = [bot(name).choose(state, seat, rng) for seat in map(Seat, range(seats))]
    return [action >> 16 & 255 for action in chosen if action & 255 != actions.SKIP]


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("seats", JELLY_MONSTER.seats)
def test_equal_bots_do_not_all_run_to_the_same_district(strength: str, seats: int) -> None:
    piled = sum(len(set(first_choices(f"{strength}-person", seats, seed))) == 1 for seed in range(20))
    assert piled <= 6


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_child_takes_longer_than_a_person_and_a_machine_hardly_any_time(strength: str) -> None:
    deciding = table(hands={BLUE: 7})
    deciding.rolls[BLUE] = [1, 2, 3, 4, 5, 6, 6]
    rng = Rng(1)
    pauses = {speed: {bot(f"{strength}-{speed}").pause(deciding, BLUE, rng) for _ in range(100)} for speed in SPEEDS}
    assert 200 <= min(pauses["machine"]) < max(pauses["machine"]) <= 300
    assert 900 <= min(pauses["person"]) < max(pauses["person"]) <= 2000
    assert 2500 <= min(pauses["child"]) < max(pauses["child"]) <= 5000
    assert all(len(some) > 40 for some in pauses.values())


def test_rolling_is_quicker_than_deciding() -> None:
    rolling, deciding = table(), table()
    deciding.rolls[BLUE] = [1, 2, 3, 4, 5, 6, 6]
    person = bot("canny-person")
    assert max(person.pause(rolling, BLUE, Rng(seed)) for seed in range(50)) < min(
        person.pause(deciding, BLUE, Rng(seed)) for seed in range(50)
    )


@pytest.mark.parametrize("speed", SPEEDS)
def test_where_no_clock_runs_nobody_waits_for_them_longer_than_a_moment(speed: str) -> None:
    state = table(options=THINKING)
    state.rolls[BLUE] = [1, 2, 3, 4, 5, 6, 6]
    assert max(bot(f"canny-{speed}").pause(state, BLUE, Rng(seed)) for seed in range(50)) <= 900


def test_they_are_ready_for_another_round_when_its_story_is_told() -> None:
    first, next = table(), table()
    for state in (first, next):
        state.phase = WAITING
    next.round = 2
    person = bot("canny-person")
    for seed in range(20):
        assert person.pause(next, BLUE, Rng(seed)) == person.pause(first, BLUE, Rng(seed)) + 5 * 1_500


# Where the right answer is plain

SMART = ("canny-person", "cunning-person")
ALONE = ((JellyRow(9),), NOTHING, NOTHING)
POOR = ((JellyRow(1),), NOTHING, NOTHING)


def last_die(value: int, **kwargs: object) -> JellyHunt:
    """Blue has one die left, the others none: 9 Jelly at the first district, 1 at the others."""
    state = table(ALONE, POOR, POOR, POOR, POOR, hands={BLUE: 1, RED: 0, GREEN: 0}, **kwargs)  # type: ignore[arg-type]
    state.rolls[BLUE] = [value]
    state.flipped = RED
    state.ends_at = state.now + 3000
    return state


@pytest.mark.parametrize("name", SMART)
def test_the_last_die_goes_where_it_takes_the_lead(name: str) -> None:
    assert choice(name, last_die(6, dice={0: {RED: [5]}, 1: {GREEN: [6]}}), BLUE) == Place(6, 0)


@pytest.mark.parametrize("name", SMART)
def test_a_die_that_would_cancel_another_is_put_elsewhere(name: str) -> None:
    """JM-SCORE-2: a second 5 would give the lead away."""
    chosen = choice(name, last_die(5, dice={0: {BLUE: [5], RED: [4]}}), BLUE)
    assert isinstance(chosen, Place)
    assert chosen.district != 0


@pytest.mark.parametrize("name", SMART)
def test_a_small_die_expels_the_one_in_the_lead(name: str) -> None:
    """JM-DIE-1."""
    chosen = choice(name, last_die(2, dice={0: {BLUE: [4], RED: [6]}}), BLUE)
    assert chosen == Expel(2, 0, RED, 6)


def test_the_target_is_moved_away_from_a_rival() -> None:
    """JM-DIE-3: what cannot be won can be spoiled."""
    state = last_die(3, dice={0: {RED: [6, 5]}, 1: {BLUE: [6]}, 2: {BLUE: [6]}, 3: {BLUE: [6]}, 4: {BLUE: [6]}})
    assert choice("cunning-person", state, BLUE) == Move(3, 0, 1)


@pytest.mark.parametrize("name", SMART)
def test_the_barrier_protects_the_richest_lead_and_then_the_timer_is_turned(name: str) -> None:
    """JM-BAR-1, JM-GLASS-1."""
    state = table(ALONE, POOR, POOR, POOR, POOR, dice={0: {BLUE: [5]}, 1: {BLUE: [6]}}, hands={BLUE: 0})
    assert choice(name, state, BLUE) == Block(0)
    state.step(BLUE, actions.BLOCK)
    assert choice(name, state, BLUE) == Flip()
    state.step(BLUE, actions.FLIP)
    assert choice(name, state, BLUE) == Decline() or not state.legal(BLUE)


@pytest.mark.parametrize("name", SMART)
def test_where_nobody_can_place_any_more_there_is_nothing_to_block(name: str) -> None:
    state = table(dice={0: {BLUE: [5]}}, hands={BLUE: 0, RED: 0, GREEN: 0})
    assert choice(name, state, BLUE) == Decline()


def test_with_one_die_a_bad_roll_is_rolled_again() -> None:
    """JM-LOOP-4: a 1 gains nothing here, most other values do."""
    state = table(ALONE, POOR, POOR, POOR, POOR, dice={0: {RED: [2]}}, hands={BLUE: 1, GREEN: 7})
    state.rolls[BLUE] = [1]
    state.entrances[0] = [RED * 8 + 2, RED * 8 + 1]
    assert Cunning(BOTS["cunning-person"]().tempo).choose(state, BLUE, Rng(1)) == actions.SKIP  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", SMART)
def test_the_least_pod_is_discarded(name: str) -> None:
    """JM-REW-DISC: a question mark counts 3.5."""
    state = table(
        "laboratory", targets={0: 2}, dice={0: {BLUE: [5]}}, hands=dict.fromkeys(range(3), 0), pods={0: [5, 3, 0]}
    )
    end_placing(state)
    assert choice(name, state, BLUE) == Discard(1)


@pytest.mark.parametrize("name", SMART)
def test_too_little_jelly_goes_to_the_poorest(name: str) -> None:
    """JM-REW-SHORT."""
    state = table("tunnel", targets={0: 2}, dice={0: {BLUE: [5]}}, jelly=[1, 9, 4], hands=dict.fromkeys(range(3), 0))
    end_placing(state)
    assert choice(name, state, BLUE) == Give(GREEN)


@pytest.mark.parametrize("name", SMART)
@pytest.mark.parametrize("right", [0, 1])
def test_a_double_arrow_is_pointed_at_the_better_side(name: str, right: int) -> None:
    """JM-REW-COPY-5; tied players choose alike."""
    sides = (ALONE, POOR) if right else (POOR, ALONE)
    faces = ("town-hall", sides[0], "docks", "station", sides[1])
    state = table(*faces, dice={0: {BLUE: [5], RED: [5]}}, hands=dict.fromkeys(range(3), 0))
    end_placing(state)
    assert choice(name, state, BLUE) == choice(name, state, RED) == Vote(right)


def end_placing(state: JellyHunt) -> None:
    for seat in map(Seat, range(state.way.seats)):
        if state.phase == PLACING:
            state.step(seat, actions.DECLINE)


@pytest.mark.parametrize("strength", STRENGTHS[1:])
def test_the_last_dice_wait_for_the_others_unless_time_runs_out(strength: str) -> None:
    """JM-LOOP-5: one may look on, and those who place later know more."""
    state = table(hands={BLUE: 3, RED: 5, GREEN: 6})
    state.rolls[BLUE] = [6, 5, 4]
    quick, slow = bot(f"{strength}-machine"), bot(f"{strength}-child")
    assert quick.choose(state, BLUE, Rng(1)) == actions.SKIP
    assert quick.pause(state, BLUE, Rng(1)) >= 1000
    assert slow.choose(state, BLUE, Rng(1)) != actions.SKIP
    state.hands[RED] = 3
    assert quick.choose(state, BLUE, Rng(1)) != actions.SKIP
    state.hands[RED], state.flipped, state.ends_at = 0, RED, state.now + 9000
    assert quick.choose(state, BLUE, Rng(1)) == actions.SKIP
    state.ends_at = state.now + 3000
    assert quick.choose(state, BLUE, Rng(1)) != actions.SKIP
    state.hands[GREEN], state.ends_at = 0, state.now + 9000
    assert quick.choose(state, BLUE, Rng(1)) != actions.SKIP


def test_guesses_end_with_the_time() -> None:
    state = table(hands={BLUE: 5, RED: 2, GREEN: 7})
    assert dice_left(state, BLUE, 2000) == [4, 2, 7]
    state.flipped, state.ends_at = RED, state.now + 5000
    assert dice_left(state, BLUE, 2000) == [2, 2, 2]


# How strong they are


def share(strong: str, weak: str, variant: str, games: int, playouts: int | None = None) -> float:
    options = JellyMonsterOptions(variant=variant)  # type: ignore[arg-type]
    task = Task("jelly-monster", (strong, weak, weak), games, 1, options, rotate=True, playouts=playouts)
    finished = [game for some in simulate([task]) for game in some]
    return summarise(finished).bots[strong].all.share


LADDER = [("careless-person", "random"), ("canny-person", "careless-person"), ("cunning-person", "canny-person")]


@pytest.mark.parametrize(("strong", "weak"), LADDER[1:])
@pytest.mark.parametrize("variant", ["live", "thinking"])
def test_each_strength_beats_the_one_below(strong: str, weak: str, variant: str) -> None:
    assert share(strong, weak, variant, 6, playouts=8) >= 0.65


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["live", "thinking"])
def test_canny_wins_nine_of_ten_games_against_two_at_random(variant: str) -> None:
    assert share("canny-person", "random", variant, 1000) >= 0.9


@pytest.mark.slow
@pytest.mark.parametrize(("strong", "weak"), LADDER)
def test_each_strength_beats_the_one_below_in_300_games(strong: str, weak: str) -> None:
    assert share(strong, weak, "thinking", 300) >= 0.5

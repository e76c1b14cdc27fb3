"""What every game must do, as a class to inherit from. `docs/add-a-game.md` tells how.

class TestMyGame(Conformance):
    game = MY_GAME
    longest = 300
"""

import os
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import ClassVar, NamedTuple, TypeVar, Union

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from saucer import bots
from saucer.core import log as logs
from saucer.core import registry
from saucer.core.door import CORE_REFUSALS, apply, commands, is_legal, legal, refusal
from saucer.core.game import AnyGame
from saucer.core.messages import Command, Event, IllegalCommand, Options, Refusal
from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, DEALER, Millis, Seat
from saucer.core.state import State
from saucer.text import LOCALES, Texts

T = TypeVar("T")

ALL_SEEDS = range(6)
SEEDS = {"": ALL_SEEDS, "first": ALL_SEEDS[:1], "rest": ALL_SEEDS[1:]}[os.environ.get("SAUCER_SEEDS", "")]
"""A game played at random for each; fewer where another run has the others, as in this project's own tests."""
LAST_RESORT = 10_000
"""Plies after which a game that does not end is given up."""


class Ply(NamedTuple):
    """One action of a random game, and the state it was taken in."""

    before: State
    seat: Seat
    action: int


class RandomGame(NamedTuple):
    """A game that was played at random."""

    game: AnyGame
    options: Options
    seats: int
    plies: list[Ply]
    end: State


def play_at_random(game: AnyGame, options: Options, seats: int, seed: int) -> RandomGame:
    """Play a game with everybody choosing at random."""
    state = game.new(options, seats)
    plies = [Ply(state.copy(), seat, action) for seat, action in play_on(state, Rng(seed))]
    return RandomGame(game, options, seats, plies, state)


def play_on(state: State, rng: Rng) -> Iterator[tuple[Seat, int]]:
    """Play a state at random to its end; tells who does what before it is done."""
    for _ in range(LAST_RESORT):
        acting = state.to_act()
        if not acting:
            return
        seat = acting[rng.below(len(acting))]
        chance = state.chance() if seat == DEALER else None
        choices = [chance.sample(rng)] if chance else legal(state, seat)
        action = choices[rng.below(len(choices))]
        yield seat, action
        state.step(seat, action)


remembered = cache(play_at_random)


def everybody(seats: int) -> list[Seat]:
    """All who could ever act: people, the dealer, the clock."""
    return [*map(Seat, range(seats)), DEALER, CLOCK]


def viewers(seats: int) -> list[Seat | None]:
    """All who could ever look: a spectator, and whoever plays."""
    return [None, *map(Seat, range(seats))]


def as_json(struct: object) -> object:
    """What a struct looks like to whoever reads its JSON."""
    return msgspec.json.decode(msgspec.json.encode(struct))


@cache
def imaginable(game: AnyGame) -> tuple[Command, ...]:
    """Commands that look sensible and often are not legal."""
    return tuple(_imaginable(game))


def _imaginable(game: AnyGame) -> Iterator[Command]:
    for kind in game.codec.types:
        fields = msgspec.structs.fields(kind)
        values = [[(1,), (6, 6), (1, 2, 3)] if "tuple" in str(field.type) else [0, 1, 2, 4, 7, 255] for field in fields]
        for arguments in product(*values):
            yield kind(*arguments)


def few(found: Sequence[T], at_most: int) -> Sequence[T]:
    """Some of what was found, evenly spread: all there is, unless a game is very long or has very many commands."""
    return found[:: max(1, len(found) // at_most)]


def looks(game: AnyGame, state: State, seat: Seat | None) -> bytes:
    """All that `seat` can learn by looking at a state, asking for what is legal, and trying what is not."""
    tried = [] if seat is None else few(imaginable(game), 50)
    return msgspec.json.encode(
        (
            game.view(state, seat),
            game.scenery(state),
            game.awaited(state, seat),
            [] if seat is None else commands(game, state, seat),
            [refusal(game, state, seat, command) for command in tried if seat is not None],
        )
    )


def heard(game: AnyGame, viewer: Seat | None, seat: Seat, action: int, state: State) -> bytes:
    """Let `seat` act and return all that `viewer` can learn from it."""
    events: list[Event] = []
    state.step(seat, action, events)
    command = game.codec.command(action)
    is_known = seat == viewer or command.visible_to(viewer)
    return msgspec.json.encode((command if is_known else None, [e for e in events if e.visible_to(viewer)]))


def follow(game: AnyGame, twin: State, viewer: Seat | None, ply: Ply, rng: Rng) -> int | None:
    """What `ply` may have been in a game that looks the same to `viewer`; None if it cannot have happened there.

    What `viewer` knows of is the same; instead of what it does not know of, anything else of that kind may have been.
    """
    command = game.codec.command(ply.action)
    if ply.seat == viewer or command.visible_to(viewer):
        return ply.action if is_legal(twin, ply.seat, ply.action) else None
    chance = twin.chance() if ply.seat == DEALER else None
    possible = [chance.sample(rng) for _ in range(10)] if chance else legal(twin, ply.seat)
    alike = [
        action
        for action in possible
        if isinstance(other := game.codec.command(action), type(command)) and not other.visible_to(viewer)
    ]
    return alike[rng.below(len(alike))] if alike else None


class Conformance:
    """Inherit, name the game, and run the tests."""

    game: ClassVar[AnyGame]
    longest: ClassVar[int]
    """No game played at random has more plies."""

    seats: ClassVar[int | None] = None
    """How many play; by default as few as can."""

    @classmethod
    def setups(cls) -> list[Options]:
        """The options to try; by default the usual ones."""
        return [cls.game.options()]

    def shuffle_hidden(self, state: State, seat: Seat | None) -> State:
        """A state that differs only in what `seat` may not know; open games have none."""
        return state.copy()

    def uncovers(self, before: State, after: State) -> bool:
        """Whether something hidden was turned up between the two; by default that happens only in the end."""
        return after.outcome() is not None

    def follow(self, twin: State, viewer: Seat | None, ply: Ply, rng: Rng) -> int | None:
        """As the function says; where somebody sees a part of a command, the game's suite knows which."""
        return follow(self.game, twin, viewer, ply, rng)

    @pytest.fixture(autouse=True)
    def known(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A game from outside the house is known while its tests run."""
        monkeypatch.setitem(registry._games, self.game.slug, self.game)

    def played(self, seed: int) -> RandomGame:
        setups = self.setups()
        return remembered(self.game, setups[seed % len(setups)], self.seats or self.game.seats.start, seed)

    def position(self, state: State) -> object:
        return as_json(self.game.position(state))

    def shown(self, state: State, viewer: Seat | None) -> bytes:
        return msgspec.json.encode((self.game.view(state, viewer), self.game.awaited(state, viewer)))

    @pytest.mark.parametrize("seed", SEEDS)
    def test_it_is_legal_until_the_end_and_ends(self, seed: int) -> None:
        played = self.played(seed)
        assert len(played.plies) <= self.longest
        for ply in played.plies:
            assert ply.before.outcome() is None
            for seat in ply.before.to_act():
                assert seat == DEALER or legal(ply.before, seat), f"seat {seat} is to act and has nothing to do"
        outcome = played.end.outcome()
        assert outcome is not None
        assert len(outcome.shares) == played.seats
        assert all(0 <= share <= 1 for share in outcome.shares)
        for seat in everybody(played.seats):
            assert legal(played.end, seat) == []
            assert seat < 0 or played.end.legal(seat) == []

    @pytest.mark.parametrize("seed", SEEDS)
    def test_nothing_is_offered_twice_or_to_whom_it_does_not_concern(self, seed: int) -> None:
        for before, _, _ in self.played(seed).plies:
            for seat in everybody(self.played(seed).seats):
                if seat == DEALER and seat in before.to_act():
                    continue
                offered = legal(before, seat)
                assert len(set(offered)) == len(offered)
                assert offered == [] or seat in before.to_act()

    @pytest.mark.parametrize("seed", SEEDS)
    def test_chance_and_time_are_asked_for_exactly_when_they_act(self, seed: int) -> None:
        for before, _, _ in self.played(seed).plies:
            chance = before.chance()
            assert (chance is not None) == (DEALER in before.to_act())
            assert (before.next_wakeup() is not None) == (CLOCK in before.to_act())
            assert CLOCK not in before.to_act() or self.game.timed(self.played(seed).options)
            if chance is not None:
                assert chance.allows(chance.sample(Rng(seed)))
                assert all(weight >= 0 for faces in chance.weights for weight in faces)
                assert chance.total() > 0

    @pytest.mark.parametrize("seed", SEEDS)
    def test_a_tick_that_tells_nothing_shows_nothing(self, seed: int) -> None:
        """Nobody is told of it until something happens."""
        played = self.played(seed)
        for ply in few([ply for ply in played.plies if ply.seat == CLOCK], 30):
            after, events = ply.before.copy(), list[Event]()
            after.step(CLOCK, ply.action, events)
            for viewer in viewers(played.seats) if not events else []:
                assert looks(self.game, after, viewer) == looks(self.game, ply.before, viewer)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_it_replays_from_its_log(self, seed: int) -> None:
        played = self.played(seed)
        log = logs.Log(self.game, played.options, played.seats)
        for time, ply in enumerate(played.plies):
            log.append(ply.seat, self.game.codec.command(ply.action), Millis(time))
        assert self.position(log.state) == self.position(played.end)
        written = list(logs.write(log))
        again = logs.read(written)
        assert list(logs.write(again)) == written
        assert self.position(again.state) == self.position(played.end)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_copies_are_independent(self, seed: int) -> None:
        for before, seat, action in self.played(seed).plies:
            written = self.position(before)
            copied = before.copy()
            copied.step(seat, action)
            assert self.position(before) == written, "playing on a copy changed the original"
            original, kept = before.copy(), before.copy()
            original.step(seat, action)
            assert self.position(kept) == written, "playing on changed a copy"
            assert self.position(original) == self.position(copied)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_positions_come_back_from_json(self, seed: int) -> None:
        played = self.played(seed)
        for state in [*(ply.before for ply in played.plies), played.end]:
            written = self.position(state)
            again = self.game.restore(played.options, played.seats, written)
            assert self.position(again) == written
            assert again.to_act() == state.to_act()

    @pytest.mark.parametrize("seed", SEEDS)
    def test_a_restored_position_plays_on_in_the_same_way(self, seed: int) -> None:
        played = self.played(seed)
        offered = [None if seat == DEALER else legal(before, seat) for before, seat, _ in played.plies]
        for start in range(0, len(played.plies), 7):
            state = self.game.restore(played.options, played.seats, self.position(played.plies[start].before))
            for (_, seat, action), known in zip(played.plies[start:], offered[start:], strict=True):
                if known is None:
                    assert is_legal(state, seat, action)
                else:
                    assert legal(state, seat) == known
                state.step(seat, action)
            assert self.position(state) == self.position(played.end)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_what_it_is_not_given_it_refuses_to_restore(self, seed: int) -> None:
        nonsense: object
        for nonsense in (None, 7, "x", [], [{}]):
            with pytest.raises(ValueError):  # noqa: PT011 - the words are the game's own
                self.game.restore(self.played(seed).options, self.played(seed).seats, nonsense)

    def test_options_come_back_from_json(self) -> None:
        for options in [self.game.options(), *self.setups()]:
            assert msgspec.convert(as_json(options), self.game.options) == options

    @pytest.mark.parametrize("seed", SEEDS)
    def test_commands_and_events_come_back_from_json(self, seed: int) -> None:
        events = msgspec.json.Decoder(Union[(*self.game.events,)])
        for before, seat, action in self.played(seed).plies:
            command = self.game.codec.command(action)
            assert logs.command_reader(self.game).decode(msgspec.json.encode(command)) == command
            told: list[Event] = []
            before.copy().step(seat, action, told)
            for event in told:
                assert type(event) in self.game.events, f"{event} is not among the game's events"
                assert event.rule
                assert events.decode(msgspec.json.encode(event)) == event

    @pytest.mark.parametrize("seed", SEEDS)
    def test_actions_and_commands_are_two_forms_of_one_thing(self, seed: int) -> None:
        for before, seat, taken in self.played(seed).plies:
            for action in [taken] if seat == DEALER else legal(before, seat):
                command = self.game.codec.command(action)
                assert self.game.codec.action(command) == action

    @pytest.mark.parametrize("seed", SEEDS)
    def test_refusals_agree_with_what_is_legal(self, seed: int) -> None:
        played, tried = self.played(seed), imaginable(self.game)
        known = self.game.refusals | CORE_REFUSALS
        rng = Rng(seed)
        for before, _, _ in [*played.plies, Ply(played.end, Seat(0), 0)]:
            for seat in everybody(played.seats):
                offered = [] if seat == DEALER else legal(before, seat)
                for action in offered:
                    assert refusal(self.game, before, seat, self.game.codec.command(action)) is None
                for _ in range(25):
                    command = tried[rng.below(len(tried))]
                    packed = self.game.codec.action(command)
                    assert packed is not None
                    problem = refusal(self.game, before, seat, command)
                    is_offered = packed in offered if seat >= 0 else is_legal(before, seat, packed)
                    assert (problem is None) == is_offered
                    assert problem is None or problem.code in known

    @pytest.mark.parametrize("seed", SEEDS)
    def test_listening_changes_nothing_and_the_door_does_the_same(self, seed: int) -> None:
        for before, seat, action in self.played(seed).plies:
            silent, heard = before.copy(), before.copy()
            told: list[Event] = []
            silent.step(seat, action)
            heard.step(seat, action, told)
            assert self.position(silent) == self.position(heard)
            after, events = apply(self.game, before, seat, self.game.codec.command(action))
            assert self.position(after) == self.position(silent)
            assert events == told

    @pytest.mark.parametrize("seed", SEEDS)
    def test_a_refused_command_changes_nothing(self, seed: int) -> None:
        played = self.played(seed)
        log = logs.Log(self.game, played.options, played.seats)
        written = self.position(log.state)
        for command in imaginable(self.game)[:: 1 + seed]:
            for seat in everybody(played.seats):
                if refusal(self.game, log.state, seat, command) is not None:
                    with pytest.raises(IllegalCommand):
                        log.append(seat, command, Millis(0))
        assert self.position(log.state) == written
        assert log.ply == 0

    def test_it_says_whether_it_hides_anything(self) -> None:
        has_secrets, has_twins = False, False
        for played in map(self.played, ALL_SEEDS):
            for ply in few(played.plies, 100):
                after, views = ply.before.copy(), {self.shown(ply.before, None)}
                for seat in map(Seat, range(played.seats)):
                    views.add(self.shown(ply.before, seat))
                    twin = self.shuffle_hidden(ply.before, seat)
                    has_twins = has_twins or self.position(twin) != self.position(ply.before)
                events: list[Event] = []
                after.step(ply.seat, ply.action, events)
                told: list[Command | Event] = [self.game.codec.command(ply.action), *events]
                is_open = all(each.visible_to(viewer) for each in told for viewer in viewers(played.seats))
                has_secrets = has_secrets or not is_open or len(views) > 1
        assert self.game.hides == has_secrets, "what is hidden from somebody, and only that, is said to be hidden"
        assert self.game.hides == has_twins, "shuffle_hidden exchanges what is hidden"

    @pytest.mark.parametrize("seed", SEEDS)
    def test_looking_shows_nothing_that_is_hidden(self, seed: int) -> None:
        played = self.played(seed)
        for state in [*(ply.before for ply in few(played.plies, 100)), played.end]:
            for viewer in viewers(played.seats):
                twin = self.shuffle_hidden(state, viewer)
                assert looks(self.game, state, viewer) == looks(self.game, twin, viewer)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_what_a_seat_is_told_does_not_depend_on_what_is_hidden_from_it(self, seed: int) -> None:
        played, rng, compared = self.played(seed), Rng(seed), 0
        for ply in few(played.plies, 100):
            for viewer in viewers(played.seats):
                after, twin = ply.before.copy(), self.shuffle_hidden(ply.before, viewer)
                told = heard(self.game, viewer, ply.seat, ply.action, after)
                if self.uncovers(ply.before, after):
                    continue
                action = self.follow(twin, viewer, ply, rng)
                if action is None:
                    assert ply.seat == DEALER, f"that {ply.action} is legal shows seat {viewer} what is hidden"
                    continue
                assert heard(self.game, viewer, ply.seat, action, twin) == told
                assert looks(self.game, twin, viewer) == looks(self.game, after, viewer)
                compared += 1
        assert compared > 0

    @pytest.mark.parametrize("seed", SEEDS)
    def test_a_seat_imagines_only_what_it_may_know(self, seed: int) -> None:
        played = self.played(seed)
        for state in [*(ply.before for ply in few(played.plies, 100)), played.end]:
            written = self.position(state)
            for seat in map(Seat, range(played.seats)):
                imagined = self.game.imagine(state, seat, Rng(seed))
                elsewhere = self.game.imagine(self.shuffle_hidden(state, seat), seat, Rng(seed))
                assert self.position(imagined) == self.position(elsewhere), "what is hidden makes a difference"
                assert looks(self.game, imagined, seat) == looks(self.game, state, seat)
                assert imagined.to_act() == state.to_act()
                assert self.position(state) == written, "imagining changed the state"

    @pytest.mark.parametrize("seed", SEEDS)
    def test_what_is_imagined_is_possible_and_can_be_played_to_the_end(self, seed: int) -> None:
        played = self.played(seed)
        for ply in few(played.plies, 10):
            written = self.position(ply.before)
            for seat in map(Seat, range(played.seats)):
                imagined = self.game.imagine(ply.before, seat, Rng(seed))
                possible = self.game.restore(played.options, played.seats, self.position(imagined))
                assert self.position(possible) == self.position(imagined)
                for _ in play_on(imagined, Rng(seed)):
                    pass
                assert imagined.outcome() is not None
                assert self.position(ply.before) == written, "playing what was imagined changed the truth"

    @pytest.mark.parametrize("seed", SEEDS)
    def test_whoever_is_awaited_can_act_and_somebody_is(self, seed: int) -> None:
        played = self.played(seed)
        for ply in played.plies:
            to_act = ply.before.to_act()
            awaited = [seat for seat in to_act if seat < 0 or seat in self.game.awaited(ply.before, seat)]
            assert awaited, "nobody knows that the game waits for them"
            for seat in map(Seat, range(played.seats)):
                assert seat in to_act or seat not in self.game.awaited(ply.before, seat)
        assert all(self.game.awaited(played.end, viewer) == () for viewer in viewers(played.seats))

    @pytest.mark.parametrize("seed", SEEDS)
    def test_it_ends_when_people_act_only_while_they_are_awaited(self, seed: int) -> None:
        options, seats, rng = self.played(seed).options, self.played(seed).seats, Rng(seed)
        state = self.game.new(options, seats)
        for _ in range(self.longest):
            if state.outcome() is not None:
                return
            seat = next(seat for seat in state.to_act() if seat < 0 or seat in self.game.awaited(state, seat))
            chance = state.chance() if seat == DEALER else None
            choices = [chance.sample(rng)] if chance else legal(state, seat)
            state.step(seat, choices[rng.below(len(choices))])
        assert state.outcome() is not None

    @pytest.mark.parametrize("seed", SEEDS)
    def test_estimates_are_shares_and_right_in_the_end(self, seed: int) -> None:
        played = self.played(seed)
        outcome = played.end.outcome()
        assert outcome is not None
        for seat in map(Seat, range(played.seats)):
            assert all(0 <= ply.before.estimate(seat) <= 1 for ply in played.plies)
            assert played.end.estimate(seat) == outcome.shares[seat]

    def test_both_languages_say_everything(self) -> None:
        ids = {
            f"{self.game.slug}-title",
            f"{self.game.slug}-blurb",
            *(message_id_of(kind) for kind in self.game.events),
            *(message_id_of(kind) for kind in self.game.codec.types),
            *(f"refusal-{code}" for code in self.game.refusals),
        }
        english, french = (messages(self.game, locale) for locale in LOCALES)
        assert ids <= english.keys(), ids - english.keys()
        assert english == french, "the same messages with the same variables"
        kinds: list[type[Event] | type[Command]] = [*self.game.events, *self.game.codec.types]
        for kind in kinds:
            fields = {field.name for field in msgspec.structs.fields(kind)}
            assert english[message_id_of(kind)] <= fields

    @pytest.mark.parametrize("locale", LOCALES)
    @pytest.mark.parametrize("seed", SEEDS)
    def test_whatever_happens_can_be_said(self, locale: str, seed: int) -> None:
        played, texts, tried = self.played(seed), Texts(locale, *self.game.texts), imaginable(self.game)
        rng = Rng(seed)
        for before, seat, action in played.plies:
            assert texts.command(self.game.codec.command(action))
            told: list[Event] = []
            before.copy().step(seat, action, told)
            assert all(texts.event(event) for event in told)
            for _ in range(5):
                problem = refusal(self.game, before, seat, tried[rng.below(len(tried))])
                assert problem is None or texts.refusal(problem)
        outcome = played.end.outcome()
        assert outcome is not None
        assert texts.say(f"ending-{outcome.reason}")
        assert all(texts.refusal(Refusal(code)) for code in CORE_REFUSALS)

    def test_every_bot_can_play_and_knows_nothing_that_is_hidden(self) -> None:
        played = self.played(0)
        choices = [ply for ply in played.plies if ply.seat >= 0]
        for name in bots.names(self.game):
            bot = bots.find(self.game, name, playouts=3)
            for before, seat, _ in few(choices, 5):
                chosen = set[int]()
                for state in (before, self.shuffle_hidden(before, seat)):
                    rng = Rng(1)
                    imagined = self.game.imagine(state, seat, rng)
                    written = self.position(imagined)
                    chosen.add(bot.choose(imagined, seat, rng))
                    assert self.position(imagined) == written, f"{name} changed the state it thought about"
                assert len(chosen) == 1, f"{name} saw what is hidden"
                assert chosen <= set(legal(before, seat)), name

    def test_one_seed_gives_one_game(self) -> None:
        first = self.played(0)
        again = play_at_random(first.game, first.options, first.seats, 0)
        assert [ply.action for ply in again.plies] == [ply.action for ply in first.plies]
        assert self.position(again.end) == self.position(first.end)


def suites(base: type[Conformance] = Conformance) -> Iterator[type[Conformance]]:
    """Every game's suite that is known by now."""
    for suite in base.__subclasses__():
        yield suite
        yield from suites(suite)


def message_id_of(kind: type[Event] | type[Command]) -> str:
    """The name of the message about this kind of event or command."""
    name = str(kind.__struct_config__.tag).replace("_", "-")
    return f"{'event' if issubclass(kind, Event) else 'command'}-{name}"


class _Mentions(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's way
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's way
        self.messages.add(node.id.name)


def messages(game: AnyGame, locale: str) -> dict[str, set[str]]:
    """Every message of a game with the variables it uses, itself or through other messages."""
    found: dict[str, _Mentions] = {}
    written = "\n".join((folder / f"{locale}.ftl").read_text("utf-8") for folder in game.texts)
    for entry in FluentParser().parse(written).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = _Mentions()
            found[entry.id.name].visit(entry)

    def variables(name: str) -> set[str]:
        assert name in found, f"some message uses {name}, which is not there"
        return found[name].variables.union(*(variables(other) for other in found[name].messages))

    return {name: variables(name) for name in found}

"""What every game must do, as a class to inherit from. `docs/add-a-game.md` tells how.

class TestMyGame(Conformance):
    game = MY_GAME
    longest = 300
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import ClassVar, NamedTuple, Union

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from saucer import bots
from saucer.core import log as logs
from saucer.core import registry
from saucer.core.game import CORE_REFUSALS, AnyGame, apply, is_legal, legal, refusal
from saucer.core.messages import Command, Event, IllegalCommand, Options, Refusal
from saucer.core.rng import Rng
from saucer.core.seats import CLOCK, DEALER, Millis, Seat
from saucer.core.state import State
from saucer.text import LOCALES, Texts

SEEDS = range(6)
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
    state, rng, plies = game.new(options, seats), Rng(seed), list[Ply]()
    while (acting := state.to_act()) and len(plies) < LAST_RESORT:
        seat = acting[rng.below(len(acting))]
        chance = state.chance() if seat == DEALER else None
        choices = [chance.sample(rng)] if chance else legal(state, seat)
        action = choices[rng.below(len(choices))]
        plies.append(Ply(state.copy(), seat, action))
        state.step(seat, action)
    return RandomGame(game, options, seats, plies, state)


remembered = cache(play_at_random)


def everybody(seats: int) -> list[Seat]:
    """All who could ever act: people, the dealer, the clock."""
    return [*map(Seat, range(seats)), DEALER, CLOCK]


def as_json(struct: object) -> object:
    """What a struct looks like to whoever reads its JSON."""
    return msgspec.json.decode(msgspec.json.encode(struct))


def imaginable(game: AnyGame) -> Iterator[Command]:
    """Commands that look sensible and often are not legal."""
    for kind in game.codec.types:
        fields = msgspec.structs.fields(kind)
        values = [[(1,), (6, 6), (1, 2, 3)] if "tuple" in str(field.type) else [0, 1, 2, 4, 7, 255] for field in fields]
        for arguments in product(*values):
            yield kind(*arguments)


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

    @pytest.fixture(autouse=True)
    def known(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A game from outside the house is known while its tests run."""
        monkeypatch.setitem(registry._games, self.game.slug, self.game)

    def played(self, seed: int) -> RandomGame:
        setups = self.setups()
        return remembered(self.game, setups[seed % len(setups)], self.seats or self.game.seats.start, seed)

    def position(self, state: State) -> object:
        return as_json(self.game.position(state))

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
            if chance is not None:
                assert chance.allows(chance.sample(Rng(seed)))
                assert all(weight >= 0 for faces in chance.weights for weight in faces)
                assert chance.total() > 0

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
        for start in range(0, len(played.plies), 7):
            state = self.game.restore(played.options, played.seats, self.position(played.plies[start].before))
            for before, seat, action in played.plies[start:]:
                assert seat == DEALER or legal(state, seat) == legal(before, seat)
                assert is_legal(state, seat, action)
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
        played, commands = self.played(seed), list(imaginable(self.game))
        known = self.game.refusals | CORE_REFUSALS
        rng = Rng(seed)
        for before, _, _ in [*played.plies, Ply(played.end, Seat(0), 0)]:
            for seat in everybody(played.seats):
                if seat != DEALER:
                    for action in legal(before, seat):
                        assert refusal(self.game, before, seat, self.game.codec.command(action)) is None
                for _ in range(25):
                    command = commands[rng.below(len(commands))]
                    packed = self.game.codec.action(command)
                    assert packed is not None
                    problem = refusal(self.game, before, seat, command)
                    assert (problem is None) == is_legal(before, seat, packed)
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
        for command in list(imaginable(self.game))[:: 1 + seed]:
            for seat in everybody(played.seats):
                if refusal(self.game, log.state, seat, command) is not None:
                    with pytest.raises(IllegalCommand):
                        log.append(seat, command, Millis(0))
        assert self.position(log.state) == written
        assert log.ply == 0

    @pytest.mark.parametrize("seed", SEEDS)
    def test_views_show_nothing_that_is_hidden(self, seed: int) -> None:
        played = self.played(seed)
        for state in [*(ply.before for ply in played.plies), played.end]:
            for seat in [None, *map(Seat, range(played.seats))]:
                seen = self.game.view(state, seat)
                assert seen == self.game.view(self.shuffle_hidden(state, seat), seat)
                assert as_json(seen) is not None
            scenery = self.game.scenery(state)
            assert as_json(scenery) == as_json(self.game.scenery(self.shuffle_hidden(state, None)))

    @pytest.mark.parametrize("seed", SEEDS)
    def test_what_a_seat_is_told_does_not_depend_on_what_is_hidden_from_it(self, seed: int) -> None:
        for before, acting, action in self.played(seed).plies:
            if acting == DEALER:
                continue
            for seat in [None, *map(Seat, range(self.played(seed).seats))]:
                told, elsewhere = list[Event](), list[Event]()
                before.copy().step(acting, action, told)
                hidden = self.shuffle_hidden(before, seat)
                if acting == seat and not is_legal(hidden, acting, action):
                    continue
                hidden.step(acting, action, elsewhere)
                if hidden.outcome() is None:
                    assert [e for e in told if e.visible_to(seat)] == [e for e in elsewhere if e.visible_to(seat)]

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
        played, texts, commands = self.played(seed), Texts(locale, *self.game.texts), list(imaginable(self.game))
        rng = Rng(seed)
        for before, seat, action in played.plies:
            assert texts.command(self.game.codec.command(action))
            told: list[Event] = []
            before.copy().step(seat, action, told)
            assert all(texts.event(event) for event in told)
            for _ in range(5):
                problem = refusal(self.game, before, seat, commands[rng.below(len(commands))])
                assert problem is None or texts.refusal(problem)
        outcome = played.end.outcome()
        assert outcome is not None
        assert texts.say(f"ending-{outcome.reason}")
        assert all(texts.refusal(Refusal(code)) for code in CORE_REFUSALS)

    def test_every_bot_can_play(self) -> None:
        played = self.played(0)
        choices = [ply for ply in played.plies if ply.seat >= 0]
        for name in bots.names(self.game):
            bot = bots.find(self.game, name, playouts=3)
            for before, seat, _ in choices[:: max(1, len(choices) // 5)]:
                written = self.position(before)
                assert bot.choose(before, seat, Rng(1)) in legal(before, seat), name
                assert self.position(before) == written, f"{name} changed the state it thought about"

    def test_one_seed_gives_one_game(self) -> None:
        first = self.played(0)
        again = play_at_random(first.game, first.options, first.seats, 0)
        assert [ply.action for ply in again.plies] == [ply.action for ply in first.plies]
        assert self.position(again.end) == self.position(first.end)


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

"""What a table sends to somebody does not depend on what they may not know."""

from collections.abc import Awaitable

import msgspec
import pytest

import saucer.games  # noqa: F401 - those that are registered are tested, too
from saucer import bots
from saucer.core import registry
from saucer.core.door import refusal
from saucer.core.log import Log, write
from saucer.core.messages import IllegalCommand, Refusal
from saucer.core.rng import Rng
from saucer.core.seats import Millis, Seat
from saucer.tables import looks
from saucer.tables.company import Company
from saucer.tables.history import steps, tell
from saucer.tables.house import House
from saucer.tables.presence import Presence
from saucer.tables.refusals import Refused
from saucer.tables.subscription import Subscription, encode
from saucer.tables.table import Table
from saucer.tables.thinkers import _choose
from tests.conformance import test_games  # noqa: F401 - makes every game's suite known
from tests.conformance.suite import Conformance, RandomGame, few, imaginable, play_at_random, suites, viewers
from tests.toy import BLUFF, BluffOptions
from tests.toy.messages import Deal, Pick
from tests.toy.rules import Bluff
from tests.toy.twins import twin_of

HIDING = [suite for suite in suites() if suite.game.hides]
SEEDS = range(6)  # with fewer some secrets of the Jelly Monster never come up
COMPANY = Company.new("ada", "Ada", ["me", "me"], listed=False, pace=100, now=0)


@pytest.fixture(autouse=True)
def _bluff(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, BLUFF.slug, BLUFF)


def sent(log: Log, viewer: Seat | None) -> list[bytes]:
    """All that is sent to somebody who looks now, comes back from anywhere, looks into the past, and tries things."""
    eyes = () if viewer is None else (viewer,)
    look = looks.Look(eyes, viewer, 0, Millis(0), True)
    company = looks.company_seen(COMPANY, 1, Presence([]), log, "ada")
    scenery = log.game.scenery(log.state)
    past = [*range(0, log.ply, 1 + log.ply // 10), log.ply]
    happened = [tell(log, since) for since in past]
    told = [encode(looks.snapshot("table", log, look, company, at)) for at in (None, *past)]
    told += [looks.update(log, look, steps(each, look.eyes), scenery, company) for each in happened]
    told += [
        looks.Telling(log, each, [eyes], scenery, lambda _: look).text(eyes, since)
        for since, each in zip(past[:-1], happened[:-1], strict=True)
    ]
    told += [msgspec.json.encode(steps(each, eyes)) for each in happened]
    if viewer is not None:
        told.append(encode(looks.imagined(log, viewer, Rng(log.ply))))
        told += [
            msgspec.json.encode(refusal(log.game, log.state, viewer, command))
            for command in few(imaginable(log.game), 50)
        ]
    return told


def log_of(played: RandomGame, ply: int) -> Log:
    """A random game until `ply`."""
    log = Log(played.game, played.options, played.seats)
    for time, (_, seat, action) in enumerate(played.plies[:ply]):
        log.append(seat, played.game.codec.command(action), Millis(time))
    return log


def test_games_that_hide_are_tested() -> None:
    assert {game.slug for game in registry.games() if game.hides} <= {suite.game.slug for suite in HIDING}
    assert BLUFF.slug in {suite.game.slug for suite in HIDING}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("suite", HIDING)
def test_from_states_that_look_alike_the_same_is_sent(suite: type[Conformance], seed: int) -> None:
    """Two games that began with other secrets are told in the same words until something is turned up."""
    tests, game = suite(), suite.game
    played, rng = tests.played(seed), Rng(seed)
    followed = 0
    for start in range(0, len(played.plies), max(5, len(played.plies) // 16)):
        before = played.plies[start].before
        for viewer in viewers(played.seats):
            alike = tests.shuffle_hidden(before, viewer)
            log, twin = (Log(game, played.options, played.seats, tests.position(state)) for state in (before, alike))
            for ply in played.plies[start : start + 10]:
                action = tests.follow(twin.state, viewer, ply, rng)
                after = log.state.copy()
                after.step(ply.seat, ply.action)
                if action is None or tests.uncovers(log.state, after):
                    break
                log.append(ply.seat, game.codec.command(ply.action), Millis(0))
                twin.append(ply.seat, game.codec.command(action), Millis(0))
                followed += 1
            assert sent(log, viewer) == sent(twin, viewer)
    assert followed > 20


@pytest.mark.parametrize("seed", SEEDS[:3])
@pytest.mark.parametrize("suite", [suite for suite in HIDING if suite.game is BLUFF])
def test_of_whole_games_that_differ_in_secrets_the_same_is_sent(suite: type[Conformance], seed: int) -> None:
    """Other hands were dealt and other cards picked from the first line on, as far as they were never turned up."""
    tests = suite()
    played, rng = tests.played(seed), Rng(seed)
    differing = 0
    for ply in range(0, len(played.plies) + 1, 3):
        log = log_of(played, ply)
        for viewer in viewers(played.seats):
            twin = twin_of(log, viewer, rng)
            if twin is not None:
                assert sent(log, viewer) == sent(twin, viewer)
                differing += tests.position(twin.state) != tests.position(log.state)
    assert differing > 10


@pytest.mark.parametrize("bot", bots.names(BLUFF))
def test_a_bot_does_not_know_what_is_hidden(bot: str) -> None:
    """Whoever saw the other's card would be done at once, or never; with the same luck it must be the same."""
    position = {"picks": [5, 3], "done": [False, True], "waves": [0, 0], "played": [[9, 8], [1, 2]]}
    winning = Log(BLUFF, BluffOptions(), 2, position | {"hands": [[5, 6], [3, 7]]})
    losing = Log(BLUFF, BluffOptions(), 2, position | {"hands": [[5, 6], [7, 8]], "picks": [5, 8]})
    for seed in range(5):
        told = [encode(looks.imagined(log, Seat(0), Rng(seed))) for log in (winning, losing)]
        assert len({_choose(each, bot, seed) for each in told}) == 1


class Ear:
    """Somebody at a table who remembers every byte, except for what tells one table from another."""

    def __init__(self, table: Table, holder: str | None, seat: Seat | None) -> None:
        self.table = table
        self.subscription = Subscription(lambda: None, holder)
        self.subscription.chosen = seat

    def heard(self) -> bytes:
        found = b"\n".join(self.subscription.take())
        return found.replace(self.table.id.encode(), b"ID").replace(self.table.company.invite.encode(), b"INVITE")


async def refused(asking: Awaitable[object]) -> Refusal:
    """Why not."""
    with pytest.raises((Refused, IllegalCommand)) as problem:
        await asking
    assert isinstance(problem.value, Refused | IllegalCommand)
    return problem.value.refusal


@pytest.mark.anyio
async def test_at_tables_that_differ_in_secrets_the_same_is_heard(house: House, ada: str) -> None:
    """Ada holds all seats and looks from one; a watcher looks from none."""
    log = log_of(play_at_random(BLUFF, BluffOptions(seconds=0), 2, 1), 4 * 2 + 5)
    for viewer in viewers(2):
        twin = twin_of(log, viewer, Rng(1))
        assert twin is not None
        told, refusals = [], []
        for each in (log, twin):
            table = await house.take_in(ada, "\n".join(write(each)).encode())
            ear, late_ear = (Ear(table, None if viewer is None else ada, viewer) for _ in range(2))
            await table.listen(ear.subscription, None)
            other, state = Seat(1 if viewer == 0 else 0), table.log.state
            assert isinstance(state, Bluff)
            # The cards that are picked now differ as the hands do.
            await table.accept(table.rights(ada, other), Pick(state.hands[other][-1]), seat=other)
            await table.listen(late_ear.subscription, 3)
            told.append((ear.heard(), late_ear.heard()))
            rights = ear.subscription.rights
            refusals.append([await refused(table.accept(rights, command)) for command in (Pick(0), Deal(1, (9,)))])
        assert all(b'"update"' in heard for heard in told[0])
        assert told[0] == told[1]
        assert refusals[0] == refusals[1]


@pytest.mark.anyio
async def test_secrets_are_not_given_away_by_other_doors(house: House, ada: str) -> None:
    table = await house.create(ada, BLUFF, BluffOptions(seconds=0))
    command = msgspec.Raw(msgspec.json.encode(Pick(1)))
    assert await refused(table.file()) == Refused("still-hidden").refusal
    assert await refused(table.branch(0)) == Refused("still-hidden").refusal
    assert await refused(table.preview(table.rights(ada, Seat(0)), command)) == Refused("no-preview").refusal
    with pytest.raises(Refused, match="not-your-seat"):
        table.rights(None, Seat(0))
    assert table.rights(ada).eyes == ()

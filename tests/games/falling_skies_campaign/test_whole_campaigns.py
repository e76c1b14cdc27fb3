"""A campaign lasts for weeks: it is kept, found again, sent elsewhere, and stays small."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from saucer import bots
from saucer.core import log as logs
from saucer.core.door import commands
from saucer.core.log import Log
from saucer.core.rng import Rng
from saucer.core.seats import DEALER, Millis, Seat
from saucer.games.falling_skies.campaign import CAMPAIGN
from saucer.games.falling_skies.campaign.components import CampaignOptions
from saucer.store.database import file_address
from saucer.store.store import Store
from saucer.tables.house import House
from saucer.tables.identity import token_hash
from saucer.tables.messages import Snapshot
from saucer.tables.table import LINES_AT_MOST

OPTIONS = CampaignOptions("The dusk", 2)
MEGABYTE = 1024 * 1024
A_DAY = 86_400_000


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def played(bot: str, seed: int) -> Log:
    """A whole campaign with a bot, some of whose choices are taken back first; a day between its commands."""
    log, player, rng = Log(CAMPAIGN, OPTIONS, 1), bots.find(CAMPAIGN, bot, playouts=3), Rng(seed)
    while seats := log.state.to_act():
        at = Millis(log.ply * A_DAY)
        if seats[0] == DEALER:
            chance = log.state.chance()
            assert chance is not None
            log.append(DEALER, CAMPAIGN.codec.command(chance.sample(rng)), at)
            continue
        log.append(seats[0], CAMPAIGN.codec.command(player.choose(log.state, seats[0], rng)), at)
        undo = log.undo_for(Seat(0))
        if undo is not None and log.ply % 50 == 0:
            log.append(Seat(0), undo, at)
    return log


@pytest.mark.parametrize("bot", ["random", "habit"])
def test_a_campaign_stays_small(bot: str) -> None:
    log = played(bot, seed=1)
    assert log.state.outcome() is not None
    assert sum(len(line) + 1 for line in logs.write(log)) < MEGABYTE / 2
    assert log.ply < LINES_AT_MOST


@pytest.mark.parametrize("bot", ["random", "habit"])
def test_a_campaign_goes_out_and_comes_in_elsewhere(bot: str) -> None:
    log = played(bot, seed=2)
    again = logs.read(list(logs.write(log)))
    assert list(logs.write(again)) == list(logs.write(log))
    assert CAMPAIGN.position(again.state) == CAMPAIGN.position(log.state)  # type: ignore[arg-type]


def lasting(snapshot: Snapshot) -> Snapshot:
    """All but for how long its people have been away, which each process counts for itself."""
    chairs = [replace(chair, away=None) for chair in snapshot.company.seats]
    return replace(snapshot, company=replace(snapshot.company, seats=chairs))


@pytest.mark.anyio
async def test_a_campaign_survives_restarts(tmp_path: Path) -> None:
    """Played to its end at a real table; again and again all is dropped, and everything comes back from the disk."""
    store = await Store.open(file_address(tmp_path))
    house = House(store)
    holder = token_hash(await house.welcome())
    table = await house.create(holder, CAMPAIGN, OPTIONS)
    rights, rng, moves = table.rights(holder), Rng(3), 0
    while (snapshot := await table.snapshot(holder, rights)).outcome is None:
        command = snapshot.legal[rng.below(len(snapshot.legal))]
        await table.accept(rights, msgspec.Raw(msgspec.json.encode(command)), ply=snapshot.ply)
        moves += 1
        if moves % 40 == 0:
            before, file = lasting(await table.snapshot(holder, rights)), await table.file()
            await house.close()
            await store.close()
            store = await Store.open(file_address(tmp_path))
            house = House(store)
            table = await house.open(table.id)
            assert lasting(await table.snapshot(holder, rights)) == before
            assert await table.file() == file
    elsewhere = await Store.open(file_address(tmp_path / "elsewhere"))
    other_house = House(elsewhere)
    other_holder = token_hash(await other_house.welcome())
    copy = await other_house.take_in(other_holder, (await table.file()).encode())
    assert (await copy.snapshot(holder, rights)).view == (await table.snapshot(holder, rights)).view
    for each in (house, other_house):
        await each.close()
    for kept in (store, elsewhere):
        await kept.close()


def test_going_back_leads_into_an_earlier_battle() -> None:
    """A branch of a campaign begins wherever one likes, and is a campaign of its own."""
    log = played("random", seed=4)
    middle = log.until(log.ply // 2)
    assert middle.state.outcome() is None
    assert middle.state.to_act()[0] == DEALER or commands(CAMPAIGN, middle.state, Seat(0))
    assert CAMPAIGN.position(middle.state) == CAMPAIGN.position(log.state_at(log.ply // 2))  # type: ignore[arg-type]

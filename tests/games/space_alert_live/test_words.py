"""What the forms and boards of a browser, and the terminal, want to say."""

import re

import msgspec
import pytest

from saucer.core.messages import Event
from saucer.games.space_alert.events import (
    CubesDrained,
    CubesShorted,
    IntruderMoved,
    IntruderStayed,
    MarkReached,
    NoEffect,
    ShipDestroyed,
    ThreatAppeared,
    ThreatDestroyed,
    ThreatMoved,
    ThreatSurvived,
    TileLaid,
    TileRemoved,
    ZoneDamaged,
)
from saucer.games.space_alert.live import SPACE_ALERT, terminal
from saucer.games.space_alert.live.commands import GoOn, Lay, Move, TakeBack, Turn
from saucer.games.space_alert.live.deck import KINDS, NAMES, action_name, movement_name
from saucer.games.space_alert.live.events import CardDealt, MissionBegun, PhaseWarning, ThreatAnnounced
from saucer.games.space_alert.live.options import timeline_names
from saucer.games.space_alert.live.view import PHASES
from saucer.text import LOCALES, Texts

from .tables import FIRST, begun, gathered, hold, lay, pass_time, planned, play

OPEN = ("generated", "transfer_seconds")
"""Options that are plain numbers."""


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_and_choice_has_a_name(locale: str) -> None:
    texts = Texts(locale, *SPACE_ALERT.texts)
    for field in msgspec.structs.fields(SPACE_ALERT.options):
        assert texts.say(f"option-{field.name}")
        assert texts.say(f"option-{field.name}-help")
        for choice in () if field.name in OPEN or field.type is bool else SPACE_ALERT.variations(field.name):
            assert texts.say(f"option-{field.name}-{choice}")
    assert all(texts.say(f"prompt-{phase}") for phase in PHASES)
    for reason in ("jumped", "destroyed", "campaign-won", "campaign-lost", "lesson-done", "lesson-missed"):
        assert texts.say(f"ending-{reason}")


def test_options_that_are_worth_comparing() -> None:
    assert SPACE_ALERT.variations("timeline") == timeline_names()
    assert SPACE_ALERT.variations("generated") == ()
    assert list(SPACE_ALERT.variations("missions")) == [1, 2, 3]


@pytest.mark.parametrize("locale", LOCALES)
def test_each_card_has_a_name_of_its_own(locale: str) -> None:
    texts = Texts(locale, *SPACE_ALERT.texts)
    dealt = [
        texts.event(
            CardDealt(rule="-", seat=0, card=NAMES[kind], action=action_name(kind), movement=movement_name(kind))
        )
        for kind in range(KINDS)
    ]
    assert len(set(dealt)) == KINDS
    assert len({texts.command(Lay(kind, 0, 1, 0)) for kind in range(KINDS)}) == KINDS


def test_announcements_are_said_as_the_timeline_wants_them() -> None:
    texts = Texts("en", *SPACE_ALERT.texts)
    event = ThreatAnnounced(rule="-", turn=3, zone="white", serious=1, unconfirmed=0, ignored=0)
    assert texts.event(event) == "Time T+3: serious threat, white zone."
    event = ThreatAnnounced(rule="-", turn=4, zone="internal", serious=0, unconfirmed=1, ignored=1)
    assert texts.event(event) == "Unconfirmed report, which is ignored. Time T+4: internal threat."
    warning = PhaseWarning(rule="-", phase=3, seconds=60, operations=1, next=0)
    assert texts.event(warning) == "Operations end in one minute."
    warning = PhaseWarning(rule="-", phase=3, seconds=0, operations=1, next=0)
    assert texts.event(warning) == "Operations will soon end. From now on the crew may stop."
    warning = PhaseWarning(rule="-", phase=2, seconds=0, operations=0, next=1)
    assert texts.event(warning) == "Phase 2 ends with the next announcement."
    assert texts.event(MissionBegun(rule="-", mission="mission_3")) == "The mission begins: Mission 3. Phase 1!"


def test_french_signs_stand_as_they_should() -> None:
    for folder in (SPACE_ALERT.text, SPACE_ALERT.text / "terminal"):
        text = (folder / "fr.ftl").read_text("utf-8")
        assert not re.search(r"[^\u202f\s][;!?]", text)
        assert not re.search(r" [;!?:](?:\s|$)", text)
        assert "'" not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_terminal_shows_backs_and_what_lies_open(locale: str) -> None:
    folders = [folder / "terminal" for folder in SPACE_ALERT.texts if (folder / "terminal").is_dir()]
    say = Texts(locale, *SPACE_ALERT.texts, *folders).say
    assert terminal.drawing(gathered(3), say)
    state = begun(3)
    pass_time(state, 10)
    hold(state, FIRST, "bots/lift", "B/blue")
    play(state, FIRST, lay("bots/lift", 1, 0))
    play(state, FIRST, lay("B/blue", 1, 3))
    drawn = terminal.drawing(state, say)
    assert "T+2" in drawn
    assert "▲" in drawn
    assert "bots" not in drawn.splitlines()[2]
    assert " B " in drawn.splitlines()[-1]
    planned(state)
    assert SPACE_ALERT.drawing(state, say)


def test_a_menu_offers_a_card_then_its_half_then_a_slot() -> None:
    folders = [folder / "terminal" for folder in SPACE_ALERT.texts if (folder / "terminal").is_dir()]
    say = Texts("en", *SPACE_ALERT.texts, *folders).say
    state = begun(3)
    hold(state, FIRST, "A/red")
    assert SPACE_ALERT.wording(state, lay("A/red", 2, 0), say) == (
        "A or the red arrow",
        "Action on top",
        "The captain, slot 2",
    )
    assert SPACE_ALERT.wording(state, Turn(0, 1), say) == ("The captain, slot 1", "Turn the card")
    assert SPACE_ALERT.wording(state, Move(0, 1, 2), say) == ("The captain, slot 1", "Move the card to slot 2")
    assert SPACE_ALERT.wording(state, TakeBack(0, 1), say) == ("The captain, slot 1", "Take the card back")
    assert SPACE_ALERT.wording(state, GoOn(), say) == ()


PLURAL = "I1-05"
"""Hacked Shields: a name that is a plural in English."""
OF_INTERNAL_THREATS = (
    ThreatAppeared(rule="-", threat=PLURAL, zone="internal", position=9),
    TileLaid(rule="-", threat=PLURAL, station="upper_blue"),
    TileRemoved(rule="-", threat=PLURAL, station="upper_blue"),
    ThreatMoved(rule="-", threat=PLURAL, position=4),
    MarkReached(rule="-", threat=PLURAL, mark="X"),
    NoEffect(rule="-", threat=PLURAL),
    ZoneDamaged(rule="-", threat=PLURAL, zone="blue", tiles=2),
    CubesDrained(rule="-", threat=PLURAL, zone="blue", system="shield", cubes=1),
    CubesShorted(rule="-", threat=PLURAL, cubes=1),
    IntruderMoved(rule="-", threat=PLURAL, station="upper_blue"),
    IntruderStayed(rule="-", threat=PLURAL),
    ThreatDestroyed(rule="-", threat=PLURAL, points=4),
    ThreatSurvived(rule="-", threat=PLURAL, points=2),
    ShipDestroyed(rule="-", threat=PLURAL, zone="blue"),
)


@pytest.mark.parametrize("event", OF_INTERNAL_THREATS)
def test_no_verb_follows_a_name_that_may_be_a_plural(event: Event) -> None:
    english = Texts("en", *SPACE_ALERT.texts).event(event)
    assert re.search(r"Hacked Shields(?:[:,.]| in the)", english)
    french = Texts("fr", *SPACE_ALERT.texts).event(event)
    assert re.search(r"Piratage des boucliers(?:\u00a0[:»]|[,.]| vers)", french)


@pytest.mark.parametrize("locale", LOCALES)
def test_where_there_is_nothing_to_take_that_is_said(locale: str) -> None:
    texts = Texts(locale, *SPACE_ALERT.texts)
    for system in ("shield", "reactor"):
        said = texts.event(CubesDrained(rule="-", threat=PLURAL, zone="red", system=system, cubes=0))
        assert re.search("empty|vide", said)
        assert "0" not in said
    assert "0" not in texts.event(CubesShorted(rule="-", threat="SI1-05", cubes=0))

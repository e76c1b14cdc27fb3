"""Both languages have words for every timeline, every lesson and every announcement."""

import re
from pathlib import Path

import pytest

from saucer.games.space_alert import live
from saucer.games.space_alert.board import INTERNAL, ZONE_NAMES
from saucer.games.space_alert.live.announcements import KIND_NAMES, THREAT, WARNINGS
from saucer.games.space_alert.live.lessons import HINTS, lessons
from saucer.games.space_alert.live.timelines import timelines
from saucer.text import LOCALES, Texts

FOLDER = Path(live.__file__).parent / "text" / "missions"


def ids(locale: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", (FOLDER / f"{locale}.ftl").read_text("utf-8"), re.MULTILINE)


def test_both_languages_say_the_same_things() -> None:
    english, french = map(ids, LOCALES)
    assert english == french
    assert len(set(english)) == len(english)


@pytest.mark.parametrize("locale", LOCALES)
def test_missions(locale: str) -> None:
    texts = Texts(locale, FOLDER)
    for id in (*timelines(), "random", "generated"):
        assert texts.say(f"mission-{id.replace('_', '-')}", seed="42")
        assert texts.say(f"mission-{id.replace('_', '-')}-about").endswith(".")


@pytest.mark.parametrize("locale", LOCALES)
def test_lessons(locale: str) -> None:
    texts = Texts(locale, FOLDER)
    parts = ["-learn", "-goal", *(f"-hint-{number}" for number in range(1, HINTS + 1))]
    said = {f"{id.replace('_', '-')}{part}" for id in lessons() for part in ["", *parts]}
    assert said == {id for id in ids(locale) if id.startswith("lesson-")}
    for id in said:
        assert texts.say(id)


@pytest.mark.parametrize("locale", LOCALES)
def test_announcements(locale: str) -> None:
    texts = Texts(locale, FOLDER)
    for kind in set(range(len(KIND_NAMES))) - {THREAT}:
        id = f"announcement-{KIND_NAMES[kind].replace('_', '-')}"
        assert {texts.say(id, phase=phase, seconds=seconds) for phase in (1, 2) for seconds in WARNINGS}
    for id in ("announcement-phase-warning", "announcement-operations-warning"):
        untimed = [texts.say(id, phase=1, seconds=0, next=next) for next in (0, 1)]
        assert len({*untimed, *(texts.say(id, phase=1, seconds=seconds) for seconds in WARNINGS)}) == 5
    heard = {
        texts.say(f"announcement-{unconfirmed}{where}", turn=3, zone=zone, serious=serious)
        for unconfirmed in ("", "unconfirmed-")
        for where, zones in (("threat", ZONE_NAMES[:INTERNAL]), ("internal-threat", ("internal",)))
        for zone in zones
        for serious in (0, 1)
    }
    assert len(heard) == 2 * 4 * 2


def test_french_typography() -> None:
    for line in (FOLDER / "fr.ftl").read_text("utf-8").splitlines():
        text = line.partition(" = ")[2] or line
        assert not re.search(r" [:;!?%»]|« ", text), line
        assert "'" not in text

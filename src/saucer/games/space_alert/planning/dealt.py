"""A mission to be planned as people and programs write it: as one to be resolved, with the cards that were dealt."""

from functools import cache
from pathlib import Path

from saucer.games.space_alert import documents
from saucer.games.space_alert.board import CARD_NAMES, EMPTY, LAST_TURN, SHORT_LAST_TURN
from saucer.games.space_alert.documents import BadMission, Planned
from saucer.games.space_alert.planning.hands import Hand, free_hand
from saucer.text import Texts

TEXT = Path(__file__).parent / "text"
PHASES = 3
SHORT_PHASES = 2


class BadHand(BadMission):
    """Something in the hands cannot be."""

    def __str__(self) -> str:
        return self.say(_english())


@cache
def _english() -> Texts:
    return Texts("en", documents.TEXT, TEXT)


def parse(document: object) -> tuple[dict[str, object], Planned, list[Hand]]:
    """The mission without the hands, what it means, and the hands in crew order; raises `BadMission`.

    Programs may be left out, and whatever stands in them stays.
    """
    if not isinstance(document, dict):
        raise BadMission("", "not-an-object")
    if not isinstance(document.get("players"), list):
        raise BadMission("players", "not-a-list" if "players" in document else "missing")
    turns = next((len(found) for player in document["players"] if (found := _program(player))), LAST_TURN)
    mission = {**document, "players": [_without_hand(player, turns) for player in document["players"]]}
    planned = documents.parse(mission)
    crew = sorted(enumerate(document["players"]), key=lambda numbered: numbered[1]["order"])
    hands = [_hand(player.get("hands"), turns, f"players[{number}].hands") for number, player in crew]
    for (number, _), hand, program in zip(crew, hands, planned.mission.programs, strict=True):
        if not hand.allows(program):
            raise BadHand(f"players[{number}].actions", "not-in-hand")
    return mission, planned, hands


def _program(player: object) -> list[object]:
    """As far as it is one."""
    program = player.get("actions") if isinstance(player, dict) else None
    return program if isinstance(program, list) else []


def _without_hand(player: object, turns: int) -> object:
    if not isinstance(player, dict):
        return player
    rest = {name: value for name, value in player.items() if name != "hands"}
    return rest if rest.get("actions") else {**rest, "actions": [[] for _ in range(turns)]}


def _hand(value: object, turns: int, field: str) -> Hand:
    """The cards of one member, by the phase in which they are dealt; a plain list is dealt in the first."""
    if value is None:
        return free_hand()
    packets = _list(value, field)
    if all(isinstance(card, str) for card in packets):
        return Hand(
            False, [_card(card, f"{field}[{number}]") for number, card in enumerate(packets)], [0] * len(packets)
        )
    most = SHORT_PHASES if turns == SHORT_LAST_TURN else PHASES
    if len(packets) > most:
        raise BadHand(field, "packets", most=most, found=len(packets))
    halves: list[int] = []
    phases: list[int] = []
    for phase, packet in enumerate(packets):
        for number, card in enumerate(_list(packet, f"{field}[{phase}]")):
            halves.append(_card(card, f"{field}[{phase}][{number}]"))
            phases.append(phase)
    return Hand(False, halves, phases)


def _list(value: object, field: str) -> list[object]:
    if not isinstance(value, list):
        raise BadMission(field, "not-a-list")
    return value


def _card(value: object, field: str) -> int:
    """The two halves as a set of entries."""
    names = value.split("/") if isinstance(value, str) else []
    if len(names) != 2 or not all(name in CARD_NAMES[EMPTY + 1 :] for name in names):
        raise BadHand(field, "not-a-card", found=str(value))
    return 1 << CARD_NAMES.index(names[0]) | 1 << CARD_NAMES.index(names[1])

"""What the dealer brings, each card at the moment it is needed: nothing hidden lies in an order anywhere."""

from saucer.core.chance import Chance
from saucer.core.messages import Event
from saucer.games.space_alert.board import ZONE_NAMES
from saucer.games.space_alert.live import actions
from saucer.games.space_alert.live.deck import ACTION_KINDS, KINDS, NAMES, NO_CARD, action_name, movement_name
from saucer.games.space_alert.live.events import CardDealt, HeroicShown, PacketTaken, ThreatDrawn, TrackDrawn
from saucer.games.space_alert.live.setup import MIXED, YELLOW, Given, deck_of
from saucer.games.space_alert.live.state import (
    DEAL_CARD,
    DEAL_HEROIC,
    DRAW_CARD,
    DRAW_THREAT,
    DRAW_TIMELINE,
    DRAW_TRACK,
    NOT_YET,
    SHOW_HEROIC,
    Operation,
    fresh_deck,
    is_android,
    member_of,
)


def clear(state: Operation) -> None:
    """All cards are in their decks again (SA-CAM-03)."""
    setup = state.setup
    state.deck = fresh_deck()
    state.hands = [[] for _ in range(setup.people)]
    state.programs = [[NO_CARD] * setup.turns for _ in range(setup.crew)]
    state.stages = [1] * setup.people
    state.heroics = [NO_CARD] * setup.androids
    state.threats = []
    state.heard = 0
    state.timeline = NOT_YET
    state.tracks = [0, 0, 0, 0]


def set_up(state: Operation) -> None:
    """Timeline and tracks are drawn (SA-SET-03, SA-SET-06)."""
    setup = state.setup
    if setup.is_secret():
        state.owed.append(DRAW_TIMELINE)
    else:
        state.timeline = 0
    given = setup.given
    if given is None:
        state.owed += [DRAW_TRACK | zone << 8 for zone in range(4)]
    else:
        state.tracks = given.tracks.copy()
        state.programs = [program.copy() for program in given.laid]
        state.deck = given_deck(given)


def given_deck(given: Given) -> list[int]:
    """The cards of a lesson: no heroic ones."""
    return [*given.cards, *([0] * (KINDS - ACTION_KINDS))]


def show_heroics(state: Operation) -> None:
    """Each android's lies face up beside its board (SA-AND-01, SA-AND-08); lessons have none."""
    if state.setup.given is not None:
        return
    for member in range(state.setup.crew):
        if is_android(state, member):
            state.owed.append(SHOW_HEROIC | member << 8)


def take_packet(state: Operation, seat: int, rule: str, events: list[Event] | None) -> None:
    """The packet of the phase that somebody has come to; what was left in hand is kept (SA-SET-04, SA-RT-06)."""
    phase = state.stages[seat]
    count = state.setup.packets[phase - 1]
    if events is not None:
        events.append(PacketTaken(rule=rule, member=member_of(state, seat), phase=phase, count=count))
    if phase == 1:
        state.owed.append(DEAL_HEROIC | seat << 8)
        count -= 1
    state.owed += [DEAL_CARD | seat << 8] * count


def draw_for_everybody(state: Operation) -> None:
    """A card for each person, as far as there are any (SA-ANN-05)."""
    left = sum(state.deck[:ACTION_KINDS])
    state.owed += [DRAW_CARD | seat << 8 for seat in range(min(left, state.setup.people))]


def chance(state: Operation) -> Chance:
    """The next thing that is owed."""
    verb = state.owed[0] & 255
    whom = state.owed[0] >> 8
    if verb in (DEAL_CARD, DRAW_CARD):
        return Chance(actions.DEALT, (_certain(whom), tuple(state.deck[:ACTION_KINDS])))
    if verb == DEAL_HEROIC:
        return Chance(actions.DEALT, (_certain(whom), _heroics(state)))
    if verb == SHOW_HEROIC:
        return Chance(actions.HEROIC_SHOWN, (_certain(whom), _heroics(state)))
    if verb == DRAW_THREAT:
        return _threat_chance(state, whom)
    if verb == DRAW_TRACK:
        free = tuple([0 if track.number in state.tracks else 1 for track in state.setup.tracks])
        return Chance(actions.TRACK_DRAWN, (_certain(whom), free))
    return Chance(actions.TIMELINE_DRAWN, ((1,) * len(state.setup.timelines),))


def _certain(whom: int) -> tuple[int, ...]:
    """Whom it concerns is no matter of chance, but stands in the dealer's command."""
    return (0,) * whom + (1,)


def _heroics(state: Operation) -> tuple[int, ...]:
    return (0,) * ACTION_KINDS + tuple(state.deck[ACTION_KINDS:])


def _threat_chance(state: Operation, announced: int) -> Chance:
    """Any card of its deck and level that is not there yet (SA-SET-01); in a lesson a certain one."""
    deck = deck_of(state.schedule()[announced])
    weights = [
        1 if is_of_level(state, deck, index) and not _is_drawn(state, deck, index) else 0
        for index in range(len(state.setup.decks[deck]))
    ]
    given = state.setup.given
    if given is not None:
        wanted = given.threats[len(state.threats)]
        weights = [1 if card.id == wanted else 0 for card in state.setup.decks[deck]]
    return Chance(actions.THREAT_DRAWN, (_certain(deck), tuple(weights)))


def is_of_level(state: Operation, deck: int, index: int) -> bool:
    """Whether a card is in the deck at the level that was chosen (SA-SET-01); a lesson knows no levels."""
    level = state.serious if deck & 1 else state.common
    if level == MIXED or state.setup.given is not None:
        return True
    return state.setup.yellow[deck][index] == (level == YELLOW)


def _is_drawn(state: Operation, deck: int, index: int) -> bool:
    for threat in state.threats:
        if threat & 255 == deck * 32 + index:
            return True
    return False


def take(state: Operation, action: int, events: list[Event] | None) -> None:
    """What the dealer brought."""
    debt = state.owed.pop(0)
    whom = debt >> 8
    verb = action & 255
    if verb == actions.DEALT:
        kind = (action >> 16) - 1
        state.deck[kind] -= 1
        state.hands[whom] = sorted([*state.hands[whom], kind])
        if events is not None:
            events.append(
                CardDealt(
                    rule="SA-ANN-05" if debt & 255 == DRAW_CARD else "SA-SET-07",
                    seat=whom,
                    card=NAMES[kind],
                    action=action_name(kind),
                    movement=movement_name(kind),
                )
            )
    elif verb == actions.THREAT_DRAWN:
        _take_threat(state, whom, (action >> 16) - 1, events)
    elif verb == actions.TRACK_DRAWN:
        state.tracks[whom] = action >> 16
        if events is not None:
            events.append(TrackDrawn(rule="SA-SET-03", zone=ZONE_NAMES[whom], track=action >> 16))
    elif verb == actions.HEROIC_SHOWN:
        kind = (action >> 16) - 1
        state.deck[kind] -= 1
        state.heroics[-1 - state.order[whom]] = kind
        if events is not None:
            events.append(
                HeroicShown(
                    rule="SA-AND-01",
                    member=whom,
                    card=NAMES[kind],
                    action=action_name(kind),
                    movement=movement_name(kind),
                )
            )
    else:
        state.timeline = (action >> 8) - 1


def _take_threat(state: Operation, announced: int, index: int, events: list[Event] | None) -> None:
    announcement = state.schedule()[announced]
    deck = deck_of(announcement)
    state.threats.append(announced << 8 | deck * 32 + index)
    if events is not None:
        events.append(
            ThreatDrawn(
                rule="SA-ANN-03" if deck >= 2 else "SA-ANN-02",
                turn=announcement.turn,
                zone=ZONE_NAMES[announcement.zone],
                serious=1 if announcement.is_serious else 0,
                threat=state.setup.decks[deck][index].id,
            )
        )

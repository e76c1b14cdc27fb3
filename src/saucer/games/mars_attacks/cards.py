"""The shared deck: drawing, what may be played when, and the card decisions before a test."""

from typing import Final

from saucer.core.messages import Event
from saucer.games.mars_attacks import actions
from saucer.games.mars_attacks.board import (
    CAR,
    FRIENDS,
    HAND,
    HARD,
    HUMAN,
    INGENUITY,
    LUCK,
    MARTIAN,
    PEACE,
    SHOOT,
    SPLAT,
    SURVIVE,
)
from saucer.games.mars_attacks.board import FIGHT as FIGHT_STAT
from saucer.games.mars_attacks.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardReceived,
    CardsReshuffled,
    DiceChanged,
    EventDrawn,
    EventReplaced,
)
from saucer.games.mars_attacks.state import (
    DEALER,
    DICE,
    DRAW,
    EVENT,
    MODEL_AND_CARD,
    ONLY_CARDS,
    REFRESH,
    SETUP,
    STAT,
    TEST,
    TURNS,
    USED,
    WHO,
    Battle,
    able,
    kind_of,
    number_of,
    side_of,
)


def half_of(state: Battle, seat: int, card: int) -> int:
    """What `seat` may use of a card (MA-CARD-1)."""
    return state.way.halves[seat][card]


def could_hold(state: Battle, seat: int, half: int) -> bool:
    """Whether `seat` may hold such a card as far as everybody knows: nothing here may depend on its hand."""
    return len(state.hands[seat]) > 0 and state.unseen[half] > 0


def held(state: Battle, seat: int, half: int) -> list[int]:
    """The cards in a hand with such a half."""
    halves = state.way.halves[seat]
    return [card for card in state.hands[seat] if halves[card] == half]


def option_with_card(state: Battle) -> int:
    """Which option a card of the player whose Turn it is would fix, or has fixed (MA-TURN-7)."""
    if state.played > 0:
        return state.option
    return MODEL_AND_CARD if state.units > 0 or able(state, state.turn) != 0 else ONLY_CARDS


def has_slot(state: Battle) -> bool:
    """Whether the player whose Turn it is may still play a card in it (MA-TURN-1, MA-TURN-5)."""
    if state.units > 1:
        return False
    return state.played == 0 or (state.played == 1 and state.option == ONLY_CARDS)


def may_touch(state: Battle, seat: int, model: int) -> bool:
    """Whether a card of `seat` may concern its own model: one for each in a Turn (MA-CARD-10), under option 2 only
    the model that is activated in this Turn (MA-TURN-4)."""
    if state.way.card_per_model and state.carded >> model & 1:
        return False
    if state.phase != TURNS or seat != state.turn or option_with_card(state) == ONLY_CARDS:
        return True
    if state.units == 0:
        return able(state, seat) >> model & 1 != 0
    return state.acted >> model & 1 != 0


def count_play(state: Battle, seat: int) -> None:
    """A card of the player whose Turn it is fixes his option (MA-TURN-7); answers of the other are not counted."""
    if state.phase == TURNS and seat == state.turn:
        state.option = option_with_card(state)
        state.played += 1


def leave_hand(state: Battle, seat: int, card: int) -> None:
    """The card is no longer hidden."""
    state.hands[seat].remove(card)
    state.unseen[state.way.halves[MARTIAN][card]] -= 1
    if state.way.halves[HUMAN][card] != state.way.halves[MARTIAN][card]:
        state.unseen[state.way.halves[HUMAN][card]] -= 1


def spend(state: Battle, seat: int, card: int, rule: str, events: list[Event] | None) -> None:
    """Play a card from hand and discard it (MA-CARD-7)."""
    count_play(state, seat)
    leave_hand(state, seat, card)
    state.discard.append(card)
    if events is not None:
        events.append(CardPlayed(rule=rule, seat=seat, card=card, half=HALF_NAMES[half_of(state, seat, card)]))


HALF_NAMES: Final = [
    "we_come_in_peace",
    "small_and_hard",
    "we_are_your_friends",
    "death_ray",
    "paralysis_ray",
    "mind_control",
    "alien_ruse",
    "ever_more",
    "human_ingenuity",
    "splat",
    "artillery",
    "strafing",
    "suppressing_fire",
    "stealth",
    "isnt_it_cute",
    "argument",
    "lucky_escape",
    "jam",
    "flying_car",
    "stray_shell",
    "keep_your_head_down",
    "walking_barbecue",
    "terror_in_the_streets",
    "wings_of_death",
]


# Card decisions


def useful_half(state: Battle, seat: int, test: int) -> int:
    """The half with which `seat` may change a test, or -1; a player uses one card on each (MA-CARD-5)."""
    at = test * TEST
    model, stat = state.tests[at + WHO], state.tests[at + STAT]
    if model < 0 or state.tests[at + USED] >> seat & 1:
        return -1
    if side_of(state, model) != seat:
        return SPLAT if seat == HUMAN and stat == SURVIVE else -1
    if not may_touch(state, seat, model):
        return -1
    if seat == HUMAN:
        return INGENUITY
    return PEACE if stat == SHOOT else FRIENDS if stat == FIGHT_STAT else HARD


def run_window(state: Battle, frame: list[int]) -> None:
    """Ask unless it is plain to everybody that there is nothing to decide: then the window closes by itself."""
    seat = frame[1]
    if seat != state.turn or has_slot(state):
        for test in range(len(state.tests) // TEST):
            half = useful_half(state, seat, test)
            if half >= 0 and could_hold(state, seat, half):
                state.asked = seat
                return
    state.stack.pop()


def window_choices(state: Battle, frame: list[int]) -> list[int]:
    """Each fitting card on each test, or none."""
    seat = frame[1]
    found = [actions.DECLINE]
    for test in range(len(state.tests) // TEST):
        half = useful_half(state, seat, test)
        if half >= 0:
            for card in held(state, seat, half):
                found.append(actions.USE | card << 8 | test << 16)
    return found


def take_window(state: Battle, frame: list[int], action: int, events: list[Event] | None) -> None:
    """A die more on an own test, or one less on a Martian's Survive test."""
    if action == actions.DECLINE:
        state.stack.pop()
        return
    seat, card, test = frame[1], action >> 8 & 255, action >> 16
    at = test * TEST
    model = state.tests[at + WHO]
    change = -1 if half_of(state, seat, card) == SPLAT else 1
    state.tests[at + USED] |= 1 << seat
    if state.tests[at + DICE] + change >= 0:
        state.tests[at + DICE] += change
    if change > 0:
        state.carded |= 1 << model
    spend(state, seat, card, "MA-CARD-6", events)
    if events is not None:
        kind, number = kind_of(state, model), number_of(state, model)
        events.append(DiceChanged(rule="MA-CARD-6", kind=kind, number=number, dice=state.tests[at + DICE]))


def can_be_lucky(state: Battle, model: int) -> bool:
    """Whether the human player may be asked to save a model (MA-CARD-LUCK), as far as everybody knows."""
    if side_of(state, model) != HUMAN or not could_hold(state, HUMAN, LUCK) or not may_touch(state, HUMAN, model):
        return False
    return state.phase != TURNS or state.turn != HUMAN or has_slot(state)


# Drawing


def run_draw(state: Battle, events: list[Event] | None) -> None:
    """When the deck is empty the discard pile becomes the new one (MA-CARD-3)."""
    if 1 not in state.deck:
        for card in state.discard:
            state.deck[card] = 1
            state.unseen[state.way.halves[MARTIAN][card]] += 1
            if state.way.halves[HUMAN][card] != state.way.halves[MARTIAN][card]:
                state.unseen[state.way.halves[HUMAN][card]] += 1
        state.discard = []
        if events is not None:
            events.append(CardsReshuffled(rule="MA-CARD-3", cards=sum(state.deck)))
    state.asked = DEALER


def take_draw(state: Battle, frame: list[int], card: int, events: list[Event] | None) -> None:
    """A card for the hand, or an event: resolved at once (MA-CARD-3), in an opening hand replaced (MA-CARD-2)."""
    seat = frame[1]
    state.stack.pop()
    state.deck[card] = 0
    half = half_of(state, seat, card)
    if half < CAR:
        hand = state.hands[seat]
        hand.append(card)
        hand.sort()
        if events is not None:
            events.append(CardDrawn(rule="MA-CARD-3", seat=seat, hand=len(hand)))
            events.append(CardReceived(rule="MA-CARD-3", seat=seat, card=card, half=HALF_NAMES[half]))
        return
    state.discard.append(card)
    state.unseen[half] -= 1
    if state.phase == SETUP:
        if events is not None:
            events.append(EventReplaced(rule="MA-CARD-2", seat=seat, half=HALF_NAMES[half]))
        return
    state.drawer = seat
    state.stack.append([EVENT, 0, half, seat, 0, 0])
    if events is not None:
        events.append(EventDrawn(rule="MA-CARD-3", seat=seat, half=HALF_NAMES[half]))


def refresh(state: Battle, seat: int) -> None:
    """Let a player discard what he likes and draw to four."""
    state.stack.append([REFRESH, 0, seat])


def run_refresh(state: Battle, frame: list[int]) -> None:
    """Ask what goes, then draw (MA-CARD-3)."""
    seat = frame[2]
    if frame[1] == 0 and state.hands[seat]:
        state.asked = seat
        return
    frame[1] = 1
    if not deal(state, seat):
        state.stack.pop()


def refresh_choices(state: Battle, frame: list[int]) -> list[int]:
    """Any card of one's hand, or no more."""
    found = [actions.KEEP]
    for card in state.hands[frame[2]]:
        found.append(actions.DISCARD | card << 8)
    return found


def deal(state: Battle, seat: int) -> bool:
    """Draw one more card if the hand holds fewer than four."""
    if len(state.hands[seat]) >= HAND:
        return False
    state.stack.append([DRAW, seat])
    return True


def take_refresh(state: Battle, frame: list[int], action: int, events: list[Event] | None) -> None:
    """Discard openly, or go on to draw."""
    if action == actions.KEEP:
        frame[1] = 1
        return
    card = action >> 8
    leave_hand(state, frame[2], card)
    state.discard.append(card)
    if events is not None:
        half = HALF_NAMES[half_of(state, frame[2], card)]
        events.append(CardDiscarded(rule="MA-CARD-3", seat=frame[2], card=card, half=half))

"""What can happen. A model is told by its kind and which of its kind it is; the insect is number 0."""

from saucer.core.messages import Event
from saucer.core.seats import Seat


class _Model(Event, frozen=True):
    kind: str
    number: int


class _ModelThere(_Model, frozen=True):
    row: int
    column: int


class _There(Event, frozen=True):
    row: int
    column: int


class CounterPlaced(_There, frozen=True, tag="counter_placed"):
    pass


class ModelDeployed(_ModelThere, frozen=True, tag="model_deployed"):
    pass


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int
    seat: int


class RoundEnded(Event, frozen=True, tag="round_ended"):
    round: int


class AuthorityUsed(_Model, frozen=True, tag="authority_used"):
    """`left` Heroics points remain."""

    left: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    seat: int


class TurnPassed(Event, frozen=True, tag="turn_passed"):
    seat: int


class ModelActivated(_Model, frozen=True, tag="model_activated"):
    pass


class ModelMoved(_ModelThere, frozen=True, tag="model_moved"):
    pass


class ModelShifted(_Model, frozen=True, tag="model_shifted"):
    """It moved inside its square."""


class ModelEntered(_ModelThere, frozen=True, tag="model_entered"):
    pass


class ModelLeft(_ModelThere, frozen=True, tag="model_left"):
    """It left the board for good."""


class ModelStood(_Model, frozen=True, tag="model_stood"):
    pass


class ModelReturned(_ModelThere, frozen=True, tag="model_returned"):
    pass


class HeroicsSpent(_Model, frozen=True, tag="heroics_spent"):
    left: int


class FollowersCalled(Event, frozen=True, tag="followers_called"):
    models: int


class HideoutEmpty(_There, frozen=True, tag="hideout_empty"):
    pass


class HideoutFound(_ModelThere, frozen=True, tag="hideout_found"):
    pass


class CounterTurned(_There, frozen=True, tag="counter_turned"):
    counter: str


class CounterTaken(Event, frozen=True, tag="counter_taken"):
    seat: int
    counter: str
    count: int


class CivilianTaken(Event, frozen=True, tag="civilian_taken"):
    seat: int
    count: int


class ShotFired(_Model, frozen=True, tag="shot_fired"):
    other_kind: str
    other_number: int
    dice: int
    aimed: int


class FightBegan(_Model, frozen=True, tag="fight_began"):
    dice: int
    other_kind: str
    other_number: int
    other_dice: int


class DefenceChosen(_Model, frozen=True, tag="defence_chosen"):
    stat: str


class DiceChanged(_Model, frozen=True, tag="dice_changed"):
    """A card changed how many dice a test has."""

    dice: int


class DiceRolled(_Model, frozen=True, tag="dice_rolled"):
    """All successes of the test so far; `again` 8s add a die each."""

    stat: str
    values: tuple[int, ...]
    hits: int
    again: int


class ShotMissed(Event, frozen=True, tag="shot_missed"):
    other_kind: str
    other_number: int


class ArmourHeld(_Model, frozen=True, tag="armour_held"):
    pass


class FightDrawn(_Model, frozen=True, tag="fight_drawn"):
    pass


class ModelKilled(_ModelThere, frozen=True, tag="model_killed"):
    pass


class HeroSaved(_Model, frozen=True, tag="hero_saved"):
    left: int


class ModelSaved(_Model, frozen=True, tag="model_saved"):
    pass


class PanicTested(_Model, frozen=True, tag="panic_tested"):
    value: int


class ModelPanicked(_Model, frozen=True, tag="model_panicked"):
    pass


class PointsScored(Event, frozen=True, tag="points_scored"):
    seat: int
    points: int
    total: int


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    seat: int
    hand: int


class CardReceived(Event, frozen=True, tag="card_received"):
    """Only who draws sees it; `half` is the one that he may use."""

    seat: int
    card: int
    half: str

    def visible_to(self, seat: Seat | None) -> bool:
        return seat == self.seat


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: int
    card: int
    half: str


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    seat: int
    card: int
    half: str


class CardsReshuffled(Event, frozen=True, tag="cards_reshuffled"):
    cards: int


class EventReplaced(Event, frozen=True, tag="event_replaced"):
    """An event in an opening hand."""

    seat: int
    half: str


class EventDrawn(Event, frozen=True, tag="event_drawn"):
    seat: int
    half: str


class SupportLaid(Event, frozen=True, tag="support_laid"):
    seat: int
    card: int
    half: str
    level: int


class SupportFired(Event, frozen=True, tag="support_fired"):
    seat: int
    half: str
    level: int


class SupportAimed(_There, frozen=True, tag="support_aimed"):
    half: str


class SupportFailed(Event, frozen=True, tag="support_failed"):
    half: str


class SetJammed(Event, frozen=True, tag="set_jammed"):
    half: str
    level: int


class SquareStruck(_There, frozen=True, tag="square_struck"):
    dice: int


class ModelSteady(_Model, frozen=True, tag="model_steady"):
    value: int


class ModelParalysed(_Model, frozen=True, tag="model_paralysed"):
    value: int


class ModelDistracted(_Model, frozen=True, tag="model_distracted"):
    pass


class ShellFalls(_There, frozen=True, tag="shell_falls"):
    """Artillery or suppressing fire that nobody called."""


class CarLanded(_There, frozen=True, tag="car_landed"):
    squares: int


class HerdAppeared(_There, frozen=True, tag="herd_appeared"):
    pass


class HerdMoved(_There, frozen=True, tag="herd_moved"):
    pass


class HerdStopped(Event, frozen=True, tag="herd_stopped"):
    pass


class HerdGone(Event, frozen=True, tag="herd_gone"):
    pass


class CivilianAppeared(_There, frozen=True, tag="civilian_appeared"):
    pass


class CivilianMoved(_There, frozen=True, tag="civilian_moved"):
    pass


class CivilianGone(Event, frozen=True, tag="civilian_gone"):
    pass


class InsectAppeared(_There, frozen=True, tag="insect_appeared"):
    pass


class InsectMoved(_There, frozen=True, tag="insect_moved"):
    pass


class InsectAttacks(_Model, frozen=True, tag="insect_attacks"):
    """`seat` picked the model."""

    seat: int


class CarriedOff(_ModelThere, frozen=True, tag="carried_off"):
    pass


class InsectGone(Event, frozen=True, tag="insect_gone"):
    pass


class BattleEnded(Event, frozen=True, tag="battle_ended"):
    """A `seat` of -1: nobody won."""

    seat: int
    reason: str


ALL: tuple[type[Event], ...] = (
    CounterPlaced,
    ModelDeployed,
    RoundBegan,
    RoundEnded,
    AuthorityUsed,
    TurnBegan,
    TurnPassed,
    ModelActivated,
    ModelMoved,
    ModelShifted,
    ModelEntered,
    ModelLeft,
    ModelStood,
    ModelReturned,
    HeroicsSpent,
    FollowersCalled,
    HideoutEmpty,
    HideoutFound,
    CounterTurned,
    CounterTaken,
    CivilianTaken,
    ShotFired,
    FightBegan,
    DefenceChosen,
    DiceChanged,
    DiceRolled,
    ShotMissed,
    ArmourHeld,
    FightDrawn,
    ModelKilled,
    HeroSaved,
    ModelSaved,
    PanicTested,
    ModelPanicked,
    PointsScored,
    CardDrawn,
    CardReceived,
    CardPlayed,
    CardDiscarded,
    CardsReshuffled,
    EventReplaced,
    EventDrawn,
    SupportLaid,
    SupportFired,
    SupportAimed,
    SupportFailed,
    SetJammed,
    SquareStruck,
    ModelSteady,
    ModelParalysed,
    ModelDistracted,
    ShellFalls,
    CarLanded,
    HerdAppeared,
    HerdMoved,
    HerdStopped,
    HerdGone,
    CivilianAppeared,
    CivilianMoved,
    CivilianGone,
    InsectAppeared,
    InsectMoved,
    InsectAttacks,
    CarriedOff,
    InsectGone,
    BattleEnded,
)

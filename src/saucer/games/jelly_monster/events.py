"""What can happen. Districts count clockwise from 0, zones from 0 at the entrance; dice are called by their value."""

from saucer.core.messages import Event
from saucer.core.seats import Seat


class DistrictLaid(Event, frozen=True, tag="district_laid"):
    district: int
    face: int
    """As the table of faces lists it, from 0."""


class DroneAimed(Event, frozen=True, tag="drone_aimed"):
    district: int


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int


class SaidReady(Event, frozen=True, tag="said_ready"):
    seat: int


class CountdownBegan(Event, frozen=True, tag="countdown_began"):
    seconds: int


class PlacingBegan(Event, frozen=True, tag="placing_began"):
    round: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    seat: int
    values: tuple[int, ...]


class RollSkipped(Event, frozen=True, tag="roll_skipped"):
    seat: int


class PlanLaid(Event, frozen=True, tag="plan_laid"):
    """Everybody sees that a seat has made its choice in the thinking variant, not which."""

    seat: int


class DiePlaced(Event, frozen=True, tag="die_placed"):
    seat: int
    value: int
    district: int


class DieExpelled(Event, frozen=True, tag="die_expelled"):
    seat: int
    district: int
    owner: int
    value: int


class TargetMoved(Event, frozen=True, tag="target_moved"):
    seat: int
    district: int
    zone: int


class EffectLost(Event, frozen=True, tag="effect_lost"):
    """The die to be expelled is not there, or the target stands at the end already."""

    seat: int
    district: int


class PlacementFailed(Event, frozen=True, tag="placement_failed"):
    """In the same step of the thinking variant a barrier came first; the roll is kept."""

    seat: int
    value: int
    district: int


class DiceFinished(Event, frozen=True, tag="dice_finished"):
    seat: int


class EntranceBlocked(Event, frozen=True, tag="entrance_blocked"):
    seat: int
    district: int


class BlockFailed(Event, frozen=True, tag="block_failed"):
    """In the same step of the thinking variant another barrier came first; this one is kept."""

    seat: int
    district: int


class RestDeclined(Event, frozen=True, tag="rest_declined"):
    """A seat does nothing more in this round; an automatic barrier found no entrance where it leads."""

    seat: int


class TimerTurned(Event, frozen=True, tag="timer_turned"):
    """So many seconds remain, or steps in the thinking variant, where `seconds` is 0."""

    seat: int
    seconds: int
    steps: int


class FlipFailed(Event, frozen=True, tag="flip_failed"):
    """In the same step of the thinking variant somebody else came first."""

    seat: int


class TimeRanOut(Event, frozen=True, tag="time_ran_out"):
    pass


class ScoringBegan(Event, frozen=True, tag="scoring_began"):
    round: int


class DiceCancelled(Event, frozen=True, tag="dice_cancelled"):
    seat: int
    district: int
    value: int
    dice: int


class MajorityFound(Event, frozen=True, tag="majority_found"):
    """One of the players who lead with `total` gains the reward of this zone."""

    seat: int
    district: int
    zone: int
    total: int


class NobodyPresent(Event, frozen=True, tag="nobody_present"):
    district: int


class JellyGained(Event, frozen=True, tag="jelly_gained"):
    seat: int
    amount: int


class JellyPaid(Event, frozen=True, tag="jelly_paid"):
    seat: int
    to: int
    amount: int


class PodDrawn(Event, frozen=True, tag="pod_drawn"):
    seat: int
    left: int


class PodSeen(Event, frozen=True, tag="pod_seen"):
    """What a drawn pod holds; 0: a die tells in the end."""

    seat: int
    value: int

    def visible_to(self, seat: Seat | None) -> bool:
        return seat == self.seat


class PodsShort(Event, frozen=True, tag="pods_short"):
    """The stack is too small for all who should draw, so nobody does."""

    left: int
    wanted: int


class PodDiscarded(Event, frozen=True, tag="pod_discarded"):
    seat: int


class DiscardSeen(Event, frozen=True, tag="discard_seen"):
    """What the discarded pod held; 0: a die would have told."""

    seat: int
    value: int

    def visible_to(self, seat: Seat | None) -> bool:
        return seat == self.seat


class NothingToDiscard(Event, frozen=True, tag="nothing_to_discard"):
    seat: int


class RewardCopied(Event, frozen=True, tag="reward_copied"):
    district: int
    zone: int


class CopyLooped(Event, frozen=True, tag="copy_looped"):
    """The arrow leads back to a district already visited."""

    district: int


class Voted(Event, frozen=True, tag="voted"):
    """Everybody sees that a seat has voted, not for which side."""

    seat: int


class VoteShown(Event, frozen=True, tag="vote_shown"):
    seat: int
    right: int


class VotersDisagreed(Event, frozen=True, tag="voters_disagreed"):
    """The reward is nothing, unless chance decides."""

    by_chance: int


class DisputeSettled(Event, frozen=True, tag="dispute_settled"):
    right: int


class ChoiceTimedOut(Event, frozen=True, tag="choice_timed_out"):
    """The clock chose in the place of a seat."""

    seat: int


class CentreScored(Event, frozen=True, tag="centre_scored"):
    """One of the players with most dice there."""

    seat: int
    dice: int


class CentreEmpty(Event, frozen=True, tag="centre_empty"):
    pass


class PodsRevealed(Event, frozen=True, tag="pods_revealed"):
    """What a seat's pods hold; 0: a die tells now."""

    seat: int
    pods: int
    """How many it has."""
    values: tuple[int, ...]


class QuestionsRolled(Event, frozen=True, tag="questions_rolled"):
    seat: int
    values: tuple[int, ...]


class ScoreCounted(Event, frozen=True, tag="score_counted"):
    seat: int
    score: int


class GameWon(Event, frozen=True, tag="game_won"):
    seat: int
    score: int


ALL: tuple[type[Event], ...] = (
    DistrictLaid,
    DroneAimed,
    RoundBegan,
    SaidReady,
    CountdownBegan,
    PlacingBegan,
    DiceRolled,
    RollSkipped,
    PlanLaid,
    DiePlaced,
    DieExpelled,
    TargetMoved,
    EffectLost,
    PlacementFailed,
    DiceFinished,
    EntranceBlocked,
    BlockFailed,
    RestDeclined,
    TimerTurned,
    FlipFailed,
    TimeRanOut,
    ScoringBegan,
    DiceCancelled,
    MajorityFound,
    NobodyPresent,
    JellyGained,
    JellyPaid,
    PodDrawn,
    PodSeen,
    PodsShort,
    PodDiscarded,
    DiscardSeen,
    NothingToDiscard,
    RewardCopied,
    CopyLooped,
    Voted,
    VoteShown,
    VotersDisagreed,
    DisputeSettled,
    ChoiceTimedOut,
    CentreScored,
    CentreEmpty,
    PodsRevealed,
    QuestionsRolled,
    ScoreCounted,
    GameWon,
)

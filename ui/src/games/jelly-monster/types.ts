/** What the server tells of this game. Districts count clockwise from 0, zones from 0 at the entrance. */
import type { FaceRow } from './words'

export const ZONES = 3
export const ROUNDS = 4

export interface Scenery {
  /** By district. */
  faces: FaceRow[]
  /** By kind; value 0 is the question mark. */
  pods: { value: number; count: number }[]
  live: boolean
  /** The district that is scored first. */
  start: number | null
}

export interface Die {
  owner: number
  value: number
}

/** An entrance and its target; `sums` and `leaders` are as if it were scored now. */
export interface District {
  target: number
  dice: Die[]
  sums: number[]
  leaders: number[]
  blocked_by: number | null
}

export type Status = 'ready' | 'unready' | 'rolling' | 'deciding' | 'planned' | 'finished' | 'resting' | ''

export interface Player {
  status: Status
  dice: number
  roll: number[]
  jelly: number
  pods: number
  /** The district it blocks. */
  barrier: number | null
  has_barrier: boolean
}

export type Phase = 'laying' | 'waiting' | 'countdown' | 'placing' | 'scoring' | 'opening' | 'over'

export interface Choice {
  kind: 'nothing' | 'draw' | 'discard' | 'vote' | 'pay' | 'side'
  seats: number[]
  /** Who may be given Jelly. */
  to: number[]
}

export interface Position {
  phase: Phase
  round: number
  /** When what goes on ends by itself, in table time. */
  deadline: number | null
  steps_left: number | null
  turned_by: number | null
  districts: District[]
  centre: Die[]
  players: Player[]
  stack: number
  /** The district being scored; as many as there are: the centre. */
  scoring: number | null
  choice: Choice | null
  my_pods: number[]
  my_plan: JellyCommand | null
  my_vote: number | null
  pods: number[][] | null
  opened: number[][] | null
  /** Null: not counted yet. */
  scores: (number | null)[] | null
  /** While scoring is told: the districts that arrows have led to, the one being scored first. */
  path?: number[]
}

export type Placement =
  | { do: 'place'; value: number; district: number; covered: number }
  | { do: 'expel'; value: number; district: number; owner: number; expelled: number; covered: number }
  | { do: 'move'; value: number; district: number; away: number; covered: number }

export type JellyCommand =
  | Placement
  | { do: 'ready' }
  | { do: 'roll' }
  | { do: 'skip' | 'flip' | 'decline' | 'wait'; covered: number }
  | { do: 'block'; district: number; covered: number }
  | { do: 'discard'; pod: number }
  | { do: 'vote'; right: number }
  | { do: 'give'; to: number }

interface Told<E extends string> {
  event: E
  rule: string
}

export type JellyEvent =
  | (Told<'district_laid'> & { district: number; face: number })
  | (Told<'drone_aimed' | 'nobody_present' | 'copy_looped'> & { district: number })
  | (Told<'round_began' | 'placing_began' | 'scoring_began'> & { round: number })
  | (Told<'countdown_began'> & { seconds: number })
  | (Told<
      | 'said_ready'
      | 'roll_skipped'
      | 'plan_laid'
      | 'dice_finished'
      | 'rest_declined'
      | 'flip_failed'
      | 'pod_discarded'
      | 'nothing_to_discard'
      | 'voted'
      | 'choice_timed_out'
    > & { seat: number })
  | (Told<'dice_rolled' | 'questions_rolled'> & { seat: number; values: number[] })
  | (Told<'die_placed' | 'placement_failed'> & { seat: number; value: number; district: number })
  | (Told<'die_expelled'> & { seat: number; district: number; owner: number; value: number })
  | (Told<'target_moved'> & { seat: number; district: number; zone: number })
  | (Told<'effect_lost' | 'entrance_blocked' | 'block_failed'> & { seat: number; district: number })
  | (Told<'timer_turned'> & { seat: number; seconds: number; steps: number })
  | Told<'time_ran_out' | 'voters_disagreed' | 'centre_empty'>
  | (Told<'dice_cancelled'> & { seat: number; district: number; value: number; dice: number })
  | (Told<'majority_found'> & { seat: number; district: number; zone: number; total: number })
  | (Told<'jelly_gained'> & { seat: number; amount: number })
  | (Told<'jelly_paid'> & { seat: number; to: number; amount: number })
  | (Told<'pod_drawn'> & { seat: number; left: number })
  | (Told<'pod_seen' | 'discard_seen'> & { seat: number; value: number })
  | (Told<'pods_short'> & { left: number; wanted: number })
  | (Told<'reward_copied'> & { district: number; zone: number })
  | (Told<'vote_shown'> & { seat: number; right: number })
  | (Told<'dispute_settled'> & { right: number })
  | (Told<'centre_scored'> & { seat: number; dice: number })
  | (Told<'pods_revealed'> & { seat: number; pods: number; values: number[] })
  | (Told<'score_counted' | 'game_won'> & { seat: number; score: number })

/** Whose dice lie together, and what they are worth there. */
export interface Group {
  owner: number
  values: number[]
  sum: number
  leads: boolean
}

/** Equal dice of a colour cancel each other. */
export function isCancelled(values: readonly number[], value: number): boolean {
  return values.indexOf(value) !== values.lastIndexOf(value)
}

/** The dice of an entrance by owner, the highest sum first. */
export function groups({ dice, sums, leaders }: District): Group[] {
  const owners = [...new Set(dice.map(({ owner }) => owner))]
  return owners
    .map((owner) => ({
      owner,
      values: dice.filter((die) => die.owner === owner).map(({ value }) => value),
      sum: sums[owner] ?? 0,
      leads: leaders.includes(owner),
    }))
    .sort((one, other) => other.sum - one.sum || one.owner - other.owner)
}

/** Who has most Jelly that can be seen; nobody while all have the same. */
export function richest({ players, scores }: Position): number[] {
  const standing = players.map(({ jelly }, seat) => scores?.[seat] ?? jelly)
  const best = Math.max(...standing)
  const found = players.map((_, seat) => seat).filter((seat) => standing[seat] === best)
  return found.length < players.length ? found : []
}

/** Where the targeted reward of a district comes from: arrows lead on to a neighbour, or nowhere if they turn back. */
export function sources({ faces }: Scenery, { districts }: Pick<Position, 'districts'>, district: number): number[] {
  const count = faces.length
  const follow = (at: number, visited: readonly number[]): number[] => {
    const [icon] = faces[at]?.zones[districts[at]?.target ?? 0] ?? []
    if (icon?.icon !== 'copy') return [at]
    const sides = icon.side === 'either' ? [count - 1, 1] : [icon.side === 'left' ? count - 1 : 1]
    return sides
      .map((side) => (at + side) % count)
      .filter((next) => !visited.includes(next))
      .flatMap((next) => follow(next, [...visited, next]))
  }
  return [...new Set(follow(district, [district]))]
}

/** What each event looks like and sounds like, and how long it is shown. */
import type { GameEvent, Sound } from '../../table/contract'
import { isPlacement } from './choices'
import { isCancelled, type District, type JellyEvent, type Player, type Position, type Scenery } from './types'

/** Scoring is told event by event. */
const DURATIONS: Partial<Record<JellyEvent['event'], number>> = {
  time_ran_out: 450,
  scoring_began: 420,
  dice_cancelled: 320,
  majority_found: 430,
  nobody_present: 320,
  jelly_gained: 400,
  jelly_paid: 360,
  pod_drawn: 400,
  pod_seen: 360,
  pods_short: 380,
  pod_discarded: 340,
  nothing_to_discard: 320,
  reward_copied: 420,
  copy_looped: 380,
  vote_shown: 340,
  voters_disagreed: 420,
  dispute_settled: 420,
  choice_timed_out: 360,
  centre_scored: 430,
  centre_empty: 360,
  pods_revealed: 450,
  questions_rolled: 450,
  score_counted: 450,
  game_won: 450,
}

/** Nothing holds up those who place dice in a hurry; where all choose covered, one die after another is laid open. */
const LAID_OPEN: ReadonlySet<string> = new Set<JellyEvent['event']>([
  'die_placed',
  'placement_failed',
  'die_expelled',
  'target_moved',
  'effect_lost',
  'entrance_blocked',
  'block_failed',
  'timer_turned',
])
const LAYING_OPEN = 250

const SOUNDS: Partial<Record<JellyEvent['event'], Sound>> = {
  placing_began: 'power',
  die_placed: 'place',
  die_expelled: 'hit',
  target_moved: 'move',
  entrance_blocked: 'hit',
  placement_failed: 'lose',
  timer_turned: 'alarm',
  time_ran_out: 'alarm',
  dice_cancelled: 'tick',
  majority_found: 'power',
  jelly_gained: 'place',
  jelly_paid: 'move',
  pod_drawn: 'move',
  pod_discarded: 'hit',
  reward_copied: 'move',
  centre_scored: 'power',
  pods_revealed: 'place',
  questions_rolled: 'roll',
  score_counted: 'tick',
  game_won: 'win',
}

export function duration({ event }: GameEvent, scenery?: Scenery): number {
  if (LAID_OPEN.has(event)) return scenery && !scenery.live ? LAYING_OPEN : 0
  return DURATIONS[event as JellyEvent['event']] ?? 0
}

/** A still picture takes a little longer to be read. */
export function still(event: GameEvent, scenery?: Scenery): number {
  return (duration(event, scenery) * 4) / 3
}

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.event as JellyEvent['event']] ?? null
}

/** Whoever still looks at the last scoring has to put a hand on the dice now. */
export function hurries({ event }: GameEvent): boolean {
  return event === 'placing_began'
}

export function deadline(view: Position): number | null {
  return view.deadline
}

/** How the board looks right after `event`; where things stand by the rules is for the server to say. */
export function patch(before: Position, event: GameEvent, scenery: Scenery): Position {
  const happened = event as JellyEvent
  // Whoever was waited for has chosen.
  const view = before.choice ? { ...before, choice: null } : before
  switch (happened.event) {
    case 'die_placed': {
      const { seat, value } = happened
      const placed = withDistrict(uncovered(view, happened), happened.district, (district) =>
        withDice(district, [...district.dice, { owner: seat, value }]),
      )
      return withPlayer(placed, seat, ({ dice, roll, ...player }) => ({
        ...player,
        dice: dice - 1,
        roll: without(roll, roll.indexOf(value)),
      }))
    }
    case 'placement_failed':
      return uncovered(view, happened)
    case 'die_expelled': {
      const { owner, value } = happened
      return withDistrict({ ...view, centre: [...view.centre, { owner, value }] }, happened.district, (district) => {
        const gone = district.dice.findIndex((die) => die.owner === owner && die.value === value)
        return withDice(district, without(district.dice, gone))
      })
    }
    case 'target_moved':
      return withDistrict(view, happened.district, (district) => ({ ...district, target: happened.zone }))
    case 'entrance_blocked': {
      const { seat } = happened
      const blocked = withDistrict(view, happened.district, (district) => ({ ...district, blocked_by: seat }))
      return withPlayer(blocked, seat, (player) => ({ ...player, barrier: happened.district, has_barrier: false }))
    }
    case 'timer_turned':
      return { ...view, turned_by: happened.seat, steps_left: happened.steps }
    case 'time_ran_out':
      return { ...view, deadline: null }
    case 'scoring_began':
      return {
        ...view,
        phase: 'scoring',
        deadline: null,
        players: view.players.map((player) => ({
          ...player,
          status: '',
          roll: [],
          barrier: null,
          has_barrier: true,
        })),
        districts: view.districts.map((district) => ({ ...district, blocked_by: null })),
      }
    case 'dice_cancelled': {
      const { seat, value, dice } = happened
      const scored = withDistrict(scoredAt(view, happened.district), happened.district, (district) => ({
        ...district,
        dice: district.dice.filter((die) => die.owner !== seat || die.value !== value),
      }))
      return withPlayer(scored, seat, (player) => ({ ...player, dice: player.dice + dice }))
    }
    case 'majority_found':
    case 'nobody_present':
      return scoredAt(view, happened.district)
    case 'reward_copied':
      return { ...view, path: [...(view.path ?? []), happened.district] }
    case 'centre_scored':
    case 'centre_empty':
      return scoredAt(view, scenery.faces.length)
    case 'jelly_gained':
      return withPlayer(view, happened.seat, (player) => ({ ...player, jelly: player.jelly + happened.amount }))
    case 'jelly_paid': {
      const paid = withPlayer(view, happened.seat, (player) => ({ ...player, jelly: player.jelly - happened.amount }))
      return withPlayer(paid, happened.to, (player) => ({ ...player, jelly: player.jelly + happened.amount }))
    }
    case 'pod_drawn':
      return withPlayer({ ...view, stack: happened.left }, happened.seat, (player) => ({
        ...player,
        pods: player.pods + 1,
      }))
    case 'pod_seen':
      return { ...view, my_pods: [...view.my_pods, happened.value].sort(asIn(scenery)) }
    case 'pod_discarded':
      return withPlayer(view, happened.seat, (player) => ({ ...player, pods: player.pods - 1 }))
    case 'pods_revealed': {
      const pods = view.pods ?? view.players.map(() => [])
      return {
        ...view,
        phase: 'opening',
        scoring: null,
        path: [],
        pods: pods.map((held, seat) => (seat === happened.seat ? happened.values : held)),
      }
    }
    case 'questions_rolled': {
      const opened = view.opened ?? view.players.map(() => [])
      return { ...view, opened: opened.map((rolled, seat) => (seat === happened.seat ? happened.values : rolled)) }
    }
    case 'score_counted': {
      const scores = view.scores ?? view.players.map(() => null)
      return { ...view, scores: scores.map((score, seat) => (seat === happened.seat ? happened.score : score)) }
    }
    case 'game_won':
      return { ...view, phase: 'over' }
    default:
      return view
  }
}

/** What I had chosen covered lies open now. */
function uncovered(view: Position, { value, district }: { value: number; district: number }): Position {
  const plan = view.my_plan
  const isIt = plan && isPlacement(plan) && plan.value === value && plan.district === district
  return isIt ? { ...view, my_plan: null } : view
}

function without<T>(things: readonly T[], at: number): T[] {
  return things.filter((_, i) => i !== at)
}

/** One's own pods lie as the server would lay them: kind by kind. */
function asIn({ pods }: Scenery): (one: number, other: number) => number {
  const kind = (value: number): number => pods.findIndex((row) => row.value === value)
  return (one, other) => kind(one) - kind(other)
}

/** An entrance with these dice, and who leads there. */
function withDice(district: District, dice: District['dice']): District {
  const sums = district.sums.map((_, seat) => {
    const values = dice.filter(({ owner }) => owner === seat).map(({ value }) => value)
    return values.filter((value) => !isCancelled(values, value)).reduce((sum, value) => sum + value, 0)
  })
  const best = Math.max(1, ...sums)
  return { ...district, dice, sums, leaders: [...sums.keys()].filter((seat) => sums[seat] === best) }
}

/** The story has come to a district, or to the centre; where it still is, its arrows stay. */
function scoredAt(view: Position, district: number): Position {
  return view.scoring === district && view.path?.[0] === district
    ? view
    : { ...view, scoring: district, path: [district] }
}

function withDistrict(view: Position, at: number, change: (district: District) => District): Position {
  return { ...view, districts: view.districts.map((district, i) => (i === at ? change(district) : district)) }
}

function withPlayer(view: Position, at: number, change: (player: Player) => Player): Position {
  return { ...view, players: view.players.map((player, seat) => (seat === at ? change(player) : player)) }
}

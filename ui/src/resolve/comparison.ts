/** How two endings of a mission differ. */
import { ZONES, type Result } from './types'

export interface Difference {
  name: string
  before: string | number
  after: string | number
  /** Above 0: it got better; 0: neither. */
  gain: number
}

/** What is counted; a higher figure is better where `good` is 1, and neither better nor worse where it is 0. */
const FIGURES: readonly { name: string; good: 1 | 0 | -1; count: (result: Result) => number }[] = [
  { name: 'points', good: 1, count: (result) => result.points_before_penalties },
  { name: 'visual', good: 1, count: (result) => result.visual },
  { name: 'penalties', good: -1, count: (result) => result.penalties },
  ...ZONES.map((zone) => ({
    name: `damage-${zone}`,
    good: -1 as const,
    count: (result: Result) => result.damage[zone],
  })),
  { name: 'knocked-out', good: -1, count: (result) => result.knocked_out.filter(Boolean).length },
  { name: 'squads', good: -1, count: (result) => result.disabled_squads },
  { name: 'destroyed', good: 1, count: (result) => result.threats_destroyed.length },
  { name: 'survived', good: 0, count: (result) => result.threats_survived.length },
  { name: 'rockets', good: 0, count: (result) => result.rockets_left },
  { name: 'fuel', good: 0, count: (result) => result.fuel_left },
]

/** Only figures that changed. */
export function differences(before: Result, after: Result): Difference[] {
  return FIGURES.map(({ name, good, count }) => {
    const [first, second] = [count(before), count(after)]
    return { name, before: first, after: second, gain: (second - first) * good }
  }).filter(({ before, after }) => before !== after)
}

/** Above 0: the second ending is the better one. A ship that is lost later is not lost less. */
export function gain(before: Result, after: Result): number {
  if (before.status !== after.status) return after.status === 'won' ? 1 : -1
  return (after.score ?? 0) - (before.score ?? 0)
}

/** The timelines one can choose from, and the lessons. */
import { has } from '../../lib/i18n.svelte'

const COUNTS = { test_run: 2, simulation: 3, advanced_simulation: 3, mission: 8 } as const
export type Series = keyof typeof COUNTS
export const SERIES = Object.keys(COUNTS) as Series[]

export function timelinesOf(series: Series): string[] {
  return Array.from({ length: COUNTS[series] }, (_, i) => `${series}_${i + 1}`)
}

/** So many missions the house can make up. */
export const SEEDS = 2 ** 32

/** The id of its name. */
export function nameId(timeline: string): string {
  return `mission-${timeline.replaceAll('_', '-')}`
}

const LESSONS_AT_MOST = 12

/** Those that have a title. */
export function lessons(): string[] {
  return Array.from({ length: LESSONS_AT_MOST }, (_, i) => `lesson-${i + 1}`).filter((lesson) => has(lesson))
}

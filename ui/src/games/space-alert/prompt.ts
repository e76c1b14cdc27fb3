/** What is expected now, and what a table is like in a few words. */
import type { Options } from '../../table/contract'
import { OPTIONS } from '../../resolve/mission'
import { LEVELS } from './commands'
import { lessons, SEEDS } from './missions'
import { phasesOf, type Position } from './types'

interface Sentence {
  id: string
  args?: Record<string, unknown>
}

export function prompt(view: Position, seat: number): Sentence {
  const { phase, crew, me, window, silent, captain, campaign, lesson } = view
  const own = crew.find((member) => member.seat === seat)
  const programmed = own ?? crew[0]
  const phaseNow = programmed?.phase ?? 1
  const isDone = programmed !== undefined && phaseNow > phasesOf(programmed.slots.length).length
  switch (phase) {
    case 'gathering':
      return { id: own?.ready ? 'sa-prompt-ready' : 'sa-prompt-gathering' }
    case 'dealing':
      return { id: 'sa-prompt-dealing' }
    case 'planning':
      if (lesson) return { id: 'sa-prompt-lesson' }
      if (silent) return { id: 'sa-prompt-silent' }
      if (window && me && !me.given && me.member !== null) return { id: 'sa-prompt-transfer' }
      return { id: 'sa-prompt-planning', args: { phase: isDone ? 'done' : phaseNow } }
    case 'resolving':
      return { id: captain === seat ? 'sa-prompt-captain' : 'sa-prompt-resolving' }
    case 'levels':
      return { id: 'sa-prompt-levels' }
    case 'repairing':
      return {
        id: campaign?.placing ? 'sa-prompt-placing' : 'sa-prompt-repairing',
        args: { mine: own?.member === campaign?.repairing ? 1 : 0 },
      }
    default:
      return { id: 'sa-prompt-over' }
  }
}

/** Communications are down. */
export function hushed({ silent }: Position): boolean {
  return silent !== null
}

/** Lessons have no clock, whatever else was chosen. */
export function isLesson(timeline: unknown): boolean {
  return String(timeline).startsWith('lesson')
}

export function timed({ clock, timeline }: Options): boolean {
  return clock !== false && !isLesson(timeline)
}

/** Where all act at once and hide their hands, nobody can pass the device on. */
export function apart(options: Options): string | null {
  return timed(options) ? 'sa-new-apart' : null
}

export function level({ timeline, clock }: Options): Sentence {
  const kind = String(timeline).replace(/_\d+$/, '')
  const number = Number(/_(\d+)$/.exec(String(timeline))?.[1] ?? 0)
  return { id: 'sa-level-said', args: { kind, number, clock: clock === false ? 0 : 1 } }
}

/** The next lesson; else one level more, common threats first. */
export function harder(options: Options): Options | null {
  const { timeline, common, serious } = options
  if (isLesson(timeline)) {
    const next = `lesson_${Number(String(timeline).split('_')[1]) + 1}`
    return lessons().includes(next.replaceAll('_', '-')) ? { ...options, timeline: next } : null
  }
  const [first, second] = [LEVELS.indexOf(common), LEVELS.indexOf(serious)]
  if (first <= second) return first < LEVELS.length - 1 ? { ...options, common: LEVELS[first + 1] } : null
  return { ...options, serious: LEVELS[second + 1] }
}

/** What the house made up is flown once; then it makes up another. */
export function anew(options: Options): Options {
  return options.timeline === 'generated' ? { ...options, generated: Math.floor(Math.random() * SEEDS) } : options
}

/** How doubtful passages are read at a table, as a mission on paper says it. */
export function readings(options: Options): Record<string, unknown> {
  return Object.fromEntries(
    OPTIONS.flatMap(({ name, values }) =>
      options?.[name] !== undefined && options[name] !== values[0] ? [[name, options[name]]] : [],
    ),
  )
}

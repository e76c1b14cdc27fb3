/** What is expected now, and what a table is like in a few words. */
import type { Options } from '../../table/contract'
import type { Position } from './types'

interface Sentence {
  id: string
  args?: Record<string, unknown>
}

export function prompt({ phase, round, players, choice, my_plan }: Position, seat: number): Sentence {
  if (my_plan) return { id: 'jelly-prompt-planned' }
  if (phase === 'scoring' && choice && choice.kind !== 'nothing') return { id: `jelly-prompt-${choice.kind}` }
  const status = players[seat]?.status
  if (phase === 'placing' && (status === 'rolling' || status === 'deciding' || status === 'finished'))
    return { id: `jelly-prompt-${status}` }
  return { id: `jelly-prompt-${phase}`, args: { round } }
}

export function level({ variant, faces }: Options): Sentence {
  return { id: variant === 'live' ? 'jelly-level-live' : 'jelly-level-thinking', args: { faces } }
}

export function timed({ variant }: Options): boolean {
  return variant === 'live'
}

/** Where all act at once and hide their pods, nobody can pass the device on. */
export function apart(options: Options): string | null {
  return timed(options) ? 'jelly-new-apart' : null
}

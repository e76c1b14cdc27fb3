/** What is expected now, and what a table is like in a few words. */
import type { Options } from '../../table/contract'
import type { Position } from './types'

interface Sentence {
  id: string
  args?: Record<string, unknown>
}

export function prompt(view: Position, seat: number): Sentence {
  const { phase, activated, played, players } = view
  if (phase === 'turn') {
    if (players[seat]?.able === 0) return { id: 'mars-prompt-cards-only' }
    if (activated === 0 && played === 0) return { id: 'mars-prompt-first' }
    return { id: activated === 0 ? 'mars-prompt-after-card' : 'mars-prompt-second' }
  }
  return { id: `prompt-${phase}` }
}

export function level({ scenario }: Options): Sentence {
  return { id: `option-scenario-${scenario}` }
}

/** Until when an answer is waited for, in table time. */
export function deadline({ deadline: until }: Position): number | null {
  return until
}

export function timed({ answer_time }: Options): boolean {
  return answer_time > 0
}

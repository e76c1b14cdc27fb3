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

/** The scenarios of the house; a host may add own ones. */
const SCENARIOS: readonly unknown[] = ['who-is-there', 'signal-in-the-rubble', 'protect-and-serve']

export function isKnown(scenario: unknown): boolean {
  return SCENARIOS.includes(scenario)
}

export function level({ scenario }: Options): Sentence {
  if (isKnown(scenario)) return { id: `option-scenario-${scenario}` }
  return { id: 'option-scenario-own', args: { scenario } }
}

/** Until when an answer is waited for, in table time. */
export function deadline({ deadline: until }: Position): number | null {
  return until
}

export function timed({ answer_time }: Options): boolean {
  return answer_time > 0
}

/** While a device goes from hand to hand the time to answer would run out. */
export function apart(options: Options): string | null {
  return timed(options) ? 'mars-new-apart' : null
}

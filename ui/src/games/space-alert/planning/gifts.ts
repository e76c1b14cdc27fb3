/** Cards that others gave in a data transfer. */
import type { GameEvent } from '../../../table/contract'
import { KINDS } from '../types'

export interface Gift {
  /** The seat of whoever gave it. */
  from: number
  card: string
  /** Nothing was announced since, but that the transfer is over. */
  isNew: boolean
}

const announced: readonly string[] = KINDS

/** What `seat` was given in this phase. */
export function giftsTo(seat: number | null, told: readonly GameEvent[]): Gift[] {
  const phase = told.slice(told.findLastIndex(({ event }) => event === 'phase_ended' || event === 'mission_begun') + 1)
  const last = phase.findLastIndex(({ event }) => announced.includes(event) && event !== 'transfer_closed')
  return phase.flatMap(({ event, receiver, seat: from, card }, i) =>
    event === 'card_passed' && receiver === seat ? [{ from: Number(from), card: String(card), isNew: i > last }] : [],
  )
}

/** All that is announced in a mission, as the server tells it, and how far it has come. */
import { Refused } from '../../../lib/protocol'
import type { Announcement } from '../types'

export interface Timeline {
  id: string
  turns: number
  /** In milliseconds from the start, as all times here. */
  phase_ends: readonly number[]
  points: number
}

export interface Script {
  mission: Timeline
  crew: number
  transfer_seconds: number
  announcements: readonly Announcement[]
}

export async function scriptOf(id: string, crew: number, transfer: number): Promise<Script> {
  let response: Response
  try {
    const query = `crew=${crew}&transfer_seconds=${transfer}`
    response = await fetch(`/api/announcer/missions/${encodeURIComponent(id)}?${query}`)
  } catch {
    throw new Refused('no-connection')
  }
  if (!response.ok) throw new Refused('no-such-page')
  return (await response.json()) as Script
}

/** What stands after these announcements. */
export interface Stand {
  phase: number
  /** When the phase ends, if that was announced. */
  ends: number | null
  /** Until when cards may be given. */
  until: number | null
  silent: boolean
  isOver: boolean
}

export function standAfter(said: readonly Announcement[]): Stand {
  const last = (...kinds: Announcement['event'][]): Announcement | undefined =>
    said.findLast(({ event }) => kinds.includes(event))
  const phases = said.filter(({ event }) => event === 'phase_ended').length
  const warning = last('phase_warning', 'phase_ended', 'mission_complete')
  const transfer = last('transfer_opened', 'transfer_closed')
  return {
    phase: phases + 1,
    ends: warning?.event === 'phase_warning' ? warning.at + (warning.seconds ?? 0) * 1000 : null,
    until: transfer?.event === 'transfer_opened' ? (transfer.until ?? null) : null,
    silent: last('communications_lost', 'communications_restored')?.event === 'communications_lost',
    isOver: last('mission_complete') !== undefined,
  }
}

/** Who is to sit where at a new table. */
import type { Opening } from '../lib/api'

/** Me, whoever comes, or a bot by its name. */
export type Sitter = 'me' | 'open' | `bot:${string}`

/** What a bot is called by the server, or null for a person. */
export function botOf(sitter: Sitter): string | null {
  return sitter.startsWith('bot:') ? sitter.slice('bot:'.length) : null
}

/** The bot that a newcomer should meet: the one the game would like, if the server has it. */
export function goodBot(bots: string[], liked = 'planner'): string | undefined {
  return bots.includes(liked) ? liked : bots.at(-1)
}

/** I sit first, and `other` on all other chairs. */
export function seating(seats: number, other: Sitter): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : other))
}

/** Chairs that come are like the last one there was; a lonely first one awaits company. */
export function resized(sitters: Sitter[], seats: number): Sitter[] {
  const last = sitters.length > 1 ? (sitters.at(-1) ?? 'open') : 'open'
  return Array.from({ length: seats }, (_, seat) => sitters[seat] ?? last)
}

/** The same, as the server is asked. */
export function opening(sitters: Sitter[]): Pick<Opening, 'seats' | 'open' | 'bots'> {
  const open = sitters.flatMap((sitter, seat) => (sitter === 'open' ? [seat] : []))
  const bots = sitters.flatMap((sitter, seat) => (botOf(sitter) === null ? [] : [[seat, botOf(sitter)] as const]))
  return {
    seats: sitters.length,
    ...(open.length > 0 ? { open } : {}),
    ...(bots.length > 0 ? { bots: Object.fromEntries(bots) as Record<string, string> } : {}),
  }
}

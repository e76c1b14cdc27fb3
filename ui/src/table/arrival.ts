/** How somebody comes to a table: by an invitation, from the list of open tables, or because they were here before. */
import type { Company } from '../lib/protocol'

/** The code of an invitation, `#invite=CODE`, or null. A fragment reaches no server and no log. */
export function inviteIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('invite') || null
}

export function inviteLink(origin: string, table: string, invite: string): string {
  return `${origin}/table/${encodeURIComponent(table)}#invite=${encodeURIComponent(invite)}`
}

/** Whether to ask first who they are and whether they want to sit. */
export function isAtDoor({ me, phase, listed }: Company, invite: string | null): boolean {
  if (me.seats.length > 0 || phase === 'over') return false
  return invite !== null || (listed && phase === 'gathering' && me.person === null)
}

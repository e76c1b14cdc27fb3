/** What the ship's voice says. */
import type { Translate } from '../../../table/contract'
import type { Announcement } from '../types'

/** The id of its sentence. */
function sentenceId({ event, zone, unconfirmed, operations }: Announcement): string {
  if (event === 'phase_warning' && operations) return 'announcement-operations-warning'
  if (event !== 'threat_announced') return `announcement-${event.replaceAll('_', '-')}`
  const inside = zone === 'internal'
  if (unconfirmed) return inside ? 'announcement-unconfirmed-internal-threat' : 'announcement-unconfirmed-threat'
  return inside ? 'announcement-internal-threat' : 'announcement-threat'
}

/** As it is spoken and written large. */
export function sentence(said: Announcement, t: Translate): string {
  const seconds = said.until ? Math.round((said.until - said.at) / 1000) : (said.seconds ?? 0)
  return t(sentenceId(said), {
    turn: said.turn ?? 0,
    zone: said.zone ?? '',
    serious: said.serious ?? 0,
    phase: said.phase ?? 0,
    seconds,
    next: said.next ?? 0,
  })
}

/** What else is worth a line below it: which threat it is, or that nobody need heed it. */
export function remark(said: Announcement, t: Translate): string {
  if (said.event !== 'threat_announced') return ''
  if (said.ignored) return t('sa-ignored')
  return said.threat ? t('threat-name', { threat: said.threat }) : ''
}

/** Minutes and seconds. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

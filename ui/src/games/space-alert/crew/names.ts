/** How the crew is called. */
import { t } from '../../../lib/i18n.svelte'
import type { GameEvent } from '../../../table/contract'
import type { Member, Position } from '../types'

export function nameOf({ seat, member }: Member, crew: readonly Member[], seats: readonly string[]): string {
  if (seat !== null) return seats[seat] ?? ''
  const androids = crew.filter(({ android }) => android)
  return t('sa-android', { number: androids.findIndex((one) => one.member === member) + 1 })
}

/** Names in place of numbers; but crew members may change places between the missions of a campaign, and keep theirs. */
export function named(event: GameEvent, { crew, campaign }: Position, seats: readonly string[]): GameEvent {
  const ofSeat = (field: string): object => (field in event ? { [field]: seats[Number(event[field])] } : {})
  const ofMember = (field: string): object => {
    const member = campaign ? undefined : crew[Number(event[field])]
    return member ? { [field]: nameOf(member, crew, seats) } : {}
  }
  // Elsewhere `to` is a slot.
  const receiver = event.event === 'card_given' ? ofMember('to') : {}
  return { ...event, ...ofSeat('seat'), ...ofSeat('receiver'), ...ofMember('member'), ...ofMember('crew'), ...receiver }
}

/** How those at a table are called. */
import { has, t } from '../lib/i18n.svelte'
import type { Chair, Company } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'

export function botName(bot: string): string {
  const id = `bot-${bot}`
  return has(id) ? t(id) : bot
}

/** Who made a table for themselves alone may have no name. */
export function personName(company: Company, id: number): string {
  return company.people.find((person) => person.id === id)?.name || t('company-nameless')
}

/** How the chairs are called. Where one name holds several, their numbers tell them apart. */
export function chairNames({ seats }: Company): string[] {
  const names = seats.map((chair, seat) => chairName(chair, seat + 1))
  return names.map((name, seat) => {
    const isTaken = seats[seat]?.person !== null || seats[seat]?.bot !== null
    const isAlone = names.indexOf(name) === names.lastIndexOf(name)
    return isAlone || !isTaken ? name : t('chair-of', { name, number: seat + 1 })
  })
}

function chairName({ person, name, bot }: Chair, number: number): string {
  if (person !== null) return name || t('chair-nameless', { number })
  return bot === null ? t('chair-free') : t('bot-plays', { bot: botName(bot) })
}

/** A warning where whoever made the table may know what the game hides, or null. */
export function foreknowledge({ hides, origin }: Company): string | null {
  return hides && origin ? t(`origin-${origin}`) : null
}

/** Several names as one, in the words of the language. */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names)
}

/** Names of things, in the chosen language. */
import { explain, t } from '../lib/i18n.svelte'
import type { Refused } from '../lib/protocol'
import type { Readings } from './types'

export function threatName(id: string): string {
  return t(`threat-${id.toLowerCase()}`)
}

/** What the card does, X, Y, Z and the rest, with the figures that are believed. */
export function threatText(id: string, readings: Readings = {}): string {
  return t(`threat-${id.toLowerCase()}-text`, readings)
}

export function cardWords(card: string): string {
  const [verb, station] = card.split(':')
  return station ? t('resolve-heroic-move', { station }) : t('card-name', { card: verb ?? '' })
}

export function slotWords(slot: readonly string[] | undefined): string {
  return slot?.[0] ? cardWords(slot[0]) : t('resolve-no-card')
}

/** What is wrong with a mission, in one's own language; the field stands before it. */
export function problemWords({ args }: Refused): string {
  return t(`problem-${String(args['reason'])}`, args)
}

/** The same with the field before it; what is not about the mission is said as anywhere. */
export function placedWords(problem: Refused): string {
  const { field, reason } = problem.args
  if (!reason) return explain(problem)
  return t('resolve-problem-at', { field: String(field || '{}'), problem: problemWords(problem) })
}

/** Whether a problem is about this field or something in it. */
export function isAbout(problem: Refused | null, field: string): problem is Refused {
  const found = problem?.args['field']
  return typeof found === 'string' && found.startsWith(field) && ['', '.', '['].includes(found.charAt(field.length))
}

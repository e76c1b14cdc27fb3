/** What a seat may ask: on the wire numbers, here the words that views use too. */
import type { Command } from '../../table/contract'
import { ROLES, type Half, type Level, type Role } from './types'

export const HALVES: readonly Half[] = ['action', 'movement']
/** From the most cautious. */
export const LEVELS: readonly Level[] = ['white', 'mixed', 'yellow']
export const STEPS = ['beat', 'turn', 'end'] as const
export const REPAIRS = ['nothing', 'tile', 'squad'] as const

/** Only what its verb needs is there. */
export interface AlertCommand {
  do: string
  card?: string
  half?: Half
  slot?: number
  to?: number
  member?: number
  role?: Role
  android?: number
  place?: number
  by?: (typeof STEPS)[number]
  what?: (typeof REPAIRS)[number]
  zone?: number
  tile?: number
  station?: number
  common?: Level
  serious?: Level
  go_on?: boolean
  /** As the server wrote it and wants it back. */
  raw: Command
}

/** Read what is legal. */
export function read(legal: readonly Command[], cards: readonly string[]): AlertCommand[] {
  return legal.map((raw) => {
    const number = (name: string): number => Number(raw[name])
    const words: Omit<AlertCommand, 'do' | 'raw'> = {}
    if ('card' in raw) words.card = cards[number('card')] ?? ''
    if ('half' in raw) words.half = HALVES[number('half')] as Half
    if ('role' in raw) words.role = ROLES[number('role')] as Role
    if ('by' in raw) words.by = STEPS[number('by')] as (typeof STEPS)[number]
    if ('what' in raw) words.what = REPAIRS[number('what')] as (typeof REPAIRS)[number]
    if ('common' in raw) words.common = LEVELS[number('common')] as Level
    if ('serious' in raw) words.serious = LEVELS[number('serious')] as Level
    if ('go_on' in raw) words.go_on = Boolean(raw['go_on'])
    for (const name of ['slot', 'to', 'member', 'android', 'place', 'zone', 'tile', 'station'] as const)
      if (name in raw) words[name] = number(name)
    return { do: raw.do, ...words, raw }
  })
}

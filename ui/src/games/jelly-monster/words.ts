/** The server's content as it comes over the wire, and what a reward is in words. */
import type { Translate } from '../../table/contract'

export type Side = 'left' | 'right' | 'either'

/** An icon that stands alone, or in a band of `count`. */
export type PlainRow =
  | { icon: 'jelly'; amount: number }
  | { icon: 'pod' }
  | { icon: 'discard' }
  | { icon: 'per-pod'; amount: number }
  | { icon: 'copy'; side: Side }
  | { icon: 'take'; amount: number }
  | { icon: 'give'; amount: number }

export interface BandRow {
  least: number
  most: number
  reward: PlainRow[]
}

export type IconRow =
  | PlainRow
  | { icon: 'podium'; ranks: number[]; others: number }
  | { icon: 'count'; bands: BandRow[] }

/** The two sides of each tile, the one with green lights first. */
export const TILES = [
  ['docks', 'laboratory'],
  ['station', 'tunnel'],
  ['market', 'bank'],
  ['museum', 'casino'],
  ['stadium', 'observatory'],
  ['hospital', 'aquarium'],
  ['park', 'parade'],
  ['tower', 'town-hall'],
] as const

export type FaceName = (typeof TILES)[number][number]

export interface FaceRow {
  name: FaceName
  tile: number
  green: boolean
  ours: boolean
  zones: IconRow[][]
}

/** How many dice a player has at most: a band that reaches so far has no upper end. */
export const DICE = 7

/** A reward in words, its icons in the order in which they are resolved. */
export function rewardWords(reward: readonly IconRow[], t: Translate): string {
  const [first = '', ...others] = reward.map((icon) => iconWords(icon, t))
  return others.reduce((before, next) => t('jelly-reward-then', { before, next }), first)
}

function iconWords(icon: IconRow, t: Translate): string {
  switch (icon.icon) {
    case 'copy':
      return t(`jelly-reward-copy-${icon.side}`)
    case 'podium': {
      const words = icon.ranks.map((amount, i) => t('jelly-reward-rank', { rank: i + 1, amount }))
      if (icon.others > 0) words.push(t('jelly-reward-others', { amount: icon.others }))
      return enumerated(words, t)
    }
    case 'count':
      return enumerated(
        icon.bands.map(({ least, most, reward }) => {
          const ends = most >= DICE ? 'open' : least === most ? 'exact' : 'closed'
          return t(`jelly-reward-band-${ends}`, { least, most, reward: rewardWords(reward, t) })
        }),
        t,
      )
    case 'pod':
    case 'discard':
      return t(`jelly-reward-${icon.icon}`)
    default:
      return t(`jelly-reward-${icon.icon}`, { amount: icon.amount })
  }
}

function enumerated(words: string[], t: Translate): string {
  return words.reduce((before, next) => t('jelly-reward-and', { before, next }))
}

/** The nine cards, and the choices of a game with them. */
import type { Part, Plan } from '../falling-skies/board/geometry'
import type { Card } from '../falling-skies/board/types'

export interface Options {
  hard: Card[]
  lenient_digging: boolean
  dice_in_tunnels: boolean
}

/** The cards of the column, from the top, with the sky or base rows printed on each. */
export const SKY_CARDS: readonly (Part & { card: Card })[] = [
  { card: 'sky-1', first: 0, rows: 4 },
  { card: 'sky-2', first: 4, rows: 4 },
  { card: 'sky-3', first: 8, rows: 4 },
  { card: 'sky-4', first: 12, rows: 3 },
]
export const BASE_CARDS: readonly (Part & { card: Card })[] = [
  { card: 'upper-base', first: 0, rows: 3 },
  { card: 'lower-base', first: 3, rows: 3 },
]
export const CARDS: readonly Card[] = [
  'mothership',
  ...SKY_CARDS.map(({ card }) => card),
  ...BASE_CARDS.map(({ card }) => card),
  'tracks',
]

export const PLAN: Plan = {
  sky: SKY_CARDS,
  base: BASE_CARDS,
  edges: [
    [40, 0],
    [62, 0],
  ],
  roofs: 1,
  stacksBelow: 82,
  isApart: true,
}

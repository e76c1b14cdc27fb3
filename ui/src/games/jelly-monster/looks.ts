/** What the toy city is painted with, and how the players' things are told apart. */

export type Corner = 'circle' | 'triangle' | 'square' | 'star' | 'cross'

export interface Look {
  colour: string
  /** What is written or cut out on that colour. */
  ink: string
  /** The mark at the corner of the dice. */
  shape: Corner
}

const INK = '#1a0722'

/** Blue, red, green, yellow, violet, as the server numbers the seats. */
export const owners: readonly Look[] = [
  { colour: '#4aa8ff', ink: INK, shape: 'circle' },
  { colour: '#ff5f4a', ink: INK, shape: 'triangle' },
  { colour: '#2fc473', ink: INK, shape: 'square' },
  { colour: '#ffd23f', ink: INK, shape: 'star' },
  { colour: '#b98aff', ink: INK, shape: 'cross' },
]

export function ownerLook(owner: number): Look {
  return owners[owner % owners.length] as Look
}

/** The marks around (0, 0), within a circle of radius 1. */
export const corners: Readonly<Record<Corner, string>> = {
  circle: 'M0-.92A.92.92 0 1 1 0 .92 .92.92 0 1 1 0-.92Z',
  triangle: 'M0-1 .95.75H-.95Z',
  square: 'M-.8-.8H.8V.8H-.8Z',
  star: 'M0-1 .26-.36.95-.31.42.14.59.81 0 .44-.59.81-.42.14-.95-.31-.26-.36Z',
  cross: 'M-.32-.92H.32V-.32H.92V.32H.32V.92H-.32V.32H-.92V-.32H-.32Z',
}

export const paints = {
  ink: INK,
  jelly: '#ff5cc4',
  jellyLight: '#ffb3e6',
  jellyDark: '#c3168d',
  lime: '#c6f83b',
  limeDark: '#5f8f00',
  paper: '#fff6e0',
  alarm: '#ff4a3d',
  pale: '#cbbfd6',
} as const

/** What the bubble-gum card is printed with, and how the two sides are told apart. */
import type { SeatLook } from '../../pieces/seatLook'
import type { Kind } from './types'

export const paints = {
  ink: '#14100c',
  asphalt: '#54565f',
  asphaltDark: '#4a4c55',
  chalk: '#e9e2cf',
  brick: '#b8452f',
  brickDark: '#7d2a1c',
  coping: '#f0d9b0',
  rubble: '#a7a59b',
  rubbleDark: '#6f6d66',
  martian: '#5fd14a',
  martianDark: '#1f6b1c',
  human: '#e9483a',
  humanDark: '#8c1c14',
  mustard: '#f2b632',
  mustardDark: '#a26c06',
  sky: '#69c8ef',
  paper: '#fff3d6',
  skin: '#f0bd8e',
} as const

/** Round and green: Martians; square and red: humans. */
export const looks: readonly SeatLook[] = [
  { shape: 'circle', colour: paints.martian },
  { shape: 'square', colour: paints.human },
]

export function sidePaint(seat: number): { plain: string; dark: string } {
  return seat === 0
    ? { plain: paints.martian, dark: paints.martianDark }
    : { plain: paints.human, dark: paints.humanDark }
}

/** What is written on a base. */
export const LETTERS: Readonly<Record<Kind, string>> = {
  martian_grunt: '',
  us_soldier: '',
  eva: 'E',
  troy: 'T',
  sergeant: 'S',
}

/** How a seat is told from the others, by colour and by shape. */
import type { Shape } from './Token.svelte'

export interface SeatLook {
  shape: Shape
  colour: string
}

const LOOKS: readonly SeatLook[] = [
  { shape: 'circle', colour: 'var(--accent)' },
  { shape: 'square', colour: 'var(--warn)' },
  { shape: 'triangle', colour: 'var(--info)' },
  { shape: 'diamond', colour: 'var(--danger)' },
  { shape: 'hexagon', colour: 'var(--violet)' },
]

/** Where a game has its own `looks` for its players, those. */
export function seatLook(seat: number, looks: readonly SeatLook[] = LOOKS): SeatLook {
  const { shape, colour } = looks[seat % looks.length] as SeatLook
  return { shape, colour }
}

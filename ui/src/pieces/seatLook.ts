/** How a seat is told from the others, by colour and by shape. */
import type { Shape } from './Token.svelte'

const LOOKS: readonly { shape: Shape; colour: string }[] = [
  { shape: 'circle', colour: 'var(--accent)' },
  { shape: 'square', colour: 'var(--warn)' },
  { shape: 'triangle', colour: 'var(--info)' },
  { shape: 'diamond', colour: 'var(--danger)' },
  { shape: 'hexagon', colour: 'var(--violet)' },
]

export function seatLook(seat: number): { shape: Shape; colour: string } {
  return LOOKS[seat % LOOKS.length] as { shape: Shape; colour: string }
}

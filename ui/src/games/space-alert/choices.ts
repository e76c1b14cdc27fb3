/** Tap, then tap: a card of the hand, or one that lies, and then where it goes. What is legal, the server says. */
import { HALVES, type AlertCommand } from './commands'
import { entry, type Half, type Stack } from './types'

export type Chosen =
  | { from: 'hand'; card: string; half: Half }
  | { from: 'board'; member: number; slot: number }
  | null

/** A slot of somebody's board, as a key. */
export function place(member: number, slot: number): string {
  return `${member}:${slot}`
}

/** Where what is chosen can go, and what that takes. */
export function targets(legal: readonly AlertCommand[], chosen: Chosen): Map<string, AlertCommand> {
  const found = new Map<string, AlertCommand>()
  for (const command of legal) {
    if (chosen?.from === 'hand') {
      const { card, half } = chosen
      if (command.do === 'lay' && command.card === card && command.half === half)
        found.set(place(command.member as number, command.slot as number), command)
    } else if (chosen?.from === 'board') {
      const { member, slot } = chosen
      if (command.do === 'move' && command.member === member && command.slot === slot)
        found.set(place(member, command.to as number), command)
    }
  }
  return found
}

/** What can be done with the card in a slot: turn it, take it back. */
export function about(
  legal: readonly AlertCommand[],
  verb: 'turn' | 'take_back',
  member: number,
  slot: number,
): AlertCommand | undefined {
  return legal.find((command) => command.do === verb && command.member === member && command.slot === slot)
}

/** Whether a card that lies can still be put elsewhere, turned or taken back. */
export function isLoose(legal: readonly AlertCommand[], member: number, slot: number): boolean {
  return legal.some(
    (command) =>
      (command.do === 'turn' || command.do === 'take_back' || command.do === 'move') &&
      command.member === member &&
      command.slot === slot,
  )
}

/** A choice outlives what others do, unless it can go nowhere any more. */
export function keep(legal: readonly AlertCommand[], chosen: Chosen): Chosen {
  if (chosen === null) return null
  if (chosen.from === 'board') return isLoose(legal, chosen.member, chosen.slot) ? chosen : null
  const isHeld = legal.some((command) => command.card === chosen.card)
  return isHeld ? chosen : null
}

const KEYS: Record<string, string> = { a: 'A', b: 'B', c: 'C', o: 'bots', r: 'red', d: 'blue', g: 'lift' }

/** The key that chooses a half, as people press it. */
export function keyOf(half: string): string {
  if (half.startsWith('heroic')) return 'H'
  return (Object.keys(KEYS).find((key) => KEYS[key] === half) ?? '').toUpperCase()
}

/** What a key chooses next: of all halves it means, the one after what is chosen. */
export function byKey(hand: readonly Stack[], key: string, chosen: Chosen): Chosen {
  const all = hand.flatMap(({ card }) => HALVES.map((half) => ({ from: 'hand' as const, card, half })))
  const meant = all.filter(({ card, half }) => keyOf(entry(card, half)).toLowerCase() === key)
  const isIt = (one: (typeof all)[number]): boolean =>
    chosen?.from === 'hand' && one.card === chosen.card && one.half === chosen.half
  return meant[(meant.findIndex(isIt) + 1) % meant.length] ?? chosen
}

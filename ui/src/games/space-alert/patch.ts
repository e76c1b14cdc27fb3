/** What each event sounds like. Nothing holds up those who plan in a hurry: the board shows what is true at once. */
import type { GameEvent, Sound, View } from '../../table/contract'

const SOUNDS: Record<string, Sound> = {
  card_laid: 'place',
  card_turned: 'move',
  cards_moved: 'move',
  card_taken_back: 'move',
  packet_taken: 'roll',
  card_passed: 'power',
  readied: 'power',
  ship_jumped: 'win',
  ship_destroyed: 'lose',
  mission_lost: 'lose',
}

export function sound({ event }: GameEvent): Sound | null {
  return SOUNDS[event] ?? null
}

export function duration(): number {
  return 0
}

export function patch(view: View): View {
  return view
}

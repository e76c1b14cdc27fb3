/** What a moment of a film shows, and where in the film it is. */
import type { GameEvent, Sound } from '../table/contract'
import type { Film, Frame, Slot } from './types'

/** By turn: the number of its first frame. Before the first turn there is frame 0. */
export function turnStarts(film: Film): { turn: number; at: number }[] {
  const found: { turn: number; at: number }[] = []
  film.frames.forEach((frame, at) => {
    if (at > 0 && frame.turn !== found.at(-1)?.turn) found.push({ turn: frame.turn, at })
  })
  return found
}

/** The same moment in another film: its turn and step, and as far into them. */
export function sameMoment(from: Film, at: number, to: Film): number {
  const here = from.frames[at] as Frame
  if (at === 0) return 0
  const isSame = (frame: Frame): boolean => frame.turn === here.turn && frame.step === here.step
  const places = to.frames.map((_, i) => i).filter((i) => i > 0 && isSame(to.frames[i] as Frame))
  const inside = from.frames.slice(1, at).filter(isSame).length
  if (places.length > 0) return places[Math.min(inside, places.length - 1)] as number
  const later = to.frames.findIndex((frame, i) => i > 0 && frame.turn >= here.turn)
  return later < 0 ? to.frames.length - 1 : later
}

/** Whom and what a beat is about, to be lit. */
export interface Spotlight {
  crew: ReadonlySet<number>
  threats: ReadonlySet<string>
  zones: ReadonlySet<string>
  stations: ReadonlySet<string>
}

export function spotlight(events: readonly GameEvent[]): Spotlight {
  const all = <T>(name: string): Set<T> => new Set(events.flatMap((event) => (name in event ? [event[name] as T] : [])))
  return {
    crew: all<number>('crew'),
    threats: all<string>('threat'),
    zones: all<string>('zone'),
    stations: all<string>('station'),
  }
}

/** Slots that do not hold what was planned for them. */
export function shifted(planned: readonly Slot[], now: readonly Slot[]): boolean[] {
  return planned.map((slot, turn) => slot[0] !== now[turn]?.[0])
}

/** The louder, the earlier. */
const SOUNDS: readonly [Sound, readonly string[]][] = [
  ['lose', ['ship_destroyed', 'mission_lost']],
  ['win', ['ship_jumped']],
  ['hit', ['tile_drawn', 'knocked_out', 'threat_destroyed']],
  ['alarm', ['threat_appeared', 'mark_reached']],
  ['power', ['shield_charged', 'reactor_filled', 'refuelled', 'weapon_fired', 'computer_maintained', 'squad_taken']],
  ['move', ['crew_moved', 'interceptors_launched', 'pilot_landed', 'rocket_launched']],
]

/** Each beat has its click. */
export function cue(events: readonly GameEvent[]): Sound {
  const names = new Set(events.map((event) => event.event))
  return SOUNDS.find(([, causes]) => causes.some((cause) => names.has(cause)))?.[0] ?? 'tick'
}

/** What is worth a sentence: the turn and the step stand above it. */
export function told(events: readonly GameEvent[]): GameEvent[] {
  return events.filter((event) => event.event !== 'turn_began' && event.event !== 'step_began')
}

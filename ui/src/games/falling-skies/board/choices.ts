/** The legal commands, sorted by what on the board they belong to. Nothing here decides what is legal. */
import type { Place } from './explain'
import { roomAt, type Position, type Scenery, type SkiesCommand } from './types'

export interface Chosen {
  die: number | null
  robot: number | null
  /** An ability about to be used. */
  ability: number | null
}

type Kind<K extends SkiesCommand['do']> = Extract<SkiesCommand, { do: K }>

export function all<K extends SkiesCommand['do']>(legal: SkiesCommand[], kind: K): Kind<K>[] {
  return legal.filter((command): command is Kind<K> => command.do === kind)
}

export function placeKey({ zone, row, column }: Place): string {
  return `${zone}:${row}:${column}`
}

/** What pressing a place could mean, the likeliest first. */
export function commandsAt(
  place: Place,
  legal: SkiesCommand[],
  chosen: Chosen,
  scenery: Scenery,
  view: Position,
): SkiesCommand[] {
  if (place.zone === 'drop') return all(legal, 'spawn').filter(({ column }) => column === place.column)
  if (place.zone !== 'base') return []
  const isHere = ({ row, column }: { row: number | null; column: number | null }): boolean =>
    row === place.row && column === place.column
  const die = view.dice.findIndex((each) => each.where === 'base' && isHere(each))
  const [first] = scenery.rooms[roomAt(scenery, place.row, place.column)]?.cells ?? []
  return [
    ...all(legal, 'place').filter((command) => command.die === chosen.die && isHere(command)),
    ...all(legal, 'build').filter((command) => command.robot === chosen.robot && isHere(command)),
    ...all(legal, 'use').filter(({ row, column }) => row === first?.[0] && column === first[1]),
    ...all(legal, 'dig').filter((command) => command.die === die),
  ]
}

/** Every place that answers, and whether it does so with what is chosen now. */
export function litPlaces(
  legal: SkiesCommand[],
  chosen: Chosen,
  scenery: Scenery,
  view: Position,
): Map<string, 'now' | 'later'> {
  const lit = new Map<string, 'now' | 'later'>()
  const light = (place: Place, how: 'now' | 'later'): void => {
    const key = placeKey(place)
    if (lit.get(key) !== 'now') lit.set(key, how)
  }
  for (const command of legal) {
    if (command.do === 'place') {
      light({ zone: 'base', row: command.row, column: command.column }, command.die === chosen.die ? 'now' : 'later')
    } else if (command.do === 'build') {
      light(
        { zone: 'base', row: command.row, column: command.column },
        command.robot === chosen.robot ? 'now' : 'later',
      )
    } else if (command.do === 'spawn') {
      light({ zone: 'drop', row: view.mothership, column: command.column }, 'now')
    } else if (command.do === 'use') {
      const room = scenery.rooms[roomAt(scenery, command.row, command.column)]
      for (const [row, column] of room?.cells ?? []) light({ zone: 'base', row, column }, 'now')
    } else if (command.do === 'dig') {
      const die = view.dice[command.die]
      if (die && die.row !== null && die.column !== null)
        light({ zone: 'base', row: die.row, column: die.column }, 'now')
    }
  }
  // With a die chosen, only its own cells are of interest.
  if (chosen.die !== null || chosen.robot !== null) {
    for (const [key, how] of lit) if (how === 'later') lit.delete(key)
  }
  return lit
}

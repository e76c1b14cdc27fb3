/** What is printed and what lies at a place, in sentences: for tooltips and for those who listen. */
import type { Message } from './foresight'
import { isRed, pathIndex, roomAt, type Position, type Scenery } from './types'

/** A place that can be pointed at. `edge` is beside a sky row, `track` beside a row of the base. */
export interface Place {
  zone: 'hull' | 'drop' | 'sky' | 'edge' | 'line' | 'base' | 'track'
  row: number
  column: number
}

export function samePlace(one: Place | null, other: Place | null): boolean {
  return one?.zone === other?.zone && one?.row === other?.row && one?.column === other?.column
}

/** What the symbols there mean. */
export function explain(place: Place, scenery: Scenery, view: Position): Message[] {
  switch (place.zone) {
    case 'hull':
      return [{ id: 'skies-explain-mothership', args: { waiting: waiting(view) } }]
    case 'drop':
      return [{ id: 'skies-explain-drop-point' }]
    case 'line':
      return [{ id: 'skies-explain-line' }]
    case 'track':
      return [{ id: 'skies-explain-damage-track', args: { damage: view.damage, hits: scenery.hits_to_lose } }]
    case 'edge':
      return action(place.row, scenery, view)
    case 'sky':
      return skySymbol(place, scenery, view)
    case 'base':
      return room(place, scenery, view)
  }
}

function waiting(view: Position): number {
  return view.ships.filter(({ where }) => where === 'waiting').length
}

/** The number of the ship there, or -1. */
function shipAt(view: Position, row: number, column: number): number {
  return view.ships.findIndex((ship) => ship.where === 'sky' && ship.row === row && ship.column === column)
}

function skySymbol({ row, column }: Place, scenery: Scenery, view: Position): Message[] {
  const symbol = scenery.sky[row]?.cells[column] ?? '.'
  if (symbol === '.') return shipAt(view, row, column) < 0 ? [{ id: 'skies-explain-empty' }] : []
  if (symbol === '<') return [{ id: 'symbol-left-help' }]
  if (symbol === '>') return [{ id: 'symbol-right-help' }]
  if (symbol === 'M') return [{ id: 'symbol-mothership-help' }]
  return [{ id: 'symbol-explosion-help', args: { number: Number(symbol) } }]
}

function action(row: number, scenery: Scenery, view: Position): Message[] {
  if (row > scenery.skull_row) return [{ id: 'skies-explain-below-skull' }]
  const { kind, amount } = scenery.sky[row]?.action ?? { kind: '-', amount: 0 }
  const said: Message[] = [{ id: `action-${kind === '-' ? 'none' : kind}-help`, args: { amount } }]
  if (row === view.mothership + 1) said.unshift({ id: 'skies-explain-next' })
  return said
}

function room(place: Place, scenery: Scenery, view: Position): Message[] {
  const printed = scenery.rooms[roomAt(scenery, place.row, place.column)]
  if (!printed) return []
  const said: Message[] = printed.does.flatMap((effect) => [
    { id: 'skies-room', args: { effect } },
    { id: `effect-${effect}-help` },
  ])
  if (printed.does.length > 1) said.push({ id: 'skies-explain-both' })
  if (printed.cells.length > 1) said.push({ id: 'skies-explain-wide', args: { cells: printed.cells.length } })
  if (printed.cost > 0) said.push({ id: 'skies-explain-cost', args: { cost: printed.cost } })
  if (printed.modifier !== 0) {
    const amount = Math.abs(printed.modifier)
    said.push({ id: printed.modifier < 0 ? 'skies-explain-minus' : 'skies-explain-plus', args: { amount } })
  }
  const distance = pathIndex(scenery, place.row, place.column) - view.excavator
  if (distance === 0) said.push({ id: 'skies-explain-excavator' })
  else if (distance > 0) said.push({ id: 'skies-explain-not-dug', args: { distance } })
  return said
}

/** Where it is, then what lies there: the rest of an accessible name. */
export function inventory(place: Place, scenery: Scenery, view: Position): Message[] {
  const column = place.column + 1
  const row = place.row + 1
  if (place.zone === 'base') {
    const said: Message[] = [{ id: 'skies-at-base', args: { row, column } }]
    const die = view.dice.find(
      (each) => each.where === 'base' && each.row === place.row && each.column === place.column,
    )
    const robot = view.robots.find((each) => each.row === place.row && each.column === place.column)
    if (die) said.push({ id: 'skies-holds-die', args: { value: die.value, colour: die.is_white ? 'white' : 'black' } })
    if (robot)
      said.push({ id: robot.is_spent ? 'skies-holds-tired-robot' : 'skies-holds-robot', args: { value: robot.value } })
    return said
  }
  if (place.zone === 'edge') return [{ id: 'skies-at-edge', args: { row } }]
  if (place.zone !== 'sky' && place.zone !== 'drop') return []
  const at: Message =
    place.zone === 'drop' ? { id: 'skies-at-drop', args: { column } } : { id: 'skies-at-sky', args: { row, column } }
  const ship = shipAt(view, place.row, place.column)
  if (ship < 0) return [at]
  return [at, { id: 'skies-holds-ship', args: { colour: isRed(scenery, ship) ? 'red' : 'green' } }]
}

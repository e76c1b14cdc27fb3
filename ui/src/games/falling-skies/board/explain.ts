/** What is printed and what lies at a place, in sentences: for tooltips and for those who listen. */
import type { Message } from './foresight'
import { pathIndex, roomAt, shipKind, tokens, type Ability, type Position, type Scenery, type Tile } from './types'

/** A place that can be pointed at: rows of cells, and what is printed beside them. */
export interface Place {
  zone: 'hull' | 'drop' | 'sky' | 'edge' | 'line' | 'base' | 'track' | 'research' | 'energy'
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
    case 'research':
      return [researchState(scenery, view), { id: 'skies-explain-research-track' }]
    case 'energy':
      return [
        { id: 'skies-energy-state', args: { energy: view.energy, maximum: scenery.energy_maximum } },
        { id: 'skies-explain-energy-track' },
      ]
    case 'edge':
      return action(place.row, scenery, view)
    case 'sky':
      return [...tokenRules(place, scenery, view), ...skySymbol(place, scenery, view)]
    case 'base':
      return [...tokenRules(place, scenery, view), ...room(place, scenery, view)]
  }
}

export function researchState(scenery: Scenery, view: Position): Message {
  const needed = scenery.research[view.research] ?? 0
  return { id: 'skies-research-state', args: { at: view.research, of: scenery.research.length, needed } }
}

/** The rule that belongs to a token there. */
function tokenRules({ zone, row, column }: Place, scenery: Scenery, view: Position): Message[] {
  return tokens(scenery, view)
    .filter((token) => token.zone === zone && token.row === row && token.column === column)
    .map(({ ability }) => ({ id: ruleOf(scenery.abilities[ability]!) }))
}

/** The id of the sentence that says what an ability does. */
export function ruleOf({ owner, name, is_upgraded }: Pick<Ability, 'owner' | 'name' | 'is_upgraded'>): string {
  if (owner === 'scenario') return `scenario-${name}-rule`
  const sides = owner === 'city' ? ['undamaged', 'damaged'] : ['normal', 'upgraded']
  return `${owner}-${name}-${sides[Number(is_upgraded)]}`
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
  if (symbol.startsWith('P')) return [{ id: 'symbol-portal-help' }]
  if (symbol.startsWith('x')) return [{ id: 'symbol-red-explosion-help', args: { number: Number(symbol.slice(1)) } }]
  return [{ id: 'symbol-explosion-help', args: { number: Number(symbol) } }]
}

function action(row: number, scenery: Scenery, view: Position): Message[] {
  if (row > scenery.skull_row) return [{ id: 'skies-explain-below-skull' }]
  const { kind, amount } = scenery.sky[row]?.action ?? { kind: '-', amount: 0 }
  const said: Message[] = [{ id: `action-${kind === '-' ? 'none' : kind}-help`, args: { amount } }]
  if (row === view.mothership + 1) said.unshift({ id: 'skies-explain-next' })
  const tile = tileAt(scenery, row)
  if (tile?.side === 'threat') said.push({ id: 'skies-explain-threat' })
  if (tile?.is_ours) said.push({ id: 'skies-explain-ours' })
  return said
}

/** The tile that a sky row is printed on, in the boxed edition. */
function tileAt(scenery: Scenery, row: number): Tile | undefined {
  let first = 0
  return scenery.tiles.find(({ rows }) => (first += rows) > row)
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
  else if (distance > 0)
    said.push({ id: 'skies-explain-not-dug', args: { distance, needed: Math.max(1, distance - scenery.dig_bonus) } })
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
  return [at, { id: 'skies-holds-ship', args: { kind: shipKind(scenery, ship) } }]
}

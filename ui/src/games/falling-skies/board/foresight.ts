/** What a command would do, made ready to be drawn and to be said. */
import type { Preview } from '../../../table/contract'
import { shipKind, type Position, type Scenery, type ShipKind, type SkiesCommand, type SkiesEvent } from './types'

export interface Message {
  id: string
  args?: Record<string, string | number>
  isAlarming?: boolean
}

export interface Stop {
  row: number
  column: number
}

/** The way of one ship: from where it is through each stop; then perhaps out of the sky. */
export interface Flight {
  ship: number
  kind: ShipKind
  stops: Stop[]
  end: 'stays' | 'waits' | 'hits' | 'destroyed' | 'spawned'
}

export interface Foresight {
  command: SkiesCommand
  flights: Flight[]
  view: Position
  lines: Message[]
  /** What the room would be worth, if one is used. */
  value: number | null
}

export function foresee(command: SkiesCommand, preview: Preview, view: Position, scenery: Scenery): Foresight {
  const events = preview.events as unknown as SkiesEvent[]
  const used = events.find((event) => event.event === 'room_used')
  return {
    command,
    flights: flights(events, view, scenery),
    view: preview.view as Position,
    lines: lines(command, events, view, preview.view as Position, scenery),
    value: used?.event === 'room_used' ? used.value : null,
  }
}

function flights(events: SkiesEvent[], view: Position, scenery: Scenery): Flight[] {
  const found = new Map<number, Flight>()
  const flight = (ship: number): Flight => {
    const known = found.get(ship)
    if (known) return known
    const { row, column } = view.ships[ship] ?? { row: null, column: null }
    const made: Flight = {
      ship,
      kind: shipKind(scenery, ship),
      stops: row === null || column === null ? [] : [{ row, column }],
      end: 'stays',
    }
    found.set(ship, made)
    return made
  }
  for (const event of events) {
    if (event.event === 'ship_descended') flight(event.ship).stops.push({ row: event.to_row, column: event.column })
    else if (event.event === 'ship_carried') flight(event.ship).stops.push({ row: event.row, column: event.to_column })
    else if (event.event === 'ship_moved') flight(event.ship).stops.push({ row: event.row, column: event.column })
    else if (event.event === 'ship_swept') flight(event.ship).end = 'waits'
    else if (event.event === 'base_hit' && event.ship >= 0) flight(event.ship).end = 'hits'
    else if (event.event === 'ship_destroyed') flight(event.ship).end = 'destroyed'
    // What follows belongs to the mothership: the board will show it in its time.
    else if (event.event === 'mothership_phase_began') break
  }
  return [...found.values()]
}

function lines(
  command: SkiesCommand,
  events: SkiesEvent[],
  view: Position,
  after: Position,
  scenery: Scenery,
): Message[] {
  const said: Message[] = []
  const count = (kind: SkiesEvent['event']): number => events.filter((event) => event.event === kind).length
  const falls = events.filter((event) => event.event === 'ship_descended')

  if (command.do === 'place') {
    const die = view.dice[command.die]
    if (after.dice[command.die]?.digs) {
      const distance =
        scenery.dig_path.findIndex(([r, c]) => r === command.row && c === command.column) - view.excavator
      said.push({ id: 'skies-foresee-dig', args: { distance, cost: scenery.dig_cost } })
    }
    if (falls.length === 0 && count('ships_held') === 0) said.push({ id: 'skies-foresee-no-ship' })
    if (die?.is_white && after.dice.some(({ where }) => where === 'hand')) said.push({ id: 'skies-foresee-reroll' })
  }
  // Those that leave the sky are told by their hits.
  const inSky = falls.flatMap((fall) =>
    fall.event === 'ship_descended' && fall.to_row < scenery.sky.length ? [fall.to_row - fall.from_row] : [],
  )
  if (inSky.length > 0) said.push({ id: 'skies-foresee-fall', args: { ships: inSky.length, rows: Math.max(...inSky) } })
  for (const event of events) said.push(...line(event, view, scenery))
  const shot = events.flatMap((event) => (event.event === 'ship_destroyed' ? [event.number] : []))
  if (shot.length > 0) said.push({ id: 'skies-foresee-shot', args: { ships: shot.length, numbers: shot.join(', ') } })
  if (after.phase === 'build' && view.phase !== 'build') {
    said.push({ id: 'skies-foresee-robot', args: { value: after.new_robot } })
  }
  const swept = count('ship_swept')
  if (swept > 0) said.push({ id: 'skies-foresee-swept', args: { ships: swept } })
  for (const [i, { where, row, column }] of after.ships.entries()) {
    const moved = falls.some((fall) => fall.event === 'ship_descended' && fall.ship === i)
    const symbol = where === 'sky' && moved ? (scenery.sky[row ?? -1]?.cells[column ?? 0] ?? '') : ''
    const number = Number(/\d/.exec(symbol)?.[0])
    if (symbol.startsWith('x')) said.push({ id: 'skies-foresee-red-target', args: { number } })
    else if (/^\d/.test(symbol)) said.push({ id: 'skies-foresee-target', args: { number } })
  }
  return said
}

function line(event: SkiesEvent, view: Position, scenery: Scenery): Message[] {
  switch (event.event) {
    case 'ships_held':
      return [{ id: 'skies-foresee-held' }]
    case 'ship_carried':
      return [
        { id: event.to_column < event.from_column ? 'skies-foresee-carried-left' : 'skies-foresee-carried-right' },
      ]
    case 'ship_blocked':
      return [{ id: event.rule === 'UFS-PORTAL' ? 'skies-foresee-portal-blocked' : 'skies-foresee-blocked' }]
    case 'ship_moved':
      return [{ id: event.rule === 'UFS-PORTAL' ? 'skies-foresee-portal' : 'skies-foresee-moved', args: toCell(event) }]
    case 'ships_rushed':
      return [{ id: 'skies-foresee-rush', args: { rows: event.rows }, isAlarming: true }]
    case 'mothership_held':
      return [{ id: 'skies-foresee-mothership-held' }]
    case 'mothership_raised':
      return [{ id: 'skies-foresee-mothership-raised' }]
    case 'damage_repaired':
      return [{ id: 'skies-foresee-repaired', args: { damage: event.damage, hits: scenery.hits_to_lose } }]
    case 'energy_lost':
      return [{ id: 'skies-foresee-energy-lost', args: { amount: event.amount, energy: event.energy } }]
    case 'die_set':
      return [{ id: 'skies-foresee-die-set', args: { number: event.die + 1, value: event.value } }]
    case 'counted':
      return [{ id: 'skies-foresee-counted', args: { count: event.count, goal: event.goal } }]
    case 'mothership_descended':
      return [{ id: 'skies-foresee-mothership', isAlarming: true }]
    case 'base_hit':
      return [{ id: 'skies-foresee-hit', args: { damage: event.damage, hits: scenery.hits_to_lose }, isAlarming: true }]
    case 'room_used':
      return [{ id: 'skies-foresee-use', args: { cost: event.cost, value: event.value } }]
    case 'energy_gained':
      return [{ id: 'skies-foresee-energy', args: { amount: event.amount, energy: event.energy } }]
    case 'fighters_missed':
      return [{ id: 'skies-foresee-missed' }]
    case 'research_advanced':
      return event.spaces > 0
        ? [{ id: 'skies-foresee-research', args: { spaces: event.spaces } }]
        : [{ id: 'skies-foresee-no-research', args: { needed: scenery.research[view.research] ?? 0 } }]
    case 'no_robot_built':
      return [{ id: 'skies-foresee-no-robot' }]
    case 'robot_built':
      return [{ id: 'skies-foresee-built', args: { value: event.value } }]
    case 'robot_worn':
      return [{ id: 'skies-foresee-worn', args: { value: event.value } }]
    case 'robot_gone':
      return [{ id: 'skies-foresee-robot-gone' }]
    case 'excavator_advanced':
      return [
        {
          id: 'skies-foresee-advance',
          args: { cells: event.cells, cost: event.rule === 'UFS-EXC-5' ? scenery.dig_cost : 0 },
        },
      ]
    case 'mothership_phase_began':
      return [{ id: 'skies-foresee-phase' }]
    case 'excavator_driven_back':
      return [{ id: 'skies-foresee-driven', args: { cells: event.cells } }]
    case 'research_lost':
      return [{ id: 'skies-foresee-lost', args: { spaces: event.spaces } }]
    case 'ship_reinforced':
      return [{ id: 'skies-foresee-reinforced' }]
    case 'won':
      return [{ id: 'skies-foresee-won' }]
    case 'lost':
      return [
        { id: event.reason === 'skull' ? 'skies-foresee-skull' : 'skies-foresee-destroyed-base', isAlarming: true },
      ]
    default:
      return []
  }
}

/** A cell of the sky as people count. */
function toCell({ row, column }: { row: number; column: number }): { row: number; column: number } {
  return { row: row + 1, column: column + 1 }
}

/** Whether two commands ask for the same. */
export function same(one: SkiesCommand | null, other: SkiesCommand | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

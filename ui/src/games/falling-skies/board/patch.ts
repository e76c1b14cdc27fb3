/** What each event looks like and sounds like, and how long it is shown. */
import type { GameEvent, Sound } from '../../../table/contract'
import {
  shipKind,
  type Height,
  type Position,
  type RobotDie,
  type Scenery,
  type ShipPlace,
  type SkiesEvent,
  type WorkerDie,
} from './types'

const DURATIONS: Record<SkiesEvent['event'], number> = {
  round_began: 320,
  dice_rolled: 480,
  die_placed: 300,
  ships_held: 380,
  ship_descended: 430,
  ship_carried: 340,
  ship_blocked: 340,
  mothership_descended: 560,
  ship_swept: 300,
  base_hit: 560,
  rooms_began: 320,
  room_used: 460,
  energy_gained: 380,
  ship_destroyed: 480,
  fighters_missed: 340,
  research_advanced: 540,
  robot_built: 400,
  no_robot_built: 260,
  robot_worn: 320,
  robot_gone: 320,
  excavator_advanced: 560,
  die_discarded: 160,
  mothership_phase_began: 420,
  excavator_driven_back: 560,
  research_lost: 540,
  ship_reinforced: 420,
  no_ship_left: 320,
  ship_spawned: 300,
  ship_moved: 420,
  ships_rushed: 480,
  mothership_held: 420,
  mothership_raised: 560,
  damage_repaired: 460,
  energy_lost: 380,
  tile_turned: 580,
  ability_used: 580,
  die_set: 380,
  counted: 380,
  won: 590,
  lost: 590,
}

const SOUNDS: Partial<Record<SkiesEvent['event'], Sound>> = {
  dice_rolled: 'roll',
  die_placed: 'place',
  ship_descended: 'move',
  ship_carried: 'move',
  mothership_descended: 'alarm',
  base_hit: 'hit',
  ship_destroyed: 'hit',
  room_used: 'power',
  energy_gained: 'power',
  research_advanced: 'power',
  robot_built: 'place',
  excavator_advanced: 'move',
  excavator_driven_back: 'alarm',
  research_lost: 'alarm',
  ship_reinforced: 'alarm',
  ship_spawned: 'tick',
  ship_moved: 'move',
  ships_rushed: 'alarm',
  mothership_held: 'power',
  mothership_raised: 'power',
  damage_repaired: 'power',
  energy_lost: 'alarm',
  tile_turned: 'alarm',
  ability_used: 'power',
  die_set: 'tick',
  counted: 'tick',
  won: 'win',
  lost: 'lose',
}

export function duration(event: GameEvent): number {
  return DURATIONS[event.event as SkiesEvent['event']] ?? 200
}

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.event as SkiesEvent['event']] ?? null
}

const IN_HAND: Omit<WorkerDie, 'is_white'> = { value: 0, where: 'hand', row: null, column: null, digs: false }
const GONE: RobotDie = { value: 0, row: null, column: null, is_spent: false }
const WAITING: ShipPlace = { where: 'waiting', row: null, column: null }
const SUPPLY: ShipPlace = { where: 'supply', row: null, column: null }

/** How the board looks right after `event`; where things stand by the rules is for the server to say. */
export function patch(view: Position, event: GameEvent, scenery: Scenery): Position {
  const happened = event as SkiesEvent
  switch (happened.event) {
    case 'round_began':
      return { ...view, round: happened.round, phase: 'roll', dice: view.dice.map((die) => ({ ...die, ...IN_HAND })) }
    case 'dice_rolled':
      return {
        ...view,
        phase: 'place',
        dice: view.dice.map((die, i) => {
          const rolled = happened.dice.indexOf(i)
          return rolled < 0 ? die : { ...die, value: happened.values[rolled] ?? die.value }
        }),
      }
    case 'die_placed': {
      const { row, column } = happened
      const ahead = scenery.dig_path.findIndex(([r, c]) => r === row && c === column) > view.excavator
      return withDie(view, happened.die, { where: 'base', row, column, digs: ahead })
    }
    case 'ship_descended':
      return withShip(view, happened.ship, { where: 'sky', row: happened.to_row, column: happened.column })
    case 'ship_carried':
      return withShip(view, happened.ship, { where: 'sky', row: happened.row, column: happened.to_column })
    case 'ship_moved':
      return withShip(view, happened.ship, { where: 'sky', row: happened.row, column: happened.column })
    case 'mothership_descended':
    case 'mothership_raised':
      return {
        ...view,
        mothership: happened.row,
        ships: view.ships.map((ship) =>
          ship.where === 'sky' && ship.row === view.mothership ? { ...ship, row: happened.row } : ship,
        ),
      }
    case 'ship_swept':
      return withShip(view, happened.ship, WAITING)
    case 'base_hit': {
      const hit = { ...view, damage: happened.damage }
      // It keeps its column until the server speaks, so that the burst is seen where it fell.
      return happened.ship < 0
        ? hit
        : withShip(hit, happened.ship, { ...WAITING, column: view.ships[happened.ship]?.column ?? null })
    }
    case 'rooms_began':
      return { ...view, phase: 'rooms' }
    case 'room_used': {
      const room = scenery.rooms.find(({ cells }) => cells[0]?.[0] === happened.row && cells[0][1] === happened.column)
      return {
        ...view,
        energy: view.energy - happened.cost,
        dice: view.dice.map((die) =>
          room?.cells.some(([row, column]) => die.where === 'base' && die.row === row && die.column === column)
            ? { ...die, where: 'resolved', row: null, column: null }
            : die,
        ),
      }
    }
    case 'energy_gained':
    case 'energy_lost':
      return { ...view, energy: happened.energy }
    case 'ship_destroyed':
      return withShip(view, happened.ship, shipKind(scenery, happened.ship) === 'basic' ? WAITING : SUPPLY)
    case 'research_advanced':
    case 'research_lost':
      return { ...view, research: happened.research }
    case 'damage_repaired':
      return { ...view, damage: happened.damage }
    case 'die_set':
      return withDie(view, happened.die, { value: happened.value })
    case 'tile_turned':
      return { ...view, turned: [...view.turned, `sky-${happened.height}` as Height] }
    case 'robot_built': {
      const { value, row, column } = happened
      return withRobot(view, happened.robot, { value, row, column, is_spent: true })
    }
    case 'robot_worn':
      return withRobot(view, happened.robot, { value: happened.value, is_spent: true })
    case 'robot_gone':
      return withRobot(view, happened.robot, GONE)
    case 'excavator_advanced':
      return {
        ...view,
        energy: view.energy - (event.rule === 'UFS-EXC-5' ? scenery.dig_cost : 0),
        excavator: happened.excavator,
        dice: view.dice.map((die) =>
          die.where === 'base' && die.row === happened.row && die.column === happened.column
            ? { ...die, where: 'resolved', row: null, column: null, digs: false }
            : die,
        ),
      }
    case 'excavator_driven_back':
      return { ...view, excavator: happened.excavator }
    case 'die_discarded':
      return withDie(view, happened.die, { where: 'resolved', row: null, column: null, digs: false })
    case 'mothership_phase_began':
      return { ...view, phase: 'spawn', robots: view.robots.map((robot) => ({ ...robot, is_spent: false })) }
    case 'ship_reinforced':
      return withShip(view, happened.ship, WAITING)
    case 'ship_spawned':
      return withShip(view, happened.ship, { where: 'sky', row: happened.row, column: happened.column })
    case 'won':
      return { ...view, phase: 'over', ending: 'won' }
    case 'lost':
      return { ...view, phase: 'over', ending: happened.reason }
    default:
      return view
  }
}

function withShip(view: Position, ship: number, place: ShipPlace): Position {
  return { ...view, ships: view.ships.map((old, i) => (i === ship ? place : old)) }
}

function withDie(view: Position, die: number, change: Partial<WorkerDie>): Position {
  return { ...view, dice: view.dice.map((old, i) => (i === die ? { ...old, ...change } : old)) }
}

function withRobot(view: Position, robot: number, change: Partial<RobotDie>): Position {
  return { ...view, robots: view.robots.map((old, i) => (i === robot ? { ...old, ...change } : old)) }
}

/** What the server tells of this game. Sky rows count from 0 at the top; cells of the base are [row, column]. */

export type Cell = readonly [row: number, column: number]
export type Effect = 'aa-gun' | 'tunnel' | 'energy' | 'fighter' | 'research' | 'robot'
export type ActionKind = '-' | 'excavator' | 'research' | 'ship' | 'damage' | 'skull'
export type Card = 'mothership' | 'sky-1' | 'sky-2' | 'sky-3' | 'sky-4' | 'upper-base' | 'lower-base' | 'tracks'

export interface SkyRow {
  /** `.` `<` `>` `M` or the number of an explosion. */
  cells: string[]
  action: { kind: ActionKind; amount: number }
}

export interface Room {
  does: Effect[]
  cells: Cell[]
  cost: number
  modifier: number
}

export interface Scenery {
  sky: SkyRow[]
  skull_row: number
  first_drop_row: number
  rooms: Room[]
  dig_path: Cell[]
  excavator_start: number
  research: number[]
  energy_maximum: number
  hits_to_lose: number
  basic_ships: number
  hard_cards: Card[]
  our_cards: Card[]
}

export interface ShipPlace {
  where: 'sky' | 'waiting' | 'supply'
  row: number | null
  column: number | null
}

export interface WorkerDie {
  value: number
  is_white: boolean
  where: 'hand' | 'base' | 'resolved'
  row: number | null
  column: number | null
  digs: boolean
}

export interface RobotDie {
  value: number
  row: number | null
  column: number | null
  is_spent: boolean
}

export interface Position {
  phase: 'roll' | 'place' | 'rooms' | 'build' | 'spawn' | 'over'
  ending: 'undecided' | 'won' | 'skull' | 'damage'
  round: number
  mothership: number
  energy: number
  research: number
  damage: number
  excavator: number
  ships: ShipPlace[]
  dice: WorkerDie[]
  robots: RobotDie[]
  room_in_use: number
  new_robot: number
  effect_to_come: string
  value_to_come: number
}

export interface Options {
  hard: Card[]
  lenient_digging: boolean
  dice_in_tunnels: boolean
}

export type SkiesCommand =
  | { do: 'place'; die: number; row: number; column: number }
  | { do: 'use'; row: number; column: number; second_first: number }
  | { do: 'dig'; die: number }
  | { do: 'discard'; die: number }
  | { do: 'finish' }
  | { do: 'build'; robot: number; row: number; column: number }
  | { do: 'build_nothing' }
  | { do: 'spawn'; column: number }
  | { do: 'remove_robot'; robot: number }

export type SkiesEvent = { rule: string } & (
  | { event: 'round_began'; round: number }
  | { event: 'dice_rolled'; dice: number[]; values: number[] }
  | { event: 'die_placed'; die: number; value: number; row: number; column: number }
  | { event: 'ships_held'; column: number }
  | { event: 'ship_descended'; ship: number; column: number; from_row: number; to_row: number }
  | { event: 'ship_carried'; ship: number; row: number; from_column: number; to_column: number }
  | { event: 'ship_blocked'; ship: number; row: number; column: number }
  | { event: 'mothership_descended'; row: number }
  | { event: 'ship_swept'; ship: number }
  | { event: 'base_hit'; ship: number; damage: number }
  | { event: 'rooms_began' }
  | { event: 'room_used'; row: number; column: number; cost: number; value: number }
  | { event: 'energy_gained'; amount: number; energy: number }
  | { event: 'ship_destroyed'; ship: number; row: number; column: number; number: number }
  | { event: 'fighters_missed'; value: number }
  | { event: 'research_advanced'; spaces: number; research: number }
  | { event: 'robot_built'; robot: number; value: number; row: number; column: number }
  | { event: 'no_robot_built' }
  | { event: 'robot_worn'; robot: number; value: number }
  | { event: 'robot_gone'; robot: number }
  | { event: 'excavator_advanced'; cells: number; excavator: number; row: number; column: number }
  | { event: 'die_discarded'; die: number; row: number; column: number }
  | { event: 'mothership_phase_began' }
  | { event: 'excavator_driven_back'; cells: number; excavator: number; row: number; column: number }
  | { event: 'research_lost'; spaces: number; research: number }
  | { event: 'ship_reinforced'; ship: number }
  | { event: 'no_ship_left' }
  | { event: 'ship_spawned'; ship: number; column: number; row: number }
  | { event: 'won' }
  | { event: 'lost'; reason: 'skull' | 'damage' }
)

export const COLUMNS = 5
export const BASE_ROWS = 6

/** The cards of the column, from the top, with the sky or base rows printed on each. */
export const SKY_CARDS: readonly { card: Card; first: number; rows: number }[] = [
  { card: 'sky-1', first: 0, rows: 4 },
  { card: 'sky-2', first: 4, rows: 4 },
  { card: 'sky-3', first: 8, rows: 4 },
  { card: 'sky-4', first: 12, rows: 3 },
]
export const BASE_CARDS: readonly { card: Card; first: number; rows: number }[] = [
  { card: 'upper-base', first: 0, rows: 3 },
  { card: 'lower-base', first: 3, rows: 3 },
]
export const CARDS: readonly Card[] = [
  'mothership',
  ...SKY_CARDS.map(({ card }) => card),
  ...BASE_CARDS.map(({ card }) => card),
  'tracks',
]

/** Where a cell stands on the dig path. */
export function pathIndex(scenery: Scenery, row: number, column: number): number {
  return scenery.dig_path.findIndex(([r, c]) => r === row && c === column)
}

/** The number of the room that a cell belongs to. */
export function roomAt(scenery: Scenery, row: number, column: number): number {
  return scenery.rooms.findIndex((room) => room.cells.some(([r, c]) => r === row && c === column))
}

export function isRed(scenery: Scenery, ship: number): boolean {
  return ship >= scenery.basic_ships
}

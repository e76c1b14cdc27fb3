/** What the server tells of this game. Sky rows count from 0 at the top; cells of the base are [row, column]. */

export type Cell = readonly [row: number, column: number]
export type Effect = 'aa-gun' | 'tunnel' | 'energy' | 'fighter' | 'research' | 'robot'
export type ActionKind = '-' | 'excavator' | 'research' | 'ship' | 'damage' | 'skull' | 'rush'
/** Of a sky tile, counted from the city. */
export type Height = 'sky-1' | 'sky-2' | 'sky-3' | 'sky-4'
/** One of the nine cards. */
export type Card = 'mothership' | Height | 'upper-base' | 'lower-base' | 'tracks'

export interface SkyRow {
  /** `.` `<` `>` `M`, the number of an explosion, `x` and the number of a red one, or a portal: `P1` `P2`. */
  cells: string[]
  action: { kind: ActionKind; amount: number }
}

export interface Room {
  does: Effect[]
  cells: Cell[]
  cost: number
  modifier: number
}

export interface Tile {
  height: Height | 'final'
  set: 'base' | 'advanced' | 'final'
  side: 'easy' | 'threat'
  /** How many rows of the sky. */
  rows: number
  is_ours: boolean
}

/** What a city, a character or the scenario changes. */
export interface Ability {
  owner: 'city' | 'character' | 'scenario'
  name: string
  /** A character on its upgraded side, or a damaged city. */
  is_upgraded: boolean
  is_ours: boolean
  /** What the target of a call is: a die, a cell of the base, a place in the sky, a column, or nothing. */
  aims_at: '' | 'die' | 'cell' | 'place' | 'column'
  /** What its marks are: whether it was used, a counter, tokens in the sky or in the base. */
  memory: '' | 'once' | 'count' | 'sky' | 'base'
  slot: number
  size: number
  goal: number
}

/** Something of the box that may be chosen for a game. */
export interface Content {
  id: string
  /** Of the campaign; 0 belongs to the standard game. */
  chapter: number
  is_ours: boolean
  /** A city's pair of base tiles. */
  base: string[]
}

export type Catalogue = Record<'cities' | 'characters' | 'scenarios', Content[]>

/** Everything printed. What only one edition has is empty in the other. */
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
  /** The tiles of the boxed sky, from the top. */
  tiles: Tile[]
  city: string
  is_damaged: boolean
  /** The letters of the upper and the lower base tile. */
  base: string[]
  /** How many of the first research spaces lie on the city. */
  city_research: number
  stars: number
  extra_ships: number
  /** The number of the orange ship, or -1. */
  orange_ship: number
  robot_limit: number
  /** What moving the excavator costs, and how much farther than it shows a die digs. */
  dig_cost: number
  dig_bonus: number
  abilities: Ability[]
  catalogue: Catalogue | null
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
  phase: 'draw' | 'roll' | 'place' | 'rooms' | 'build' | 'spawn' | 'over'
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
  /** Sky tiles drawn and turned to their threat side. */
  turned: Height[]
  /** What the abilities remember. */
  marks: number[]
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
  | Call

/** Use an ability; what target and value are depends on it. */
export type Call = { do: 'call'; ability: number; target: number; value: number }

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
  | { event: 'ship_moved'; ship: number; from_row: number; from_column: number; row: number; column: number }
  | { event: 'ships_rushed'; rows: number }
  | { event: 'mothership_held' }
  | { event: 'mothership_raised'; row: number }
  | { event: 'damage_repaired'; damage: number }
  | { event: 'energy_lost'; amount: number; energy: number }
  | { event: 'tile_turned'; height: number }
  | { event: 'ability_used'; owner: Ability['owner']; name: string }
  | { event: 'die_set'; die: number; value: number }
  | { event: 'counted'; name: string; count: number; goal: number }
  | { event: 'won' }
  | { event: 'lost'; reason: 'skull' | 'damage' }
)

export const COLUMNS = 5
export const BASE_ROWS = 6

/** Where a cell stands on the dig path. */
export function pathIndex(scenery: Scenery, row: number, column: number): number {
  return scenery.dig_path.findIndex(([r, c]) => r === row && c === column)
}

/** The number of the room that a cell belongs to. */
export function roomAt(scenery: Scenery, row: number, column: number): number {
  return scenery.rooms.findIndex((room) => room.cells.some(([r, c]) => r === row && c === column))
}

export type ShipKind = 'basic' | 'extra' | 'orange'

export function shipKind(scenery: Scenery, ship: number): ShipKind {
  if (ship === scenery.orange_ship) return 'orange'
  return ship < scenery.basic_ships ? 'basic' : 'extra'
}

/** The marks that belong to an ability. */
export function marksOf({ slot, size }: Ability, view: Position): number[] {
  return view.marks.slice(slot, slot + size)
}

/** A token of an ability on the board. */
export interface Token {
  zone: 'sky' | 'base'
  row: number
  column: number
  ability: number
}

export function tokens(scenery: Scenery, view: Position): Token[] {
  return scenery.abilities.flatMap((each, ability) => {
    const { memory } = each
    if (memory !== 'sky' && memory !== 'base') return []
    return marksOf(each, view)
      .filter((place) => place >= 0)
      .map((place) => ({
        zone: memory,
        // Places of the sky begin with the drop points above it.
        row: Math.floor(place / COLUMNS) - (memory === 'sky' ? 1 : 0),
        column: place % COLUMNS,
        ability,
      }))
  })
}

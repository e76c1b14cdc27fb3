/** Missions and their films, as `POST /api/resolve` takes and gives them (`docs/protocol.md`). */
import type { GameEvent } from '../table/contract'

export const ZONES = ['red', 'white', 'blue'] as const
export type Zone = (typeof ZONES)[number]
export const LANES = [...ZONES, 'internal'] as const
export type Lane = (typeof LANES)[number]
export const STATIONS = ['upper_red', 'upper_white', 'upper_blue', 'lower_red', 'lower_white', 'lower_blue'] as const
export type Station = (typeof STATIONS)[number]

/** One card, or none. */
export type Slot = readonly string[]

export interface Player {
  order: number
  actions: readonly Slot[]
}

export interface Threatening {
  id: string
  turn: number
  zone?: Zone | null
}

export type Tiles = Partial<Record<Zone, readonly string[] | null>>

export interface Mission {
  players: readonly Player[]
  tracks: Record<Lane, number>
  threats: readonly Threatening[]
  initial_damage?: Tiles | null
  /** Stations whose squads are not set up. */
  missing_squads?: readonly Station[] | null
  damage_order?: Tiles | null
  options?: Readings
}

/** How what is doubtful is read, as far as that is unusual. */
export type Readings = Readonly<Record<string, unknown>>

export interface ThreatCard {
  id: string
  kind: 'external' | 'intruder' | 'malfunction'
  severity: 'common' | 'serious'
  level: 'white' | 'yellow'
  speed: number
  hp: number
  destroyed: number
  shield?: number
  survived?: number
  stations?: readonly Station[]
  button?: 'B' | 'C'
  traits?: readonly string[]
}

export interface Track {
  number: number
  length: number
  x: readonly number[]
  y: readonly number[]
}

/** What cards have instead, if an option has this value. */
export interface Disputed {
  option: string
  value: number | string | boolean
  threats: readonly string[]
  change: Partial<ThreatCard>
}

export interface Catalogue {
  threats: readonly ThreatCard[]
  disputed: readonly Disputed[]
  tracks: readonly Track[]
  missions: Record<string, Mission>
}

export interface Figure {
  station: Station | 'space'
  squad: Station | null
  squad_active: boolean
  knocked_out: boolean
  delayed: boolean
  program: readonly Slot[]
}

export interface ZoneSeen {
  shield: number
  shield_capacity: number
  reactor: number
  reactor_capacity: number
  tiles: readonly string[]
  lift_used: boolean
  doubled: boolean
}

export interface Token {
  id: string
  status: 'ahead' | 'present' | 'destroyed' | 'survived'
  position: number | null
  damage: number
  hp: number
  speed: number
  shield: number
  stations: readonly Station[]
  shown: boolean
  cryoshield: boolean
}

export interface Seen {
  turn: number
  step: string
  acting: number | null
  crew: readonly Figure[]
  zones: Record<Zone, ZoneSeen>
  threats: readonly Token[]
  fuel: number
  rockets: number
  rocket_launched: boolean
  rocket_flying: boolean
  racks: Partial<Record<Station, { stored: boolean; disabled: boolean }>>
  pilot: number | null
  fired: readonly Station[]
  maintained: readonly boolean[]
  visual: readonly number[]
  result: Result | null
}

export interface Result {
  status: 'won' | 'lost'
  destroyed_by: string | null
  last_turn: number
  score: number | null
  points_before_penalties: number
  penalties: number
  visual: number
  damage: Record<Zone, number>
  damage_tiles: Record<Zone, readonly string[]>
  knocked_out: readonly boolean[]
  disabled_squads: number
  threats_destroyed: readonly string[]
  threats_survived: readonly string[]
  rockets_left: number
  fuel_left: number
}

export interface Scenery {
  turns: number
  tracks: Record<Lane, Track>
  threats: readonly { card: ThreatCard; turn: number; track: Lane }[]
  programs: readonly (readonly Slot[])[]
}

export interface Frame {
  turn: number
  step: string
  events: readonly GameEvent[]
  view: Seen
}

export interface Film {
  result: Result
  scenery: Scenery
  frames: readonly Frame[]
}

/** What the server tells of this game. Members count from 0 in crew order, seats from 0, slots and turns from 1. */
import type { Lane, Result, Scenery as ShipScenery, Seen as ShipSeen, Station, Track, Zone } from '../../resolve/types'

export type Half = 'action' | 'movement'
export type Level = 'white' | 'yellow' | 'mixed'
export type Role = 'captain' | 'communications' | 'security'
export const ROLES: readonly Role[] = ['captain', 'communications', 'security']

export interface Stack {
  card: string
  count: number
}

export interface SlotSeen {
  shows: 'empty' | Half
  /** As the resolution reads it, where one may know it. */
  card: string | null
  /** Both halves, where one may know them. */
  full: string | null
  locked: boolean
}

export interface Member {
  member: number
  seat: number | null
  roles: readonly Role[]
  android: boolean
  ready: boolean
  /** The one being programmed, from 1; one more than there are: done. */
  phase: number
  hand_count: number
  /** Nothing more to do until the next announcement. */
  waits: boolean
  told: boolean
  told_hand: readonly Stack[] | null
  /** An android's, as long as nobody used it. */
  heroic: string | null
  slots: readonly SlotSeen[]
}

export interface Announced {
  turn: number
  zone: Lane
  serious: boolean
  unconfirmed: boolean
  threat: string
  at: number
}

export const KINDS = [
  'mission_begun',
  'threat_announced',
  'data_incoming',
  'transfer_opened',
  'transfer_closed',
  'communications_lost',
  'communications_restored',
  'phase_warning',
  'phase_ended',
  'mission_complete',
] as const
export type Kind = (typeof KINDS)[number]

/** Something the ship's voice said; only what its kind needs is there. */
export interface Announcement {
  at: number
  event: Kind
  turn?: number
  zone?: Lane
  /** Flags are 0 or 1. */
  serious?: number
  unconfirmed?: number
  threat?: string | null
  ignored?: number
  phase?: number
  /** 0: there is no clock. */
  seconds?: number
  operations?: number
  /** 1: what it warns of is announced next. */
  next?: number
  /** Of a window for transfers. */
  until?: number | null
}

export interface Me {
  seat: number
  /** Null: the crew is made of androids. */
  member: number | null
  hand: readonly Stack[]
  /** Whether something was given in the open window. */
  given: boolean
}

export interface Campaign {
  mission: number
  of: number
  proposals: readonly { seat: number; common: Level; serious: Level; go_on: boolean }[]
  /** The member who may repair something. */
  repairing: number | null
  /** The captain chooses where the only squad starts. */
  placing: boolean
  /** Tiles repaired in this break. */
  repaired: Record<Zone, number>
}

/** A mission in the log book; a lost one has no scores. */
export interface LogLine {
  mission: string
  common: Level
  serious: Level
  survived: number | null
  destroyed: number | null
  penalties: number | null
  visual: number | null
  total: number | null
  lost_to: string | null
  /** On the last line of a campaign. */
  campaign_total: number | null
}

export interface ShipAtStart {
  tiles: Record<Zone, readonly string[]>
  squads: Partial<Record<Station, boolean>>
}

export interface LessonSeen {
  id: string
  /** Whether each is met is known when the lesson is over. */
  goals: readonly { met: boolean | null }[]
}

export type Phase = 'gathering' | 'dealing' | 'planning' | 'resolving' | 'levels' | 'repairing' | 'over'

export interface Position {
  phase: Phase
  me: Me | null
  crew: readonly Member[]
  threats: readonly Announced[]
  clock: { now: number | null; started: number | null; ends: number | null }
  window: { kind: string; until: number | null } | null
  silent: { until: number | null } | null
  announcements: readonly Announcement[]
  stop: { possible: boolean; wanted: readonly number[] }
  resolution: ShipSeen | null
  resolution_scenery: ShipScenery | null
  /** How doubtful passages are read in it, where that is not as the table says. */
  resolution_options?: Readonly<Record<string, unknown>> | null
  captain: number
  campaign: Campaign | null
  result: Result | null
  mission: string | null
  logbook: readonly LogLine[]
  ship: ShipAtStart
  lesson: LessonSeen | null
}

export interface Scenery {
  turns: number
  phases: number
  crew: number
  tracks: Record<Lane, Track | null>
  /** Card by kind, as commands count them. */
  cards: readonly string[]
  deck: Record<string, number>
  common: Level
  serious: Level
  transfer_seconds: number
  clock: boolean
  solo: boolean
  campaign: number
}

/** The last turn of each phase. */
const PHASE_ENDS = [3, 7, 12]

/** The slots of a phase. */
export function slotsOf(phase: number, turns: number): number[] {
  const [from, to] = [(PHASE_ENDS[phase - 2] ?? 0) + 1, Math.min(PHASE_ENDS[phase - 1] ?? 0, turns)]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}

/** In a test run the third phase has no slot. */
export function phasesOf(turns: number): number[] {
  return [1, 2, 3].filter((phase) => slotsOf(phase, turns).length > 0)
}

/** One half of a card, as the resolution reads it. */
export function entry(card: string, half: Half): string {
  const [action = '', movement = ''] = card.split('/')
  if (half === 'action') return action
  return isHeroic(card) ? `heroic_move:${movement}` : movement
}

export function isHeroic(card: string): boolean {
  return card.startsWith('heroic')
}

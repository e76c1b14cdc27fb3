/** The messages of `docs/protocol.md`. */
import type { Command, GameEvent, Options, Outcome, Scenery, Snapshot, View } from '../table/contract'

export const VERSION = 1

/** One line of the log with what it did. `ply` lines stood before it. */
export interface Step {
  ply: number
  seat: number
  command: Command
  events: GameEvent[]
  /** False: taken back since. */
  counts: boolean
}

export interface SnapshotMessage extends Snapshot {
  type: 'snapshot'
  v: number
}

export interface UpdateMessage {
  type: 'update'
  from: number
  ply: number
  steps: Step[]
  view: View
  legal: Command[]
  to_act: number[]
  outcome: Outcome | null
  undo: boolean
  scenery?: Scenery
}

export interface AckMessage {
  type: 'ack'
  id: number
  ply: number
}

export interface RefusedMessage {
  type: 'refused'
  id: number
  ply: number
  code: string
  args: Record<string, unknown>
}

export interface PreviewMessage {
  type: 'preview'
  id: number
  ply: number
  events: GameEvent[]
  view: View
}

export type ServerMessage = SnapshotMessage | UpdateMessage | AckMessage | RefusedMessage | PreviewMessage

export type ClientMessage =
  | { type: 'hello'; v: number; ply: number | null }
  | { type: 'command'; id: number; ply: number; command: Command }
  | { type: 'undo'; id: number; ply: number }
  | { type: 'preview'; id: number; command: Command }

export interface GameCard {
  slug: string
  rules: number
  seats: [number, number]
  bots: string[]
  options: Options
  schema: unknown
}

/** A line of "my tables". Times are milliseconds since 1970. */
export interface TableCard {
  table: string
  game: string
  options: Options
  ply: number
  outcome: Outcome | null
  created: number
  changed: number
}

/** Why something was not done: a code, and what a sentence about it needs to know. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(code)
  }
}

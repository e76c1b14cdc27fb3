/** The messages of `docs/protocol.md`. */
import type { Command, GameEvent, Options, Outcome, Scenery, Snapshot, View } from '../table/contract'

export const VERSION = 1

/** One line of the log with what it did. `ply` lines stood before it. */
export interface Step {
  ply: number
  seat: number
  /** Null: this browser's seat may not know it. */
  command: Command | null
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
  /** The last sequence number of the seat looked from. */
  seq: number
  /** Table time in milliseconds, or null: it has none. */
  now: number | null
  scenery?: Scenery
  /** Only in the answer to a hello. */
  company?: Company
}

export type Phase = 'gathering' | 'playing' | 'paused' | 'over'

/** A chair: free, a person's, a bot's, or a person's for whom a bot stands in. */
export interface Chair {
  person: number | null
  name: string | null
  bot: string | null
  present: boolean
  /** For how many seconds its person has been away. */
  away: number | null
  ready: boolean
}

export interface Person {
  id: number
  name: string
  present: boolean
  muted: boolean
}

export type Wanted = 'undo' | 'pause' | 'resume'

export interface Proposal {
  what: Wanted
  /** Who proposes it. */
  person: number
  agreed: number[]
  /** Whose answers it still needs. */
  needed: number[]
}

/** Everything about a table that is not the game, as told to one person. */
export interface Company {
  version: number
  phase: Phase
  seats: Chair[]
  people: Person[]
  watching: number
  me: { person: number | null; seats: number[]; host: boolean; muted: boolean }
  host: number
  /** Null for watchers. */
  invite: string | null
  listed: boolean
  watch: boolean
  /** Whether those who watch may chat. */
  chat: boolean
  /** How fast table time runs, in percent. */
  pace: number
  timed: boolean
  can_pause: boolean
  hides: boolean
  proposal: Proposal | null
  /** The table on which the same people play again. */
  rematch: string | null
  /** Where a table that did not begin at the beginning comes from. */
  origin: Origin | null
}

export type Origin = 'fork' | 'file' | 'position'

export interface CompanyMessage extends Company {
  type: 'company'
}

export interface ChatLine {
  number: number
  person: number
  name: string
  text: string
  /** Milliseconds since 1970. */
  at: number
}

/** The players speak apart from those who watch. */
export interface ChatMessage {
  type: 'chat'
  room: string
  lines: ChatLine[]
}

/** What a player shows the others beside the game; those who watch are not told. */
export interface SketchMessage {
  type: 'sketch'
  person: number
  piece: string
  /** Null: nothing any more. */
  value: unknown
  keep: boolean
}

export interface SketchesMessage {
  type: 'sketches'
  pieces: Record<string, unknown>
}

/** What a person asks of the company. */
export type Wish =
  | { do: 'enter'; invite?: string; name: string }
  | { do: 'sit'; seat?: number; invite?: string; name?: string }
  | { do: 'stand'; seat?: number }
  | { do: 'leave' }
  | { do: 'ready'; ready: boolean }
  | { do: 'rename'; name: string }
  | { do: 'bot'; seat: number; bot: string | null }
  | { do: 'claim'; seat: number; bot?: string }
  | { do: 'give'; seat: number; person: number }
  | { do: 'kick'; person: number }
  | { do: 'host'; person: number }
  | { do: 'settings'; listed?: boolean; watch?: boolean; chat?: boolean }
  | { do: 'renew' }
  | { do: 'mute'; person: number; muted: boolean }
  | { do: 'propose'; what: Wanted }
  | { do: 'answer'; agree: boolean }

export interface AckMessage {
  type: 'ack'
  id: number
  ply: number
}

export interface RefusedMessage {
  type: 'refused'
  /** Null: the message could not be read. */
  id: number | null
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

export type ServerMessage =
  | SnapshotMessage
  | UpdateMessage
  | AckMessage
  | RefusedMessage
  | PreviewMessage
  | CompanyMessage
  | ChatMessage
  | SketchMessage
  | SketchesMessage

export type ClientMessage =
  | { type: 'hello'; v: number; ply: number | null; seat?: number }
  | { type: 'look'; id: number; seat: number | null }
  | { type: 'command'; id: number; ply?: number; command: Command; seat?: number; seq: number }
  | { type: 'undo'; id: number; ply: number; seq: number }
  | { type: 'preview'; id: number; command: Command; seat?: number }
  | { type: 'ask'; id: number; ask: Wish }
  | { type: 'chat'; id: number; text: string }
  | { type: 'sketch'; id: number; piece: string; value: unknown; keep: boolean }

export interface GameCard {
  slug: string
  rules: number
  seats: [number, number]
  bots: string[]
  /** Whether a clock runs, at least with the default options. */
  timed: boolean
  /** Whether seats have secrets. */
  hides: boolean
  options: Options
  schema: unknown
}

/** Who sits on a chair, for lists: a name, a bot, both (it stands in) or nobody. */
export interface Sitter {
  name: string | null
  bot: string | null
}

/** A table that anybody may join or watch. Times are milliseconds since 1970. */
export interface LobbyCard {
  table: string
  game: string
  options: Options
  pace: number
  phase: Phase
  seats: Sitter[]
  created: number
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
  phase: Phase
  seats: Sitter[]
  /** Which of the seats are mine. */
  mine: number[]
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

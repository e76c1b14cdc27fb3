/** What the table page and a game's board promise each other. */
import type { Component } from 'svelte'
import type { Company } from '../lib/protocol'
import type { SeatLook } from '../pieces/seatLook'
import type { Ping } from './sketches.svelte'

/** What a seat asks for, as `docs/protocol.md` has it: `do` and the game's own fields. */
export interface Command {
  do: string
  [field: string]: unknown
}

/** What happened, and under which rule. */
export interface GameEvent {
  event: string
  rule: string
  [field: string]: unknown
}

export interface Outcome {
  shares: number[]
  reason: string
}

// Sceneries, views and options belong to the games, which give them their own types.
export type Scenery = any
export type View = any
export type Options = any

/** A table as one seat sees it at one ply. */
export interface Snapshot {
  table: string
  game: string
  options: Options
  ply: number
  /** Null: a spectator. */
  seat: number | null
  /** All the seats of whoever asked. */
  seats: number[]
  /** The last sequence number of `seat`. */
  seq: number
  /** Table time in milliseconds, or null: it has none. */
  now: number | null
  company: Company
  scenery: Scenery
  view: View
  legal: Command[]
  to_act: number[]
  outcome: Outcome | null
  undo: boolean
}

export interface Preview {
  events: GameEvent[]
  view: View
}

/** Says a message in the chosen language; reading it inside a component follows a change of language. */
export type Translate = (id: string, args?: Record<string, unknown>) => string

export interface BoardProps {
  scenery: Scenery
  /** What is shown now: it advances only when the events before it have been animated. */
  view: View
  /** Empty while animating, while a command is on its way, and when looking back. */
  legal: Command[]
  /** What was sent and is neither accepted nor refused yet; the table page says why something was refused. */
  pending?: Command | null
  /** Every seat's view of the moment looked at, once the game is over and nothing is secret any more; else null. */
  hands?: View[] | null
  /** The event being animated at this moment; `view` is already patched by it. */
  event: GameEvent | null
  options: Options
  send: (command: Command) => void
  /** What a command would do; the same question is asked only once per ply. */
  preview: (command: Command) => Promise<Preview>
  t: Translate
  /** False: reduced motion, or switched off. Then `<html data-motion="off">` is set too. */
  motion: boolean
  /** The seat that is looked from, or null: a spectator's view. */
  seat: number | null
  /** How those on the seats are called, seat by seat. */
  seats: string[]
  /** Table time at this moment in milliseconds, or null where none runs and when looking back; it goes on by itself. */
  clock?: () => number | null
  /** Whether bots have all the other seats, so that nobody could hear anything in a wait. */
  isAmongBots?: boolean
  /** Nobody may act until all go on. */
  paused?: boolean
  /** Everything that happened until now; nothing of it while looking back. */
  told?: readonly GameEvent[]
  /** What the players show each other beside the game: the latest value of each piece. */
  sketches?: Record<string, unknown>
  /** Put such a piece somewhere, or (null) away; what is not kept is only shown for a moment. Left out for spectators. */
  sketch?: (piece: string, value: unknown, keep?: boolean) => void
  /** What was shown in the last few seconds and is not kept, with the seat of whoever showed it. */
  pings?: (Ping & { seat: number | null })[]
}

/** The set-up choices of a game; the table page draws the rest of the form. */
export interface NewGameProps {
  /** Bindable. */
  options: Options
  /** The table as these options would lay it out; null until the server has told. */
  scenery: Scenery | null
  view: View | null
  t: Translate
}

/** One figure of the end screen: how a `label` message is called, and what stands beside it. */
export interface Figure {
  label: string
  value: string | number
}

/** One line of the end screen's table: how a `label` message is called, and a value for each seat. */
export interface Statistic {
  label: string
  values: (string | number)[]
}

/** What happened in a whole game, for the end screen. */
export interface Story {
  scenery: Scenery
  view: View
  events: GameEvent[]
}

/** What `src/games/<slug>/index.ts` exports. */
export interface GameModule {
  /** Fluent sources of the game's sentences and of the board's own words, by language. */
  texts: Record<'en' | 'fr', string[]>
  Board: Component<BoardProps>
  NewGame: Component<NewGameProps, Record<string, never>, 'options'>
  /** The rules in short and every symbol explained. */
  Help?: Component<{ t: Translate }>
  /** How seats are told apart on the board, where that is not as at other tables. */
  looks?: readonly SeatLook[]
  /** The picture of the game on the first page. */
  Poster: Component
  /** How long an event is shown, in milliseconds, below 600. */
  duration: (event: GameEvent, scenery?: Scenery) => number
  /** How long it is shown as a still picture, where nothing may move; without this, nothing is shown there. */
  still?: (event: GameEvent, scenery?: Scenery) => number
  /** What the view looks like after an event: purely visual, the server's view follows at the end of the step. */
  patch: (view: View, event: GameEvent, scenery: Scenery) => View
  /** The id of the sentence that says what is expected of a seat now, and its arguments; it lies in the game's texts. */
  prompt?: (view: View, seat: number) => { id: string; args?: Record<string, unknown> }
  /** An event as it is told: with names of those of whom it speaks by number. */
  named?: (event: GameEvent, view: View, seats: readonly string[]) => GameEvent
  /** Whether an event lets nobody finish looking at what came before it: from now on one must act. */
  hurries?: (event: GameEvent) => boolean
  /** Whether the rules forbid all talk now. */
  hushed?: (view: View) => boolean
  /** Until when, in table time, those who are awaited must have acted; null: nobody presses them. */
  deadline?: (view: View) => number | null
  /** Which sound goes with an event. */
  sound?: (event: GameEvent) => Sound | null
  figures?: (story: Story) => Figure[]
  /** What each seat has to show for itself, the score first: the more, the better the place. */
  statistics?: (story: Story) => Statistic[]
  /** The options for a game that is a little harder than this one, or null at the top. */
  harder?: (options: Options) => Options | null
  /** The options for another game like this one, without what belongs to this one alone. */
  anew?: (options: Options) => Options
  /** Whether a clock runs with these options; without this, as the server's card says. */
  timed?: (options: Options) => boolean
  /** The id of the sentence why one device cannot serve several seats with these options, or null: it can. */
  apart?: (options: Options) => string | null
  /** A good first company: how many chairs, and which bot on all but mine. */
  party?: { seats: number; bot: string }
  /** A few words about the options, for lists: message id and arguments. */
  level?: (options: Options) => { id: string; args?: Record<string, unknown> }
}

export type Sound = 'roll' | 'place' | 'move' | 'hit' | 'alarm' | 'tick' | 'power' | 'win' | 'lose'

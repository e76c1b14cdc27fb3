/** A table in this browser: what is known of it, what is shown of it, and what is asked of it. */
import * as api from '../lib/api'
import { Refused, type SnapshotMessage, type Step, type UpdateMessage } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { play as playSound } from '../lib/sound'
import { TableSocket, type Connection, type Wire } from '../lib/socket'
import type { Command, GameEvent, GameModule, Preview, Snapshot, Sound } from './contract'
import { Stage, type Moment, type Told } from './stage.svelte'

/** A line of the log panel: an event, or a move taken back (without one). */
export interface Line {
  key: number
  ply: number
  event: GameEvent | null
  counts: boolean
}

const NOTHING: Command[] = []

export class Table {
  readonly id: string
  readonly game: string
  readonly options: Snapshot['options']
  readonly seat: number | null
  readonly bots: Record<string, string>

  readonly live: Stage
  readonly #back: Stage
  /** The ply looked back at, or null: now. */
  past = $state<number | null>(null)
  /** Everything told so far. */
  lines = $state.raw<Line[]>([])
  steps = $state.raw<Step[]>([])
  connection = $state<Connection>('connecting')
  /** A command or undo that is not yet on disk. */
  pending = $state(false)
  /** Why the last thing asked was not done. */
  problem = $state.raw<Refused | null>(null)

  #ply: number
  #firstHeard: number
  #latest: Moment
  #keys = 0
  #cue: Sound | null = null
  #socket: TableSocket
  #previews = new Map<string, Promise<Preview>>()
  #moments = new Map<number, Moment>()

  constructor(snapshot: Snapshot, steps: Step[], game: GameModule, dial?: (address: string) => Wire) {
    this.id = snapshot.table
    this.game = snapshot.game
    this.options = snapshot.options
    this.seat = snapshot.seat
    this.bots = snapshot.bots
    this.#ply = snapshot.ply
    this.#latest = momentOf(snapshot)
    const script = {
      duration: (event: GameEvent) => (settings.motion ? game.duration(event) : 0),
      patch: game.patch,
    }
    const sound = ({ event }: Told, skipped: boolean): void => {
      const cue = game.sound?.(event)
      if (!cue) return
      if (skipped) this.#cueLast(cue)
      else playSound(cue)
    }
    this.live = new Stage(this.#latest, {
      ...script,
      tell: (told, skipped) => {
        this.#tell(told)
        if (this.past === null) sound(told, skipped)
      },
    })
    this.#back = new Stage(this.#latest, { ...script, tell: sound })
    // What happened after the snapshot comes as an update.
    this.steps = steps.filter((step) => step.ply < snapshot.ply)
    this.lines = this.#linesOf(this.steps)
    this.#firstHeard = this.#keys
    this.#socket = new TableSocket(
      api.socketAddress(this.id),
      {
        ply: () => this.#ply,
        snapshot: (message) => this.#replace(message),
        update: (message) => this.#advance(message),
        connection: (state) => (this.connection = state),
      },
      dial,
    )
    this.#socket.connect()
  }

  /** What is on the screen: now, or a moment looked back at. */
  get stage(): Stage {
    return this.past === null ? this.live : this.#back
  }

  /** What this browser's seat may do at this moment. */
  get legal(): Command[] {
    return this.past === null && !this.live.busy && !this.pending ? this.live.moment.legal : NOTHING
  }

  get canUndo(): boolean {
    return this.past === null && !this.live.busy && !this.pending && this.live.moment.undo
  }

  /** The plies that can be looked at, without what was taken back. */
  get plies(): number[] {
    return [0, ...this.steps.filter((step) => step.counts && step.command.do !== 'undo').map((step) => step.ply + 1)]
  }

  /** The lines told since the page was opened: what a screen reader says. */
  get heard(): Line[] {
    return this.lines.filter((line) => line.key >= this.#firstHeard)
  }

  send(command: Command): void {
    if (this.legal.length > 0) void this.#ask(() => this.#socket.command(this.#ply, command))
  }

  undo(): void {
    if (this.canUndo) void this.#ask(() => this.#socket.undo(this.#ply))
  }

  preview(command: Command): Promise<Preview> {
    const question = `${this.#ply} ${JSON.stringify(command)}`
    let answer = this.#previews.get(question)
    if (!answer) {
      answer = this.#socket.preview(command)
      this.#previews.set(question, answer)
      answer.catch(() => this.#previews.delete(question))
    }
    return answer
  }

  reconnect(): void {
    this.#socket.retryNow()
  }

  close(): void {
    this.#socket.close()
    this.live.show(this.live.moment)
    this.#back.show(this.#back.moment)
  }

  /** Look at the table as it was at `ply`; the last one is now. The step that leads there is played if it is the next. */
  async look(ply: number): Promise<void> {
    const plies = this.plies
    if (ply === plies.at(-1)) {
      this.past = null
      return
    }
    this.live.catchUp()
    const before = plies[plies.indexOf(ply) - 1]
    const follows = this.past !== null && this.past === before
    this.past = ply
    try {
      const moment = await this.#momentAt(ply)
      if (this.past !== ply) return
      const step = this.steps.find((one) => one.ply === ply - 1)
      // Whoever steps on quickly has seen enough of the step before.
      this.#back.catchUp()
      if (follows && step) this.#back.play({ told: toldIn(step), moment })
      else this.#back.show(moment)
    } catch (problem) {
      this.past = null
      this.#complain(problem)
    }
  }

  /** Go `by` moments back (negative) or on. */
  wander(by: number): void {
    const plies = this.plies
    const here = this.past === null ? plies.length - 1 : plies.indexOf(this.past)
    const there = plies[Math.max(0, Math.min(plies.length - 1, here + by))]
    if (there !== undefined && there !== plies[here]) void this.look(there)
  }

  async #momentAt(ply: number): Promise<Moment> {
    const known = this.#moments.get(ply)
    if (known) return known
    const moment = { ...momentOf(await api.table(this.id, ply)), legal: [], undo: false }
    this.#moments.set(ply, moment)
    return moment
  }

  async #ask(question: () => Promise<unknown>): Promise<void> {
    this.pending = true
    this.problem = null
    try {
      await question()
    } catch (problem) {
      this.#complain(problem)
    } finally {
      this.pending = false
    }
  }

  #complain(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem
    this.problem = problem
  }

  #replace(message: SnapshotMessage): void {
    if (message.ply === this.#ply) return
    this.#ply = message.ply
    this.#latest = momentOf(message)
    this.#previews.clear()
    this.live.show(this.#latest)
    void api.steps(this.id).then((steps) => {
      this.steps = steps.filter((step) => step.ply < this.#ply)
      this.lines = this.#linesOf(this.steps)
      this.#firstHeard = this.#keys
    })
  }

  #advance(message: UpdateMessage): void {
    const fresh = message.steps.filter((step) => step.ply >= this.#ply)
    // Nothing new: what somebody has begun to choose stays chosen.
    if (fresh.length === 0) return
    this.#ply = message.ply
    this.#latest = momentOf({ ...message, scenery: message.scenery ?? this.#latest.scenery })
    this.#previews.clear()
    this.steps = [...this.steps, ...fresh]
    for (const step of fresh) if (step.command.do === 'undo') this.#takeBack(step)
    this.live.play({ told: fresh.flatMap(toldIn), moment: this.#latest })
    if (this.past !== null) this.live.catchUp()
  }

  /** Mark what an undo took back. */
  #takeBack(undo: Step): void {
    this.live.catchUp()
    const from = Number(undo.command.ply)
    const isGone = (ply: number): boolean => ply >= from && ply < undo.ply
    this.steps = this.steps.map((step) => (isGone(step.ply) ? { ...step, counts: false } : step))
    this.lines = [
      ...this.lines.map((line) => (isGone(line.ply) ? { ...line, counts: false } : line)),
      { key: this.#keys++, ply: undo.ply, event: null, counts: true },
    ]
  }

  /** Of all that is told at once, only the last is heard. */
  #cueLast(cue: Sound): void {
    if (this.#cue === null) {
      queueMicrotask(() => {
        if (this.#cue) playSound(this.#cue)
        this.#cue = null
      })
    }
    this.#cue = cue
  }

  #tell(told: Told): void {
    this.lines = [...this.lines, { key: this.#keys++, ...told, counts: true }]
  }

  #linesOf(steps: Step[]): Line[] {
    return steps.flatMap(({ ply, events, counts, command }) => {
      const told: (GameEvent | null)[] = command.do === 'undo' ? [null] : events
      return told.map((event) => ({ key: this.#keys++, ply, event, counts }))
    })
  }
}

function toldIn({ ply, events }: Step): Told[] {
  return events.map((event) => ({ ply, event }))
}

function momentOf(snapshot: Moment): Moment {
  const { ply, scenery, view, legal, to_act, outcome, undo } = snapshot
  return { ply, scenery, view, legal, to_act, outcome, undo }
}

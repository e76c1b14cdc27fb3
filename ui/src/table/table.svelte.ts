/** A table in this browser: what is known of it, what is shown of it, and what is asked of it. */
import * as api from '../lib/api'
import { Refused, type Company, type Phase, type Step, type UpdateMessage, type Wanted, type Wish } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { play as playSound } from '../lib/sound'
import { TableSocket, type Connection, type Wire } from '../lib/socket'
import { Chat } from './chat.svelte'
import { Clock } from './clock'
import type { Command, GameEvent, GameModule, Preview, Scenery, Snapshot, Sound, View } from './contract'
import { Herald } from './herald.svelte'
import { Sketches } from './sketches.svelte'
import { Stage, type Moment, type Told } from './stage.svelte'

/** A line of the log panel: an event, or a move taken back (without one). */
export interface Line {
  key: number
  ply: number
  event: GameEvent | null
  counts: boolean
}

const NOTHING: Command[] = []
const CLOCK = -2
/** So many scenes may wait where time runs; what came before them is too old to be shown at leisure. */
const SCENES_AT_MOST = 8
/** So much of the time for a choice is not spent on the story before it: in milliseconds, or this share if it is less. */
const TO_CHOOSE = 10_000
const SHARE_TO_CHOOSE = 2 / 3
/** At this pace, in percent, table time runs as any other. */
const USUAL_PACE = 100
/** Of an undo that all agreed to, the company hears so much before it is done, in milliseconds. */
const UNDONE_WITHIN = 1_500

export class Table {
  readonly id: string
  readonly game: string
  readonly options: Snapshot['options']
  /** Who is here, and what they have arranged. */
  company = $state.raw() as Company
  readonly chat = new Chat()
  readonly sketches = new Sketches()
  /** The seats looked from: all of one's own, or only one where secrets are kept; none for a spectator. */
  eyes = $state.raw<number[]>([])
  /** Whose turn at this device comes next: until they lift the curtain, nobody sees anything. */
  handing = $state<number | null>(null)

  readonly live: Stage
  readonly #back: Stage
  /** The ply looked back at, or null: now. */
  past = $state<number | null>(null)
  /** Everything told so far. */
  lines = $state.raw<Line[]>([])
  steps = $state.raw<Step[]>([])
  connection = $state<Connection>('connecting')
  /** A command or undo of which this browser does not know yet what it did. */
  pending = $state.raw<Command | null>(null)
  /** Why the last thing asked was not done. */
  problem = $state.raw<Refused | null>(null)
  /** What was proposed last and came to nothing. */
  declined = $state<Wanted | null>(null)
  /** Whether a game that is over is shown with everybody's secrets. */
  openHands = $state(false)
  readonly herald: Herald

  #ply: number
  #seq: number
  /** The ply at which what is pending is done. */
  #doneAt = Infinity
  /** The seat the server was asked to show, where one must be chosen. */
  #chosen: number | null = null
  /** Whether a game that is over is shown as somebody else saw it. */
  #isBorrowed = false
  #clock = new Clock()
  #latest = $state.raw() as Moment
  #keys = 0
  #hurries: (event: GameEvent) => boolean
  #deadline: (view: View) => number | null
  #lacksSteps = false
  #cue: Sound | null = null
  #socket: TableSocket
  #previews = new Map<string, Promise<Preview>>()
  #moments = new Map<number, Moment>()

  constructor(snapshot: Snapshot, steps: Step[], game: GameModule, dial?: (address: string) => Wire) {
    this.id = snapshot.table
    this.game = snapshot.game
    this.options = snapshot.options
    this.eyes = snapshot.seats
    this.company = snapshot.company
    this.#ply = snapshot.ply
    this.#seq = snapshot.seq
    this.#keepTime(snapshot.now)
    this.#latest = momentOf(snapshot)
    this.#hurries = game.hurries ?? (() => false)
    this.#deadline = game.deadline ?? (() => null)
    this.herald = new Herald(
      // What is shown at leisure is also said at leisure.
      (event) => this.company.timed && !(event && game.duration(event, this.#latest.scenery) > 0),
      () => this.mine,
    )
    const script = {
      duration: (event: GameEvent, scenery: Scenery) =>
        (settings.motion ? game.duration(event, scenery) : game.still?.(event, scenery)) ?? 0,
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
    this.#socket = new TableSocket(
      api.socketAddress(this.id),
      {
        // Who looks through other eyes than before knows nothing yet.
        ply: () => (this.#mustChoose && this.seat !== this.#chosen ? null : this.#ply),
        seat: () => (this.#mustChoose ? this.#chosen : null),
        snapshot: (message) => this.#replace(message),
        update: (message) => this.#advance(message),
        company: (company) => this.#meet(company),
        chat: (message) => this.chat.hear(message),
        sketch: (message) =>
          message.type === 'sketch' ? this.sketches.hear(message) : this.sketches.replace(message.pieces),
        connection: (state) => {
          this.connection = state
          // What there is now, if anything, follows the greeting.
          if (state === 'open') this.sketches.replace({})
        },
        // The seat may be somebody else's by now.
        refused: () => (this.#chosen = null),
      },
      dial,
    )
    this.#socket.connect()
  }

  /** What is on the screen: now, or a moment looked back at. */
  get stage(): Stage {
    return this.past === null ? this.live : this.#back
  }

  /** The seat that is acted for, or null: a spectator's. */
  get seat(): number | null {
    return this.seatAt(this.#latest)
  }

  /** The seat from which a moment is seen: of several, one whose turn it was. */
  seatAt({ to_act }: Moment): number | null {
    return to_act.find((seat) => this.eyes.includes(seat)) ?? this.eyes[0] ?? null
  }

  /** One's own seats. */
  get mine(): number[] {
    return this.company.me.seats
  }

  /** How far the table has come. Of a game that has ended, the company hears a little later than of its last step. */
  get phase(): Phase {
    if (this.#latest.outcome) return 'over'
    return this.company.phase === 'over' ? 'playing' : this.company.phase
  }

  get isMyTurn(): boolean {
    return this.phase === 'playing' && this.#latest.to_act.some((seat) => this.mine.includes(seat))
  }

  /** Whether somebody else holds a chair or looks on. */
  get hasCompany(): boolean {
    const { me, people, watching } = this.company
    return people.some((person) => person.id !== me.person) || watching > (this.mine.length > 0 ? 0 : 1)
  }

  /** Whether what others may not know yet is still to come: then nothing of the log may leave the table. */
  get isSecret(): boolean {
    return this.company.hides && this.phase !== 'over'
  }

  /** To whom the device must be passed before anything may be seen, or null. */
  get curtain(): number | null {
    if (!this.#mustChoose || !['playing', 'paused'].includes(this.phase)) return null
    if (this.handing !== null && this.mine.includes(this.handing)) return this.handing
    const next = this.#latest.to_act.filter((seat) => this.mine.includes(seat))
    if (this.seat !== null && (this.live.busy || next.length === 0 || next.includes(this.seat))) return null
    return next[0] ?? null
  }

  /** Whether the server shows only the seat it was asked for, because several hands must not be seen together. */
  get #mustChoose(): boolean {
    return this.company.hides && this.mine.length > 1
  }

  /** Table time at this moment in milliseconds, or null where none runs. */
  get clock(): number | null {
    return this.company.timed ? this.#clock.now() : null
  }

  /** What this browser's seat may do at this moment. */
  get legal(): Command[] {
    return this.past === null && !this.live.busy && !this.pending ? this.live.moment.legal : NOTHING
  }

  get canUndo(): boolean {
    return this.past === null && !this.live.busy && !this.pending && this.live.moment.undo
  }

  /** The plies that can be looked at, without what was taken back and without beats of the clock that brought nothing. */
  readonly plies = $derived([0, ...this.steps.filter(isStop).map((step) => step.ply + 1)])

  send(command: Command): void {
    const { seat } = this
    if (seat === null || this.legal.length === 0) return
    // Where others may act meanwhile, what they do is no reason to refuse.
    const isAlone = !this.company.timed && this.#latest.to_act.every((one) => one === seat)
    void this.#ask(command, () => this.#socket.command(command, this.#nextSeq(), seat, isAlone ? this.#ply : undefined))
  }

  undo(): void {
    const ply = this.#ply
    if (this.canUndo) void this.#ask({ do: 'undo', ply }, () => this.#socket.undo(ply, this.#nextSeq()))
  }

  preview(command: Command): Promise<Preview> {
    const { seat } = this
    if (seat === null) return Promise.reject(new Refused('not-your-seat'))
    // What would come of it might tell what is hidden.
    if (this.company.hides) return Promise.reject(new Refused('no-preview'))
    const question = `${this.#ply} ${seat} ${JSON.stringify(command)}`
    let answer = this.#previews.get(question)
    if (!answer) {
      answer = this.#socket.preview(command, seat)
      this.#previews.set(question, answer)
      answer.catch(() => this.#previews.delete(question))
    }
    return answer
  }

  /** Ask something of the company; whether it was done. */
  async wish(wish: Wish): Promise<boolean> {
    return this.#try(() => this.#socket.wish(wish))
  }

  /** Say something in one's room; whether it was said. */
  async say(text: string): Promise<boolean> {
    return this.#try(() => this.#socket.chat(text))
  }

  /** Show the others where a piece is now (null: nowhere), or something that is not kept; whether it was done. */
  async sketch(piece: string, value: unknown, keep = true): Promise<boolean> {
    return this.#try(() => this.#socket.sketch(piece, value, keep))
  }

  /** Let the curtain fall for somebody else at this device: what was seen until now is shown no more. */
  drop(): void {
    const { curtain } = this
    if (curtain !== null && this.handing === null) this.handTo(curtain)
  }

  /** Let the curtain fall for one of one's own seats. */
  handTo(seat: number): void {
    this.handing = seat
    void this.lookFrom(null)
  }

  /** The one whose turn it is has the device. */
  async lift(): Promise<void> {
    const { curtain } = this
    if (curtain !== null && (await this.lookFrom(curtain))) this.handing = null
  }

  /** Look from one of one's seats, or (null) as a spectator. Once the game is over, from anybody's. */
  async lookFrom(seat: number | null): Promise<boolean> {
    if (this.phase === 'over') {
      this.#closeHands()
      return this.#try(() => this.#remember(seat))
    }
    this.#chosen = seat
    return this.#try(() => this.#socket.look(seat))
  }

  /** Look at a game that is over through everybody's eyes at once. */
  async showHands(): Promise<void> {
    this.#closeHands()
    this.openHands = true
    const isDone = await this.#try(async () => {
      const now = await this.#momentAt(this.#ply)
      if (this.openHands && now.ply === this.#ply) this.live.show(now)
      await this.#lookAgain()
    })
    if (!isDone) this.#closeHands()
  }

  #closeHands(): void {
    this.openHands = false
    this.#moments = new Map()
    this.live.show(this.#latest)
  }

  reconnect(): void {
    this.#socket.retryNow()
  }

  /** The browser has no network any more. */
  cut(): void {
    this.#socket.cut()
  }

  close(): void {
    this.#socket.close()
    this.herald.forget()
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
    const moments = this.#moments
    const [snapshot, hands] = await Promise.all([
      api.table(this.id, ply, this.#viewpoint),
      this.openHands ? this.#handsAt(ply) : undefined,
    ])
    const moment = { ...momentOf(snapshot), legal: [], undo: false, ...(hands ? { hands } : {}) }
    moments.set(ply, moment)
    return moment
  }

  /** Whether a game that is over is looked at otherwise than the server would show it. */
  get #isRemembered(): boolean {
    return this.#isBorrowed || this.openHands
  }

  async #handsAt(ply: number): Promise<View[]> {
    const seats = [...this.company.seats.keys()]
    return (await Promise.all(seats.map((seat) => api.table(this.id, ply, seat)))).map(({ view }) => view as View)
  }

  /** The seat to be named when asking for what was; whoever looks from where the server expects it names none. */
  get #viewpoint(): number | undefined {
    return this.company.hides ? (this.eyes[0] ?? undefined) : undefined
  }

  /** It is pending until it is refused or, being done, has come back as part of what is true. */
  async #ask(command: Command, question: () => Promise<number>): Promise<void> {
    this.pending = command
    this.#doneAt = Infinity
    const isDone = await this.#try(async () => (this.#doneAt = await question()))
    if (!isDone) this.pending = null
    this.#settle()
  }

  #settle(): void {
    if (this.#ply >= this.#doneAt) this.pending = null
  }

  /** Whether it was done; otherwise the reason is kept to be shown. */
  async #try(question: () => Promise<unknown>): Promise<boolean> {
    this.problem = null
    try {
      await question()
      return true
    } catch (problem) {
      this.#complain(problem)
      return false
    }
  }

  /** Greater than all before, also than those of this seat in another window or for another seat here. */
  #nextSeq(): number {
    this.#seq = Math.max(this.#seq + 1, Date.now())
    return this.#seq
  }

  #meet(company: Company): void {
    if (company.version < this.company.version) return
    const { me, proposal } = this.company
    const { seats, person } = me
    this.company = company
    if (company.proposal) this.declined = null
    else if (proposal) void this.#follow(proposal.what)
    this.#keepTime(this.#clock.now())
    const isElsewhere = (company.me.seats.length > 0) !== seats.length > 0 || company.me.person !== person
    // What was said in the room one comes into is not told by itself.
    if (isElsewhere) void this.#try(async () => this.chat.hear(await api.chat(this.id)))
  }

  /** Notice whether what was proposed is done. */
  async #follow(what: Wanted): Promise<void> {
    const { length } = this.steps
    if (what === 'undo') await new Promise((resolve) => setTimeout(resolve, UNDONE_WITHIN))
    const isDone =
      what === 'undo'
        ? this.steps.slice(length).some((step) => step.command?.do === 'undo')
        : (this.phase === 'paused') === (what === 'pause')
    if (!isDone && this.phase !== 'over' && !this.company.proposal) this.declined = what
  }

  #keepTime(now: number | null): void {
    this.#clock.run(this.company.phase === 'playing' ? this.company.pace : 0)
    this.#clock.set(now)
  }

  #complain(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem
    this.problem = problem
  }

  #replace(message: Snapshot): void {
    this.#meet(message.company)
    this.#seq = Math.max(this.#seq, message.seq)
    this.#keepTime(message.now)
    if (this.#isRemembered && message.ply === this.#ply) return
    const isSame = message.ply === this.#ply && sameThings(message.seats, this.eyes)
    if (isSame && sameThings(momentOf(message), this.#latest)) return
    this.#isBorrowed = false
    this.openHands = false
    this.#show(message)
    if (!isSame || this.#lacksSteps) void this.#reloadSteps()
  }

  #show(snapshot: Snapshot): void {
    if (!sameThings(snapshot.seats, this.eyes)) {
      // What other eyes have seen is not for these.
      this.past = null
      this.steps = []
      this.lines = []
      this.herald.forget()
      this.#moments = new Map()
    }
    this.eyes = snapshot.seats
    this.#ply = snapshot.ply
    this.#latest = momentOf(snapshot)
    this.#previews.clear()
    this.#settle()
    this.live.show(this.#latest)
  }

  async #reloadSteps(): Promise<void> {
    const { eyes } = this
    this.#lacksSteps = false
    let steps: Step[]
    try {
      steps = await api.steps(this.id, 0, this.#viewpoint)
    } catch {
      this.#lacksSteps = true // the next message is a good moment to try again
      return
    }
    if (this.eyes !== eyes) return
    // What came by the socket meanwhile is newer.
    const last = steps.at(-1)?.ply ?? -1
    this.steps = [...steps.filter((step) => step.ply < this.#ply), ...this.steps.filter((step) => step.ply > last)]
    this.lines = this.#linesOf(this.steps)
  }

  /** A game that is over, as somebody else saw it. */
  async #remember(seat: number | null): Promise<void> {
    const snapshot = await api.table(this.id, undefined, seat ?? undefined)
    const { past } = this
    this.#isBorrowed = seat !== null && !this.mine.includes(seat)
    this.#show(snapshot)
    this.past = past
    await Promise.all([this.#reloadSteps(), this.#lookAgain()])
  }

  /** Look at the same moment with other eyes. */
  async #lookAgain(): Promise<void> {
    const { past } = this
    if (past === null) return
    const moment = await this.#momentAt(past)
    if (this.past === past) this.#back.show(moment)
  }

  #advance(message: UpdateMessage): void {
    if (message.company) this.#meet(message.company)
    this.#seq = Math.max(this.#seq, message.seq)
    this.#keepTime(message.now)
    if (this.#lacksSteps) void this.#reloadSteps()
    const fresh = message.steps.filter((step) => step.ply >= this.#ply)
    if (this.#isRemembered) {
      // The game goes on after all: back to where one sits.
      if (fresh.length > 0) void this.lookFrom(null)
      return
    }
    const latest = momentOf({ ...message, scenery: message.scenery ?? this.#latest.scenery })
    // Nothing new: what somebody has begun to choose stays chosen.
    if (fresh.length === 0 && sameThings(latest, this.#latest)) return
    if (sameThings(latest.legal, this.#latest.legal)) latest.legal = this.#latest.legal
    this.#latest = latest
    this.#ply = message.ply
    this.#previews.clear()
    this.steps = [...this.steps, ...fresh]
    this.#settle()
    for (const step of fresh) if (step.command?.do === 'undo') this.#takeBack(step)
    if (this.#isLate(fresh)) this.live.catchUp()
    this.live.play({ told: fresh.flatMap(toldIn), moment: this.#latest }, this.#spare)
    if (this.past !== null) this.live.catchUp()
  }

  /** Whether one must see at once what happens now, whatever is still being shown. */
  #isLate(fresh: Step[]): boolean {
    if (!this.company.timed) return false
    if (this.live.waiting >= SCENES_AT_MOST) return true
    // Those who only watch need not put a hand on anything.
    return this.mine.length > 0 && fresh.some(({ events }) => events.some(this.#hurries))
  }

  /** How many milliseconds may pass until I see what I must choose. */
  get #spare(): number {
    const [deadline, now] = [this.#deadline(this.#latest.view), this.clock]
    if (!this.isMyTurn || deadline === null || now === null) return Infinity
    const left = (Math.max(0, deadline - now) * USUAL_PACE) / this.company.pace
    return left - Math.min(TO_CHOOSE, left * SHARE_TO_CHOOSE)
  }

  /** Mark what an undo took back. */
  #takeBack(undo: Step): void {
    this.live.catchUp()
    const from = Number(undo.command?.ply)
    const isGone = (ply: number): boolean => ply >= from && ply < undo.ply
    this.steps = this.steps.map((step) => (isGone(step.ply) ? { ...step, counts: false } : step))
    this.lines = this.lines.map((line) => (isGone(line.ply) ? { ...line, counts: false } : line))
    this.#add({ key: this.#keys++, ply: undo.ply, event: null, counts: true })
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
    this.#add({ key: this.#keys++, ...told, counts: true })
  }

  #add(line: Line): void {
    this.lines = [...this.lines, line]
    this.herald.hear(line)
  }

  #linesOf(steps: Step[]): Line[] {
    return steps.flatMap(({ ply, events, counts, command }) => {
      const told: (GameEvent | null)[] = command?.do === 'undo' ? [null] : events
      return told.map((event) => ({ key: this.#keys++, ply, event, counts }))
    })
  }
}

function isStop({ seat, events, counts, command }: Step): boolean {
  return counts && command?.do !== 'undo' && (seat !== CLOCK || events.length > 0)
}

function toldIn({ ply, events }: Step): Told[] {
  return events.map((event) => ({ ply, event }))
}

function momentOf(snapshot: Moment): Moment {
  const { ply, scenery, view, legal, to_act, outcome, undo } = snapshot
  return { ply, scenery, view, legal, to_act, outcome, undo }
}

function sameThings(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

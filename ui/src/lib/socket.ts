/** A table's websocket that comes back by itself and loses no command. */
import type { Command, Preview } from '../table/contract'
import {
  Refused,
  VERSION,
  type ChatMessage,
  type ClientMessage,
  type Company,
  type ServerMessage,
  type SketchesMessage,
  type SketchMessage,
  type SnapshotMessage,
  type UpdateMessage,
  type Wish,
} from './protocol'

/** Closed: the server lets us in no more. */
export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

export interface Listener {
  /** The last ply whose events are known, or null. */
  ply: () => number | null
  /** The seat to be looked from where somebody holds several and secrets are kept, or null. */
  seat: () => number | null
  snapshot: (message: SnapshotMessage) => void
  update: (message: UpdateMessage) => void
  company: (company: Company) => void
  chat: (message: ChatMessage) => void
  sketch: (message: SketchMessage | SketchesMessage) => void
  connection: (state: Connection) => void
  /** The greeting, or something unreadable, was refused. */
  refused: (problem: Refused) => void
}

/** The part of `WebSocket` that is used here, so that tests can bring their own. */
export interface Wire {
  readonly readyState: number
  onopen: (() => void) | null
  onclose: ((event: { code: number }) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  send: (text: string) => void
  close: () => void
}

interface Waiting {
  message: Exclude<ClientMessage, { type: 'hello' }>
  isSent: boolean
  accept: (answer: unknown) => void
  refuse: (problem: Refused) => void
  timer: ReturnType<typeof setTimeout> | undefined
}

const OPEN = 1
const FIRST_RETRY = 400
const LAST_RETRY = 8_000
/** A connection that does not answer for so long is dead, whatever the browser thinks. */
const PATIENCE = 8_000
/** After so long a silence, who only waits asks whether anybody is still there: of the server's pings a page hears nothing. */
const SILENCE = 20_000
/** No game has it: it is refused, changes nothing, and nobody else is told. */
const NO_COMMAND: Command = { do: '' }
/** With these codes the server says that coming back is of no use: not invited, no such table. */
const TURNED_AWAY = [4403, 4404]

export class TableSocket {
  #wire: Wire | null = null
  #waiting = new Map<number, Waiting>()
  #lastId = 0
  #retry = FIRST_RETRY
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #synchronised = false
  #closed = false

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly dial: (address: string) => Wire = (address) => new WebSocket(address) as unknown as Wire,
  ) {}

  connect(): void {
    clearTimeout(this.#timer)
    if (this.#closed || this.#wire) return
    const wire = this.dial(this.address)
    this.#wire = wire
    this.#synchronised = false
    wire.onopen = () => {
      this.#listen()
      this.#say({ type: 'hello', v: VERSION, ply: this.listener.ply(), seat: this.listener.seat() ?? undefined })
    }
    wire.onmessage = (event) => {
      if (this.#wire !== wire) return
      this.#listen()
      this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    }
    wire.onclose = ({ code }) => {
      if (this.#wire !== wire) return
      if (!TURNED_AWAY.includes(code)) return this.#lose()
      this.close()
      this.listener.connection('closed')
    }
  }

  /** For good. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    const wire = this.#wire
    this.#wire = null
    wire?.close()
    for (const waiting of this.#waiting.values()) clearTimeout(waiting.timer)
    this.#waiting.clear()
  }

  /** Try again at once: the browser says it is online, or somebody pressed the button. */
  retryNow(): void {
    if (this.#synchronised) return this.#knock()
    if (this.#wire) this.#drop()
    this.#retry = FIRST_RETRY
    this.connect()
  }

  /** The browser says it is offline. */
  cut(): void {
    if (this.#wire) this.#drop()
  }

  /**
   * Resolves to the ply after the command once it is on disk; rejects with `Refused`. Its sequence number makes sending
   * it twice harmless; `ply` goes with it where nothing must have happened meanwhile.
   */
  command(command: Command, seq: number, seat: number, ply?: number): Promise<number> {
    return this.#ask((id) => ({ type: 'command', id, ply, command, seat, seq })) as Promise<number>
  }

  undo(ply: number, seq: number): Promise<number> {
    return this.#ask((id) => ({ type: 'undo', id, ply, seq })) as Promise<number>
  }

  preview(command: Command, seat: number): Promise<Preview> {
    return this.#ask((id) => ({ type: 'preview', id, command, seat })) as Promise<Preview>
  }

  /** Resolves when the table is shown from that seat, or (null) as to a spectator. */
  async look(seat: number | null): Promise<void> {
    await this.#ask((id) => ({ type: 'look', id, seat }))
  }

  async wish(ask: Wish): Promise<void> {
    await this.#ask((id) => ({ type: 'ask', id, ask }))
  }

  async chat(text: string): Promise<void> {
    await this.#ask((id) => ({ type: 'chat', id, text }))
  }

  async sketch(piece: string, value: unknown, keep: boolean): Promise<void> {
    await this.#ask((id) => ({ type: 'sketch', id, piece, value, keep }))
  }

  #ask(write: (id: number) => Waiting['message']): Promise<unknown> {
    return new Promise((accept, refuse) => {
      const message = write(++this.#lastId)
      this.#waiting.set(message.id, { message, isSent: false, accept, refuse, timer: undefined })
      if (this.#synchronised) this.#send(message.id)
    })
  }

  #send(id: number): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#say(waiting.message)
    waiting.isSent = true
    clearTimeout(waiting.timer)
    waiting.timer = setTimeout(() => this.#drop(), PATIENCE)
  }

  #say(message: ClientMessage): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message))
  }

  #listen(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#knock(), SILENCE)
  }

  /** Say something that must be answered; a greeting still unanswered was just that. */
  #knock(): void {
    if (!this.#synchronised) return this.#drop()
    this.#ask((id) => ({ type: 'preview', id, command: NO_COMMAND })).catch(() => {})
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.listener.snapshot(message)
        this.#caughtUp()
        break
      case 'update': {
        const ply = this.listener.ply()
        if (ply !== null && message.from > ply) return this.#drop()
        this.listener.update(message)
        this.#caughtUp()
        break
      }
      case 'company':
        this.listener.company(message)
        break
      case 'chat':
        this.listener.chat(message)
        break
      case 'sketch':
      case 'sketches':
        this.listener.sketch(message)
        break
      case 'ack':
        this.#answer(message.id)?.accept(message.ply)
        break
      case 'preview':
        this.#answer(message.id)?.accept({ events: message.events, view: message.view })
        break
      case 'refused': {
        const problem = new Refused(message.code, message.args)
        if (message.id === null) this.listener.refused(problem)
        else this.#answer(message.id)?.refuse(problem)
        break
      }
    }
  }

  #answer(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    clearTimeout(waiting?.timer)
    this.#waiting.delete(id)
    return waiting
  }

  /** After the hello's answer: say again what was not answered when the connection broke. */
  #caughtUp(): void {
    if (this.#synchronised) return
    this.#synchronised = true
    this.#retry = FIRST_RETRY
    this.listener.connection('open')
    for (const id of [...this.#waiting.keys()]) this.#send(id)
  }

  #drop(): void {
    const wire = this.#wire
    this.#lose()
    wire?.close()
  }

  #lose(): void {
    clearTimeout(this.#silence)
    this.#wire = null
    this.#synchronised = false
    for (const { message, isSent, timer } of [...this.#waiting.values()]) {
      clearTimeout(timer)
      // These have no sequence number: said twice they might be done twice. What became of them, the greeting tells.
      if (isSent && ['ask', 'chat', 'sketch'].includes(message.type))
        this.#answer(message.id)?.refuse(new Refused('no-connection'))
    }
    if (this.#closed) return
    this.listener.connection('lost')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.connect(), this.#retry)
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY)
  }
}

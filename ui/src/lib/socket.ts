/** A table's websocket that comes back by itself and loses no command. */
import type { Command, Preview } from '../table/contract'
import {
  Refused,
  VERSION,
  type ClientMessage,
  type ServerMessage,
  type SnapshotMessage,
  type UpdateMessage,
} from './protocol'

export type Connection = 'connecting' | 'open' | 'lost'

export interface Listener {
  /** The last ply whose events are known, or null. */
  ply: () => number | null
  snapshot: (message: SnapshotMessage) => void
  update: (message: UpdateMessage) => void
  connection: (state: Connection) => void
}

/** The part of `WebSocket` that is used here, so that tests can bring their own. */
export interface Wire {
  readonly readyState: number
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  send: (text: string) => void
  close: () => void
}

interface Waiting {
  message: Exclude<ClientMessage, { type: 'hello' }>
  accept: (answer: unknown) => void
  refuse: (problem: Refused) => void
  timer: ReturnType<typeof setTimeout> | undefined
}

const OPEN = 1
const FIRST_RETRY = 400
const LAST_RETRY = 8_000
/** A connection that does not answer for so long is dead, whatever the browser thinks. */
const PATIENCE = 8_000

export class TableSocket {
  #wire: Wire | null = null
  #waiting = new Map<number, Waiting>()
  #lastId = 0
  #retry = FIRST_RETRY
  #timer: ReturnType<typeof setTimeout> | undefined
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
    wire.onopen = () => this.#say({ type: 'hello', v: VERSION, ply: this.listener.ply() })
    wire.onmessage = (event) => {
      if (this.#wire === wire) this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    }
    wire.onclose = () => {
      if (this.#wire === wire) this.#lose()
    }
  }

  /** For good. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    const wire = this.#wire
    this.#wire = null
    wire?.close()
    for (const waiting of this.#waiting.values()) clearTimeout(waiting.timer)
    this.#waiting.clear()
  }

  /** Try again at once: the browser says it is online, or somebody pressed the button. */
  retryNow(): void {
    if (this.#wire && this.#wire.readyState !== OPEN) this.#drop()
    this.#retry = FIRST_RETRY
    this.connect()
  }

  /** Resolves to the ply after the command once it is on disk; rejects with `Refused`. */
  command(ply: number, command: Command): Promise<number> {
    return this.#ask((id) => ({ type: 'command', id, ply, command })) as Promise<number>
  }

  undo(ply: number): Promise<number> {
    return this.#ask((id) => ({ type: 'undo', id, ply })) as Promise<number>
  }

  preview(command: Command): Promise<Preview> {
    return this.#ask((id) => ({ type: 'preview', id, command })) as Promise<Preview>
  }

  #ask(write: (id: number) => Waiting['message']): Promise<unknown> {
    return new Promise((accept, refuse) => {
      const message = write(++this.#lastId)
      this.#waiting.set(message.id, { message, accept, refuse, timer: undefined })
      if (this.#synchronised) this.#send(message.id)
    })
  }

  #send(id: number): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#say(waiting.message)
    clearTimeout(waiting.timer)
    waiting.timer = setTimeout(() => this.#drop(), PATIENCE)
  }

  #say(message: ClientMessage): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message))
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.listener.snapshot(message)
        this.#caughtUp(message.ply, null)
        break
      case 'update': {
        const ply = this.listener.ply()
        if (ply !== null && message.from > ply) return this.#drop()
        this.listener.update(message)
        this.#caughtUp(message.ply, message)
        break
      }
      case 'ack':
        this.#answer(message.id)?.accept(message.ply)
        break
      case 'preview':
        this.#answer(message.id)?.accept({ events: message.events, view: message.view })
        break
      case 'refused':
        this.#answer(message.id)?.refuse(new Refused(message.code, message.args))
        break
    }
  }

  #answer(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    clearTimeout(waiting?.timer)
    this.#waiting.delete(id)
    return waiting
  }

  /** After the hello's answer: settle what was under way when the connection broke. */
  #caughtUp(ply: number, update: UpdateMessage | null): void {
    if (this.#synchronised) return
    this.#synchronised = true
    this.#retry = FIRST_RETRY
    this.listener.connection('open')
    for (const [id, { message }] of [...this.#waiting]) {
      if (message.type === 'preview' || message.ply === ply) {
        // The ply that goes with a command makes sending it twice harmless.
        this.#send(id)
        continue
      }
      const line = update?.steps.find((step) => step.ply === message.ply)
      const mine = message.type === 'undo' ? line?.command.do === 'undo' : sameCommand(line?.command, message.command)
      if (mine || !update) this.#answer(id)?.accept(message.ply + 1)
      else this.#answer(id)?.refuse(new Refused('stale-version'))
    }
  }

  #drop(): void {
    const wire = this.#wire
    this.#lose()
    wire?.close()
  }

  #lose(): void {
    this.#wire = null
    this.#synchronised = false
    for (const waiting of this.#waiting.values()) clearTimeout(waiting.timer)
    if (this.#closed) return
    this.listener.connection('lost')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.connect(), this.#retry)
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY)
  }
}

function sameCommand(one: Command | undefined, other: Command): boolean {
  if (!one) return false
  return Object.keys(other).every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
}

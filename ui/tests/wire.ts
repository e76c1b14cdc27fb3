/** A websocket whose other end is the test. */
import type { Chair, ClientMessage, Company, ServerMessage, SnapshotMessage, Step, UpdateMessage } from '../src/lib/protocol'
import type { Wire } from '../src/lib/socket'

export class FakeWire implements Wire {
  readyState = 0
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  sent: ClientMessage[] = []

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  break(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.break()
  }

  get last(): ClientMessage | undefined {
    return this.sent.at(-1)
  }
}

/** An exchange that keeps every wire it made. */
export function exchange(): { wires: FakeWire[]; dial: () => Wire; wire: () => FakeWire } {
  const wires: FakeWire[] = []
  return {
    wires,
    dial: () => {
      const wire = new FakeWire()
      wires.push(wire)
      return wire
    },
    wire: () => {
      const last = wires.at(-1)
      if (!last) throw new Error('nobody has dialled')
      return last
    },
  }
}

export const step = (ply: number, rest: Partial<Step> = {}): Step => ({
  ply,
  seat: 0,
  command: { do: 'dig', die: ply },
  events: [{ event: 'dug', rule: 'R-1', ply }],
  counts: true,
  ...rest,
})

export const update = (from: number, steps: Step[], rest: Partial<UpdateMessage> = {}): UpdateMessage => ({
  type: 'update',
  from,
  ply: from + steps.length,
  steps,
  view: { at: from + steps.length },
  legal: [{ do: 'dig', die: 0 }],
  to_act: [0],
  outcome: null,
  undo: true,
  seq: 0,
  now: null,
  ...rest,
})

/** A chair with person `person` on it, who is here. */
export const chair = (person: number | null, rest: Partial<Chair> = {}): Chair => ({
  person,
  name: person === null ? null : `Person ${person}`,
  bot: null,
  present: person !== null,
  away: null,
  ready: true,
  ...rest,
})

/** One person, who plays alone. */
export const company = (rest: Partial<Company> = {}): Company => ({
  version: 0,
  phase: 'playing',
  seats: [chair(0)],
  people: [{ id: 0, name: 'Person 0', present: true, muted: false }],
  watching: 0,
  me: { person: 0, seats: [0], host: true, muted: false },
  host: 0,
  invite: 'code',
  listed: false,
  watch: true,
  chat: true,
  pace: 100,
  timed: false,
  can_pause: false,
  hides: false,
  proposal: null,
  rematch: null,
  origin: null,
  ...rest,
})

export const snapshot = (ply: number, rest: Partial<SnapshotMessage> = {}): SnapshotMessage => ({
  type: 'snapshot',
  v: 1,
  table: 'T',
  game: 'some-game',
  options: {},
  ply,
  seat: 0,
  seats: [0],
  seq: 0,
  now: null,
  scenery: {},
  view: { at: ply },
  legal: [{ do: 'dig', die: 0 }],
  to_act: [0],
  outcome: null,
  undo: false,
  company: company(),
  ...rest,
})

/** A websocket whose other end is the test. */
import type { ClientMessage, ServerMessage, SnapshotMessage, Step, UpdateMessage } from '../src/lib/protocol'
import type { Wire } from '../src/lib/socket'

export class FakeWire implements Wire {
  readyState = 0
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  sent: ClientMessage[] = []

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  break(): void {
    this.readyState = 3
    this.onclose?.()
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
  ...rest,
})

export const snapshot = (ply: number): SnapshotMessage => ({
  type: 'snapshot',
  v: 1,
  table: 'T',
  game: 'some-game',
  options: {},
  ply,
  seat: 0,
  bots: {},
  scenery: {},
  view: { at: ply },
  legal: [{ do: 'dig', die: 0 }],
  to_act: [0],
  outcome: null,
  undo: false,
})

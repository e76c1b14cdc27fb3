import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../src/lib/protocol'
import { TableSocket, type Connection } from '../src/lib/socket'
import { exchange, snapshot, step, update } from './wire'

const DIG = { do: 'dig', die: 4 }

function connected(ply: number | null = 4) {
  const line = exchange()
  const heard = { ply, updates: 0, snapshots: 0, states: [] as Connection[] }
  const socket = new TableSocket(
    'ws://somewhere',
    {
      ply: () => heard.ply,
      snapshot: (message) => {
        heard.snapshots += 1
        heard.ply = message.ply
      },
      update: (message) => {
        heard.updates += 1
        heard.ply = message.ply
      },
      connection: (state) => heard.states.push(state),
    },
    line.dial,
  )
  socket.connect()
  return { ...line, heard, socket }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('says hello with what it knows', () => {
  const { wire, heard } = connected(4)
  wire().open()
  expect(wire().sent).toEqual([{ type: 'hello', v: 1, ply: 4 }])
  wire().say(update(4, []))
  expect(heard.states).toEqual(['open'])
})

test('takes a snapshot where the server prefers one', () => {
  const { wire, heard } = connected(null)
  wire().open()
  wire().say(snapshot(9))
  expect(heard).toMatchObject({ ply: 9, snapshots: 1, states: ['open'] })
})

test('a command waits for the greeting, then for its acknowledgement', async () => {
  const { wire, socket } = connected()
  const answer = socket.command(4, DIG)
  wire().open()
  expect(wire().sent).toHaveLength(1)
  wire().say(update(4, []))
  expect(wire().last).toEqual({ type: 'command', id: 1, ply: 4, command: DIG })
  wire().say({ type: 'ack', id: 1, ply: 5 })
  await expect(answer).resolves.toBe(5)
})

test('a refusal reaches the one who asked, with its arguments', async () => {
  const { wire, socket } = connected()
  wire().open()
  wire().say(update(4, []))
  const first = socket.command(4, DIG)
  const second = socket.preview(DIG)
  wire().say({ type: 'preview', id: 2, ply: 4, events: [], view: { seen: true } })
  wire().say({ type: 'refused', id: 1, ply: 4, code: 'column-taken', args: { column: 2 } })
  await expect(second).resolves.toEqual({ events: [], view: { seen: true } })
  await expect(first).rejects.toMatchObject({ code: 'column-taken', args: { column: 2 } })
  await expect(first).rejects.toBeInstanceOf(Refused)
})

test('comes back by itself, ever more slowly, and asks for what it missed', () => {
  const { wires, wire, heard } = connected()
  wire().open()
  wire().say(update(4, []))
  wire().break()
  expect(heard.states).toEqual(['open', 'lost'])
  vi.advanceTimersByTime(400)
  expect(wires).toHaveLength(2)
  wire().break()
  vi.advanceTimersByTime(400)
  expect(wires).toHaveLength(2)
  vi.advanceTimersByTime(400)
  expect(wires).toHaveLength(3)
  wire().open()
  expect(wire().sent).toEqual([{ type: 'hello', v: 1, ply: 4 }])
  wire().say(update(4, [step(4), step(5)]))
  expect(heard).toMatchObject({ ply: 6, states: ['open', 'lost', 'lost', 'open'] })
})

test('a command that was not on disk when the line broke is sent again', async () => {
  const { wire, socket } = connected()
  wire().open()
  wire().say(update(4, []))
  const answer = socket.command(4, DIG)
  wire().break()
  vi.advanceTimersByTime(400)
  wire().open()
  wire().say(update(4, []))
  expect(wire().last).toEqual({ type: 'command', id: 1, ply: 4, command: DIG })
  wire().say({ type: 'ack', id: 1, ply: 5 })
  await expect(answer).resolves.toBe(5)
})

test('a command that was on disk already is not sent again', async () => {
  const { wire, socket } = connected()
  wire().open()
  wire().say(update(4, []))
  const answer = socket.command(4, DIG)
  wire().break()
  vi.advanceTimersByTime(400)
  wire().open()
  wire().say(update(4, [step(4)]))
  expect(wire().sent).toHaveLength(1)
  await expect(answer).resolves.toBe(5)
})

test('a command overtaken by another is refused as stale', async () => {
  const { wire, socket } = connected()
  wire().open()
  wire().say(update(4, []))
  const answer = socket.command(4, DIG)
  wire().break()
  vi.advanceTimersByTime(400)
  wire().open()
  wire().say(update(4, [step(4, { command: { do: 'finish' } })]))
  await expect(answer).rejects.toMatchObject({ code: 'stale-version' })
})

test('a line that does not answer is dead', () => {
  const { wires, wire, socket, heard } = connected()
  wire().open()
  wire().say(update(4, []))
  void socket.command(4, DIG)
  vi.advanceTimersByTime(8_000)
  expect(heard.states).toEqual(['open', 'lost'])
  vi.advanceTimersByTime(400)
  expect(wires).toHaveLength(2)
})

test('a gap in what is told is closed by greeting anew', () => {
  const { wires, wire, heard } = connected()
  wire().open()
  wire().say(update(4, []))
  wire().say(update(7, [step(7)]))
  expect(heard).toMatchObject({ ply: 4, updates: 1 })
  vi.advanceTimersByTime(400)
  expect(wires).toHaveLength(2)
})

test('after closing nothing more happens', () => {
  const { wires, wire, socket } = connected()
  wire().open()
  socket.close()
  vi.advanceTimersByTime(60_000)
  expect(wires).toHaveLength(1)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../src/lib/protocol'
import { TableSocket, type Connection } from '../src/lib/socket'
import { company, exchange, snapshot, step, update } from './wire'

const DIG = { do: 'dig', die: 4 }

function connected(ply: number | null = 4) {
  const line = exchange()
  const heard = {
    ply,
    seat: null as number | null,
    updates: 0,
    snapshots: 0,
    companies: 0,
    lines: 0,
    sketches: [] as string[],
    refused: [] as string[],
    states: [] as Connection[],
  }
  const socket = new TableSocket(
    'ws://somewhere',
    {
      ply: () => heard.ply,
      seat: () => heard.seat,
      snapshot: (message) => {
        heard.snapshots += 1
        heard.ply = message.ply
      },
      update: (message) => {
        heard.updates += 1
        heard.ply = message.ply
      },
      company: () => void (heard.companies += 1),
      chat: (message) => void (heard.lines += message.lines.length),
      sketch: (message) => void heard.sketches.push(message.type),
      connection: (state) => heard.states.push(state),
      refused: (problem) => heard.refused.push(problem.code),
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
  const answer = socket.command(DIG, 7, 0, 4)
  wire().open()
  expect(wire().sent).toHaveLength(1)
  wire().say(update(4, []))
  expect(wire().last).toEqual({ type: 'command', id: 1, ply: 4, command: DIG, seat: 0, seq: 7 })
  wire().say({ type: 'ack', id: 1, ply: 5 })
  await expect(answer).resolves.toBe(5)
})

test('a refusal reaches the one who asked, with its arguments', async () => {
  const { wire, socket } = connected()
  wire().open()
  wire().say(update(4, []))
  const first = socket.command(DIG, 7, 0, 4)
  const second = socket.preview(DIG, 0)
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
  const answer = socket.command(DIG, 7, 0, 4)
  wire().break()
  vi.advanceTimersByTime(400)
  wire().open()
  wire().say(update(4, []))
  expect(wire().last).toEqual({ type: 'command', id: 1, ply: 4, command: DIG, seat: 0, seq: 7 })
  wire().say({ type: 'ack', id: 1, ply: 5 })
  await expect(answer).resolves.toBe(5)
})

test('a command that was on disk already is sent again with its number, and acknowledged as what it was', async () => {
  const { wire, socket } = connected()
  wire().open()
  wire().say(update(4, []))
  const answer = socket.command(DIG, 7, 0, 4)
  const first = wire().last
  wire().break()
  vi.advanceTimersByTime(400)
  wire().open()
  wire().say(update(4, [step(4), step(5, { seat: 1 })]))
  expect(wire().last).toEqual(first)
  wire().say({ type: 'ack', id: 1, ply: 5 })
  await expect(answer).resolves.toBe(5)
  wire().say({ type: 'ack', id: 1, ply: 5 })
})

test('a command overtaken by another is sent again, and the server says that it is stale', async () => {
  const { wire, socket } = connected()
  wire().open()
  wire().say(update(4, []))
  const answer = socket.undo(4, 8)
  wire().break()
  vi.advanceTimersByTime(400)
  wire().open()
  wire().say(update(4, [step(4, { command: { do: 'finish' } })]))
  expect(wire().last).toEqual({ type: 'undo', id: 1, ply: 4, seq: 8 })
  wire().say({ type: 'refused', id: 1, ply: 5, code: 'stale-version', args: { ply: 5 } })
  await expect(answer).rejects.toMatchObject({ code: 'stale-version' })
})

test('what has no number is not said twice', async () => {
  const { wire, socket } = connected()
  wire().open()
  wire().say(update(4, []))
  const said = socket.chat('hello')
  const asked = socket.wish({ do: 'sit' })
  wire().break()
  await expect(said).rejects.toMatchObject({ code: 'no-connection' })
  await expect(asked).rejects.toMatchObject({ code: 'no-connection' })
  const later = socket.chat('still there?')
  vi.advanceTimersByTime(400)
  wire().open()
  wire().say(update(4, []))
  expect(wire().sent.slice(1)).toEqual([{ type: 'chat', id: 3, text: 'still there?' }])
  wire().say({ type: 'ack', id: 3, ply: 4 })
  await expect(later).resolves.toBeUndefined()
})

test('looks from the seat it is told to, also after a lost connection', async () => {
  const { wire, socket, heard } = connected()
  wire().open()
  wire().say(update(4, []))
  const looked = socket.look(1)
  expect(wire().last).toEqual({ type: 'look', id: 1, seat: 1 })
  wire().say(snapshot(4, { seat: 1, seats: [1] }))
  wire().say({ type: 'ack', id: 1, ply: 4 })
  await looked
  heard.seat = 1
  wire().break()
  vi.advanceTimersByTime(400)
  wire().open()
  expect(wire().last).toEqual({ type: 'hello', v: 1, ply: 4, seat: 1 })
})

test('tells of people and of what they say', () => {
  const { wire, heard } = connected()
  wire().open()
  wire().say(update(4, []))
  wire().say({ type: 'company', ...company() })
  wire().say({ type: 'chat', room: 'players', lines: [{ number: 0, person: 1, name: 'Ada', text: 'hi', at: 5 }] })
  expect(heard).toMatchObject({ companies: 1, lines: 1 })
})

test('shows the others a piece, and does not show it again after a break', async () => {
  const { wire, heard, socket } = connected()
  wire().open()
  wire().say(update(4, []))
  const drawn = socket.sketch('figure:0', 'here', true)
  expect(wire().last).toEqual({ type: 'sketch', id: 1, piece: 'figure:0', value: 'here', keep: true })
  wire().say({ type: 'sketch', person: 0, piece: 'figure:0', value: 'here', keep: true })
  wire().say({ type: 'ack', id: 1, ply: 4 })
  await drawn
  wire().say({ type: 'sketches', pieces: {} })
  expect(heard.sketches).toEqual(['sketch', 'sketches'])
  const lost = socket.sketch('ping', 'here', false)
  wire().break()
  await expect(lost).rejects.toMatchObject({ code: 'no-connection' })
})

test('whoever is shown the door does not come back', () => {
  const { wires, wire, heard } = connected()
  wire().open()
  wire().say({ type: 'refused', id: null, ply: 0, code: 'not-invited', args: {} })
  wire().break(4403)
  expect(heard).toMatchObject({ refused: ['not-invited'], states: ['closed'] })
  vi.advanceTimersByTime(60_000)
  expect(wires).toHaveLength(1)
})

test('a line that does not answer is dead', () => {
  const { wires, wire, socket, heard } = connected()
  wire().open()
  wire().say(update(4, []))
  void socket.command(DIG, 7, 0, 4)
  vi.advanceTimersByTime(8_000)
  expect(heard.states).toEqual(['open', 'lost'])
  vi.advanceTimersByTime(400)
  expect(wires).toHaveLength(2)
})

test('who only waits asks after a silence, and takes none for an answer', () => {
  const { wires, wire, heard } = connected()
  wire().open()
  wire().say(update(4, []))
  vi.advanceTimersByTime(20_000)
  expect(wire().last).toEqual({ type: 'preview', id: 1, command: { do: '' } })
  wire().say({ type: 'refused', id: 1, ply: 4, code: 'unknown-command', args: {} })
  vi.advanceTimersByTime(19_000)
  wire().say({ type: 'company', ...company() })
  vi.advanceTimersByTime(19_000)
  expect(wire().sent).toHaveLength(2)
  vi.advanceTimersByTime(1_000 + 8_000)
  expect(heard).toMatchObject({ states: ['open', 'lost'], refused: [] })
  vi.advanceTimersByTime(400)
  expect(wires).toHaveLength(2)
})

test('a greeting that nobody answers is said again on another line', () => {
  const { wires, wire } = connected()
  wire().open()
  vi.advanceTimersByTime(20_400)
  expect(wires).toHaveLength(2)
})

test('a browser without a network has lost the connection at once, and asks when it has one again', () => {
  const { wires, wire, heard, socket } = connected()
  wire().open()
  wire().say(update(4, []))
  socket.cut()
  expect(heard.states).toEqual(['open', 'lost'])
  socket.retryNow()
  expect(wires).toHaveLength(2)
  wire().open()
  wire().say(update(4, []))
  socket.retryNow()
  expect(wires).toHaveLength(2)
  expect(wire().last).toMatchObject({ type: 'preview' })
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

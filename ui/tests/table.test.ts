import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Step } from '../src/lib/protocol'
import type { GameModule } from '../src/table/contract'
import { Table } from '../src/table/table.svelte'
import { exchange, snapshot, step, update } from './wire'

const game = {
  duration: () => 100,
  patch: (view: object, event: { ply: number }) => ({ ...view, patched: event.ply }),
} as unknown as GameModule

function seated(ply = 2, steps: Step[] = [step(0), step(1)]) {
  const line = exchange()
  const table = new Table(snapshot(ply), steps, game, line.dial)
  line.wire().open()
  line.wire().say(update(ply, []))
  return { table, ...line }
}

/** The promises of a refused or accepted command settle after the call. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json(
        address.endsWith('/me') ? { known: true } : { ...snapshot(Number(/at=(\d+)/.exec(address)?.[1])), undo: true },
      ),
    ),
  )
})
afterEach(() => void vi.useRealTimers())

test('a command is pending until it is on disk, and legal moves come back after the show', async () => {
  const { table, wire } = seated()
  table.send({ do: 'dig', die: 2 })
  expect(table.pending).toBe(true)
  expect(table.legal).toEqual([])
  wire().say({ type: 'ack', id: 1, ply: 3 })
  wire().say(update(2, [step(2)]))
  await settle()
  expect(table.pending).toBe(false)
  expect(table.stage.event?.event).toBe('dug')
  expect(table.stage.moment.view).toEqual({ at: 2, patched: 2 })
  expect(table.legal).toEqual([])
  vi.advanceTimersByTime(100)
  expect(table.stage.moment.view).toEqual({ at: 3 })
  expect(table.legal).toHaveLength(1)
  expect(table.lines.map((line) => line.ply)).toEqual([0, 1, 2])
  expect(table.heard.map((line) => line.ply)).toEqual([2])
})

test('being greeted with nothing new changes nothing that is shown', () => {
  const { table, wire } = seated()
  const shown = table.stage.moment
  wire().say(update(2, []))
  expect(table.stage.moment).toBe(shown)
})

test('a second command is not sent while the first is under way', () => {
  const { table, wire } = seated()
  table.send({ do: 'dig', die: 2 })
  table.send({ do: 'dig', die: 3 })
  expect(wire().sent.filter((message) => message.type === 'command')).toHaveLength(1)
})

test('a refusal is kept to be shown, and the next command clears it', async () => {
  const { table, wire } = seated()
  table.send({ do: 'dig', die: 2 })
  wire().say({ type: 'refused', id: 1, ply: 2, code: 'too-far', args: {} })
  await settle()
  expect(table.problem).toMatchObject({ code: 'too-far' })
  table.send({ do: 'dig', die: 2 })
  expect(table.problem).toBeNull()
})

test('what an undo takes back stays in the log and counts no more', () => {
  const { table, wire } = seated()
  wire().say(update(2, [step(2, { command: { do: 'undo', ply: 1 }, events: [] })]))
  expect(table.lines.map((line) => line.counts)).toEqual([true, false, true])
  expect(table.lines.at(-1)?.event).toBeNull()
  expect(table.plies).toEqual([0, 1])
})

test('the same preview is asked for only once per ply', async () => {
  const { table, wire } = seated()
  const command = { do: 'dig', die: 2 }
  const first = table.preview(command)
  expect(table.preview(command)).toBe(first)
  wire().say(update(2, [step(2)]))
  expect(table.preview(command)).not.toBe(first)
})

test('looking back shows what was, with nothing to do, and plays the next step when going on', async () => {
  const { table } = seated()
  await table.look(0)
  expect(table.stage.moment).toMatchObject({ view: { at: 0 }, legal: [], undo: false })
  expect(table.canUndo).toBe(false)
  await table.look(1)
  expect(table.stage.event?.event).toBe('dug')
  vi.advanceTimersByTime(100)
  expect(table.stage.moment.view).toEqual({ at: 1 })
  table.wander(1)
  expect(table.past).toBeNull()
  expect(table.stage.moment.view).toEqual({ at: 2 })
})

test('whoever goes on quickly sees each moment in its place', async () => {
  const { table } = seated(4, [step(0), step(1), step(2), step(3)])
  await table.look(0)
  await table.look(1)
  await table.look(2)
  expect(table.stage.waiting).toBe(1)
  vi.advanceTimersByTime(100)
  expect(table.stage.moment.view).toEqual({ at: 2 })
})

test('what happens while somebody looks back waits for their return', async () => {
  const { table, wire } = seated()
  await table.look(1)
  wire().say(update(2, [step(2)]))
  expect(table.stage.moment.view).toEqual({ at: 1 })
  table.past = null
  expect(table.stage.moment.view).toEqual({ at: 3 })
})

test('after a lost connection nothing is told twice', () => {
  const { table, wire } = seated()
  wire().say(update(2, [step(2)]))
  wire().break()
  expect(table.connection).toBe('lost')
  vi.advanceTimersByTime(400)
  wire().open()
  expect(wire().last).toEqual({ type: 'hello', v: 1, ply: 3 })
  wire().say(update(2, [step(2), step(3)]))
  vi.advanceTimersByTime(1_000)
  expect(table.connection).toBe('open')
  expect(table.lines.map((line) => line.ply)).toEqual([0, 1, 2, 3])
})

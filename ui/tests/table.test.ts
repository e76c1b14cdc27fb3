import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ChatLine, Company, SnapshotMessage, Step } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import type { GameModule } from '../src/table/contract'
import { Table } from '../src/table/table.svelte'
import { inviteIn, inviteLink, isAtDoor } from '../src/table/arrival'
import { Chat } from '../src/table/chat.svelte'
import { Clock } from '../src/table/clock'
import { foreknowledge } from '../src/table/names'
import { ranked } from '../src/table/ranking'
import { chair, company, exchange, snapshot, step, update } from './wire'

const game = {
  duration: () => 100,
  patch: (view: object, event: { ply: number }) => ({ ...view, patched: event.ply }),
} as unknown as GameModule

function seated(ply = 2, steps: Step[] = [step(0), step(1)], rest: Partial<SnapshotMessage> = {}) {
  const line = exchange()
  const first = snapshot(ply, rest)
  const table = new Table(first, steps, game, line.dial)
  line.wire().open()
  const { view, legal, to_act, outcome, undo, seq, now } = first
  line.wire().say(update(ply, [], { view, legal, to_act, outcome, undo, seq, now }))
  return { table, ...line }
}

/** Two people act at once, against the clock, and nothing takes time to be shown. */
function quickly(rest: Partial<GameModule> = { duration: () => 0 }) {
  const line = exchange()
  const first = snapshot(2, { company: two({ timed: true }), to_act: [0, 1] })
  const table = new Table(first, [step(0), step(1)], { ...game, ...rest }, line.dial)
  line.wire().open()
  line.wire().say(update(2, []))
  return { table, ...line }
}

const people = (...ids: number[]): Company['people'] =>
  ids.map((id) => ({ id, name: `Person ${id}`, present: true, muted: false }))

/** Two people, one chair each. */
const two = (rest: Partial<Company> = {}): Company =>
  company({ seats: [chair(0), chair(1)], people: people(0, 1), ...rest })

/** One person on both chairs of a game with hidden hands. */
const hotSeat = (rest: Partial<Company> = {}): Company =>
  company({
    seats: [chair(0), chair(0)],
    hides: true,
    me: { person: 0, seats: [0, 1], host: true, muted: false },
    ...rest,
  })

/** The promises of a refused or accepted command settle after the call. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

let fetched: string[] = []

function answer(address: string): unknown {
  if (address.endsWith('/me')) return { known: true }
  const seat = Number(/seat=(\d+)/.exec(address)?.[1] ?? 0)
  if (address.includes('/steps')) return { steps: [step(0), step(1, { events: [{ event: 'seen', rule: '', seat }] })] }
  if (address.includes('/chat')) return { room: 'watchers', lines: [] }
  const at = Number(/[?&]at=(\d+)/.exec(address)?.[1] ?? 2)
  return { ...snapshot(at, { seat, seats: [seat], view: { at, seat }, company: two() }), undo: true }
}

beforeEach(() => {
  vi.useFakeTimers()
  fetched = []
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address)
    return Promise.resolve(Response.json(answer(address)))
  })
})
afterEach(() => void vi.useRealTimers())

test('a command is pending until it is on disk, and legal moves come back after the show', async () => {
  const { table, wire } = seated()
  table.send({ do: 'dig', die: 2 })
  expect(table.pending).toEqual({ do: 'dig', die: 2 })
  expect(table.legal).toEqual([])
  wire().say({ type: 'ack', id: 1, ply: 3 })
  wire().say(update(2, [step(2)]))
  await settle()
  expect(table.pending).toBeNull()
  expect(table.stage.event?.event).toBe('dug')
  expect(table.stage.moment.view).toEqual({ at: 2, patched: 2 })
  expect(table.legal).toEqual([])
  vi.advanceTimersByTime(100)
  expect(table.stage.moment.view).toEqual({ at: 3 })
  expect(table.legal).toHaveLength(1)
  expect(table.lines.map((line) => line.ply)).toEqual([0, 1, 2])
  expect(table.herald.said.map((line) => line.ply)).toEqual([2])
})

test('being greeted with nothing new changes nothing that is shown', () => {
  const { table, wire } = seated()
  const shown = table.stage.moment
  wire().say(update(2, [], { undo: false }))
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

test('a command is pending until what it did has come, also when its receipt comes first', async () => {
  const { table, wire } = seated()
  table.send({ do: 'dig', die: 2 })
  wire().say({ type: 'ack', id: 1, ply: 4 })
  await settle()
  wire().say(update(2, [step(2, { seat: 1 })]))
  expect(table.pending).toEqual({ do: 'dig', die: 2 })
  wire().say(update(3, [step(3)]))
  expect(table.pending).toBeNull()
})

test('what was refused is pending no more', async () => {
  const { table, wire } = seated()
  table.send({ do: 'dig', die: 2 })
  wire().say({ type: 'refused', id: 1, ply: 2, code: 'too-far', args: {} })
  await settle()
  expect([table.pending, table.legal.length]).toEqual([null, 1])
})

test('what others do changes nothing of what I may do, nor of what I have begun to choose', () => {
  const { table, wire } = quickly()
  const { legal } = table
  wire().say(update(2, [step(2, { seat: 1 })]))
  expect(table.stage.moment.ply).toBe(3)
  expect(table.legal).toBe(legal)
  wire().say({ type: 'company', ...two({ version: 1, timed: true }) })
  wire().say(snapshot(3, { company: two({ version: 1, timed: true }), undo: true }))
  expect(table.legal).toBe(legal)
})

test('where time runs, what is long past holds nobody up', () => {
  const { table, wire } = quickly({ duration: () => 500 })
  for (let ply = 2; ply < 12; ply++) wire().say(update(ply, [step(ply, { seat: 1 })]))
  expect(table.live.waiting).toBeLessThanOrEqual(8)
})

test('what hurries ends what is being shown', () => {
  const { table, wire } = quickly({ duration: ({ event }) => (event === 'dug' ? 500 : 0), hurries: ({ event }) => event === 'go' })
  wire().say(update(2, [step(2)]))
  expect(table.legal).toEqual([])
  wire().say(update(3, [step(3, { events: [{ event: 'go', rule: '' }] })]))
  expect([table.stage.moment.ply, table.legal.length]).toEqual([4, 1])
})

test('those who only watch see a story to its end', () => {
  const line = exchange()
  const me = { person: null, seats: [], host: false, muted: false }
  const first = snapshot(2, { seat: null, seats: [], legal: [], company: two({ timed: true, me }) })
  const rest: Partial<GameModule> = { duration: ({ event }) => (event === 'dug' ? 500 : 0), hurries: () => true }
  const table = new Table(first, [step(0), step(1)], { ...game, ...rest }, line.dial)
  line.wire().open()
  line.wire().say(update(2, [step(2)], { legal: [] }))
  line.wire().say(update(3, [step(3, { events: [{ event: 'go', rule: '' }] })], { legal: [] }))
  expect(table.stage.event?.event).toBe('dug')
  vi.advanceTimersByTime(500)
  expect(table.stage.moment.ply).toBe(4)
})

test.each([
  [100, 30_000, 20_000],
  [100, 12_000, 4_000],
  [200, 12_000, 2_000],
  [50, 12_000, 14_000],
])('at %i %% a choice in %i ms of table time is put after %i ms at the latest', (pace, deadline, most) => {
  const { table, wire } = quickly({ duration: () => 500, deadline: (view) => (view as { until?: number }).until ?? null })
  wire().say({ type: 'company', ...two({ version: 1, timed: true, pace }) })
  const events = Array.from({ length: 60 }, () => ({ event: 'dug', rule: '' }))
  wire().say(update(2, [step(2, { seat: -2, events })], { view: { until: deadline }, now: 0 }))
  expect(table.legal).toEqual([])
  vi.advanceTimersByTime(most)
  expect(table.legal).toHaveLength(1)
})

test('nobody hurries for a choice that is not theirs', () => {
  const { table, wire } = quickly({ duration: () => 500, deadline: () => 3_000 })
  const events = Array.from({ length: 10 }, () => ({ event: 'dug', rule: '' }))
  wire().say(update(2, [step(2, { seat: -2, events })], { to_act: [1], now: 0 }))
  vi.advanceTimersByTime(4_900)
  expect(table.stage.busy).toBe(true)
})

test('where nothing may move, a game tells its story in still pictures or not at all', () => {
  settings.motion = false
  onTestFinished(() => void (settings.motion = true))
  const moving = quickly({ duration: () => 500 })
  moving.wire().say(update(2, [step(2)]))
  expect(moving.table.stage.event).toBeNull()
  const still = quickly({ duration: () => 500, still: () => 600 })
  still.wire().say(update(2, [step(2)]))
  expect(still.table.stage.event?.event).toBe('dug')
  still.table.stage.skip()
  expect(still.table.stage.moment.ply).toBe(3)
})

test('what is told at leisure is said to the last sentence', () => {
  const { table, wire } = quickly({ duration: ({ event }) => (event === 'dug' ? 500 : 0) })
  const events = Array.from({ length: 6 }, (_, seat) => ({ event: 'dug', rule: '', seat }))
  wire().say(update(2, [step(2, { seat: -2, events })]))
  vi.advanceTimersByTime(3_000)
  expect(table.herald.said).toHaveLength(6)
})

test('a beat of the clock that brings nothing is no moment to stop at', async () => {
  const tick = (ply: number): Step => step(ply, { seat: -2, command: { do: 'tick', at: ply }, events: [] })
  const { table, wire } = seated(3, [step(0), tick(1), step(2)])
  wire().say(update(3, [tick(3), step(4), tick(5)]))
  vi.advanceTimersByTime(100)
  expect(table.plies).toEqual([0, 1, 3, 5])
  table.wander(-1)
  expect(table.past).toBe(3)
  table.wander(1)
  expect(table.past).toBeNull()
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
  expect(table.stage.moment).toMatchObject({ view: { at: 0, seat: 0 }, legal: [], undo: false })
  expect(table.canUndo).toBe(false)
  await table.look(1)
  expect(table.stage.event?.event).toBe('dug')
  vi.advanceTimersByTime(100)
  expect(table.stage.moment.view).toMatchObject({ at: 1 })
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
  expect(table.stage.moment.view).toMatchObject({ at: 2 })
})

test('what happens while somebody looks back waits for their return', async () => {
  const { table, wire } = seated()
  await table.look(1)
  wire().say(update(2, [step(2)]))
  expect(table.stage.moment.view).toMatchObject({ at: 1 })
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

test('each command has a number greater than all before, and names the ply where nobody else may act', async () => {
  vi.setSystemTime(1_000)
  const { table, wire } = seated(2, [], { seq: 5_000 })
  table.send({ do: 'dig', die: 2 })
  expect(wire().last).toMatchObject({ type: 'command', seat: 0, seq: 5_001, ply: 2 })
  wire().say({ type: 'ack', id: 1, ply: 3 })
  wire().say(update(2, [step(2)], { to_act: [0, 1], seq: 5_001 }))
  await vi.advanceTimersByTimeAsync(10_000)
  table.send({ do: 'dig', die: 3 })
  expect(wire().last).toMatchObject({ type: 'command', seat: 0, seq: 11_000 })
  expect(wire().last).not.toHaveProperty('ply')
})

test('a step whose command is secret counts like any other', () => {
  const { table, wire } = seated()
  wire().say(update(2, [step(2, { seat: 1, command: null, events: [] })]))
  expect(table.plies).toEqual([0, 1, 2, 3])
})

test('what may be done changes when the game begins, though nothing has happened', () => {
  const { table, wire } = seated(0, [], { legal: [], company: two({ phase: 'gathering' }) })
  expect([table.phase, table.isMyTurn, table.legal]).toEqual(['gathering', false, []])
  wire().say(snapshot(0, { company: two({ version: 1 }) }))
  expect([table.phase, table.isMyTurn, table.legal.length]).toEqual(['playing', true, 1])
})

test('news of the company that are older than what is known are none', () => {
  const { table, wire } = seated(2, [], { company: two({ version: 3 }) })
  expect(table.hasCompany).toBe(true)
  wire().say({ type: 'company', ...two({ version: 2, pace: 50 }) })
  expect(table.company.pace).toBe(100)
  wire().say({ type: 'company', ...company({ version: 4 }) })
  expect(table.hasCompany).toBe(false)
})

test('who only watches is company', () => {
  const me = { person: null, seats: [], host: false, muted: false }
  const { table, wire } = seated(2, [], { company: company({ me, people: people(), watching: 1 }) })
  expect(table.hasCompany).toBe(false)
  wire().say({ type: 'company', ...company({ me, people: people(), watching: 2 }) })
  expect(table.hasCompany).toBe(true)
})

test('a wish is sent, and the reason why it was not granted is kept', async () => {
  const { table, wire } = seated(2, [], { company: two() })
  const done = table.wish({ do: 'propose', what: 'pause' })
  expect(wire().last).toEqual({ type: 'ask', id: 1, ask: { do: 'propose', what: 'pause' } })
  wire().say({ type: 'refused', id: 1, ply: 2, code: 'cannot-pause', args: {} })
  await expect(done).resolves.toBe(false)
  expect(table.problem).toMatchObject({ code: 'cannot-pause' })
})

test('whoever stands up comes into the other room', async () => {
  const { table, wire } = seated(2, [], { company: two() })
  wire().say({ type: 'chat', room: 'players', lines: [{ number: 0, person: 1, name: 'Ada', text: 'psst', at: 1 }] })
  expect(table.chat.unread(0)).toBe(1)
  const me = { person: 0, seats: [], host: true, muted: false }
  wire().say(snapshot(2, { seat: null, seats: [], company: two({ version: 1, seats: [chair(null), chair(1)], me }) }))
  await settle()
  expect([table.chat.room, table.chat.lines, table.seat]).toEqual(['watchers', [], null])
})

test('a game that is over ends for the company as soon as its last step is told', () => {
  const { table, wire } = seated()
  wire().say(update(2, [step(2)], { outcome: { shares: [1], reason: 'done' }, legal: [], to_act: [] }))
  expect(table.phase).toBe('over')
  expect(table.company.phase).toBe('playing')
})

test('of several hands none is shown until somebody has lifted the curtain', async () => {
  const { table, wire } = seated(2, [], { seat: null, seats: [], company: hotSeat() })
  expect([table.seat, table.curtain]).toEqual([null, 0])
  table.drop()
  const lifted = table.lift()
  expect(wire().last).toMatchObject({ type: 'look', seat: 0 })
  wire().say(snapshot(2, { company: hotSeat() }))
  for (const { type, id } of wire().sent.slice(1) as { type: string; id: number }[])
    if (type === 'look') wire().say({ type: 'ack', id, ply: 2 })
  await lifted
  expect([table.seat, table.curtain]).toEqual([0, null])
})

/** Seat 0 of a hot seat looks at its hand. */
async function looking() {
  const made = seated(2, [], { seat: null, seats: [], company: hotSeat() })
  const looked = made.table.lookFrom(0)
  made.wire().say(snapshot(2, { company: hotSeat() }))
  made.wire().say({ type: 'ack', id: 1, ply: 2 })
  await looked
  await settle()
  return made
}

test('the curtain falls when the turn passes to another chair of mine, after what led there was shown', async () => {
  const { table, wire } = await looking()
  expect(fetched.at(-1)).toContain('seat=0')
  expect(table.lines.at(-1)?.event?.seat).toBe(0)
  wire().say(update(2, [step(2)], { to_act: [1], legal: [] }))
  expect(table.curtain).toBeNull()
  vi.advanceTimersByTime(100)
  expect(table.curtain).toBe(1)
  table.drop()
  expect(wire().last).toMatchObject({ type: 'look', seat: null })
  wire().say(snapshot(3, { seat: null, seats: [], view: {}, legal: [], to_act: [], company: hotSeat() }))
  // Nothing that the first one saw is left, though a spectator may not know who is to act.
  expect([table.lines, table.steps, table.stage.moment.view, table.curtain]).toEqual([[], [], {}, 1])
})

test('the curtain stays up while my seat may act, others of mine too, or nobody of mine', async () => {
  const { table, wire } = await looking()
  for (const to_act of [[1, 0], [2], []]) {
    wire().say(update(2, [], { to_act }))
    vi.advanceTimersByTime(100)
    expect(table.curtain).toBeNull()
  }
})

test('a lost connection shows the same hand again, and after the curtain none', async () => {
  const { table, wire } = await looking()
  wire().break()
  vi.advanceTimersByTime(400)
  wire().open()
  expect(wire().last).toEqual({ type: 'hello', v: 1, ply: 2, seat: 0 })
  wire().say(update(2, [], { to_act: [1] }))
  table.drop()
  wire().break()
  vi.advanceTimersByTime(400)
  wire().open()
  expect(wire().last).toEqual({ type: 'hello', v: 1, ply: null })
})

test('without secrets there is no curtain, and of several seats the one whose turn it is looks on', () => {
  const { table, wire } = seated(2, [], { seats: [0, 1], company: hotSeat({ hides: false }) })
  expect([table.seat, table.curtain]).toEqual([0, null])
  wire().say(update(2, [step(2)], { to_act: [1] }))
  vi.advanceTimersByTime(100)
  expect([table.seat, table.curtain]).toEqual([1, null])
  table.send({ do: 'dig', die: 0 })
  expect(wire().last).toMatchObject({ seat: 1 })
})

test('a game that is over can be seen as somebody else saw it', async () => {
  const over = { outcome: { shares: [1, 0], reason: 'done' }, legal: [], to_act: [], company: two({ hides: true }) }
  const { table, wire } = seated(2, [step(0), step(1)], over)
  expect(table.isSecret).toBe(false)
  await table.lookFrom(1)
  expect(table.stage.moment.view).toEqual({ at: 2, seat: 1 })
  expect(table.lines.at(-1)?.event?.seat).toBe(1)
  await table.look(1)
  expect(fetched.at(-1)).toMatch(/at=1&seat=1$/)
  // The greeting after a lost connection shows one's own seat, which was not asked for.
  wire().say(update(2, [], over))
  table.past = null
  expect(table.stage.moment.view).toEqual({ at: 2, seat: 1 })
})

test('a game that is over can be seen with all hands open, now and then, and each is asked for once', async () => {
  const over = { outcome: { shares: [1, 0], reason: 'done' }, legal: [], to_act: [], company: two({ hides: true }) }
  const { table, wire } = seated(2, [step(0), step(1)], over)
  expect(table.stage.moment.hands).toBeUndefined()
  await table.showHands()
  expect(table.stage.moment.hands).toEqual([0, 1].map((seat) => ({ at: 2, seat })))
  await table.look(1)
  expect(table.stage.moment.hands).toEqual([0, 1].map((seat) => ({ at: 1, seat })))
  const asked = fetched.length
  await table.look(0)
  await table.look(1)
  expect(fetched.slice(asked).filter((address) => address.includes('?at=1'))).toEqual([])
  // Somebody comes: nothing changes.
  wire().say(update(2, [], over))
  table.past = null
  expect(table.stage.moment.hands).toHaveLength(2)
  await table.look(1)
  await table.lookFrom(1)
  expect([table.past, table.openHands, table.stage.moment.hands]).toEqual([1, false, undefined])
  expect(table.stage.moment.view).toEqual({ at: 1, seat: 1 })
})

test('what happened and could not be fetched is fetched with the next message', async () => {
  const { table, wire } = seated(2, [step(0), step(1)], { company: two() })
  const reachable = fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  wire().say(snapshot(4, { company: two() }))
  await settle()
  expect(table.stage.moment.ply).toBe(4)
  vi.stubGlobal('fetch', reachable)
  wire().say(update(4, []))
  await settle()
  expect(table.lines.map((line) => line.event?.event)).toEqual(['dug', 'seen'])
  const asked = fetched.length
  wire().say(update(4, []))
  await settle()
  expect(fetched).toHaveLength(asked)
})

test('who comes to a table that began in the middle hears that its maker may know what is hidden', () => {
  expect(foreknowledge(two())).toBeNull()
  expect(foreknowledge(two({ origin: 'fork' }))).toBeNull()
  expect(foreknowledge(two({ hides: true, origin: null }))).toBeNull()
  expect(foreknowledge(two({ hides: true, origin: 'fork' }))).toMatch(/caché/)
})

test('places go by the victory, then by the score, and equals share one', () => {
  expect(ranked([12, 20, 12, 15], [0, 1, 0, 0])).toEqual([
    { seat: 1, place: 1 },
    { seat: 3, place: 2 },
    { seat: 0, place: 3 },
    { seat: 2, place: 3 },
  ])
  expect(ranked([20, 20], [0, 1]).map(({ seat }) => seat)).toEqual([1, 0])
})

test('table time goes on by itself, at its pace, and stands still in a pause', () => {
  let wall = 0
  const clock = new Clock(() => wall)
  expect(clock.now()).toBeNull()
  clock.run(50)
  clock.set(1_000)
  wall = 400
  expect(clock.now()).toBe(1_200)
  clock.run(0)
  wall = 900
  expect(clock.now()).toBe(1_200)
  clock.run(200)
  wall = 1_000
  expect(clock.now()).toBe(1_400)
})

test('a table without a clock has no time', () => {
  const { table } = seated()
  expect(table.clock).toBeNull()
  expect(seated(2, [], { now: 7, company: two({ timed: true, phase: 'paused' }) }).table.clock).toBe(7)
})

test('pieces are where somebody put them last, until a greeting tells of none', async () => {
  const { table, wire } = seated()
  const at = (piece: string, value: unknown, keep = true): void =>
    wire().say({ type: 'sketch', person: 1, piece, value, keep })
  wire().say({ type: 'sketches', pieces: { 'figure:0': 'here', note: 1 } })
  at('figure:0', 'there')
  at('note', null)
  at('ping', 'look', false)
  expect(table.sketches.pieces).toEqual({ 'figure:0': 'there' })
  expect(table.sketches.pings).toMatchObject([{ person: 1, value: 'look' }])
  vi.advanceTimersByTime(5_000)
  expect(table.sketches.pings).toEqual([])
  const drawn = table.sketch('note', 2)
  expect(wire().last).toMatchObject({ type: 'sketch', piece: 'note', value: 2, keep: true })
  wire().say({ type: 'refused', id: 1, ply: 2, code: 'hushed', args: {} })
  expect([await drawn, table.problem?.code]).toEqual([false, 'hushed'])
  wire().break()
  vi.advanceTimersByTime(400)
  wire().open()
  wire().say(update(2, []))
  expect(table.sketches.pieces).toEqual({})
})

test('a line of chat is heard once, and one of my own is no news', () => {
  const line = (number: number, person: number): ChatLine => ({ number, person, name: '', text: '', at: 0 })
  const chat = new Chat()
  chat.hear({ room: 'players', lines: [line(3, 1), line(4, 1)] })
  expect(chat.unread(0)).toBe(0)
  chat.hear({ room: 'players', lines: [line(4, 1), line(5, 0), line(6, 1)] })
  expect(chat.lines.map(({ number }) => number)).toEqual([3, 4, 5, 6])
  expect(chat.unread(0)).toBe(1)
  chat.read()
  expect(chat.unread(0)).toBe(0)
})

test('an invitation is a link whose secret part no server sees', () => {
  const link = inviteLink('https://somewhere', 'T', 'a-b_c')
  expect(new URL(link)).toMatchObject({ pathname: '/table/T', search: '' })
  expect(inviteIn(new URL(link).hash)).toBe('a-b_c')
  expect(inviteIn('#board')).toBeNull()
})

test('who has a chair is not asked at the door', () => {
  const stranger = { person: null, seats: [], host: false, muted: false }
  expect(isAtDoor(two(), 'code')).toBe(false)
  expect(isAtDoor(two({ me: stranger }), 'code')).toBe(true)
  expect(isAtDoor(two({ me: stranger }), null)).toBe(false)
  expect(isAtDoor(two({ me: stranger, listed: true, phase: 'gathering' }), null)).toBe(true)
  expect(isAtDoor(two({ me: stranger, phase: 'over' }), 'code')).toBe(false)
})

test('a proposal that comes to nothing is noticed, one that is done is not', async () => {
  const { table, wire } = seated(2, undefined, { company: two() })
  const propose = (what: 'undo' | 'pause', version: number, phase: Company['phase'] = 'playing'): void => {
    wire().say({ type: 'company', ...two({ version, proposal: { what, person: 1, agreed: [], needed: [0] } }) })
    wire().say({ type: 'company', ...two({ version: version + 1, phase }) })
  }
  propose('pause', 1)
  expect(table.declined).toBe('pause')
  propose('pause', 3, 'paused')
  expect(table.declined).toBeNull()
  propose('undo', 5)
  wire().say(update(2, [step(2, { command: { do: 'undo', ply: 1 }, events: [] })]))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(table.declined).toBeNull()
  propose('undo', 7)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(table.declined).toBe('undo')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent } from '../src/table/contract'
import { Stage, type Moment, type Scene } from '../src/table/stage.svelte'

const moment = (ply: number): Moment => ({
  ply,
  scenery: {},
  view: `view ${ply}`,
  legal: [{ do: 'dig' }],
  to_act: [0],
  outcome: null,
  undo: true,
})

const scene = (ply: number, ...names: string[]): Scene => ({
  told: names.map((name) => ({ ply: ply - 1, event: { event: name, rule: 'R-1' } })),
  moment: moment(ply),
})

function stage(duration: (event: GameEvent) => number = () => 100) {
  const told: string[] = []
  const made = new Stage(moment(0), {
    duration,
    patch: (view, event) => `${view} + ${event.event}`,
    tell: ({ event }, skipped) => told.push(skipped ? `(${event.event})` : event.event),
  })
  return { stage: made, told }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('shows one event after another and then what is true', () => {
  const { stage: it, told } = stage()
  it.play(scene(1, 'a', 'b'))
  expect(it.event?.event).toBe('a')
  expect(it.moment.view).toBe('view 0 + a')
  vi.advanceTimersByTime(100)
  expect(it.event?.event).toBe('b')
  expect(it.moment.view).toBe('view 0 + a + b')
  vi.advanceTimersByTime(100)
  expect(it.event).toBeNull()
  expect(it.moment).toEqual(moment(1))
  expect(told).toEqual(['a', 'b'])
})

test('nothing is legal while things move', () => {
  const { stage: it } = stage()
  it.play(scene(1, 'a'))
  expect(it.busy).toBe(true)
  expect(it.moment).toMatchObject({ legal: [], undo: false })
  vi.advanceTimersByTime(100)
  expect(it.busy).toBe(false)
  expect(it.moment.legal).toHaveLength(1)
})

test('scenes wait for each other', () => {
  const { stage: it, told } = stage()
  it.play(scene(1, 'a'))
  it.play(scene(2, 'b'))
  expect(it.waiting).toBe(2)
  vi.advanceTimersByTime(100)
  expect(it.moment).toMatchObject({ view: 'view 1 + b' })
  vi.advanceTimersByTime(100)
  expect(it.moment).toEqual(moment(2))
  expect(told).toEqual(['a', 'b'])
})

test('skipping ends the scene on stage and still tells everything', () => {
  const { stage: it, told } = stage()
  it.play(scene(1, 'a', 'b', 'c'))
  it.play(scene(2, 'd'))
  it.skip()
  expect(it.event?.event).toBe('d')
  expect(told).toEqual(['a', '(b)', '(c)', 'd'])
  it.skip()
  expect(it.busy).toBe(false)
})

test('catching up ends all scenes', () => {
  const { stage: it, told } = stage()
  it.play(scene(1, 'a', 'b'))
  it.play(scene(2, 'c'))
  it.play(scene(3, 'd'))
  it.catchUp()
  expect(it.moment).toEqual(moment(3))
  expect(told).toHaveLength(4)
})

test('without motion everything is told at once', () => {
  const { stage: it, told } = stage(() => 0)
  it.play(scene(1, 'a', 'b'))
  expect(it.moment).toEqual(moment(1))
  expect(told).toEqual(['(a)', '(b)'])
})

test('no event takes longer than 600 ms', () => {
  const { stage: it } = stage(() => 60_000)
  it.play(scene(1, 'a'))
  vi.advanceTimersByTime(600)
  expect(it.busy).toBe(false)
})

test('showing a moment forgets what was to come', () => {
  const { stage: it } = stage()
  it.play(scene(1, 'a'))
  it.show(moment(5))
  vi.advanceTimersByTime(1_000)
  expect(it.moment).toEqual(moment(5))
  expect(it.busy).toBe(false)
})

test('what shows nothing is no scene of its own', () => {
  const { stage: it, told } = stage(({ event }) => (event === 'quiet' ? 0 : 100))
  it.play(scene(1, 'a'))
  it.play(scene(2, 'quiet'))
  it.play(scene(3, 'b'))
  it.play(scene(4, 'quiet'))
  it.play(scene(5))
  expect(it.waiting).toBe(2)
  vi.advanceTimersByTime(100)
  expect(it.moment).toMatchObject({ view: 'view 2 + b' })
  vi.advanceTimersByTime(100)
  expect(it.moment).toEqual(moment(5))
  expect(told).toEqual(['a', '(quiet)', 'b', '(quiet)'])
})

test('a story is told faster where there is little time, and then with all its time again', () => {
  const { stage: it, told } = stage()
  it.play(scene(1, 'a', 'b', 'c', 'd'), 300)
  vi.advanceTimersByTime(300)
  expect(it.busy).toBe(false)
  expect(told).toEqual(['a', 'b', 'c', 'd'])
  it.play(scene(2, 'e'))
  vi.advanceTimersByTime(99)
  expect(it.busy).toBe(true)
})

test('where there is less time, the story begins in the middle', () => {
  const { stage: it, told } = stage()
  it.play(scene(1, 'a', 'b', 'c', 'd'), 100)
  expect(told).toEqual(['(a)', '(b)', 'c'])
  expect(it.moment.view).toBe('view 0 + a + b + c')
  vi.advanceTimersByTime(100)
  expect([it.busy, it.moment.ply]).toEqual([false, 1])
})

test('without any time there is no story', () => {
  const { stage: it, told } = stage()
  it.play(scene(1, 'a', 'b'), 0)
  expect([it.busy, it.moment.ply, told.length]).toEqual([false, 1, 2])
})

test('a story that has begun makes haste when somebody must act', () => {
  const { stage: it, told } = stage(() => 600)
  it.play(scene(1, 'a', 'b', 'c', 'd', 'e'))
  it.play(scene(2, 'f'), 1_500)
  vi.advanceTimersByTime(1_500)
  expect([it.busy, it.moment.ply]).toEqual([false, 2])
  expect(told.at(-1)).toBe('f')
})

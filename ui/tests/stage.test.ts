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

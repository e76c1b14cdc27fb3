import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Herald } from '../src/table/herald.svelte'

function herald(isHurried: boolean, mine = [0]) {
  const made = new Herald(
    () => isHurried,
    () => mine,
  )
  let key = 0
  const happen = (fields: Record<string, unknown>, times = 1): void => {
    for (let i = 0; i < times; i++)
      made.hear({ key, ply: key++, counts: true, event: { event: 'happened', rule: '', ...fields } })
  }
  return { made, happen, said: () => made.said.map(({ event }) => event?.what) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('where there is time everything is said at once, and the last of it can be found again', () => {
  const { made, happen, said } = herald(false)
  happen({ seat: 1, what: 'a' })
  expect(said()).toEqual(['a'])
  happen({ what: 'b' }, 30)
  expect(made.said).toHaveLength(12)
})

test('in a hurry what concerns me comes first, then what concerns all, each time the newest', () => {
  const { happen, said } = herald(true)
  happen({ seat: 0, what: 'mine' })
  happen({ seat: 2, owner: 0, what: 'to me' })
  happen({ what: 'to all' })
  happen({ seat: 1, what: 'elsewhere' }, 20)
  vi.advanceTimersByTime(0)
  expect(said()).toEqual(['mine', 'to me'])
  happen({ seat: 1, what: 'old' })
  happen({ what: 'the bell' })
  happen({ seat: 1, what: 'new' })
  vi.advanceTimersByTime(2_000)
  expect(said()).toEqual(['mine', 'to me', 'the bell', 'new'])
})

test('what somebody gives me concerns me', () => {
  const { happen, said } = herald(true)
  happen({ seat: 2, receiver: 0, what: 'given' })
  happen({ seat: 1, what: 'elsewhere' }, 20)
  vi.advanceTimersByTime(0)
  expect(said()).toEqual(['given', 'elsewhere'])
})

test('ten events a second give no more than two sentences in two', () => {
  const { made, happen } = herald(true, [])
  for (let tenth = 0; tenth < 60; tenth++) {
    happen({ seat: 1 })
    vi.advanceTimersByTime(100)
  }
  expect(made.said.length).toBeLessThanOrEqual(8)
  vi.advanceTimersByTime(10_000)
  expect(made.said.at(-1)?.key).toBe(59)
})

test('after a silence the next thing is said without waiting', () => {
  const { happen, said } = herald(true)
  happen({ what: 'one' })
  vi.advanceTimersByTime(9_000)
  happen({ what: 'two' })
  vi.advanceTimersByTime(0)
  expect(said()).toEqual(['one', 'two'])
})

test('what was to be said to others is forgotten', () => {
  const { made, happen } = herald(true)
  happen({ what: 'secret' })
  made.forget()
  vi.advanceTimersByTime(9_000)
  expect(made.said).toEqual([])
})

test('what is not hurried is said at once, between what is', () => {
  const made = new Herald(
    (event) => event?.event === 'placed',
    () => [],
  )
  const hear = (event: string, key: number): void => made.hear({ key, ply: key, counts: true, event: { event, rule: '' } })
  for (let key = 0; key < 9; key++) hear(key < 4 ? 'placed' : 'scored', key)
  vi.advanceTimersByTime(0)
  expect(made.said.filter(({ event }) => event?.event === 'scored')).toHaveLength(5)
  expect(made.said.filter(({ event }) => event?.event === 'placed')).toHaveLength(2)
})

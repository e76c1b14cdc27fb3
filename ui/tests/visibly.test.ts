import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { visibly } from '../src/pages/visibly'

let seen: () => void
const page = {
  hidden: false,
  addEventListener: (_: string, listener: () => void) => (seen = listener),
  removeEventListener: vi.fn(),
}

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it is done at once and then every so often, until it is stopped', () => {
  const work = vi.fn()
  const stop = visibly(1000, work)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2500)
  expect(work).toHaveBeenCalledTimes(3)
  stop()
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(3)
  expect(page.removeEventListener).toHaveBeenCalled()
})

test('it rests while nobody looks, and is done at once when somebody does', () => {
  const work = vi.fn()
  visibly(1000, work)
  page.hidden = true
  seen()
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(1)
  page.hidden = false
  seen()
  expect(work).toHaveBeenCalledTimes(2)
})

import { afterEach, expect, test, vi } from 'vitest'
import { steps } from '../src/lib/api'
import { step } from './wire'

afterEach(() => vi.unstubAllGlobals())

/** A server that tells a story of so many lines in parts of two, and remembers from where it was asked. */
function teller(ply: number): number[] {
  const asked: number[] = []
  vi.stubGlobal('fetch', (address: string) => {
    if (address.endsWith('/me')) return Promise.resolve(Response.json({ known: true }))
    const from = Number(/from=(\d+)/.exec(address)?.[1] ?? 0)
    asked.push(from)
    const told = [from, from + 1].filter((line) => line < ply).map((line) => step(line))
    return Promise.resolve(Response.json({ ply, steps: told }))
  })
  return asked
}

test.each([0, 1, 2, 5])('a story of %i lines is asked for until its end', async (ply) => {
  const asked = teller(ply)
  expect((await steps('table')).map((one) => one.ply)).toEqual([...Array(ply).keys()])
  expect(asked).toEqual([0, 2, 4].filter((from) => from === 0 || from < ply))
})

test('a server that tells nothing more is not asked for ever', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json(address.endsWith('/me') ? { known: true } : { ply: 9, steps: [] }))
  })
  expect(await steps('table')).toEqual([])
  expect(asked.filter((address) => address.includes('/steps'))).toHaveLength(1)
})

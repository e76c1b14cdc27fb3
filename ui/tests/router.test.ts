import { expect, test } from 'vitest'
import { read, write, type Route } from '../src/router'

const addresses: [string, Exclude<Route, { page: 'lost' }>][] = [
  ['/', { page: 'home' }],
  ['/new/falling-skies-9', { page: 'new', slug: 'falling-skies-9' }],
  ['/tables', { page: 'tables' }],
  ['/lobby', { page: 'lobby' }],
  ['/table/abc', { page: 'table', id: 'abc' }],
  ['/help/falling-skies-9', { page: 'help', slug: 'falling-skies-9' }],
  ['/gallery', { page: 'gallery' }],
  ['/resolve', { page: 'resolve' }],
]

test.each(addresses)('%s is a page, and the page has that address', (address, route) => {
  expect(read(address)).toEqual(route)
  expect(write(route)).toBe(address)
})

test.each(['/nowhere', '/table', '/table/a/b', '/tables/x', '/lobby/x', '/new'])('%s leads nowhere', (address) => {
  expect(read(address)).toEqual({ page: 'lost' })
})

test('what is odd in an address survives it', () => {
  expect(read(write({ page: 'table', id: 'a/b?c' }))).toEqual({ page: 'table', id: 'a/b?c' })
  expect(read('/table/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' })
})

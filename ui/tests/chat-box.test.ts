import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { hushed } from '../src/games/space-alert'
import ChatBox from '../src/table/ChatBox.svelte'
import type { Table } from '../src/table/table.svelte'

const table = {
  company: { me: { person: 0, muted: false }, chat: true },
  mine: [0],
  chat: { lines: [], read: () => undefined },
} as unknown as Table

test('where the rules forbid all talk there is nothing to write in', () => {
  expect(render(ChatBox, { props: { table } }).body).toContain('<form')
  const { body } = render(ChatBox, { props: { table, hushed: true } })
  expect(body).not.toContain('<form')
  expect(body).toContain('class="silence')
})

test('Space Alert forbids it while communications are down', () => {
  const position = { silent: { until: null } } as Parameters<typeof hushed>[0]
  expect(hushed(position)).toBe(true)
  expect(hushed({ ...position, silent: null })).toBe(false)
})

import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import Logbook from '../src/games/space-alert/resolving/Logbook.svelte'
import type { LogLine } from '../src/games/space-alert/types'

const leg: LogLine = {
  mission: 'mission_1',
  common: 'white',
  serious: 'mixed',
  survived: 2,
  destroyed: 8,
  penalties: null,
  visual: 3,
  total: null,
  lost_to: null,
  campaign_total: null,
}
const t = (id: string, args?: Record<string, unknown>): string => [id, ...Object.values(args ?? {})].join(' ')

/** The lines of the log book, each as its cells; the first of a mission is its name. */
function cells(lines: LogLine[]): string[][] {
  const { body } = render(Logbook, { props: { lines, crew: [], nameOf: () => '', t } })
  const rows = body.replace(/<!--.*?-->/g, '').split('<tbody')[1]?.split('<tr').slice(1) ?? []
  return rows.map((row) => [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell]) => cell ?? ''))
}

test('a mission of a campaign is not lost because it has no total yet', () => {
  expect(cells([leg])[0]?.slice(1)).toEqual(['sa-level-white', 'sa-level-mixed', '2', '8', '', '3', ''])
})

test('the last line of a campaign has the penalties, and the total stands below', () => {
  const [, last, whole] = cells([leg, { ...leg, penalties: 4, campaign_total: 19 }])
  expect(last?.slice(3)).toEqual(['2', '8', '4', '3', ''])
  expect(whole).toEqual(['sa-log-campaign', '19'])
})

test('a lost mission has its threat instead of scores', () => {
  const lost = { ...leg, survived: null, destroyed: null, visual: null, lost_to: 'E1-07' }
  expect(cells([lost])[0]?.slice(3)).toEqual(['sa-log-lost E1-07'])
})

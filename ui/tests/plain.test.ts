import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { load } from '../src/games'
import { grouped, words } from '../src/games/plain/commands'
import { prompt } from '../src/games/plain/module'
import { fieldsOf } from '../src/games/plain/schema'
import { isTime, layout, time, within } from '../src/games/plain/values'
import { addTexts, speakOf, t } from '../src/lib/i18n.svelte'
import { choose } from '../src/lib/settings.svelte'

beforeEach(() => choose('language', 'en'))
afterEach(() => vi.unstubAllGlobals())

/** A house with these games: slug, title in English and French, whether a clock runs. */
function house(...games: [slug: string, en: string, fr: string, timed: boolean][]) {
  const answer = vi.fn(async (address: string): Promise<Response> => {
    if (address === '/api/games') return Response.json({ games: games.map(([slug, , , timed]) => ({ slug, timed })) })
    const [slug, en, fr] = games.find(([each]) => address.includes(`/${each}/`)) ?? []
    if (slug === undefined) return Response.json({ refusal: { code: 'no-such-game' } }, { status: 404 })
    return new Response(`${slug}-title = ${address.endsWith('/fr') ? fr : en}\n${seatNames[slug] ?? ''}`)
  })
  vi.stubGlobal('fetch', answer)
  return answer
}

const seatNames: Record<string, string> = { whist: 'seat-name = North { $seat }' }

const EVENT = { event: 'rolled', rule: 'R-1' }

test('a game without a board gets the plain one, with the sentences that the server has', async () => {
  const asked = house(['marbles', 'Marbles', 'Billes', false])
  const game = await load('marbles')
  expect(t('marbles-title')).toBe('Marbles')
  choose('language', 'fr')
  expect(t('marbles-title')).toBe('Billes')
  expect(t('plain-view')).toBe('Où en est la partie')
  expect(game?.duration(EVENT)).toBeGreaterThan(0)
  const before = asked.mock.calls.length
  expect(await load('marbles')).toBe(game)
  expect(asked).toHaveBeenCalledTimes(before)
})

test('seats have the names that the game gives them, if it does', async () => {
  house(['whist', 'Whist', 'Whist', false], ['poker', 'Poker', 'Poker', false])
  await Promise.all([load('whist'), load('poker')])
  speakOf('whist')
  expect(t('plain-seat', { seat: 0 })).toBe('North 0')
  speakOf('poker')
  expect(t('plain-seat', { seat: 0 })).toBe('')
})

test('events hold nobody up while a clock runs', async () => {
  house(['snap', 'Snap', 'Bataille', true])
  expect((await load('snap'))?.duration(EVENT)).toBe(0)
})

test('a game that the house does not have gets no board, and may come later', async () => {
  house()
  expect(await load('dominoes')).toBeNull()
  house(['dominoes', 'Dominoes', 'Dominos', false])
  expect(await load('dominoes')).not.toBeNull()
})

test('commands are grouped by what they do and numbered through', () => {
  const legal = [{ do: 'bid', count: 1 }, { do: 'doubt' }, { do: 'bid', count: 2 }, { do: 'pass' }]
  expect(grouped(legal).map(({ do: deed, commands }) => [deed, commands.map(({ number }) => number)])).toEqual([
    ['bid', [0, 1]],
    [null, [2, 3]],
  ])
  expect(grouped(legal).flatMap(({ commands }) => commands.map(({ command }) => command))).toEqual([
    legal[0],
    legal[2],
    legal[1],
    legal[3],
  ])
})

test('a command is said in the words of the game, else by its name and its fields', () => {
  addTexts('four', { en: ['command-drop-disc = Drop into column { $column }'], fr: [] })
  expect(words({ do: 'drop_disc', column: 0 })).toBe('Drop into column 1')
  expect(words({ do: 'trade', with: 2, cards: [1, 3] })).toBe('trade · with 2 · cards [1,3]')
})

test('the phase of the view says what is expected', () => {
  expect(prompt({ phase: 'last_call', left: 3, hands: [[1]] })).toEqual({
    id: 'prompt-last-call',
    args: { phase: 'last_call', left: 3 },
  })
  expect(prompt({ left: 3 })).toEqual({ id: 'prompt', args: { left: 3 } })
  expect(prompt(null)).toEqual({ id: 'prompt', args: {} })
})

test.each([
  [3, { kind: 'word', word: 3 }],
  [false, { kind: 'word', word: false }],
  [null, { kind: 'nothing' }],
  ['', { kind: 'nothing' }],
  [[], { kind: 'nothing' }],
  [{}, { kind: 'nothing' }],
  [[1, null], { kind: 'row', values: [1, null] }],
  [{ a: 1, b: [] }, { kind: 'record', fields: [['a', 1], ['b', []]] }],
  [[[1, 2], [3]], { kind: 'table', columns: null, rows: [[1, 2], [3]] }],
  [[{ a: 1 }, { a: 2, b: 3 }], { kind: 'table', columns: ['a', 'b'], rows: [[1, undefined], [2, 3]] }],
  [[{ a: 1 }, 2], { kind: 'list', values: [{ a: 1 }, 2] }],
  [[{}], { kind: 'list', values: [{}] }],
])('%j is laid out', (value, laid) => {
  expect(layout(value)).toEqual(laid)
})

test('what stood in a place before is found where there was one', () => {
  expect(within({ hands: [[1]] }, 'hands')).toEqual([[1]])
  expect(within([4], 0)).toBe(4)
  expect(within([4], 1)).toBeNull()
  expect(within('word', 0)).toBeNull()
  expect(within(undefined, 'hands')).toBeUndefined()
})

test('a deadline is told as the clock is', () => {
  expect(['deadline', 'round_deadline', 'deadlines', 'line'].map(isTime)).toEqual([true, true, false, false])
  expect([0, 9_999, 61_000].map(time)).toEqual(['0:00', '0:09', '1:01'])
})

test('a form has a field for every option that one can ask for', () => {
  const schema = {
    $ref: '#/$defs/Options',
    $defs: {
      Options: {
        type: 'object',
        properties: {
          cards: { type: 'integer', minimum: 1, maximum: 5, default: 3 },
          chance: { type: 'number', exclusiveMinimum: 0 },
          above: { type: 'integer', exclusiveMinimum: 0 },
          open: { type: 'boolean' },
          name: { type: 'string', maxLength: 40 },
          mode: { enum: ['slow', 'fast'] },
          suit: { $ref: '#/$defs/Suit' },
          wild: { type: 'array', items: { $ref: '#/$defs/Suit' } },
          limit: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
          either: { anyOf: [{ type: 'integer' }, { type: 'string' }] },
          piles: { type: 'array', items: { type: 'integer' } },
          map: { type: 'object' },
        },
      },
      Suit: { enum: ['cup', 'coin'] },
    },
  }
  const number = { kind: 'number', whole: true, least: undefined, most: undefined, optional: false }
  expect(fieldsOf(schema)).toEqual([
    { ...number, name: 'cards', least: 1, most: 5 },
    { ...number, name: 'chance', whole: false },
    { ...number, name: 'above', least: 1 },
    { name: 'open', kind: 'truth' },
    { name: 'name', kind: 'text', longest: 40, optional: false },
    { name: 'mode', kind: 'one', choices: ['slow', 'fast'], optional: false },
    { name: 'suit', kind: 'one', choices: ['cup', 'coin'], optional: false },
    { name: 'wild', kind: 'several', choices: ['cup', 'coin'] },
    { ...number, name: 'limit', optional: true },
  ])
  expect(fieldsOf(undefined)).toEqual([])
})

import { beforeEach, expect, test } from 'vitest'
import { addTexts, ago, explain, forPeople, t, tell } from '../src/lib/i18n.svelte'
import { Refused } from '../src/lib/protocol'
import { choose, firstLanguage, settings } from '../src/lib/settings.svelte'

addTexts('some-game', {
  en: ['event-ship-moved = Ship to row { $row }, { $values }.\nrefusal-too-far = { $steps } steps.\nonly-english = Yes'],
  fr: ['event-ship-moved = Vaisseau à la ligne { $row }, { $values }.\nrefusal-too-far = { $steps } pas.'],
})

beforeEach(() => choose('language', 'en'))

test('the first language is the first of the browser that we speak', () => {
  expect(firstLanguage(['de-CH', 'fr-CH', 'en'])).toBe('fr')
  expect(firstLanguage(['en-GB'])).toBe('en')
  expect(firstLanguage(['de'])).toBe('en')
})

test('the language changes at once and is remembered', () => {
  expect(t('play')).toBe('Play')
  choose('language', 'fr')
  expect(t('play')).toBe('Jouer')
  expect(settings.language).toBe('fr')
  expect(JSON.parse(localStorage.getItem('saucer') ?? '')).toMatchObject({ language: 'fr' })
})

test('events are told with rows counted from 1 and lists as words', () => {
  const event = { event: 'ship_moved', rule: 'R-1', row: 0, values: [3, 5] }
  expect(tell(event)).toBe('Ship to row 1, 3, 5.')
  choose('language', 'fr')
  expect(tell(event)).toBe('Vaisseau à la ligne 1, 3, 5.')
})

test('only rows and columns are counted from 1', () => {
  expect(forPeople({ row: 0, from_column: 2, arrow: 4, rows: 3, reason: 'row' })).toEqual({
    row: 1,
    from_column: 3,
    arrow: 4,
    rows: 3,
    reason: 'row',
  })
})

test('refusals have sentences, of games and of the core', () => {
  expect(explain(new Refused('too-far', { steps: 3 }))).toBe('3 steps.')
  expect(explain(new Refused('stale-version'))).not.toContain('stale')
  expect(explain(new Refused('never-heard-of'))).toContain('never-heard-of')
})

test('what is missing in one language is said in the other, and else by its name', () => {
  choose('language', 'fr')
  expect(t('only-english')).toBe('Yes')
  expect(t('nobody-wrote-this')).toBe('nobody-wrote-this')
})

test('times are told in words', () => {
  expect(ago(0, 5 * 60_000)).toBe('5 minutes ago')
  expect(ago(0, 26 * 3_600_000)).toBe('yesterday')
})

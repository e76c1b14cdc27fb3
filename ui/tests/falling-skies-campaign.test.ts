import { expect, test } from 'vitest'
import { fates, PLACES } from '../src/games/falling-skies-campaign/atlas'
import { duration, patch, prompt } from '../src/games/falling-skies-campaign/story'
import type { Battle, Campaign, World } from '../src/games/falling-skies-campaign/types'
import type { Position, Scenery } from '../src/games/falling-skies/board/types'

const CITIES = ['lima', 'chicago', 'lyon', 'naples', 'istanbul', 'nairobi', 'osaka']

const world = {
  cities: ['roswell', ...CITIES].map((id) => ({
    id,
    chapter: id === 'roswell' ? 0 : 1,
    is_ours: true,
    base: ['A', 'B'],
  })),
  characters: [],
  scenarios: [],
  helpers: [0, 0, 1, 2, 3],
  advanced_from: { 'sky-1': 2, 'sky-2': 4, 'sky-3': 3, 'sky-4': 3 },
  battle: null,
} as World

const view: Campaign = {
  phase: 'briefing',
  chapter: 1,
  threat: 1,
  offer: [],
  given_up: [],
  sheet: [],
  battle: null,
  name: '',
  score: 0,
  kept_cities: [],
  spared_cities: [],
  kept_characters: [],
  have_helped: [],
  helpers: [],
  stars: [],
}

function fought(chapter: number, city: string, results: Battle['results']): Battle {
  return { chapter, city, scenario: '', character: '', helpers: [], advanced: [], results }
}

function stack(city: string): { scenario: string; city: string; character: string } {
  return { scenario: 'smoke', city, character: 'ezra-tock' }
}

test('the map tells what has become of every city of the campaign', () => {
  const known = fates(
    {
      ...view,
      sheet: [fought(1, 'lima', [2]), fought(1, 'chicago', ['X', 'X']), fought(2, 'lyon', ['X'])],
      given_up: [stack('naples')],
      offer: [stack('istanbul')],
      kept_cities: ['lima'],
      spared_cities: ['nairobi'],
    },
    world,
  )
  expect(Object.fromEntries(known.map(({ city, fate }) => [city, fate]))).toEqual({
    lima: 'saved',
    chicago: 'lost',
    lyon: 'fighting',
    naples: 'lost',
    istanbul: 'attacked',
    nairobi: 'spared',
    osaka: 'unknown',
  })
  for (const { city } of known) expect(PLACES[city]).toBeDefined()
})

test('a city that falls in the final battle is lost, whoever saved it before', () => {
  const sheet = [fought(1, 'lima', [2]), fought(4, 'lima', ['X'])]
  expect(fates({ ...view, chapter: 4, sheet }, world)[0]).toEqual({ city: 'lima', fate: 'lost' })
})

test('stacks come one after the other', () => {
  const drawn = { event: 'stack_drawn', rule: 'UFS-CAMP-2', stack: 0, ...stack('lyon') }
  expect(patch({ ...view, phase: 'aftermath' }, drawn, world)).toMatchObject({ phase: 'deal', offer: [stack('lyon')] })
})

test('what happens in a battle changes the battle, once there is one', () => {
  const lost = { event: 'energy_lost', rule: 'UFS-ENE', amount: 1, energy: 2 }
  expect(patch(view, lost, world)).toBe(view)
  const battle = { energy: 3 } as Position
  expect(patch({ ...view, battle }, lost, { ...world, battle: {} as Scenery }).battle?.energy).toBe(2)
  expect(duration(lost)).toBeGreaterThan(0)
})

test('what is expected is said in every phase', () => {
  expect(prompt({ ...view, phase: 'prepare', sheet: [fought(1, 'lima', [])] }).id).toBe('war-prompt-prepare')
  expect(prompt({ ...view, phase: 'prepare', sheet: [fought(1, 'lima', ['X'])] }).id).toBe('war-prompt-again')
  const battle = { phase: 'spawn' } as Position
  expect(prompt({ ...view, phase: 'battle', battle }).id).toBe('skies-prompt-spawn')
})

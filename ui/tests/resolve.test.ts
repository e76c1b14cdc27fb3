import { expect, test } from 'vitest'
import disputed from '../../src/saucer/games/space_alert/content/disputed.toml?raw'
import missions from '../../src/saucer/games/space_alert/content/missions.toml?raw'
import threats from '../../src/saucer/games/space_alert/content/threats.toml?raw'
import threatsEn from '../../src/saucer/games/space_alert/text/threats/en.ftl?raw'
import { addTexts } from '../src/lib/i18n.svelte'
import { Refused } from '../src/lib/protocol'
import { Bridge } from '../src/resolve/bridge.svelte'
import { differences, gain } from '../src/resolve/comparison'
import {
  blank,
  cardOf,
  CARDS,
  cardsAs,
  FIGURES,
  fitted,
  HEROIC_CARDS,
  HEROIC_MOVES,
  keyOf,
  pack,
  tidy,
  tilesOf,
  unpack,
  withCard,
  withOption,
  withoutThreat,
  withThreat,
  withTile,
  withTrack,
} from '../src/resolve/mission'
import { cue, sameMoment, shifted, spotlight, told, turnStarts } from '../src/resolve/replay'
import { keep, kept } from '../src/resolve/shelf'
import { IDS, look } from '../src/resolve/threats/looks'
import type { Catalogue, Film, Frame, Mission, Result, Seen, ThreatCard } from '../src/resolve/types'
import { isAbout, threatText } from '../src/resolve/words'
import { read, write } from '../src/router'
import type { GameEvent } from '../src/table/contract'

const ids = [...threats.matchAll(/^id = "(.+)"$/gm)].map((match) => match[1] ?? '')

test('every threat of the box has a drawing of its own', () => {
  expect([...IDS].sort()).toEqual([...ids].sort())
  expect(IDS.length).toBe(55)
  expect(new Set(IDS.map((id) => JSON.stringify(look(id)))).size).toBe(55)
})

test.each(IDS)('the drawing of %s stays on its sheet', (id) => {
  for (const { d } of look(id).parts) {
    expect(d).not.toMatch(/NaN|undefined/)
    const absolute = d.replaceAll(/a[^A-Z]*/g, '')
    for (const number of absolute.match(/-?\d+(\.\d+)?/g) ?? []) {
      expect(Number(number)).toBeGreaterThanOrEqual(-6)
      expect(Number(number)).toBeLessThanOrEqual(126)
    }
  }
})

test('the page has its address', () => {
  expect(read('/resolve')).toEqual({ page: 'resolve' })
  expect(write({ page: 'resolve' })).toBe('/resolve')
  expect(read('/resolve/more')).toEqual({ page: 'lost' })
})

test('a card is written into its slot, and the mission before stays as it was', () => {
  const before = blank(2)
  const after = withCard(before, 1, 4, 'lift')
  expect(after.players[1]?.actions[4]).toEqual(['lift'])
  expect(after.players[0]).toBe(before.players[0])
  expect(withCard(after, 1, 4, null)).toEqual(before)
})

test('crew and turns can change, and what had no room comes back with it', () => {
  const { players } = withCard(withCard(blank(3), 0, 0, 'A'), 2, 11, 'B')
  const smaller = fitted(players, [], 1, 7)
  expect(smaller).toEqual([{ order: 0, actions: [['A'], [], [], [], [], [], []] }])
  expect(fitted(smaller, players, 3, 12)).toEqual(players)
  expect(fitted(withCard({ ...blank(), players: smaller }, 0, 0, 'C').players, players, 2, 12)).toEqual(
    withCard(blank(2), 0, 0, 'C').players,
  )
})

test('threats come one after another, outside in the emptiest zone, inside in none', () => {
  const mission = ['E1-07', 'SE1-01', 'I1-03', 'E1-10', 'E1-01'].reduce(withThreat, blank())
  expect(mission.threats.map(({ turn, zone }) => [turn, zone])).toEqual([
    [1, 'red'],
    [2, 'white'],
    [3, null],
    [4, 'blue'],
    [5, 'red'],
  ])
  expect(withoutThreat(mission, 2).threats.map(({ id }) => id)).toEqual(['E1-07', 'SE1-01', 'E1-10', 'E1-01'])
})

test.each([...CARDS, ...HEROIC_CARDS, ...HEROIC_MOVES])('the key of %s writes it', (card) => {
  const key = keyOf(card)
  expect(cardOf(key.replace('⇧', ''), key.startsWith('⇧'))).toBe(card)
})

test('other keys write nothing', () => {
  expect([cardOf('-', false), cardOf(' ', false), cardOf('Delete', false)]).toEqual([null, null, null])
  expect([cardOf('x', false), cardOf('7', false), cardOf('Enter', false), cardOf('Tab', true)]).toEqual(
    Array.from({ length: 4 }),
  )
  expect(cardOf('A', false)).toBe('A')
  expect(cardOf('c', true)).toBe('C')
})

test('what says nothing is not sent', () => {
  const press = (mission: Mission): Mission => withTile(mission, 'damage_order', 'white', 'shield')
  const mission = withOption(press(press(blank(1))), 'doubling', 'multiplies')
  expect(Object.keys(tidy(mission))).toEqual(['players', 'tracks', 'threats'])
  const more = withOption(withTile(mission, 'initial_damage', 'white', 'pulse_cannon'), 'doubling', 'once')
  expect(tidy(more)).toMatchObject({ initial_damage: { white: ['pulse_cannon'] }, options: { doubling: 'once' } })
  expect(tilesOf('white')).toContain('pulse_cannon')
  expect(tilesOf('red')).not.toContain('pulse_cannon')
})

test('every disputed figure can be chosen', () => {
  const rows = [...disputed.matchAll(/^option = "(.+)"\nvalue = (.+)$/gm)].map(([, name, value]) => [name, value])
  expect(rows.length).toBe(12)
  expect(FIGURES.map(({ name, values }) => [name, JSON.stringify(values[1])])).toEqual(
    expect.arrayContaining(rows),
  )
  expect(FIGURES.length).toBe(rows.length)
})

test('a card has the figures that are believed, and other cards stay as they are', () => {
  const usual = { kind: 'external', severity: 'serious', level: 'white', speed: 1, hp: 9, destroyed: 8 } as const
  const card = (id: string): ThreatCard => ({ id, ...usual })
  const known: Catalogue = {
    threats: [card('SE1-02'), card('E1-03')],
    disputed: [
      { option: 'speedy', value: 4, threats: ['E1-03'], change: { speed: 4 } },
      { option: 'frail', value: true, threats: ['E1-03', 'SE1-02'], change: { hp: 3 } },
    ],
    tracks: [],
    missions: {},
  }
  const figures = (readings?: Record<string, unknown>): number[][] =>
    cardsAs(known, readings).map(({ speed, hp }) => [speed, hp])
  expect(figures()).toEqual([[1, 9], [1, 9]])
  expect(figures({ speedy: 3, frail: false, doubling: 'once' })).toEqual([[1, 9], [1, 9]])
  expect(figures({ speedy: 4 })).toEqual([[1, 9], [4, 9]])
  expect(figures({ speedy: 4, frail: true })).toEqual([[1, 3], [4, 3]])
})

test('the text of a card has the figures that are believed', () => {
  addTexts('disputed-cards', { en: [threatsEn], fr: [threatsEn] })
  expect(threatText('E1-09')).toContain('attacks with 5')
  expect(threatText('E1-09', { doubling: 'once' })).toContain('attacks with 5')
  expect(threatText('E1-09', { amoeba_z: 4 })).toContain('attacks with 4')
  expect(threatText('SE1-02', { man_of_war_z: 3 })).toBe(
    'X: attacks with 2; becomes faster by 1. Y: attacks with 3; gets 1 more shield. Z: attacks with 3.',
  )
  expect(threatText('SI2-02', { seeker_retaliates: true })).toContain('disables the squad that hits it')
  expect(threatText('SI2-02', { seeker_retaliates: false })).not.toContain('disables the squad that hits it')
  expect(threatText('I1-01', { skirmishers_x: 'nothing' })).not.toContain('X:')
})

test('players stand in their order, which is theirs', () => {
  const [first, second] = withCard(blank(2), 0, 0, 'C').players
  const mission = tidy({ ...blank(2), players: [{ ...second!, order: 4 }, { ...first!, order: 1 }] })
  expect(mission.players.map(({ order, actions }) => [order, actions[0]])).toEqual([
    [1, ['C']],
    [4, []],
  ])
})

test('a mission fits into an address and comes back', async () => {
  const mission = tidy(withTrack(withThreat(withCard(blank(5), 4, 11, 'heroic_move:upper_blue'), 'SI2-05'), 'internal', 7))
  const text = await pack(mission)
  expect(text).toMatch(/^[\w-]+$/)
  expect(text.length).toBeLessThan(400)
  expect(await unpack(text)).toEqual(mission)
  await expect(unpack('nonsense')).rejects.toThrow()
})

test('a mission is kept until the next one is', () => {
  expect(kept()).toBeNull()
  keep({ mission: blank(1), seed: 3 })
  expect(kept()).toEqual({ mission: blank(1), seed: 3 })
})

test('a problem belongs to its field and to what that is in', () => {
  const problem = new Refused('bad-message', { field: 'threats[1].zone', reason: 'zone-missing' })
  expect(['threats', 'threats[1]', 'threats[1].zone'].map((field) => isAbout(problem, field))).toEqual([true, true, true])
  expect(['threat', 'threats[10]', 'threats[1].zones', 'tracks'].some((field) => isAbout(problem, field))).toBe(false)
  expect(isAbout(null, 'threats')).toBe(false)
})

const event = (name: string, fields: Record<string, unknown> = {}): GameEvent => ({ event: name, rule: 'SA-X', ...fields })
const RESULT: Result = {
  status: 'won',
  destroyed_by: null,
  last_turn: 13,
  score: 3,
  points_before_penalties: 10,
  penalties: 8,
  visual: 1,
  damage: { red: 2, white: 1, blue: 1 },
  damage_tiles: { red: [], white: [], blue: [] },
  knocked_out: [false, true],
  disabled_squads: 0,
  threats_destroyed: ['E1-07'],
  threats_survived: [],
  rockets_left: 3,
  fuel_left: 2,
}

/** A film whose frames are the given turns and steps. */
function film(result: Result, ...moments: [number, string][]): Film {
  const frames = [[1, 'ready'] as [number, string], ...moments].map(
    ([turn, step]): Frame => ({ turn, step, events: [], view: {} as Seen }),
  )
  return { result, scenery: {} as Film['scenery'], frames }
}

const LONG = film(RESULT, [1, 'appear'], [1, 'act'], [1, 'act'], [1, 'threaten'], [2, 'appear'], [2, 'act'], [2, 'act'])
const SHORT = film({ ...RESULT, status: 'lost', score: null }, [1, 'appear'], [1, 'act'], [1, 'threaten'])

test('turns begin where their first frame is', () => {
  expect(turnStarts(LONG)).toEqual([
    { turn: 1, at: 1 },
    { turn: 2, at: 5 },
  ])
})

test.each([
  [0, 0],
  [1, 1],
  [3, 2],
  [4, 3],
  [6, 3],
])('moment %i of a film is moment %i of a shorter one', (at, found) => {
  expect(sameMoment(LONG, at, SHORT)).toBe(found)
})

test('a beat is about those whom its events name', () => {
  const moved = event('crew_moved', { crew: 0, station: 'upper_red' })
  const light = spotlight([moved, event('zone_attacked', { threat: 'E1-07', zone: 'blue' })])
  expect([...light.crew, ...light.threats, ...light.zones, ...light.stations]).toEqual([0, 'E1-07', 'blue', 'upper_red'])
})

test('each beat has its click, and the loudest wins', () => {
  expect(cue([])).toBe('tick')
  expect(cue([event('threat_moved')])).toBe('tick')
  expect(cue([event('mark_reached'), event('tile_drawn')])).toBe('hit')
  expect(cue([event('tile_drawn'), event('ship_destroyed')])).toBe('lose')
})

test('the turn and the step are no news', () => {
  const events = [event('turn_began'), event('step_began'), event('rocket_flew')]
  expect(told(events)).toEqual([event('rocket_flew')])
})

test('shifted cards are seen', () => {
  expect(shifted([['A'], ['B'], []], [['A'], [], ['B']])).toEqual([false, true, true])
})

test('only what differs is compared, and what is better is known', () => {
  const damage = { red: 0, white: 1, blue: 2 }
  const after: Result = { ...RESULT, score: 6, penalties: 5, damage, knocked_out: [false, false] }
  expect(differences(RESULT, after).map(({ name, gain }) => [name, Math.sign(gain)])).toEqual([
    ['penalties', 1],
    ['damage-red', 1],
    ['damage-blue', -1],
    ['knocked-out', 1],
  ])
  const spared = { ...RESULT, rockets_left: RESULT.rockets_left + 1 }
  expect(differences(RESULT, spared).map(({ name, gain }) => [name, gain])).toEqual([['rockets', 0]])
  expect(gain(RESULT, after)).toBe(3)
  expect(gain(RESULT, SHORT.result)).toBeLessThan(0)
  expect(gain(SHORT.result, RESULT)).toBeGreaterThan(0)
  expect(differences(RESULT, RESULT)).toEqual([])
})

/** A server that knows one film for all missions, and another for those with a card in the first slot. */
function bridge(): { bridge: Bridge; asked: unknown[] } {
  const asked: unknown[] = []
  const made = new Bridge((mission, seed) => {
    asked.push([mission, seed])
    const actions = (mission as Mission | null)?.players?.[0]?.actions
    if (!actions) return Promise.reject(new Refused('bad-message', { field: 'players', reason: 'missing' }))
    return Promise.resolve(actions[0]?.length ? SHORT : LONG)
  })
  return { bridge: made, asked }
}

test('a film is looked at forwards, backwards and by turns', async () => {
  const { bridge: made } = bridge()
  expect(await made.show(blank(1), 5)).toBe(true)
  expect([made.at, made.last, made.seed]).toEqual([0, 7, 5])
  made.go(-1)
  expect(made.at).toBe(0)
  made.goTurn(1)
  made.goTurn(1)
  expect([made.at, made.frame?.turn, made.before === LONG.frames[4]?.view]).toEqual([5, 2, true])
  made.goTurn(1)
  expect(made.at).toBe(7)
  made.goTurn(-1)
  expect(made.at).toBe(5)
  made.playOrPause()
  made.go(99)
  expect([made.at, made.isPlaying]).toEqual([7, false])
  made.playOrPause()
  expect([made.at, made.isPlaying]).toEqual([0, true])
})

test('what cannot be resolved leaves the film that was there', async () => {
  const { bridge: made } = bridge()
  await made.show(blank(1))
  expect(await made.show({})).toBe(false)
  expect([made.problem?.args['reason'], made.film]).toEqual(['missing', LONG])
  await made.show(blank(1))
  expect(made.problem).toBeNull()
})

test('an idea is shown beside what was, then kept or dropped', async () => {
  const { bridge: made, asked } = bridge()
  await made.show(blank(1), 2)
  made.go(6)
  await made.suppose(0, 0, 'A')
  expect([made.shown, made.film, made.at]).toEqual([SHORT, LONG, 3])
  expect(asked.at(-1)).toEqual([withCard(tidy(blank(1)), 0, 0, 'A'), 2])
  made.drop()
  expect([made.shown, made.idea, made.at]).toEqual([LONG, null, 4])
  expect(made.mission).toEqual(tidy(blank(1)))
  await made.suppose(0, 0, 'A')
  made.keep()
  expect([made.film, made.idea]).toEqual([SHORT, null])
  expect(made.mission?.players[0]?.actions[0]).toEqual(['A'])
})

test('to suppose what was planned is no idea', async () => {
  const { bridge: made, asked } = bridge()
  await made.show(blank(1))
  await made.suppose(0, 0, 'A')
  await made.suppose(0, 0, null)
  expect([made.idea, made.shown, asked.length]).toEqual([null, LONG, 2])
})

test('the missions of ours are written with cards that have a key', () => {
  const cards = [...missions.matchAll(/^ {4}"(.+)",$/gm)].flatMap((match) => (match[1] ?? '').split(' '))
  expect(cards.length).toBeGreaterThan(100)
  const known: readonly string[] = [...CARDS, ...HEROIC_CARDS, ...HEROIC_MOVES, '.']
  expect(cards.filter((card) => !known.includes(card))).toEqual([])
})

import { expect, test } from 'vitest'
import { choicesAt, choicesOf } from '../src/games/falling-skies/board/calls'
import { explain } from '../src/games/falling-skies/board/explain'
import { foresee } from '../src/games/falling-skies/board/foresight'
import { Geometry } from '../src/games/falling-skies/board/geometry'
import { patch } from '../src/games/falling-skies/board/patch'
import {
  shipKind,
  tokens,
  type Ability,
  type Call,
  type Position,
  type Scenery,
  type SkiesEvent,
  type SkyRow,
} from '../src/games/falling-skies/board/types'
import { FIRST_GAME, harder, level, plan, scatter } from '../src/games/falling-skies/tiles'

const row = (cells: string): SkyRow => ({ cells: cells.split(' '), action: { kind: 'rush', amount: 2 } })

function ability(change: Partial<Ability>): Ability {
  return {
    owner: 'character',
    name: 'somebody',
    is_upgraded: false,
    is_ours: true,
    aims_at: '',
    memory: 'once',
    slot: 0,
    size: 1,
    goal: 0,
    ...change,
  }
}

const scenery: Scenery = {
  sky: [row('. P1 . x3 .'), row('P1 . . . 2'), row('. . . . .')],
  skull_row: 1,
  first_drop_row: -1,
  rooms: [{ does: ['energy'], cells: [[0, 0]], cost: 0, modifier: 0 }],
  dig_path: [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
  ],
  excavator_start: 1,
  research: [3, 12],
  energy_maximum: 7,
  hits_to_lose: 5,
  basic_ships: 1,
  hard_cards: [],
  our_cards: [],
  tiles: [
    { height: 'sky-2', set: 'base', side: 'easy', rows: 2, is_ours: false },
    { height: 'sky-1', set: 'advanced', side: 'threat', rows: 1, is_ours: true },
  ],
  city: 'roswell',
  is_damaged: false,
  base: ['A', 'B'],
  city_research: 0,
  stars: 1.5,
  extra_ships: 1,
  orange_ship: 2,
  robot_limit: 2,
  dig_cost: 0,
  dig_bonus: 2,
  abilities: [
    ability({ aims_at: 'die', slot: 0 }),
    ability({ aims_at: 'place', slot: 1 }),
    ability({ aims_at: 'cell', slot: 2 }),
    ability({ owner: 'scenario', name: 'recorders', memory: 'sky', slot: 3, size: 2 }),
    ability({ owner: 'city', name: 'roswell', memory: 'base', slot: 5, size: 1 }),
  ],
  catalogue: null,
}

const view: Position = {
  phase: 'place',
  ending: 'undecided',
  round: 1,
  mothership: -1,
  energy: 3,
  research: 0,
  damage: 2,
  excavator: 1,
  ships: [
    { where: 'sky', row: -1, column: 0 },
    { where: 'sky', row: 0, column: 1 },
    { where: 'waiting', row: null, column: null },
  ],
  dice: [
    { value: 4, is_white: false, where: 'hand', row: null, column: null, digs: false },
    { value: 2, is_white: true, where: 'base', row: 0, column: 1, digs: false },
  ],
  robots: [],
  room_in_use: -1,
  new_robot: 0,
  effect_to_come: '',
  value_to_come: 0,
  turned: [],
  marks: [0, 0, 0, 6, -1, 3],
}

const call = (ability: number, target: number, value = 0): Call => ({ do: 'call', ability, target, value })
const after = (event: SkiesEvent): Position => patch(view, { ...event }, scenery)

test('a call is about a die in hand, a die in the base, a ship or a cell', () => {
  const about = (command: Call) => choicesOf(command.ability, [command], scenery, view)[0]
  expect(about(call(0, 0, 6))).toMatchObject({ die: 0, place: null, label: { args: { die: 1, value: 6 } } })
  expect(about(call(0, 1))).toMatchObject({ die: null, place: { zone: 'base', row: 0, column: 1 } })
  expect(about(call(1, 0))).toMatchObject({ place: { zone: 'drop', row: -1, column: 0 } })
  expect(about(call(1, 6))).toMatchObject({
    place: { zone: 'sky', row: 0, column: 1 },
    label: { args: { row: 1, column: 2 } },
  })
  expect(about(call(2, 7))).toMatchObject({ place: { zone: 'base', row: 1, column: 2 } })
})

test('a die or a place stands for all calls that are about it', () => {
  const choices = choicesOf(0, [call(0, 0, 5), call(0, 0, 6), call(0, 1, 6), call(1, 6)], scenery, view)
  expect(choicesAt(choices, 0).map(({ command }) => command.value)).toEqual([5, 6])
  expect(choicesAt(choices, { zone: 'base', row: 0, column: 1 })).toHaveLength(1)
})

test('tokens lie where the marks say, and those that are gone do not', () => {
  expect(tokens(scenery, view)).toEqual([
    { zone: 'sky', row: 0, column: 1, ability: 3 },
    { zone: 'base', row: 0, column: 3, ability: 4 },
  ])
})

test('ships are told apart by their numbers', () => {
  expect([0, 1, 2].map((ship) => shipKind(scenery, ship))).toEqual(['basic', 'extra', 'orange'])
})

test('new symbols and tokens are explained', () => {
  const said = (row: number, column: number) => explain({ zone: 'sky', row, column }, scenery, view).map(({ id }) => id)
  expect(said(0, 1)).toEqual(['scenario-recorders-rule', 'symbol-portal-help'])
  expect(said(0, 3)).toEqual(['symbol-red-explosion-help'])
  const digging = explain({ zone: 'base', row: 0, column: 3 }, { ...scenery, rooms: [] }, view)
  expect(digging.map(({ id }) => id)).toEqual(['city-roswell-undamaged'])
})

test('what happens is shown before the server tells the position', () => {
  expect(
    after({ event: 'ship_moved', rule: 'UFS-PORTAL', ship: 1, from_row: 0, from_column: 1, row: 1, column: 0 })
      .ships[1],
  ).toEqual({ where: 'sky', row: 1, column: 0 })
  expect(after({ event: 'die_set', rule: '', die: 0, value: 6 }).dice[0]?.value).toBe(6)
  expect(after({ event: 'damage_repaired', rule: '', damage: 1 }).damage).toBe(1)
  expect(after({ event: 'energy_lost', rule: '', amount: 2, energy: 1 }).energy).toBe(1)
  expect(after({ event: 'tile_turned', rule: '', height: 2 }).turned).toEqual(['sky-2'])
  const raised = patch({ ...view, mothership: 1 }, { event: 'mothership_raised', rule: '', row: 0 }, scenery)
  expect(raised.mothership).toBe(0)
})

test('digging costs what the city makes it cost, and an ability digs for nothing', () => {
  const dug = (rule: string, dig_cost: number) =>
    patch(
      view,
      { event: 'excavator_advanced', rule, cells: 2, excavator: 3, row: 0, column: 3 },
      { ...scenery, dig_cost },
    ).energy
  expect([dug('UFS-EXC-5', 1), dug('UFS-EXC-5', 0), dug('UFS-CAMP-8', 1)]).toEqual([2, 3, 3])
})

test('a red explosion needs exactly its number', () => {
  const events: SkiesEvent[] = [
    { event: 'ship_descended', rule: 'UFS-SHIP-1', ship: 0, column: 3, from_row: -1, to_row: 0 },
  ]
  const landed = { ...view, ships: [{ where: 'sky' as const, row: 0, column: 3 }] }
  const { lines } = foresee({ do: 'finish' }, { events, view: landed }, view, scenery)
  expect(lines.map(({ id }) => id)).toContain('skies-foresee-red-target')
})

test('the world is as high as its tiles have rows', () => {
  const sizes = { column: 60, sky: 20, roofs: 30, base: 40, hull: 40, gap: 8 }
  const geometry = new Geometry(plan(scenery), 40, 50, sizes)
  expect([geometry.rows, geometry.rowTop(2), geometry.lineTop]).toEqual([3, 100, 120])
})

test('the threat rises up to four tiles', () => {
  expect(harder(FIRST_GAME)).toMatchObject({ threat: 1 })
  expect(harder({ ...FIRST_GAME, threat: 2, threat_tiles: ['sky-1', 'sky-2'] })).toBeNull()
  expect(level({ ...FIRST_GAME, threat: 1, threat_tiles: ['sky-4'] }).args['threat']).toBe(2)
})

test('what is scattered is always scattered the same way', () => {
  const throws = (word: string) =>
    Array.from(
      { length: 3 },
      (
        (numbers) => () =>
          numbers.next().value
      )(scatter(word)),
    )
  expect(throws('lima')).toEqual(throws('lima'))
  expect(throws('lima')).not.toEqual(throws('lyon'))
  expect(throws('lima').every((each) => each >= 0 && each < 1)).toBe(true)
})

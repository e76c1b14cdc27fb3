import { expect, test } from 'vitest'
import boxEn from '../../src/saucer/games/falling_skies/text/box/en.ftl?raw'
import boxFr from '../../src/saucer/games/falling_skies/text/box/fr.ftl?raw'
import gameEn from '../../src/saucer/games/falling_skies/text/en.ftl?raw'
import gameFr from '../../src/saucer/games/falling_skies/text/fr.ftl?raw'
import nineEn from '../../src/saucer/games/falling_skies/text/nine/en.ftl?raw'
import nineFr from '../../src/saucer/games/falling_skies/text/nine/fr.ftl?raw'
import { commandsAt, litPlaces } from '../src/games/falling-skies/board/choices'
import { explain } from '../src/games/falling-skies/board/explain'
import { foresee } from '../src/games/falling-skies/board/foresight'
import { duration, patch } from '../src/games/falling-skies/board/patch'
import { addTexts, speakOf, tell } from '../src/lib/i18n.svelte'
import { choose } from '../src/lib/settings.svelte'
import type { Position, Scenery, SkiesCommand, SkiesEvent, SkyRow } from '../src/games/falling-skies/board/types'

for (const [game, { en, fr }] of Object.entries({
  'falling-skies': { en: boxEn, fr: boxFr },
  'falling-skies-9': { en: nineEn, fr: nineFr },
})) {
  addTexts(game, { en: [gameEn, en], fr: [gameFr, fr] })
}

const emptyRow: SkyRow = { cells: ['.', '.', '.', '.', '.'], action: { kind: '-', amount: 0 } }

const scenery: Scenery = {
  sky: [emptyRow, { ...emptyRow, cells: ['.', '>', '.', '3', 'M'] }, emptyRow],
  skull_row: 2,
  first_drop_row: -1,
  rooms: [
    { does: ['aa-gun'], cells: [[0, 0]], cost: 0, modifier: 0 },
    {
      does: ['energy', 'fighter'],
      cells: [
        [0, 1],
        [0, 2],
      ],
      cost: 1,
      modifier: -3,
    },
  ],
  dig_path: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  excavator_start: 2,
  research: [3, 12],
  energy_maximum: 7,
  hits_to_lose: 5,
  basic_ships: 2,
  hard_cards: [],
  our_cards: [],
  tiles: [],
  city: '',
  is_damaged: false,
  base: [],
  city_research: 0,
  stars: 0,
  extra_ships: 1,
  orange_ship: -1,
  robot_limit: 2,
  dig_cost: 1,
  dig_bonus: 0,
  abilities: [],
  catalogue: null,
}

const view: Position = {
  phase: 'place',
  ending: 'undecided',
  round: 1,
  mothership: -1,
  energy: 2,
  research: 0,
  damage: 0,
  excavator: 2,
  ships: [
    { where: 'sky', row: -1, column: 0 },
    { where: 'sky', row: 0, column: 1 },
    { where: 'supply', row: null, column: null },
  ],
  dice: [
    { value: 4, is_white: false, where: 'hand', row: null, column: null, digs: false },
    { value: 2, is_white: true, where: 'base', row: 0, column: 1, digs: false },
  ],
  robots: [{ value: 0, row: null, column: null, is_spent: false }],
  room_in_use: -1,
  new_robot: 0,
  effect_to_come: '',
  value_to_come: 0,
  turned: [],
  marks: [],
}

const after = (event: SkiesEvent): Position => patch(view, { ...event }, scenery)

test('the mothership carries the ships on its drop points along', () => {
  const { mothership, ships } = after({ event: 'mothership_descended', rule: 'UFS-SKY-4', row: 0 })
  expect([mothership, ships[0]?.row, ships[1]?.row]).toEqual([0, 0, 0])
})

test('a ship that hits waits, and is remembered where it fell', () => {
  const { damage, ships } = after({ event: 'base_hit', rule: 'UFS-DMG-1', ship: 1, damage: 1 })
  expect([damage, ships[1]]).toEqual([1, { where: 'waiting', row: null, column: 1 }])
})

test('a red ship that is shot down leaves the board, a green one waits', () => {
  const shot = (ship: number) =>
    after({ event: 'ship_destroyed', rule: 'UFS-FTR-2', ship, row: 1, column: 3, number: 3 }).ships[ship]?.where
  expect([shot(1), shot(2)]).toEqual(['waiting', 'supply'])
})

test('a room that is used takes its dice and its price', () => {
  const { energy, dice } = after({ event: 'room_used', rule: 'UFS-ROOM-6', row: 0, column: 1, cost: 1, value: 4 })
  expect([energy, dice[1]?.where]).toEqual([1, 'resolved'])
})

test('a die ahead of the excavator digs', () => {
  const ahead = patch(
    { ...view, excavator: 0 },
    { event: 'die_placed', rule: 'UFS-EXC-3', die: 0, value: 4, row: 0, column: 2 },
    scenery,
  )
  expect(ahead.dice[0]).toMatchObject({ where: 'base', digs: true })
})

test('an event leaves the view before it as it was', () => {
  const before = structuredClone(view)
  after({ event: 'ship_descended', rule: 'UFS-SHIP-1', ship: 0, column: 0, from_row: -1, to_row: 2 })
  expect(view).toEqual(before)
})

test('no event takes long, and an unknown one is shown shortly', () => {
  expect(duration({ event: 'won', rule: 'UFS-END-1' })).toBeLessThan(600)
  expect(duration({ event: 'from_the_future', rule: '' })).toBeGreaterThan(0)
})

test('what is foreseen follows a ship along its arrow and warns of a hit', () => {
  const command: SkiesCommand = { do: 'place', die: 0, row: 0, column: 1 }
  const events: SkiesEvent[] = [
    { event: 'ship_descended', rule: 'UFS-SHIP-1', ship: 1, column: 1, from_row: 0, to_row: 1 },
    { event: 'ship_carried', rule: 'UFS-SKY-2', ship: 1, row: 1, from_column: 1, to_column: 2 },
    { event: 'base_hit', rule: 'UFS-DMG-1', ship: 0, damage: 1 },
  ]
  const { flights, lines } = foresee(command, { events, view }, view, scenery)
  expect(flights[0]?.stops).toEqual([
    { row: 0, column: 1 },
    { row: 1, column: 1 },
    { row: 1, column: 2 },
  ])
  expect(flights[1]?.end).toBe('hits')
  expect(lines.filter(({ isAlarming }) => isAlarming).map(({ id }) => id)).toEqual(['skies-foresee-hit'])
})

test('a cell with a ship is not called empty, and below the skull the mothership does nothing', () => {
  const said = (zone: 'sky' | 'edge', row: number, column: number) =>
    explain({ zone, row, column }, scenery, view).map(({ id }) => id)
  expect(said('sky', 0, 0)).toEqual(['skies-explain-empty'])
  expect(said('sky', 0, 1)).toEqual([])
  expect(said('edge', 1, -1)).toEqual(['action-none-help'])
  expect(said('edge', 3, -1)).toEqual(['skies-explain-below-skull'])
})

test.each([
  ['en', 'falling-skies-9', 'A green ship dives down column 3 to the roofs.'],
  ['fr', 'falling-skies-9', 'Un vaisseau vert plonge dans la colonne 3 jusqu’aux toits.'],
  ['en', 'falling-skies', 'A purple ship dives down column 3 to the roofs.'],
] as const)('each edition tells it with its own ships (%s, %s)', (language, game, said) => {
  choose('language', language)
  speakOf(game)
  expect(tell({ event: 'ship_descended', rule: 'UFS-DMG-3', ship: 2, column: 2, from_row: 9, to_row: 15 })).toBe(said)
})

test('only the cells of the chosen die are lit', () => {
  const legal: SkiesCommand[] = [
    { do: 'place', die: 0, row: 0, column: 0 },
    { do: 'place', die: 1, row: 0, column: 2 },
  ]
  expect([...litPlaces(legal, { die: null, robot: null, ability: null }, scenery, view)]).toEqual([
    ['base:0:0', 'later'],
    ['base:0:2', 'later'],
  ])
  expect([...litPlaces(legal, { die: 0, robot: null, ability: null }, scenery, view)]).toEqual([['base:0:0', 'now']])
})

test('each cell of a wide room answers for it, in both orders of its effects', () => {
  const legal: SkiesCommand[] = [
    { do: 'use', row: 0, column: 1, second_first: 0 },
    { do: 'use', row: 0, column: 1, second_first: 1 },
  ]
  const here = commandsAt(
    { zone: 'base', row: 0, column: 2 },
    legal,
    { die: null, robot: null, ability: null },
    scenery,
    view,
  )
  expect(here).toEqual(legal)
})

import { expect, test } from 'vitest'
import {
  back,
  keep,
  match,
  nextModel,
  noMore,
  NOTHING,
  offered,
  takeUp,
  touch,
  way,
  type Chosen,
  type Way,
} from '../src/games/mars-attacks/choices'
import { figures, statistics } from '../src/games/mars-attacks/figures'
import { distance, isBehindWall, spot, squareBox, wallBox, waypoint } from '../src/games/mars-attacks/geometry'
import { duration, patch, sound } from '../src/games/mars-attacks/patch'
import { beforeNo } from '../src/games/mars-attacks/pauses'
import { level, prompt } from '../src/games/mars-attacks/prompt'
import { follow, isWhole } from '../src/games/mars-attacks/rolls'
import { burst, oddsWords } from '../src/games/mars-attacks/say'
import {
  HUMAN,
  INSECT,
  MARTIAN,
  modelOf,
  modelsAt,
  ROOM,
  type Aim,
  type MarsCommand,
  type MarsEvent,
  type Model,
  type ModelKind,
  type Outlook,
  type Position,
  type Roll,
  type Scenery,
  type Strike,
  type Wall,
} from '../src/games/mars-attacks/types'

/** A square as the board counts: row and column from 1. */
const at = (row: number, column: number): number => (row - 1) * 8 + column - 1

function kind(name: ModelKind['kind'], number: number): ModelKind {
  const side = name === 'martian_grunt' ? 'martian' : 'human'
  const hero = name !== 'martian_grunt' && name !== 'us_soldier'
  const stats = side === 'martian' ? { shoot: 4, fight: 5, survive: 6 } : { shoot: 5, fight: 4, survive: 6 }
  return { kind: name, number, side, hero, ...stats, range: 6, armour: 0, abilities: [], exits: [] }
}

const SCENERY: Scenery = {
  walls: [],
  models: [kind('martian_grunt', 1), kind('martian_grunt', 2), kind('us_soldier', 1), kind('us_soldier', 2), kind('eva', 1)],
  cards: [
    { martian: 'death_ray', human: 'stealth' },
    { martian: 'small_and_hard', human: 'splat' },
    { martian: 'alien_ruse', human: 'argument' },
  ],
  supports: [],
  goal: 8,
  martian_zone: [],
  exit_row: null,
}
const [GRUNT, GRUNT_2, SOLDIER, SOLDIER_2, EVA] = [0, 1, 2, 3, 4] as const

function model(square: number | null, change: Partial<Model> = {}): Model {
  return { place: square === null ? 'waiting' : 'board', square, marked: false, panicked: false, heroics: 0, ...change }
}

const ODDS = { dice: 4, kill: 0.3761, panic: 0.2463, loss: 0 }

function aim(target: number, change: Partial<Aim> = {}): Aim {
  return { model: target, plain: ODDS, aimed: { ...ODDS, dice: 5, kill: 0.5128 }, fights: null, survives: null, ...change }
}

function outlook(of: number, change: Partial<Outlook> = {}): Outlook {
  return { model: of, near: [], far: [], clear: [], partial: [], targets: [], charges: [], ...change }
}

function position(change: Partial<Position> = {}): Position {
  return {
    phase: 'turn',
    round: 1,
    turn: HUMAN,
    asked: HUMAN,
    active: null,
    activated: 0,
    played: 0,
    models: [model(at(1, 1)), model(at(1, 2)), model(at(8, 1)), model(at(8, 3)), model(null)],
    counters: [],
    hideouts: [],
    tokens: [],
    cars: [],
    players: [
      { points: 0, taken: 0, hand: 4, passed: false, able: 2 },
      { points: 0, taken: 0, hand: 3, passed: false, able: 3 },
    ],
    sets: [],
    deck: 30,
    discard: [],
    tests: [],
    rolls: [],
    firing: null,
    stakes: [],
    answers: [],
    strikes: [],
    deadline: null,
    my_hand: [0, 1, 2],
    outlooks: [],
    winner: null,
    ...change,
  }
}

const ACTIVATE: MarsCommand[] = [
  { do: 'activate', model: SOLDIER },
  { do: 'activate', model: SOLDIER_2 },
]

const steps = (way: Way | null | undefined): MarsCommand[] => way?.steps ?? []

test('a touched model is looked at, a second touch lets it go', () => {
  const view = position()
  const { chosen, way } = touch(SCENERY, view, ACTIVATE, NOTHING, at(8, 1), SOLDIER)
  expect(way).toBeNull()
  expect(chosen.model).toBe(SOLDIER)
  expect(touch(SCENERY, view, ACTIVATE, chosen, at(8, 1), SOLDIER).chosen).toEqual(NOTHING)
})

test('touching a square walks through the models on it that can act', () => {
  const view = position({ models: [model(0), model(1), model(at(8, 1)), model(at(8, 1)), model(null)] })
  const first = touch(SCENERY, view, ACTIVATE, NOTHING, at(8, 1), null).chosen
  expect(first.model).toBe(SOLDIER)
  expect(touch(SCENERY, view, ACTIVATE, first, at(8, 1), null).chosen.model).toBe(SOLDIER_2)
})

test('a near square needs one touch: activation and step go together', () => {
  const view = position({ outlooks: [outlook(SOLDIER, { near: [at(7, 1)] })] })
  const { way } = touch(SCENERY, view, ACTIVATE, { ...NOTHING, model: SOLDIER }, at(7, 1), null)
  expect(steps(way)).toEqual([
    { do: 'activate', model: SOLDIER },
    { do: 'move', square: at(7, 1), manner: 0 },
  ])
})

test('a square two steps away leads over one where nobody fights', () => {
  const models = [model(at(7, 1)), model(at(1, 2)), model(at(8, 1)), model(at(8, 3)), model(null)]
  const seen = outlook(SOLDIER, { near: [at(7, 1), at(7, 2)], far: [at(6, 1)] })
  const view = position({ models, outlooks: [seen] })
  const { way } = touch(SCENERY, view, ACTIVATE, { ...NOTHING, model: SOLDIER }, at(6, 1), null)
  expect(steps(way).map((step) => ('square' in step ? step.square : null))).toEqual([null, at(7, 2), at(6, 1)])
})

test('walking into an enemy is said before it is done', () => {
  const models = [model(at(7, 1)), model(at(1, 2)), model(at(8, 1)), model(at(8, 3)), model(null)]
  const charges = [aim(GRUNT, { plain: null, aimed: null, survives: ODDS })]
  const view = position({ models, outlooks: [outlook(SOLDIER, { near: [at(7, 1)], charges })] })
  const { chosen, way } = touch(SCENERY, view, ACTIVATE, { ...NOTHING, model: SOLDIER }, at(7, 1), GRUNT)
  expect(way).toBeNull()
  expect(chosen.ways).toHaveLength(1)
  expect(chosen.ways[0]?.rolls).toBe(true)
  expect(chosen.ways[0]?.aim?.survives).toEqual(ODDS)
  expect(chosen.ways[0]?.steps.at(-1)).toEqual({ do: 'choose', model: GRUNT })
})

test('a target shows the aimed shot first, then the usual one, each with its odds', () => {
  const view = position({ outlooks: [outlook(SOLDIER, { targets: [aim(GRUNT)] })] })
  const { chosen, way } = touch(SCENERY, view, ACTIVATE, { ...NOTHING, model: SOLDIER }, at(1, 1), GRUNT)
  expect(way).toBeNull()
  expect(chosen.ways.map(({ chances }) => chances?.dice)).toEqual([5, 4])
  expect(chosen.ways.map((one) => one.steps.at(-1))).toEqual([
    { do: 'shoot', target: GRUNT, manner: 1 },
    { do: 'shoot', target: GRUNT, manner: 0 },
  ])
})

test('who stands near enough can be shot at or charged', () => {
  const models = [model(at(7, 1)), model(at(1, 2)), model(at(8, 1)), model(at(8, 3)), model(null)]
  const charges = [aim(GRUNT, { plain: null, aimed: null, survives: ODDS })]
  const seen = outlook(SOLDIER, { near: [at(7, 1)], targets: [aim(GRUNT)], charges })
  const { chosen } = touch(SCENERY, position({ models, outlooks: [seen] }), ACTIVATE, { ...NOTHING, model: SOLDIER }, at(7, 1), GRUNT)
  expect(chosen.ways.map((one) => one.steps[1]?.do)).toEqual(['shoot', 'shoot', 'move'])
})

test('whoever lies down stands up first, and cannot aim', () => {
  const models = [model(0), model(1), model(at(8, 1), { panicked: true }), model(at(8, 3)), model(null)]
  const seen = outlook(SOLDIER, { near: [at(7, 1)], targets: [aim(GRUNT, { aimed: null })] })
  const offers = offered(SCENERY, position({ models, outlooks: [seen] }), ACTIVATE, { ...NOTHING, model: SOLDIER })
  expect([...offers.squares.keys()]).toEqual([at(7, 1)])
  expect(offers.models.get(GRUNT)?.map((way) => way.steps.map(({ do: verb }) => verb))).toEqual([
    ['activate', 'stand', 'shoot'],
  ])
})

test('in a fight the opponent is named along with it', () => {
  const seen = outlook(SOLDIER, { targets: [aim(GRUNT, { plain: null, aimed: null, survives: ODDS })] })
  const offers = offered(SCENERY, position({ outlooks: [seen] }), ACTIVATE, { ...NOTHING, model: SOLDIER })
  expect(offers.models.get(GRUNT)?.[0]?.steps.slice(1)).toEqual([
    { do: 'fight', heroic: 0 },
    { do: 'choose', model: GRUNT },
  ])
})

test('the active model goes where it may, but not round in its own square', () => {
  const legal: MarsCommand[] = [
    { do: 'stop' },
    { do: 'move', square: at(7, 1), manner: 0 },
    { do: 'move', square: at(7, 1), manner: 1 },
    { do: 'move', square: at(8, 1), manner: 0 },
    { do: 'move', square: at(8, 2), manner: 0 },
  ]
  const view = position({ phase: 'activation', active: SOLDIER, outlooks: [outlook(SOLDIER)] })
  const offers = offered(SCENERY, view, legal, NOTHING)
  expect([...offers.squares.keys()]).toEqual([at(7, 1), at(8, 2)])
  expect(steps(touch(SCENERY, view, legal, NOTHING, at(8, 2), null).way)).toEqual([legal[4]])
  expect(touch(SCENERY, view, legal, NOTHING, at(7, 1), null).chosen.ways).toHaveLength(2)
  expect(noMore(legal)).toEqual({ do: 'stop' })
})

test('the insect can be touched by its square', () => {
  const legal: MarsCommand[] = [{ do: 'shoot', target: INSECT, manner: 0 }]
  const tokens: Position['tokens'] = [{ token: 'insect', square: at(4, 4) }]
  const view = position({ phase: 'activation', active: SOLDIER, tokens, outlooks: [outlook(SOLDIER)] })
  expect(touch(SCENERY, view, legal, NOTHING, at(4, 4), null).chosen.ways[0]?.steps).toEqual(legal)
})

test('a card is taken up, its model and square are named, and it can be put back', () => {
  const legal: MarsCommand[] = [
    ...ACTIVATE,
    { do: 'sneak', card: 0, model: SOLDIER, square: at(7, 1) },
    { do: 'sneak', card: 0, model: SOLDIER_2, square: at(7, 3) },
  ]
  const view = position()
  const taken = takeUp(SCENERY, view, legal, NOTHING, 0).chosen
  expect(taken.card).toBe(0)
  const named = touch(SCENERY, view, legal, taken, at(8, 1), SOLDIER).chosen
  expect(named.named).toEqual([SOLDIER])
  expect(steps(touch(SCENERY, view, legal, named, at(7, 1), null).way)).toEqual([legal[2]])
  expect(back(named)).toEqual(taken)
  expect(back(taken)).toEqual(NOTHING)
  expect(takeUp(SCENERY, view, legal, taken, 0).chosen).toEqual(NOTHING)
})

test('two Martians who argue are named one after the other, the second only where there is a choice', () => {
  const legal: MarsCommand[] = [{ do: 'quarrel', card: 2, model: GRUNT, other: GRUNT_2 }]
  const taken: Chosen = { ...NOTHING, card: 2 }
  expect(steps(touch(SCENERY, position(), legal, taken, at(1, 1), GRUNT).way)).toEqual(legal)
  const more: MarsCommand[] = [...legal, { do: 'quarrel', card: 2, model: GRUNT, other: EVA }]
  expect(touch(SCENERY, position(), more, taken, at(1, 1), GRUNT).chosen.named).toEqual([GRUNT])
})

test('in answer a card goes at once', () => {
  const legal: MarsCommand[] = [{ do: 'decline' }, { do: 'use', card: 1, test: 1 }]
  expect(steps(takeUp(SCENERY, position({ phase: 'window' }), legal, NOTHING, 1).way)).toEqual([legal[1]])
  expect(takeUp(SCENERY, position({ phase: 'window' }), legal, NOTHING, 0).way).toBeNull()
})

test('every square answers for its row and its column', () => {
  const legal: MarsCommand[] = [
    { do: 'aim_along', along: 2, direction: 0 },
    { do: 'aim_along', along: 8 + 4, direction: 0 },
  ]
  const offers = offered(SCENERY, position({ phase: 'aim' }), legal, NOTHING)
  expect(offers.squares.get(at(3, 5))?.map((way) => way.steps[0])).toEqual(legal)
  expect(offers.squares.get(at(3, 1))).toHaveLength(1)
  expect(offers.squares.has(at(1, 1))).toBe(false)
})

test('a strike says where it falls and whom it may hit', () => {
  const legal: MarsCommand[] = [{ do: 'aim_at', square: at(3, 3), direction: 0 }]
  const strike: Strike = { square: at(3, 3), along: null, direction: 0, squares: [at(3, 3)], hits: [aim(GRUNT)] }
  const view = position({ phase: 'aim', strikes: [{ ...strike, direction: 1 }, strike] })
  const { chosen, way } = touch(SCENERY, view, legal, NOTHING, at(3, 3), null)
  expect(way).toBeNull()
  expect(chosen.ways[0]?.strike).toBe(strike)
})

test('each defence says what it risks, each opponent what he is worth', () => {
  const staked = aim(GRUNT, { plain: null, aimed: null, fights: { ...ODDS, loss: 0.2 }, survives: ODDS })
  const defence: MarsCommand[] = [
    { do: 'defend', stat: 1 },
    { do: 'defend', stat: 2 },
  ]
  const asked = position({ phase: 'defence', stakes: [staked] })
  expect(offered(SCENERY, asked, defence, NOTHING).buttons.map(({ chances }) => chances)).toEqual([
    staked.fights,
    staked.survives,
  ])
  const choose: MarsCommand[] = [{ do: 'choose', model: GRUNT }]
  const named = position({ phase: 'opponent', stakes: [staked] })
  expect(offered(SCENERY, named, choose, NOTHING).models.get(GRUNT)?.[0]?.aim).toBe(staked)
})

test('a plan goes on as long as the server agrees', () => {
  const legal: MarsCommand[] = [{ do: 'move', square: 5, manner: 0 }, { do: 'stop' }]
  expect(match(legal, { do: 'move', square: 5, manner: 0 })).toBe(legal[0])
  expect(match(legal, { do: 'move', square: 6, manner: 0 })).toBeUndefined()
})

test('a choice outlives a moment only if it still can be made; all off the board means the first', () => {
  const view = position()
  expect(keep(view, ACTIVATE, { ...NOTHING, model: SOLDIER }).model).toBe(SOLDIER)
  expect(keep(view, ACTIVATE, { ...NOTHING, model: EVA })).toEqual(NOTHING)
  const outside = position({ models: [model(0), model(1), model(null), model(null), model(null)] })
  expect(keep(outside, ACTIVATE, NOTHING).model).toBe(SOLDIER)
})

test('models are walked through in the order of their squares', () => {
  const able = new Set([SOLDIER, SOLDIER_2, EVA])
  expect(nextModel(position(), able, null)).toBe(SOLDIER)
  expect(nextModel(position(), able, SOLDIER)).toBe(SOLDIER_2)
  expect(nextModel(position(), able, SOLDIER, -1)).toBe(EVA)
  expect(nextModel(position(), new Set(), SOLDIER)).toBeNull()
})

test('up to six models stand apart inside their square', () => {
  for (let count = 1; count <= ROOM; count += 1) {
    const places = Array.from({ length: count }, (_, index) => spot(at(3, 3), index, count))
    const box = squareBox(at(3, 3))
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(box.x)
      expect(x).toBeLessThan(box.x + box.width)
      expect(y).toBeGreaterThan(box.y)
      expect(y).toBeLessThan(box.y + box.height)
    }
  }
})

const HIGH: Wall = { row: 2, column: 2, below: true, high: true }

test('high walls are taller than low ones, and whoever is behind one steps back', () => {
  expect(wallBox(HIGH).face.height).toBeGreaterThan(2 * wallBox({ ...HIGH, high: false }).face.height)
  expect(isBehindWall([HIGH], at(3, 3))).toBe(true)
  expect(isBehindWall([HIGH], at(4, 3))).toBe(false)
  expect(spot(at(3, 3), 0, 1, true).y).toBeLessThan(wallBox(HIGH).face.y)
})

test('a way of two steps goes straight, and round a high wall', () => {
  const near = [at(4, 2), at(4, 3), at(4, 4)]
  expect(waypoint([], near, at(3, 3), at(5, 3))).toBe(at(4, 3))
  expect(waypoint([HIGH], near, at(3, 3), at(5, 3))).toBe(at(4, 2))
  expect(waypoint([], [], at(3, 3), at(5, 3))).toBeNull()
  expect(distance(at(1, 1), at(3, 8))).toBe(7)
})

const told = (event: MarsEvent): { event: string; rule: string } => ({ ...event, rule: '' })

test('events are seen on the field at once', () => {
  const moved = patch(position(), told({ event: 'model_moved', kind: 'us_soldier', number: 1, row: 6, column: 0 }), SCENERY)
  expect(modelsAt(moved, at(7, 1))).toEqual([SOLDIER])
  const killed = patch(moved, told({ event: 'model_killed', kind: 'martian_grunt', number: 2, row: 0, column: 1 }), SCENERY)
  expect(killed.models[GRUNT_2]?.place).toBe('dead')
  const panic = patch(killed, told({ event: 'model_panicked', kind: 'martian_grunt', number: 1 }), SCENERY)
  expect(panic.models[GRUNT]?.panicked).toBe(true)
  expect(patch(panic, told({ event: 'model_stood', kind: 'martian_grunt', number: 1 }), SCENERY).models[GRUNT]?.panicked).toBe(false)
  const scored = patch(panic, told({ event: 'points_scored', seat: HUMAN, points: 1, total: 3 }), SCENERY)
  expect(scored.players[HUMAN]?.points).toBe(3)
})

test('a counter is turned up and taken by who stands there', () => {
  const covered = patch(position(), told({ event: 'counter_placed', row: 7, column: 0 }), SCENERY)
  const turned = patch(covered, told({ event: 'counter_turned', counter: 'artefact', row: 7, column: 0 }), SCENERY)
  expect(turned.counters).toEqual([{ counter: 'artefact', square: at(8, 1) }])
  const taken = patch(turned, told({ event: 'counter_taken', seat: HUMAN, counter: 'artefact', count: 1 }), SCENERY)
  expect(taken.counters).toEqual([])
  expect(taken.players[HUMAN]?.taken).toBe(1)
})

test('supports are laid, jammed and gone when they strike', () => {
  const laid = patch(position(), told({ event: 'support_laid', seat: HUMAN, card: 0, half: 'strafing', level: 1 }), SCENERY)
  const more = patch(laid, told({ event: 'support_laid', seat: HUMAN, card: 1, half: 'strafing', level: 2 }), SCENERY)
  expect(more.sets).toEqual([{ half: 'strafing', cards: [0, 1], fresh: true }])
  expect(more.my_hand).toEqual([2])
  expect(patch(more, told({ event: 'set_jammed', half: 'strafing', level: 1 }), SCENERY).sets[0]?.cards).toEqual([0])
  expect(patch(more, told({ event: 'support_aimed', half: 'strafing', row: 1, column: 1 }), SCENERY).sets).toEqual([])
})

test('tokens come, run and go', () => {
  const herd = patch(position(), told({ event: 'herd_appeared', row: 0, column: 3 }), SCENERY)
  const ran = patch(herd, told({ event: 'herd_moved', row: 1, column: 3 }), SCENERY)
  expect(ran.tokens).toEqual([{ token: 'herd', square: at(2, 4) }])
  expect(patch(ran, told({ event: 'herd_gone' }), SCENERY).tokens).toEqual([])
})

test('what is not looked at takes no time, and nothing takes long', () => {
  expect(duration(told({ event: 'turn_began', seat: 0 }))).toBe(0)
  expect(duration(told({ event: 'model_killed', kind: 'eva', number: 1, row: 0, column: 0 }))).toBeLessThanOrEqual(600)
  expect(sound(told({ event: 'model_killed', kind: 'eva', number: 1, row: 0, column: 0 }))).toBe('hit')
  expect(sound(told({ event: 'card_drawn', seat: 0, hand: 2 }))).toBeNull()
})

test('dice lie side by side, those for an 8 behind the others, until the next contest', () => {
  const roll = (values: number[], hits: number, again: number): MarsEvent => ({
    event: 'dice_rolled',
    kind: 'us_soldier',
    number: 1,
    stat: 'shoot',
    values,
    hits,
    again,
  })
  const once = follow([], roll([8, 5, 2], 2, 1), SCENERY)
  const twice = follow(once, roll([4], 2, 0), SCENERY)
  const throws = [[8, 5, 2], [4]]
  expect(twice).toEqual([{ model: SOLDIER, stat: 'shoot', need: 5, throws, hits: 2, due: 0 }])
  expect(follow(twice, { event: 'model_panicked', kind: 'martian_grunt', number: 1 }, SCENERY)).toEqual(twice)
  expect(follow(twice, { event: 'turn_began', seat: MARTIAN }, SCENERY)).toEqual([])
})

test('dice of which some were not seen to fall are not left lying', () => {
  const roll: Roll = { model: SOLDIER, stat: 'shoot', need: 5, throws: [[8]], hits: 1, due: 1 }
  expect(isWhole([roll, { ...roll, model: GRUNT, due: 0 }])).toBe(false)
  expect(isWhole([{ ...roll, due: 0 }])).toBe(false)
  expect(isWhole([{ ...roll, due: 0 }, { ...roll, model: GRUNT, due: 0 }])).toBe(true)
})

test('a card in answer says what it makes of the odds', () => {
  const t = (id: string, args?: Record<string, unknown>): string => `${id} ${args?.['kill'] ?? ''}`.trim()
  const view = position({ phase: 'window', answers: [{ card: 1, test: 1, stakes: [aim(GRUNT)] }] })
  const words = (test: number): string[] => oddsWords(SCENERY, view, way([{ do: 'use', card: 1, test }]), t)
  expect(words(1)).toEqual(['mars-stake 38'])
  expect(words(0)).toEqual([])
})

test('one word stands where it happened', () => {
  const view = position()
  expect(burst(SCENERY, view, { event: 'model_killed', kind: 'eva', number: 1, row: 2, column: 2 })).toEqual({
    word: 'killed',
    square: at(3, 3),
  })
  const missed: MarsEvent = { event: 'shot_missed', other_kind: 'us_soldier', other_number: 2 }
  expect(burst(SCENERY, view, missed)?.square).toBe(at(8, 3))
  expect(burst(SCENERY, view, { event: 'round_ended', round: 1 })).toBeNull()
  expect(modelOf(SCENERY, 'insect', 0)).toBe(-1)
})

test('the prompt follows the Turn', () => {
  expect(prompt(position(), HUMAN).id).toBe('mars-prompt-first')
  expect(prompt(position({ activated: 1 }), HUMAN).id).toBe('mars-prompt-second')
  expect(prompt(position({ played: 1 }), HUMAN).id).toBe('mars-prompt-after-card')
  expect(prompt(position({ phase: 'window' }), HUMAN).id).toBe('prompt-window')
  expect(level({ scenario: 'who-is-there' }).id).toBe('option-scenario-who-is-there')
  expect(level({ scenario: 'my-battle' })).toEqual({ id: 'option-scenario-own', args: { scenario: 'my-battle' } })
})

test('where time runs a "no" by itself comes at any moment alike, at the very end from the clock', () => {
  const evenly = Array.from({ length: 100 }, (_, i) => (i + 0.5) / 100)
  const moments = evenly.map((drawn) => beforeNo(10_000, false, drawn))
  expect(moments.slice(0, 95)).toEqual(evenly.slice(0, 95).map((drawn) => 10_000 * drawn))
  expect(moments.slice(95)).toEqual([null, null, null, null, null])
  expect(beforeNo(0, false, 0)).toBeNull()
})

test('without a time limit a "no" comes soon by itself among bots, and never where a person waits', () => {
  expect([0, 0.5, 1].map((drawn) => beforeNo(null, true, drawn))).toEqual([700, 1350, 2000])
  expect([0, 0.5, 1].map((drawn) => beforeNo(null, false, drawn))).toEqual([null, null, null])
})

test('the end screen counts kills for who made them', () => {
  const killed: MarsEvent = { event: 'model_killed', kind: 'martian_grunt', number: 1, row: 0, column: 0 }
  const story = { scenery: SCENERY, view: position({ round: 4 }), events: [told(killed)] }
  expect(figures(story)).toEqual([{ label: 'mars-figure-rounds', value: 4 }])
  const line = (label: string): unknown => statistics(story).find((one) => one.label === label)?.values
  expect(line('mars-statistic-kills')).toEqual([0, 1])
  expect(line('mars-statistic-left')).toEqual([2, 2])
})

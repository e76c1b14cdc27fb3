import { expect, test } from 'vitest'
import {
  back,
  chooseDistrict,
  chooseValue,
  districts,
  effects,
  forecast,
  keep,
  NOTHING,
  offered,
  values,
} from '../src/games/jelly-monster/choices'
import { figures, statistics } from '../src/games/jelly-monster/figures'
import { fitDie, Geometry, line } from '../src/games/jelly-monster/geometry'
import { deadline, duration, hurries, patch, sound, still } from '../src/games/jelly-monster/patch'
import { apart, level, prompt, timed } from '../src/games/jelly-monster/prompt'
import {
  groups,
  richest,
  sources,
  type District,
  type JellyCommand,
  type JellyEvent,
  type Placement,
  type Player,
  type Position,
  type Scenery,
} from '../src/games/jelly-monster/types'
import type { FaceRow, IconRow } from '../src/games/jelly-monster/words'

const BLUE = 0
const RED = 1
const GREEN = 2

/** Dice as `b6 r5`: the owner's first letter and the value; sums and leaders as the server would tell them. */
function district(text: string, change: Partial<District> = {}): District {
  const dice = text
    .split(' ')
    .filter(Boolean)
    .map(([owner, value]) => ({ owner: 'brg'.indexOf(owner ?? ''), value: Number(value) }))
  const sums = [BLUE, RED, GREEN].map((seat) => {
    const mine = dice.filter(({ owner }) => owner === seat).map(({ value }) => value)
    return mine.filter((one) => mine.indexOf(one) === mine.lastIndexOf(one)).reduce((sum, one) => sum + one, 0)
  })
  const best = Math.max(...sums)
  const leaders = [BLUE, RED, GREEN].filter((seat) => best > 0 && sums[seat] === best)
  return { target: 0, dice, sums, leaders, blocked_by: null, ...change }
}

const player: Player = {
  status: 'deciding',
  dice: 7,
  roll: [],
  jelly: 2,
  pods: 0,
  barrier: null,
  has_barrier: true,
}

function position(change: Partial<Position> = {}): Position {
  return {
    phase: 'placing',
    round: 1,
    deadline: 180_000,
    steps_left: null,
    turned_by: null,
    districts: ['', '', '', '', ''].map((dice) => district(dice)),
    centre: [],
    players: [player, player, player],
    stack: 30,
    scoring: null,
    choice: null,
    my_pods: [],
    my_plan: null,
    my_vote: null,
    pods: null,
    opened: null,
    scores: null,
    ...change,
  }
}

function scenery(...targeted: IconRow[]): Scenery {
  const face = (icon: IconRow): FaceRow => ({
    name: 'docks',
    tile: 1,
    green: true,
    ours: true,
    zones: [[icon], [{ icon: 'jelly', amount: 6 }], [{ icon: 'jelly', amount: 0 }]],
  })
  return { faces: targeted.map(face), pods: [], live: true, start: 0 }
}

const five = scenery(...Array.from({ length: 5 }, (): IconRow => ({ icon: 'jelly', amount: 3 })))
const place = (value: number, at: number): JellyCommand => ({ do: 'place', value, district: at, covered: 0 })
const expel = (value: number, at: number, owner: number, expelled: number): JellyCommand => ({
  do: 'expel',
  value,
  district: at,
  owner,
  expelled,
  covered: 0,
})
const move = (value: number, at: number, away: number): JellyCommand => ({
  do: 'move',
  value,
  district: at,
  away,
  covered: 0,
})

/** A roll of 1, 3 and 6 in live play: districts 0 and 2 are open, Red's 5 lies in the first. */
const legal: JellyCommand[] = [
  { do: 'skip', covered: 0 },
  place(1, 0),
  expel(1, 0, RED, 5),
  expel(1, 0, BLUE, 1),
  place(3, 0),
  move(3, 0, 0),
  move(3, 0, 1),
  place(6, 0),
  place(1, 2),
  expel(1, 2, BLUE, 1),
  place(3, 2),
  move(3, 2, 0),
  move(3, 2, 1),
  place(6, 2),
]
const view = position({ districts: [district('r5'), ...['', '', '', ''].map((dice) => district(dice))] })

test('values of the roll and open districts are lit', () => {
  expect([...values(legal, NOTHING)]).toEqual([1, 3, 6])
  expect([...districts(legal, NOTHING)]).toEqual([0, 2])
  expect([...districts(legal, { ...NOTHING, value: 6 })]).toEqual([0, 2])
  expect([...districts(legal, { ...NOTHING, value: 5 })]).toEqual([])
})

test('a die without an effect is placed by two taps', () => {
  const { chosen, command } = chooseValue(legal, NOTHING, 6, view)
  expect([chosen, command]).toEqual([{ ...NOTHING, value: 6 }, null])
  expect(chooseDistrict(legal, chosen, 2, view)).toEqual({ chosen: NOTHING, command: place(6, 2) })
})

test('the district may be named first', () => {
  const { chosen, command } = chooseDistrict(legal, NOTHING, 2, view)
  expect(command).toBeNull()
  expect(chooseValue(legal, chosen, 6, view).command).toEqual(place(6, 2))
})

test('a die with something to do asks what', () => {
  const chosen = { ...NOTHING, value: 1 }
  const first = chooseDistrict(legal, chosen, 0, view)
  expect(first).toEqual({ chosen: { ...chosen, district: 0 }, command: null })
  expect(effects(legal, first.chosen, view)).toEqual([expel(1, 0, RED, 5), place(1, 0)])
})

test('what would do nothing as things stand is not offered', () => {
  expect(effects(legal, { ...NOTHING, value: 1, district: 2 }, view)).toEqual([place(1, 2)])
  expect(chooseDistrict(legal, { ...NOTHING, value: 1 }, 2, view).command).toEqual(place(1, 2))
  expect(effects(legal, { ...NOTHING, value: 3, district: 2 }, view)).toEqual([move(3, 2, 1), place(3, 2)])
})

test('what is offered keeps its place while others act', () => {
  const [red, green, own, none] = [expel(1, 0, RED, 5), expel(1, 0, GREEN, 4), expel(1, 0, BLUE, 2), place(1, 0)] as Placement[]
  const first = offered([], [own!, red!, none!], BLUE)
  expect(first.map(({ command }) => command)).toEqual([red, own, none])
  const later = offered(first, [green!, own!, none!], BLUE)
  expect(later.map(({ command }) => command)).toEqual([red, own, none, green])
  expect(later.map(({ gone }) => gone)).toEqual([true, false, false, false])
  expect(offered(later, [red!, own!, none!], BLUE).map(({ gone }) => gone)).toEqual([false, false, false, true])
  expect(offered(later, [], BLUE)).toEqual([])
})

test('a target in the middle moves either way', () => {
  const between = { ...view, districts: view.districts.map((each) => ({ ...each, target: 1 })) }
  expect(effects(legal, { ...NOTHING, value: 3, district: 0 }, between)).toHaveLength(3)
})

test('what cannot be chosen changes nothing', () => {
  expect(chooseValue(legal, NOTHING, 5, view)).toEqual({ chosen: NOTHING, command: null })
  expect(chooseDistrict(legal, NOTHING, 1, view)).toEqual({ chosen: NOTHING, command: null })
})

test('choosing again lets go, and back goes one step', () => {
  expect(chooseValue(legal, { ...NOTHING, value: 6 }, 6, view).chosen).toEqual(NOTHING)
  expect(back({ value: 1, district: 0, blocks: false })).toEqual({ ...NOTHING, value: 1 })
  expect(back({ ...NOTHING, value: 1 })).toEqual(NOTHING)
  expect(back({ ...NOTHING, blocks: true })).toEqual(NOTHING)
})

test('a choice outlives what others do, unless they take it away', () => {
  const chosen = { value: 1, district: 0, blocks: false }
  expect(keep(legal, chosen)).toBe(chosen)
  const blocked = legal.filter((command) => !('district' in command) || command.district !== 0)
  expect(keep(blocked, chosen)).toEqual({ ...NOTHING, value: 1 })
  expect(keep([{ do: 'roll' }], chosen)).toEqual(NOTHING)
})

test('a barrier needs one district', () => {
  const last: JellyCommand[] = [{ do: 'block', district: 3, covered: 0 }, { do: 'decline', covered: 0 }]
  const blocks = { ...NOTHING, blocks: true }
  expect([...districts(last, blocks)]).toEqual([3])
  expect(chooseDistrict(last, blocks, 3, view)).toEqual({ chosen: NOTHING, command: last[0] })
  expect(keep([{ do: 'roll' }], blocks)).toEqual(NOTHING)
})

test('how a district would stand with one more die', () => {
  const here = district('b6 r5 r4')
  expect(forecast(here, BLUE, 5)).toEqual({ sum: 11, leads: 'alone', cancels: false })
  expect(forecast(here, BLUE, 3)).toEqual({ sum: 9, leads: 'tied', cancels: false })
  expect(forecast(here, BLUE, 6)).toEqual({ sum: 0, leads: 'not', cancels: true })
  expect(forecast(district(''), GREEN, 1)).toEqual({ sum: 1, leads: 'alone', cancels: false })
})

test('dice lie together by owner, the highest sum first', () => {
  expect(groups(district('b6 r5 b6 r1 g3'))).toEqual([
    { owner: RED, values: [5, 1], sum: 6, leads: true },
    { owner: GREEN, values: [3], sum: 3, leads: false },
    { owner: BLUE, values: [6, 6], sum: 0, leads: false },
  ])
})

test('whoever has most Jelly is marked, unless all have the same', () => {
  expect(richest(position())).toEqual([])
  const players = [player, { ...player, jelly: 5 }, { ...player, jelly: 5 }]
  expect(richest(position({ players }))).toEqual([RED, GREEN])
  expect(richest(position({ players, scores: [9, 7, 8] }))).toEqual([BLUE])
})

test('arrows are followed to where they lead, and nowhere when they turn back', () => {
  const left: IconRow = { icon: 'copy', side: 'left' }
  const right: IconRow = { icon: 'copy', side: 'right' }
  const either: IconRow = { icon: 'copy', side: 'either' }
  const jelly: IconRow = { icon: 'jelly', amount: 5 }
  const from = (at: number, ...icons: IconRow[]): number[] => sources(scenery(...icons), position(), at)
  expect(from(0, jelly, jelly, jelly, jelly, jelly)).toEqual([0])
  expect(from(0, left, jelly, jelly, jelly, jelly)).toEqual([4])
  expect(from(0, right, right, jelly, jelly, jelly)).toEqual([2])
  expect(from(0, right, left, jelly, jelly, jelly)).toEqual([])
  expect(from(0, either, jelly, jelly, jelly, jelly)).toEqual([4, 1])
  expect(from(0, either, right, jelly, jelly, left)).toEqual([3, 2])
})

test.each([5, 6, 7])('a ring of %i districts keeps everything inside its district', (count) => {
  const ring = new Geometry(count, 1040, 600)
  for (let at = 0; at < count; at++) {
    const box = ring.box(at)
    const entrance = ring.entrance(at)
    expect(entrance.width).toBeGreaterThan(70)
    expect(entrance.height).toBeGreaterThan(40)
    for (const part of [entrance, ...[0, 1, 2].map((zone) => ring.zone(at, zone))]) {
      expect(part.x).toBeGreaterThan(box.x - 12)
      expect(part.y).toBeGreaterThan(box.y - 12)
      expect(part.x + part.width).toBeLessThan(box.x + box.width + 12)
      expect(part.y + part.height).toBeLessThan(box.y + box.height + 12)
    }
  }
})

test('zones lie from the entrance to the centre, and rewards do not cover each other', () => {
  const ring = new Geometry(7, 1040, 600)
  const from = ({ x, y }: { x: number; y: number }): number => Math.hypot((x - 520) / 520, (y - 300) / 300)
  for (let at = 0; at < 7; at++) {
    const zones = [0, 1, 2].map((zone) => ring.zone(at, zone))
    const far = zones.map(({ x, y, width, height }) => from({ x: x + width / 2, y: y + height / 2 }))
    expect(far).toEqual([...far].sort((one, other) => other - one))
    for (const [i, one] of zones.slice(1).entries()) {
      const other = zones[i]!
      const apart = Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.height
      expect(apart).toBe(true)
    }
  }
})

test('districts go clockwise from the top', () => {
  const ring = new Geometry(5, 1000, 600)
  expect(ring.point(ring.angle(0), 1).y).toBeCloseTo(0)
  expect(ring.point(ring.angle(1), 1).x).toBeGreaterThan(500)
  expect(ring.point(ring.angle(4), 1).x).toBeLessThan(500)
})

test('many dice are drawn smaller, but never too small', () => {
  const room = { width: 180, height: 70 }
  const [few, some, many] = [[1, 1], [2, 2, 2], [5, 5, 4, 4, 4]].map((counts) => fitDie(counts, room, 16))
  expect(few).toBeGreaterThan(some!)
  expect(some).toBeGreaterThan(many!)
  expect(many).toBe(16)
})

test('lines are drawn from a corner', () => {
  expect(line([{ x: 11, y: 22 }, { x: 30, y: 40.26 }], { x: 10, y: 20 })).toBe('M1.0 2.0L20.0 20.3')
})

/** What the board shows after these events. */
function after(start: Position, ...events: Record<string, unknown>[]): Position {
  return events.reduce((seen, event) => patch(seen, { rule: '', ...event } as never, five), start)
}

test('scoring takes the barriers away and the rolls', () => {
  const { phase, districts, players } = after(
    position({
      districts: [district('b6', { blocked_by: RED })],
      players: [{ ...player, roll: [1, 2], barrier: 0, has_barrier: false }],
    }),
    { event: 'scoring_began', round: 1 },
  )
  expect(phase).toBe('scoring')
  expect(districts[0]?.blocked_by).toBeNull()
  expect(players[0]).toMatchObject({ roll: [], barrier: null, has_barrier: true, status: '' })
})

test('cancelled dice go back to their owner', () => {
  const { districts, players, scoring } = after(position({ districts: [district('b6 b6 b3 r6')] }), {
    event: 'dice_cancelled',
    seat: BLUE,
    district: 0,
    value: 6,
    dice: 2,
  })
  expect(districts[0]?.dice).toEqual([
    { owner: BLUE, value: 3 },
    { owner: RED, value: 6 },
  ])
  expect(players[BLUE]?.dice).toBe(9)
  expect(scoring).toBe(0)
})

test('the story follows arrows and forgets them in the next district', () => {
  const majority = { event: 'majority_found', seat: BLUE, zone: 0, total: 6 }
  const copied = after(
    position(),
    { ...majority, district: 3 },
    { event: 'reward_copied', district: 2, zone: 0 },
    { event: 'reward_copied', district: 1, zone: 0 },
  )
  expect(copied).toMatchObject({ scoring: 3, path: [3, 2, 1] })
  expect(after(copied, { ...majority, district: 4 })).toMatchObject({ scoring: 4, path: [4] })
  expect(after(copied, { event: 'centre_empty' })).toMatchObject({ scoring: 5, path: [5] })
})

test('Jelly and pods change hands', () => {
  const { players, stack, my_pods } = after(
    position(),
    { event: 'jelly_gained', seat: BLUE, amount: 6 },
    { event: 'jelly_paid', seat: RED, to: BLUE, amount: 2 },
    { event: 'pod_drawn', seat: BLUE, left: 29 },
    { event: 'pod_seen', seat: BLUE, value: 4 },
    { event: 'pod_drawn', seat: RED, left: 28 },
    { event: 'pod_discarded', seat: RED },
  )
  expect(players.map(({ jelly, pods }) => [jelly, pods])).toEqual([
    [10, 1],
    [0, 0],
    [2, 0],
  ])
  expect([stack, my_pods]).toEqual([28, [4]])
})

test('whoever was waited for has chosen when the story goes on', () => {
  const choice = { kind: 'vote' as const, seats: [RED], to: [] }
  expect(after(position({ choice }), { event: 'vote_shown', seat: RED, right: 1 }).choice).toBeNull()
})

test('pods are opened one after another, then all is counted', () => {
  const opened = after(position(), { event: 'pods_revealed', seat: BLUE, pods: 2, values: [0, 4] })
  expect(opened).toMatchObject({ phase: 'opening', pods: [[0, 4], [], []] })
  const counted = after(
    opened,
    { event: 'questions_rolled', seat: BLUE, values: [3] },
    { event: 'score_counted', seat: BLUE, score: 9 },
  )
  expect(counted).toMatchObject({ opened: [[3], [], []], scores: [9, null, null] })
  expect(after(counted, { event: 'game_won', seat: BLUE, score: 9 }).phase).toBe('over')
})

test('nothing holds up those who place dice', () => {
  const quick: JellyEvent['event'][] = ['dice_rolled', 'die_placed', 'die_expelled', 'target_moved', 'timer_turned']
  expect(quick.map((event) => duration({ event, rule: '' }))).toEqual([0, 0, 0, 0, 0])
  expect(duration({ event: 'majority_found', rule: '' })).toBeGreaterThan(0)
  expect(sound({ event: 'timer_turned', rule: '' })).toBe('alarm')
  expect(sound({ event: 'dice_rolled', rule: '' })).toBeNull()
})

test('only the beginning of a round ends the story of the last one', () => {
  const told = ['said_ready', 'countdown_began', 'jelly_gained', 'placing_began']
  expect(told.filter((event) => hurries({ event, rule: '' }))).toEqual(['placing_began'])
  expect(deadline(position({ deadline: 7_000 }))).toBe(7_000)
})

test('without motion the story takes a little longer', () => {
  const majority = { event: 'majority_found', rule: '' }
  expect(still(majority)).toBeGreaterThan(duration(majority))
  expect(still({ event: 'die_placed', rule: '' })).toBe(0)
})

test('in the thinking variant one covered die after another is laid open', () => {
  const thinking = { ...five, live: false }
  const placed = { event: 'die_placed', rule: '', seat: RED, value: 2, district: 0 }
  const [quick, slow] = [five, thinking].map((city) => duration(placed, city))
  expect([quick, slow! > 0]).toEqual([0, true])
  const plan: JellyCommand = { do: 'place', value: 2, district: 0, covered: 1 }
  const start = position({
    districts: [district('b5 b3'), district('')],
    players: [player, { ...player, roll: [2, 2, 6] }, player],
    my_plan: plan,
  })
  const laid = after(start, placed)
  expect(laid.districts[0]).toEqual(district('b5 b3 r2'))
  expect(laid.players[RED]).toMatchObject({ dice: 6, roll: [2, 6] })
  expect(laid.my_plan).toBeNull()
  const expelled = after(laid, { event: 'die_expelled', seat: RED, district: 0, owner: BLUE, value: 5 })
  expect(expelled.districts[0]).toEqual(district('b3 r2'))
  expect(expelled.centre).toEqual([{ owner: BLUE, value: 5 }])
  const moved = after(expelled, { event: 'target_moved', seat: GREEN, district: 1, zone: 1 })
  expect(moved.districts[1]?.target).toBe(1)
  const blocked = after(moved, { event: 'entrance_blocked', seat: GREEN, district: 1 })
  expect(blocked.districts[1]?.blocked_by).toBe(GREEN)
  expect(blocked.players[GREEN]).toMatchObject({ barrier: 1, has_barrier: false })
  expect(after(blocked, { event: 'timer_turned', seat: RED, seconds: 0, steps: 3 })).toMatchObject({
    turned_by: RED,
    steps_left: 3,
  })
})

test('a device is shared only where nothing hurries', () => {
  expect(['live', 'thinking'].map((variant) => timed({ variant }))).toEqual([true, false])
  expect(['live', 'thinking'].map((variant) => apart({ variant }))).toEqual(['jelly-new-apart', null])
})

test('my pods lie as they will lie after the story', () => {
  const pods = [4, 2, 0].map((value) => ({ value, count: 5 }))
  const seen = { event: 'pod_seen', rule: '', seat: BLUE, value: 2 }
  expect(patch(position({ my_pods: [4, 0] }), seen, { ...five, pods }).my_pods).toEqual([4, 2, 0])
})

test('the prompt says what is expected of a seat', () => {
  expect(prompt(position(), BLUE).id).toBe('jelly-prompt-deciding')
  expect(prompt(position({ players: [{ ...player, status: 'resting' }] }), BLUE).id).toBe('jelly-prompt-placing')
  expect(prompt(position({ my_plan: { do: 'skip', covered: 1 } }), BLUE).id).toBe('jelly-prompt-planned')
  const choice = { kind: 'discard' as const, seats: [BLUE], to: [] }
  expect(prompt(position({ phase: 'scoring', choice }), BLUE).id).toBe('jelly-prompt-discard')
  expect(prompt(position({ phase: 'waiting', round: 3 }), BLUE)).toEqual({
    id: 'jelly-prompt-waiting',
    args: { round: 3 },
  })
  expect(level({ variant: 'thinking', faces: 'green' })).toEqual({
    id: 'jelly-level-thinking',
    args: { faces: 'green' },
  })
})

test('the end screen counts what everybody did', () => {
  const events = [
    { event: 'majority_found', seat: RED },
    { event: 'jelly_gained', seat: RED, amount: 6 },
    { event: 'jelly_gained', seat: RED, amount: 1 },
    { event: 'die_expelled', seat: BLUE, owner: RED, district: 0, value: 5 },
    { event: 'roll_skipped', seat: GREEN },
  ].map((event) => ({ rule: '', ...event }))
  const story = { scenery: five, view: position({ phase: 'over', scores: [4, 9, 2] }), events }
  const told = Object.fromEntries(statistics(story).map(({ label, values: each }) => [label, each]))
  expect(told['jelly-statistic-score']).toEqual([4, 9, 2])
  expect(told['jelly-statistic-won']).toEqual([0, 1, 0])
  expect(told['jelly-statistic-gained']).toEqual([0, 7, 0])
  expect(told['jelly-statistic-expelled']).toEqual([1, 0, 0])
  expect(told['jelly-statistic-lost']).toEqual([0, 1, 0])
  expect(told['jelly-statistic-skipped']).toEqual([0, 0, 1])
  expect(figures(story).map(({ value }) => value)).toEqual([1, 30])
})

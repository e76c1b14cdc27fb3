import { expect, test, vi } from 'vitest'
import { standAfter } from '../src/games/space-alert/announcer/script'
import { about, byKey, isLoose, keep, keyOf, targets, type Chosen } from '../src/games/space-alert/choices'
import { read } from '../src/games/space-alert/commands'
import { figures } from '../src/games/space-alert/figures'
import { giftsTo } from '../src/games/space-alert/planning/gifts'
import { arrange, atStart, noteOn, pieceIn, piecesIn } from '../src/games/space-alert/planning/sandbox'
import { anew, apart, harder, level, prompt, readings, timed } from '../src/games/space-alert/prompt'
import { deeds } from '../src/games/space-alert/resolving/deeds'
import { missionOf, Reel } from '../src/games/space-alert/resolving/film'
import {
  entry,
  phasesOf,
  slotsOf,
  type Announcement,
  type Kind,
  type Member,
  type Position,
  type ShipAtStart,
} from '../src/games/space-alert/types'
import { News } from '../src/games/space-alert/voice/news'
import { clockFace, remark, sentence } from '../src/games/space-alert/voice/sentences'
import { tidy } from '../src/resolve/mission'
import type { Film, Frame, Scenery as ShipScenery, Seen } from '../src/resolve/types'
import type { GameEvent } from '../src/table/contract'

const CARDS = ['A/red', 'B/red', 'heroic_A/lower_blue']
const whole: ShipAtStart = { tiles: { red: [], white: [], blue: [] }, squads: { lower_red: true, upper_blue: true } }

const said = (event: Kind, at: number, rest: Partial<Announcement> = {}): Announcement => ({ event, at, ...rest })

/** What may be done with one A/red in hand and a card in slot 3: 1 and 2 are empty. */
const legal = read(
  [
    { do: 'lay', card: 0, half: 0, slot: 1, member: 0 },
    { do: 'lay', card: 0, half: 0, slot: 2, member: 0 },
    { do: 'lay', card: 0, half: 1, slot: 1, member: 0 },
    { do: 'lay', card: 0, half: 0, slot: 1, member: 3 },
    { do: 'move', member: 0, slot: 3, to: 1 },
    { do: 'turn', member: 0, slot: 3 },
    { do: 'take_back', member: 0, slot: 3 },
    { do: 'give', card: 0, member: 1 },
    { do: 'next_packet' },
  ],
  CARDS,
)

test('a chosen half lights the slots it may lie in, on every board', () => {
  const lit = targets(legal, { from: 'hand', card: 'A/red', half: 'action' })
  expect([...lit.keys()]).toEqual(['0:1', '0:2', '3:1'])
  expect(lit.get('0:2')?.raw).toEqual({ do: 'lay', card: 0, half: 0, slot: 2, member: 0 })
  expect([...targets(legal, { from: 'hand', card: 'A/red', half: 'movement' }).keys()]).toEqual(['0:1'])
  expect(targets(legal, null).size).toBe(0)
})

test('a card that lies can be moved, turned and taken back, as long as the server says so', () => {
  expect([...targets(legal, { from: 'board', member: 0, slot: 3 }).keys()]).toEqual(['0:1'])
  expect(about(legal, 'turn', 0, 3)?.raw).toEqual({ do: 'turn', member: 0, slot: 3 })
  expect(about(legal, 'take_back', 0, 1)).toBeUndefined()
  expect([isLoose(legal, 0, 3), isLoose(legal, 0, 1), isLoose(legal, 1, 3)]).toEqual([true, false, false])
})

test('a choice outlives what others do, unless the card is gone or locked', () => {
  const chosen: Chosen = { from: 'hand', card: 'A/red', half: 'action' }
  expect(keep(legal, chosen)).toBe(chosen)
  expect(keep([], chosen)).toBeNull()
  expect(keep(legal, { from: 'board', member: 0, slot: 2 })).toBeNull()
})

test('numbers on the wire are words here', () => {
  const [proposal, step, repair] = read(
    [
      { do: 'propose', common: 1, serious: 2, go_on: 1 },
      { do: 'advance', by: 2 },
      { do: 'repair', what: 1, zone: 2, tile: 3 },
    ],
    CARDS,
  )
  expect(proposal).toMatchObject({ common: 'mixed', serious: 'yellow', go_on: true })
  expect(step).toMatchObject({ by: 'end' })
  expect(repair).toMatchObject({ what: 'tile', zone: 2, tile: 3 })
})

test('a key goes through all halves it means', () => {
  const hand = [
    { card: 'A/red', count: 2 },
    { card: 'A/blue', count: 1 },
    { card: 'heroic_A/lower_blue', count: 1 },
  ]
  const first = byKey(hand, 'a', null)
  expect(first).toEqual({ from: 'hand', card: 'A/red', half: 'action' })
  const second = byKey(hand, 'a', first)
  expect(second).toMatchObject({ card: 'A/blue' })
  expect(byKey(hand, 'a', second)).toEqual(first)
  expect(byKey(hand, 'h', null)).toMatchObject({ card: 'heroic_A/lower_blue', half: 'action' })
  expect(byKey(hand, 'g', first)).toBe(first)
  expect(['bots', 'blue', 'heroic_move:lower_red'].map(keyOf)).toEqual(['O', 'D', 'H'])
})

test('twelve slots in three phases, seven in two', () => {
  expect([1, 2, 3].map((phase) => slotsOf(phase, 12))).toEqual([
    [1, 2, 3],
    [4, 5, 6, 7],
    [8, 9, 10, 11, 12],
  ])
  expect(phasesOf(7)).toEqual([1, 2])
})

test('each half of a card as the resolution reads it', () => {
  expect([entry('bots/lift', 'action'), entry('bots/lift', 'movement')]).toEqual(['bots', 'lift'])
  expect(entry('heroic_A/lower_blue', 'movement')).toBe('heroic_move:lower_blue')
})

test('who comes late reads what was announced, but hears only what is fresh', () => {
  const news = new News()
  const past = [said('mission_begun', 0), said('data_incoming', 20_000)]
  expect(news.since(past, 60_000)).toEqual([])
  const fresh = said('transfer_opened', 61_000)
  expect(news.since([...past, fresh], 61_200)).toEqual([fresh])
  expect(news.since([...past, fresh], 61_300)).toEqual([])
  expect(new News().since([...past, fresh], 62_000)).toEqual([fresh])
})

test('without a clock everything new is fresh, and nothing old', () => {
  const news = new News()
  expect(news.since([said('mission_begun', 0)], null)).toEqual([])
  expect(news.since([said('mission_begun', 0), said('data_incoming', 9_000)], null)).toHaveLength(1)
})

test('a threat is told once its card is known', () => {
  const news = new News()
  news.since([], 0)
  const coming = said('threat_announced', 1_000, { threat: null, ignored: 0 })
  expect(news.since([coming], 1_000)).toEqual([])
  expect(news.since([{ ...coming, threat: 'E1-07' }], 1_100)).toHaveLength(1)
  expect(news.since([{ ...coming, threat: 'E1-07' }, { ...coming, ignored: 1 }], 1_200)).toHaveLength(1)
})

test('a warning that comes with a threat waits for its card, too', () => {
  const news = new News()
  news.since([], null)
  const coming = said('threat_announced', 0, { threat: null, ignored: 0 })
  const warning = said('phase_warning', 0, { phase: 1, seconds: 0, next: 1 })
  expect(news.since([coming, warning], null)).toEqual([])
  const known = [{ ...coming, threat: 'E1-07' }, warning]
  expect(news.since(known, null)).toEqual(known)
})

test('another mission has a list of its own', () => {
  const news = new News()
  news.since([said('mission_begun', 0), said('data_incoming', 9_000)], 9_000)
  expect(news.since([said('mission_begun', 50_000)], 50_000)).toHaveLength(1)
})

const ids = (id: string): string => id

test('every announcement has its sentence', () => {
  const threat = said('threat_announced', 0, { zone: 'internal', unconfirmed: 1 })
  expect(sentence(threat, ids)).toBe('announcement-unconfirmed-internal-threat')
  expect(sentence({ ...threat, unconfirmed: 0, zone: 'red' }, ids)).toBe('announcement-threat')
  expect(sentence(said('phase_warning', 0, { operations: 1 }), ids)).toBe('announcement-operations-warning')
  expect(sentence(said('phase_warning', 0), ids)).toBe('announcement-phase-warning')
  const told = vi.fn(ids)
  sentence(said('transfer_opened', 10_000, { until: 25_000 }), told)
  expect(told).toHaveBeenCalledWith('announcement-transfer-opened', expect.objectContaining({ seconds: 15 }))
  expect([remark({ ...threat, ignored: 1 }, ids), remark(threat, ids)]).toEqual(['sa-ignored', ''])
  expect(clockFace(125_400)).toBe('2:05')
})

test('what stands after some announcements', () => {
  const warned = [
    said('mission_begun', 0),
    said('transfer_opened', 40_000, { until: 55_000 }),
    said('phase_warning', 160_000, { seconds: 60 }),
  ]
  expect(standAfter(warned)).toEqual({ phase: 1, ends: 220_000, until: 55_000, silent: false, isOver: false })
  const later = [
    ...warned,
    said('transfer_closed', 55_000),
    said('phase_ended', 220_000),
    said('communications_lost', 230_000),
  ]
  expect(standAfter(later)).toMatchObject({ phase: 2, ends: null, until: null, silent: true })
  const over = [...later, said('communications_restored', 240_000), said('mission_complete', 600_000)]
  expect(standAfter(over)).toMatchObject({ silent: false, isOver: true })
})

test('the ship starts as the box has it, less what an earlier mission broke', () => {
  const ship = atStart(4, 12, whole)
  expect(ship.zones.white).toMatchObject({ shield: 1, shield_capacity: 3, reactor: 3, reactor_capacity: 5 })
  expect(ship.crew.map(({ station }) => station)).toEqual(Array(4).fill('upper_white'))
  const broken = atStart(4, 12, { ...whole, tiles: { ...whole.tiles, red: ['reactor', 'structural'] } })
  expect(broken.zones.red).toMatchObject({ reactor: 1, reactor_capacity: 2, doubled: true })
})

test('pieces of a sketch move figures and cubes, and nonsense moves nothing', () => {
  const ship = arrange(atStart(4, 12, whole), {
    'figure:0': 'lower_blue',
    'figure:1': 'the moon',
    'cube:reactor:red': 0,
    'cube:shield:blue': 'many',
    'note:upper_red': 'fire on 4',
  })
  expect(ship.crew.map(({ station }) => station).slice(0, 2)).toEqual(['lower_blue', 'upper_white'])
  expect([ship.zones.red.reactor, ship.zones.blue.shield]).toEqual([0, 1])
  expect(noteOn({ 'note:upper_red': 'fire on 4' }, 'upper_red')).toBe('fire on 4')
  expect(noteOn({}, 'upper_red')).toBe('')
})

test('what is sketched for one mission of a campaign is not there in the next', () => {
  const shared = { [pieceIn(1, 'figure:0')]: 'lower_blue', [pieceIn(2, 'note:upper_red')]: 'fire on 4' }
  expect(piecesIn(1, shared)).toEqual({ 'figure:0': 'lower_blue' })
  expect(piecesIn(2, shared)).toEqual({ 'note:upper_red': 'fire on 4' })
  expect(piecesIn(3, shared)).toEqual({})
})

const track = { number: 3, length: 12, x: [8], y: [3] }
const shipScenery = {
  turns: 7,
  tracks: { red: track, white: track, blue: track, internal: track },
  threats: [{ card: { id: 'E1-07' }, turn: 2, track: 'red' }],
  programs: [[['A'], []]],
} as unknown as ShipScenery

test('a mission that is resolved can be written down, drawn tiles first', () => {
  const seen = atStart(1, 7, { ...whole, tiles: { ...whole.tiles, red: ['shield', 'heavy_laser'] } })
  const mission = missionOf(shipScenery, seen, whole, {})
  expect(mission.damage_order?.red?.slice(0, 2)).toEqual(['shield', 'heavy_laser'])
  expect(mission.damage_order?.red).toHaveLength(6)
  expect(mission.threats).toEqual([{ id: 'E1-07', turn: 2, zone: 'red' }])
  expect(mission.initial_damage).toBeUndefined()
  expect(mission.missing_squads).toBeUndefined()
  const lost = { ...whole, squads: { lower_red: false, upper_blue: true } }
  expect(tidy(missionOf(shipScenery, seen, lost)).missing_squads).toEqual(['lower_red'])
})

test('a film is cut at the moment that is shown, and asked for again only when it shows something else', async () => {
  const views = [1, 2, 3].map((turn) => ({ ...atStart(1, 7, whole), turn }))
  const filmOf = (seen: Seen[]): Film =>
    ({ frames: seen.map((view) => ({ turn: view.turn, step: 'act', events: [], view }) as Frame) }) as unknown as Film
  const resolve = vi.fn(async () => filmOf(views))
  const reel = new Reel(resolve)
  const mission = missionOf(shipScenery, views[0] as Seen, whole)
  expect((await reel.upTo(views[1] as Seen, () => mission))?.frames).toHaveLength(2)
  expect((await reel.upTo(views[2] as Seen, () => mission))?.frames).toHaveLength(3)
  expect(resolve).toHaveBeenCalledTimes(1)
  expect(await reel.upTo({ ...(views[2] as Seen), fuel: 0 }, () => mission)).toBeNull()
  expect(resolve).toHaveBeenCalledTimes(2)
})

test('what everybody did is counted from the film', () => {
  const event = (name: string, rest: object): object => ({ event: name, rule: '', crew: 0, ...rest })
  const film = {
    scenery: shipScenery,
    frames: [
      { events: [event('weapon_fired', {}), event('crew_moved', {})] },
      { events: [event('nothing_happened', { reason: 'empty' }), event('nothing_happened', { reason: 'fired' })] },
    ],
  } as unknown as Film
  expect(deeds(film)).toMatchObject({ fired: [1], moved: [1], idle: [1], fought: [0] })
})

const member: Member = {
  member: 0,
  seat: 0,
  roles: ['captain'],
  android: false,
  ready: false,
  phase: 1,
  hand_count: 5,
  waits: false,
  told: false,
  told_hand: null,
  heroic: null,
  slots: Array.from({ length: 12 }, () => ({ shows: 'empty', card: null, full: null, locked: false })),
}

function position(change: Partial<Position> = {}): Position {
  return {
    phase: 'planning',
    me: { seat: 0, member: 0, hand: [], given: false },
    crew: [member],
    threats: [],
    clock: { now: 0, started: 0, ends: null },
    window: null,
    silent: null,
    announcements: [],
    stop: { possible: false, wanted: [] },
    resolution: null,
    resolution_scenery: null,
    captain: 0,
    campaign: null,
    result: null,
    mission: null,
    logbook: [],
    ship: whole,
    lesson: null,
    ...change,
  }
}

test('one sentence says what is expected', () => {
  expect(prompt(position(), 0)).toEqual({ id: 'sa-prompt-planning', args: { phase: 1 } })
  expect(prompt(position({ crew: [{ ...member, phase: 4 }] }), 0).args).toEqual({ phase: 'done' })
  expect(prompt(position({ window: { kind: 'transfer', until: 9 } }), 0).id).toBe('sa-prompt-transfer')
  expect(prompt(position({ silent: { until: null } }), 0).id).toBe('sa-prompt-silent')
  expect(prompt(position({ phase: 'resolving' }), 0).id).toBe('sa-prompt-captain')
  expect(prompt(position({ phase: 'resolving', captain: 2 }), 0).id).toBe('sa-prompt-resolving')
  expect(prompt(position({ phase: 'gathering' }), 0).id).toBe('sa-prompt-gathering')
})

test('lessons have no clock', () => {
  expect(timed({ timeline: 'random', clock: true })).toBe(true)
  expect(timed({ timeline: 'random', clock: false })).toBe(false)
  expect(timed({ timeline: 'lesson_2', clock: true })).toBe(false)
  expect(level({ timeline: 'advanced_simulation_3', clock: true }).args).toMatchObject({
    kind: 'advanced_simulation',
    number: 3,
  })
})

test('one level more, common threats first, until there is none', () => {
  const levels = [{ common: 'white', serious: 'white' }] as Record<string, string>[]
  for (let next = harder(levels[0]); next; next = harder(next)) levels.push(next)
  expect(levels.map(({ common, serious }) => `${common} ${serious}`)).toEqual([
    'white white',
    'mixed white',
    'mixed mixed',
    'yellow mixed',
    'yellow yellow',
  ])
})

test('a mission made up by the house is flown once', () => {
  const drawn = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  expect(anew({ timeline: 'generated', generated: 7 })).toEqual({ timeline: 'generated', generated: 2 ** 31 })
  expect(anew({ timeline: 'mission_1', generated: 7 })).toEqual({ timeline: 'mission_1', generated: 7 })
  drawn.mockRestore()
})

test('without a clock a device may be passed on', () => {
  expect([apart({ clock: true }), apart({ clock: false })]).toEqual(['sa-new-apart', null])
})

test('only unusual readings are handed on', () => {
  expect(readings({ doubling: 'once', asteroid_bursts: 'card', timeline: 'random' })).toEqual({ doubling: 'once' })
})

test('a lost mission has no score', () => {
  expect(figures({ scenery: {}, view: position(), events: [] })).toEqual([])
})

test('a campaign counts as a whole', () => {
  const result = { damage: { red: 2, white: 0, blue: 1 }, score: -3 }
  const campaign = { mission: 2, of: 3, proposals: [], repairing: null, placing: false, repaired: {} }
  const view = { ...position(), result, campaign, logbook: [{ campaign_total: null }, { campaign_total: 14 }] }
  expect(figures({ scenery: {}, view, events: [] })).toEqual([
    { label: 'sa-figure-score', value: 14 },
    { label: 'sa-figure-missions', value: 2 },
    { label: 'sa-figure-damage', value: 3 },
  ])
})

test('a card that somebody gave is known by its giver until the phase ends, and new until the next announcement', () => {
  const told = (...events: (string | [from: number, to: number])[]): GameEvent[] =>
    events.map((event) =>
      typeof event === 'string'
        ? { event, rule: '' }
        : { event: 'card_passed', rule: 'SA-ANN-06', seat: event[0], receiver: event[1], card: 'A/red' },
    )
  const mine = { from: 2, card: 'A/red', isNew: true }
  expect(giftsTo(0, told('mission_begun', 'transfer_opened', [2, 0], [0, 1], [2, 1]))).toEqual([mine])
  expect(giftsTo(0, told('transfer_opened', [2, 0], 'card_laid', 'transfer_closed'))).toEqual([mine])
  const later = told('transfer_opened', [2, 0], 'transfer_closed', 'threat_announced')
  expect(giftsTo(0, later)).toEqual([{ ...mine, isNew: false }])
  expect(giftsTo(0, [...later, ...told('phase_ended')])).toEqual([])
  expect(giftsTo(0, [...later, ...told('mission_begun')])).toEqual([])
  expect(giftsTo(null, later)).toEqual([])
})

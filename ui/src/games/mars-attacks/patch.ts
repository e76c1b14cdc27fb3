/** What each event looks like and sounds like, and how long it is shown. */
import type { GameEvent, Sound } from '../../table/contract'
import {
  modelOf,
  seatOf,
  squareAt,
  type Counter,
  type MarsEvent,
  type Model,
  type Position,
  type Scenery,
} from './types'

/** Short and punchy: only what one must not miss is dwelt on. */
const DURATIONS: Partial<Record<MarsEvent['event'], number>> = {
  counter_placed: 70,
  model_deployed: 110,
  round_began: 380,
  authority_used: 400,
  model_moved: 240,
  model_entered: 240,
  model_left: 320,
  model_stood: 200,
  model_returned: 320,
  heroics_spent: 300,
  followers_called: 320,
  hideout_empty: 320,
  hideout_found: 480,
  counter_turned: 320,
  counter_taken: 300,
  civilian_taken: 300,
  shot_fired: 380,
  fight_began: 380,
  defence_chosen: 260,
  dice_changed: 300,
  dice_rolled: 560,
  shot_missed: 320,
  armour_held: 420,
  fight_drawn: 320,
  model_killed: 520,
  hero_saved: 480,
  model_saved: 480,
  panic_tested: 340,
  model_panicked: 340,
  points_scored: 380,
  card_played: 480,
  event_drawn: 560,
  event_replaced: 200,
  support_laid: 320,
  support_fired: 480,
  support_aimed: 480,
  support_failed: 420,
  set_jammed: 480,
  square_struck: 380,
  model_steady: 240,
  model_paralysed: 340,
  model_distracted: 340,
  shell_falls: 420,
  car_landed: 420,
  herd_appeared: 320,
  herd_moved: 200,
  herd_stopped: 260,
  herd_gone: 260,
  civilian_appeared: 280,
  civilian_moved: 240,
  civilian_gone: 240,
  insect_appeared: 420,
  insect_moved: 280,
  insect_attacks: 420,
  carried_off: 420,
  insect_gone: 320,
  battle_ended: 560,
}

const STILLS: readonly string[] = ['dice_rolled', 'card_played', 'event_drawn', 'support_fired', 'support_aimed']
/** What puts the dice of the last contest away is noticed at least. */
const BEGINNINGS: readonly string[] = [
  'shot_fired',
  'fight_began',
  'square_struck',
  'insect_attacks',
  'herd_moved',
  'model_moved',
  'model_entered',
]

const SOUNDS: Partial<Record<MarsEvent['event'], Sound>> = {
  model_deployed: 'place',
  round_began: 'power',
  model_moved: 'move',
  model_entered: 'move',
  model_left: 'power',
  counter_turned: 'tick',
  counter_taken: 'place',
  civilian_taken: 'place',
  shot_fired: 'alarm',
  fight_began: 'hit',
  dice_rolled: 'roll',
  armour_held: 'tick',
  model_killed: 'hit',
  hero_saved: 'power',
  model_saved: 'power',
  model_panicked: 'lose',
  points_scored: 'power',
  card_played: 'place',
  event_drawn: 'alarm',
  support_laid: 'place',
  support_fired: 'alarm',
  square_struck: 'hit',
  car_landed: 'hit',
  insect_appeared: 'alarm',
  battle_ended: 'win',
}

export function duration(event: GameEvent): number {
  return DURATIONS[event.event as MarsEvent['event']] ?? 0
}

/** Where nothing may move, dice and cards are still seen. */
export function still(event: GameEvent): number {
  return STILLS.includes(event.event) ? 350 : BEGINNINGS.includes(event.event) ? 1 : 0
}

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.event as MarsEvent['event']] ?? null
}

function withModel(before: Position, model: number, change: Partial<Model>): Position {
  return { ...before, models: before.models.map((one, index) => (index === model ? { ...one, ...change } : one)) }
}

function withToken(before: Position, token: 'herd' | 'insect', square: number | null): Position {
  const others = before.tokens.filter((one) => one.token !== token)
  return { ...before, tokens: square === null ? others : [...others, { token, square }] }
}

function withSet(before: Position, half: string, cards: number[] | null): Position {
  const others = before.sets.filter((set) => set.half !== half)
  const known = before.sets.find((set) => set.half === half)
  if (!cards || cards.length === 0) return { ...before, sets: others }
  if (known) return { ...before, sets: before.sets.map((set) => (set === known ? { ...set, cards } : set)) }
  return { ...before, sets: [...others, { half: half as Position['sets'][number]['half'], cards, fresh: true }] }
}

/** How the field looks right after `event`; how things stand by the rules is for the server to say. */
export function patch(before: Position, event: GameEvent, scenery: Scenery): Position {
  const told = event as unknown as MarsEvent
  const model = 'kind' in told ? modelOf(scenery, told.kind, told.number) : -1
  const square = 'row' in told ? squareAt(told) : null
  switch (told.event) {
    case 'counter_placed':
      return { ...before, counters: [...before.counters, { counter: 'covered', square: squareAt(told) }] }
    case 'model_deployed':
    case 'model_moved':
    case 'model_entered':
    case 'model_returned':
    case 'hideout_found':
    case 'carried_off': {
      const after = withModel(before, model, { place: 'board', square })
      return told.event === 'hideout_found' ? { ...after, hideouts: [] } : after
    }
    case 'model_left':
      return withModel(before, model, { place: 'gone', square: null })
    case 'model_killed':
      return withModel(before, model, { place: 'dead', square: null, panicked: false })
    case 'model_stood':
      return withModel(before, model, { panicked: false })
    case 'model_panicked':
      return withModel(before, model, { panicked: true })
    case 'model_distracted':
    case 'model_paralysed':
      return withModel(before, model, { marked: true })
    case 'authority_used':
    case 'heroics_spent':
    case 'hero_saved':
      return withModel(before, model, { heroics: told.left })
    case 'model_activated':
      return { ...before, active: model }
    case 'round_began':
      return { ...before, round: told.round }
    case 'round_ended':
      return { ...before, models: before.models.map((one) => ({ ...one, marked: false })) }
    case 'turn_began':
      return { ...before, turn: told.seat, active: null }
    case 'hideout_empty':
      return { ...before, hideouts: before.hideouts.filter((hideout) => hideout !== square) }
    case 'counter_turned': {
      const turned = before.counters.findIndex((one) => one.counter === 'covered' && one.square === square)
      const counters: Counter[] = before.counters.map((one, index) =>
        index === turned ? { ...one, counter: told.counter } : one,
      )
      return { ...before, counters }
    }
    case 'counter_taken':
      return withTaken(before, told.seat, told.count, scenery, told.counter)
    case 'civilian_taken':
      return withTaken(before, told.seat, told.count, scenery, null)
    case 'points_scored':
      return withPlayer(before, told.seat, { points: told.total })
    case 'turn_passed':
      return withPlayer(before, told.seat, { passed: true })
    case 'card_drawn':
      return { ...withPlayer(before, told.seat, { hand: told.hand }), deck: Math.max(0, before.deck - 1) }
    case 'card_played':
    case 'card_discarded':
      return { ...before, my_hand: before.my_hand.filter((card) => card !== told.card) }
    case 'card_received':
      return { ...before, my_hand: [...before.my_hand, told.card] }
    case 'support_laid': {
      const laid = before.sets.find((set) => set.half === told.half)?.cards ?? []
      const after = withSet(before, told.half, [...laid.filter((card) => card !== told.card), told.card])
      return { ...after, my_hand: before.my_hand.filter((card) => card !== told.card) }
    }
    case 'set_jammed': {
      const laid = before.sets.find((set) => set.half === told.half)?.cards ?? []
      return withSet(before, told.half, laid.slice(0, told.level))
    }
    case 'support_aimed':
      return withSet(before, told.half, null)
    case 'car_landed':
      return { ...before, cars: [...before.cars, squareAt(told)] }
    case 'herd_appeared':
    case 'herd_moved':
      return withToken(before, 'herd', square)
    case 'herd_gone':
      return withToken(before, 'herd', null)
    case 'insect_appeared':
    case 'insect_moved':
      return withToken(before, 'insect', square)
    case 'insect_gone':
      return withToken(before, 'insect', null)
    case 'civilian_appeared':
      return { ...before, tokens: [...before.tokens, { token: 'civilian', square: squareAt(told) }] }
    case 'battle_ended':
      return { ...before, winner: told.seat < 0 ? null : told.seat }
    default:
      return before
  }
}

function withPlayer(before: Position, seat: number, change: Partial<Position['players'][number]>): Position {
  return { ...before, players: before.players.map((one, index) => (index === seat ? { ...one, ...change } : one)) }
}

/** Something is taken where a model of that side stands. */
function withTaken(before: Position, seat: number, count: number, scenery: Scenery, counter: string | null): Position {
  const stands = (square: number): boolean =>
    before.models.some((model, index) => {
      const kind = scenery.models[index]
      return model.square === square && kind !== undefined && seatOf(kind.side) === seat
    })
  const after = withPlayer(before, seat, { taken: count })
  if (counter === null) {
    const taken = before.tokens.findIndex(({ token, square }) => token === 'civilian' && stands(square))
    return { ...after, tokens: before.tokens.filter((_, index) => index !== taken) }
  }
  const taken = before.counters.findIndex((one) => one.counter === counter && stands(one.square))
  return { ...after, counters: before.counters.filter((_, index) => index !== taken) }
}

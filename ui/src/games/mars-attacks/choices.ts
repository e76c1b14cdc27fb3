/** Model, then square or target, as a small state machine over what is legal. Nothing here decides what is legal. */
import { waypoint } from './geometry'
import {
  columnOf,
  INSECT,
  modelsAt,
  rowOf,
  seatOf,
  SIZE,
  type Aim,
  type Chances,
  type MarsCommand,
  type Outlook,
  type Position,
  type Scenery,
  type Strike,
  type Verb,
} from './types'

/** One thing that can be done: commands to be sent one after another, and what may come of the dice. */
export interface Way {
  steps: MarsCommand[]
  /** Dice will be rolled: it is said first what they may bring. */
  rolls: boolean
  aim: Aim | null
  chances: Chances | null
  strike: Strike | null
}

export interface Chosen {
  /** A model that is looked at, and could be activated. */
  model: number | null
  card: number | null
  /** The models named for that card. */
  named: number[]
  /** Several ways to do what was asked for, or one that rolls dice. */
  ways: Way[]
}

export const NOTHING: Chosen = { model: null, card: null, named: [], ways: [] }

/** What answers to a touch now. */
export interface Offers {
  /** Models that can be looked at before they are activated. */
  selectable: Set<number>
  squares: Map<number, Way[]>
  models: Map<number, Way[]>
  cards: Map<number, Way[]>
  /** Cards that ask for more: a model, a square, a set. */
  openings: Set<number>
  supports: Map<number, Way[]>
  buttons: Way[]
}

type Of<C, K> = C extends { do: infer Own } ? (K extends Own ? C : never) : never
type Kind<K extends Verb> = Of<MarsCommand, K>
type Carded = Extract<MarsCommand, { card: number }>

export function all<K extends Verb>(legal: readonly MarsCommand[], ...kinds: K[]): Kind<K>[] {
  return legal.filter((command): command is Kind<K> => (kinds as Verb[]).includes(command.do))
}

/** What says that nothing more is wanted: one at most is legal at a time. */
const NO_MORE: readonly Verb[] = ['stop', 'end_turn', 'pass', 'decline', 'keep']

export function noMore(legal: readonly MarsCommand[]): MarsCommand | undefined {
  return legal.find(({ do: verb }) => NO_MORE.includes(verb))
}

/** The legal command that a wanted one means. */
export function match(legal: readonly MarsCommand[], wanted: MarsCommand): MarsCommand | undefined {
  return legal.find((command) =>
    Object.entries(wanted).every(([field, value]) => (command as Record<string, unknown>)[field] === value),
  )
}

export function way(steps: MarsCommand[], told: Partial<Way> = {}): Way {
  return { steps, rolls: false, aim: null, chances: null, strike: null, ...told }
}

function add(found: Map<number, Way[]>, key: number, ...ways: Way[]): void {
  found.set(key, [...(found.get(key) ?? []), ...ways])
}

/** Whether somebody of the other side than `model` stands on a square. */
function hasEnemy(scenery: Scenery, view: Position, model: number, square: number): boolean {
  const side = scenery.models[model]?.side
  return modelsAt(view, square).some((other) => scenery.models[other]?.side !== side)
}

export function outlookOf({ outlooks }: Position, model: number | null): Outlook | null {
  return outlooks.find((outlook) => outlook.model === model) ?? null
}

/** Walking into a square; where somebody has to be fought there, one way for each whom one may name. */
function walk(view: Position, outlook: Outlook | null, square: number, steps: MarsCommand[]): Way[] {
  const here = modelsAt(view, square)
  const met = outlook?.charges.filter(({ model }) => here.includes(model)) ?? []
  if (met.length === 0) return [way(steps)]
  return met.map((aim) => way([...steps, { do: 'choose', model: aim.model }], { rolls: true, aim }))
}

function shots(aim: Aim, before: MarsCommand[], manners: readonly number[]): Way[] {
  const chances = (manner: number): Chances | null => (manner === 1 ? aim.aimed : aim.plain)
  return manners.map((manner) =>
    way([...before, { do: 'shoot', target: aim.model, manner }], { rolls: true, aim, chances: chances(manner) }),
  )
}

/** Who is fought is asked for only where there are several. */
function fight(aim: Aim, before: MarsCommand[]): Way {
  return way([...before, { do: 'choose', model: aim.model }], { rolls: true, aim })
}

const FIGHT: MarsCommand = { do: 'fight', heroic: 0 }

/** What a model that is looked at could do, were it activated: told by its outlook, confirmed step by step. */
function planned(scenery: Scenery, view: Position, outlook: Outlook, offers: Offers): void {
  const model = view.models[outlook.model]
  if (!model) return
  const before: MarsCommand[] = [{ do: 'activate', model: outlook.model }]
  if (model.panicked) before.push({ do: 'stand' })
  const isWaiting = model.place === 'waiting'
  const step = (square: number): MarsCommand =>
    isWaiting ? { do: 'enter', square } : { do: 'move', square, manner: 0 }
  for (const square of outlook.near)
    add(offers.squares, square, ...walk(view, outlook, square, [...before, step(square)]))
  for (const square of outlook.far) {
    const free = outlook.near.filter((near) => !hasEnemy(scenery, view, outlook.model, near))
    const over = waypoint(scenery.walls, free, square, model.square)
    if (over === null) continue
    const steps: MarsCommand[] = [...before, step(over), { do: 'move', square, manner: 0 }]
    add(offers.squares, square, ...walk(view, outlook, square, steps))
  }
  for (const aim of outlook.targets) {
    const ways = aim.plain ? shots(aim, before, aim.aimed ? [1, 0] : [0]) : [fight(aim, model.panicked ? before : [...before, FIGHT])]
    add(offers.models, aim.model, ...ways)
  }
  offers.buttons.push(way(before))
}

/** What the active model may do next. */
function acting(view: Position, legal: readonly MarsCommand[], offers: Offers): void {
  const outlook = outlookOf(view, view.active)
  for (const command of all(legal, 'move', 'enter')) {
    const { square } = command
    // A shift inside the square changes nothing where sight goes from square to square.
    if (square === view.models[view.active ?? -1]?.square) continue
    add(offers.squares, square, ...walk(view, outlook, square, [command]))
  }
  for (const command of all(legal, 'shoot').sort((one, other) => order(one.manner) - order(other.manner))) {
    const aim = outlook?.targets.find(({ model }) => model === command.target) ?? null
    const chances = command.manner === 1 ? aim?.aimed : aim?.plain
    add(offers.models, command.target, way([command], { rolls: true, aim, chances: chances ?? null }))
  }
  for (const command of all(legal, 'fight')) {
    const rivals = outlook?.targets.filter(({ survives }) => survives) ?? []
    offers.buttons.push(way([command], { rolls: true, aim: rivals.length === 1 ? (rivals[0] ?? null) : null }))
    if (command.heroic === 0) for (const aim of rivals) add(offers.models, aim.model, fight(aim, [FIGHT]))
  }
  for (const command of all(legal, 'stand', 'leave', 'follow')) offers.buttons.push(way([command]))
}

/** Aimed shots come first, those for a point last. */
function order(manner: number): number {
  return [1, 0, 2][manner] ?? 2
}

/** What is left to name for the card that was taken up. */
function carded(view: Position, legal: readonly Carded[], named: readonly number[], offers: Offers): void {
  const left = legal.filter((command) => {
    const models = [...('model' in command ? [command.model] : []), ...('other' in command ? [command.other] : [])]
    return named.every((model) => models.includes(model))
  })
  for (const command of left) {
    if ('support' in command) add(offers.supports, command.support, way([command], { rolls: command.do === 'control' }))
    else if ('other' in command) {
      for (const model of [command.model, command.other])
        if (!named.includes(model)) add(offers.models, model, way([command]))
    } else if (command.do === 'charm') add(offers.models, command.model, way([command]))
    else if (command.do === 'sneak') {
      const { model, square } = command
      if (named.includes(model)) add(offers.squares, square, ...walk(view, outlookOf(view, model), square, [command]))
      else add(offers.models, model, way([command]))
    } else if (command.do === 'return') {
      const { model, square } = command
      // Who comes back is all the same: the killed ones are alike.
      if (!offers.squares.has(square))
        add(offers.squares, square, ...walk(view, outlookOf(view, model), square, [command]))
    } else offers.buttons.push(way([command]))
  }
}

/** A strike answers where it is named, or all along its row or column. */
function aimed(view: Position, command: Kind<'aim_at' | 'aim_along'>, offers: Offers): void {
  const { direction } = command
  const [square, along] = command.do === 'aim_at' ? [command.square, null] : [null, command.along]
  const strike = view.strikes.find(
    (one) => one.square === square && one.along === along && one.direction === direction,
  )
  const places =
    along === null
      ? [square ?? 0]
      : Array.from({ length: SIZE }, (_, step) => (along < SIZE ? along * SIZE + step : step * SIZE + along - SIZE))
  for (const place of places) add(offers.squares, place, way([command], { rolls: true, strike: strike ?? null }))
}

/** All that answers now, given what was chosen. */
export function offered(scenery: Scenery, view: Position, legal: readonly MarsCommand[], chosen: Chosen): Offers {
  const offers: Offers = {
    selectable: new Set(all(legal, 'activate').map(({ model }) => model)),
    squares: new Map(),
    models: new Map(),
    cards: new Map(),
    openings: new Set(),
    supports: new Map(),
    buttons: [],
  }
  const inHand = legal.filter((command): command is Carded => 'card' in command)
  for (const command of inHand) {
    const isDirect = ['use', 'save', 'discard'].includes(command.do) || (command.do === 'jam' && view.phase === 'jam')
    if (isDirect) add(offers.cards, command.card, way([command]))
    else offers.openings.add(command.card)
  }
  if (chosen.card !== null) {
    const taken = inHand.filter(({ card }) => card === chosen.card)
    carded(view, taken, chosen.named, offers)
    return offers
  }
  const outlook = outlookOf(view, chosen.model)
  if (outlook && offers.selectable.has(outlook.model)) planned(scenery, view, outlook, offers)
  if (view.phase === 'activation' || view.phase === 'late') acting(view, legal, offers)
  for (const command of all(legal, 'deploy')) add(offers.squares, command.square, way([command]))
  const staked = (model: number): Aim | null => view.stakes.find((aim) => aim.model === model) ?? null
  for (const command of all(legal, 'choose'))
    add(offers.models, command.model, way([command], { aim: staked(command.model) }))
  for (const command of all(legal, 'name')) add(offers.models, command.model, way([command]))
  for (const command of all(legal, 'fire')) add(offers.supports, command.support, way([command], { rolls: true }))
  for (const command of all(legal, 'aim_at', 'aim_along')) aimed(view, command, offers)
  const [staking] = view.stakes
  for (const command of all(legal, 'defend')) {
    const chances = command.stat === 1 ? staking?.fights : staking?.survives
    offers.buttons.push(way([command], { chances: chances ?? null }))
  }
  for (const command of all(legal, 'authority', 'drive')) offers.buttons.push(way([command]))
  return offers
}

export interface Turned {
  chosen: Chosen
  /** What has become clear, to be done. */
  way: Way | null
}

const stay = (chosen: Chosen): Turned => ({ chosen, way: null })

/** One way without dice is done at once; otherwise it is said first what there is. */
function settle(chosen: Chosen, ways: readonly Way[]): Turned {
  const [first, ...others] = ways
  if (!first) return stay(chosen)
  if (others.length === 0 && !first.rolls) return { chosen: NOTHING, way: first }
  return stay({ ...chosen, ways: [...ways] })
}

/** Somebody touched a square, perhaps one of the models on it. */
export function touch(
  scenery: Scenery,
  view: Position,
  legal: readonly MarsCommand[],
  chosen: Chosen,
  square: number,
  model: number | null,
): Turned {
  const offers = offered(scenery, view, legal, chosen)
  const here = model === null ? modelsAt(view, square) : [model]
  const hasInsect = view.tokens.some((token) => token.token === 'insect' && token.square === square)
  if (model === null && hasInsect) here.push(INSECT)
  if (model !== null && offers.selectable.has(model) && chosen.card === null && !offers.models.has(model))
    return stay(select(chosen, model))
  const wanted = here.filter((one) => offers.models.has(one))
  if (wanted.length > 0) return name(offers, chosen, wanted, offers.squares.get(square) ?? [])
  if (offers.squares.has(square)) return settle(chosen, offers.squares.get(square) ?? [])
  const mine = here.filter((one) => offers.selectable.has(one))
  const next = mine[(mine.indexOf(chosen.model ?? -1) + 1) % mine.length]
  if (next !== undefined && chosen.card === null) return stay(select(chosen, next))
  return stay(chosen.ways.length > 0 ? { ...chosen, ways: [] } : NOTHING)
}

/** One of several models that answer, or all of them to choose from; each may be charged too. */
function name(offers: Offers, chosen: Chosen, wanted: readonly number[], charges: readonly Way[]): Turned {
  const [only] = wanted
  if (chosen.card !== null && only !== undefined) {
    const ways = offers.models.get(only) ?? []
    if (ways.length === 1 && ways[0]?.steps[0]?.do !== 'sneak') return settle(chosen, ways)
    return stay({ ...chosen, named: [...chosen.named, only], ways: [] })
  }
  const met = charges.filter(({ aim }) => aim && wanted.includes(aim.model))
  return settle(chosen, [...wanted.flatMap((one) => offers.models.get(one) ?? []), ...met])
}

export function select(chosen: Chosen, model: number): Chosen {
  return chosen.model === model && chosen.ways.length === 0 ? NOTHING : { ...NOTHING, model }
}

export function takeUp(
  scenery: Scenery,
  view: Position,
  legal: readonly MarsCommand[],
  chosen: Chosen,
  card: number,
): Turned {
  const offers = offered(scenery, view, legal, chosen)
  const direct = offers.cards.get(card)
  if (direct) return settle(chosen, direct)
  if (chosen.card === card || !offers.openings.has(card)) return stay(NOTHING)
  return stay({ ...NOTHING, card })
}

/** One step back. */
export function back(chosen: Chosen): Chosen {
  if (chosen.ways.length > 0) return { ...chosen, ways: [] }
  if (chosen.named.length > 0) return { ...chosen, named: chosen.named.slice(0, -1) }
  return NOTHING
}

/** What is left of a choice at a new moment; where all still wait beside the field, the first of them is meant. */
export function keep(view: Position, legal: readonly MarsCommand[], chosen: Chosen): Chosen {
  const able = all(legal, 'activate').map(({ model }) => model)
  const isAble = able.includes(chosen.model ?? -1)
  const isHeld = chosen.card !== null && legal.some((command) => 'card' in command && command.card === chosen.card)
  if (isHeld) return { ...chosen, ways: [] }
  if (isAble) return { ...NOTHING, model: chosen.model }
  const [first] = able
  const isEmpty = able.every((model) => view.models[model]?.place === 'waiting')
  return first !== undefined && isEmpty ? { ...NOTHING, model: first } : NOTHING
}

/** The next of the models that can be activated, by order of their squares; those off the board last. */
export function nextModel(
  view: Position,
  selectable: ReadonlySet<number>,
  after: number | null,
  by = 1,
): number | null {
  const place = (model: number): number => view.models[model]?.square ?? SIZE * SIZE
  const models = [...selectable].sort((one, other) => place(one) - place(other) || one - other)
  if (models.length === 0) return null
  const at = after === null ? (by > 0 ? -1 : 0) : models.indexOf(after)
  return models[(at + by + models.length) % models.length] ?? null
}

/** Whose models these are: those of the seat that is looked from. */
export function isMine({ models }: Scenery, model: number, seat: number | null): boolean {
  const kind = models[model]
  return kind !== undefined && seatOf(kind.side) === seat
}

/** In words: the row and the column, counted from 1. */
export function spoken(square: number): { row: number; column: number } {
  return { row: rowOf(square) + 1, column: columnOf(square) + 1 }
}

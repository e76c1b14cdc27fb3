/** What the board shows, in whole sentences for those who listen, and what each button does. */
import type { Translate } from '../../table/contract'
import { spoken, type Way } from './choices'
import {
  columnOf,
  halfOf,
  INSECT,
  modelOf,
  modelsAt,
  rowOf,
  SIZE,
  squareAt,
  SUPPORTS,
  type Aim,
  type Chances,
  type MarsCommand,
  type MarsEvent,
  type Position,
  type Scenery,
} from './types'

export function modelName({ models }: Scenery, model: number, t: Translate): string {
  const { kind, number } = models[model] ?? { kind: 'insect', number: 0 }
  return t('model-name', { kind, number })
}

/** A card or a set by its name. */
export function halfName(half: string, t: Translate): string {
  return t('half-name', { half })
}

export function halfText(half: string, t: Translate): string {
  return t(`card-${half.replaceAll('_', '-')}-text`)
}

/** A model and how it is. */
export function modelWords(scenery: Scenery, view: Position, model: number, t: Translate): string {
  const seen = view.models[model]
  const said = [t('mars-say-model', { name: modelName(scenery, model, t) })]
  if (seen?.panicked) said.push(t('mars-say-panicked'))
  if (seen?.marked) said.push(t('mars-say-marked'))
  if (scenery.models[model]?.hero) said.push(t('mars-say-heroics', { points: seen?.heroics ?? 0 }))
  return said.join(' ')
}

/** On which sides of a square walls stand. */
function wallsOf({ walls }: Scenery, square: number, high: boolean): string[] {
  const [row, column] = [rowOf(square), columnOf(square)]
  const has = (r: number, c: number, below: boolean): boolean =>
    walls.some((wall) => wall.high === high && wall.row === r && wall.column === c && wall.below === below)
  const sides = {
    north: has(row - 1, column, true),
    east: has(row, column, false),
    south: has(row, column, true),
    west: has(row, column - 1, false),
  }
  return Object.entries(sides).flatMap(([side, stands]) => (stands ? [side] : []))
}

/** All of a square in one breath. */
export function squareWords(scenery: Scenery, view: Position, square: number, t: Translate): string {
  const said = [t('mars-say-square', spoken(square))]
  for (const model of modelsAt(view, square)) said.push(modelWords(scenery, view, model, t))
  for (const { counter, square: at } of view.counters) if (at === square) said.push(t(`mars-say-${counter}`))
  for (const { token, square: at } of view.tokens) if (at === square) said.push(t(`mars-say-${token}`))
  if (view.hideouts.includes(square)) said.push(t('mars-say-hideout'))
  if (view.cars.includes(square)) said.push(t('mars-say-car'))
  for (const high of [true, false]) {
    const sides = wallsOf(scenery, square, high)
    if (sides.length > 0)
      said.push(t(high ? 'mars-say-high' : 'mars-say-low', { sides: sides.map((side) => t(`mars-side-${side}`)) }))
  }
  return said.join(' ')
}

export function percent(chance: number): number {
  return Math.round(chance * 100)
}

function chanceWords(id: string, { dice, kill, panic, loss }: Chances, t: Translate): string {
  return t(id, { dice, kill: percent(kill), panic: percent(panic), loss: percent(loss) })
}

/** What may come of the dice, before any card. */
export function oddsWords({ chances, aim, rolls }: Way, t: Translate): string[] {
  if (chances) return [chanceWords(chances.panic > 0 ? 'mars-odds-shot-panic' : 'mars-odds-shot', chances, t)]
  if (aim?.survives) return fightWords(aim, t)
  return rolls ? [t('mars-odds-untold')] : []
}

function fightWords({ fights, survives }: Aim, t: Translate): string[] {
  return [
    ...(fights ? [chanceWords('mars-odds-fights', fights, t)] : []),
    ...(survives ? [chanceWords('mars-odds-survives', survives, t)] : []),
  ]
}

/** The step that tells what a way is about. */
function point({ steps }: Way): MarsCommand | undefined {
  return steps.findLast(({ do: verb }) => verb !== 'choose') ?? steps.at(-1)
}

/** What a button does. */
export function wayWords(scenery: Scenery, view: Position, way: Way, seat: number | null, t: Translate): string {
  const step = point(way)
  if (!step) return ''
  const name = (model: number): string => modelName(scenery, model, t)
  switch (step.do) {
    case 'move':
      return t(way.rolls ? 'mars-do-charge' : 'mars-do-move', { ...spoken(step.square), manner: step.manner })
    case 'enter':
      return t(way.rolls ? 'mars-do-charge' : 'mars-do-enter', { ...spoken(step.square), manner: 0 })
    case 'shoot':
      return t('mars-do-shoot', { name: name(step.target), manner: step.manner })
    case 'fight': {
      const chosen = way.steps.at(-1)
      if (chosen?.do === 'choose') return t('mars-do-fight-one', { name: name(chosen.model) })
      return t('mars-do-fight', { heroic: step.heroic })
    }
    case 'leave': {
      const { active } = view
      const at = view.models[active ?? -1]?.square ?? 0
      return t('mars-do-leave', { manner: step.manner, points: scenery.models[active ?? -1]?.exits[columnOf(at)] ?? 0 })
    }
    case 'authority':
    case 'activate':
    case 'choose':
    case 'name':
    case 'charm':
      return t(`mars-do-${step.do}`, { name: name(step.model) })
    case 'sneak':
      return t('mars-do-sneak', { name: name(step.model), ...spoken(step.square) })
    case 'return':
      return t('mars-do-return', spoken(step.square))
    case 'quarrel':
      return t('mars-do-quarrel', { name: name(step.model), other: name(step.other) })
    case 'aim_along': {
      const isRow = step.along < SIZE
      const id = isRow ? 'mars-do-aim-row' : 'mars-do-aim-column'
      return t(id, { along: (step.along % SIZE) + 1, direction: isStrafing(way, view) ? step.direction : 2 })
    }
    case 'aim_at':
      return t('mars-do-aim-at', { ...spoken(step.square), direction: isStrafing(way, view) ? step.direction : 4 })
    case 'fire':
      return t('mars-do-fire', { half: SUPPORTS[step.support] ?? '', level: levelOf(view, step.support) })
    case 'control':
    case 'jam':
      return t(`mars-do-${step.do}`, { half: SUPPORTS[step.support] ?? '' })
    case 'use': {
      const test = view.tests[step.test]
      const half = halfOf(scenery, step.card, seat ?? 0)
      return t('mars-do-use', { half, name: name(test?.model ?? INSECT), stat: test?.stat ?? '' })
    }
    case 'save':
    case 'lay':
    case 'discard':
      return t(`mars-do-${step.do}`, { half: halfOf(scenery, step.card, seat ?? 0) })
    case 'defend':
      return t('mars-do-defend', { stat: step.stat === 1 ? 'fight' : 'survive' })
    case 'drive':
      return t('mars-do-drive', { leftwards: step.leftwards })
    default:
      return t(`mars-do-${step.do.replaceAll('_', '-')}`)
  }
}

/** Only strafing has a direction; where the server does not tell what is fired, directions are told as such. */
function isStrafing(way: Way, { firing }: Position): boolean {
  const [step] = way.steps
  if (firing !== undefined) return firing === 'strafing'
  return step !== undefined && 'direction' in step && step.direction > 0
}

function levelOf({ sets }: Position, support: number): number {
  return sets.find(({ half }) => half === SUPPORTS[support])?.cards.length ?? 0
}

/** One word for a hit, and where it is written. */
export interface Burst {
  word: string
  square: number
}

const BURSTS: Readonly<Record<string, string>> = {
  model_killed: 'killed',
  armour_held: 'armour',
  shot_missed: 'missed',
  model_panicked: 'panic',
  square_struck: 'boom',
  shell_falls: 'boom',
  car_landed: 'crash',
  fight_began: 'fight',
  hero_saved: 'saved',
  model_saved: 'saved',
  model_paralysed: 'frozen',
  model_distracted: 'frozen',
  insect_attacks: 'buzz',
}

export function burst(scenery: Scenery, view: Position, event: MarsEvent | null): Burst | null {
  const word = BURSTS[event?.event ?? '']
  if (!event || !word) return null
  if ('row' in event) return { word, square: squareAt(event) }
  const [kind, number] =
    event.event === 'shot_missed'
      ? [event.other_kind, event.other_number]
      : 'kind' in event
        ? [event.kind, event.number]
        : ['', 0]
  const square = view.models[modelOf(scenery, kind, number)]?.square ?? null
  return square === null ? null : { word, square }
}

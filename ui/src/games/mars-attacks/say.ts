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
  type Strike,
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
  if (view.active === model) said.push(t('mars-say-active'))
  else if (seen?.marked) said.push(t('mars-say-marked'))
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

/** What may come of the dice, before any further card. */
export function oddsWords(scenery: Scenery, view: Position, way: Way, t: Translate): string[] {
  const { chances, aim, strike, rolls } = way
  const [first] = way.steps
  if (first?.do === 'use') {
    const answer = view.answers.find(({ card, test }) => card === first.card && test === first.test)
    return (answer?.stakes ?? []).flatMap((staked) => stakeWords(scenery, staked, t))
  }
  if (strike) return strikeWords(scenery, view, strike, t)
  if (first?.do === 'fire' || first?.do === 'control') return supportWords(scenery, view, first.support, t)
  if (chances && first?.do === 'defend')
    return [chanceWords(first.stat === 1 ? 'mars-odds-defend-fight' : 'mars-odds-defend-survive', chances, t)]
  if (chances ?? aim?.plain) return [shotWords(chances ?? aim?.plain, t)]
  if (aim?.survives) return fightWords(aim, t)
  return rolls ? [t('mars-odds-untold')] : []
}

function shotWords(chances: Chances | null | undefined, t: Translate): string {
  return chances ? chanceWords(chances.panic > 0 ? 'mars-odds-shot-panic' : 'mars-odds-shot', chances, t) : ''
}

function hitWords(name: string, support: string, { kill, panic }: Chances, t: Translate): string {
  return t('mars-hit', { name, support, kill: percent(kill), panic: percent(panic) })
}

function strikeWords(scenery: Scenery, { firing }: Position, { hits }: Strike, t: Translate): string[] {
  if (hits.length === 0) return [t('mars-hit-nobody')]
  return hits.flatMap(({ model, plain }) =>
    plain ? [hitWords(modelName(scenery, model, t), firing?.support ?? '', plain, t)] : [],
  )
}

/** What a set does to each kind of model on the field that it strikes. */
export function supportWords({ models, supports }: Scenery, view: Position, support: number, t: Translate): string[] {
  const set = supports[support]
  const kinds = new Set(models.flatMap(({ kind }, model) => (view.models[model]?.place === 'board' ? [kind] : [])))
  return [...kinds].flatMap((kind) => {
    const odds = set?.odds[models.findIndex((model) => model.kind === kind)]
    return set && odds ? [hitWords(t(`kind-${kind.replaceAll('_', '-')}`), set.half, odds, t)] : []
  })
}

/** What may come of the attack under way, with the cards that lie. */
export function stakeWords(scenery: Scenery, { model, plain, fights, survives }: Aim, t: Translate): string[] {
  const name = modelName(scenery, model, t)
  const said = (id: string, { kill, panic, loss }: Chances): string =>
    t(id, { name, kill: percent(kill), panic: percent(panic), loss: percent(loss) })
  return [
    ...(plain ? [said('mars-stake', plain)] : []),
    ...(fights ? [said('mars-stake-fights', fights)] : []),
    ...(survives ? [said('mars-stake', survives)] : []),
  ]
}

/** How likely an attack kills; in a fight, whatever the defence. */
export function killChance({ plain, aimed, fights, survives }: Aim): number {
  const shot = aimed ?? plain
  return shot ? shot.kill : Math.min(fights?.kill ?? 1, survives?.kill ?? 1)
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
      if (way.aim) return t('mars-do-charge', { name: name(way.aim.model), manner: step.manner })
      return t('mars-do-move', { ...spoken(step.square), manner: step.manner })
    case 'enter':
      if (way.aim) return t('mars-do-charge', { name: name(way.aim.model), manner: 0 })
      return t('mars-do-enter', spoken(step.square))
    case 'shoot':
      return t('mars-do-shoot', { name: name(step.target), manner: step.manner })
    case 'fight':
      if (way.steps.length > 1 && way.aim) return t('mars-do-fight-one', { name: name(way.aim.model) })
      return t('mars-do-fight', { heroic: step.heroic })
    case 'stand':
      return way.aim ? t('mars-do-fight-one', { name: name(way.aim.model) }) : t('mars-do-stand')
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
      if (way.aim) return t('mars-do-charge', { name: name(way.aim.model), manner: 0 })
      return t('mars-do-sneak', { name: name(step.model), ...spoken(step.square) })
    case 'return':
      if (way.aim) return t('mars-do-return-charge', { name: name(way.aim.model) })
      return t('mars-do-return', spoken(step.square))
    case 'quarrel':
      return t('mars-do-quarrel', { name: name(step.model), other: name(step.other) })
    case 'aim_along': {
      const isRow = step.along < SIZE
      const id = isRow ? 'mars-do-aim-row' : 'mars-do-aim-column'
      return t(id, { along: (step.along % SIZE) + 1, direction: isStrafing(view) ? step.direction : 2 })
    }
    case 'aim_at':
      return t('mars-do-aim-at', { ...spoken(step.square), direction: isStrafing(view) ? step.direction : 4 })
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

/** Nothing else has a direction. */
function isStrafing({ firing }: Position): boolean {
  return firing?.support === 'strafing'
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

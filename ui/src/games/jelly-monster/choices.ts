/** Die, then district, then effect, as a small state machine over what is legal. Nothing here decides what is legal. */
import { isCancelled, ZONES, type District, type JellyCommand, type Placement, type Position } from './types'

export interface Chosen {
  /** The value of a die of the roll. */
  value: number | null
  district: number | null
  /** The next district named is to be blocked. */
  blocks: boolean
}

export const NOTHING: Chosen = { value: null, district: null, blocks: false }

type Kind<K extends JellyCommand['do']> = Extract<JellyCommand, { do: K }>

export function all<K extends JellyCommand['do']>(legal: readonly JellyCommand[], kind: K): Kind<K>[] {
  return legal.filter((command): command is Kind<K> => command.do === kind)
}

export function one<K extends JellyCommand['do']>(legal: readonly JellyCommand[], kind: K): Kind<K> | undefined {
  return all(legal, kind)[0]
}

export function isPlacement(command: { do: string }): command is Placement {
  return command.do === 'place' || command.do === 'expel' || command.do === 'move'
}

/** The values that can be placed: somewhere, or in the district chosen. */
export function values(legal: readonly JellyCommand[], { district }: Chosen): Set<number> {
  const places = all(legal, 'place').filter((place) => district === null || place.district === district)
  return new Set(places.map(({ value }) => value))
}

/** The districts that answer: to the die chosen, to any die, or to a barrier. */
export function districts(legal: readonly JellyCommand[], { value, blocks }: Chosen): Set<number> {
  if (blocks) return new Set(all(legal, 'block').map(({ district }) => district))
  const places = all(legal, 'place').filter((place) => value === null || place.value === value)
  return new Set(places.map(({ district }) => district))
}

/**
 * All ways to place the chosen die in the chosen district, without an effect last. What is legal because others may be
 * quicker, but would do nothing as things stand, is not offered.
 */
export function effects(legal: readonly JellyCommand[], chosen: Chosen, view: Position): Placement[] {
  const here = legal
    .filter(isPlacement)
    .filter(({ value, district }) => value === chosen.value && district === chosen.district)
  const at = view.districts[chosen.district ?? -1]
  const useful = here.filter((command) => {
    if (command.do === 'expel')
      return at?.dice.some(({ owner, value }) => owner === command.owner && value === command.expelled)
    if (command.do !== 'move') return false
    const zone = (at?.target ?? 0) + (command.away ? 1 : -1)
    return zone >= 0 && zone < ZONES
  })
  return [...useful, ...all(here, 'place')]
}

/** A way to place a die that was offered; by now it may do nothing more than that. */
export interface Way {
  command: Placement
  gone: boolean
}

/**
 * What is offered stays where it is, whatever others do meanwhile: what is gone is marked, what is new comes after it.
 * A seat's own dice are expelled after those of others.
 */
export function offered(before: readonly Way[], now: readonly Placement[], seat: number | null): Way[] {
  if (now.length === 0) return []
  const name = (command: Placement): string => JSON.stringify(command)
  const rank = (command: Placement): number =>
    command.do === 'place' ? 2 : command.do === 'expel' && command.owner === seat ? 1 : 0
  const [known, useful] = [new Set(before.map(({ command }) => name(command))), new Set(now.map(name))]
  const fresh = now.filter((command) => !known.has(name(command))).sort((one, other) => rank(one) - rank(other))
  return [
    ...before.map(({ command }) => ({ command, gone: !useful.has(name(command)) })),
    ...fresh.map((command) => ({ command, gone: false })),
  ]
}

export interface Step {
  chosen: Chosen
  /** What has become clear, to be sent. */
  command: JellyCommand | null
}

export function chooseValue(legal: readonly JellyCommand[], chosen: Chosen, value: number, view: Position): Step {
  if (!values(legal, NOTHING).has(value)) return { chosen, command: null }
  if (chosen.value === value) return { chosen: { ...chosen, value: null }, command: null }
  // A district that was named first, or for another die, still counts if it takes this one.
  const next = { ...chosen, value, blocks: false }
  return settle(legal, districts(legal, next).has(next.district ?? -1) ? next : { ...next, district: null }, view)
}

export function chooseDistrict(legal: readonly JellyCommand[], chosen: Chosen, district: number, view: Position): Step {
  if (!districts(legal, chosen).has(district)) return { chosen, command: null }
  if (chosen.blocks) {
    const command = all(legal, 'block').find((block) => block.district === district) ?? null
    return { chosen: NOTHING, command }
  }
  if (chosen.district === district) return { chosen: { ...chosen, district: null }, command: null }
  return settle(legal, { ...chosen, district }, view)
}

/** A die and a district with only one thing to do there are enough. */
function settle(legal: readonly JellyCommand[], chosen: Chosen, view: Position): Step {
  const [first, ...others] = effects(legal, chosen, view)
  return first && others.length === 0 ? { chosen: NOTHING, command: first } : { chosen, command: null }
}

/** One step back. */
export function back({ value, district }: Chosen): Chosen {
  return district !== null && value !== null ? { ...NOTHING, value } : NOTHING
}

/** What is left of a choice when others have acted meanwhile. */
export function keep(legal: readonly JellyCommand[], chosen: Chosen): Chosen {
  if (chosen.blocks) return all(legal, 'block').length > 0 ? chosen : NOTHING
  const value = chosen.value !== null && values(legal, NOTHING).has(chosen.value) ? chosen.value : null
  const district = districts(legal, { ...NOTHING, value }).has(chosen.district ?? -1) ? chosen.district : null
  return value === chosen.value && district === chosen.district ? chosen : { ...NOTHING, value, district }
}

export interface Forecast {
  sum: number
  leads: 'alone' | 'tied' | 'not'
  /** The die would cancel an equal one. */
  cancels: boolean
}

/** How a district would stand for `seat` with one more die and no effect. */
export function forecast({ dice, sums }: District, seat: number, value: number): Forecast {
  const mine = [...dice.filter(({ owner }) => owner === seat).map((die) => die.value), value]
  const sum = mine.filter((each) => !isCancelled(mine, each)).reduce((total, each) => total + each, 0)
  const best = Math.max(0, ...sums.filter((_, other) => other !== seat))
  const leads = sum > best ? 'alone' : sum > 0 && sum === best ? 'tied' : 'not'
  return { sum, leads, cancels: isCancelled(mine, value) }
}

/** The dice of the last contest, as they fell: extra dice for each 8 lie beside the first ones. */
import { modelOf, type MarsEvent, type Roll, type Scenery } from './types'

/** What begins a new contest: the dice before it are put away. */
const BEGINNINGS: readonly string[] = ['shot_fired', 'fight_began', 'square_struck', 'insect_attacks', 'turn_began']

export function follow(rolls: readonly Roll[], event: MarsEvent, scenery: Scenery): Roll[] {
  if (BEGINNINGS.includes(event.event)) return []
  if (event.event !== 'dice_rolled') return [...rolls]
  const index = modelOf(scenery, event.kind, event.number)
  const model = index < 0 ? null : index
  const kind = scenery.models[index]
  const need = kind && isStat(event.stat) ? kind[event.stat] : null
  const known = rolls.find((roll) => roll.model === model && roll.stat === event.stat)
  const roll = { model, stat: event.stat, need, dice: [...(known?.dice ?? []), ...event.values], hits: event.hits }
  return known ? rolls.map((one) => (one === known ? roll : one)) : [...rolls, roll]
}

function isStat(stat: string): stat is 'shoot' | 'fight' | 'survive' {
  return stat === 'shoot' || stat === 'fight' || stat === 'survive'
}

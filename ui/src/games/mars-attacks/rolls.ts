/** The dice of the last contest, as they fell. */
import { modelOf, type MarsEvent, type Roll, type Scenery } from './types'

/** What comes of a contest: its dice still lie there. Anything else puts them away. */
const AFTERMATH: readonly MarsEvent['event'][] = [
  'shot_missed',
  'armour_held',
  'fight_drawn',
  'model_killed',
  'hero_saved',
  'model_saved',
  'panic_tested',
  'model_panicked',
  'points_scored',
  'insect_gone',
  'carried_off',
  'card_played',
  'battle_ended',
]

export function follow(rolls: readonly Roll[], event: MarsEvent, scenery: Scenery): Roll[] {
  if (event.event !== 'dice_rolled') return AFTERMATH.includes(event.event) ? [...rolls] : []
  const index = modelOf(scenery, event.kind, event.number)
  const model = index < 0 ? null : index
  const kind = scenery.models[index]
  const need = kind && isStat(event.stat) ? kind[event.stat] : null
  const known = rolls.find((roll) => roll.model === model && roll.stat === event.stat && roll.due > 0)
  const throws = [...(known?.throws ?? []), event.values]
  const roll = { model, stat: event.stat, need, throws, hits: event.hits, due: event.again }
  return known ? rolls.map((one) => (one === known ? roll : one)) : [...rolls, roll]
}

/** Whether all dice were seen to fall: whoever skips ahead misses some. */
export function isWhole(rolls: readonly Roll[]): boolean {
  return rolls.length > 1 && rolls.every(({ due }) => due === 0)
}

function isStat(stat: string): stat is 'shoot' | 'fight' | 'survive' {
  return stat === 'shoot' || stat === 'fight' || stat === 'survive'
}

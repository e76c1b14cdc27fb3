/** What both editions tell the table page. */
import gameEn from '../../../../../src/saucer/games/falling_skies/text/en.ftl?raw'
import gameFr from '../../../../../src/saucer/games/falling_skies/text/fr.ftl?raw'
import type { Figure, GameEvent, GameModule, Story } from '../../../table/contract'
import rulesEn from './rules/en.ftl?raw'
import rulesFr from './rules/fr.ftl?raw'
import boardEn from './text/en.ftl?raw'
import boardFr from './text/fr.ftl?raw'
import type { Position, Scenery } from './types'

export { duration, patch, sound } from './patch'

/** The sentences of an edition: what both say, then what it says in its own words. */
export function texts(own: GameModule['texts']): GameModule['texts'] {
  return { en: [gameEn, rulesEn, boardEn, ...own.en], fr: [gameFr, rulesFr, boardFr, ...own.fr] }
}

/** What is expected of the player now. */
export function prompt(view: Position): ReturnType<NonNullable<GameModule['prompt']>> {
  const id = `skies-prompt-${view.phase}`
  if (view.phase === 'place') return { id, args: { dice: view.dice.filter(({ where }) => where === 'hand').length } }
  if (view.phase === 'rooms') return { id, args: { dice: view.dice.filter(({ where }) => where === 'base').length } }
  if (view.phase === 'build') return { id, args: { value: view.new_robot } }
  return { id }
}

export function figures({ scenery, view, events }: Story): Figure[] {
  const count = (kind: string): number => events.filter(({ event }: GameEvent) => event === kind).length
  const { research, hits_to_lose, excavator_start } = scenery as Scenery
  const last = view as Position
  return [
    { label: 'skies-figure-rounds', value: last.round },
    { label: 'skies-figure-research', value: `${last.research}/${research.length}` },
    { label: 'skies-figure-shot', value: count('ship_destroyed') },
    { label: 'skies-figure-hits', value: `${last.damage}/${hits_to_lose}` },
    { label: 'skies-figure-dug', value: last.excavator - excavator_start },
    { label: 'skies-figure-robots', value: count('robot_built') },
  ]
}

/** Under Falling Skies on nine cards, as the browser shows it. */
import gameEn from '../../../../src/saucer/games/falling_skies/text/en.ftl?raw'
import gameFr from '../../../../src/saucer/games/falling_skies/text/fr.ftl?raw'
import type { Figure, GameEvent, GameModule, Story } from '../../table/contract'
import { CARDS, type Options, type Position, type Scenery } from './types'
import rulesEn from './rules/en.ftl?raw'
import rulesFr from './rules/fr.ftl?raw'
import boardEn from './text/en.ftl?raw'
import boardFr from './text/fr.ftl?raw'

export { default as Board } from './Board.svelte'
export { default as Help } from './Help.svelte'
export { default as NewGame } from './NewGame.svelte'
export { default as Poster } from './Poster.svelte'
export { duration, patch, sound } from './patch'

export const texts = { en: [gameEn, rulesEn, boardEn], fr: [gameFr, rulesFr, boardFr] }

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
  const { research } = scenery as Scenery
  const last = view as Position
  return [
    { label: 'skies-figure-rounds', value: last.round },
    { label: 'skies-figure-research', value: `${last.research}/${research.length}` },
    { label: 'skies-figure-shot', value: count('ship_destroyed') },
    { label: 'skies-figure-hits', value: `${last.damage}/${(scenery as Scenery).hits_to_lose}` },
    { label: 'skies-figure-dug', value: last.excavator - (scenery as Scenery).excavator_start },
    { label: 'skies-figure-robots', value: count('robot_built') },
  ]
}

/** One more card on its hard side, from the top. */
export function harder(options: Options): Options | null {
  const next = CARDS.find((card) => !options.hard.includes(card))
  return next ? { ...options, hard: [...options.hard, next] } : null
}

export function level(options: Options): { id: string; args: Record<string, number> } {
  return { id: 'skies-level', args: { level: options.hard.length } }
}

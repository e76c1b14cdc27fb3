/** Under Falling Skies on nine cards, as the browser shows it. */
import nineEn from '../../../../src/saucer/games/falling_skies/text/nine/en.ftl?raw'
import nineFr from '../../../../src/saucer/games/falling_skies/text/nine/fr.ftl?raw'
import * as game from '../falling-skies/board/game'
import { CARDS, type Options } from './cards'
import rulesEn from './rules/en.ftl?raw'
import rulesFr from './rules/fr.ftl?raw'
import boardEn from './text/en.ftl?raw'
import boardFr from './text/fr.ftl?raw'

export { duration, figures, patch, prompt, sound } from '../falling-skies/board/game'
export { default as Board } from './Board.svelte'
export { default as Help } from './Help.svelte'
export { default as NewGame } from './NewGame.svelte'
export { default as Poster } from './Poster.svelte'

export const texts = game.texts({ en: [nineEn, rulesEn, boardEn], fr: [nineFr, rulesFr, boardFr] })

/** One more card on its hard side, from the top. */
export function harder(options: Options): Options | null {
  const next = CARDS.find((card) => !options.hard.includes(card))
  return next ? { ...options, hard: [...options.hard, next] } : null
}

export function level(options: Options): { id: string; args: Record<string, number> } {
  return { id: 'skies-level', args: { level: options.hard.length } }
}

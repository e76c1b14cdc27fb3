/** Attack of the Jelly Monster, as the browser shows it. */
import gameEn from '../../../../src/saucer/games/jelly_monster/text/en.ftl?raw'
import gameFr from '../../../../src/saucer/games/jelly_monster/text/fr.ftl?raw'
import type { GameModule } from '../../table/contract'
import rulesEn from './rules/en.ftl?raw'
import rulesFr from './rules/fr.ftl?raw'
import setupEn from './setup/en.ftl?raw'
import setupFr from './setup/fr.ftl?raw'
import boardEn from './text/en.ftl?raw'
import boardFr from './text/fr.ftl?raw'

export { default as Board } from './Board.svelte'
export { figures, statistics } from './figures'
export { default as Help } from './Help.svelte'
export { owners as looks } from './looks'
export { default as NewGame } from './NewGame.svelte'
export { deadline, duration, hurries, patch, sound, still } from './patch'
export { default as Poster } from './Poster.svelte'
export { apart, level, prompt, timed } from './prompt'

/** Slow enough for somebody who still looks at every die. */
export const party: GameModule['party'] = { seats: 4, bot: 'canny-child' }

export const texts: GameModule['texts'] = {
  en: [gameEn, rulesEn, setupEn, boardEn],
  fr: [gameFr, rulesFr, setupFr, boardFr],
}

/** Mars Attacks, as the browser shows it. */
import gameEn from '../../../../src/saucer/games/mars_attacks/text/en.ftl?raw'
import gameFr from '../../../../src/saucer/games/mars_attacks/text/fr.ftl?raw'
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
export { looks } from './looks'
export { default as NewGame } from './NewGame.svelte'
export { duration, patch, sound, still } from './patch'
export { default as Poster } from './Poster.svelte'
export { apart, deadline, level, prompt, timed } from './prompt'

export const party: GameModule['party'] = { seats: 2, bot: 'tactician' }

export const texts: GameModule['texts'] = {
  en: [gameEn, rulesEn, setupEn, boardEn],
  fr: [gameFr, rulesFr, setupFr, boardFr],
}

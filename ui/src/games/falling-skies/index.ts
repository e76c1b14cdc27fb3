/** Under Falling Skies from the box, as the browser shows it. */
import boxEn from '../../../../src/saucer/games/falling_skies/text/box/en.ftl?raw'
import boxFr from '../../../../src/saucer/games/falling_skies/text/box/fr.ftl?raw'
import charactersEn from '../../../../src/saucer/games/falling_skies/text/characters/en.ftl?raw'
import charactersFr from '../../../../src/saucer/games/falling_skies/text/characters/fr.ftl?raw'
import citiesEn from '../../../../src/saucer/games/falling_skies/text/cities/en.ftl?raw'
import citiesFr from '../../../../src/saucer/games/falling_skies/text/cities/fr.ftl?raw'
import scenariosEn from '../../../../src/saucer/games/falling_skies/text/scenarios/en.ftl?raw'
import scenariosFr from '../../../../src/saucer/games/falling_skies/text/scenarios/fr.ftl?raw'
import * as game from './board/game'
import rulesEn from './rules/en.ftl?raw'
import rulesFr from './rules/fr.ftl?raw'
import boardEn from './text/en.ftl?raw'
import boardFr from './text/fr.ftl?raw'

export { duration, figures, patch, prompt, sound } from './board/game'
export { default as Board } from './Board.svelte'
export { default as Help } from './Help.svelte'
export { default as NewGame } from './NewGame.svelte'
export { default as Poster } from './Poster.svelte'
export { harder, level } from './tiles'

export const texts = game.texts({
  en: [boxEn, citiesEn, charactersEn, scenariosEn, rulesEn, boardEn],
  fr: [boxFr, citiesFr, charactersFr, scenariosFr, rulesFr, boardFr],
})

/** Space Alert, the live mission, as the browser shows it. */
import liveEn from '../../../../src/saucer/games/space_alert/live/text/en.ftl?raw'
import liveFr from '../../../../src/saucer/games/space_alert/live/text/fr.ftl?raw'
import missionsEn from '../../../../src/saucer/games/space_alert/live/text/missions/en.ftl?raw'
import missionsFr from '../../../../src/saucer/games/space_alert/live/text/missions/fr.ftl?raw'
import gameEn from '../../../../src/saucer/games/space_alert/text/en.ftl?raw'
import gameFr from '../../../../src/saucer/games/space_alert/text/fr.ftl?raw'
import threatsEn from '../../../../src/saucer/games/space_alert/text/threats/en.ftl?raw'
import threatsFr from '../../../../src/saucer/games/space_alert/text/threats/fr.ftl?raw'
import resolveEn from '../../resolve/text/en.ftl?raw'
import resolveFr from '../../resolve/text/fr.ftl?raw'
import type { GameModule } from '../../table/contract'
import rulesEn from './rules/en.ftl?raw'
import rulesFr from './rules/fr.ftl?raw'
import setupEn from './setup/en.ftl?raw'
import setupFr from './setup/fr.ftl?raw'
import boardEn from './text/en.ftl?raw'
import boardFr from './text/fr.ftl?raw'

export { default as Board } from './Board.svelte'
export { figures } from './figures'
export { named } from './crew/names'
export { default as Help } from './Help.svelte'
export { default as NewGame } from './NewGame.svelte'
export { duration, patch, sound } from './patch'
export { default as Poster } from './Poster.svelte'
export { anew, apart, harder, hushed, level, prompt, timed } from './prompt'

/** Three fellow crew members who plan on their own. */
export const party: GameModule['party'] = { seats: 4, bot: 'crew' }

export const texts: GameModule['texts'] = {
  en: [gameEn, threatsEn, resolveEn, liveEn, missionsEn, rulesEn, setupEn, boardEn],
  fr: [gameFr, threatsFr, resolveFr, liveFr, missionsFr, rulesFr, setupFr, boardFr],
}

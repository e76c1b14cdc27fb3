/** The campaign of Under Falling Skies, as the browser shows it. */
import campaignEn from '../../../../src/saucer/games/falling_skies/text/campaign/en.ftl?raw'
import campaignFr from '../../../../src/saucer/games/falling_skies/text/campaign/fr.ftl?raw'
import { texts as battleTexts } from '../falling-skies'
import roomEn from './text/en.ftl?raw'
import roomFr from './text/fr.ftl?raw'
import type { Options } from './types'

export { default as Board } from './Board.svelte'
export { default as Help } from './Help.svelte'
export { default as NewGame } from './NewGame.svelte'
export { default as Poster } from './Poster.svelte'
export { duration, figures, patch, prompt, sound } from './story'

export const texts = {
  en: [...battleTexts.en, campaignEn, roomEn],
  fr: [...battleTexts.fr, campaignFr, roomFr],
}

/** Every campaign has a name of its own. */
export function anew(options: Options): Options {
  return { ...options, name: '' }
}

export function level({ name, threat }: Options): { id: string; args: Record<string, string | number> } {
  return { id: name ? 'war-level' : 'war-level-unnamed', args: { name, threat } }
}

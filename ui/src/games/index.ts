/** The boards, each loaded when somebody needs it. */
import { addTexts } from '../lib/i18n.svelte'
import { Refused } from '../lib/protocol'
import type { GameModule } from '../table/contract'

const modules = import.meta.glob<GameModule>('./*/index.ts')

/** The board of a game, its sentences learnt: its own, or the plain one. Null where the house has no such game. */
export async function load(slug: string): Promise<GameModule | null> {
  try {
    const own = modules[`./${slug}/index.ts`]
    const game = own ? await own() : await (await import('./plain/module')).plain(slug)
    addTexts(slug, game.texts)
    return game
  } catch (problem) {
    if (problem instanceof Refused && problem.code === 'no-such-game') return null
    throw problem
  }
}

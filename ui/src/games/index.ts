/** The boards, each loaded when somebody needs it. */
import { addTexts } from '../lib/i18n.svelte'
import type { GameModule } from '../table/contract'

const modules = import.meta.glob<GameModule>('./*/index.ts')

/** The board of a game, its sentences learnt; null where nobody has drawn one. */
export async function load(slug: string): Promise<GameModule | null> {
  const module = await modules[`./${slug}/index.ts`]?.()
  if (!module) return null
  addTexts(slug, module.texts)
  return module
}

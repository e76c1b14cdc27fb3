/** The board of a game that has none of its own: what is true in tables, what is legal as buttons. */
import * as api from '../../lib/api'
import Invasion from '../../pages/Invasion.svelte'
import type { GameModule, View } from '../../table/contract'
import Board from './Board.svelte'
import NewGame from './NewGame.svelte'
import plainEn from './text/en.ftl?raw'
import plainFr from './text/fr.ftl?raw'
import { isPlain } from './values'

/** How long an event is told before the next, in milliseconds. */
const READING = 450

const made = new Map<string, Promise<GameModule>>()

/** Make the module of a game, with the sentences that the server has of it. */
export function plain(slug: string): Promise<GameModule> {
  const known = made.get(slug)
  if (known) return known
  const game = make(slug)
  made.set(slug, game)
  game.catch(() => made.delete(slug))
  return game
}

async function make(slug: string): Promise<GameModule> {
  const [cards, en, fr] = await Promise.all([api.games(), api.textOf(slug, 'en'), api.textOf(slug, 'fr')])
  // Nobody waits for sentences while a clock runs.
  const reading = cards.find((card) => card.slug === slug)?.timed ? 0 : READING
  return {
    texts: { en: sources(plainEn, en), fr: sources(plainFr, fr) },
    Board,
    NewGame,
    Poster: Invasion,
    duration: () => reading,
    // Only the server knows what an event does to the view of a game that nobody has drawn.
    patch: (view) => view,
    prompt,
    sound: () => 'place',
  }
}

/** The board's words and the game's, which may have a `seat-name` for what it calls seat `$seat` in its sentences. */
function sources(board: string, game: string): string[] {
  return [board, game, ...(/^seat-name =/m.test(game) ? ['plain-seat = { seat-name }'] : [])]
}

/** `prompt-<phase>` for a view that has a phase, else `prompt`; the view's plain fields are the arguments. */
export function prompt(view: View): { id: string; args: Record<string, unknown> } {
  const fields = Object.entries((view ?? {}) as Record<string, unknown>).filter(([, value]) => isPlain(value))
  const args = Object.fromEntries(fields)
  return { id: typeof args.phase === 'string' ? `prompt-${args.phase.replaceAll('_', '-')}` : 'prompt', args }
}

/** The tiles of the box, and the choices of a game with them. */
import { t } from '../../lib/i18n.svelte'
import type { Part, Plan } from './board/geometry'
import type { Height, Scenery } from './board/types'

export interface Options {
  city: string
  damaged: boolean
  /** So many sky tiles are drawn and turned to their threat side. */
  threat: number
  /** Turned by choice, besides those. */
  threat_tiles: Height[]
  advanced: Height[]
  final_tile: boolean
  scenario: string
  characters: string[]
  upgraded: string[]
}

/** From the top. */
export const HEIGHTS: readonly Height[] = ['sky-4', 'sky-3', 'sky-2', 'sky-1']
export const MOST_THREAT = HEIGHTS.length

/** The rulebook's first game. */
export const FIRST_GAME: Options = {
  city: 'roswell',
  damaged: false,
  threat: 0,
  threat_tiles: [],
  advanced: [],
  final_tile: false,
  scenario: '',
  characters: [],
  upgraded: [],
}

/** One more sky tile on its threat side. */
export function harder(options: Options): Options | null {
  const isAtTheTop = options.threat + options.threat_tiles.length >= MOST_THREAT
  return isAtTheTop ? null : { ...options, threat: options.threat + 1 }
}

export function level({ city, threat, threat_tiles }: Options): { id: string; args: Record<string, string | number> } {
  return { id: 'box-level', args: { city: t(`city-${city}`), threat: threat + threat_tiles.length } }
}

export function plan({ tiles }: Scenery): Plan {
  let first = 0
  const sky: Part[] = tiles.map(({ rows }) => {
    const part = { first, rows }
    first += rows
    return part
  })
  return {
    sky,
    base: [
      { first: 0, rows: 3 },
      { first: 3, rows: 3 },
    ],
    edges: [
      [32, 40],
      [44, 58],
    ],
    roofs: 1.9,
    stacksBelow: 74,
    isApart: false,
  }
}

/** Numbers that look thrown together but are always the same for the same word. */
export function* scatter(word: string): Generator<number, never> {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  for (;;) {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    yield ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

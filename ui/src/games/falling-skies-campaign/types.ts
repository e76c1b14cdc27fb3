/** What the server tells of a campaign. Scenarios, cities and characters are known by the names of the content files. */
import type { Catalogue, Height, Position, Scenery } from '../falling-skies/board/types'

export interface Options {
  name: string
  threat: number
}

export interface Stack {
  scenario: string
  city: string
  character: string
}

/** A threat level that was beaten, or a game lost. */
export type Result = number | 'X'

/** A line of the sheet. */
export interface Battle extends Stack {
  chapter: number
  /** Kept characters, on their upgraded sides. */
  helpers: string[]
  advanced: Height[]
  results: Result[]
}

export interface Campaign {
  phase: 'briefing' | 'deal' | 'choose' | 'city' | 'prepare' | 'battle' | 'aftermath' | 'over'
  chapter: number
  threat: number
  offer: Stack[]
  given_up: Stack[]
  sheet: Battle[]
  battle: Position | null
  name: string
  score: number
  kept_cities: string[]
  spared_cities: string[]
  kept_characters: string[]
  have_helped: string[]
  helpers: string[]
  /** By threat level, while a game is being prepared. */
  stars: number[]
}

/** The box, in the order by which commands count it, and the board on the table. */
export interface World extends Catalogue {
  /** By chapter: how many kept characters may help in a battle. */
  helpers: number[]
  /** By height: the chapter that brings its advanced sky tile. */
  advanced_from: Record<Height, number>
  battle: Scenery | null
}

export type CampaignCommand =
  | { do: 'open_chapter' }
  | { do: 'choose_stack'; stack: number }
  | { do: 'choose_city'; city: number }
  | { do: 'bring'; character: number }
  | { do: 'lay_advanced'; tile: number }
  | { do: 'fight'; threat: number }
  | { do: 'go_on' }

type Side = 'undamaged' | 'damaged'

export type CampaignEvent = { rule: string } & (
  | { event: 'chapter_opened'; chapter: number }
  | ({ event: 'stack_drawn'; stack: number } & Stack)
  | ({ event: 'stack_chosen'; stack: number } & Stack)
  | ({ event: 'stack_lost'; stack: number } & Stack)
  | { event: 'city_chosen'; city: string }
  | { event: 'character_brought'; character: string }
  | { event: 'advanced_tile_laid'; tile: number }
  | { event: 'battle_began'; city: string; side: Side; scenario: string; threat: number }
  | { event: 'battle_won'; city: string; side: Side; threat: number }
  | { event: 'battle_lost'; city: string; side: Side }
  | { event: 'city_damaged'; city: string }
  | { event: 'city_saved'; city: string }
  | { event: 'city_lost'; city: string }
  | { event: 'character_joined'; character: string }
  | { event: 'campaign_ended'; result: 'won' | 'lost'; score: number }
)

export const LAST_CHAPTER = 4
/** Battles of each chapter before the last. */
export const BATTLES = 2

export function isWon({ results }: Battle): boolean {
  return results.length > 0 && results.at(-1) !== 'X'
}

/** Whether no further game of a battle follows. */
export function isOver(battle: Battle): boolean {
  return isWon(battle) || battle.results.length === (battle.chapter === LAST_CHAPTER ? 1 : 2)
}

/** What a result is worth. */
export function worth(result: Result): number {
  return result === 'X' ? -1 : result
}

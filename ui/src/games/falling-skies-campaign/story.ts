/** What the events of a campaign look like and sound like; those of its battles are the boxed game's. */
import type { Figure, GameEvent, GameModule, Sound, Story } from '../../table/contract'
import * as battles from '../falling-skies/board/game'
import type { Campaign, CampaignEvent, World } from './types'

type Kind = CampaignEvent['event']

const DURATIONS: Record<Kind, number> = {
  chapter_opened: 420,
  stack_drawn: 590,
  stack_chosen: 420,
  stack_lost: 590,
  city_chosen: 420,
  character_brought: 300,
  advanced_tile_laid: 300,
  battle_began: 590,
  battle_won: 590,
  battle_lost: 590,
  city_damaged: 590,
  city_saved: 590,
  city_lost: 590,
  character_joined: 590,
  campaign_ended: 590,
}

const SOUNDS: Partial<Record<Kind, Sound>> = {
  chapter_opened: 'power',
  stack_drawn: 'alarm',
  stack_chosen: 'place',
  stack_lost: 'hit',
  city_chosen: 'place',
  character_brought: 'place',
  advanced_tile_laid: 'place',
  battle_began: 'alarm',
  city_damaged: 'hit',
  city_saved: 'power',
  city_lost: 'hit',
  character_joined: 'place',
}

/** Whether an event belongs to the campaign, not to the battle on the table. */
export function isCampaigns(event: GameEvent): event is GameEvent & CampaignEvent {
  return event.event in DURATIONS
}

export function duration(event: GameEvent): number {
  return isCampaigns(event) ? DURATIONS[event.event] : battles.duration(event)
}

export function sound(event: GameEvent): Sound | null {
  if (!isCampaigns(event)) return battles.sound(event)
  if (event.event === 'campaign_ended') return event.result === 'won' ? 'win' : 'lose'
  return SOUNDS[event.event] ?? null
}

/** The campaign right after `event`. A battle that has just begun has no position before the server tells it. */
export function patch(view: Campaign, event: GameEvent, world: World): Campaign {
  if (!isCampaigns(event)) {
    const { battle } = view
    return battle && world.battle ? { ...view, battle: battles.patch(battle, event, world.battle) } : view
  }
  switch (event.event) {
    case 'chapter_opened':
      return { ...view, chapter: event.chapter }
    case 'stack_drawn': {
      const { scenario, city, character } = event
      return { ...view, phase: 'deal', battle: null, offer: [...view.offer, { scenario, city, character }] }
    }
    case 'battle_began':
      return { ...view, phase: 'battle', battle: null, threat: event.threat }
    default:
      return view
  }
}

/** What is expected of the player now. */
export function prompt(view: Campaign): ReturnType<NonNullable<GameModule['prompt']>> {
  if (view.phase === 'battle' && view.battle) return battles.prompt(view.battle)
  const isSecond = view.phase === 'prepare' && (view.sheet.at(-1)?.results.length ?? 0) > 0
  return { id: isSecond ? 'war-prompt-again' : `war-prompt-${view.phase}` }
}

export function figures({ view }: Story): Figure[] {
  const { score, sheet, kept_cities } = view as Campaign
  return [
    { label: 'campaign-score', value: score },
    { label: 'war-figure-games', value: sheet.flatMap(({ results }) => results).length },
    { label: 'campaign-kept-cities', value: kept_cities.length },
  ]
}

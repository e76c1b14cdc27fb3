/** What a game was like, for the end screen. */
import type { Figure, Statistic, Story } from '../../table/contract'
import type { JellyEvent, Position } from './types'

export function figures({ view }: Story): Figure[] {
  const { round, stack } = view as Position
  return [
    { label: 'jelly-figure-rounds', value: round },
    { label: 'jelly-figure-stack', value: stack },
  ]
}

export function statistics({ view, events }: Story): Statistic[] {
  const { players, scores } = view as Position
  const told = events as unknown as JellyEvent[]
  const line = (label: string, count: (event: JellyEvent, seat: number) => number): Statistic => ({
    label,
    values: players.map((_, seat) => told.reduce((sum, event) => sum + count(event, seat), 0)),
  })
  /** How often something happened of which a seat is the author. */
  const times = (label: string, kind: JellyEvent['event']): Statistic =>
    line(label, (event, seat) => (event.event === kind && 'seat' in event && event.seat === seat ? 1 : 0))
  return [
    { label: 'jelly-statistic-score', values: players.map((player, seat) => scores?.[seat] ?? player.jelly) },
    times('jelly-statistic-won', 'majority_found'),
    line('jelly-statistic-gained', (event, seat) =>
      event.event === 'jelly_gained' && event.seat === seat ? event.amount : 0,
    ),
    times('jelly-statistic-pods', 'pod_drawn'),
    times('jelly-statistic-expelled', 'die_expelled'),
    line('jelly-statistic-lost', (event, seat) => (event.event === 'die_expelled' && event.owner === seat ? 1 : 0)),
    times('jelly-statistic-moved', 'target_moved'),
    times('jelly-statistic-barriers', 'entrance_blocked'),
    times('jelly-statistic-turned', 'timer_turned'),
    times('jelly-statistic-skipped', 'roll_skipped'),
  ]
}

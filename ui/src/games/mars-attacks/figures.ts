/** What a battle was like, for the end screen. */
import type { Figure, Statistic, Story } from '../../table/contract'
import { HUMAN, MARTIAN, seatOf, type MarsEvent, type Position, type Scenery } from './types'

export function figures({ view }: Story): Figure[] {
  return [{ label: 'mars-figure-rounds', value: (view as Position).round }]
}

export function statistics({ scenery, view, events }: Story): Statistic[] {
  const { models } = scenery as Scenery
  const { players, models: now } = view as Position
  const told = events as unknown as MarsEvent[]
  const seats = [MARTIAN, HUMAN]
  const sideOf = (kind: string): number => {
    const found = models.find((model) => model.kind === kind)
    return found ? seatOf(found.side) : -1
  }
  const line = (label: string, count: (event: MarsEvent, seat: number) => number): Statistic => ({
    label,
    values: seats.map((seat) => told.reduce((sum, event) => sum + count(event, seat), 0)),
  })
  return [
    { label: 'mars-statistic-points', values: players.map(({ points }) => points) },
    line('mars-statistic-kills', (event, seat) =>
      event.event === 'model_killed' && sideOf(event.kind) !== seat ? 1 : 0,
    ),
    {
      label: 'mars-statistic-left',
      values: seats.map(
        (seat) =>
          now.filter(({ place }, model) => {
            const kind = models[model]
            return place === 'board' && kind !== undefined && seatOf(kind.side) === seat
          }).length,
      ),
    },
    { label: 'mars-statistic-counters', values: players.map(({ taken }) => taken) },
    line('mars-statistic-shots', (event, seat) =>
      event.event === 'shot_fired' && sideOf(event.kind) === seat ? 1 : 0,
    ),
    line('mars-statistic-fights', (event, seat) =>
      event.event === 'fight_began' && sideOf(event.kind) === seat ? 1 : 0,
    ),
    line('mars-statistic-eights', (event, seat) =>
      event.event === 'dice_rolled' && sideOf(event.kind) === seat ? event.again : 0,
    ),
    line('mars-statistic-panics', (event, seat) =>
      event.event === 'model_panicked' && sideOf(event.kind) === seat ? 1 : 0,
    ),
    line('mars-statistic-cards', (event, seat) =>
      (event.event === 'card_played' || event.event === 'support_laid') && event.seat === seat ? 1 : 0,
    ),
  ]
}

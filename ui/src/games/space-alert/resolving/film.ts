/** The film of a mission that is being resolved: as far as it has come, beat by beat, with the reason of each. */
import { tilesOf } from '../../../resolve/mission'
import type { Resolve } from '../../../resolve/server'
import { STATIONS, ZONES, type Film, type Mission, type Scenery, type Seen, type Zone } from '../../../resolve/types'
import type { ShipAtStart } from '../types'

/** The mission as one would type it in; tiles that were drawn come first, in their order. */
export function missionOf(scenery: Scenery, seen: Seen, start: ShipAtStart, options?: Mission['options']): Mission {
  const tracks = Object.fromEntries(Object.entries(scenery.tracks).map(([lane, { number }]) => [lane, number]))
  const order = (zone: Zone): string[] => {
    const drawn = seen.zones[zone].tiles
    return [...drawn, ...tilesOf(zone).filter((tile) => !drawn.includes(tile))]
  }
  const squads = STATIONS.filter((station) => start.squads[station] === false)
  const hasDamage = ZONES.some((zone) => start.tiles[zone].length > 0)
  return {
    players: scenery.programs.map((actions, order) => ({ order, actions })),
    tracks: tracks as Mission['tracks'],
    threats: scenery.threats.map(({ card, turn, track }) => ({
      id: card.id,
      turn,
      zone: track === 'internal' ? null : track,
    })),
    damage_order: Object.fromEntries(ZONES.map((zone) => [zone, order(zone)])),
    ...(hasDamage ? { initial_damage: start.tiles } : {}),
    ...(squads.length > 0 ? { missing_squads: squads } : {}),
    ...(options ? { options } : {}),
  }
}

export class Reel {
  #film: Film | null = null
  /** What each frame shows, as text. */
  #seen: string[] = []

  constructor(private readonly resolve: Resolve) {}

  /** The film up to the moment that shows `seen`; asked for again only when another tile was drawn than it shows. */
  async upTo(seen: Seen, mission: () => Mission): Promise<Film | null> {
    const here = JSON.stringify(seen)
    if (!this.#seen.includes(here)) {
      this.#film = await this.resolve(mission(), 0)
      this.#seen = this.#film.frames.map(({ view }) => JSON.stringify(view))
    }
    const at = this.#seen.indexOf(here)
    return this.#film && at >= 0 ? { ...this.#film, frames: this.#film.frames.slice(0, at + 1) } : null
  }
}

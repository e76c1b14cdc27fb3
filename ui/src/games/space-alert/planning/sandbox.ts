/** The ship as the mission starts, and how people arrange it to think: it has no effect on the game (SA-RT-09). */
import { STATIONS, ZONES, type Figure, type Seen, type Station, type Zone, type ZoneSeen } from '../../../resolve/types'
import type { ShipAtStart } from '../types'

/** What was moved, by its name: `figure:0`, `cube:shield:red`, `note:upper_red`. */
export type Pieces = Readonly<Record<string, unknown>>

const SHIELD = { cubes: 1, side: 2, middle: 3 }
const REACTOR = { side: { cubes: 2, room: 3 }, middle: { cubes: 3, room: 5 } }
const STORE = 3

export function atStart(crew: number, turns: number, damage: ShipAtStart): Seen {
  const figure: Figure = {
    station: 'upper_white',
    squad: null,
    squad_active: false,
    knocked_out: false,
    delayed: false,
    program: Array.from({ length: turns }, () => []),
  }
  const rack = (station: Station): { stored: boolean; disabled: boolean } => ({
    stored: damage.squads[station] ?? true,
    disabled: false,
  })
  return {
    turn: 1,
    step: 'appear',
    acting: null,
    crew: Array.from({ length: crew }, () => figure),
    zones: Object.fromEntries(ZONES.map((zone) => [zone, zoneAtStart(zone, damage.tiles[zone])])) as Record<
      Zone,
      ZoneSeen
    >,
    threats: [],
    fuel: STORE,
    rockets: STORE,
    rocket_launched: false,
    rocket_flying: false,
    racks: { lower_red: rack('lower_red'), upper_blue: rack('upper_blue') },
    pilot: null,
    fired: [],
    maintained: [false, false, false],
    visual: [0, 0, 0],
    result: null,
  }
}

/** What an earlier mission broke holds less, and starts with less (SA-CAM-07). */
function zoneAtStart(zone: Zone, tiles: readonly string[]): ZoneSeen {
  const isMiddle = zone === 'white'
  const reactor = isMiddle ? REACTOR.middle : REACTOR.side
  const lost = (tile: System): number => (tiles.includes(tile) ? 1 : 0)
  return {
    shield: SHIELD.cubes - lost('shield'),
    shield_capacity: (isMiddle ? SHIELD.middle : SHIELD.side) - lost('shield'),
    reactor: reactor.cubes - lost('reactor'),
    reactor_capacity: reactor.room - lost('reactor'),
    tiles,
    lift_used: false,
    doubled: tiles.includes('structural'),
  }
}

export type System = 'shield' | 'reactor'

/** A ship with the pieces where somebody put them. */
export function arrange(ship: Seen, pieces: Pieces): Seen {
  const crew = ship.crew.map((figure, member) => {
    const station = pieces[`figure:${member}`]
    const isKnown = station === 'space' || STATIONS.includes(station as Station)
    return isKnown ? { ...figure, station: station as Figure['station'] } : figure
  })
  const zones = Object.fromEntries(
    ZONES.map((name) => {
      const zone = ship.zones[name]
      const cubes = (system: System): number => {
        const moved = pieces[`cube:${system}:${name}`]
        return typeof moved === 'number' ? Math.max(0, Math.min(9, moved)) : zone[system]
      }
      return [name, { ...zone, shield: cubes('shield'), reactor: cubes('reactor') }]
    }),
  ) as Record<Zone, ZoneSeen>
  return { ...ship, crew, zones }
}

/** How a piece is called at the table: what is sketched for one mission of a campaign is not there in the next. */
export function pieceIn(mission: number, piece: string): string {
  return `${mission}:${piece}`
}

/** The pieces of one mission. */
export function piecesIn(mission: number, shared: Pieces): Pieces {
  const mark = pieceIn(mission, '')
  return Object.fromEntries(
    Object.entries(shared).flatMap(([name, value]) => (name.startsWith(mark) ? [[name.slice(mark.length), value]] : [])),
  )
}

export function noteOn(pieces: Pieces, station: Station): string {
  const note = pieces[`note:${station}`]
  return typeof note === 'string' || typeof note === 'number' ? String(note) : ''
}

/** A mission on paper: how it is changed, kept and sent around. What is right about it, only the server says. */
import {
  LANES,
  STATIONS,
  ZONES,
  type Catalogue,
  type Lane,
  type Mission,
  type Player,
  type Readings,
  type ThreatCard,
  type Threatening,
  type Tiles,
  type Zone,
} from './types'

export const CREW = 5
export const TURNS = 12
export const SHORT_TURNS = 7
/** The first turn of the second and of the third phase. */
export const PHASES: readonly number[] = [4, 8]

export const CARDS = ['A', 'B', 'C', 'bots', 'red', 'blue', 'lift'] as const
export const HEROIC_CARDS = ['heroic_A', 'heroic_B', 'heroic_bots'] as const
export const HEROIC_MOVES = STATIONS.map((station) => `heroic_move:${station}`)

const SYSTEMS = ['heavy_laser', 'light_laser', 'shield', 'reactor', 'gravolift', 'structural']

/** The damage tiles of a zone. */
export function tilesOf(zone: Zone): string[] {
  return SYSTEMS.map((tile) => (zone === 'white' && tile === 'light_laser' ? 'pulse_cannon' : tile))
}

/** Something that can be read in several ways; the first is the usual one. */
export interface Option {
  name: string
  values: readonly (string | number | boolean)[]
}

/** Doubtful passages of the rules. */
export const PASSAGES: readonly Option[] = [
  { name: 'marauder_against_pulse', values: [false, true] },
  { name: 'scout_in_empty_bursts', values: [true, false] },
  { name: 'doubling', values: ['multiplies', 'once'] },
  { name: 'asteroid_bursts', values: ['card', 'annex'] },
  { name: 'landing_adds_to_delay', values: [true, false] },
  { name: 'checks_in_test_runs', values: [true, false] },
]

/** Figures of cards on which sources differ. */
export const FIGURES: readonly Option[] = [
  { name: 'stealth_fighter_speed', values: [3, 4] },
  { name: 'pulse_ball_y', values: [1, 2] },
  { name: 'amoeba_z', values: [5, 4] },
  { name: 'man_of_war_x', values: [2, 1] },
  { name: 'man_of_war_z', values: [5, 3] },
  { name: 'scout_z', values: [3, 2] },
  { name: 'saboteur_speed', values: [4, 3] },
  { name: 'unstable_warheads_speed', values: [3, 2] },
  { name: 'skirmishers_x', values: ['move', 'nothing'] },
  { name: 'overheated_reactor_z', values: [3, 2] },
  { name: 'crossed_wires_z', values: ['own', 'white'] },
  { name: 'seeker_retaliates', values: [false, true] },
]

export const OPTIONS: readonly Option[] = [...PASSAGES, ...FIGURES]

/** The threat cards with the figures that are believed. */
export function cardsAs({ threats, disputed }: Catalogue, readings: Readings = {}): ThreatCard[] {
  const believed = disputed.filter(({ option, value }) => readings[option] === value)
  return threats.map((card) =>
    believed
      .filter((row) => row.threats.includes(card.id))
      .reduce<ThreatCard>((changed, { change }) => ({ ...changed, ...change }), card),
  )
}

export function blank(crew = 4, turns = TURNS): Mission {
  return {
    players: Array.from({ length: crew }, (_, order) => ({ order, actions: Array.from({ length: turns }, () => []) })),
    tracks: { red: 1, white: 2, blue: 3, internal: 4 },
    threats: [],
  }
}

export function turnsOf(mission: Mission): number {
  return mission.players[0]?.actions.length ?? TURNS
}

export function withCard(mission: Mission, member: number, slot: number, card: string | null): Mission {
  const players = mission.players.map((player, number) =>
    number === member ? { ...player, actions: player.actions.with(slot, card === null ? [] : [card]) } : player,
  )
  return { ...mission, players }
}

/** Programs for so many members and turns: as they are, else as in `spare`, where what had no room was put by. */
export function fitted(players: readonly Player[], spare: readonly Player[], size: number, turns: number): Player[] {
  return blank(size, turns).players.map((player, member) => {
    const [now, before] = [players[member], spare[member]]
    const actions = player.actions.map((empty, slot) => now?.actions[slot] ?? before?.actions[slot] ?? empty)
    return { order: now?.order ?? player.order, actions }
  })
}

/** Nothing is planned yet and nothing comes. */
export function isBlank({ players, threats }: Mission): boolean {
  return threats.length === 0 && players.every(({ actions }) => actions.every((entry) => entry.length === 0))
}

export function withTrack(mission: Mission, lane: Lane, number: number): Mission {
  return { ...mission, tracks: { ...mission.tracks, [lane]: number } }
}

export function isInternal(id: string): boolean {
  return /^S?I/.test(id)
}

/** One threat more, on the turn after the last one, in the zone that has fewest. */
export function withThreat(mission: Mission, id: string): Mission {
  const last = Math.max(0, ...mission.threats.map((threat) => threat.turn))
  const count = (zone: Zone): number => mission.threats.filter((threat) => threat.zone === zone).length
  const zone = isInternal(id) ? null : ZONES.reduce((best, each) => (count(each) < count(best) ? each : best))
  const threat: Threatening = { id, turn: Math.min(last + 1, turnsOf(mission)), zone }
  return { ...mission, threats: [...mission.threats, threat] }
}

export function withChangedThreat(mission: Mission, index: number, changes: Partial<Threatening>): Mission {
  return { ...mission, threats: mission.threats.map((each, i) => (i === index ? { ...each, ...changes } : each)) }
}

export function withoutThreat(mission: Mission, index: number): Mission {
  return { ...mission, threats: mission.threats.filter((_, i) => i !== index) }
}

export type TileField = 'initial_damage' | 'damage_order'

/** Take a tile out where it is, else put it behind the others. */
export function withTile(mission: Mission, field: TileField, zone: Zone, tile: string): Mission {
  const found = mission[field]?.[zone] ?? []
  const tiles = found.includes(tile) ? found.filter((each) => each !== tile) : [...found, tile]
  return { ...mission, [field]: { ...mission[field], [zone]: tiles } }
}

/** The usual reading is not worth a word. */
export function withOption(mission: Mission, name: string, value: unknown): Mission {
  const { [name]: _, ...others } = mission.options ?? {}
  const isUsual = OPTIONS.find((option) => option.name === name)?.values[0] === value
  return { ...mission, options: isUsual ? others : { ...others, [name]: value } }
}

/** As it is sent, saved and copied: crew in their order, and nothing that says nothing. */
export function tidy({ players, tracks, threats, initial_damage, missing_squads, damage_order, options }: Mission): Mission {
  const tiles = (found: Tiles | null | undefined): Tiles | null => {
    const zones = ZONES.filter((zone) => found?.[zone]?.length)
    return zones.length > 0 ? Object.fromEntries(zones.map((zone) => [zone, found?.[zone]])) : null
  }
  const [initial, order] = [tiles(initial_damage), tiles(damage_order)]
  return {
    players: players.toSorted((one, other) => one.order - other.order),
    tracks: Object.fromEntries(LANES.map((lane) => [lane, tracks[lane]])) as Record<Lane, number>,
    threats: threats.map(({ id, turn, zone }) => ({ id, turn, zone: zone ?? null })),
    ...(initial && { initial_damage: initial }),
    ...(missing_squads?.length && { missing_squads }),
    ...(order && { damage_order: order }),
    ...(options && Object.keys(options).length > 0 && { options }),
  }
}

const KEYS: Record<string, string> = { a: 'A', b: 'B', c: 'C', o: 'bots', r: 'red', u: 'blue', l: 'lift' }
const HEROIC: Record<string, string> = { A: 'heroic_A', B: 'heroic_B', O: 'heroic_bots' }

/** The key that writes a card, as people press it. */
export function keyOf(card: string): string {
  const plain = Object.keys(KEYS).find((key) => KEYS[key] === card)
  const heroic = Object.keys(HEROIC).find((key) => HEROIC[key] === card)
  if (plain) return plain.toUpperCase()
  return heroic ? `⇧${heroic}` : String(HEROIC_MOVES.indexOf(card) + 1)
}

/** The card that a key writes: null empties the slot, undefined is none of our keys. */
export function cardOf(key: string, isShifted: boolean): string | null | undefined {
  if (key === ' ' || key === '.' || key === '-' || key === 'Delete') return null
  if (/^[1-6]$/.test(key)) return HEROIC_MOVES[Number(key) - 1]
  return (isShifted ? HEROIC[key.toUpperCase()] : undefined) ?? KEYS[key.toLowerCase()]
}

/** Short enough for an address. */
export async function pack(mission: Mission): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(tidy(mission)))
  const bytes = await through(new CompressionStream('deflate-raw'), text)
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What `pack` made; rejects what it did not. */
export async function unpack(text: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes)))
}

type Squeezer = CompressionStream | DecompressionStream

async function through(stream: Squeezer, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}

/** The HTTP half of `docs/protocol.md`. */
import type { Options, Scenery, Snapshot, View } from '../table/contract'
import {
  Refused,
  type ChatMessage,
  type Company,
  type GameCard,
  type LobbyCard,
  type Step,
  type TableCard,
  type Wish,
} from './protocol'
import type { Language } from './settings.svelte'

/** How a new table is filled. */
export interface Opening {
  seats?: number
  /** By seat. */
  bots?: Record<string, string>
  /** Chairs left free for others; the maker sits on all that are neither free nor a bot's. */
  open?: number[]
  /** What the maker is called there. */
  name?: string
  /** How fast table time runs, in percent. */
  pace?: number
  listed?: boolean
}

/** Ask the server; rejects with `Refused`. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  } catch {
    throw new Refused('no-connection')
  }
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const answer: unknown = await (isJson ? response.json() : response.text()).catch(() => null)
  if (response.ok) return answer as T
  const refusal = (answer as { refusal?: { code: string; args?: Record<string, unknown> } } | null)?.refusal
  throw refusal ? new Refused(refusal.code, refusal.args) : new Refused('no-connection')
}

let known: Promise<void> | null = null

/** Make sure that the server knows this browser; asked only once. */
export function introduce(): Promise<void> {
  known ??= (async () => {
    const me = await call<{ known: boolean }>('GET', '/me')
    if (!me.known) await call('POST', '/me')
  })().catch((problem: unknown) => {
    known = null
    throw problem
  })
  return known
}

export async function games(): Promise<GameCard[]> {
  return (await call<{ games: GameCard[] }>('GET', '/games')).games
}

export function layOut(game: string, options: Options): Promise<{ scenery: Scenery; view: View }> {
  return call('POST', `/games/${game}/scenery`, { options })
}

export async function tables(): Promise<TableCard[]> {
  await introduce()
  return (await call<{ tables: TableCard[] }>('GET', '/tables')).tables
}

/** Tables that anybody may join or watch. */
export async function lobby(): Promise<LobbyCard[]> {
  return (await call<{ tables: LobbyCard[] }>('GET', '/lobby')).tables
}

/** The Fluent source of a game's sentences. */
export function textOf(game: string, locale: Language): Promise<string> {
  return call('GET', `/games/${encodeURIComponent(game)}/text/${locale}`)
}

export async function open(game: string, options: Options, how: Opening = {}): Promise<Snapshot> {
  await introduce()
  return call('POST', '/tables', { game, options, ...how })
}

/** A table as it is, or was (`at`); from one's own seat, or (`seat`) from one that may be looked from. */
export async function table(id: string, at?: number, seat?: number): Promise<Snapshot> {
  await introduce()
  return call('GET', address(id, '', { at, seat }))
}

/** All that happened from a line on; a long story comes in several answers. */
export async function steps(id: string, from = 0, seat?: number): Promise<Step[]> {
  await introduce()
  const all: Step[] = []
  let isMore = true
  while (isMore) {
    const next = from + all.length
    const { ply, steps } = await call<{ ply: number; steps: Step[] }>('GET', address(id, '/steps', { from: next, seat }))
    all.push(...steps)
    isMore = steps.length > 0 && from + all.length < ply
  }
  return all
}

export async function fork(id: string, ply: number): Promise<Snapshot> {
  return call('POST', address(id, '/fork'), { ply })
}

export function company(id: string): Promise<Company> {
  return call('GET', address(id, '/company'))
}

/** Ask something of a table's company, before or without a socket. */
export async function ask(id: string, wish: Wish): Promise<Company> {
  await introduce()
  return (await call<{ company: Company }>('POST', address(id, '/ask'), wish)).company
}

export async function say(id: string, text: string): Promise<number> {
  return (await call<{ number: number }>('POST', address(id, '/chat'), { text })).number
}

export function chat(id: string, from = 0): Promise<Omit<ChatMessage, 'type'>> {
  return call('GET', address(id, '/chat', { from }))
}

/** The table on which the same people play again: made for the first who asks. */
export async function rematch(id: string): Promise<Snapshot> {
  return call('POST', address(id, '/rematch'))
}

/** Make a table of a log file. */
export async function takeIn(log: string): Promise<Snapshot> {
  await introduce()
  return call('POST', '/tables/import', log)
}

export function logAddress(id: string): string {
  return `/api${address(id, '/log')}`
}

export function socketAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api${address(id, '/socket')}`
}

function address(id: string, what: string, query: Record<string, number | undefined> = {}): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const question = asked.map(([name, value]) => `${name}=${value}`).join('&')
  return `/tables/${encodeURIComponent(id)}${what}${question && `?${question}`}`
}

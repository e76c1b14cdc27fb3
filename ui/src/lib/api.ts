/** The HTTP half of `docs/protocol.md`. */
import type { Options, Scenery, Snapshot, View } from '../table/contract'
import { Refused, type GameCard, type Step, type TableCard } from './protocol'

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  const answer: unknown = await response.json().catch(() => null)
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

export async function open(game: string, options: Options, bots?: Record<string, string>): Promise<Snapshot> {
  await introduce()
  return call('POST', '/tables', { game, options, ...(bots ? { bots } : {}) })
}

export async function table(id: string, at?: number): Promise<Snapshot> {
  await introduce()
  return call('GET', `/tables/${encodeURIComponent(id)}${at === undefined ? '' : `?at=${at}`}`)
}

export async function steps(id: string, from = 0): Promise<Step[]> {
  return (await call<{ steps: Step[] }>('GET', `/tables/${encodeURIComponent(id)}/steps?from=${from}`)).steps
}

export async function fork(id: string, ply: number): Promise<Snapshot> {
  return call('POST', `/tables/${encodeURIComponent(id)}/fork`, { ply })
}

/** Make a table of a log file. */
export async function takeIn(log: string): Promise<Snapshot> {
  await introduce()
  return call('POST', '/tables/import', log)
}

export function logAddress(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}/log`
}

export function socketAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`
}

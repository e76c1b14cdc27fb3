/** What is asked of the server: it alone knows the rules. */
import { Refused } from '../lib/protocol'
import type { Catalogue, Film } from './types'

async function call<T>(body?: unknown): Promise<T> {
  const asked = body === undefined ? undefined : { method: 'POST', body: JSON.stringify(body) }
  let answer: unknown
  let isDone: boolean
  try {
    const response = await fetch('/api/resolve', asked)
    isDone = response.ok
    answer = await response.json()
  } catch {
    throw new Refused('no-connection')
  }
  if (isDone) return answer as T
  const { code, args } = (answer as { refusal: { code: string; args?: Record<string, unknown> } }).refusal
  throw new Refused(code, args)
}

export type Resolve = (mission: unknown, seed: number) => Promise<Film>

/** What becomes of a mission; rejects with `Refused`, whose `field` and `reason` say what is wrong with it. */
export const resolve: Resolve = (mission, seed) => call({ mission, seed })

let known: Promise<Catalogue> | null = null

/** What missions are made of; asked only once. */
export function catalogue(): Promise<Catalogue> {
  known ??= call<Catalogue>().catch((problem: unknown) => {
    known = null
    throw problem
  })
  return known
}

/** What is asked of the server: it alone knows the rules. */
import { call } from '../lib/api'
import type { Catalogue, Film } from './types'

export type Resolve = (mission: unknown, seed: number) => Promise<Film>

/** What becomes of a mission; rejects with `Refused`, whose `field` and `reason` say what is wrong with it. */
export const resolve: Resolve = (mission, seed) => call('POST', '/resolve', { mission, seed })

let known: Promise<Catalogue> | null = null

/** What missions are made of; asked only once. */
export function catalogue(): Promise<Catalogue> {
  known ??= call<Catalogue>('GET', '/resolve').catch((problem: unknown) => {
    known = null
    throw problem
  })
  return known
}

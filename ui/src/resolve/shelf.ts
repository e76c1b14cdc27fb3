/** The mission that this browser keeps. */
import type { Mission } from './types'

const KEY = 'saucer-mission'

export interface Kept {
  mission: Mission
  seed: number
}

export function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage it holds until the page is closed.
  }
}

/** What was kept last, as it was; null where there is nothing that can be read. */
export function kept(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null
    return found?.mission ? { mission: found.mission, seed: Number(found.seed) || 0 } : null
  } catch {
    return null
  }
}

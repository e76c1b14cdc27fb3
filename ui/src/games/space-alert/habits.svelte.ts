/** What this browser remembers of how somebody likes to hear and see this game. */

const KEY = 'saucer-space-alert'

interface Habits {
  /** Announcements are spoken. */
  voice: boolean
  /** Music in the background; null: as it is usual, with a clock only. */
  music: boolean | null
  /** Has been on board before. */
  flown: boolean
}

function remembered(): Partial<Habits> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Habits>
  } catch {
    return {}
  }
}

export const habits = $state<Habits>({ voice: true, music: null, flown: false, ...remembered() })

export function prefer(wanted: Partial<Habits>): void {
  Object.assign(habits, wanted)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), ...wanted }))
  } catch {
    // Without storage the habit lasts until the page is closed.
  }
}

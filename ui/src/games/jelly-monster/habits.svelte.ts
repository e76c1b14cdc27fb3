/** What this browser remembers of how somebody plays this game. */

const KEY = 'saucer-jelly-monster'

interface Habits {
  /** After a placement the next roll is asked for by itself. */
  rollsOn: boolean
}

function remembered(): Partial<Habits> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Habits>
  } catch {
    return {}
  }
}

export const habits = $state<Habits>({ rollsOn: true, ...remembered() })

export function rollOn(wanted: boolean): void {
  habits.rollsOn = wanted
  try {
    localStorage.setItem(KEY, JSON.stringify({ rollsOn: wanted }))
  } catch {
    // Without storage the habit lasts until the page is closed.
  }
}

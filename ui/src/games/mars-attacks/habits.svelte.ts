/** What this browser remembers of how somebody plays this game. */

const KEY = 'saucer-mars-attacks'

interface Habits {
  /** A question to which there is only "no" is answered by itself, after a moment. */
  goesOn: boolean
}

function remembered(): Partial<Habits> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Habits>
  } catch {
    return {}
  }
}

export const habits = $state<Habits>({ goesOn: true, ...remembered() })

export function goOn(wanted: boolean): void {
  habits.goesOn = wanted
  try {
    localStorage.setItem(KEY, JSON.stringify({ goesOn: wanted }))
  } catch {
    // Without storage the habit lasts until the page is closed.
  }
}

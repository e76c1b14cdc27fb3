/** What this browser remembers: language, theme, sound, motion, the log beside the board, a name. */

export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]
export type Theme = 'dark' | 'paper'

interface Remembered {
  language: Language
  theme: Theme
  /** 0 to 1. */
  volume: number
  motion: boolean
  log: boolean
  /** How one is called at tables, or ''. */
  name: string
}

const KEY = 'saucer'

/** The first of the browser's languages that we speak. */
export function firstLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = languages.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

function defaults(): Remembered {
  return {
    language: firstLanguage(navigator.languages),
    theme: 'dark',
    volume: 0.5,
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    log: matchMedia('(min-width: 1200px)').matches,
    name: '',
  }
}

function remembered(): Partial<Remembered> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Remembered>
  } catch {
    return {}
  }
}

export const settings = $state<Remembered>({ ...defaults(), ...remembered() })

/** Keep what was chosen, and nothing else, so that what the browser prefers still counts for the rest. */
export function choose<K extends keyof Remembered>(name: K, value: Remembered[K]): void {
  settings[name] = value
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [name]: value }))
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

/** Tell the whole page: `<html lang data-theme data-motion>`. To be called inside an effect. */
export function dressPage(): void {
  const { dataset } = document.documentElement
  document.documentElement.lang = settings.language
  dataset.theme = settings.theme
  dataset.motion = settings.motion ? 'on' : 'off'
}

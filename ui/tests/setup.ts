/** As much of a browser as the pages' logic needs. */
import { vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('navigator', { languages: ['de-CH', 'fr-CH', 'en'] })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
})
vi.stubGlobal('location', { protocol: 'http:', host: 'somewhere', pathname: '/' })

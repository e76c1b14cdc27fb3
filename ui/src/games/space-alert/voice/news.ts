/** Which announcements are news to this browser: who comes late reads the rest, but does not hear it. */
import type { Announcement } from '../types'

/** Older than this, in milliseconds of table time, it is told too late to be spoken. */
const FRESH = 3_000

export class News {
  #heard: number | null = null

  /** What came since the last time and is fresh; `now` null: no clock runs, and what comes is fresh. */
  since(told: readonly Announcement[], now: number | null): Announcement[] {
    // Which threat it is comes a moment later: it is said with it.
    const isWhole = ({ event, threat, ignored }: Announcement): boolean =>
      event !== 'threat_announced' || threat !== null || Boolean(ignored)
    const open = told.findIndex((each) => !isWhole(each))
    const all = open < 0 ? told : told.slice(0, open)
    // Another mission has a list of its own.
    const known = this.#heard !== null && this.#heard <= all.length ? this.#heard : 0
    const isFirst = this.#heard === null
    this.#heard = all.length
    return all.slice(known).filter(({ at }) => (now === null ? !isFirst : now - at < FRESH))
  }
}

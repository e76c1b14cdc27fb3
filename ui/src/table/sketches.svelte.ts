/** What the players show each other beside the game: pieces on a sketch of the board, notes, pings. */
import type { SketchMessage } from '../lib/protocol'

/** Something that is not kept; each has a key of its own, even if it says the same. */
export interface Ping {
  key: number
  person: number
  piece: string
  value: unknown
}

/** For so many milliseconds a ping can be seen. */
const PING_LASTS = 5_000

export class Sketches {
  /** The latest value of each piece. */
  pieces = $state.raw<Record<string, unknown>>({})
  pings = $state.raw<Ping[]>([])
  #keys = 0

  hear({ person, piece, value, keep }: SketchMessage): void {
    if (keep) {
      const { [piece]: _, ...others } = this.pieces
      this.pieces = value === null ? others : { ...others, [piece]: value }
      return
    }
    const key = this.#keys++
    this.pings = [...this.pings, { key, person, piece, value }]
    setTimeout(() => (this.pings = this.pings.filter((ping) => ping.key !== key)), PING_LASTS)
  }

  /** All that there are; none: the table has told of none since the greeting. */
  replace(pieces: Record<string, unknown>): void {
    this.pieces = pieces
  }
}

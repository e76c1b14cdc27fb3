/** What a screen reader says of what happens: everything where there is time for it, else what somebody can follow. */
import type { GameEvent } from './contract'
import type { Line } from './table.svelte'

/** How many of the last sentences can be found again. */
const KEPT = 12
/** Where time runs, at most so many sentences are said in so many milliseconds. */
const AT_ONCE = 2
const BREATH = 2_000
/** In an event these fields name a seat. */
const CONCERNED = ['seat', 'owner', 'to', 'receiver']

export class Herald {
  /** What was said last. */
  said = $state.raw<Line[]>([])
  #waiting: Line[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly isHurried: (event: GameEvent | null) => boolean,
    private readonly mine: () => number[],
  ) {}

  hear(line: Line): void {
    if (!this.isHurried(line.event)) return this.#say([line])
    this.#waiting.push(line)
    // What happens together is weighed together.
    this.#timer ??= setTimeout(() => this.#breathe(), 0)
  }

  forget(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
    this.said = []
  }

  #breathe(): void {
    const waiting = this.#waiting
    this.#timer = undefined
    if (waiting.length === 0) return
    this.#waiting = []
    const weighed = waiting.map((line) => ({ line, weight: this.#weight(line.event) }))
    weighed.sort((one, other) => other.weight - one.weight || other.line.key - one.line.key)
    const chosen = weighed.slice(0, AT_ONCE).map(({ line }) => line)
    this.#say(chosen.sort((one, other) => one.key - other.key))
    this.#timer = setTimeout(() => this.#breathe(), BREATH)
  }

  /** What is mine comes before what is everybody's, and that before what is others'. */
  #weight(event: GameEvent | null): number {
    const seats = CONCERNED.flatMap((field) => (event && field in event ? [Number(event[field])] : []))
    if (seats.length === 0) return 1
    return seats.some((seat) => this.mine().includes(seat)) ? 2 : 0
  }

  #say(lines: Line[]): void {
    this.said = [...this.said, ...lines].slice(-KEPT)
  }
}

/** Table time between two messages: it goes on by itself, as fast as the table's pace, and stands still in a pause. */
export class Clock {
  #time: number | null = null
  #since = 0
  #rate = 0

  constructor(private readonly watch: () => number = () => performance.now()) {}

  /** Milliseconds of table time at this moment, or null: there is none. */
  now(): number | null {
    return this.#time === null ? null : this.#time + Math.round((this.watch() - this.#since) * this.#rate)
  }

  set(time: number | null): void {
    this.#time = time
    this.#since = this.watch()
  }

  /** From now on at so many percent; 0 stops it. */
  run(percent: number): void {
    this.set(this.now())
    this.#rate = percent / 100
  }
}

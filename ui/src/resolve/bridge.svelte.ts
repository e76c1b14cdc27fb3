/** The state of the page: a mission, its film, where it is looked at, and an idea how it could have gone. */
import { Refused } from '../lib/protocol'
import { tidy, withCard } from './mission'
import { sameMoment, turnStarts } from './replay'
import type { Resolve } from './server'
import type { Film, Frame, Mission } from './types'

/** One card that was changed, and what that would have come to. */
export interface Idea {
  member: number
  slot: number
  mission: Mission
  film: Film
}

export class Bridge {
  mission = $state.raw<Mission | null>(null)
  seed = $state(0)
  film = $state.raw<Film | null>(null)
  idea = $state.raw<Idea | null>(null)
  /** The number of the frame that is looked at. */
  at = $state(0)
  isPlaying = $state(false)
  problem = $state.raw<Refused | null>(null)
  #asked = 0

  constructor(private readonly resolve: Resolve) {}

  /** With the idea, as long as it is neither kept nor dropped. */
  shown = $derived.by(() => this.idea?.film ?? this.film)
  last = $derived.by(() => (this.shown?.frames.length ?? 1) - 1)
  frame = $derived.by((): Frame | null => this.shown?.frames[this.at] ?? null)
  /** The ship before what this frame tells. */
  before = $derived.by(() => this.shown?.frames[this.at - 1]?.view ?? null)
  starts = $derived.by(() => (this.shown ? turnStarts(this.shown) : []))

  /** Resolve a mission and look at its beginning; false where it cannot be, and then `problem` says why. */
  async show(mission: unknown, seed = this.seed): Promise<boolean> {
    const film = await this.#ask(mission, seed)
    if (!film) return false
    this.mission = tidy(mission as Mission)
    this.seed = seed
    this.film = film
    this.idea = null
    this.isPlaying = false
    this.at = 0
    return true
  }

  /** What if this card had been another one? */
  async suppose(member: number, slot: number, card: string | null): Promise<void> {
    if (!this.mission || !this.film) return
    const mission = withCard(this.mission, member, slot, card)
    const before = this.shown as Film
    if (JSON.stringify(mission) === JSON.stringify(this.mission)) return this.drop()
    const film = await this.#ask(mission, this.seed)
    if (!film) return
    this.isPlaying = false
    this.at = sameMoment(before, this.at, film)
    this.idea = { member, slot, mission, film }
  }

  keep(): void {
    if (!this.idea) return
    const { mission, film } = this.idea
    this.mission = mission
    this.film = film
    this.idea = null
  }

  drop(): void {
    if (!this.idea || !this.film) return
    this.at = sameMoment(this.idea.film, this.at, this.film)
    this.idea = null
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last))
    if (this.at === this.last) this.isPlaying = false
  }

  /** To the beginning of a turn; one back is the beginning of this turn first. */
  goTurn(by: 1 | -1): void {
    const next = by > 0 ? this.starts.find(({ at }) => at > this.at) : this.starts.findLast(({ at }) => at < this.at)
    this.go(next?.at ?? (by > 0 ? this.last : 0))
  }

  /** From the end it begins again. */
  playOrPause(): void {
    if (!this.isPlaying && this.at === this.last) this.at = 0
    this.isPlaying = !this.isPlaying
  }

  /** Null: refused, or something else was asked meanwhile. */
  async #ask(mission: unknown, seed: number): Promise<Film | null> {
    const asked = ++this.#asked
    try {
      const film = await this.resolve(mission, seed)
      if (asked !== this.#asked) return null
      this.problem = null
      return film
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem
      if (asked === this.#asked) this.problem = problem
      return null
    }
  }
}

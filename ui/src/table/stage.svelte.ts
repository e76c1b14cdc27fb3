/** The animation clock: shows what happened one event after another, and only then what is true. */
import type { Command, GameEvent, Outcome, Scenery, View } from './contract'

/** A table as it is shown at one ply. */
export interface Moment {
  ply: number
  scenery: Scenery
  view: View
  legal: Command[]
  to_act: number[]
  outcome: Outcome | null
  undo: boolean
  /** What every seat sees of it, where all may see that. */
  hands?: View[]
}

/** An event, and the ply of the step it belongs to. */
export interface Told {
  ply: number
  event: GameEvent
}

/** What leads to a moment. */
export interface Scene {
  told: Told[]
  moment: Moment
}

export interface Script {
  /** How long an event is shown; 0 shows nothing of it. */
  duration: (event: GameEvent, scenery: Scenery) => number
  patch: (view: View, event: GameEvent, scenery: Scenery) => View
  /** Called once for each event, when it is shown or skipped. */
  tell: (told: Told, skipped: boolean) => void
}

/** No event is worth more of a player's time. */
const LONGEST = 600
/** Whoever is pressed for time can still follow a story told in this share of its time. */
const BRISK = 0.5

export class Stage {
  /** What is shown; its `view` is patched while a scene plays. */
  moment: Moment = $state.raw() as Moment
  /** The event on stage. */
  event = $state.raw<GameEvent | null>(null)
  /** Scenes that wait for the one on stage to end. */
  waiting = $state(0)

  #scenes: Scene[] = []
  #rest: Told[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #playing = $state(false)
  /** The share of their time that events are given. */
  #share = 1
  /** For so long, what is told is not shown: there is no time for it. */
  #surplus = 0

  constructor(
    moment: Moment,
    private readonly script: Script,
  ) {
    this.moment = moment
  }

  get busy(): boolean {
    return this.#playing
  }

  /** Show `scene` when those before it have ended, and all of it within so many milliseconds. */
  play(scene: Scene, within = Infinity): void {
    const last = this.#scenes.at(-1)
    if (last && this.#length([scene]) === 0) this.#append(last, scene)
    else this.#scenes.push(scene)
    this.waiting = this.#scenes.length
    this.#fit(within)
    if (!this.#playing) this.#next()
  }

  /** Show `moment` now and forget what was to come. */
  show(moment: Moment): void {
    clearTimeout(this.#timer)
    this.#scenes = []
    this.waiting = 0
    this.#rest = []
    this.#playing = false
    this.#takeTime()
    this.event = null
    this.moment = moment
  }

  /** End the scene on stage. */
  skip(): void {
    if (!this.#playing) return
    clearTimeout(this.#timer)
    const rest = this.#rest
    this.#rest = []
    for (const told of rest) this.script.tell(told, true)
    this.#end()
  }

  /** End all scenes. */
  catchUp(): void {
    while (this.#playing) this.skip()
  }

  /** What shows nothing makes no scene of its own. */
  #append(last: Scene, { told, moment }: Scene): void {
    if (this.#playing && this.#scenes.length === 1) this.#rest.push(...told)
    else last.told = [...last.told, ...told]
    last.moment = moment
  }

  /** Hurry as much as the time demands: first everything goes faster, then the beginning is left out. */
  #fit(within: number): void {
    const [, ...later] = this.#scenes
    const length = this.#playing
      ? this.#length([{ told: this.#rest, moment: this.moment }, ...later])
      : this.#length(this.#scenes)
    // What is on stage stays there.
    const room = Math.max(0, within - (this.#playing ? LONGEST : 0))
    if (length * this.#share <= room + this.#surplus) return
    this.#share = Math.min(this.#share, Math.max(BRISK, room / length))
    this.#surplus = Math.max(0, length * this.#share - room)
  }

  #takeTime(): void {
    this.#share = 1
    this.#surplus = 0
  }

  /** How long scenes take at leisure. */
  #length(scenes: Scene[]): number {
    return scenes
      .flatMap(({ told, moment }) => told.map(({ event }) => this.#duration(event, moment.scenery)))
      .reduce((sum, time) => sum + time, 0)
  }

  #duration(event: GameEvent, scenery: Scenery): number {
    return Math.max(0, Math.min(this.script.duration(event, scenery), LONGEST))
  }

  #next(): void {
    const scene = this.#scenes[0]
    this.#playing = scene !== undefined
    if (!scene) return this.#takeTime()
    // What was legal is not while things move.
    this.moment = { ...this.moment, scenery: scene.moment.scenery, legal: [], undo: false }
    this.#rest = [...scene.told]
    this.#advance()
  }

  #advance(): void {
    for (;;) {
      const told = this.#rest.shift()
      if (!told) return this.#end()
      const { event } = told
      const time = this.#duration(event, this.moment.scenery) * this.#share
      const isShown = time > 0 && this.#surplus <= 0
      this.script.tell(told, !isShown)
      if (time <= 0) continue
      this.moment = { ...this.moment, view: this.script.patch(this.moment.view, event, this.moment.scenery) }
      if (!isShown) {
        this.#surplus -= time
        continue
      }
      this.event = event
      this.#timer = setTimeout(() => this.#advance(), time)
      return
    }
  }

  #end(): void {
    const scene = this.#scenes.shift()
    this.waiting = this.#scenes.length
    this.event = null
    if (scene) this.moment = scene.moment
    this.#next()
  }
}

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
  duration: (event: GameEvent) => number
  patch: (view: View, event: GameEvent, scenery: Scenery) => View
  /** Called once for each event, when it is shown or skipped. */
  tell: (told: Told, skipped: boolean) => void
}

/** No event is worth more of a player's time. */
const LONGEST = 600

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

  constructor(
    moment: Moment,
    private readonly script: Script,
  ) {
    this.moment = moment
  }

  get busy(): boolean {
    return this.#playing
  }

  play(scene: Scene): void {
    this.#scenes.push(scene)
    this.waiting = this.#scenes.length
    if (!this.#playing) this.#next()
  }

  /** Show `moment` now and forget what was to come. */
  show(moment: Moment): void {
    clearTimeout(this.#timer)
    this.#scenes = []
    this.waiting = 0
    this.#rest = []
    this.#playing = false
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

  #next(): void {
    const scene = this.#scenes[0]
    this.#playing = scene !== undefined
    if (!scene) return
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
      const time = Math.min(this.script.duration(event), LONGEST)
      this.script.tell(told, time <= 0)
      if (time <= 0) continue
      this.moment = { ...this.moment, view: this.script.patch(this.moment.view, event, this.moment.scenery) }
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

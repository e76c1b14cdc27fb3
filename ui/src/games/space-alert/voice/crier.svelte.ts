/** Speaks, sounds and plays what a list of announcements asks for; the page that shows it calls this in an effect. */
import { settings } from '../../../lib/settings.svelte'
import type { Translate } from '../../../table/contract'
import { habits } from '../habits.svelte'
import type { Announcement } from '../types'
import { News } from './news'
import { remark, sentence } from './sentences'
import { cue } from './sounds'
import { speak } from './speech'

export class Crier {
  #news = new News()

  /** Tell what is news at table time `now`, or (null) where no clock runs. */
  hear(all: readonly Announcement[], now: number | null, t: Translate): void {
    const fresh = this.#news.since(all, now)
    const last = fresh.at(-1)
    if (!last) return
    cue(last.event)
    if (!habits.voice) return
    const words = fresh.map((said) => [sentence(said, t), remark(said, t)].filter(Boolean).join(' '))
    speak(words.join(' '), settings.language, settings.volume)
  }
}

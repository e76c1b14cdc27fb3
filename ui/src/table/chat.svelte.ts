/** What was said in one's room, and what of it is still unread. */
import type { ChatLine, ChatMessage } from '../lib/protocol'

/** Nobody scrolls further back. */
const KEPT = 200

export class Chat {
  /** Players and those who watch speak apart. */
  room = $state('')
  lines = $state.raw<ChatLine[]>([])
  /** The number of the last line that was seen. */
  #seen = $state(-1)

  /** How many lines of others have come since one last looked. */
  unread(me: number | null): number {
    return this.lines.filter((line) => line.number > this.#seen && line.person !== me).length
  }

  read(): void {
    this.#seen = Math.max(this.#seen, this.lines.at(-1)?.number ?? -1)
  }

  /** What comes with the first greeting was said before; the same line may come twice. */
  hear({ room, lines }: Omit<ChatMessage, 'type'>): void {
    const isNew = room !== this.room
    if (isNew) this.lines = []
    this.room = room
    const last = this.lines.at(-1)?.number ?? -1
    this.lines = [...this.lines, ...lines.filter((line) => line.number > last)].slice(-KEPT)
    if (isNew && lines.length > 1) this.read()
  }
}

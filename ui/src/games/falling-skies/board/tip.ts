/** The board's one tooltip, and what makes a thing explain itself. */
import type { Attachment } from 'svelte/attachments'

/** Svelte context under which the board offers its tooltip. */
export const TIP = 'skies-tip'

/** Show a text beside something; beside nothing, show none. */
export type ShowTip = (text: string, beside: Element | null) => void

export const HOVER = 450
export const LONG_PRESS = 450

/** Explain an element on hover, on focus and on a long press. */
export function explains(text: string, show: ShowTip): Attachment<Element> {
  return (element) => {
    let timer = 0
    const open = (): void => show(text, element)
    const close = (): void => {
      window.clearTimeout(timer)
      show('', null)
    }
    const wait = (event: Event): void => {
      window.clearTimeout(timer)
      timer = window.setTimeout(open, event.type === 'pointerdown' ? LONG_PRESS : HOVER)
    }
    const focus = (): void => {
      if (element.matches(':focus-visible')) open()
    }
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', wait],
      ['pointerdown', wait],
      ['pointerup', () => window.clearTimeout(timer)],
      ['pointerleave', close],
      ['pointercancel', close],
      ['focus', focus],
      ['blur', close],
    ]
    for (const [name, listener] of listeners) element.addEventListener(name, listener)
    return () => {
      close()
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
    }
  }
}

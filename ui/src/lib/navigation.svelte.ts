/** Where the browser is, and how to go elsewhere without leaving the page. */
import { read, type Route } from '../router'

let path = $state(location.pathname)
let moved = false

export function route(): Route {
  return read(path)
}

/** Put the keyboard on the page that has just come; the first page leaves it where the browser has it. */
export function welcome(main: HTMLElement): void {
  if (moved) main.focus({ preventScroll: true })
  else catchFocus(main)
}

/** Put the keyboard on `next` where what had it is gone: it is on nothing smaller than the page. */
export function catchFocus(next: HTMLElement | null): void {
  const isAdrift = document.activeElement?.matches('body, main') ?? true
  if (isAdrift && navigator.userActivation.hasBeenActive) next?.focus({ preventScroll: true })
}

export function go(to: string): void {
  if (to === location.pathname) return
  history.pushState(null, '', to)
  arrive()
  scrollTo(0, 0)
}

function arrive(): void {
  moved = true
  path = location.pathname
}

/** Follow links to our own pages; everything else is the browser's business. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || link.hash) return
  event.preventDefault()
  go(link.pathname)
}

/** Begin to listen; returns how to stop. */
export function navigate(): () => void {
  addEventListener('popstate', arrive)
  document.addEventListener('click', follow)
  return () => {
    removeEventListener('popstate', arrive)
    document.removeEventListener('click', follow)
  }
}

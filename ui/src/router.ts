/** Which page an address means. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; slug: string }
  | { page: 'tables' }
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'help'; slug: string }
  | { page: 'gallery' }
  | { page: 'resolve' }
  | { page: 'announcer' }
  | { page: 'lost' }

/** Pages of which there is one each. */
const PAGES = ['tables', 'lobby', 'gallery', 'resolve', 'announcer'] as const

export function read(path: string): Route {
  const [first, second, ...more] = path.split('/').filter(Boolean).map(decode)
  if (more.length > 0) return { page: 'lost' }
  if (second !== undefined) {
    if (first === 'new') return { page: 'new', slug: second }
    if (first === 'table') return { page: 'table', id: second }
    if (first === 'help') return { page: 'help', slug: second }
    return { page: 'lost' }
  }
  if (first === undefined) return { page: 'home' }
  const page = PAGES.find((name) => name === first)
  if (page) return { page }
  return { page: 'lost' }
}

export function write(route: Exclude<Route, { page: 'lost' }>): string {
  switch (route.page) {
    case 'home':
      return '/'
    case 'new':
    case 'help':
      return `/${route.page}/${encodeURIComponent(route.slug)}`
    case 'table':
      return `/table/${encodeURIComponent(route.id)}`
    default:
      return `/${route.page}`
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

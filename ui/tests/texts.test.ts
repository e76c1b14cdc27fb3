import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

const sources = Object.entries(
  import.meta.glob(['../src/**/*en.ftl', '../../src/saucer/text/en.ftl', '../../src/saucer/games/**/text/**/en.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
) as [string, string][]

const french = import.meta.glob(
  ['../src/**/*fr.ftl', '../../src/saucer/text/fr.ftl', '../../src/saucer/games/**/text/**/fr.ftl'],
  { query: '?raw', import: 'default', eager: true },
) as Record<string, string>

/** Every message and attribute with the variables it uses. */
function messages(source: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { id, value, attributes } of new FluentResource(source).body) {
    found[id] = [...variables(value)].sort()
    for (const [name, pattern] of Object.entries(attributes)) found[`${id}.${name}`] = [...variables(pattern)].sort()
  }
  return found
}

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((each) => variables(each, found))
  else if (node && typeof node === 'object') {
    if ('type' in node && node.type === 'var' && 'name' in node) found.add(String(node.name))
    Object.values(node).forEach((each) => variables(each, found))
  }
  return found
}

test.each(sources)('%s says the same in French', (path, source) => {
  const other = french[path.replace(/en\.ftl$/, 'fr.ftl')]
  expect(other).toBeDefined()
  expect(messages(other ?? '')).toEqual(messages(source))
})

test.each(Object.entries(french))('%s is typeset as French is', (_, source) => {
  const lines = source.split('\n').filter((line) => !line.startsWith('#'))
  const text = lines.map((line) => line.replace(/^[a-z0-9-]+ =/, '').replace(/\{[^}]*\}/g, '')).join('\n')
  expect(text).not.toMatch(/[^\s\u00a0\u202f][;!?»]|[^\s\u00a0\u202f0-9a-z]:| [:;!?»]|« |'|"/)
})

const pages = Object.values(
  import.meta.glob('../src/text/*en.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>,
)

const shell = import.meta.glob('../src/{lib,pages,table}/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>

const everything = Object.values(
  import.meta.glob('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }) as Record<string, string>,
).join('\n')
const families = [...everything.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1] ?? '')

test.each(sources.filter(([path]) => path.startsWith('../src/')))('%s says nothing that nobody asks for', (_, source) => {
  const isAsked = (id: string) =>
    new RegExp(`['"\`]${id}['"\`]`).test(everything) ||
    families.some((family) => id.startsWith(family)) ||
    source.includes(`{ ${id} }`)
  expect(Object.keys(messages(source)).filter((id) => !isAsked(id))).toEqual([])
})

test('no message of the pages is said twice', () => {
  const all = pages.flatMap((source) => Object.keys(messages(source)))
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([])
})

test('every message the pages ask for exists', () => {
  const known = messages(pages.join('\n'))
  const asked = Object.values(shell).flatMap((source) =>
    [...source.matchAll(/\bt\('([a-z][a-z0-9-]*)'/g)].map((match) => match[1] ?? ''),
  )
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter((id) => !(id in known))).toEqual([])
})

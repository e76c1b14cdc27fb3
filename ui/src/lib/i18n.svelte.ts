/** Words: Fluent messages in the chosen language, which can change at any moment. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import coreEn from '../../../src/saucer/text/en.ftl?raw'
import coreFr from '../../../src/saucer/text/fr.ftl?raw'
import companyEn from '../text/company.en.ftl?raw'
import companyFr from '../text/company.fr.ftl?raw'
import uiEn from '../text/en.ftl?raw'
import uiFr from '../text/fr.ftl?raw'
import type { GameEvent, Translate } from '../table/contract'
import { Refused } from './protocol'
import { settings, type Language } from './settings.svelte'

type Bundles = Record<Language, FluentBundle>

const core: Bundles = {
  en: bundle('en', [coreEn, uiEn, companyEn]),
  fr: bundle('fr', [coreFr, uiFr, companyFr]),
}
const games = new Map<string, Bundles>()
/** Counts what was added, so that whoever shows a message shows it anew. */
let additions = $state(0)
let topic = $state('')

function bundle(language: Language, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  // What an edition says in its own words comes after what all its editions say.
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true })
  return made
}

/** Learn the messages of a game; a second time changes nothing. */
export function addTexts(name: string, texts: Record<Language, string[]>): void {
  if (games.has(name)) return
  games.set(name, { en: bundle('en', texts.en), fr: bundle('fr', texts.fr) })
  additions += 1
}

/** Speak of one game from now on: where several say the same thing, it is said in the words of this one. */
export function speakOf(game: string): void {
  topic = game
}

function find(id: string): [FluentBundle, string] | null {
  void additions
  const spoken = games.get(topic)
  const known = [...(spoken ? [spoken] : []), core, ...games.values()]
  for (const language of [settings.language, 'en'] as const) {
    const bundles = known.find((each) => each[language].hasMessage(id))
    if (bundles) return [bundles[language], id]
  }
  return null
}

/** The message `id`, or the id itself where nobody wrote one. */
export const t: Translate = (id, args) => {
  const [name, attribute] = id.split('.') as [string, string?]
  const found = find(name)
  if (!found) return id
  const message = found[0].getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  // A sentence with a gap is better than no table: what is missing stands in it by its name.
  return pattern ? found[0].formatPattern(pattern, args && variables(args), []) : id
}

export function has(id: string): boolean {
  return find(id) !== null
}

/** Lists become words, truths become `true` and `false`. */
function variables(args: Record<string, unknown>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, variable(value)]))
}

function variable(value: unknown): FluentVariable {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (Array.isArray(value)) return value.join(', ')
  return String(value)
}

/** Rows and columns count from 0 in messages and from 1 in sentences. */
export function forPeople(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'number' && /(^|_)(row|column)$/.test(name) ? value + 1 : value,
    ]),
  )
}

/** The sentence that tells an event. */
export function tell(event: GameEvent): string {
  return t(`event-${event.event.replaceAll('_', '-')}`, forPeople(event))
}

/** The sentence that says why something was refused. */
export function explain(problem: unknown): string {
  if (!(problem instanceof Refused)) throw problem
  const id = `refusal-${problem.code}`
  return has(id) ? t(id, forPeople(problem.args)) : t('refused', { code: problem.code })
}

/** How long ago, in words. */
export function ago(time: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  const minutes = Math.round((time - now) / 60_000)
  if (minutes >= 0) return words.format(0, 'second')
  if (minutes > -60) return words.format(minutes, 'minute')
  if (minutes > -60 * 24) return words.format(Math.round(minutes / 60), 'hour')
  return words.format(Math.round(minutes / 60 / 24), 'day')
}

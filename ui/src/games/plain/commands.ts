/** What is legal, as words on buttons. */
import { forPeople, has, t } from '../../lib/i18n.svelte'
import type { Command } from '../../table/contract'

export interface Group {
  /** What they all do; null where each does something else. */
  do: string | null
  /** Each with its place among all commands of all groups. */
  commands: { number: number; command: Command }[]
}

/** The commands by what they do, in the order in which each deed comes first; lonely neighbours share a group. */
export function grouped(legal: Command[]): Group[] {
  let number = 0
  const groups: Group[] = []
  for (const deed of new Set(legal.map((command) => command.do))) {
    const alike = legal.filter((command) => command.do === deed)
    const commands = alike.map((command) => ({ number: number++, command }))
    const last = groups.at(-1)
    if (commands.length > 1) groups.push({ do: deed, commands })
    else if (last?.do === null) last.commands.push(...commands)
    else groups.push({ do: null, commands })
  }
  return groups
}

/** The game's own words for a command, or its name and its fields. */
export function words({ do: deed, ...fields }: Command): string {
  const id = `command-${deed.replaceAll('_', '-')}`
  if (has(id)) return t(id, forPeople(fields))
  const named = Object.entries(fields).map(([name, value]) => `${name} ${isSimple(value) ? value : JSON.stringify(value)}`)
  return [deed, ...named].join(' · ')
}

function isSimple(value: unknown): value is string | number | boolean {
  return typeof value !== 'object'
}

/** A form made from the JSON Schema of a game's options. */
import { createContext } from 'svelte'

export type Choice = string | number | boolean

export type Field = { name: string } & (
  | { kind: 'truth' }
  | { kind: 'number'; whole: boolean; least: number | undefined; most: number | undefined; optional: boolean }
  | { kind: 'text'; longest: number | undefined; optional: boolean }
  | { kind: 'one'; choices: Choice[]; optional: boolean }
  | { kind: 'several'; choices: Choice[] }
)

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  enum?: Choice[]
  const?: Choice
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  maxLength?: number
}

/** The page hands the schema of its game's options to whichever form wants it. */
export const [schemaHere, offerSchema] = createContext<() => unknown>()

/** What a form can ask for; an option that no field suits keeps its default. */
export function fieldsOf(schema: unknown): Field[] {
  const root = (schema ?? {}) as Schema
  const resolve = (part: Schema): Schema => {
    const name = part.$ref?.replace('#/$defs/', '')
    return name === undefined ? part : (root.$defs?.[name] ?? {})
  }
  return Object.entries(resolve(root).properties ?? {}).flatMap(([name, property]) => {
    const kinds = (property.anyOf ?? [property]).map(resolve)
    const [kind, ...others] = kinds.filter(({ type }) => type !== 'null')
    if (!kind || others.length > 0) return []
    return field(name, kind, kinds.length > 1, resolve)
  })
}

function field(name: string, schema: Schema, optional: boolean, resolve: (part: Schema) => Schema): Field[] {
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  if (choices) return [{ name, kind: 'one', choices, optional }]
  switch (schema.type) {
    case 'boolean':
      return [{ name, kind: 'truth' }]
    case 'integer':
    case 'number': {
      const whole = schema.type === 'integer'
      const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema
      const least = minimum ?? (whole && above !== undefined ? above + 1 : undefined)
      const most = maximum ?? (whole && below !== undefined ? below - 1 : undefined)
      return [{ name, kind: 'number', whole, least, most, optional }]
    }
    case 'string':
      return [{ name, kind: 'text', longest: schema.maxLength, optional }]
    case 'array': {
      const items = resolve(schema.items ?? {})
      return items.enum ? [{ name, kind: 'several', choices: items.enum }] : []
    }
    default:
      return []
  }
}

/** How a value is laid out that nobody has drawn. */

export type Plain = string | number | boolean | null

export type Layout =
  | { kind: 'word'; word: Plain }
  | { kind: 'nothing' }
  /** Values in a row. */
  | { kind: 'row'; values: Plain[] }
  /** Rows of a table; without column names where they are lists themselves. */
  | { kind: 'table'; columns: string[] | null; rows: unknown[][] }
  | { kind: 'list'; values: unknown[] }
  | { kind: 'record'; fields: [string, unknown][] }

export function isPlain(value: unknown): value is Plain {
  return value === null || typeof value !== 'object'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return !isPlain(value) && !Array.isArray(value)
}

export function layout(value: unknown): Layout {
  if (value === undefined || value === null || value === '') return { kind: 'nothing' }
  if (isPlain(value)) return { kind: 'word', word: value }
  if (isRecord(value)) {
    const fields = Object.entries(value)
    return fields.length > 0 ? { kind: 'record', fields } : { kind: 'nothing' }
  }
  const values = value as unknown[]
  if (values.length === 0) return { kind: 'nothing' }
  if (values.every(isPlain)) return { kind: 'row', values }
  if (values.every(isRecord)) {
    const columns = [...new Set(values.flatMap(Object.keys))]
    if (columns.length > 0) return { kind: 'table', columns, rows: values.map((row) => columns.map((key) => row[key])) }
  }
  if (values.every((row) => Array.isArray(row) && row.every(isPlain))) {
    return { kind: 'table', columns: null, rows: values as Plain[][] }
  }
  return { kind: 'list', values }
}

/** Table time, as the clock beside it is read. */
export function time(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whether a field of this name holds a moment of table time. */
export function isTime(name: string): boolean {
  return /(^|_)deadline$/.test(name)
}

/** What stood in the same place before: null where there was no such place, undefined where nothing is known. */
export function within(before: unknown, key: string | number): unknown {
  if (before === undefined) return undefined
  return isPlain(before) ? null : ((before as Record<string | number, unknown>)[key] ?? null)
}

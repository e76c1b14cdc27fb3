/** A few shapes of which all threats are drawn, 120 by 120. Most are symmetric: `x` counts from the middle. */

export type Paint = 'main' | 'dark' | 'light' | 'glow' | 'ink'

export interface Part {
  d: string
  paint: Paint
  /** A line of this width instead of a filled shape. */
  line?: number
  /** Without an outline of ink: lights, spots, smoke. */
  bare?: boolean
}

export type Point = readonly [x: number, y: number]

const MIDDLE = 60

const at = ([x, y]: Point): string => `${round(MIDDLE + x)} ${round(y)}`

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [-x, y])
}

/** A right half and its mirror image, joined: the first and the last point lie in the middle. */
function whole(half: readonly Point[]): Point[] {
  return [...half, ...mirrored(half.filter(([x]) => x !== 0)).reverse()]
}

const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`

/** A soft outline through all points. */
function soft(points: readonly Point[]): string {
  const count = points.length
  const point = (i: number): Point => points[(i + count) % count] as Point
  const curves = points.map((_, i) => {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${at(first)} ${at(second)} ${at(to)}`
  })
  return `M${at(point(0))}${curves.join('')}Z`
}

/** A hull of plates, by its right half. */
export function hull(paint: Paint, half: readonly Point[]): Part {
  return { d: polygon(whole(half)), paint }
}

/** A body of flesh or slime, by its right half. */
export function body(paint: Paint, half: readonly Point[]): Part {
  return { d: soft(whole(half)), paint }
}

/** A shape of its own, without a mirror. */
export function shape(paint: Paint, points: readonly Point[], bare = false): Part {
  return { d: polygon(points), paint, bare }
}

/** Wings, claws, engines: one on each side. */
export function pair(paint: Paint, points: readonly Point[], bare = false): Part {
  return { d: polygon(points) + polygon(mirrored(points)), paint, bare }
}

/** Round limbs, one on each side. */
export function lobes(paint: Paint, points: readonly Point[]): Part {
  return { d: soft(points) + soft(mirrored(points)), paint }
}

/** Arms, barrels, antennas: a line on each side, or one in the middle. */
export function arms(paint: Paint, line: number, ...lines: (readonly Point[])[]): Part {
  const drawn = lines.flatMap((points) => (points.every(([x]) => x === 0) ? [points] : [points, mirrored(points)]))
  return { d: drawn.map(curve).join(''), paint, line }
}

/** A line without a mirror. */
export function stroke(paint: Paint, line: number, ...lines: (readonly Point[])[]): Part {
  return { d: lines.map((points) => `M${points.map(at).join('L')}`).join(''), paint, line }
}

function curve(points: readonly Point[]): string {
  const [first, second, third, ...rest] = points
  if (!first || !second) return ''
  if (!third) return `M${at(first)}L${at(second)}`
  if (rest.length === 0) return `M${at(first)}Q${at(second)} ${at(third)}`
  return `M${at(first)}C${at(second)} ${at(third)} ${at(rest[0] as Point)}`
}

const circle = (x: number, y: number, r: number): string =>
  `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export type Ball = readonly [x: number, y: number, r: number]

/** Balls where they are. */
export function balls(paint: Paint, ...found: Ball[]): Part {
  return { d: found.map((ball) => circle(...ball)).join(''), paint }
}

/** Lights and eyes; those beside the middle have a twin. */
export function eyes(paint: Paint, ...found: Ball[]): Part {
  const drawn = found.flatMap(([x, y, r]): Ball[] => (x === 0 ? [[x, y, r]] : [[x, y, r], [-x, y, r]]))
  return { d: drawn.map((ball) => circle(...ball)).join(''), paint, bare: true }
}

export function ring(paint: Paint, line: number, ...found: Ball[]): Part {
  return { d: found.map((ball) => circle(...ball)).join(''), paint, line }
}

/** Numbers that look thrown and are always the same. */
function thrown(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b9)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const first = Math.imul(state ^ (state >>> 15), state | 1)
    const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61))
    return ((second ^ (second >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A rock with its craters. */
export function rock(seed: number, size: number, corners: number): Part[] {
  const next = thrown(seed)
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI
    const far = size * (0.8 + 0.26 * next())
    return [far * Math.cos(angle), MIDDLE + far * Math.sin(angle)]
  })
  const craters = Array.from({ length: corners - 4 }, (_, i): Ball => {
    const [angle, far] = [i * 2.4 + next() * 0.8, size * 0.62 * Math.sqrt((i + 0.4) / (corners - 4))]
    return [far * Math.cos(angle), MIDDLE + far * Math.sin(angle), size * (0.07 + 0.12 * next())]
  })
  const bowls = { ...balls('dark', ...craters), bare: true }
  const lights = craters.map(([x, y, r]): Ball => [x - r * 0.25, y - r * 0.25, r * 0.45])
  const rims = { ...balls('light', ...lights), bare: true }
  return [{ d: polygon(points), paint: 'main' }, bowls, rims]
}

/** A heap of smoke. */
export function cloud(paint: Paint, ...found: Ball[]): Part[] {
  return [balls('dark', ...found), { ...balls(paint, ...found.map(([x, y, r]): Ball => [x, y, r - 2.5])), bare: true }]
}

/** Lightning from one point to another. */
export function bolt(paint: Paint, [x, y]: Point, [toX, toY]: Point, width = 5): Part {
  const [dx, dy] = [(toX - x) / 2, (toY - y) / 2]
  const middle: Point[] = [
    [x + dx + dy * 0.22, y + dy - dx * 0.22],
    [x + dx - dy * 0.22, y + dy + dx * 0.22],
  ]
  return stroke(paint, width, [[x, y], middle[0] as Point, middle[1] as Point, [toX, toY]])
}

/** Bugs, each with two wings. */
export function bugs(...found: Ball[]): Part[] {
  const wing = (side: 1 | -1): Part => ({
    ...balls('glow', ...found.map(([x, y, r]): Ball => [x + side * r * 0.9, y - r * 0.7, r * 0.75])),
    bare: true,
  })
  const faces = found.map(([x, y, r]): Ball => [x, y + r * 0.4, r * 0.3])
  return [wing(1), wing(-1), balls('main', ...found), { ...balls('ink', ...faces), bare: true }]
}

/** Six-sided ice around something. */
export function frost(size: number): Part[] {
  const points = Array.from({ length: 6 }, (_, i): Point => {
    const angle = (i / 6) * 2 * Math.PI
    return [size * Math.cos(angle), MIDDLE + size * Math.sin(angle)]
  })
  const along = ([x, y]: Point, share: number): Point => [x * share, MIDDLE + (y - MIDDLE) * share]
  const spokes = points.map((point): Point[] => [along(point, 0.82), along(point, 1.12)])
  return [stroke('light', 3, [...points, points[0] as Point]), stroke('light', 3, ...spokes)]
}

/** A panel of the ship on which something is wrong. */
export function panel(): Part[] {
  return [
    hull('dark', [[0, 12], [40, 12], [48, 20], [48, 100], [40, 108], [0, 108]]),
    eyes('light', [41, 20, 2.5], [41, 100, 2.5]),
  ]
}

/** Head and shoulders of somebody who should not be on board. */
export function soldier(head: readonly Point[], shoulders: number): Part[] {
  return [
    hull('dark', [[0, 70], [14, 72], [shoulders, 82], [shoulders + 4, 112], [0, 112]]),
    hull('main', head),
  ]
}

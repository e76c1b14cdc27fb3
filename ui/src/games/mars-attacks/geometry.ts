/** Where things lie on the drawing: a field seen from the south, from above and a little tilted. */
import { columnOf, rowOf, SIZE, type Wall } from './types'

export const WIDE = 100
export const DEEP = 86
/** Room for the numbers, and for what stands up above the first row. */
export const MARGIN = { left: 30, top: 46, right: 10, bottom: 14 } as const
export const FIELD = {
  width: MARGIN.left + SIZE * WIDE + MARGIN.right,
  height: MARGIN.top + SIZE * DEEP + MARGIN.bottom,
} as const

export const HIGH_WALL = 26
export const LOW_WALL = 9
const THICK = { high: 13, low: 11 } as const

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export function squareBox(square: number): Box {
  return {
    x: MARGIN.left + columnOf(square) * WIDE,
    y: MARGIN.top + rowOf(square) * DEEP,
    width: WIDE,
    height: DEEP,
  }
}

export function centre(square: number): Point {
  const { x, y } = squareBox(square)
  return { x: x + WIDE / 2, y: y + DEEP / 2 }
}

export interface Spot extends Point {
  /** Of a standee. */
  scale: number
}

/** Where the feet of the `index`th of `count` models on a square are; behind a wall they step back. */
export function spot(square: number, index: number, count: number, isBehindWall = false): Spot {
  const box = squareBox(square)
  const x = box.x
  const y = box.y - (isBehindWall ? 20 : 0)
  if (count <= 1) return { x: x + WIDE / 2, y: y + 64, scale: 1 }
  const columns = count <= 2 ? 2 : count === 4 ? 2 : 3
  const rows = Math.ceil(count / columns)
  const row = Math.floor(index / columns)
  const inRow = row === rows - 1 ? count - row * columns : columns
  const scale = rows === 1 ? (columns === 2 ? 0.86 : 0.7) : 0.64
  const gap = WIDE / inRow
  return {
    x: x + gap * ((index % columns) + 0.5),
    y: y + (rows === 1 ? 64 : row === 0 ? 40 : 70),
    scale,
  }
}

/** A wall as a box: its top, and the face that looks south. */
export interface WallBox {
  top: Box
  face: Box
  /** What it is drawn in front of: the models of this row. */
  row: number
  high: boolean
  below: boolean
}

export function wallBox({ row, column, below, high }: Wall): WallBox {
  const up = high ? HIGH_WALL : LOW_WALL
  const thick = high ? THICK.high : THICK.low
  const x = MARGIN.left + column * WIDE
  const y = MARGIN.top + (row + 1) * DEEP
  if (below) {
    const top = { x: x - thick / 2, y: y - thick / 2 - up, width: WIDE + thick, height: thick }
    return { top, face: { ...top, y: top.y + thick, height: up }, row, high, below }
  }
  const top = { x: x + WIDE - thick / 2, y: y - DEEP - up, width: thick, height: DEEP }
  return { top, face: { ...top, y: y - up, height: up }, row, high, below }
}

/** Whether a high wall stands in front of a square. */
export function isBehindWall(walls: readonly Wall[], square: number): boolean {
  return walls.some(
    ({ row, column, below, high }) => high && below && row === rowOf(square) && column === columnOf(square),
  )
}

/** Whether a drawn wall lies between two squares side by side. */
function isWalled(walls: readonly Wall[], one: number, other: number): boolean {
  const [first, second] = one < other ? [one, other] : [other, one]
  const below = second - first === SIZE
  return walls.some(
    (wall) => wall.high && wall.below === below && wall.row === rowOf(first) && wall.column === columnOf(first),
  )
}

/** Whether a step between neighbours passes by the high walls as they are drawn: a guess that the server confirms. */
function isPassable(walls: readonly Wall[], from: number, to: number): boolean {
  const [down, right] = [rowOf(to) - rowOf(from), columnOf(to) - columnOf(from)]
  if (down === 0 || right === 0) return !isWalled(walls, from, to)
  return [from + right, from + down * SIZE].some(
    (corner) => !isWalled(walls, from, corner) && !isWalled(walls, corner, to),
  )
}

export function distance(one: number, other: number): number {
  return Math.max(Math.abs(rowOf(one) - rowOf(other)), Math.abs(columnOf(one) - columnOf(other)))
}

/** Over which of the `near` squares one would walk on to a square two steps away, the straightest first. */
export function waypoint(
  walls: readonly Wall[],
  near: readonly number[],
  to: number,
  from: number | null,
): number | null {
  const bend = (square: number): number => {
    if (from === null) return Math.abs(columnOf(square) - columnOf(to))
    const [a, b, c] = [centre(from), centre(square), centre(to)]
    return Math.abs(a.x + c.x - 2 * b.x) + Math.abs(a.y + c.y - 2 * b.y)
  }
  const found = near.filter((square) => distance(square, to) === 1 && isPassable(walls, square, to))
  return found.sort((one, other) => bend(one) - bend(other))[0] ?? null
}


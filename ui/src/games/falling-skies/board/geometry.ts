/** Where things lie in the cut through the world, in pixels. */
import { BASE_ROWS, COLUMNS } from './types'

const EDGE = 4
const SHADE = 6

export interface Point {
  x: number
  y: number
}

/** A card or a tile: its first row and how many there are. */
export interface Part {
  first: number
  rows: number
}

/** How an edition lays out its cards or tiles. */
export interface Plan {
  /** From the top. */
  sky: readonly Part[]
  base: readonly Part[]
  /** How wide the printed edges are, left and right; on a narrow screen and on others. */
  edges: readonly [narrow: readonly [number, number], wide: readonly [number, number]]
  /** The height of the roofs, in sky rows. */
  roofs: number
  /** How wide a cell of the base must be to hold its symbol, its number and a die side by side. */
  stacksBelow: number
  /** Whether its parts lie apart from each other. */
  isApart: boolean
}

/** The heights of the parts of the world. */
interface Sizes {
  column: number
  sky: number
  roofs: number
  base: number
  /** Of the mothership above its drop points. */
  hull: number
  /** Between two parts. */
  gap: number
}

export class Geometry {
  readonly width: number
  readonly height: number
  readonly column: number
  readonly sky: number
  readonly line: number
  readonly base: number
  readonly hull: number
  readonly gap: number
  readonly rows: number

  constructor(
    readonly plan: Plan,
    /** Widths of the left and the right edge. */
    readonly left: number,
    readonly right: number,
    sizes: Sizes,
  ) {
    this.column = sizes.column
    this.sky = sizes.sky
    this.line = sizes.roofs
    this.base = sizes.base
    this.hull = sizes.hull
    this.gap = plan.isApart ? sizes.gap : 0
    this.rows = skyRows(plan)
    this.width = EDGE + left + COLUMNS * this.column + right + EDGE + SHADE
    this.height = this.baseTop(BASE_ROWS - 1) + this.base + EDGE + SHADE
  }

  /** As large as the place allows; `height` null: as high as it likes, to be scrolled, with low rows where asked for. */
  static fit(plan: Plan, width: number, height: number | null, isLow = false): Geometry {
    const [left, right] = plan.edges[width < 480 ? 0 : 1]
    const column = Math.floor(Math.max(24, Math.min(140, (width - left - right - 2 * EDGE - SHADE) / COLUMNS)))
    if (height === null) {
      const small = isLow || width < 480
      const sky = small ? 26 : 32
      const roofs = (small ? 26 : 30) * plan.roofs
      return new Geometry(plan, left, right, {
        column,
        sky,
        roofs,
        base: small ? 54 : 64,
        hull: small ? 40 : 56,
        gap: small ? 7 : 10,
      })
    }
    const isShort = height < 720
    const gap = isShort ? 5 : 8
    const hull = isShort ? 31 : 44
    const rest = height - hull - (plan.isApart ? 6 * gap : 0) - 10
    // The drop points, the sky, the roofs; a row of the base is nearly twice as high as one of the sky.
    const skies = 1 + skyRows(plan) + plan.roofs
    const sky = Math.max(20, Math.min(34, rest / (skies + 1.9 * BASE_ROWS)))
    const base = Math.max(41, Math.min(70, (rest - skies * sky) / BASE_ROWS))
    return new Geometry(plan, left, right, { column, sky, roofs: sky * plan.roofs, base, hull, gap })
  }

  /** Where the mothership begins: it leaves a track in sight that lies along the left edge. */
  get skyLeft(): number {
    return this.right > 0 ? this.columnLeft(0) : 1
  }

  columnLeft(column: number): number {
    return EDGE + this.left + column * this.column
  }

  columnMiddle(column: number): number {
    return this.columnLeft(column) + this.column / 2
  }

  /** Of a sky row; row -1 is where the mothership's drop points are above the sky. */
  rowTop(row: number): number {
    const cards = row < 0 ? 0 : this.plan.sky.filter(({ first }) => first <= row).length
    return this.hull + (row + 1) * this.sky + cards * this.gap
  }

  rowMiddle(row: number): number {
    return this.rowTop(row) + this.sky / 2
  }

  get lineTop(): number {
    return this.rowTop(this.rows - 1) + this.sky
  }

  baseTop(row: number): number {
    const cards = this.plan.base.filter(({ first }) => first <= row).length
    return this.lineTop + this.line + row * this.base + cards * this.gap
  }

  /** The middle of a base cell. */
  cell(row: number, column: number): Point {
    return { x: this.columnMiddle(column), y: this.baseTop(row) + this.base / 2 }
  }

  /** Narrow cells stack what wide ones set side by side. */
  get isNarrow(): boolean {
    return this.column < this.plan.stacksBelow || (this.column < 94 && this.base > 50)
  }

  /** How large the place for a die is. */
  get slot(): number {
    return this.isNarrow
      ? Math.min(this.base - 24, this.column * 0.48)
      : Math.min(this.base - 11, this.column * 0.37, 44)
  }

  /** The middle of the place for a die in a base cell. */
  die(row: number, column: number): Point {
    return {
      x: this.columnLeft(column) + this.column - 6 - this.slot / 2,
      y: this.baseTop(row) + (this.isNarrow ? 6 + this.slot / 2 : this.base / 2),
    }
  }

  /** How far the mothership has come down from above the sky. */
  descent(row: number): number {
    return this.rowTop(row) - this.rowTop(-1)
  }

  /** The outline of a card that begins and ends at these heights. */
  card(top: number, bottom: number): { x: number; y: number; width: number; height: number } {
    return { x: 1, y: top - 3, width: this.width - 7, height: bottom - top + 6 }
  }
}

function skyRows(plan: Plan): number {
  return plan.sky.reduce((rows, part) => rows + part.rows, 0)
}

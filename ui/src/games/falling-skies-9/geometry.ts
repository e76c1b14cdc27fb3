/** Where things lie in the cut through the world, in pixels. */
import { BASE_CARDS, BASE_ROWS, COLUMNS, SKY_CARDS } from './types'

const CARD_EDGE = 4

export interface Point {
  x: number
  y: number
}

export class Geometry {
  readonly width: number
  readonly height: number

  constructor(
    /** Width of the edge where the mothership's actions are printed. */
    readonly gutter: number,
    readonly column: number,
    /** Height of a sky row, of the line of damage, of a row of the base, and of the mothership above its drop points. */
    readonly sky: number,
    readonly line: number,
    readonly base: number,
    readonly hull: number,
    /** Between two cards. */
    readonly gap: number,
  ) {
    this.width = CARD_EDGE + gutter + COLUMNS * column + CARD_EDGE + 6
    this.height = this.baseTop(BASE_ROWS - 1) + base + CARD_EDGE + 6
  }

  /** As large as the place allows; `height` null: as high as it likes, to be scrolled, with low rows where asked for. */
  static fit(width: number, height: number | null, isLow = false): Geometry {
    const gutter = width < 480 ? 40 : 62
    const column = Math.floor(Math.min(140, (width - gutter - 2 * CARD_EDGE - 6) / COLUMNS))
    if (height === null) {
      const small = isLow || width < 480
      return new Geometry(
        gutter,
        column,
        small ? 26 : 32,
        small ? 26 : 30,
        small ? 54 : 64,
        small ? 40 : 56,
        small ? 7 : 10,
      )
    }
    const isShort = height < 720
    const gap = isShort ? 5 : 8
    const hull = isShort ? 31 : 44
    const rest = height - hull - 6 * gap - 10
    const sky = Math.max(20, Math.min(34, rest / 28.4))
    const base = Math.max(41, Math.min(70, (rest - 17 * sky) / BASE_ROWS))
    return new Geometry(gutter, column, sky, sky, base, hull, gap)
  }

  columnLeft(column: number): number {
    return CARD_EDGE + this.gutter + column * this.column
  }

  columnMiddle(column: number): number {
    return this.columnLeft(column) + this.column / 2
  }

  /** Of a sky row; row -1 is where the mothership's drop points are above the sky. */
  rowTop(row: number): number {
    const cards = row < 0 ? 0 : SKY_CARDS.filter(({ first }) => first <= row).length
    return this.hull + (row + 1) * this.sky + cards * this.gap
  }

  rowMiddle(row: number): number {
    return this.rowTop(row) + this.sky / 2
  }

  get lineTop(): number {
    return this.rowTop(14) + this.sky
  }

  baseTop(row: number): number {
    const cards = BASE_CARDS.filter(({ first }) => first <= row).length
    return this.lineTop + this.line + row * this.base + cards * this.gap
  }

  /** The middle of a base cell. */
  cell(row: number, column: number): Point {
    return { x: this.columnMiddle(column), y: this.baseTop(row) + this.base / 2 }
  }

  /** Narrow cells stack what wide ones set side by side. */
  get isNarrow(): boolean {
    return this.column < 82 || (this.column < 94 && this.base > 50)
  }

  /** How large the place for a die is. */
  get slot(): number {
    return this.isNarrow ? Math.min(this.base - 24, this.column * 0.48) : Math.min(this.base - 11, this.column * 0.37, 44)
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

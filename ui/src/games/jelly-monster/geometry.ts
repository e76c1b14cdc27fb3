/** Where things lie in the ring: an ellipse cut like a cake, entrances outside, the monster in the middle. */
import { ZONES } from './types'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** How far from the middle (0) to the rim (1) things are. */
const CENTRE = 0.22
const WALL = 0.69
const RIM = 0.995
const LANE = 0.965
/** Half of the street between two districts, in pixels. */
const STREET = 3
/** How finely curves are drawn. */
const FACETS = 14
/** A reward is so many times as wide as high, and no higher than this. */
const REWARD = 1.5
const LARGEST = 56
/** Entrances may be as flat or as steep as this, width by height. */
const SHAPES = [0.62, 0.8, 1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5]
/** For a name of a dozen letters, and some rows of dice. */
const ENOUGH = { width: 220, height: 112 }

export class Geometry {
  readonly #halfAngle: number

  constructor(
    readonly count: number,
    readonly width: number,
    readonly height: number,
  ) {
    this.#halfAngle = Math.PI / count
  }

  get middle(): Point {
    return { x: this.width / 2, y: this.height / 2 }
  }

  /** The free place in the middle. */
  get centre(): Box {
    return this.#around(this.middle, this.width * CENTRE, this.height * CENTRE)
  }

  /** District 0 is at the top, the others follow clockwise. */
  angle(district: number): number {
    return -Math.PI / 2 + 2 * this.#halfAngle * district
  }

  point(angle: number, far: number): Point {
    return {
      x: this.width / 2 + (this.width / 2) * far * Math.cos(angle),
      y: this.height / 2 + (this.height / 2) * far * Math.sin(angle),
    }
  }

  /** The wall between the first zone and the entrance. */
  wall(district: number): Point[] {
    return this.#arc(district, WALL)
  }

  /** The line along the outer edge of an entrance. */
  lane(district: number): Point[] {
    return this.#arc(district, LANE)
  }

  /** The outline between two distances from the middle, as corners of a polygon. */
  sector(district: number, from = CENTRE, to = RIM): Point[] {
    return [...this.#arc(district, to), ...this.#arc(district, from).reverse()]
  }

  /** What encloses a district. */
  box(district: number): Box {
    const corners = this.sector(district)
    const xs = corners.map(({ x }) => x)
    const ys = corners.map(({ y }) => y)
    const x = Math.min(...xs)
    const y = Math.min(...ys)
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
  }

  /** Where the dice go, outside the wall. */
  street(district: number): Point[] {
    return this.sector(district, WALL, RIM)
  }

  zoneEdges(zone: number): [from: number, to: number] {
    const depth = (WALL - CENTRE) / ZONES
    return [WALL - (zone + 1) * depth, WALL - zone * depth]
  }

  /** The upright box that a reward may fill in the middle of a zone: so large that it leaves the next ones in sight. */
  zone(district: number, zone: number): Box {
    const [from, to] = this.zoneEdges(zone)
    const angle = this.angle(district)
    const [here, next] = [this.point(angle, (from + to) / 2), this.point(angle, (from + to) / 2 + to - from)]
    const apart = Math.max(Math.abs(next.y - here.y), Math.abs(next.x - here.x) / REWARD)
    const height = Math.min(LARGEST, apart * 0.93)
    return this.#around(here, height * REWARD, height)
  }

  /** Where the target stands beside a zone. */
  target(district: number, zone: number): Point {
    const [from, to] = this.zoneEdges(zone)
    const far = (from + to) / 2
    const angle = this.angle(district)
    const sign = Math.cos(angle) > 0.2 ? 1 : -1
    return this.point(angle + sign * this.#half(district, far) * 0.72, far)
  }

  /** The largest upright box outside the wall, for the dice. */
  entrance(district: number): Box {
    return this.#inscribed(district, WALL, RIM)
  }

  /** Where a barrier stands: across the gate, in degrees along the wall. */
  gate(district: number): Point & { turn: number } {
    const angle = this.angle(district)
    const turn = degrees(this.point(angle - 0.1, WALL), this.point(angle + 0.1, WALL))
    return { ...this.point(angle, WALL + 0.012), turn: Math.abs(turn) > 90 ? turn + 180 : turn }
  }

  /** Where a drone stands that points at a district, and where that is, in degrees. */
  drone(district: number): Point & { turn: number } {
    const angle = this.angle(district) - this.#halfAngle
    const here = this.point(angle, CENTRE)
    const there = this.point(this.angle(district), WALL * 0.8)
    return { ...here, turn: degrees(here, there) }
  }

  /** Which way the clockwise neighbour is, in degrees. */
  clockwise(district: number): number {
    return degrees(this.point(this.angle(district), 0.5), this.point(this.angle(district + 1), 0.5))
  }

  /** Which way the middle is from a district, in degrees. */
  inwards(district: number): number {
    return degrees(this.point(this.angle(district), 0.5), this.middle)
  }

  #arc(district: number, far: number): Point[] {
    const angle = this.angle(district)
    const half = this.#half(district, far)
    return Array.from({ length: FACETS + 1 }, (_, i) => this.point(angle - half + (2 * half * i) / FACETS, far))
  }

  #half(district: number, far: number): number {
    const angle = this.angle(district)
    // What a street's width is as an angle depends on where the ellipse is.
    const edge = angle + this.#halfAngle
    const reach = far * Math.hypot((this.width / 2) * Math.sin(edge), (this.height / 2) * Math.cos(edge))
    return this.#halfAngle - STREET / Math.max(reach, 1)
  }

  /** The most useful upright box in a part of a district, near its middle. */
  #inscribed(district: number, from: number, to: number): Box {
    const boxes = [-0.3, -0.15, 0, 0.15, 0.3].flatMap((aside) =>
      [0.42, 0.5, 0.58].flatMap((deep) => {
        const centre = this.point(this.angle(district) + aside * this.#halfAngle, from + (to - from) * deep)
        return SHAPES.map((shape) => this.#largest(district, from, to, centre, shape))
      }),
    )
    return boxes.reduce((best, box) => (use(box) > use(best) ? box : best))
  }

  /** The largest upright box of a shape around a point. */
  #largest(district: number, from: number, to: number, centre: Point, shape: number): Box {
    let [least, most] = [0, Math.min(this.height, this.width / shape) * (to - from)]
    for (let i = 0; i < 10; i++) {
      const height = (least + most) / 2
      if (this.#holds(district, from, to, this.#around(centre, height * shape, height))) least = height
      else most = height
    }
    return this.#around(centre, least * shape, least)
  }

  #around({ x, y }: Point, width: number, height: number): Box {
    return { x: x - width / 2, y: y - height / 2, width, height }
  }

  #holds(district: number, from: number, to: number, { x, y, width, height }: Box): boolean {
    const angle = this.angle(district)
    for (let i = 0; i <= 4; i++) {
      const along = i / 4
      const edge = [
        { x: x + width * along, y },
        { x: x + width * along, y: y + height },
        { x, y: y + height * along },
        { x: x + width, y: y + height * along },
      ]
      for (const corner of edge) {
        const dx = (corner.x - this.width / 2) / (this.width / 2)
        const dy = (corner.y - this.height / 2) / (this.height / 2)
        const far = Math.hypot(dx, dy)
        let off = Math.atan2(dy, dx) - angle
        off -= Math.round(off / (2 * Math.PI)) * 2 * Math.PI
        if (far < from || far > to || Math.abs(off) > this.#half(district, far)) return false
      }
    }
    return true
  }
}

/** Beyond a certain size, larger is not better. */
function use({ width, height }: Box): number {
  return Math.min(width, ENOUGH.width) * Math.min(height, ENOUGH.height)
}

function degrees(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}

/** A sum and its crown, the height of a line of text, and what lies between groups, in pixels. */
const SUM = 42
const TEXT = 24
const APART = 7
const LARGEST_DIE = 42
/** A group breaks its dice into lines of so many. */
export const IN_A_LINE = 4

/** How large dice can be so that groups of so many, each after its sum, flow into a box; not smaller than `least`. */
export function fitDie(
  counts: readonly number[],
  { width, height }: Pick<Box, 'width' | 'height'>,
  least: number,
): number {
  for (let die = LARGEST_DIE; die > least; die -= 1) {
    let [along, line, used, widest] = [0, 0, 0, 0]
    for (const count of counts) {
      const wide = SUM + Math.min(count, IN_A_LINE) * die + APART
      widest = Math.max(widest, wide - APART)
      if (along > 0 && along + wide > width) {
        used += line
        along = line = 0
      }
      along += wide
      line = Math.max(line, TEXT, Math.ceil(count / IN_A_LINE) * die)
    }
    if (widest <= width && used + line <= height) return die
  }
  return least
}

/** A line through points as SVG and CSS want it, seen from a corner. */
export function line(points: readonly Point[], { x, y }: Point): string {
  return `M${points.map((point) => `${(point.x - x).toFixed(1)} ${(point.y - y).toFixed(1)}`).join('L')}`
}

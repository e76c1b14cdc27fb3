/** The grounds of the districts as flat shapes, lowest first, in a box of 200 by 150. */
import type { FaceName } from '../words'

export interface Part {
  d: string
  fill: string
  /** How far its hard shadow falls. */
  high?: number
  /** It is a line of this width. */
  line?: number
}

export interface Scene {
  ground: string
  parts: readonly Part[]
}

type Pair = readonly [light: string, dark: string]

const ROOFS: readonly Pair[] = [
  ['#e8875f', '#b9553c'],
  ['#e5b45c', '#b5822f'],
  ['#7f9ad6', '#5670ad'],
  ['#c98bb0', '#955a7e'],
]
const STONE: Pair = ['#d8cbb4', '#a89a82']
const LEAVES: Pair = ['#7cc36a', '#3f8f4c']

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`
const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1 ${-2 * r} 0Z`

const polar = (x: number, y: number, r: number, angle: number): string =>
  `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`

/** Two slopes of a roof: one in the light, one not. */
function house(x: number, y: number, w: number, h: number, [light, dark]: Pair, high = 5): Part[] {
  const half = w >= h ? box(x, y + h / 2, w, h / 2) : box(x + w / 2, y, w / 2, h)
  return [
    { d: box(x, y, w, h), fill: light, high },
    { d: half, fill: dark },
  ]
}

function houses(...places: readonly (readonly [number, number, number, number])[]): Part[] {
  return places.flatMap(([x, y, w, h], i) => house(x, y, w, h, ROOFS[i % ROOFS.length] as Pair))
}

/** A round thing with its lit side at the top left. */
function ball(x: number, y: number, r: number, [light, dark]: Pair, high = 4): Part[] {
  return [
    { d: disc(x, y, r), fill: dark, high },
    { d: disc(x - r * 0.16, y - r * 0.2, r * 0.74), fill: light },
  ]
}

function trees(...places: readonly (readonly [number, number, number])[]): Part[] {
  return places.flatMap(([x, y, r]) => ball(x, y, r, LEAVES, 3))
}

function many(count: number, part: (i: number) => Part[]): Part[] {
  return Array.from({ length: count }, (_, i) => part(i)).flat()
}

/** The same many times, as one path. */
function joined(count: number, outline: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => outline(i)).join('')
}

/** In rows, every other one pushed aside by half a step. */
function staggered(
  columns: number,
  rows: number,
  dx: number,
  dy: number,
  outline: (x: number, y: number) => string,
): string {
  return joined(rows, (row) => joined(columns, (i) => outline((i + (row % 2) / 2) * dx, row * dy)))
}

function stripes(x: number, y: number, w: number, h: number, count: number): string {
  const step = w / count
  return joined(count, (i) => box(x + step * (i + 0.25), y, step / 2, h))
}

/** A cog or a wheel: spokes between two radii. */
function spokes(x: number, y: number, from: number, to: number, count: number): string {
  const step = (2 * Math.PI) / count
  return joined(count, (i) => `M${polar(x, y, from, i * step)}L${polar(x, y, to, i * step)}`)
}

/** A pie with every other piece. */
function wedges(x: number, y: number, r: number, count: number): string {
  const step = (2 * Math.PI) / count
  return joined(count / 2, (i) => {
    const [from, to] = [polar(x, y, r, 2 * i * step), polar(x, y, r, (2 * i + 1) * step)]
    return `M${x} ${y}L${from}A${r} ${r} 0 0 1 ${to}Z`
  })
}

function stall(x: number, y: number, [light, dark]: Pair): Part[] {
  return [
    { d: box(x, y, 34, 22), fill: light, high: 4 },
    { d: stripes(x, y, 34, 22, 4), fill: dark },
    { d: box(x, y + 22, 34, 4), fill: '#7a4a2b' },
  ]
}

function ship(x: number, y: number, length: number, [light, dark]: Pair): Part[] {
  return [
    { d: `M${x} ${y}h${length}q14 9 0 18h${-length}q-7-9 0-18Z`, fill: dark, high: 3 },
    { d: `M${x + 4} ${y + 4}h${length - 6}q7 5 0 10h${-length + 6}Z`, fill: light },
    { d: box(x + 6, y + 3, 10, 12), fill: '#efe2c4' },
  ]
}

function crane(x: number, y: number, length: number): Part[] {
  return [
    { d: `M${x} ${y}v${length}`, fill: '#f1b92f', line: 5, high: 7 },
    { d: `M${x - 3} ${y + 4}l6 8-6 8 6 8-6 8 6 8`, fill: '#a56f0b', line: 1.6 },
    { d: box(x - 9, y + 2, 18, 11), fill: '#e0492e', high: 6 },
    { d: box(x - 3, y + length - 5, 6, 6), fill: '#3b2a1c' },
  ]
}

function track(y: number): Part[] {
  return [
    { d: joined(21, (i) => box(i * 10, y, 4.5, 16)), fill: '#4b3830' },
    { d: `M0 ${y + 4}H200M0 ${y + 12}H200`, fill: '#c9c4c9', line: 2 },
  ]
}

function train(x: number, y: number, cars: number, [light, dark]: Pair): Part[] {
  return many(cars, (i) => [
    { d: `M${x + i * 34} ${y + 4}q0-4 4-4h24q4 0 4 4v6q0 4-4 4h-24q-4 0-4-4Z`, fill: light, high: 3 },
    { d: box(x + i * 34, y + 7, 32, 3), fill: dark },
  ])
}

function fish(x: number, y: number, size: number, fill: string): Part {
  const [long, tail, deep] = [1.6 * size, 0.6 * size, 0.5 * size]
  const fin = `l${tail} ${-deep}v${2 * deep}l${-tail} ${-deep}`
  return { d: `M${x} ${y}q${long / 2} ${-1.4 * deep} ${long} 0${fin}q${-long / 2} ${1.4 * deep} ${-long} 0Z`, fill }
}

function coin(x: number, y: number): Part[] {
  return [
    ...ball(x, y, 8, ['#ffd765', '#c48a1d'], 3),
    { d: disc(x - 1, y - 1.5, 3), fill: '#c48a1d' },
  ]
}

function chip(x: number, y: number, r: number, fill: string): Part[] {
  return [
    { d: disc(x, y, r), fill, high: 3 },
    { d: spokes(x, y, r * 0.68, r, 8), fill: '#f4e6cf', line: r * 0.3 },
    { d: disc(x, y, r * 0.42), fill: '#f4e6cf' },
  ]
}

function float(x: number, y: number, fill: string): Part[] {
  return [
    { d: `M${x} ${y + 5}q0-5 5-5h24q5 0 5 5v14q0 5-5 5h-24q-5 0-5-5Z`, fill, high: 4 },
    { d: box(x + 3, y + 9, 28, 6), fill: '#f7ecd2' },
  ]
}

const confetti = many(34, (i) => [
  {
    d: box((i * 123.6) % 200, (i * i * 7.3 + i * 31) % 150, 4, 4),
    fill: ['#ffcf3f', '#ff7a5c', '#6fd0ff', '#a6e86b'][i % 4] as string,
  },
])

const SCENES: Record<FaceName, Scene> = {
  docks: {
    ground: '#1f7fa3',
    parts: [
      {
        d: joined(16, (i) => `M${(i * 47) % 200} ${62 + ((i * 29) % 84)}q5-5 10 0t10 0`),
        fill: '#6cc3d9',
        line: 2,
      },
      { d: 'M0 0H200V46H0ZM22 46h24v76H22ZM150 46h24v84h-24Z', fill: '#c7b290', high: 4 },
      { d: 'M0 42H200', fill: '#8f7a58', line: 3 },
      ...houses([6, 6, 34, 18], [160, 8, 34, 16]),
      ...many(10, (i) => [
        {
          d: box(52 + (i % 5) * 20, 8 + Math.floor(i / 5) * 12, 17, 9),
          fill: (ROOFS[(i * 3) % 4] as Pair)[i % 2] as string,
          high: 2,
        },
      ]),
      ...ship(62, 66, 66, ['#e86f4b', '#8e2f2c']),
      ...ship(54, 108, 54, ['#ebd9b0', '#3c5a86']),
      ...crane(84, 26, 58),
      ...crane(124, 30, 66),
      ...crane(34, 60, 46),
    ],
  },
  laboratory: {
    ground: '#5b6c8f',
    parts: [
      { d: 'M0 25H200M0 75H200M0 125H200M25 0V150M75 0V150M125 0V150M175 0V150', fill: '#6d7fa4', line: 2 },
      { d: 'M30 30H100V78H164V120', fill: '#39c7a4', line: 8, high: 3 },
      { d: 'M30 30H100V78H164V120', fill: '#a5f2d8', line: 2 },
      ...house(10, 88, 56, 44, ['#cfd6e6', '#98a3bd']),
      { d: 'M33 94h10v12l12 18q1 4-4 4H25q-5 0-4-4l12-18Z', fill: '#31405f' },
      { d: 'M29 116h18l5 8H24Z', fill: '#57e0a8' },
      ...ball(30, 30, 19, ['#7ff0c4', '#1fa380'], 6),
      ...ball(164, 118, 22, ['#7ff0c4', '#1fa380'], 6),
      ...ball(104, 46, 13, ['#ffd765', '#c48a1d'], 5),
      ...house(128, 12, 60, 38, ['#cfd6e6', '#98a3bd']),
      { d: stripes(128, 52, 60, 7, 8), fill: '#f1c232' },
      ...ball(88, 122, 12, ['#f39ab8', '#b3406e'], 4),
      { d: disc(24, 24, 4) + disc(36, 34, 3) + disc(158, 110, 5) + disc(170, 122, 3), fill: '#e9fff6' },
    ],
  },
  station: {
    ground: '#7a685c',
    parts: [
      ...track(4),
      ...track(56),
      ...track(80),
      ...track(130),
      { d: box(0, 26, 200, 24) + box(0, 102, 200, 22), fill: '#cbbd9f', high: 3 },
      { d: 'M0 29H200M0 105H200', fill: '#f1c232', line: 2 },
      ...house(52, 30, 96, 17, ['#d3705a', '#9c4338'], 6),
      ...house(20, 107, 70, 14, ['#6f9bc4', '#466f97'], 6),
      ...house(122, 107, 60, 14, ['#6f9bc4', '#466f97'], 6),
      ...train(8, 57, 4, ['#f0c24b', '#b3541e']),
      ...train(96, 81, 3, ['#8fd0a6', '#2f7d5a']),
      ...train(-12, 5, 3, ['#e98a6a', '#93352d']),
      ...train(110, 131, 3, ['#b4a5e0', '#5d4a9b']),
    ],
  },
  tunnel: {
    ground: '#6d8a52',
    parts: [
      { d: 'M0 34Q60 10 110 30T200 22V0H0ZM0 122Q50 140 100 124T200 128V150H0Z', fill: '#557343' },
      { d: 'M-4 58H204V98H-4Z', fill: '#54505c' },
      { d: 'M0 78H200', fill: '#e8d9a8', line: 3 },
      { d: stripes(0, 76, 200, 4, 10), fill: '#54505c' },
      { d: 'M70 30q34-12 62 4 26 44 0 88-34 14-64 0-24-46 2-92Z', fill: '#7f9c5a', high: 8 },
      { d: 'M80 44q22-10 42 4 16 30 0 60-22 10-44 0-14-32 2-64Z', fill: '#93b067' },
      { d: 'M62 50q-16 28 0 56l10-6q-10-22 0-44ZM138 50q16 28 0 56l-10-6q10-22 0-44Z', fill: '#b8a98d', high: 3 },
      { d: 'M64 58q-10 20 0 40h-8V58ZM136 58q10 20 0 40h8V58Z', fill: '#1d1626' },
      ...many(2, (i) => [
        { d: box(16 + i * 150, 62 + i * 20, 20, 11), fill: (ROOFS[i] as Pair)[0], high: 2 },
        { d: box(21 + i * 150, 64 + i * 20, 9, 7), fill: '#2c3448' },
      ]),
      ...trees([18, 24, 11], [44, 132, 12], [160, 20, 13], [186, 132, 11], [100, 64, 8], [96, 96, 9], [12, 138, 8]),
    ],
  },
  market: {
    ground: '#c08a58',
    parts: [
      { d: staggered(7, 4, 30, 40, (x, y) => box(x, y + 4, 14, 7)), fill: '#ad7848' },
      ...stall(8, 10, ['#f6e7cb', '#d9483b']),
      ...stall(58, 6, ['#f6e7cb', '#3d8fc4']),
      ...stall(108, 12, ['#f6e7cb', '#e0a526']),
      ...stall(158, 6, ['#f6e7cb', '#3f9e60']),
      ...stall(2, 62, ['#f6e7cb', '#8d6bc2']),
      ...stall(164, 62, ['#f6e7cb', '#d9483b']),
      ...stall(20, 114, ['#f6e7cb', '#3f9e60']),
      ...stall(82, 118, ['#f6e7cb', '#d9483b']),
      ...stall(142, 112, ['#f6e7cb', '#3d8fc4']),
      ...many(9, (i) => ball(50 + (i % 3) * 8, 58 + Math.floor(i / 3) * 8, 4.4, ['#ff9d4d', '#c65a16'], 2)),
      ...many(9, (i) => ball(84 + (i % 3) * 8, 74 + Math.floor(i / 3) * 8, 4.4, ['#e95a4f', '#97241f'], 2)),
      ...many(9, (i) => ball(124 + (i % 3) * 8, 60 + Math.floor(i / 3) * 8, 4.4, ['#b9d65a', '#6d8a1d'], 2)),
    ],
  },
  bank: {
    ground: '#54786a',
    parts: [
      { d: 'M0 75H200M100 0V150', fill: '#668b7c', line: 16 },
      ...house(8, 8, 34, 24, ROOFS[2] as Pair),
      ...house(158, 116, 34, 24, ROOFS[1] as Pair),
      { d: box(44, 20, 112, 110), fill: STONE[1], high: 8 },
      { d: box(52, 28, 96, 94), fill: STONE[0] },
      { d: box(60, 36, 80, 78), fill: '#bdae94' },
      { d: disc(100, 75, 31), fill: '#6d7787', high: 5 },
      { d: disc(100, 75, 25), fill: '#98a4b5' },
      { d: spokes(100, 75, 0, 20, 6), fill: '#4b5464', line: 4 },
      { d: disc(100, 75, 7), fill: '#e3b23c' },
      { d: spokes(100, 75, 27, 29, 16), fill: '#3a4250', line: 3 },
      ...coin(22, 62),
      ...coin(32, 72),
      ...coin(18, 78),
      ...coin(176, 58),
      ...coin(168, 70),
      ...coin(182, 76),
      ...coin(30, 128),
      ...coin(46, 138),
      ...coin(174, 18),
      ...coin(188, 26),
    ],
  },
  museum: {
    ground: '#c2a46e',
    parts: [
      { d: 'M20 138H180M26 144H174M32 132H168', fill: '#a3864f', line: 3 },
      { d: box(34, 18, 132, 106), fill: STONE[1], high: 8 },
      { d: box(34, 18, 132, 100), fill: STONE[0] },
      ...many(7, (i) => ball(44 + i * 18.7, 27, 6, ['#f4ead4', '#b7a88a'], 3)),
      ...many(7, (i) => ball(44 + i * 18.7, 113, 6, ['#f4ead4', '#b7a88a'], 3)),
      ...many(3, (i) => [44, 156].flatMap((x) => ball(x, 48 + i * 22, 6, ['#f4ead4', '#b7a88a'], 3))),
      ...house(58, 40, 84, 60, ['#c9664f', '#96402f'], 5),
      { d: 'M100 74a4 4 0 0 1 8-2 10 10 0 0 1-18 6 16 16 0 0 1 30-14 22 22 0 0 1-42 12', fill: '#f4dba0', line: 5 },
      ...trees([14, 20, 10], [14, 60, 9], [16, 104, 11], [186, 22, 11], [186, 66, 9], [184, 108, 10]),
    ],
  },
  casino: {
    ground: '#7a2740',
    parts: [
      { d: staggered(6, 4, 38, 42, (x, y) => `M${x} ${y - 2}l9 11-9 11-9-11Z`), fill: '#8f3550' },
      { d: disc(100, 76, 56), fill: '#a86a2c', high: 8 },
      { d: disc(100, 76, 50), fill: '#1f1a26' },
      { d: wedges(100, 76, 50, 18), fill: '#d6402f' },
      { d: disc(100, 76, 33), fill: '#a86a2c' },
      { d: disc(100, 76, 29), fill: '#d59a4c' },
      { d: spokes(100, 76, 4, 22, 4), fill: '#7b4716', line: 5 },
      { d: disc(100, 76, 8), fill: '#ffd765', high: 3 },
      ...ball(132, 50, 4.5, ['#ffffff', '#d8d0c0'], 2),
      ...chip(24, 26, 14, '#2d7fb8'),
      ...chip(38, 44, 14, '#d6402f'),
      ...chip(176, 28, 15, '#2f8f5b'),
      ...chip(22, 120, 15, '#e0a526'),
      ...chip(176, 118, 14, '#2d7fb8'),
      ...chip(160, 134, 14, '#d6402f'),
      { d: 'M16 70l16-5 7 25-16 5Z', fill: '#f4e6cf', high: 3 },
      { d: 'M164 68l17 4-6 26-17-4Z', fill: '#f4e6cf', high: 3 },
      { d: 'M27 74q5-5 6 1 0 5-5 8-6-2-7-6 2-6 6-3Z', fill: '#d6402f' },
      { d: 'M171 76l5 7-7 6-4-7Z', fill: '#d6402f' },
    ],
  },
  stadium: {
    ground: '#6f7687',
    parts: [
      { d: disc(100, 75, 98, 72), fill: '#99a0b0', high: 6 },
      { d: disc(100, 75, 90, 65), fill: '#c7694b' },
      { d: spokes(100, 75, 76, 120, 40), fill: '#99a0b0', line: 1.5 },
      { d: disc(100, 75, 80, 56), fill: '#7d8494', high: 0 },
      { d: disc(100, 75, 76, 52), fill: '#d97a4e' },
      { d: disc(100, 75, 71, 47), fill: '#e9c9a8', line: 1.6 },
      { d: disc(100, 75, 66, 42), fill: '#e9c9a8', line: 1.6 },
      { d: disc(100, 75, 60, 36), fill: '#5aa84f' },
      { d: 'M60 49h16v52h-16ZM92 39h16v72h-16ZM124 49h16v52h-16Z', fill: '#6dbb5f' },
      { d: 'M58 53H142V97H58ZM100 53V97', fill: '#e8f5dc', line: 2 },
      { d: disc(100, 75, 10), fill: '#e8f5dc', line: 2 },
      { d: 'M58 66h10v18H58M142 66h-10v18h10', fill: '#e8f5dc', line: 2 },
      ...many(4, (i) => [
        { d: box(i % 2 ? 178 : 6, i < 2 ? 8 : 126, 16, 12), fill: '#f3e2a0', high: 6 },
        { d: box(i % 2 ? 181 : 9, i < 2 ? 11 : 129, 10, 6), fill: '#fffbe3' },
      ]),
    ],
  },
  observatory: {
    ground: '#35406e',
    parts: [
      { d: 'M14 96Q20 30 96 18T188 80Q176 140 100 140T14 96Z', fill: '#43507f' },
      { d: 'M34 92Q42 42 98 34T168 80Q156 124 100 124T34 92Z', fill: '#525f90' },
      { d: joined(16, (i) => disc((i * 71) % 200, (i * 43) % 150, 1.5 + (i % 3) * 0.6)), fill: '#f7e9b0' },
      { d: 'M0 118Q60 96 84 112', fill: '#9b8f86', line: 9 },
      { d: disc(100, 76, 42), fill: '#8b93ad', high: 9 },
      { d: disc(96, 71, 34), fill: '#c3cadb' },
      { d: disc(92, 66, 20), fill: '#dde2ee' },
      { d: 'M88 84 134 34 146 44 102 92Z', fill: '#1c2140' },
      { d: 'M104 72 146 24 158 34 116 82Z', fill: '#e3b23c', high: 5 },
      { d: 'M140 30 148 21 162 33 154 42Z', fill: '#a56f0b' },
      ...ball(34, 40, 16, ['#c3cadb', '#8b93ad'], 6),
      { d: 'M28 44 44 30', fill: '#1c2140', line: 5 },
      ...ball(170, 116, 14, ['#c3cadb', '#8b93ad'], 6),
      { d: 'M166 122 178 108', fill: '#1c2140', line: 4 },
      ...trees([24, 132, 10], [50, 136, 8], [184, 56, 9], [14, 74, 8], [136, 138, 9]),
    ],
  },
  hospital: {
    ground: '#6fa3a0',
    parts: [
      { d: 'M0 128H200', fill: '#58676c', line: 26 },
      { d: stripes(0, 127, 200, 3, 9), fill: '#e6e0c8' },
      { d: 'M20 14H76V46H124V14H180V106H20Z', fill: '#c3c9c4', high: 8 },
      { d: 'M20 14H76V46H124V14H180V60H20Z', fill: '#e9ece2' },
      { d: 'M28 22H68V54H132V22H172V98H28Z', fill: '#d3d8d1', line: 3 },
      { d: disc(100, 74, 25), fill: '#4f7f8f' },
      { d: disc(100, 74, 21), fill: '#f1efe0', line: 2.5 },
      { d: 'M100 89Q80 76 84 66 90 57 100 66 110 57 116 66 120 76 100 89Z', fill: '#ff8a7a' },
      ...[36, 150].map((x) => ({ d: box(x, 30, 14, 10) + box(x, 76, 14, 10), fill: '#9fb0ad', high: 3 })),
      ...many(3, (i) => [
        { d: box(20 + i * 62, 120 + (i % 2) * 9, 26, 13), fill: '#f4f0e0', high: 3 },
        { d: box(38 + i * 62, 120 + (i % 2) * 9, 4, 13), fill: '#e8604c' },
        { d: box(24 + i * 62, 124 + (i % 2) * 9, 5, 5), fill: '#4aa8ff' },
      ]),
      ...trees([8, 30, 9], [8, 66, 10], [192, 40, 9], [192, 84, 10], [90, 22, 9], [110, 24, 8]),
    ],
  },
  aquarium: {
    ground: '#b9a27a',
    parts: [
      { d: 'M12 40Q14 8 60 12T118 34Q120 70 66 72T12 40Z', fill: '#8a7450', line: 6 },
      { d: 'M12 40Q14 8 60 12T118 34Q120 70 66 72T12 40Z', fill: '#2f9cc7' },
      { d: 'M92 104Q100 76 146 80T194 112Q190 144 142 142T92 104Z', fill: '#8a7450', line: 6 },
      { d: 'M92 104Q100 76 146 80T194 112Q190 144 142 142T92 104Z', fill: '#2686b8' },
      {
        d: 'M24 30q6-5 12 0t12 0M70 58q6-5 12 0t12 0M110 96q6-5 12 0t12 0M150 132q6-5 12 0t12 0',
        fill: '#9be0ee',
        line: 2,
      },
      { d: 'M116 118q4-22 34-22 24 0 26 14l12-8v22l-12-6q-8 12-30 10-28 0-30-10Z', fill: '#3d5f96' },
      { d: 'M118 118q20 8 56-2-8 12-30 10-24 0-26-8Z', fill: '#d9e6ee' },
      { d: disc(128, 110, 2), fill: '#10182c' },
      fish(36, 46, 10, '#ff9d4d'),
      fish(70, 28, 9, '#ffd765'),
      fish(84, 50, 8, '#ff7a9c'),
      ...house(136, 10, 54, 46, ['#7fc7c4', '#4b9793'], 6),
      { d: 'M142 33q10-12 22 0l10-8v16l-10-8q-12 12-22 0Z', fill: '#f4ead4' },
      { d: disc(30, 112, 22), fill: '#8a7450', line: 6 },
      { d: disc(30, 112, 22), fill: '#3fb0c9' },
      { d: 'M30 100l3 8 9 0-7 6 3 9-8-5-8 5 3-9-7-6 9 0Z', fill: '#ff8a5c' },
      ...trees([70, 96, 9], [76, 132, 11], [126, 66, 8]),
    ],
  },
  park: {
    ground: '#5f9e52',
    parts: [
      { d: 'M-6 120Q40 84 80 100T150 60 206 34', fill: '#d9bf86', line: 14 },
      { d: 'M60 156Q70 120 80 100', fill: '#d9bf86', line: 12 },
      { d: 'M104 104q8-24 40-20t36 26q-6 24-40 22t-36-28Z', fill: '#4aa8c9' },
      { d: 'M116 104q6-14 28-12', fill: '#a6e1ea', line: 3 },
      { d: 'M146 112q8-8 14 0l6-3-1 7q-8 7-18 2Z', fill: '#f6efdc' },
      { d: disc(52, 56, 20), fill: '#c9b07a' },
      { d: disc(52, 56, 16), fill: '#e2654c', high: 4 },
      { d: wedges(52, 56, 16, 12), fill: '#f7e7c4' },
      ...trees(
        [16, 18, 14],
        [44, 16, 11],
        [84, 22, 14],
        [112, 12, 10],
        [140, 26, 13],
        [178, 14, 11],
        [14, 60, 11],
        [16, 92, 12],
        [92, 62, 10],
        [120, 58, 9],
        [186, 70, 12],
        [24, 138, 13],
        [100, 138, 11],
        [188, 136, 12],
      ),
    ],
  },
  parade: {
    ground: '#6b6377',
    parts: [
      { d: box(0, 0, 200, 22) + box(0, 128, 200, 22), fill: '#c9b393' },
      ...houses([2, 2, 40, 16], [48, 2, 50, 16], [104, 2, 38, 16], [148, 2, 50, 16]),
      ...houses([4, 132, 46, 16], [56, 132, 38, 16], [100, 132, 54, 16], [160, 132, 38, 16]),
      { d: 'M0 75H200', fill: '#8a8196', line: 3 },
      ...confetti,
      ...float(14, 36, '#ff7a5c'),
      ...float(72, 32, '#ffcf3f'),
      ...float(134, 38, '#6fb4ff'),
      ...float(34, 90, '#8fd67a'),
      ...float(104, 92, '#c493ff'),
      ...float(158, 88, '#ff9ac2'),
      ...ball(89, 44, 10, ['#ff9d86', '#d1493a'], 6),
      ...ball(121, 104, 9, ['#ffe48a', '#d39b1f'], 6),
      { d: 'M0 26Q50 44 100 26T200 26', fill: '#f7ecd2', line: 1.5 },
      { d: joined(12, (i) => `M${4 + i * 17} ${28 + ((i * 7) % 5)}h9l-4.5 9Z`), fill: '#ffcf3f' },
      { d: 'M0 124Q50 106 100 124T200 124', fill: '#f7ecd2', line: 1.5 },
    ],
  },
  tower: {
    ground: '#596a86',
    parts: [
      { d: 'M0 30H200M0 122H200M34 0V150M168 0V150', fill: '#74849f', line: 14 },
      { d: stripes(0, 29, 200, 2, 12) + stripes(0, 121, 200, 2, 12), fill: '#e6dcc0' },
      ...houses([4, 44, 20, 26], [4, 82, 20, 26], [180, 44, 18, 26], [180, 82, 18, 26]),
      ...houses([52, 2, 30, 18], [116, 2, 30, 18], [52, 132, 30, 16], [116, 132, 30, 16]),
      { d: box(52, 42, 96, 70), fill: '#8b97ad', high: 4 },
      { d: 'M70 50H130V104H70Z', fill: '#3a4760' },
      { d: 'M130 50 196 96V150H136L70 104Z', fill: '#2a3347' },
      { d: box(66, 44, 66, 60), fill: '#6f86b5' },
      { d: box(72, 50, 54, 48), fill: '#8fa6d3' },
      { d: box(79, 56, 40, 36), fill: '#afc3e8' },
      { d: box(86, 62, 26, 24), fill: '#6f86b5', high: 3 },
      { d: 'M99 74 118 40', fill: '#e0492e', line: 4 },
      { d: disc(118, 40, 5), fill: '#ffd765' },
      { d: 'M72 58H79M72 66H79M72 74H79M72 82H79M119 58h7M119 66h7M119 74h7M119 82h7', fill: '#3d4f78', line: 2 },
    ],
  },
  'town-hall': {
    ground: '#b98f6c',
    parts: [
      { d: joined(30, (i) => box((i % 6) * 36, Math.floor(i / 6) * 32, 16, 14)), fill: '#a87e5c' },
      ...house(14, 34, 172, 42, ['#7fa0a8', '#54757e'], 7),
      ...house(14, 16, 28, 84, ['#7fa0a8', '#54757e'], 7),
      ...house(158, 16, 28, 84, ['#7fa0a8', '#54757e'], 7),
      { d: box(74, 26, 52, 58), fill: STONE[1], high: 9 },
      { d: box(78, 30, 44, 50), fill: STONE[0] },
      { d: disc(100, 55, 20), fill: '#4f3a2c', high: 3 },
      { d: disc(100, 55, 17), fill: '#f6ebcf' },
      { d: spokes(100, 55, 13, 16, 12), fill: '#4f3a2c', line: 2 },
      { d: 'M100 43V55L109 61', fill: '#4f3a2c', line: 3 },
      { d: disc(100, 120, 20), fill: '#d8cbb4', high: 3 },
      { d: disc(100, 120, 15), fill: '#4aa8c9' },
      ...ball(100, 120, 5, ['#eaf6f8', '#9bc9d3'], 2),
      { d: spokes(100, 120, 7, 12, 8), fill: '#dff3f6', line: 2 },
      ...many(2, (i) => [
        { d: `M${50 + i * 94} 128V96`, fill: '#4f3a2c', line: 2.5, high: 3 },
        { d: `M${51 + i * 94} 96h18l-5 6 5 6h-18Z`, fill: '#d9483b' },
      ]),
      ...trees([24, 122, 11], [30, 142, 8], [176, 122, 11], [170, 142, 8], [60, 8, 8], [140, 8, 8]),
    ],
  },
}

export function sceneOf(name: FaceName): Scene {
  return SCENES[name]
}

/** The map on the wall: land as a few strokes, and where the cities lie. Everything in degrees east and north. */
import { isOver, isWon, type Campaign, type World } from './types'

type Point = readonly [east: number, north: number]

export const WIDTH = 820
export const HEIGHT = 356
const WEST = -172
const NORTH = 80
const ACROSS = WIDTH / 364
const DOWN = HEIGHT / 137

/** Where a point of the world lies on the map. */
export function at([east, north]: Point): { x: number; y: number } {
  return { x: (east - WEST) * ACROSS, y: (NORTH - north) * DOWN }
}

const COASTS: readonly (readonly number[])[] = [
  // North and Central America.
  [-168,66, -156,71, -140,70, -128,70, -115,68, -100,68, -95,72, -85,70, -82,66, -94,60, -93,57, -82,55, -79,52, -77,57,
    -78,62, -70,61, -64,59, -60,55, -56,52, -60,50, -66,50, -65,47, -61,46, -70,43, -74,40, -76,35, -81,31, -80,26, -82,28,
    -84,30, -90,29, -97,27, -97,22, -94,18, -91,19, -87,21, -88,16, -83,15, -83,10, -78,9, -80,7, -85,10, -91,14, -96,16,
    -105,20, -109,25, -113,31, -110,24, -115,30, -117,33, -121,35, -124,40, -124,47, -128,51, -133,56, -140,60, -150,60,
    -158,57, -162,58, -165,62],
  // Greenland, the Arctic islands, Iceland, Cuba.
  [-73,78, -60,82, -35,83, -20,80, -22,72, -30,68, -42,60, -50,62, -54,68, -60,75],
  [-80,73, -68,69, -62,66, -66,62, -74,65, -88,72],
  [-117,70, -105,69, -105,73, -116,73],
  [-24,65, -15,66, -14,64.5, -20,63.3],
  [-85,22, -80,23, -75,20, -78,20.5],
  // South America.
  [-78,8, -72,12, -62,10.5, -52,5, -50,0, -44,-3, -35,-6, -39,-15, -41,-22, -48,-26, -53,-33, -58,-35, -57,-38, -62,-39,
    -65,-43, -67,-47, -69,-52, -66,-55, -72,-54, -75,-48, -73,-40, -71,-30, -70,-18, -76,-14, -81,-6, -80,0, -78,4],
  // Africa and Madagascar.
  [-6,35.8, 3,37, 10,37, 11,33, 20,31, 25,32, 33,31, 35,28, 37,22, 39,16, 43,12, 51,12, 48,5, 41,-2, 40,-10, 40,-16, 35,-20,
    35,-24, 32,-29, 27,-34, 19,-35, 17,-29, 12,-17, 13,-8, 9,-1, 9,4, 4,6, -4,5, -8,4.5, -13,8, -17,14, -16,21, -13,27, -9,32],
  [44,-25, 47,-25, 50,-16, 49,-12, 44,-17],
  // Europe and Asia, from Portugal around the north.
  [-9,37, -9,43, -2,43.5, -1,46, -5,48.5, 2,51, 5,53, 8,54, 8,57, 10.5,57.5, 10,54.5, 14,54, 19,54.5, 22,57, 24,59,
    30,60, 25,60.5, 22,61, 25,65, 21,64, 17,61, 19,60, 16,56.5, 13,55.5, 11,59, 6,58, 5,62, 12,66, 20,70, 30,71, 40,67,
    33,66, 40,65, 45,68, 55,68.5, 68,69, 73,72, 80,73, 95,76, 104,78, 113,74, 130,71, 142,73, 160,70, 180,69, 190,66,
    180,63, 170,60, 163,57, 157,51, 156,57, 163,62, 155,59, 142,59, 135,55, 141,52, 140,47, 132,43, 129,41, 127,39, 129,36,
    126,34.5, 125,38, 121,40, 118,39, 122,37, 119,35, 122,31, 120,26, 114,22, 108,21, 106,18, 109,13, 106,9, 102,12,
    100,13, 99,9, 103,1.5, 100,5, 98,10, 97,16, 92,21, 88,22, 80,15, 80,11, 77.5,8, 74,14, 73,20, 69,22, 66,25, 57,26,
    51,28, 48,30, 51,25, 56,25, 59,22, 55,17, 45,13, 42,17, 37,26, 35,29, 36,36, 30,36.5, 27,37, 26,40, 29,41, 36,41.5,
    41,41.5, 37,45, 39,47, 34,46, 31,46.5, 28,43, 28,41, 24,40.5, 23,37, 21,38, 19,42, 14,45, 12.5,44, 18,40.2,
    16,38, 15.5,40, 11,43, 8,44, 3,43, 0,40, -2,37, -6,36.5],
  // Britain, Ireland, Novaya Zemlya, Ceylon, Japan.
  [-5,50, 1,51, 1.5,53, -2,56, -3,58.5, -6,58, -5,55, -3,54, -5,52],
  [-10,52, -6,52, -6,55, -10,54],
  [52,71, 58,75, 68,77, 57,72],
  [80,9, 82,7, 80,6],
  [130,31, 135,34, 140,35, 142,39, 141,41, 145,43.5, 142,45.5, 140,42, 140,38, 136,36, 131,34],
  // The islands of the south.
  [120,18, 122,18, 124,13, 126,7, 122,8, 120,14],
  [95,5, 104,-2, 106,-6, 100,0],
  [109,1, 113,4, 117,7, 119,4, 116,-4, 110,-3],
  [105,-6.5, 114,-8, 110,-8.5],
  [131,-1, 141,-3, 150,-9, 143,-9, 137,-6],
  [114,-22, 122,-18, 130,-12, 136,-12, 136,-16, 141,-17, 142,-11, 146,-19, 153,-26, 151,-34, 146,-39, 140,-38, 136,-34,
    131,-31, 124,-33, 115,-34],
  [145,-41, 148,-41, 147,-43.5],
  [173,-34.5, 178,-38, 175,-41.5, 174,-39],
  [173,-41, 174,-42, 168,-46.5, 167,-45],
]

function outline(numbers: readonly number[]): string {
  const points = numbers.flatMap((east, i) => {
    if (i % 2 === 1) return []
    const { x, y } = at([east, numbers[i + 1] ?? 0])
    return [`${x.toFixed(1)} ${y.toFixed(1)}`]
  })
  return `M${points.join('L')}Z`
}

/** All land as one drawing. */
export const LAND = COASTS.map(outline).join('')
/** A sea inside it. */
export const CASPIAN = outline([48, 45, 53, 46, 53, 41, 54, 37, 50, 37, 49, 41])

interface Place {
  place: Point
  /** On which side of its mark the name stands. */
  name: 'left' | 'right' | 'above' | 'below'
}

export const PLACES: Readonly<Record<string, Place>> = {
  vancouver: { place: [-123, 49], name: 'below' },
  chicago: { place: [-88, 42], name: 'right' },
  lima: { place: [-77, -12], name: 'left' },
  'buenos-aires': { place: [-58.5, -34.6], name: 'right' },
  lisbon: { place: [-9, 38.7], name: 'left' },
  lyon: { place: [4.8, 45.8], name: 'above' },
  naples: { place: [14.3, 40.9], name: 'below' },
  nairobi: { place: [36.8, -1.3], name: 'right' },
  istanbul: { place: [29, 41], name: 'right' },
  mumbai: { place: [72.8, 19], name: 'left' },
  hanoi: { place: [105.8, 21], name: 'left' },
  osaka: { place: [135.5, 34.7], name: 'right' },
  auckland: { place: [174.8, -36.8], name: 'left' },
  ulaanbaatar: { place: [106.9, 47.9], name: 'above' },
}

/** What is known of a city. */
export type Fate = 'unknown' | 'attacked' | 'fighting' | 'saved' | 'spared' | 'lost'

/** The cities of the campaign and what has become of them. */
export function fates(view: Campaign, { cities }: World): { city: string; fate: Fate }[] {
  return cities.filter(({ chapter }) => chapter > 0).map(({ id }) => ({ city: id, fate: fateOf(id, view) }))
}

function fateOf(city: string, { offer, sheet, given_up, kept_cities, spared_cities }: Campaign): Fate {
  if (offer.some((stack) => stack.city === city)) return 'attacked'
  const fought = sheet.findLast((battle) => battle.city === city)
  if (fought && !isOver(fought)) return 'fighting'
  if (kept_cities.includes(city)) return 'saved'
  if (spared_cities.includes(city)) return 'spared'
  if (given_up.some((stack) => stack.city === city)) return 'lost'
  if (!fought) return 'unknown'
  // The city of the last stand that was won may never have had a battle before.
  return isWon(fought) ? 'saved' : 'lost'
}

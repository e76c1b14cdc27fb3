/** How much room the icons of a reward take, side by side: each is as high as 100. */
import type { BandRow, IconRow } from '../words'

export const GAP = 6

/** Wide enough for its drawing, rims included. */
export function iconWidth(icon: IconRow): number {
  switch (icon.icon) {
    case 'pod':
      return 62
    case 'discard':
      return 76
    case 'per-pod':
      return 128
    case 'copy':
      return icon.side === 'either' ? 116 : 92
    case 'podium':
      return 112
    case 'take':
    case 'give':
      return 106
    case 'count':
      return bandsWidth(icon.bands)
    default:
      return 92
  }
}

export function rewardWidth(reward: readonly IconRow[]): number {
  return reward.reduce((sum, icon) => sum + iconWidth(icon), GAP * Math.max(0, reward.length - 1))
}

/** How high each band is: the fewer, the higher. */
export function bandHeight(bands: readonly BandRow[]): number {
  return 100 / bands.length
}

/** How wide the die is that says how many dice a band is for. */
export const BAND_DIE = 56

function bandsWidth(bands: readonly BandRow[]): number {
  const widest = Math.max(...bands.map(({ reward }) => rewardWidth(reward)))
  return BAND_DIE + GAP + (widest * bandHeight(bands)) / 100
}

/** A cut through the world: night, dusk over the roofs, and lamplit rooms in the rock. */
import type { Skin } from './board/skin'
import BaseTile from './BaseTile.svelte'
import Belly from './Belly.svelte'
import Cards from './Cards.svelte'
import './inks.css'
import SkyTile from './SkyTile.svelte'
import { plan } from './tiles'
import Tracks from './Tracks.svelte'

export const boxed: Skin = {
  inks: 'boxed',
  plan,
  edges: {
    drop: ['research', 'hull'],
    sky: ['research', 'edge'],
    line: ['research', 'line'],
    base: ['track', 'energy'],
  },
  ships: { basic: 'purple', extra: 'white', orange: 'orange' },
  die: 'grey',
  symbols: [
    { sign: 'left', id: 'symbol-left' },
    { sign: 'right', id: 'symbol-right' },
    { sign: 'mothership', id: 'symbol-mothership' },
    { sign: 'explosion', id: 'symbol-explosion' },
    { sign: 'red-explosion', id: 'symbol-red-explosion' },
    { sign: 'round-portal', id: 'symbol-portal' },
  ],
  actions: [
    { kind: 'excavator', sign: 'excavator' },
    { kind: 'research', sign: 'research' },
    { kind: 'ship', sign: 'moon' },
    { kind: 'rush', sign: 'rush' },
    { kind: 'damage', sign: 'damage' },
    { kind: 'skull', sign: 'skull' },
  ],
  descendsFirst: true,
  Sky: SkyTile,
  Base: BaseTile,
  Mothership: Belly,
  Tracks,
  Panel: Cards,
  panelWidth: (width) => (width >= 1000 ? 208 : 194),
  hasRoomBeside: true,
  level: ({ stars }) => ({ id: 'box-stars-short', args: { stars } }),
}

/** Nine drawn cards pinned to a board, in two inks. */
import type { Skin } from '../falling-skies/board/skin'
import BaseCard from './BaseCard.svelte'
import { PLAN } from './cards'
import './inks.css'
import Mothership from './Mothership.svelte'
import SkyCard from './SkyCard.svelte'
import Tracks from './Tracks.svelte'

export const nineCards: Skin = {
  inks: 'nine-cards',
  plan: () => PLAN,
  edges: { drop: ['hull'], sky: ['edge'], line: ['line'], base: ['track'] },
  ships: { basic: 'green', extra: 'red' },
  die: 'black',
  symbols: [
    { sign: 'left', id: 'symbol-left' },
    { sign: 'right', id: 'symbol-right' },
    { sign: 'mothership', id: 'symbol-mothership' },
    { sign: 'explosion', id: 'symbol-explosion' },
  ],
  actions: [
    { kind: 'excavator', sign: 'excavator' },
    { kind: 'research', sign: 'research' },
    { kind: 'ship', sign: 'ship' },
    { kind: 'damage', sign: 'damage' },
    { kind: 'skull', sign: 'skull' },
  ],
  descendsFirst: false,
  Sky: SkyCard,
  Base: BaseCard,
  Mothership,
  Panel: Tracks,
  panelWidth: (width) => (width >= 1000 ? 176 : 150),
  hasRoomBeside: false,
  level: ({ hard_cards }) => ({ id: 'skies-level', args: { level: hard_cards.length } }),
}

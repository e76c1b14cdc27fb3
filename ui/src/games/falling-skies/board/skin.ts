/** What makes an edition look like itself: its drawings, colours and layout. The board brings all the rest. */
import type { Component } from 'svelte'
import type { DieKind } from '../../../pieces/Die.svelte'
import type { ShipLook } from '../../../pieces/Ship.svelte'
import type { Translate } from '../../../table/contract'
import type { Place } from './explain'
import type { Foresight } from './foresight'
import type { Geometry, Plan } from './geometry'
import type { SignName } from './Sign.svelte'
import type { ActionKind, Position, Scenery, ShipKind, SkiesEvent } from './types'

interface Drawn {
  geometry: Geometry
  scenery: Scenery
  /** What the names of the patterns begin with. */
  patterns: string
}

export interface SkyProps extends Drawn {
  /** Which card or tile, from the top. */
  index: number
  /** Cells with a ship, as "row:column": there the symbol makes way. */
  occupied?: Set<string>
  /** The row whose action comes next. */
  next?: number
  /** It comes right now. */
  acting?: boolean
  /** The tile that is being turned, counted from the city. */
  turning?: number
}

export interface BaseProps extends Drawn {
  index: number
  /** The excavator's place on the path. */
  excavator: number
  damage: number
  /** The room that works now, by its number. */
  firing?: number
}

export interface MothershipProps extends Drawn {
  /** The sky row of its drop points. */
  row: number
  shaken?: boolean
  /** It does now what its row says. */
  acting?: boolean
}

export interface TracksProps {
  geometry: Geometry
  scenery: Scenery
  view: Position
  foresight: Foresight | null
  t: Translate
}

export interface PanelProps {
  scenery: Scenery
  view: Position
  foresight: Foresight | null
  t: Translate
  event: SkiesEvent | null
  /** Beside the board, or below it. */
  standing: boolean
  /** How high it may be, beside the board. */
  height: number
  /** The abilities that can be used now, by their number, and the one that was pressed. */
  callable: Set<number>
  called: number | null
  oncall: (ability: number) => void
}

type RowZone = 'drop' | 'sky' | 'line' | 'base'

export interface Skin {
  /** The class that sets its inks. */
  inks: string
  plan: (scenery: Scenery) => Plan
  /** What lies left and right of each kind of row; the right one may be missing. */
  edges: Record<RowZone, readonly Place['zone'][]>
  ships: Record<Exclude<ShipKind, 'orange'>, ShipLook> & { orange?: ShipLook }
  die: Exclude<DieKind, 'white' | 'blue'>
  /** The symbols of its sky and the actions at its edge, for the rules. */
  symbols: readonly { sign: SignName; id: string }[]
  actions: readonly { kind: Exclude<ActionKind, '-'>; sign: SignName }[]
  /** Whether the mothership descends before it acts. */
  descendsFirst: boolean
  Sky: Component<SkyProps>
  Base: Component<BaseProps>
  Mothership: Component<MothershipProps>
  /** Tracks that lie in the picture, over the mothership. */
  Tracks?: Component<TracksProps>
  /** What lies beside the picture on a wide screen and below it on a narrow one. */
  Panel: Component<PanelProps>
  panelWidth: (width: number) => number
  /** Whether the round in short fits below the panel. */
  hasRoomBeside: boolean
  /** A few words on how hard it is. */
  level: (scenery: Scenery) => { id: string; args?: Record<string, unknown> }
}

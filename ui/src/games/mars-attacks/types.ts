/** What the server tells of this game. Squares count from 0 row by row, models as the scenery lists them. */

export const SIZE = 8
export const MARTIAN = 0
export const HUMAN = 1
/** In place of a model as a target: the giant insect. */
export const INSECT = 254
/** How many models a square holds. */
export const ROOM = 6

export type Side = 'martian' | 'human'
export type Kind = 'martian_grunt' | 'us_soldier' | 'eva' | 'troy' | 'sergeant'
export type Support = 'death_ray' | 'paralysis_ray' | 'artillery' | 'strafing' | 'suppressing_fire'

/** As commands number them. */
export const SUPPORTS: readonly Support[] = [
  'death_ray',
  'paralysis_ray',
  'artillery',
  'strafing',
  'suppressing_fire',
]
/** How many of the supports are the Martians'. */
export const MARTIAN_SUPPORTS = 2

/** On the edge of a square towards the next column, or below it. */
export interface Wall {
  row: number
  column: number
  below: boolean
  high: boolean
}

export interface ModelKind {
  kind: Kind
  number: number
  side: Side
  hero: boolean
  shoot: number
  fight: number
  survive: number
  range: number
  armour: number
  abilities: string[]
  /** By column: points for leaving there; empty: it may not leave. */
  exits: number[]
}

export interface CardHalves {
  martian: string
  human: string
}

export interface SupportKind {
  half: Support
  /** How many cards a set holds at most. */
  most: number
  /** By model: what it does to whom it strikes. */
  odds: Chances[]
}

export interface Scenery {
  walls: Wall[]
  models: ModelKind[]
  cards: CardHalves[]
  supports: SupportKind[]
  goal: number
  martian_zone: number[]
  exit_row: number | null
}

export type Place = 'board' | 'waiting' | 'dead' | 'gone' | 'hiding'

export interface Model {
  place: Place
  square: number | null
  marked: boolean
  panicked: boolean
  heroics: number
}

export interface Counter {
  counter: 'covered' | 'artefact' | 'critter'
  square: number
}

export interface Token {
  token: 'herd' | 'civilian' | 'insect'
  square: number
}

export interface Player {
  points: number
  taken: number
  hand: number
  passed: boolean
  able: number
}

export interface Laid {
  half: Support
  cards: number[]
  fresh: boolean
}

export interface Test {
  model: number | null
  stat: string
  dice: number
  need: number
}

/** The dice of one test as they fell. */
export interface Roll {
  /** Null: an attack by nobody on the board. */
  model: number | null
  stat: string
  /** A die as high as this is a success; null: not known. */
  need: number | null
  /** Throw by throw: those after the first are for the 8s of the one before. */
  throws: number[][]
  hits: number
  /** Dice still to be thrown for 8s. */
  due: number
}

export interface Chances {
  dice: number
  kill: number
  panic: number
  loss: number
}

/** A target and what may come of a shot, usual or aimed, or of a fight in which it uses Fight or Survive. */
export interface Aim {
  model: number
  plain: Chances | null
  aimed: Chances | null
  fights: Chances | null
  survives: Chances | null
}

export interface Outlook {
  model: number
  near: number[]
  far: number[]
  clear: number[]
  partial: number[]
  targets: Aim[]
  /** Whom it would fight by going where he stands. */
  charges: Aim[]
}

/** One way to aim a support: what may be struck, and the odds for each model there. */
export interface Strike {
  square: number | null
  along: number | null
  direction: number
  squares: number[]
  hits: Aim[]
}

/** A card that may be used on a test, and what would be at stake then. */
export interface Answer {
  card: number
  test: number
  stakes: Aim[]
}

/** Who attacks whom at this moment. */
export interface Firing {
  /** Null: a support or an event. */
  by: number | null
  at: number[]
  support: Support | null
}

export type Phase =
  | 'dealer'
  | 'deploy'
  | 'authority'
  | 'turn'
  | 'activation'
  | 'late'
  | 'follow'
  | 'opponent'
  | 'defence'
  | 'window'
  | 'luck'
  | 'jam'
  | 'aim'
  | 'refresh'
  | 'car'
  | 'insect'
  | 'over'

export interface Position {
  phase: Phase
  round: number
  turn: number
  asked: number | null
  active: number | null
  activated: number
  played: number
  models: Model[]
  counters: Counter[]
  hideouts: number[]
  tokens: Token[]
  cars: number[]
  players: Player[]
  sets: Laid[]
  deck: number
  discard: number[]
  tests: Test[]
  /** Of the attack under way. */
  rolls: Roll[]
  firing: Firing | null
  /** What may come of the attack under way, with the cards played so far. */
  stakes: Aim[]
  answers: Answer[]
  strikes: Strike[]
  deadline: number | null
  my_hand: number[]
  outlooks: Outlook[]
  winner: number | null
}

export type MarsCommand =
  | { do: 'deploy' | 'enter'; square: number }
  | { do: 'authority' | 'activate' | 'name' | 'choose'; model: number }
  | { do: 'end_turn' | 'pass' | 'stand' | 'stop' | 'follow' | 'decline' | 'keep' }
  | { do: 'move'; square: number; manner: number }
  | { do: 'leave'; manner: number }
  | { do: 'shoot'; target: number; manner: number }
  | { do: 'fight'; heroic: number }
  | { do: 'defend'; stat: number }
  | { do: 'use'; card: number; test: number }
  | { do: 'save' | 'lay' | 'discard'; card: number }
  | { do: 'fire'; support: number }
  | { do: 'aim_along'; along: number; direction: number }
  | { do: 'aim_at'; square: number; direction: number }
  | { do: 'control' | 'jam'; card: number; support: number }
  | { do: 'sneak' | 'return'; card: number; model: number; square: number }
  | { do: 'charm'; card: number; model: number }
  | { do: 'quarrel'; card: number; model: number; other: number }
  | { do: 'drive'; leftwards: number }

export type Verb = MarsCommand['do']

interface Told {
  kind: string
  number: number
}
interface There {
  row: number
  column: number
}

export type MarsEvent =
  | ({ event: 'counter_placed' | 'hideout_empty' | 'square_struck' | 'shell_falls' } & There)
  | ({ event: 'car_landed' | 'herd_appeared' | 'herd_moved' | 'insect_appeared' | 'insect_moved' } & There)
  | ({ event: 'civilian_appeared' | 'civilian_moved' } & There)
  | ({ event: 'model_deployed' | 'model_moved' | 'model_entered' | 'model_returned' } & Told & There)
  | ({ event: 'model_left' | 'model_killed' | 'hideout_found' | 'carried_off' } & Told & There)
  | { event: 'round_began'; round: number; seat: number }
  | { event: 'round_ended'; round: number }
  | { event: 'turn_began' | 'turn_passed'; seat: number }
  | ({ event: 'model_activated' | 'model_shifted' | 'model_stood' | 'armour_held' | 'fight_drawn' } & Told)
  | ({ event: 'model_saved' | 'model_panicked' | 'model_distracted' } & Told)
  | ({ event: 'authority_used' | 'heroics_spent' | 'hero_saved'; left: number } & Told)
  | { event: 'followers_called'; models: number }
  | ({ event: 'counter_turned'; counter: 'artefact' | 'critter' } & There)
  | { event: 'counter_taken'; seat: number; counter: 'artefact' | 'critter'; count: number }
  | { event: 'civilian_taken'; seat: number; count: number }
  | ({ event: 'shot_fired'; other_kind: string; other_number: number; dice: number; aimed: number } & Told)
  | ({ event: 'fight_began'; other_kind: string; other_number: number; dice: number; other_dice: number } & Told)
  | ({ event: 'defence_chosen'; stat: string } & Told)
  | ({ event: 'dice_changed'; dice: number } & Told)
  | ({ event: 'dice_rolled'; stat: string; values: number[]; hits: number; again: number } & Told)
  | { event: 'shot_missed'; other_kind: string; other_number: number }
  | ({ event: 'panic_tested' | 'model_steady' | 'model_paralysed'; value: number } & Told)
  | { event: 'points_scored'; seat: number; points: number; total: number }
  | { event: 'card_drawn'; seat: number; hand: number }
  | { event: 'card_received' | 'card_played' | 'card_discarded'; seat: number; card: number; half: string }
  | { event: 'cards_reshuffled'; cards: number }
  | { event: 'event_replaced' | 'event_drawn'; seat: number; half: string }
  | { event: 'support_laid'; seat: number; card: number; half: Support; level: number }
  | { event: 'support_fired'; seat: number; half: Support; level: number }
  | ({ event: 'support_aimed'; half: Support } & There)
  | { event: 'support_failed'; half: Support }
  | { event: 'set_jammed'; half: Support; level: number }
  | { event: 'herd_stopped' | 'herd_gone' | 'civilian_gone' | 'insect_gone' }
  | ({ event: 'insect_attacks'; seat: number } & Told)
  | { event: 'battle_ended'; seat: number; reason: string }

export function rowOf(square: number): number {
  return Math.floor(square / SIZE)
}

export function columnOf(square: number): number {
  return square % SIZE
}

export function squareAt({ row, column }: { row: number; column: number }): number {
  return row * SIZE + column
}

export function seatOf(side: Side): number {
  return side === 'martian' ? MARTIAN : HUMAN
}

/** The model that an event speaks of; -1: the insect, or an attack by nobody. */
export function modelOf({ models }: Scenery, kind: string, number: number): number {
  return models.findIndex((model) => model.kind === kind && model.number === number)
}

/** Which models stand on a square, in order. */
export function modelsAt({ models }: Position, square: number): number[] {
  return models.flatMap((model, index) => (model.place === 'board' && model.square === square ? [index] : []))
}

/** The half of a card that a seat may use. */
export function halfOf({ cards }: Scenery, card: number, seat: number): string {
  const halves = cards[card]
  return halves ? (seat === MARTIAN ? halves.martian : halves.human) : ''
}

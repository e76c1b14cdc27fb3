/** The ways to use an ability now, and what on the board each is about. */
import { all } from './choices'
import { samePlace, type Place } from './explain'
import type { Message } from './foresight'
import { COLUMNS, type Ability, type Call, type Position, type Scenery, type SkiesCommand } from './types'

export interface Choice {
  command: Call
  /** The die in hand that it is about, or the place. */
  die: number | null
  place: Place | null
  label: Message
}

export function choicesOf(ability: number, legal: SkiesCommand[], scenery: Scenery, view: Position): Choice[] {
  const printed = scenery.abilities[ability]
  if (!printed) return []
  return all(legal, 'call')
    .filter((command) => command.ability === ability)
    .map((command) => choice(command, printed, view))
}

function choice(command: Call, { owner, name, aims_at }: Ability, view: Position): Choice {
  const { target, value } = command
  const id = `call-${owner}-${name}`
  const row = Math.floor(target / COLUMNS)
  const column = target % COLUMNS
  const about = (place: Place): Choice => ({
    command,
    die: null,
    place,
    label: { id, args: { value, row: place.row + 1, column: place.column + 1 } },
  })
  switch (aims_at) {
    case 'die': {
      const die = view.dice[target]
      const label = { id, args: { value, die: target + 1 } }
      return die?.where === 'base' && die.row !== null && die.column !== null
        ? { command, die: null, place: { zone: 'base', row: die.row, column: die.column }, label }
        : { command, die: target, place: null, label }
    }
    case 'cell':
      return about({ zone: 'base', row, column })
    case 'place':
      // Places of the sky begin with the drop points above it.
      return about({ zone: row - 1 === view.mothership ? 'drop' : 'sky', row: row - 1, column })
    case 'column':
      return about({ zone: 'drop', row: view.mothership, column: target })
    case '':
      return { command, die: null, place: null, label: { id, args: { value } } }
  }
}

/** Those that a die in hand or a place stands for. */
export function choicesAt(choices: Choice[], at: Place | number): Choice[] {
  return choices.filter(({ die, place }) => (typeof at === 'number' ? die === at : place && samePlace(place, at)))
}

import { expect, test } from 'vitest'
import { texts } from '../src/games/space-alert'
import { named } from '../src/games/space-alert/crew/names'
import type { Position } from '../src/games/space-alert/types'
import { addTexts, speakOf, tell } from '../src/lib/i18n.svelte'
import { settings } from '../src/lib/settings.svelte'
import type { GameEvent } from '../src/table/contract'

const SEATS = ['Ada', 'Bob']
const crew = [
  { member: 0, seat: 1, android: false },
  { member: 1, seat: 0, android: false },
  { member: 2, seat: null, android: true },
]
const view = { crew, campaign: null } as unknown as Position
const leg = { crew, campaign: { mission: 2 } } as unknown as Position

function said(event: GameEvent, seen = view, language: typeof settings.language = 'en'): string {
  settings.language = language
  addTexts('space-alert', texts)
  speakOf('space-alert')
  return tell(named(event, seen, SEATS))
}

const given: GameEvent = { event: 'card_given', rule: '-', member: 1, to: 0 }
const knocked: GameEvent = { event: 'knocked_out', rule: '-', crew: 1 }

test('the log names those at the table', () => {
  expect(said({ event: 'readied', rule: '-', seat: 0 })).toBe('Ada is ready.')
  expect(said({ event: 'card_taken_back', rule: '-', member: 2, slot: 1 })).toBe('Android 1 takes the card of slot 1 back.')
  expect(said({ event: 'cards_moved', rule: '-', member: 0, slot: 1, to: 2 })).toBe('Bob moves the card of slot 1 to slot 2.')
  expect(said(given)).toBe('Ada gives a card to Bob.')
  expect(said(knocked)).toBe('Ada is knocked out.')
})

test('members of a campaign go by their numbers', () => {
  expect(said(given, leg)).toBe('Crew member 2 gives a card to the captain.')
  expect(said(knocked, leg)).toBe('Crew member 2 is knocked out.')
})

test('in French too', () => {
  expect(said(given, view, 'fr')).toBe('Ada donne une carte à Bob.')
})

import { expect, test } from 'vitest'
import { botOf, goodBot, opening, resized, seating } from '../src/pages/seating'

test('I sit first, and the others come by invitation', () => {
  expect(seating(3, 'open')).toEqual(['me', 'open', 'open'])
  expect(opening(seating(3, 'open'))).toEqual({ seats: 3, open: [1, 2] })
})

test('all chairs are mine on one device, and nothing is open', () => {
  expect(opening(seating(2, 'me'))).toEqual({ seats: 2 })
})

test('bots are told by their seats', () => {
  expect(opening(['bot:random', 'me', 'open', 'bot:planner'])).toEqual({
    seats: 4,
    open: [2],
    bots: { 0: 'random', 3: 'planner' },
  })
  expect(botOf('bot:random')).toBe('random')
  expect(botOf('open')).toBeNull()
})

test('a chair more is like the last one, a chair less is the last one', () => {
  expect(resized(['me', 'bot:random'], 3)).toEqual(['me', 'bot:random', 'bot:random'])
  expect(resized(['me', 'open', 'me'], 2)).toEqual(['me', 'open'])
  expect(resized(['me'], 2)).toEqual(['me', 'open'])
})

test('a newcomer meets the bot that the game likes, or the last that there is', () => {
  expect(goodBot(['random', 'canny', 'cunning'], 'canny')).toBe('canny')
  expect(goodBot(['random', 'planner', 'other'])).toBe('planner')
  expect(goodBot(['random', 'other'], 'canny')).toBe('other')
  expect(goodBot([])).toBeUndefined()
})

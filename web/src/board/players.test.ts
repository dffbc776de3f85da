// What stands beside a player's name.

import { expect, test } from 'vitest'
import { pointsOf, tellGains } from './players'

test('the points of a seat come from its score, if the game has one', () => {
  expect(pointsOf({ seats: [{ score: { cards: 2, total: 5 } }] }, 0)).toBe(5)
  expect(pointsOf({ seats: [{}] }, 0)).toBe(null)
  expect(pointsOf(null, 0)).toBe(null)
})

test('points that may still be lost are not among them', () => {
  const seats = [{ score: { cards: 2, majority: 3, total: 5 } }]

  expect(pointsOf({ seats, provisional: ['majority', 'sign'] }, 0)).toBe(2)
  expect(pointsOf({ seats, provisional: [] }, 0)).toBe(5)
})

test('what a decision brought is the change of the points beside it', () => {
  expect(
    tellGains([
      { kind: 'points', count: 5 },
      { kind: 'applause', count: 2 },
    ]),
  ).toBe('+7')
  expect(tellGains([{ kind: 'applause', count: -2 }])).toBe('-2')
})

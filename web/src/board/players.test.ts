// What stands beside a player's name.

import { expect, test } from 'vitest'
import { playersOf, pointsOf, tellGains } from './players'

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

test('players say whose turn it is and whom the game waits for, until it is over', () => {
  const view = { seats: [{ score: { total: 3 } }, { score: { total: 4 } }], phase: 'store', waiting: [1] }
  const name = (seat: number) => ['You', 'Jun'][seat]!

  expect(playersOf(view, 0, name, (seat) => seat === 0)).toEqual([
    { seat: 0, name: 'You', isYou: true, total: 3, isActive: true, isWaited: false },
    { seat: 1, name: 'Jun', isYou: false, total: 4, isActive: false, isWaited: true },
  ])
  expect(playersOf({ ...view, phase: 'over' }, null, name, () => false).map((one) => one.isWaited)).toEqual([
    false,
    false,
  ])
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

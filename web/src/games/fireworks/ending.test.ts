import { expect, test } from 'vitest'
import { lightsOf } from './ending'
import type { Seat } from './pieces'

const seat = {
  shapes: [
    { shape: 'kaleidoscope', cells: [[0, 0], [0, 1]], points: 3 },
    { shape: 'big', cells: [[2, 2], [2, 3]], points: 10 },
    { shape: 'kaleidoscope', cells: [[1, 0], [1, 1]], points: 2 },
  ],
  rings: [{ cell: [2, 2] }, { cell: [4, 4] }],
  specials: ['cat'],
  sky: [{ cell: [3, 3], kind: 'cat' }, { cell: [3, 4], kind: 'kiku-red' }],
} as unknown as Seat // prettier-ignore

test('each shape of a part goes off by itself', () => {
  expect(lightsOf(seat, 'kaleidoscope')).toEqual([[[0, 0], [0, 1]], [[1, 0], [1, 1]]]) // prettier-ignore
  expect(lightsOf(seat, 'big')).toEqual([[[2, 2], [2, 3]]]) // prettier-ignore
})

test('start tiles light up around their rings, special tiles where they hang', () => {
  expect(lightsOf(seat, 'start')).toEqual([[[2, 2]], [[4, 4]]])
  expect(lightsOf(seat, 'special')).toEqual([[[3, 3]]])
})

test('a part without tiles lights nothing', () => {
  expect(lightsOf(seat, 'saturn')).toEqual([])
  expect(lightsOf(seat, 'character')).toEqual([])
})

import { expect, test } from 'vitest'
import { restore, type Change } from './scene'

const play = (view: unknown, ...changes: Change[]): unknown[] => {
  const scene = { key: 'one', events: [], offers: [], wanted: null }
  return restore([{ ...scene, view }, ...changes.map((one) => ({ ...scene, changes: one }))]).map((one) => one.view)
}

test('a scene without changes shows what the one before it shows', () => {
  expect(play({ turn: 1 }, {})).toEqual([{ turn: 1 }, { turn: 1 }])
})

test('entries that change have a new value, the others stay', () => {
  const view = { turn: 1, box: { up: 2, kinds: ['bee'] } }

  expect(play(view, { box: { up: [[3]] } }, { box: [null] })).toEqual([
    view,
    { turn: 1, box: { up: [3], kinds: ['bee'] } },
    { turn: 1, box: null },
  ])
})

test('items of a list stay, change, go and come', () => {
  const view = { tiles: [{ id: 1, up: false }, { id: 2, up: false }, { id: 3, up: false }, 'last'] } // prettier-ignore
  const items: Change = { items: [[1, { up: [true] }], [2, 4], [[7, 8]], [null]] }

  expect(play(view, { tiles: items })[1]).toEqual({
    tiles: [{ id: 2, up: true }, { id: 3, up: false }, 'last', [7, 8], null],
  })
})

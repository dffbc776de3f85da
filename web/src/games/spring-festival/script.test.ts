import { expect, test } from 'vitest'
import type { Stage } from '../../board/stage.svelte'
import type { Event } from '../../generated/types'
import { Shelf, type View } from './pieces'
import { makeScript } from './script'

const script = makeScript({
  home: 0,
  shelf: new Shelf(null),
  rectOf: new Map(),
  sparks: new Map(),
  fired: null,
  turn: 0,
})
const event = (kind: string, seat: number | null, data: Record<string, unknown>): Event => ({ kind, seat, data })

/** Let an event happen at once on a picture. */
async function happen(picture: unknown, one: Event): Promise<void> {
  const stage = { picture, fast: true, beat: () => {}, rest: () => {} } as unknown as Stage<View>
  await script.acts[one.kind]!(stage, one, [])
}

test('when the store turns, every seat keeps its side and faces another stack', async () => {
  const store = { tops: ['A', 'B', 'C', 'D'], below: [1, 1, 1, 1], orientation: 1, faces: [1, 2, 3] }

  await happen({ store }, event('store-turned', 0, { orientation: 0 }))
  expect(store.faces).toEqual([0, 1, 2])
  await happen({ store }, event('store-turned', 0, { orientation: 3 }))

  expect(store.faces).toEqual([3, 0, 1])
  expect(store.faces.map((stack) => (stack - store.orientation + 4) % 4)).toEqual([0, 1, 2])
})

test('a trace is the tile that was placed, what it set off, and what that brought', () => {
  const events = [
    event('tile-placed', 1, { tile: 'T1', cell: [2, 0], replaced: false }),
    event('applause', 1, { count: 2 }),
    event('chain-wave', 1, { wave: 0, cells: [[2, 0]], tiles: ['T1'] }),
    event('chain-wave', 1, { wave: 1, cells: [[1, 0], [0, 0]], tiles: ['T2', 'T3'] }), // prettier-ignore
    event('tile-placed', 2, { tile: 'T4', cell: [5, 5], replaced: false }),
  ]

  expect(script.trace!(1, events, {} as View)).toEqual({
    seat: 1,
    spots: ['2,0', '1,0', '0,0'],
    gains: [{ kind: 'applause', count: 2 }],
  })
})

test('a new turn wipes out what the last one brought', () => {
  const turned = event('store-turned', 1, { orientation: 2 })

  expect(script.trace!(1, [turned], {} as View)).toEqual({ seat: 1, spots: [], gains: [] })
})

test("one seat's applause changes the majority of all, and nothing else of theirs", () => {
  const seat = (number: number, majority: number, total: number) => ({ seat: number, score: { majority, total } })
  const picture = { seats: [seat(0, 3, 8), seat(1, 0, 4)] } as unknown as View

  script.settle(picture, { seats: [seat(0, 0, 99), seat(1, 3, 9)] } as unknown as View, 1)

  expect(picture.seats).toEqual([seat(0, 0, 5), seat(1, 3, 9)])
})

test('a decision that touches nothing leaves no trace', () => {
  expect(script.trace!(1, [event('turn-passed', 1, {})], {} as View)).toBeNull()
})

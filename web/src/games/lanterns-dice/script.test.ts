import { expect, test } from 'vitest'
import type { Stage } from '../../board/stage.svelte'
import type { Event } from '../../generated/types'
import types from '../../generated/types.ts?raw'
import type { View } from './pieces'
import { makeScript } from './script'

const script = makeScript({ home: 0, rolling: false, fresh: new Map(), glows: new Map() })
const event = (kind: string, seat: number | null, data: Record<string, unknown>): Event => ({ kind, seat, data })
const seat = (number: number) => ({
  seat: number,
  lit: Array.from({ length: 54 }, () => [false, false]),
  gifts: 1,
  boats: [{ cell: [2, 1], state: 'open', complete: [], dark: 8 }],
  fireworks: [] as unknown[],
  score: {},
})
const view = () =>
  ({
    seats: [seat(0), seat(1)],
    tray: { dice: ['red', 'blue', 'green', 'white'], orientation: 0, faces: [[0, 2]] },
    stacks: [{ shape: 'V3', values: [4, 3, 3] }],
  }) as unknown as View

/** Let an event happen at once on a picture. */
async function happen(picture: View, one: Event): Promise<void> {
  const now = { beat: () => Promise.resolve(), rest: () => {}, fly: () => Promise.resolve(), rise: () => {} }
  const stage = { picture, fast: true, rect: () => null, say: () => Promise.resolve(), ...now }
  await script.acts[one.kind]!(stage as unknown as Stage<View>, one, [])
}

test('every event of the game is shown', () => {
  const start = types.indexOf('export type LanternsDiceEvent')
  const declared = types.slice(start, types.indexOf('\n\n', start))
  const kinds = [...declared.matchAll(/kind: ((?:'[a-z-]+'(?: \| )?)+)/g)].flatMap((found) =>
    [...found[1]!.matchAll(/'([a-z-]+)'/g)].map((kind) => kind[1]!),
  )
  expect(kinds.length).toBeGreaterThan(20)
  expect(kinds.filter((kind) => !script.acts[kind])).toEqual([])
})

test('a lit area, its gift and a boat lost change the picture of that seat only', async () => {
  const picture = view()
  await happen(picture, event('area-lit', 1, { cell: [2, 1], half: 1, colour: 'red', cause: 'die' }))
  await happen(picture, event('gift-gained', 1, { cell: [2, 1], gifts: 2, count: 1 }))
  await happen(picture, event('boat-lost', 1, { cell: [2, 1] }))

  expect(picture.seats[1]!.lit[11]).toEqual([false, true])
  expect(picture.seats[1]!.gifts).toBe(2)
  expect(picture.seats[1]!.boats[0]!.state).toBe('lost')
  expect(picture.seats[0]).toEqual(seat(0))
})

test('a firework leaves its stack and lies on the lake', async () => {
  const picture = view()
  const cells = [[0, 0], [0, 1], [1, 1]] // prettier-ignore
  await happen(picture, event('firework-launched', 0, { shape: 'V3', form: 0, cells, value: 4, next: 3 }))

  expect(picture.stacks[0]!.values).toEqual([3, 3])
  expect(picture.seats[0]!.fireworks).toEqual([{ shape: 'V3', form: 0, cells, value: 4 }])
})

test('lights belong to their seat, dice and fireworks to the whole table', () => {
  expect(script.laneOf(event('area-lit', 2, {}))).toBe(2)
  expect(script.laneOf(event('die-rolled', 2, {}))).toBe('table')
  expect(script.laneOf(event('firework-launched', 2, {}))).toBe('table')
})

test('a trace is the areas that were lit and the points of a firework; a new turn wipes it out', () => {
  const events = [
    event('area-lit', 1, { cell: [1, 0], half: 0 }),
    event('area-lit', 1, { cell: [1, 1], half: 1 }),
    event('firework-launched', 1, { value: 4, cells: [] }),
  ]
  expect(script.trace!(1, events, {} as View)).toEqual({
    seat: 1,
    spots: ['2', '21'],
    gains: [{ kind: 'fireworks', count: 4 }],
  })
  expect(script.trace!(1, [event('tray-turned', 1, {})], {} as View)).toEqual({ seat: 1, spots: [], gains: [] })
  expect(script.trace!(1, [event('step-passed', 1, {})], {} as View)).toBeNull()
})

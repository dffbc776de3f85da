import { expect, test } from 'vitest'
import type { Stage } from '../../board/stage.svelte'
import type { Event } from '../../generated/types'
import types from '../../generated/types.ts?raw'
import type { Scene } from './launching'
import type { View } from './pieces'
import { makeScript } from './script'
import { Tumble } from './tumble'

const scene = (): Scene => ({
  home: 0, tips: false, height: null, shows: false, turned: 0, tumble: new Tumble(), sparks: null,
  go: () => {}, rect: () => null,
}) // prettier-ignore
const event = (kind: string, seat: number | null, data: Record<string, unknown>): Event => ({ kind, seat, data })
const seat = (number: number) => ({ seat: number, sky: [] as unknown[], held: [] as string[], starts: [] as string[], shapes: [] as unknown[], score: {} }) // prettier-ignore
const tile = (number: number, more: Record<string, unknown> = {}) => ({
  tile: number, place: [4, 4], layer: number, up: false, outside: false, kind: null, seen: false, takeable: false, ...more,
}) // prettier-ignore
const view = () =>
  ({
    seats: [seat(0), seat(1)],
    box: { tiles: [tile(1), tile(2), tile(3, { up: true, kind: 'gale' })] },
    functions: { waiting: [], new: [], working: null, gale_left: 0 },
    launch: { aim: [4, 4], height: null },
    open: { cat: 2 },
  }) as unknown as View

async function happen(picture: View, one: Event, on = scene()): Promise<Scene> {
  const now = { beat: () => Promise.resolve(), rest: () => {}, fly: () => Promise.resolve(), rise: () => {} }
  const stage = { picture, fast: true, rect: () => null, say: () => Promise.resolve(), ...now }
  await makeScript(on).acts[one.kind]!(stage as unknown as Stage<View>, one, [])
  return on
}

test('every event of the game is shown', () => {
  const start = types.indexOf('export type FireworksEvent')
  const declared = types.slice(start, types.indexOf('\n\n', start))
  const kinds = [...declared.matchAll(/kind: ((?:'[a-z-]+'(?: \| )?)+)/g)].flatMap((found) =>
    [...found[1]!.matchAll(/'([a-z-]+)'/g)].map((kind) => kind[1]!),
  )
  expect(kinds.length).toBeGreaterThan(30)
  expect(kinds.filter((kind) => !makeScript(scene()).acts[kind])).toEqual([])
})

test('a tile that turns up lies on top, and is known', async () => {
  const picture = view()
  await happen(picture, event('turn', 0, { tile: 1, kind: 'cat', up: true, over: true, outside: false }))
  expect(picture.box!.tiles.at(-1)).toMatchObject({ tile: 1, up: true, kind: 'cat' })
  expect(picture.box!.tiles.at(-1)!.layer).toBeGreaterThan(3)
})

test('a tile that is taken leaves the box for the hand, and the hand for the sky', async () => {
  const picture = view()
  await happen(picture, event('tile-taken', 1, { tile: 2, kind: 'kiku-red' }))
  expect(picture.box!.tiles.map((one) => one.tile)).toEqual([1, 3])
  expect(picture.seats[1]!.held).toEqual(['kiku-red'])
  await happen(picture, event('tile-placed', 1, { kind: 'kiku-red', cell: [1, 2], rotation: 4 }))
  expect(picture.seats[1]!.held).toEqual([])
  expect(picture.seats[1]!.sky).toEqual([{ cell: [1, 2], kind: 'kiku-red', rotation: 4, start: false }])
  expect(picture.seats[0]).toEqual(seat(0))
})

test('a function tile leaves the box when it works', async () => {
  const picture = view()
  await happen(picture, event('function', 0, { effect: 'gale' }))
  expect(picture.box!.tiles.map((one) => one.tile)).toEqual([1, 2])
  expect(picture.functions!.working).toBe('gale')
})

test('tiles slide to where the view will have them', async () => {
  const picture = view()
  await happen(picture, event('rest', 0, { die: '2', new: 1, back: 0, moves: [{ tile: 2, origin: [4, 4], place: [5, 6] }] })) // prettier-ignore
  expect(picture.box!.tiles[1]!.place).toEqual([5, 6])
  expect(picture.launch!.die).toBe('2')
})

test('a claimed tile comes from its tower', async () => {
  const picture = view()
  await happen(picture, event('tile-claimed', 0, { kind: 'cat' }))
  expect(picture.open!.cat).toBe(1)
  expect(picture.seats[0]!.held).toEqual(['cat'])
})

test('what a seat placed and gained stays outlined', () => {
  const events = [
    event('tile-placed', 1, { kind: 'kiku-red', cell: [1, 2], rotation: 4 }),
    event('shape-closed', 1, { shape: 'kaleidoscope', cells: [[1, 2], [1, 3]], points: 3 }),
    event('bonus', 1, { source: 'character', points: 3 }),
  ] // prettier-ignore
  const trace = makeScript(scene()).trace!(1, events, view())
  expect(trace).toEqual({ seat: 1, spots: ['1-2'], gains: [{ kind: 'shapes', count: 6 }] })
})

test('in the end all skies glow, and the points are left to the finale', async () => {
  const picture = view()
  const before = JSON.stringify(picture.seats)
  const on = await happen(picture, event('game-over', null, {}))
  expect(on.shows).toBe(true)
  expect(JSON.stringify(picture.seats)).toBe(before)
})

test('skipping ends whatever still moves in the box', async () => {
  const on = scene()
  const picture = view()
  await happen(picture, event('launch', 0, { place: [4, 4], height: 80 }), on)
  expect(on.tips).toBe(true)
  on.tumble.drop([4, 4], 80, 0)
  makeScript(on).hurry!()
  expect(on.tips).toBe(false)
  expect(on.tumble.isMoving).toBe(false)
})

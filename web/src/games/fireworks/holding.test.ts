import { expect, test } from 'vitest'
import { Choosing } from '../../board/choosing.svelte'
import { Aiming } from './aiming.svelte'
import { Holding } from './holding.svelte'
import type { Choice } from './pieces'

const offer = (move: string, data: object, preview: object = {}): Choice =>
  ({ move, kind: move.split(' ')[0], data, preview }) as unknown as Choice
const choose = (offers: Choice[], played: string[] = [], hint: string | null = null) =>
  new Choosing<Choice>(() => ({ offers, hint, isPast: false, confirms: false, play: (move) => void played.push(move) }))

const places = [0, 1, 2, 3, 4, 5].flatMap((rotation) =>
  [0, 1].map((column) =>
    offer(
      `place 0,${column} ${rotation}`,
      { kind: 'kiku-red', cell: [0, column], rotation },
      { points: 0, closes: rotation === 3 && column === 1 ? [{ shape: 'flower' }] : [] },
    ),
  ),
)

test('for every free cell there is the offer as the tile is turned', () => {
  const holding = new Holding(choose(places))
  expect(holding.places.map(({ move }) => move)).toEqual(['place 0,0 0', 'place 0,1 0'])
  holding.rotate(1)
  holding.rotate(1)
  expect(holding.places.map(({ move }) => move)).toEqual(['place 0,0 2', 'place 0,1 2'])
  holding.rotate(-3)
  expect(holding.turn).toBe(5)
})

test('where the tile could finish something, it turns by itself until somebody turns it', () => {
  const choosing = choose(
    places.map((one) => (one.data.rotation === 3 && one.data.cell![1] === 1 ? { ...one, preview: { closes: [{ shape: 'flower', cells: [], points: 1 }] } } : one)) as unknown as Choice[], // prettier-ignore
  )
  const holding = new Holding(choosing)
  expect(holding.places.map(({ move }) => move)).toEqual(['place 0,0 0', 'place 0,1 3'])
  choosing.look(holding.places[1]!)
  expect([holding.shown, holding.turn]).toEqual([3, 0])
  holding.rotate(1)
  expect(holding.places.map(({ move }) => move)).toEqual(['place 0,0 4', 'place 0,1 4'])
})

test('a learner turns every tile', () => {
  const closing = offer('place 0,1 3', { kind: 'kiku-red', cell: [0, 1], rotation: 3 }, { closes: [{ shape: 'flower', cells: [], points: 1 }] }) // prettier-ignore
  const plain = offer('place 0,1 0', { kind: 'kiku-red', cell: [0, 1], rotation: 0 })
  expect(new Holding(choose([plain, closing]), () => true).places.map(({ move }) => move)).toEqual(['place 0,1 0'])
})

test('what was pressed turns with the tile', () => {
  const choosing = choose(places)
  const holding = new Holding(choosing)
  choosing.press('cell-0-1', [holding.places[1]!], 'touch')
  holding.rotate(1)
  expect(choosing.aimed!.move).toBe('place 0,1 1')
  expect(choosing.isConfirmable).toBe(true)
})

test('a hint turns the tile as it says', () => {
  const holding = new Holding(choose(places, [], 'place 0,1 4'))
  expect(holding.turn).toBe(4)
})

test('cells on which something could be finished are known, however the tile is turned now', () => {
  expect([...new Holding(choose(places)).promising]).toEqual(['cell-0-1'])
})

test('a learner turns the tile, the shorter way round', () => {
  const choosing = choose(places, [], 'place 0,1 4')
  expect(new Holding(choosing).turn).toBe(4)
  const holding = new Holding(choosing, () => true)
  expect([holding.turn, holding.wanted]).toEqual([0, -1])
  holding.rotate(-1)
  holding.rotate(-1)
  expect([holding.turn, holding.wanted]).toEqual([4, 0])
})

const HEIGHTS = [50, 60, 70]
const aims = [0, 4].map((row) => offer(`aim ${row},4`, { place: [row, 4] }, { mean: [1, 2, 3], fail: [0.3, 0.2, 0.1] }))
const levels = HEIGHTS.map((height) =>
  offer(`height ${height}`, { height, place: [4, 4] }, { mean: [height / 20], fail: [0.1] }),
)

test('place and height are chosen together: the height follows when it is asked for', () => {
  let offers = aims
  const choosing = new Choosing<Choice>(() => ({ offers, hint: null, isPast: false, confirms: false, play: () => {} }))
  const aiming = new Aiming(choosing, () => HEIGHTS)
  aiming.begin()
  expect(aiming.place).toEqual([4, 4])
  aiming.step(-1)
  expect(aiming.height).toBe(60)
  expect(aiming.forecast).toEqual({ mean: 2, fail: 0.2 })

  aiming.launched(aims[1]!)
  offers = levels
  const later = new Aiming(
    new Choosing<Choice>(() => ({ offers: levels, hint: null, isPast: false, confirms: false, play: () => {} })),
    () => HEIGHTS,
  )
  expect(later.follow()).toBeNull() // after a reload nothing follows by itself
  later.begin()
  later.climb(50)
  expect(later.current!.move).toBe('height 50')
  expect(later.forecast!.mean).toBe(2.5)
})

test('a hint is aimed at beforehand, except for learners', () => {
  const hinted = new Aiming(choose(aims, [], 'aim 0,4'), () => HEIGHTS)
  hinted.begin()
  expect(hinted.place).toEqual([0, 4])
  const learner = new Aiming(choose(aims, [], 'aim 0,4'), () => HEIGHTS)
  learner.begin(true)
  expect(learner.place).toEqual([4, 4])
})

test('an aim with one forecast needs no height', () => {
  const card = [offer('aim 4,4', { place: [4, 4] }, { mean: [2], fail: [0.1] })]
  const aiming = new Aiming(choose(card), () => HEIGHTS)
  aiming.begin()
  expect(aiming.isFree).toBe(false)
  expect(aiming.forecast).toEqual({ mean: 2, fail: 0.1 })
})

test('piling points at the same place, and back', () => {
  const piles = [offer('pile 4,4', { place: [4, 4] }), offer('pile 0,4', { place: [0, 4] })]
  const choosing = choose([...aims, ...piles])
  const aiming = new Aiming(choosing, () => HEIGHTS)
  aiming.begin()
  aiming.take([0, 4])
  aiming.pile(true)
  expect(choosing.aimed!.move).toBe('pile 0,4')
  aiming.pile(false)
  expect(choosing.aimed!.move).toBe('aim 0,4')
})

test('the swinging sight stays over the box', () => {
  const aiming = new Aiming(choose(aims), () => HEIGHTS)
  for (let moment = 0; moment < 200; moment += 1)
    for (const one of aiming.swing(moment / 10)) expect(one >= 0 && one <= 8).toBe(true)
})

import { expect, test } from 'vitest'
import { placeAt, TILE } from './geometry'
import { lookAt, Tumble, type Lying } from './tumble'

const lying = (tile: number, more: Partial<Lying> = {}): Lying => ({
  tile, place: [4, 4], layer: tile, up: false, outside: false, kind: null, seen: false, ...more,
}) // prettier-ignore

test('a tile that turns over shows its back first, hops, and lies face up in the end', () => {
  const box = new Tumble()
  box.lay([lying(1)], 0)
  expect(box.isMoving).toBe(false)

  box.lay([lying(1, { up: true, kind: 'kiku-red' })], 1000)
  box.advance(1050)
  const [body] = box.bodies
  expect(lookAt(body!).up).toBe(false)
  expect(body!.z).toBeGreaterThan(5)
  box.advance(1250)
  expect(lookAt(body!)).toMatchObject({ up: true, kind: 'kiku-red' })
  box.advance(2000)
  expect(box.bodies[0]).toMatchObject({ up: true, z: 0, fold: 1, moving: null })
  expect(box.isMoving).toBe(false)
})

test('a tile that slides ends where the view says, and does not turn', () => {
  const box = new Tumble()
  box.lay([lying(7)], 0)
  const before = { ...box.bodies[0]! }
  box.lay([lying(7, { place: [4, 6] })], 10)
  box.advance(100)
  expect(box.bodies[0]!.x).toBeGreaterThan(before.x)
  box.finish()
  const then = new Tumble()
  then.lay([lying(7, { place: [4, 6] })], 0)
  expect(box.bodies[0]!.x).toBe(then.bodies[0]!.x)
  expect(box.bodies[0]!.y).toBe(then.bodies[0]!.y)
})

test('tiles lie on one another, at most five high', () => {
  const box = new Tumble()
  box.lay(
    Array.from({ length: 9 }, (_, tile) => lying(tile + 1)),
    0,
  )
  const heights = box.bodies.map(({ z }) => z)
  expect(heights[0]).toBe(0)
  expect(heights[1]).toBeGreaterThan(0)
  expect(heights[8]).toBe(heights[7])
})

test('tiles that lie face up never hide the middle of each other, even in a corner', () => {
  const box = new Tumble()
  const down = Array.from({ length: 40 }, (_, tile) => lying(tile + 50, { place: [0, 0], layer: tile }))
  const up = (layer: number) =>
    lying(layer, { place: [layer % 3, layer % 2], layer: 50 + layer, up: true, kind: 'kiku-red' })
  box.lay([...down, ...Array.from({ length: 9 }, (_, tile) => up(tile))], 0)

  const seen = box.bodies.filter((body) => body.up)
  for (const one of seen) {
    expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(TILE)
    for (const other of seen) {
      if (one === other) continue
      expect(Math.hypot(one.x - other.x, one.y - other.y - (one.z - other.z) * 1.1)).toBeGreaterThan(19)
    }
  }
  expect(box.painted.slice(-9).every((body) => body.up)).toBe(true)
})

test('with motion off, everything lies there at once', () => {
  const box = new Tumble()
  box.lay([lying(1)], 0)
  box.lay([lying(1, { place: [0, 0], up: true })], 5, true)
  expect(box.isMoving).toBe(false)
  expect(box.bodies[0]!.up).toBe(true)
})

test('a tile that flies out lies before the box', () => {
  const box = new Tumble()
  box.lay([lying(1)], 0)
  box.lay([lying(1, { outside: true, up: true, kind: 'cat' })], 10)
  box.finish()
  expect(box.bodies[0]!.y).toBeGreaterThan(220)
})

test('a tile that is taken is gone, also in flight', () => {
  const box = new Tumble()
  box.lay([lying(1), lying(2)], 0)
  box.lay([lying(1), lying(2, { up: true })], 1)
  box.lay([lying(1)], 2)
  expect(box.bodies.map(({ tile }) => tile)).toEqual([1])
  expect(box.isMoving).toBe(false)
})

test('the die falls, makes tiles jump, bounces, and shows its face at rest', () => {
  const box = new Tumble()
  box.lay([lying(1), lying(2, { place: [8, 8] })], 0)
  box.drop([4, 4], 70, 0)
  box.advance(100)
  expect(box.die!.z).toBeGreaterThan(0)
  box.advance(300)
  expect(box.die!.z).toBe(0)
  box.hit([4, 4], 300)
  box.advance(420)
  expect(box.bodies[0]!.z).toBeGreaterThan(0)
  expect(box.bodies[1]!.z).toBe(0)
  box.bounce([4, 6], 500)
  box.advance(2000)
  expect(box.die!.x).toBeCloseTo(placeAt([4, 6]).x)
  box.settle('symbol', 2000)
  box.finish()
  expect(box.die!.face).toBe('symbol')
  expect(box.isMoving).toBe(false)
})

test('quicker settings shorten every motion', () => {
  const box = new Tumble()
  box.speed = 2
  box.lay([lying(1)], 0)
  box.lay([lying(1, { up: true })], 0)
  box.advance(170)
  expect(box.isMoving).toBe(false)
})

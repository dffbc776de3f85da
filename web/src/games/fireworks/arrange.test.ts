import { expect, test } from 'vitest'
import { arrange, type Arrangement, type Focus, type Frame } from './arrange'

const sky = { width: 1100, height: 924 }
const box = (width: number) => width * 0.82
const SIZES = [
  [374, 560], [320, 470], [500, 330], [480, 290], [740, 640], [600, 560], [1000, 780], [1500, 1200],
] as const // prettier-ignore
const FOCUSES: Focus[] = ['aim', 'take', 'place']

const all = SIZES.flatMap(([width, height]) =>
  FOCUSES.map((focus) => ({ width, height, focus, found: arrange({ width, height, sky, box, focus }) })),
)
const overlap = (one: Frame, other: Frame) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1

test('nothing leaves the room, and sky and box never overlap', () => {
  for (const { width, height, found } of all) {
    for (const frame of [found.sky, found.box]) {
      expect(frame.x).toBeGreaterThanOrEqual(0)
      expect(frame.y).toBeGreaterThanOrEqual(0)
      expect(frame.x + frame.width).toBeLessThanOrEqual(width + 0.5)
      expect(frame.y + frame.height).toBeLessThanOrEqual(height + 0.5)
    }
    expect(overlap(found.sky, found.box)).toBe(false)
  }
})

test('the ladder has room beside both when one aims', () => {
  for (const { focus, found } of all) {
    if (focus !== 'aim') continue
    expect(found.ladder.width).toBeGreaterThanOrEqual(70)
    expect(overlap(found.ladder, found.box)).toBe(false)
    expect(overlap(found.ladder, found.sky)).toBe(false)
  }
})

test('on a large screen nothing moves between the steps of a turn', () => {
  const [aim, take, place] = FOCUSES.map((focus) => arrange({ width: 740, height: 640, sky, box, focus }))
  expect(aim).toEqual(take)
  expect(take).toEqual(place)
})

test('on a phone what is in use is large', () => {
  const at = (focus: Focus): Arrangement => arrange({ width: 374, height: 560, sky, box, focus })
  expect(at('aim').box.width).toBeGreaterThan(320)
  expect(at('place').sky.width / 11).toBeGreaterThan(32) // a cell of 64 pixels
  expect(at('aim').sky.width).toBeLessThan(at('place').sky.width)
})

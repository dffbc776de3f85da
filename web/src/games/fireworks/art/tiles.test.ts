import { expect, test } from 'vitest'
import { sidesOf, type Face } from './die'
import { SCENES, sceneOf } from './feats'
import { polar } from './outlines'
import { BASES, HEX, KINDS, layersOf, lookOf, LOOKS, marksOf, type Layer } from './tiles'

const numbers = (d: string) => (d.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)

/** How bright a colour looks, from 0 to 255. */
function grey(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16)) as [
    number,
    number,
    number,
  ]
  return 0.3 * red + 0.59 * green + 0.11 * blue
}

const forms = (layers: Layer[]) => layers.map(({ d, width }) => `${d} ${width ?? 'filled'}`).join('|')

test('the kinds are those of the rules', () => {
  /** [FW-1] */
  expect(KINDS).toHaveLength(19)
  expect(LOOKS).toHaveLength(19 + 8 + 1)
  expect(lookOf('kiku-red')).toBe('kiku-red')
  expect(lookOf('bodan-blue', true)).toBe('start-bodan-blue')
})

test.each(LOOKS)('%s has a few layers, of numbers that lie near the tile', (look) => {
  const layers = layersOf(look)

  expect(layers.length).toBeGreaterThan(3)
  expect(layers.length).toBeLessThanOrEqual(13)
  for (const { d, fill, stroke, width } of layers) {
    expect(d).toMatch(/^M/)
    expect(d).not.toMatch(/NaN|undefined|Infinity/)
    expect(Math.max(...numbers(d).map(Math.abs))).toBeLessThanOrEqual(190)
    expect(fill ?? stroke).toBeDefined()
    if (stroke) expect(width).toBeGreaterThan(0)
    if (typeof fill === 'object') {
      for (const [offset] of fill.stops) expect(offset).toBeGreaterThanOrEqual(0)
      expect(fill.stops.map(([offset]) => offset)).toEqual(fill.stops.map(([offset]) => offset).sort())
    }
  }
})

test('the first layer covers the hexagon, and so it has no holes', () => {
  for (const look of LOOKS) expect(layersOf(look)[0]!.d).toBe(HEX)
})

test('without their colours, no two looks are the same', () => {
  expect(new Set(LOOKS.map((look) => forms(layersOf(look)))).size).toBe(LOOKS.length)
})

test('without their colours, no two marks of seen tiles are the same', () => {
  expect(new Set(KINDS.map((kind) => forms(marksOf(kind)))).size).toBe(KINDS.length)
})

test.each(BASES)('the stars of %s stand out from its night in grey scale', (kind) => {
  const layers = layersOf(kind)
  const night = layers[0]!.fill
  const bright = layers.map(({ fill }) => fill).filter((fill) => typeof fill === 'string')

  expect(typeof night).toBe('object')
  const darkest = Math.max(...(typeof night === 'object' ? night.stops.map(([, colour]) => grey(colour)) : []))
  expect(Math.max(...bright.map((colour) => grey(colour!)))).toBeGreaterThan(darkest + 100)
})

test('the ring of a Saturn is the same after half a turn around the middle of its edge', () => {
  /** [FW-2] */
  const [x, y] = polar(100, -120)
  const ring = layersOf('bodan-red').findLast(({ stroke }) => stroke === '#fff1cf')!
  const [, start, end] = /^M(.+?)A.* (\S+ \S+?)A/.exec(ring.d)!
  const [[a, b], [c, d]] = [numbers(start!), numbers(end!)] as [number[], number[]]

  expect(a! + c!).toBeCloseTo(2 * x, 0)
  expect(b! + d!).toBeCloseTo(2 * y, 0)
})

test.each<Face>(['1', '2', '3', 'symbol'])('the die at rest shows %s on top, and three sides', (face) => {
  /** [FW-A5] */
  const sides = sidesOf(face)

  expect(sides[0]!.face).toBe(face)
  expect(sides).toHaveLength(3)
  expect(sidesOf(face, 2).map((side) => side.face)).toEqual(sides.map((side) => side.face))
})

test('a tumbling die shows two or three sides at any moment', () => {
  for (let step = 0; step < 100; step += 1) {
    const { length } = sidesOf('2', step / 100)
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThan(4)
  }
})

test('every card has a picture with as many cats as it needs, and so has a card from another box', () => {
  /** [FW-16] */
  expect(Object.keys(SCENES)).toHaveLength(25)
  for (const people of [1, 2, 3, 4]) expect(sceneOf('from another box', people).heads).toHaveLength(people)
})

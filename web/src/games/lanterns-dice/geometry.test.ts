import { describe, expect, it } from 'vitest'
import { BURSTS } from './bursts'
import { cellOf, COLUMNS, frameOf, halfOf, middleOf, outlineOf, poolOf, ROWS, sizeOf, type Point } from './geometry'
import { shinesOn } from './tiles'

const cells = (...found: [number, number][]): Point[] => found.map(([x, y]) => ({ x, y }))
const corners = (path: string) => path.split('A').length - 1
const POOLS = Array.from({ length: COLUMNS * ROWS }, (_, pool) => pool)

describe('a lake', () => {
  it('has nine pools in a row, and six in a row when it stands upright', () => {
    expect(cellOf(10)).toEqual({ x: 1, y: 1 })
    expect(cellOf(17)).toEqual({ x: 8, y: 1 })
    expect(cellOf(17, true)).toEqual({ x: 1, y: 8 })
  })

  it.each([false, true])('has every pool inside its picture, apart from the others (upright: %s)', (upright) => {
    const frames = POOLS.map((pool) => frameOf(pool, upright))
    for (const { left, top, width, height } of frames) {
      expect(Math.min(left, top)).toBeGreaterThan(0)
      expect(Math.max(left + width, top + height)).toBeLessThan(100)
    }
    expect(new Set(frames.map(({ left, top }) => `${left} ${top}`)).size).toBe(POOLS.length)
    const { width, height } = sizeOf(upright)
    expect(width > height).toBe(!upright)
  })

  it('keeps the first area of a pool at the upper left, however it stands', () => {
    for (const upright of [false, true]) {
      const [first, second] = [middleOf(20, upright), middleOf(21, upright)]
      expect(first.x).toBeLessThan(second.x)
      expect(first.y).toBeLessThan(second.y)
    }
    expect([poolOf(21), halfOf(20), halfOf(21)]).toEqual([10, 0, 1])
  })
})

describe('an outline', () => {
  it('has a corner wherever it turns', () => {
    expect(corners(outlineOf(cells([0, 0]), 5, 10))).toBe(4)
    expect(corners(outlineOf(cells([0, 0], [1, 0]), 5, 10))).toBe(4)
    expect(corners(outlineOf(cells([0, 0], [0, 1], [1, 1]), 5, 10))).toBe(6)
    expect(corners(outlineOf(cells([1, 0], [0, 1], [1, 1], [2, 1], [1, 2]), 5, 10))).toBe(12)
  })

  it('lies inside its cells', () => {
    expect(outlineOf(cells([0, 0]), 5, 10)).toContain('M85 5A10 10 0 0 1 95 15')
  })

  it('goes around a hole, and around cells that only share a corner one by one', () => {
    const ring = cells([0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2])
    expect(outlineOf(ring, 5, 10).split('M').length - 1).toBe(2)
    expect(corners(outlineOf(ring, 5, 10))).toBe(8)
    expect(outlineOf(cells([0, 0], [1, 1]), 5, 10).split('M').length - 1).toBe(2)
  })
})

describe('a firework', () => {
  const SHAPES: Record<string, Point[]> = {
    I3: cells([0, 0], [1, 0], [2, 0]),
    V3: cells([0, 0], [0, 1], [1, 1]),
    O4: cells([0, 0], [1, 0], [0, 1], [1, 1]),
    T4: cells([0, 0], [1, 0], [2, 0], [1, 1]),
    L4: cells([0, 0], [0, 1], [0, 2], [1, 2]),
    S4: cells([1, 0], [2, 0], [0, 1], [1, 1]),
    U5: cells([0, 0], [2, 0], [0, 1], [1, 1], [2, 1]),
    X5: cells([1, 0], [0, 1], [1, 1], [2, 1], [1, 2]),
  }
  const turned = (shape: Point[]) => shape.map(({ x, y }) => ({ x: 3 - y, y: x }))

  it('has a burst of its own for each shape', () => {
    const drawn = Object.keys(SHAPES).map((shape) => JSON.stringify(BURSTS[shape]))
    expect(new Set(drawn).size).toBe(8)
  })

  it.each(Object.entries(SHAPES))('shines from the tile of %s, whichever way it lies', (shape, form) => {
    for (let lying = form, turn = 0; turn < 4; lying = turned(lying), turn += 1) {
      const shines = shinesOn(shape, lying)
      expect(shines.length).toBeGreaterThan(0)
      const has = ({ x, y }: Point) =>
        lying.some((cell) => cell.x <= x && x <= cell.x + 1 && cell.y <= y && y <= cell.y + 1)
      expect(shines.every(has)).toBe(true)
    }
  })

  it('has its fan in the corner, on every side', () => {
    const turns: number[] = []
    for (let lying = SHAPES.V3!, turn = 0; turn < 4; lying = turned(lying), turn += 1)
      turns.push(shinesOn('V3', lying)[0]!.turn)
    expect(turns).toEqual([0, 90, 180, 270])
  })
})

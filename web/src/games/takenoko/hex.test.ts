import { describe, expect, it } from 'vitest'
import { bounds, ends, HIGH, middle, OUTLINE, WIDE } from './hex'
import type { Cell } from './pieces'

const AROUND: Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

describe('the land', () => {
  it('has its rows from north to south', () => {
    expect(middle([0, 0])).toEqual({ x: 0, y: 0 })
    expect(middle([1, 0]).x).toBeCloseTo(WIDE)
    expect(middle([0, 1]).x).toBeCloseTo(WIDE / 2)
    expect(middle([0, 1]).y).toBeCloseTo(HIGH * 0.75)
  })

  it('has an edge half-way between two neighbours, from either side', () => {
    for (const cell of AROUND) {
      const [one, other] = ends([[0, 0], cell])
      const half = middle(cell)
      expect((one.x + other.x) / 2).toBeCloseTo(half.x / 2)
      expect((one.y + other.y) / 2).toBeCloseTo(half.y / 2)
      const back = ends([cell, [0, 0]])
      expect(back[0].x).toBeCloseTo(other.x)
      expect(back[0].y).toBeCloseTo(other.y)
    }
  })

  it('is as large as its plots', () => {
    expect(bounds([[0, 0]])).toEqual({ left: -WIDE / 2, right: WIDE / 2, top: -HIGH / 2, bottom: HIGH / 2 })
  })

  it('fills a square with the outline of a plot', () => {
    const numbers = OUTLINE.match(/-?[\d.]+/g)!.map(Number)
    expect(Math.min(...numbers)).toBeCloseTo(0)
    expect(Math.max(...numbers)).toBeCloseTo(100)
  })
})

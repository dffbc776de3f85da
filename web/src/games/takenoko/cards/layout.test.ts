import { describe, expect, it } from 'vitest'
import type { Progress } from '../pieces'
import { fitted, PATTERN_HIGH, PATTERN_TILE, PICTURE, pips, spread, STANDS, stored, TILE } from './layout'
import { objectives } from './printed'

const scale = PATTERN_TILE.width / TILE.wide

describe('a pattern', () => {
  const patterns = objectives().flatMap((card) => (card.category === 'plot' ? Object.values(card.patterns) : []))

  it('fits the picture of its card', () => {
    expect(patterns).toHaveLength(30)
    for (const parts of patterns) {
      for (const { x, y } of spread(parts)) {
        expect(x - PATTERN_TILE.width / 2).toBeGreaterThanOrEqual(0)
        expect(x + PATTERN_TILE.width / 2).toBeLessThanOrEqual(PICTURE)
        expect(y - TILE.rise * scale).toBeGreaterThanOrEqual(0)
        expect(y + (TILE.high - TILE.rise) * scale).toBeLessThanOrEqual(PICTURE)
      }
    }
  })

  it('has its neighbours beside each other, as in the land', () => {
    const [first, second, below] = spread([{ cell: [0, 0] }, { cell: [1, 0] }, { cell: [0, 1] }])
    expect(second!.x - first!.x).toBeCloseTo(PATTERN_TILE.width / 1.04)
    expect(second!.y).toBeCloseTo(first!.y)
    expect(below!.x - first!.x).toBeCloseTo((second!.x - first!.x) / 2)
    expect(below!.y - first!.y).toBeCloseTo(PATTERN_HIGH * 0.75)
  })

  it('is drawn from back to front', () => {
    for (const parts of patterns) {
      const heights = spread(parts).map(({ y }) => y)
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    }
  })
})

it('bamboos stand inside the picture', () => {
  const [section, crown] = [13.5, 17]
  for (const [count, { at, size }] of Object.entries(STANDS)) {
    const high = (count === '1' ? 4 : 3) * section + crown
    expect(at).toHaveLength(Number(count))
    for (const [x, y] of at) {
      expect(x - 26 * size).toBeGreaterThanOrEqual(0)
      expect(x + 26 * size).toBeLessThanOrEqual(PICTURE)
      expect(y - high * size).toBeGreaterThanOrEqual(0)
      expect(y + 24 * size).toBeLessThanOrEqual(PICTURE)
    }
  }
})

describe('pips', () => {
  it('fill from the left, one for each thing asked for', () => {
    expect(pips({ done: 1, needed: 3 })).toEqual([true, false, false])
    expect(pips({ done: 4, needed: 4 })).toEqual([true, true, true, true])
  })

  it('never outnumber what is asked for', () => {
    expect(pips({ done: 5, needed: 4 })).toEqual([true, true, true, true])
  })
})

describe('sections of a card', () => {
  const progress = (sections: { colour: string; asked: number; stored: number }[]) =>
    ({ category: 'panda', sections }) as Progress

  it('are ticked by colour, as many as are stored', () => {
    expect(stored(['green', 'green'], progress([{ colour: 'green', asked: 2, stored: 1 }]))).toEqual([true, false])
    const trio = progress([
      { colour: 'green', asked: 1, stored: 0 },
      { colour: 'yellow', asked: 1, stored: 3 },
      { colour: 'pink', asked: 1, stored: 1 },
    ])
    expect(stored(['green', 'yellow', 'pink'], trio)).toEqual([false, true, true])
  })

  it('are not ticked on a card that nobody is working on', () => {
    expect(stored(['pink', 'pink'], null)).toEqual([false, false])
  })
})

describe('a text', () => {
  it('is as large as its place allows', () => {
    expect(fitted('Panda', 100, 13)).toEqual({ lines: ['Panda'], size: 13, squeezed: [undefined] })
    const long = fitted('Cancellation', 100, 13)
    expect(long.size).toBeLessThan(13)
    expect(long.squeezed).toEqual([undefined])
  })

  it('gets narrower letters before it gets too small to read', () => {
    expect(fitted('Rearrangement', 74, 12.5)).toEqual({ lines: ['Rearrangement'], size: 10, squeezed: [74] })
    expect(fitted('Emperor’s visit', 50, 13).squeezed).toEqual([50, undefined])
  })

  it('breaks where that makes it larger', () => {
    expect(fitted("Visite de l'Empereur", 90, 13).lines).toEqual(['Visite de', "l'Empereur"])
    expect(fitted("Visite de l'Empereur", 90, 13, 1).lines).toEqual(["Visite de l'Empereur"])
  })
})

import { describe, expect, test } from 'vitest'
import { nearest, Walk, type Spot } from './walk.svelte'

const spot = (key: string, x: number, y: number): Spot => ({ key, x, y })

/** Where each arrow leads from a spot: up, down, left, right. */
function arrows(spots: Spot[], from: string): (string | undefined)[] {
  const here = spots.find((one) => one.key === from)!
  return ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((arrow) => nearest(spots, here, arrow)?.key)
}

describe('the nearest place', () => {
  test('on squares', () => {
    const spots = [spot('n', 1, 0), spot('w', 0, 1), spot('mid', 1, 1), spot('e', 2, 1), spot('s', 1, 2)]

    expect(arrows(spots, 'mid')).toEqual(['n', 's', 'w', 'e'])
    expect(arrows(spots, 'n')).toEqual([undefined, 'mid', 'w', 'e'])
  })

  test('on squares with a gap, straight ahead wins over nearer but aside', () => {
    const spots = [spot('here', 0, 0), spot('far', 4, 0), spot('aside', 2, 2)]

    expect(arrows(spots, 'here')[3]).toBe('far')
  })

  test('on hexes, every place is reached', () => {
    const hexes = [-1, 0, 1].flatMap((q) =>
      [-1, 0, 1].filter((r) => Math.abs(q + r) <= 1).map((r) => spot(`${q},${r}`, q + r / 2, r * 0.87)),
    )
    const reached = new Set(['0,0'])
    for (let round = 0; round < hexes.length; round += 1) {
      for (const key of [...reached]) arrows(hexes, key).forEach((next) => next && reached.add(next))
    }

    expect(reached.size).toBe(7)
    expect(arrows(hexes, '0,0')[3]).toBe('1,0')
    expect(arrows(hexes, '0,0')[2]).toBe('-1,0')
  })

  test('on edges, in the middle between cells', () => {
    const edges = [spot('top', 0.5, 0), spot('left', 0, 0.5), spot('right', 1, 0.5), spot('bottom', 0.5, 1)]

    expect(arrows(edges, 'top')).toEqual([undefined, 'bottom', 'left', 'right'])
  })

  test('other keys lead nowhere', () => {
    expect(nearest([spot('a', 0, 0), spot('b', 1, 0)], { x: 0, y: 0 }, 'Enter')).toBeNull()
  })
})

describe('walking', () => {
  const spots = [spot('a', 0, 0), spot('b', 1, 0), spot('c', 2, 0)]

  test('Tab leads to the middle at first, then to the place visited last', () => {
    const walk = new Walk(() => spots)
    expect(walk.stop).toBe('b')

    walk.visit('c')

    expect(walk.stop).toBe('c')
  })

  test('a place that is gone is no stop', () => {
    let left = spots
    const walk = new Walk(() => left)
    walk.visit('c')

    left = spots.slice(0, 1)

    expect(walk.stop).toBe('a')
  })

  test('after a decision the keyboard stays with what it chose among', () => {
    let now = [spot('a', 0, 0), spot('b', 1, 0)].map((one) => ({ ...one, kind: 'place' }))
    const walk = new Walk(() => now)
    walk.visit('b')

    now = [spot('c', 2, 0), spot('d', 3, 0)].map((one) => ({ ...one, kind: 'place' }))
    now.push({ ...spot('b', 1, 0), kind: 'replace' })

    expect(walk.stop).toBe('d') // not the piece that was just placed
  })

  test('a ring has no end', () => {
    const walk = new Walk(() => spots, true)

    expect(walk.next('c', 'ArrowRight')).toBe('a')
    expect(walk.next('a', 'ArrowUp')).toBe('c')
  })

  test('a row has one', () => {
    const walk = new Walk(() => spots)

    expect(walk.next('c', 'ArrowRight')).toBeNull()
    expect(walk.next('a', 'ArrowRight')).toBe('b')
  })
})

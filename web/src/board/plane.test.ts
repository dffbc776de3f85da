import { describe, expect, test } from 'vitest'
import { Plane, type Bounds } from './plane.svelte'

/** A board of this many units in a frame of 400 by 200 pixels. */
function show(bounds: Bounds, largest = 100, margin = 0): Plane {
  const plane = new Plane(
    () => bounds,
    () => ({ largest, margin }),
  )
  plane.width = 400
  plane.height = 200
  return plane
}

const box = (left: number, top: number, right: number, bottom: number): Bounds => ({ left, top, right, bottom })

describe('until the person moves it', () => {
  test('everything fits, in the middle', () => {
    const plane = show(box(-1, 0, 3, 4))

    expect(plane.scale).toBe(50)
    expect(plane.rect(-1, 0)).toEqual({ x: 100, y: 0, width: 50, height: 50 })
    expect(plane.rect(2, 3)).toEqual({ x: 250, y: 150, width: 50, height: 50 })
  })

  test('a small board is not blown up', () => {
    expect(show(box(0, 0, 1, 1), 60).scale).toBe(60)
  })

  test('a margin stays free', () => {
    const plane = show(box(0, 0, 2, 2), 100, 10)

    expect(plane.scale).toBe(90)
    expect(plane.rect(0, 0).y).toBe(10)
  })

  test('a board that grows is fitted again', () => {
    const bounds = box(0, 0, 4, 2)
    const plane = show(bounds)
    expect(plane.scale).toBe(100)

    bounds.bottom = 4

    expect(plane.scale).toBe(50)
  })

  test('it cannot be dragged away', () => {
    const plane = show(box(0, 0, 8, 4))

    plane.pan(100, 100)

    expect([plane.x, plane.y]).toEqual([0, 0])
    expect(plane.isMoved).toBe(false)
  })
})

test('a board that would get too small can be moved instead', () => {
  const plane = new Plane(
    () => box(0, 0, 40, 2),
    () => ({ largest: 100, smallest: 25, margin: 0 }),
  )
  plane.width = 400
  plane.height = 200
  expect([plane.scale, plane.isCut, plane.isMoved]).toEqual([25, true, false])
  expect(plane.rect(20, 0).x).toBe(200)

  plane.pan(1000, 0)

  expect(plane.rect(0, 0).x).toBe(0)
})

describe('zoomed', () => {
  test('the point under the fingers stays', () => {
    const plane = show(box(0, 0, 8, 4))
    const before = { x: (120 - plane.x) / plane.scale, y: (60 - plane.y) / plane.scale }

    plane.zoom(2, { x: 120, y: 60 })

    expect(plane.scale).toBe(100)
    expect((120 - plane.x) / plane.scale).toBeCloseTo(before.x)
    expect((60 - plane.y) / plane.scale).toBeCloseTo(before.y)
  })

  test('the frame never shows emptiness', () => {
    const plane = show(box(0, 0, 8, 4))
    plane.zoom(2)

    plane.pan(10_000, -10_000)

    expect(plane.rect(0, 0).x).toBe(0)
    expect(plane.rect(0, 3).y).toBe(100)
  })

  test('there is a limit, and beyond the other end everything fits again', () => {
    const plane = show(box(0, 0, 8, 4))

    plane.zoom(1000)
    expect(plane.scale).toBe(200)
    plane.zoom(0.001)

    expect(plane.scale).toBe(50)
    expect(plane.isMoved).toBe(false)
  })

  test('what the person chose stays when the board grows', () => {
    const bounds = box(0, 0, 8, 4)
    const plane = show(bounds)
    plane.zoom(2, { x: 0, y: 0 })

    bounds.right = 12

    expect(plane.scale).toBe(100)
    expect(plane.rect(0, 0)).toMatchObject({ x: 0, y: 0 })
  })

  test('a double tap zooms in and out', () => {
    const plane = show(box(0, 0, 8, 4))

    plane.toggle(80)
    expect(plane.scale).toBe(80)
    plane.toggle(80)

    expect(plane.scale).toBe(50)
  })
})

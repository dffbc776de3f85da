import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSprites, seenSprite, sprite } from './sprites'
import { HEX, layersOf } from './tiles'

interface Painted {
  width: number
  height: number
  clips: string[]
  fills: string[]
  strokes: string[]
}

/** A canvas that remembers which paths were painted. */
function canvas(): Painted & { getContext: () => unknown } {
  const seen: Painted = { width: 0, height: 0, clips: [], fills: [], strokes: [] }
  const nothing = () => {}
  const pen = {
    translate: nothing,
    scale: nothing,
    beginPath: nothing,
    arc: nothing,
    setLineDash: nothing,
    createRadialGradient: () => ({ addColorStop: nothing }),
    clip: (path: { d: string }) => seen.clips.push(path.d),
    fill: (path?: { d: string }) => seen.fills.push(path?.d ?? 'lens'),
    stroke: (path?: { d: string }) => seen.strokes.push(path?.d ?? 'lens'),
  }
  return Object.assign(seen, { getContext: () => pen })
}

beforeEach(() => {
  clearSprites()
  vi.stubGlobal('document', { createElement: canvas })
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(public d: string) {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const painted = (made: HTMLCanvasElement) => made as unknown as Painted

test('a sprite has every layer of its tile, clipped to the hexagon', () => {
  const { clips, fills, strokes } = painted(sprite('kiku-red', 20, 2))

  expect(clips).toEqual([HEX])
  expect(fills).toEqual(layersOf('kiku-red').flatMap(({ d, fill }) => (fill ? [d] : [])))
  expect(strokes).toEqual(layersOf('kiku-red').flatMap(({ d, stroke }) => (stroke ? [d] : [])))
})

test('a sprite is as large as the tile with its corners, in pixels of the device', () => {
  const { width, height } = painted(sprite('back', 20, 2))

  expect(width).toBe(2 * (Math.ceil(1.16 * 20 * 2) + 1))
  expect(height).toBe(width)
})

test('a sprite is painted once for each size, until all are cleared', () => {
  const first = sprite('bee', 20, 1)

  expect(sprite('bee', 20, 1)).toBe(first)
  expect(sprite('bee', 21, 1)).not.toBe(first)
  expect(seenSprite('bee', 20, 1)).not.toBe(first)
  clearSprites()
  expect(sprite('bee', 20, 1)).not.toBe(first)
})

test('a tile that everybody has seen is a back with a lens', () => {
  const { fills, strokes } = painted(seenSprite('bodan-blue', 20, 1))
  const back = layersOf('back').filter(({ fill }) => fill)

  expect(fills.slice(0, back.length + 1)).toEqual([...back.map(({ d }) => d), 'lens'])
  expect(fills.length).toBeGreaterThan(back.length + 1)
  expect(strokes).toContain('lens')
})

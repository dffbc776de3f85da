// Where the pictures on cards lie: patterns, bamboos and pips, in units of the card.

import { HIGH, middle, WIDE } from '../hex'
import type { Cell, Colour, Progress } from '../pieces'

export const PICTURE = 90 // the square on a card that holds its picture
export const TILE = { wide: 104, high: 114, rise: 54 } // the drawing of a plot, and how far its middle is from its top

export interface Spot {
  x: number
  y: number
}

const PITCH = 32.5 // between neighbours of a pattern

/** The middles of a pattern's plots in the picture, from back to front. */
export function spread<Part extends { cell: Cell }>(parts: Part[]): (Part & Spot)[] {
  const points = parts.map((part) => {
    const { x, y } = middle(part.cell)
    return { ...part, x: (x / WIDE) * PITCH, y: (y / WIDE) * PITCH }
  })
  const centre = (along: 'x' | 'y') => {
    const all = points.map((point) => point[along])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  const [x, y] = [PICTURE / 2 - centre('x'), PICTURE / 2 - 1.5 - centre('y')]
  return points.map((point) => ({ ...point, x: point.x + x, y: point.y + y })).sort((a, b) => a.y - b.y)
}

/** The size of a plot's drawing in a pattern: a little less than the distance between two plots. */
export const PATTERN_TILE = { width: (PITCH / 100) * TILE.wide, height: (PITCH / 100) * TILE.high }
export const PATTERN_HIGH = (HIGH / WIDE) * PITCH

/** Where bamboos stand, by their number, and how large they are. */
export const STANDS: Record<number, { at: [number, number][]; size: number }> = {
  1: { at: [[34, 66]], size: 0.92 },
  2: {
    at: [
      [24, 62],
      [66, 62],
    ],
    size: 0.9,
  },
  3: {
    at: [
      [45, 38],
      [22, 69],
      [68, 69],
    ],
    size: 0.66,
  },
  4: {
    at: [
      [34, 37],
      [72, 37],
      [18, 69],
      [56, 69],
    ],
    size: 0.63,
  },
}

/** The pips of a card: one for each thing it asks for. */
export function pips(progress: Pick<Progress, 'done' | 'needed'>): boolean[] {
  return Array.from({ length: progress.needed }, (_, pip) => pip < progress.done)
}

/** Which of the sections on a panda's card are stored. */
export function stored(sections: string[], progress: Progress | null | undefined): boolean[] {
  const left = new Map(progress?.category === 'panda' ? progress.sections.map((one) => [one.colour, one.stored]) : [])
  return sections.map((colour) => {
    const count = left.get(colour) ?? 0
    left.set(colour, count - 1)
    return count > 0
  })
}

const LETTER = 0.68 // how wide a bold letter is in a wide typeface, in ems
const SMALLEST = 0.8 // of the size wanted: below that, letters become narrower instead

export interface Fitted {
  lines: string[]
  size: number
  squeezed: (number | undefined)[] // by line: the width, if it would be wider
}

/** A text in one line or two, as large as it fits. */
export function fitted(text: string, width: number, largest: number, most = 2): Fitted {
  const words = text.split(' ')
  const sizeOf = (lines: string[]) => width / (LETTER * Math.max(...lines.map((line) => line.length)))
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const all = [[text], ...(most > 1 ? breaks : [])]
  const lines = all.find((one) => sizeOf(one) >= largest) ?? all.sort((a, b) => sizeOf(b) - sizeOf(a))[0]!
  const size = Math.min(largest, Math.max(sizeOf(lines), largest * SMALLEST))
  return { lines, size, squeezed: lines.map((line) => (sizeOf([line]) < size ? width : undefined)) }
}

/** The colour that a piece's id begins with. */
export const colourOf = (name: string | undefined): Colour => (name?.split('-')[0] as Colour | undefined) ?? 'green'

/** The drawing that stands for a category of objectives. */
export const ICONS = { plot: 'hexes', gardener: 'hat', panda: 'panda' }

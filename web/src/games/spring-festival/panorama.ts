// Where things lie on a panorama: its bounds, and the sparks between its tiles.

import type { Bounds } from '../../board/plane.svelte'
import { at, type Cell, type Piece, type Shelf } from './pieces'

/** The middle of the edge between two cells, in units of cells. */
export interface Seam {
  key: string
  x: number
  y: number
}

/** The box around all tiles and choices; with a ring of empty cells around the tiles, so that it rarely moves. */
export function boundsOf(tiles: Cell[], choices: Cell[], ring: number): Bounds {
  const cells = tiles.length || choices.length ? [...tiles, ...choices] : ([[0, 0]] as Cell[])
  const around = tiles.length ? tiles : cells
  const all = (place: 0 | 1, by: number) => [
    ...cells.map((cell) => cell[place]),
    ...around.map((cell) => cell[place] + by),
  ]
  return {
    left: Math.min(...all(0, -ring)),
    top: Math.min(...all(1, -ring)),
    right: Math.max(...all(0, ring)) + 1,
    bottom: Math.max(...all(1, ring)) + 1,
  }
}

export function seamOf(one: Cell, other: Cell): Seam {
  const [x, y] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
  return { key: `${x},${y}`, x: x + 0.5, y: y + 0.5 }
}

/** Where two half sparks meet. */
export function findSparks(pieces: Piece[], shelf: Shelf): Seam[] {
  const there = new Map(pieces.map((piece) => [at(piece.cell), piece]))
  const has = (piece: Piece | undefined, side: string) => piece && shelf.tiles.get(piece.tile)?.sparks.includes(side)
  return pieces.flatMap((piece) => {
    const [x, y] = piece.cell
    const right = there.get(at([x + 1, y]))
    const below = there.get(at([x, y + 1]))
    return [
      ...(has(piece, 'E') && has(right, 'W') ? [seamOf(piece.cell, right!.cell)] : []),
      ...(has(piece, 'S') && has(below, 'N') ? [seamOf(piece.cell, below!.cell)] : []),
    ]
  })
}

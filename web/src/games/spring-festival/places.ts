// Where something lies, in words: people say what is next to it.

import type { SpringFestivalNeighbour } from '../../generated/types'
import { enumerate, t } from '../../lib/words.svelte'
import { at, STEPS, type Cell, type Piece, type Shelf } from './pieces'

const own = (key: string, data: Record<string, unknown> = {}) => t(`spring-festival-web-${key}`, data)
const SIDES = ['W', 'E', 'N', 'S'] as const

/** A tile in a few words: `red 3`. */
export function nameTile(shelf: Shelf, id: string): string {
  const tile = shelf.tiles.get(id)
  return tile ? `${t(`spring-festival-colour-${tile.colour}.tile`)} ${tile.explosions}` : id
}

/** A place by its neighbours: `left of the red 3`, `between the red 3 and the blue 1`; empty if it has none. */
export function tellPlace(shelf: Shelf, neighbours: SpringFestivalNeighbour[]): string {
  const on = new Map(neighbours.map(({ side, tile }) => [side, nameTile(shelf, tile)]))
  const parts: string[] = []
  for (const [one, other, key] of [
    ['W', 'E', 'between'],
    ['N', 'S', 'between-rows'],
  ] as const) {
    if (on.has(one) && on.has(other)) parts.push(own(key, { one: on.get(one), other: on.get(other) }))
    else for (const side of [one, other]) if (on.has(side)) parts.push(own(`beside-${side}`, { tile: on.get(side) }))
  }
  return enumerate(parts)
}

/** The places of a panorama in words, each different from the others of its kind. */
export class Places {
  readonly #words = new Map<string, string>()

  constructor(shelf: Shelf, pieces: Piece[], free: Cell[]) {
    const tiles = new Map(pieces.map((piece) => [at(piece.cell), piece.tile]))
    const alike = new Map<string, Cell[]>()
    for (const cell of [...pieces.map((piece) => piece.cell), ...free.filter((cell) => !tiles.has(at(cell)))]) {
      const around = SIDES.flatMap((side) => {
        const tile = tiles.get(at([cell[0] + STEPS[side]![0], cell[1] + STEPS[side]![1]]))
        return tile ? [{ side, tile }] : []
      })
      const words = tellPlace(shelf, around)
      this.#words.set(at(cell), words)
      const here = tiles.get(at(cell))
      const called = `${here ? nameTile(shelf, here) : ''} ${words}`
      alike.set(called, [...(alike.get(called) ?? []), cell])
    }
    for (const cells of alike.values()) if (cells.length > 1) this.#tellApart(cells)
  }

  /** The words for a place; empty for a tile that lies alone. */
  of(cell: Cell): string {
    return this.#words.get(at(cell)) ?? ''
  }

  /** Count those that have the same words, from the top or from the left. */
  #tellApart(cells: Cell[]): void {
    const isColumn = new Set(cells.map((cell) => cell[1])).size === cells.length
    const isRow = !isColumn && new Set(cells.map((cell) => cell[0])).size === cells.length
    const from = isColumn ? 'top' : isRow ? 'left' : 'corner'
    const sorted = [...cells].sort((one, other) => (isRow ? one[0] - other[0] : one[1] - other[1] || one[0] - other[0]))
    sorted.forEach((cell, place) => {
      const counted = own(`place-${from}`, { number: place + 1, count: cells.length })
      this.#words.set(at(cell), [this.of(cell), counted].filter(Boolean).join(', '))
    })
  }
}

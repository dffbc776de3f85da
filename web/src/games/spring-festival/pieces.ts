// The pieces of the box by id, and short names for the generated types of this game.

import type {
  SpringFestivalBox,
  SpringFestivalCardPiece,
  SpringFestivalOffer,
  SpringFestivalScoreView,
  SpringFestivalSeatView,
  SpringFestivalTilePiece,
  SpringFestivalTileView,
  SpringFestivalView,
} from '../../generated/types'
import type { Flat } from '../types'

export type View = SpringFestivalView
export type Box = SpringFestivalBox
export type Seat = SpringFestivalSeatView
export type Score = SpringFestivalScoreView
export type Piece = SpringFestivalTileView
export type Cell = Piece['cell'] // x grows to the right, y downwards
export type Tile = SpringFestivalTilePiece
export type Card = SpringFestivalCardPiece
export type Colour = Tile['colour']

/** An offer of this game: what it touches and what it would bring. */
export type Choice = Flat<SpringFestivalOffer>

export const PARTS = ['finale', 'applause', 'majority', 'compositions', 'sign'] as const

export const STEPS: Record<string, Cell> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
}

export const COLOURS: Record<string, Colour> = { B: 'blue', G: 'green', R: 'red', Y: 'yellow' }

/** A cell as a key. */
export const at = (cell: readonly number[]): string => `${cell[0]},${cell[1]}`

/** The pieces of a box by their ids. */
export class Shelf {
  readonly tiles = new Map<string, Tile>()
  readonly cards = new Map<string, Card>()
  readonly signs = new Map<string, number>()

  constructor(box: Box | null | undefined) {
    for (const tile of box?.tiles ?? []) this.tiles.set(tile.id, tile)
    for (const card of box?.cards ?? []) this.cards.set(card.id, card)
    for (const sign of box?.signs ?? []) this.signs.set(sign.id, sign.points)
  }

  /** The four tiles of a starting set. */
  set(number: number): string[] {
    return [...this.tiles.values()].filter((tile) => tile.set === number).map((tile) => tile.id)
  }
}

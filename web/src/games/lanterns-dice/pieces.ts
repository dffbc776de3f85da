// The pieces of the box by id, and short names for the generated types of this game.

import type {
  LanternsDiceArea,
  LanternsDiceBoatView,
  LanternsDiceBox,
  LanternsDiceCardPiece,
  LanternsDiceFit,
  LanternsDiceOffer,
  LanternsDicePoolPiece,
  LanternsDicePreview,
  LanternsDiceSeatView,
  LanternsDiceShapePiece,
  LanternsDiceSpot,
  LanternsDiceView,
} from '../../generated/types'
import type { Flat } from '../types'
import { COLUMNS } from './geometry'

export type View = LanternsDiceView
export type Box = LanternsDiceBox
export type Seat = LanternsDiceSeatView
export type Pool = LanternsDicePoolPiece
export type Boat = LanternsDiceBoatView
export type Area = LanternsDiceArea
export type Fit = LanternsDiceFit
export type Spot = LanternsDiceSpot
export type Preview = LanternsDicePreview
export type Card = LanternsDiceCardPiece
export type Shape = LanternsDiceShapePiece
export type Cell = Pool['cell'] // column and row
export type Colour = Area['colour']

/** An offer of this game: what it touches and what it would bring. */
export type Choice = Flat<LanternsDiceOffer>

export const STEPS = ['roll', 'die', 'bonus', 'emperor', 'launch'] as const
export const PARTS = ['fireworks', 'group', 'boats'] as const

/** The number of a pool, row by row. */
export const poolAt = (cell: readonly number[]): number => cell[1]! * COLUMNS + cell[0]!

/** The number of an area, two for each pool. */
export const areaAt = ({ cell, half }: { cell?: readonly number[]; half?: number }): number => poolAt(cell!) * 2 + half!

/** The pieces of a box by their ids. */
export class Shelf {
  readonly #lakes = new Map<string, Pool[]>()
  readonly shapes = new Map<string, Shape>()
  readonly #cards = new Map<string, Card>()

  constructor(box: Box | null | undefined) {
    for (const { lake, pools } of box?.lakes ?? []) this.#lakes.set(lake, pools)
    for (const shape of box?.shapes ?? []) this.shapes.set(shape.shape, shape)
    for (const card of box?.cards ?? []) this.#cards.set(card.card + card.side, card)
  }

  /** The pools that a seat's sheet shows. */
  lake(seat: Seat): Pool[] {
    return this.#lakes.get(seat.lake ?? 'A') ?? []
  }

  card(id: string, side: string | null): Card | undefined {
    return this.#cards.get(id + (side ?? 'A'))
  }
}

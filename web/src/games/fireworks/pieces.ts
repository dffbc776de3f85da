// The pieces of the box by id, and short names for the generated types of this game.

import type {
  FireworksBox,
  FireworksBoxTile,
  FireworksBoxView,
  FireworksCardPiece,
  FireworksCharacterPiece,
  FireworksClosedShape,
  FireworksForecast,
  FireworksFunctionsView,
  FireworksGain,
  FireworksLaidTile,
  FireworksLaunchView,
  FireworksOffer,
  FireworksOpenHalf,
  FireworksOpenRing,
  FireworksRings,
  FireworksScoreView,
  FireworksSeatView,
  FireworksTakingView,
  FireworksTilePiece,
  FireworksView,
} from '../../generated/types'
import type { Flat } from '../types'
import { keyOf } from './geometry'

export type View = FireworksView
export type Box = FireworksBox
export type BoxView = FireworksBoxView
export type BoxTile = FireworksBoxTile
export type Seat = FireworksSeatView
export type Laid = FireworksLaidTile
export type Closed = FireworksClosedShape
export type Ring = FireworksOpenRing
export type Half = FireworksOpenHalf
export type Launch = FireworksLaunchView
export type Taking = FireworksTakingView
export type Functions = FireworksFunctionsView
export type Forecast = FireworksForecast
export type Gain = FireworksGain
export type Tile = FireworksTilePiece
export type Card = FireworksCardPiece
export type Character = FireworksCharacterPiece
export type Shape = Closed['shape']
export type Cell = Laid['cell'] // row and column of a sky
export type Spot = [number, number] // row and column of the box; the first row is the farthest
export type Part = Exclude<keyof FireworksScoreView, 'total'>

/** An offer of this game: what it touches and what it would bring. */
export type Choice = Omit<Flat<FireworksOffer>, 'preview'> & { preview: Preview }
/** What offers would bring, of all kinds in one type. */
export type Preview = Partial<FireworksForecast & FireworksRings & FireworksGain>

export const ROWS = 5 // of a sky
export const COLUMNS = 5

/** The parts of a score, in the order of the score aid. */
export const PARTS = ['big', 'start', 'saturn', 'kaleidoscope', 'flower', 'special', 'character'] as const

/** The tile on a cell. */
export const laidOn = (seat: Seat, cell: readonly number[]): Laid | undefined =>
  seat.sky.find((laid) => keyOf(laid.cell) === keyOf(cell))

/** The free cells of a sky. */
export function freeCells(seat: Seat): Cell[] {
  const found: Cell[] = []
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) if (!laidOn(seat, [row, column])) found.push([row, column])
  return found
}

/** The pieces of a box by their ids. */
export class Shelf {
  readonly #tiles = new Map<string, Tile>()
  readonly #cards = new Map<string, Card>()
  readonly #characters = new Map<string, Character>()
  readonly heights: number[]
  readonly points: Record<string, number>
  readonly specials: number[]
  readonly motifs: Box['motifs']
  readonly board: Box['board']
  readonly gale: number
  readonly pile: number

  constructor(box: Box | null | undefined) {
    // A start tile has the id of its base tile.
    for (const tile of box?.tiles ?? []) if (tile.type !== 'start') this.#tiles.set(tile.id, tile)
    for (const card of box?.cards ?? []) this.#cards.set(card.id, card)
    for (const character of box?.characters ?? []) this.#characters.set(character.id, character)
    this.heights = box?.heights ?? []
    this.points = box?.points ?? {}
    this.specials = box?.specials ?? []
    this.motifs = box?.motifs ?? { arc: 0, half: 2, flower: 4 }
    this.board = box?.board ?? { cells: [], rows: [], shifts: [] }
    this.gale = box?.gale ?? 0
    this.pile = box?.pile ?? 0
  }

  tile(id: string): Tile | undefined {
    return this.#tiles.get(id)
  }
  card(id: string): Card | undefined {
    return this.#cards.get(id)
  }
  character(id: string): Character | undefined {
    return this.#characters.get(id)
  }
}

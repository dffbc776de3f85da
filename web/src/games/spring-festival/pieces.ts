// The pieces of the box by id, and the types of views and offers.

export type Colour = 'blue' | 'green' | 'red' | 'yellow'
export type Cell = [number, number] // x grows to the right, y downwards

export interface Tile {
  id: string
  colour: Colour
  explosions: number
  arrows: string[]
  sparks: string[]
  set?: number
  symbol?: string
}

export interface Card {
  id: string
  kind: 'colour' | 'pattern'
  shape: string
  points: number
  grid: string[]
}

export interface Box {
  tiles: Tile[]
  cards: Card[]
  signs: { id: string; points: number }[]
}

export interface Score {
  finale: number
  applause: number
  majority: number
  compositions: number
  sign: number
  total: number
}

export interface Piece {
  tile: string
  cell: Cell
  exploded: boolean
}

export interface Seat {
  seat: number
  starting_set: number | null
  starting_tiles: string[]
  panorama: Piece[]
  held: string | null
  cards: (string | null)[]
  completed: string[]
  applause: number
  finale_fired: boolean
  score: Score
}

export interface View {
  you: number | null
  options: Record<string, string>
  phase: string
  round: number
  rounds: number
  active: number
  waiting: number[]
  store: { tops: (string | null)[]; below: number[]; orientation: number; faces: number[] }
  colour_deck: number
  pattern_deck: number
  sign: string | null
  seats: Seat[]
  winners: number[]
}

/** An offer of this game: what it touches and what it would bring. */
export interface Choice {
  move: string
  kind: string
  data: {
    tile?: string
    cell?: Cell
    card?: string
    cells?: Cell[]
    stack?: number
    taken?: string[]
    set?: number
  }
  preview: { waves: Cell[][]; sparks: [Cell, Cell][]; applause: number; points: number }
}

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

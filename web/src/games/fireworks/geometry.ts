// Where things are: the cells of a sky in units of a tile, the places of the box in millimetres.

export const INRADIUS = 100 // of a tile in a sky
export const ROW = INRADIUS * Math.sqrt(3) // from a row of cells to the next
export const TIP = (INRADIUS * 2) / Math.sqrt(3) // from a tile's middle to its tip

export interface Point {
  x: number
  y: number
}

/** How a sky is laid out: the number of cells in each row, and which rows are shifted by half a tile. */
export interface Grid {
  cells: readonly (readonly [number, number])[]
  rows: readonly number[]
  shifts: readonly number[]
}

export type Cell = readonly [number, number] // row and column
export type Place = readonly [number, number]

export const keyOf = ([row, column]: readonly number[]): string => `${row}-${column}`

/** The middle of a cell; the sky begins at 0,0. */
export function cellAt(grid: Grid, [row, column]: Cell): Point {
  return { x: INRADIUS * (1 + 2 * column + (grid.shifts[row] ?? 0)), y: TIP + ROW * row }
}

/** How large a sky is. */
export function sizeOf(grid: Grid): { width: number; height: number } {
  const ends = grid.rows.map((count, row) => 2 * count + (grid.shifts[row] ?? 0))
  return { width: INRADIUS * Math.max(...ends), height: TIP * 2 + ROW * (grid.rows.length - 1) }
}

/** From a tile's middle towards an edge: counter-clockwise from the east, in sixths. */
export function towards(edge: number, length = INRADIUS): Point {
  const angle = (-Math.PI / 3) * edge
  return { x: Math.cos(angle) * length, y: Math.sin(angle) * length }
}

/** The outline of a tile around 50,50, for places to press; as large as a part of the place. */
export function outline(part = 1): string {
  const points = Array.from({ length: 6 }, (_, corner) => {
    const angle = Math.PI / 6 + (Math.PI / 3) * corner
    const [x, y] = [Math.cos(angle) * 57.735 * part, Math.sin(angle) * 50 * part]
    return `${(50 + x).toFixed(1)} ${(50 + y).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
export const OUTLINE = outline()

// The box

export const FLOOR = 220 // millimetres, both ways
export const TILE = 16.5 // the inradius of a tile in the box
export const PLACES = 9 // in a row
const PITCH = 187 / PLACES
const NEAREST = TILE + PITCH / 2 // the middle of the first place
const LOOSE = 6.5 // how far a tile may lie from the middle of its place

/** A number from 0 to 1 that looks like chance and is always the same. */
export function scatter(...seeds: number[]): number {
  let mixed = 2166136261
  for (const seed of seeds) mixed = Math.imul(mixed ^ (seed + 0x9e37), 16777619)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 2246822519)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296
}

/** The middle of a place; those beyond the nine are on the rim. */
export function placeAt([row, column]: Place): Point {
  return { x: NEAREST + PITCH * column, y: NEAREST + PITCH * row }
}

/** Where in its place a tile lies: the board's own choice, the same for everybody. */
export function tileAt(tile: number, place: Place): Point & { angle: number } {
  const { x, y } = placeAt(place)
  const seed = place[0] * 11 + place[1]
  return {
    x: x + (scatter(tile, seed, 1) - 0.5) * 2 * LOOSE,
    y: y + (scatter(tile, seed, 2) - 0.5) * 2 * LOOSE,
    angle: (scatter(tile, seed, 3) - 0.5) * Math.PI,
  }
}

/** The place under a point of the floor. */
export function placeUnder({ x, y }: Point): Place {
  const at = (far: number) => Math.min(PLACES - 1, Math.max(0, Math.round((far - NEAREST) / PITCH)))
  return [at(y), at(x)]
}

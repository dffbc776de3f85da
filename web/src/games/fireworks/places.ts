// Where something lies, in words: in a sky by what is next to it, in the box from its middle.

import { t } from '../../lib/words.svelte'
import { keyOf, PLACES } from './geometry'
import { COLUMNS, laidOn, ROWS, type Cell, type Laid, type Seat } from './pieces'

const own = (key: string, data: Record<string, unknown> = {}) => t(`fireworks-web-${key}`, data)

// In a sky

type Side = 'W' | 'E' | 'NW' | 'NE' | 'SW' | 'SE'
const OPPOSITE: Record<Side, Side> = { W: 'E', E: 'W', NW: 'SE', SE: 'NW', NE: 'SW', SW: 'NE' }

/** The cells around a cell, by the side on which they lie. Odd rows are shifted to the right by half a tile. */
function around([row, column]: Cell): { side: Side; cell: Cell }[] {
  const shift = row % 2
  return [
    { side: 'W', cell: [row, column - 1] },
    { side: 'E', cell: [row, column + 1] },
    { side: 'NW', cell: [row - 1, column - 1 + shift] },
    { side: 'NE', cell: [row - 1, column + shift] },
    { side: 'SW', cell: [row + 1, column - 1 + shift] },
    { side: 'SE', cell: [row + 1, column + shift] },
  ]
}

/** A tile as the end of `right of …`, or by itself: `the red Kiku start tile`. */
function landmark(laid: Laid, form: 'of' | 'the'): string {
  const kind = t(`fireworks-kind-${laid.kind}`)
  if (laid.start) return own(form === 'of' ? 'start-tile.of' : 'start-tile', { kind })
  return own(`tile-${laid.kind}${form === 'of' ? '.of' : ''}`)
}

/** What a cell is next to: a start tile, else between two tiles, else any tile. */
function tellBeside(seat: Seat, cell: Cell): string | null {
  const near = around(cell).flatMap(({ side, cell }) => {
    const laid = laidOn(seat, cell)
    return laid ? [{ side, laid }] : []
  })
  const start = near.find(({ laid }) => laid.start)
  const between = near.find(({ side }) => near.some((other) => other.side === OPPOSITE[side]))
  if (!start && between) {
    const other = near.find(({ side }) => side === OPPOSITE[between.side])!
    return own('between', { one: landmark(between.laid, 'the'), other: landmark(other.laid, 'the') })
  }
  const beside = start ?? near[0]
  return beside ? own(`beside-${beside.side}`, { what: landmark(beside.laid, 'of') }) : null
}

/** Where a cell lies in its sky: `second row, on the left`. No two cells have the same words. */
export function tellRow([row, column]: Cell): string {
  const isCorner = row % (ROWS - 1) === 0 && column % (COLUMNS - 1) === 0
  if (isCorner) return own(`corner-${row ? 'lower' : 'upper'}-${column ? 'right' : 'left'}`)
  if (row * 2 === ROWS - 1 && column * 2 === COLUMNS - 1) return own('centre')
  return own('row-and-column', { row, column })
}

/** A cell by what is next to it, and where it lies in its sky. */
export function tellCell(seat: Seat, cell: Cell): string {
  const beside = tellBeside(seat, cell)
  return beside ? own('cell', { beside, row: tellRow(cell) }) : tellRow(cell)
}

/** A free cell, for those who can't see it. */
export const tellFree = (seat: Seat, cell: Cell): string => own('free', { cell: tellCell(seat, cell) })

/** Roughly where a cell lies: `at the upper left`. */
export const tellQuarter = ([row, column]: Cell): string => own(`quarter-${third(row, ROWS)}-${third(column, COLUMNS)}`)

const third = (place: number, size: number) => 1 + Math.sign(2 * place - size + 1)

/** Where the big arc of a turned tile points: `arc to the upper right`. */
export const tellArc = (rotation: number): string => own(`arc-${rotation}`)

// In the box

const MIDDLE = (PLACES - 1) / 2
const NEAR = 2 // steps that are `a little`

/** A place of the box in steps from its middle; no two have the same words. */
export function tellPlace([row, column]: readonly [number, number]): string {
  const [down, across] = [row - MIDDLE, column - MIDDLE]
  if (!down && !across) return own('place-middle')
  return own('place-steps', {
    across: Math.abs(across),
    side: across < 0 ? 'left' : 'right',
    down: Math.abs(down),
    way: down < 0 ? 'back' : 'front',
  })
}

/** Roughly where a place of the box is: `a little left of the middle`. */
export function tellRegion([row, column]: readonly [number, number]): string {
  const [down, across] = [row - MIDDLE, column - MIDDLE]
  const size = (steps: number) => (steps === 0 ? 0 : Math.abs(steps) <= NEAR ? 1 : 2)
  const vertical = down < 0 ? 'back' : 'front'
  const horizontal = across < 0 ? 'left' : 'right'
  const [far, wide] = [size(down), size(across)]
  if (!far && !wide) return own('place-middle')
  if (!far) return own(`region-${horizontal}-${wide}`)
  if (!wide) return own(`region-${vertical}-${far}`)
  return own(`region-${vertical}-${far}-${horizontal}-${wide}`)
}

/** Does this place lie beyond the walls? */
export const isOut = (place: readonly number[]): boolean => place.some((one) => one < 0 || one >= PLACES)

/** Two cells are the same. */
export const isSame = (one: readonly number[], other: readonly number[]): boolean => keyOf(one) === keyOf(other)

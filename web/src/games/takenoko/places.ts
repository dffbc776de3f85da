// Where something lies, in words: how many steps from the pond, and in which of twelve directions.
//
// Neighbours lie in E, NE, NW, W, SW and SE; the other six directions run between them. What is in none of the twelve
// lies slightly beside one of them. Far from the pond that is not enough: two legs of a walk say where it is.

import { enumerate, t } from '../../lib/words.svelte'
import { at, type Cell, type Edge, type Plot, type View } from './pieces'

const own = (key: string, data: Record<string, unknown> = {}) => t(`takenoko-web-${key}`, data)
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A tile as far as its name needs it: the colour is `null` for the pond, and missing for an empty place. */
export interface Tile {
  cell: Cell
  colour?: string | null
}

/** The directions from the east, counter-clockwise; what lies slightly beside them is nearer to one of two sides. */
const DIRECTIONS = [
  { name: 'E', before: 'S', after: 'N' },
  { name: 'ENE', before: 'E', after: 'N' },
  { name: 'NE', before: 'E', after: 'N' },
  { name: 'N', before: 'E', after: 'W' },
  { name: 'NW', before: 'N', after: 'W' },
  { name: 'WNW', before: 'N', after: 'W' },
  { name: 'W', before: 'N', after: 'S' },
  { name: 'WSW', before: 'W', after: 'S' },
  { name: 'SW', before: 'W', after: 'S' },
  { name: 'S', before: 'W', after: 'E' },
  { name: 'SE', before: 'S', after: 'E' },
  { name: 'ESE', before: 'S', after: 'E' },
] as const
/** One step along every other direction. */
const WAYS = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const // prettier-ignore
const FAR = 7 // steps from which two cells can lie to the same side of a direction
const EXACT = 1e-6

const isPond = (cell: Cell): boolean => !cell[0] && !cell[1]
const stepsTo = ([q, r]: Cell): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))

/** How far round a cell lies, from the east and counter-clockwise, in twelfths of a circle. */
const roundTo = ([q, r]: Cell): number => ((Math.atan2(-r * Math.sqrt(3), 2 * q + r) / Math.PI) * 6 + 12) % 12

/** What a place is said to be `of`: the pond, `it` if the pond was just named, or nothing if it will be named. */
type From = 'pond' | 'it' | 'nothing'

/** A place that is not the pond, as seen from the pond: `two steps north-east of the pond`. */
export function tellPlace(cell: Cell, from: From = 'pond'): string {
  const steps = stepsTo(cell)
  const round = roundTo(cell)
  const beside = round - Math.round(round)
  const { name, before, after } = DIRECTIONS[Math.round(round) % 12]!
  const isExact = Math.abs(beside) < EXACT
  if (!isExact && steps >= FAR) return tellLegs(cell, steps, from)
  const place = own(steps > 1 ? 'place-far' : 'place-near', { steps, direction: own(`direction-${name}`), from })
  return isExact ? place : own('place-beside', { place, side: own(`side-${beside < 0 ? before : after}`), from })
}

/** A place by a walk along two neighbouring ways: `seven steps from the pond, five east and two north-east`. */
function tellLegs(cell: Cell, steps: number, from: From): string {
  const sector = Math.floor(roundTo(cell) / 2)
  const way = WAYS[sector]!
  const second = way[1] * cell[0] - way[0] * cell[1]
  const leg = (place: number, count: number) =>
    own('place-leg', { steps: count, direction: own(`direction-${DIRECTIONS[(place % 6) * 2]!.name}.toward`) })
  const legs = enumerate([leg(sector, steps - second), leg(sector + 1, second)])
  return own('place-legs', { steps, legs, from })
}

/** A tile by its colour and place: `the pink plot north-east of the pond`. */
export function nameTile({ cell, colour }: Tile, from: From = 'pond'): string {
  if (isPond(cell)) return own('pond')
  return own(colour ? `plot-${colour}` : 'empty', { place: tellPlace(cell, from) })
}

/** An edge by the tiles on its two sides, the nearer first. */
export function nameBetween(tiles: Tile[]): string {
  const [one, other] = [...tiles].sort((a, b) => stepsTo(a.cell) - stepsTo(b.cell)) as [Tile, Tile]
  return own('between', { one: nameTile(one, 'nothing'), other: nameTile(other, isPond(one.cell) ? 'it' : 'pond') })
}

/** Several tiles in one phrase: `the pink plot north-east and the green plot east of the pond`. */
export const nameTiles = (tiles: Tile[]): string =>
  enumerate(tiles.map((tile, place) => nameTile(tile, place < tiles.length - 1 ? 'nothing' : 'pond')))

/** The plot on a cell, also one that is just being placed. */
export const plotAt = (view: View, cell: Cell): Plot | undefined =>
  [...view.land, ...(view.placing ? [view.placing] : [])].find((plot) => at(plot.cell) === at(cell))

const tileAt = (view: View, cell: Cell): Tile => ({ cell, colour: plotAt(view, cell)?.colour })

/** A cell by what one sees there: `the pond`, `the pink plot …`, `the empty place …`. */
export const nameCell = (view: View, cell: Cell): string => nameTile(tileAt(view, cell))

/** Several cells in one phrase, each by what one sees there. */
export const nameCells = (view: View, cells: Cell[]): string => nameTiles(cells.map((cell) => tileAt(view, cell)))

/** An edge by what one sees beside it: `between the pink plot … and the green plot …`. */
export const nameEdge = (view: View, cells: Edge): string => nameBetween(cells.map((cell) => tileAt(view, cell)))

/** Everything about a cell: colour, place, water, bamboo, improvement, figures. */
export function tellPlot(view: View, cell: Cell): string {
  const plot = plotAt(view, cell)
  const name = capital(nameCell(view, cell))
  const improvement = plot?.improvement ? t(`takenoko-chip-${plot.improvement}`) : 'none'
  const words = plot
    ? own('tell-plot', { name, irrigated: plot.irrigated, height: plot.height, improvement })
    : own('tell-bare', { name })
  const here = Object.entries(view.figures).filter(([, place]) => place && at(place) === at(cell))
  if (!here.length) return words
  const figures = capital(enumerate(here.map(([figure]) => t(`takenoko-figures-${figure}`))))
  return `${words} ${own('tell-figures', { count: here.length, figures })}`
}

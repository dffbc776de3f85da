// What the garden shows on its plots and edges: where choices are made, what they would bring, how far a card is.

import type { Bounds } from '../../board/plane.svelte'
import { ends, middle, type Point } from './hex'
import { at, between, type Cell, type Choice, type Edge, type Preview, type Progress, type View } from './pieces'

/** A place of the land with what can be chosen there. */
export interface Spot {
  key: string
  cell: Cell | null // else it is an edge
  edge: Edge | null
  offers: Choice[]
  x: number
  y: number
  kind: string
}

/** A part of a small tag: a picture, and a number beside it. */
export interface Part {
  icon: 'section' | 'meal' | 'drop' | 'chip' | 'good' | 'helped' | 'bad' | 'none'
  name?: string // a colour or a chip
  text?: string
}

/** What a card says about a plot, or about a place for one. */
export interface Mark {
  cell: Cell
  state: 'fits' | 'dry' | 'open' | 'empty' | 'could'
  colour: string | null
  isFaint: boolean // only of another way to lay the pattern
  parts: Part[]
}

const POND: Cell = [0, 0]

/** The cell that a choice is made on; for a swap it is the plot that isn't picked yet. */
export function cellOf({ kind, data }: Choice, picked: Cell | null): Cell | null {
  if (kind === 'lay') return null
  if (kind !== 'swap') return data.cell ?? null
  return (picked && data.cells?.find((cell) => at(cell) !== at(picked))) ?? null
}

/** Choices by place, in reading order. */
export function findSpots(choices: Choice[], picked: Cell | null = null): Spot[] {
  const spots = new Map<string, Spot>()
  for (const choice of choices) {
    const cell = cellOf(choice, picked)
    const edge = choice.kind === 'lay' ? (choice.data.cells as Edge) : null
    const key = cell ? at(cell) : edge ? between(edge) : null
    if (key === null) continue
    const { x, y } = cell ? middle(cell) : halfway(edge!)
    const spot = spots.get(key) ?? { key, cell, edge, offers: [], x, y, kind: choice.kind }
    spot.offers.push(choice)
    spots.set(key, spot)
  }
  return [...spots.values()].sort((one, other) => one.y - other.y || one.x - other.x)
}

/** The middle of an edge. */
export function halfway(edge: Edge): Point {
  const [one, other] = edge.map(middle) as [Point, Point]
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

const RAFT = { wide: 0.5, high: 0.66, apart: 1.02 } // half its width, its height, and its distance from plots

/** Where islands are beside the land: in free corners, else under it. */
export function raftSpots(cells: Cell[], { left, top, right, bottom }: Bounds, count: number): Point[] {
  const corners = [bottom - 0.16, top + RAFT.high].flatMap((y) =>
    [left + RAFT.wide, right - RAFT.wide].map((x) => ({ x, y })),
  )
  const isFree = ({ x, y }: Point) =>
    cells.map(middle).every((plot) => Math.hypot(plot.x - x, plot.y - (y - RAFT.high / 2)) > RAFT.apart)
  const free = corners.filter(isFree)
  const under = [0, 1].map((number) => ({ x: left + RAFT.wide * (1 + 2.2 * number), y: bottom + RAFT.high }))
  return [...free, ...under].slice(0, count)
}

/** Back to front, as things are painted. */
export const byRow = (one: { cell: Cell }, other: { cell: Cell }): number =>
  one.cell[1] - other.cell[1] || one.cell[0] - other.cell[0]

const PLACING = ['keep', 'improve', 'lay', 'swap'] // what is laid helps for good: say so

/** A change as a number with its sign. */
export const signed = (count: number) => `${count < 0 ? '−' : '+'}${Math.abs(count)}`

/** What a choice would bring, in short, for the place it is made on. */
export function tagOf({ kind, data, preview }: Choice, cell: Cell | null, land: View['land']): Part[] {
  const parts: Part[] = []
  const colour = (key: string) => land.find((plot) => at(plot.cell) === key)?.colour ?? data.plot?.split('-')[0]
  const meal = preview.eaten?.[0]
  const here = cell && preview.bamboo.find((change) => at(change.cell) === at(cell))
  if (meal) parts.push({ icon: 'meal', name: meal.colour })
  else if (here && kind !== 'keep') {
    parts.push({ icon: 'section', name: colour(at(here.cell)), text: signed(here.sections) })
  }
  if (kind === 'lay') parts.push(...(preview.watered ?? []).map((): Part => ({ icon: 'drop' })))
  return [...parts, ...promises(preview, PLACING.includes(kind))]
}

/** What a choice would mean for one's own objectives: one becomes ready, or is spoiled, or comes closer. */
export function promises({ objectives = [] }: Preview, helps = true): Part[] {
  const has = (...changes: string[]) => objectives.some(({ change }) => changes.includes(change))
  const parts: Part[] = []
  if (has('ready')) parts.push({ icon: 'good' })
  else if (helps && has('helped')) parts.push({ icon: 'helped' })
  if (has('spoiled', 'hurt')) parts.push({ icon: 'bad' })
  return parts
}

const WIDTHS: Partial<Record<Part['icon'], number>> = { none: 0, meal: 30 } // of pictures that aren't square

/** Where a tag is on a plot, beside the number: not over the bamboo of the row in front. */
export const tagSpot = (cell: Cell, parts: Part[]): Point => {
  const { x, y } = middle(cell)
  return { x: x * 100 + Math.max(14, widthOf(parts) / 2 - 12), y: y * 100 + 33 }
}

/** How wide a tag is, in pixels of the plane. */
export const widthOf = (parts: Part[]): number =>
  parts.reduce((wide, { icon, text }) => wide + (WIDTHS[icon] ?? 18) + (text ? 24 : 0), 10)

/** Where figures stand on a plot, side by side, and how large. */
export function standing(count: number, isPond: boolean): { x: number; y: number; size: number }[] {
  if (isPond && count === 1) return [{ x: 0, y: 24, size: 1 }]
  if (isPond) return [-22, 20, 0].slice(0, count).map((x, number) => ({ x, y: 20 + 8 * number, size: 0.88 }))
  if (count === 1) return [{ x: 20, y: 36, size: 0.92 }]
  if (count === 2) return [{ x: 2, y: 21, size: 0.76 }, { x: 30, y: 37, size: 0.76 }] // prettier-ignore
  return [{ x: 2, y: 14, size: 0.68 }, { x: 34, y: 22, size: 0.68 }, { x: 14, y: 40, size: 0.68 }] // prettier-ignore
}

/** Footprints from one plot to another, without those on the plots themselves; `turn` is their direction in degrees. */
export function trackOf(from: Cell, to: Cell): { x: number; y: number; turn: number }[] {
  const [start, end] = [middle(from), middle(to)]
  const [x, y] = [end.x - start.x, end.y - start.y]
  const far = Math.hypot(x, y)
  const count = Math.max(0, Math.round(far / 0.32) - 1)
  const turn = (Math.atan2(y, x) * 180) / Math.PI + 90
  return Array.from({ length: count }, (_, number) => {
    const share = (number + 1) / (count + 1)
    const aside = number % 2 ? 0.06 : -0.06
    return { x: start.x + x * share - (y / far) * aside, y: start.y + y * share + (x / far) * aside, turn }
  })
}

/** What a card says about the land. The first way to lay a pattern is the best one, others are faint. */
export function marksOf(card: Progress | null | undefined, land: View['land']): Map<string, Mark> {
  const marks = new Map<string, Mark>()
  const add = (mark: Mark) => marks.has(at(mark.cell)) || marks.set(at(mark.cell), mark)
  if (card?.category === 'plot') {
    for (const [number, { cells }] of card.placements.entries()) {
      for (const { cell, colour, state } of cells) {
        const isFaint = number > 0 && !card.ready
        const parts: Part[] = state === 'dry' ? [{ icon: 'drop' }] : []
        if (!isFaint || state !== 'empty') add({ cell, state, colour, isFaint, parts })
      }
    }
  } else if (card?.category === 'gardener') {
    for (const cell of card.counting) add({ cell, state: 'fits', colour: null, isFaint: false, parts: [] })
    for (const { cell, sections, water, chip } of card.could) {
      const parts: Part[] = []
      const colour = land.find((plot) => at(plot.cell) === at(cell))?.colour ?? null
      if (sections) parts.push({ icon: 'section', name: colour ?? '', text: signed(sections) })
      if (water) parts.push({ icon: 'drop' })
      if (chip) parts.push({ icon: 'chip', name: chip })
      add({ cell, state: 'could', colour, isFaint: false, parts })
    }
  } else if (card) {
    const missing = card.sections.filter(({ asked, stored }) => stored < asked).map(({ colour }) => colour)
    for (const { cell, colour, height } of land) {
      if (height && missing.includes(colour)) add({ cell, state: 'could', colour, isFaint: false, parts: [] })
    }
  }
  return marks
}

/** An edge as a line, away from the pond, in pixels of the plane. */
export function lineOf(edge: Edge): string {
  const away = ({ x, y }: Point) => Math.hypot(x, y)
  const [from, to] = ends(edge).sort((one, other) => away(one) - away(other)) as [Point, Point]
  const write = ({ x, y }: Point) => `${(x * 100).toFixed(1)} ${(y * 100).toFixed(1)}`
  return `M${write(from)}L${write(to)}`
}

/** The part of the plane that belongs to an edge: a diamond between its ends and, not quite, the middles of its plots. */
export function diamondOf(
  edge: Edge,
  share = 0.8,
): { left: number; top: number; width: number; height: number; clip: string } {
  const half = halfway(edge)
  const [start, end] = ends(edge)
  const inner = edge
    .map(middle)
    .map(({ x, y }) => ({ x: half.x + (x - half.x) * share, y: half.y + (y - half.y) * share }))
  const points = [start, inner[0]!, end, inner[1]!]
  const [xs, ys] = [points.map(({ x }) => x * 100), points.map(({ y }) => y * 100)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const clip = points.map((_, number) => `${(xs[number]! - left).toFixed(1)}px ${(ys[number]! - top).toFixed(1)}px`)
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top, clip: `polygon(${clip.join()})` }
}

/** The cells to be seen: the land with the pond, places for new plots, and the pattern of a card. */
export function shownCells(land: View['land'], spots: Spot[], marks: Iterable<Mark>): Cell[] {
  const places = spots.flatMap(({ cell }) => (cell ? [cell] : []))
  return [POND, ...land.map(({ cell }) => cell), ...places, ...[...marks].map(({ cell }) => cell)]
}

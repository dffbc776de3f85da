// Where plots and channels lie: hexagons with a corner at the top, seen a little from the south.

import type { Bounds } from '../../board/plane.svelte'
import type { Cell, Edge } from './pieces'

export const RADIUS = 0.6 // from the middle of a plot to its corners, in units of the plane
export const SQUASH = 0.88 // the land is lower than it is wide
export const WIDE = Math.sqrt(3) * RADIUS // of a plot
export const HIGH = 2 * RADIUS * SQUASH

export interface Point {
  x: number
  y: number
}

/** The middle of a plot. */
export const middle = ([q, r]: Cell): Point => ({ x: WIDE * (q + r / 2), y: 1.5 * RADIUS * SQUASH * r })

/** The corners of a plot around its middle, from the top clockwise. */
export function corners(radius = RADIUS): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = ((corner * 60 - 90) * Math.PI) / 180
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) * SQUASH }
  })
}

/** Where an edge between two plots begins and ends. */
export function ends([one, other]: Edge): [Point, Point] {
  const [from, to] = [middle(one), middle(other)]
  const direction = Math.round((Math.atan2((to.y - from.y) / SQUASH, to.x - from.x) * 180) / Math.PI / 60 + 6) % 6
  const around = corners()
  const [start, end] = [around[(direction + 1) % 6]!, around[(direction + 2) % 6]!]
  return [
    { x: from.x + start.x, y: from.y + start.y },
    { x: from.x + end.x, y: from.y + end.y },
  ]
}

/** The part of the plane that holds these plots. */
export function bounds(cells: Cell[]): Bounds {
  const points = cells.map(middle)
  return {
    left: Math.min(...points.map(({ x }) => x)) - WIDE / 2,
    right: Math.max(...points.map(({ x }) => x)) + WIDE / 2,
    top: Math.min(...points.map(({ y }) => y)) - HIGH / 2,
    bottom: Math.max(...points.map(({ y }) => y)) + HIGH / 2,
  }
}

/** A hexagon as a path in a square from 0,0 to 100,100. */
export const OUTLINE = `M${corners()
  .map(({ x, y }) => `${(50 + (x / WIDE) * 100).toFixed(2)},${(50 + (y / HIGH) * 100).toFixed(2)}`)
  .join('L')}Z`

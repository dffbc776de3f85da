// Outlines that are computed rather than drawn, in pixels of the plane: 100 a unit, around the middle of a plot.

import { corners, HIGH, RADIUS, SQUASH, WIDE, type Point } from '../hex'
import { SHADES } from '../palette'
import type { Colour } from '../pieces'

const round = (value: number) => Math.round(value * 10) / 10

/** A hexagon with rounded corners. */
export function hexagon(radius: number, rounded = 6): string {
  const points = corners(radius)
  const towards = (from: Point, to: Point) => {
    const share = rounded / Math.hypot(to.x - from.x, to.y - from.y)
    return `${round(from.x + (to.x - from.x) * share)} ${round(from.y + (to.y - from.y) * share)}`
  }
  const parts = points.map((corner, number) => {
    const [before, after] = [points[(number + 5) % 6]!, points[(number + 1) % 6]!]
    return `${towards(corner, before)}Q${round(corner.x)} ${round(corner.y)} ${towards(corner, after)}`
  })
  return `M${parts.join('L')}Z`
}

export const R = RADIUS * 100
export const SOIL = hexagon(R + 3, 9)
export const FACE = hexagon(R - 3)
export const THREAD = hexagon(R - 9)
export const RING = hexagon(R - 4.5)
/** The clickable part of a plot, as a share of its box. */
export const CLIP = 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)'
export const BOX = { width: WIDE * 100, height: HIGH * 100 }

/** Half the width of a plot's face at a height. */
const half = (y: number) => {
  const across = (Math.sqrt(3) / 2) * (R - 8)
  const slope = 2 * (1 - Math.abs(y) / SQUASH / (R - 8)) * across
  return Math.min(across, slope)
}

/** The furrows that are raked into yellow plots. */
export const FURROWS = [-36, -26, -16, -6, 4, 14, 24, 34]
  .map((y) => {
    const wide = half(Math.abs(y) + 4)
    const waves = Math.max(2, Math.round(wide / 9))
    const step = round((wide * 2) / waves)
    return `M${round(-wide)} ${y}q${round(step / 2)}-6 ${step} 0${`t${step} 0`.repeat(waves - 1)}`
  })
  .join('')

/** A blossom with five petals. */
function blossom(x: number, y: number, size: number, turn: number): string {
  const petals = [0, 1, 2, 3, 4].map((petal) => {
    const spot = (away: number, aside: number) => {
      const angle = ((turn + petal * 72 + aside) * Math.PI) / 180
      return `${round(x + Math.cos(angle) * away)} ${round(y + Math.sin(angle) * away * SQUASH)}`
    }
    const side = (aside: number) => spot(size * 1.05, aside)
    return `M${x} ${y}C${side(-46)} ${spot(size * 1.3, -20)} ${spot(size * 0.92, 0)}C${spot(size * 1.3, 20)} ${side(46)} ${x} ${y}`
  })
  return petals.join('')
}

const BLOOMS: [number, number, number, number][] = [
  [-6, -36, 7, 10],
  [-36, -14, 8.5, 40],
  [4, -8, 9.5, 0],
  [40, 2, 7, 20],
  [-40, 16, 6, 60],
  [12, 32, 8, 35],
]
/** The blossoms of pink plots, and their hearts. */
export const BLOSSOMS = BLOOMS.map((bloom) => blossom(...bloom)).join('')
export const HEARTS = BLOOMS.map(([x, y]) => `M${x} ${y}h.1`).join('')

const LEAF = [0, 1, 2] as const
const SPRIGS: [number, number, number][] = [
  [-4, -30, -90],
  [-36, -6, -60],
  [8, 2, -120],
  [38, 0, -80],
  [-34, 24, -100],
  [12, 40, -70],
]
/** The sprigs of bamboo leaves on green plots: three leaves each. */
export const SPRIG = SPRIGS.flatMap(([x, y, turn]) =>
  LEAF.map((leaf) => {
    const angle = ((turn + (leaf - 1) * 52) * Math.PI) / 180
    const spot = (away: number, aside: number) =>
      `${round(x + Math.cos(angle + aside) * away)} ${round(y + Math.sin(angle + aside) * away * SQUASH)}`
    return `M${x} ${y}Q${spot(8, -0.5)} ${spot(15, 0)}Q${spot(8, 0.5)} ${x} ${y}`
  }),
).join('')

/** A colour's shades as properties of a style. */
export const paint = (colour: string): string => {
  const { light, deep, dry, bamboo, outline, wall } = SHADES[colour as Colour]
  return `--light:${light};--deep:${deep};--dry:${dry};--bamboo:${bamboo};--outline:${outline};--wall:${wall}`
}

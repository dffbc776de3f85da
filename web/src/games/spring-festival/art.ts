// The drawings: bursts, rockets, arrows, sparks and seals as SVG paths. A tile is 100 by 100.

import type { Colour } from './pieces'

export const INK: Record<Colour, { light: string; main: string; deep: string }> = {
  red: { light: '#ffc2b0', main: '#ff5c5c', deep: '#7a1626' },
  yellow: { light: '#fff2b8', main: '#ffc73d', deep: '#6d4a06' },
  green: { light: '#c9ffd9', main: '#46d98b', deep: '#0c5a3a' },
  blue: { light: '#cfeaff', main: '#57b1ff', deep: '#123f86' },
}

/** Pseudo-random numbers, always the same. */
export function dice(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519)
    state = Math.imul(state ^ (state >>> 13), 3266489917)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
}

const round = (value: number) => Math.round(value * 10) / 10
const point = (angle: number, radius: number): [number, number] => [Math.cos(angle) * radius, Math.sin(angle) * radius]
const xy = (x: number, y: number) => `${round(x)} ${round(y)}`

/** Lines from a ring to a ring, of varying length: the chrysanthemum. */
function spikes(count: number, from: number, to: number, vary: number, seed: number): string {
  const next = dice(seed)
  let path = ''
  for (let spike = 0; spike < count; spike += 1) {
    const angle = ((spike + 0.3 * next()) / count) * Math.PI * 2
    path += `M${xy(...point(angle, from))}L${xy(...point(angle, to - vary * next() * (spike % 2 ? 1 : 0.3)))}`
  }
  return path
}

/** Strands that rise a little and fall far: the willow. */
function strands(): string {
  let path = ''
  for (const reach of [-44, -34, -22, -9, 9, 22, 34, 44]) {
    const side = Math.abs(reach)
    const fall = 46 - side * 0.32
    path += `M0 -22C${xy(reach * 0.42, -44 + side * 0.2)} ${xy(reach * 0.95, -34)} ${xy(reach, fall - 4)}`
  }
  return path
}

/** Broad leaves that bend: the palm. */
function fronds(): string {
  let path = ''
  for (let frond = 0; frond < 7; frond += 1) {
    const angle = -Math.PI / 2 + ((frond - 3) / 7) * Math.PI * 2
    const [tx, ty] = point(angle, 46)
    const droop = 9 + 5 * Math.abs(Math.cos(angle))
    const [ax, ay] = point(angle - 0.3, 26)
    const [bx, by] = point(angle + 0.3, 22)
    path += `M0 0Q${xy(ax, ay - droop * 0.4)} ${xy(tx, ty + droop * 0.5)}Q${xy(bx, by + droop * 0.2)} 0 0Z`
  }
  return path
}

/** Dots in a ring, as a path of small circles. */
function dots(count: number, radius: number, size: number, turn = 0): string {
  let path = ''
  for (let dot = 0; dot < count; dot += 1) {
    const [x, y] = point(((dot + turn) / count) * Math.PI * 2, radius)
    path += `M${xy(x - size, y)}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0`
  }
  return path
}

/** The strokes and fills of a burst, drawn in a square from -50 to 50. */
export interface Stroke {
  d: string
  width?: number // a line of that width; otherwise filled
  tone: 'light' | 'main'
}

export const BURSTS: Record<Colour, Stroke[]> = {
  red: [
    { d: spikes(26, 9, 48, 12, 3), width: 3.2, tone: 'main' },
    { d: spikes(13, 3, 27, 6, 5), width: 3, tone: 'light' },
    { d: dots(1, 0, 4.5), tone: 'light' },
  ],
  yellow: [
    { d: strands(), width: 3.6, tone: 'main' },
    { d: 'M0 -22V34M-15 -30C-19 -20 -21 -8 -21 6M15 -30C19 -20 21 -8 21 6', width: 2.2, tone: 'light' },
    { d: 'M-6 -22a6 6 0 1 0 12 0a6 6 0 1 0 -12 0', tone: 'light' },
  ],
  green: [
    { d: fronds(), tone: 'main' },
    { d: spikes(7, 6, 34, 0, 1), width: 2, tone: 'light' },
    { d: dots(1, 0, 5), tone: 'light' },
  ],
  blue: [
    { d: dots(14, 42, 5), tone: 'main' },
    { d: dots(9, 25, 4.2, 0.5), tone: 'light' },
    { d: dots(1, 0, 5.5), tone: 'light' },
  ],
}

/** Where the bursts of a tile are, by their number: x, y and half the size. */
export const LAYOUT: Record<number, [number, number, number][]> = {
  1: [[50, 49, 29]],
  2: [
    [35.5, 37, 20.5],
    [64.5, 62, 20.5],
  ],
  3: [
    [50, 33, 17.5],
    [32.5, 64, 17.5],
    [67.5, 64, 17.5],
  ],
  4: [
    [34, 33.5, 16],
    [66, 33.5, 16],
    [34, 66.5, 16],
    [66, 66.5, 16],
  ],
}

/** A rocket at rest, in a square from -50 to 50. */
export const ROCKET = {
  stick: 'M0 18V50',
  body: 'M-19 -14H19V24Q0 31 -19 24Z',
  band: 'M-19 -6H19V12H-19Z',
  nose: 'M-27 -13Q-13 -20 0 -50Q13 -20 27 -13Q0 -5 -27 -13Z',
}

/** An arrow near the edge, pointing up; it is turned to its direction. */
export const ARROW = 'M50 3.2L58.2 14.6Q50 11.6 41.8 14.6Z'
/** The same in a corner, pointing up and right. */
export const CORNER_ARROW = 'M95.6 4.4L93.4 18.4Q89.4 10.6 81.6 6.6Z'

const TURNS: Record<string, number> = { N: 0, NE: 0, E: 90, SE: 90, S: 180, SW: 180, W: 270, NW: 270 }

/** How an arrow or a half spark lies at its place. */
export const turned = (direction: string): string => `rotate(${TURNS[direction]} 50 50)`

/** A star around a point of the x axis, as far as this one of its 24 rays. */
function star(rays: number, middle: number): string {
  let path = ''
  for (let ray = 0; ray <= rays; ray += 1) {
    const [x, y] = point((ray / 12) * Math.PI, ray % 2 ? 5 : ray % 4 ? 10 : 14.5)
    path += `${ray ? 'L' : 'M'}${xy(middle + x, y)}`
  }
  return `${path}Z`
}

/** Half a star on the upper edge, cut off by it. */
export const HALF_SPARK = star(12, 50)

/** A whole star around 0,0: a complete spark. */
export const SPARK = star(23, 0)

/** The pips on the starting tiles, as many as the number of their set, in a square from -10 to 10. */
export const PIPS: Record<number, string> = {
  1: 'M0 0h.1',
  2: 'M-4 4h.1M4 -4h.1',
  3: 'M-5 5h.1M0 0h.1M5 -5h.1',
  4: 'M-4 -4h.1M4 -4h.1M-4 4h.1M4 4h.1',
}

const CORNERS: [string, number, number][] = [
  ['SE', 86, 86],
  ['SW', 14, 86],
  ['NE', 86, 14],
  ['NW', 14, 14],
]

/** A corner without an arrow, for the seal of a starting tile. */
export function freeCorner(arrows: string[]): [number, number] {
  const [, x, y] = CORNERS.find(([corner]) => !arrows.includes(corner)) ?? CORNERS[0]!
  return [x, y]
}

/** A clapping hand, in a square from -10 to 10. */
export const HAND =
  'M-5 9C-8 6 -9 3 -9 1C-9 -.6 -7 -.8 -6.3 .6L-5.2 2.6V-6C-5.2 -7.8 -2.8 -7.8 -2.8 -6V-8C-2.8 -9.8 -.2 -9.8 -.2 -8V-7.4C-.2 -9.2 2.4 -9.2 2.4 -7.4V-5.4C2.4 -7 4.8 -7 4.8 -5.4V2C4.8 6 3 9 0 9Z'

// Every tile as data: layers of paths, from the night at the bottom to the frame on top. SVG and canvas draw the same.
//
// A tile has an inradius of 100 and its middle at 0,0; y points down. The middle of edge k is at -60k degrees.

import { fireworkOf, startOf } from './bursts'
import { BACK, FUNCTIONS, SPECIALS, marksOfSpecial } from './motifs'
import { around, dot, hexagon, line, polar, star, type Colour } from './outlines'

export const BASES = [
  'kiku-red', 'kiku-gold', 'kiku-green', 'kiku-blue', 'bodan-red', 'bodan-gold', 'bodan-green', 'bodan-blue',
] as const // prettier-ignore
export const KINDS = [
  ...BASES,
  'bee', 'chrysanthemum', 'willow', 'palm', 'bangs', 'butterfly', 'cat', 'smile', 'gale', 'rain', 'symbol',
] as const // prettier-ignore

export type Style = 'kiku' | 'bodan'
export type Base = (typeof BASES)[number]
export type Kind = (typeof KINDS)[number]
export type Look = Kind | `start-${Base}` | 'back'

/** Light that fades from a point. */
export interface Glow {
  x: number
  y: number
  r: number
  stops: [at: number, colour: string][]
}

export interface Layer {
  d: string
  fill?: string | Glow
  stroke?: string
  width?: number
  opacity?: number
  cap?: 'round'
}

/** What all layers of a tile are clipped to. */
export const HEX = hexagon(100)

export const LOOKS: Look[] = [...KINDS, ...BASES.map((kind) => `start-${kind}` as const), 'back']

/** How a tile looks: start tiles have the ids of base tiles. */
export function lookOf(kind: string, isStart = false): Look {
  return (isStart ? `start-${kind}` : kind) as Look
}

const isBase = (kind: string): kind is Base => (BASES as readonly string[]).includes(kind)
const partsOf = (kind: Base) => kind.split('-') as [Style, Colour]

function drawn(look: Look): Layer[] {
  if (look === 'back') return BACK
  if (look.startsWith('start-')) return startOf(...partsOf(look.slice(6) as Base))
  if (isBase(look)) return fireworkOf(...partsOf(look))
  return (SPECIALS[look] ?? FUNCTIONS[look])!
}

const cache = new Map<Look, Layer[]>()

export function layersOf(look: Look): Layer[] {
  if (!cache.has(look)) cache.set(look, drawn(look))
  return cache.get(look)!
}

/** What is left of a tile that everybody has seen: its star and its style, faintly, within 55 of the middle. */
export function marksOf(kind: Kind): Layer[] {
  if (!isBase(kind)) return marksOfSpecial(kind)
  const [style, colour] = partsOf(kind)
  const stroke = LIGHT[colour]
  return [
    { d: star(colour, [0, 0], -90, 22), fill: stroke },
    style === 'kiku'
      ? { d: around(12).map((angle) => line(polar(36, angle), polar(52, angle))).join(''), stroke, width: 5, cap: 'round' }
      : { d: around(9, -90).map((angle) => dot(...polar(44, angle), 6)).join(''), fill: stroke },
  ] // prettier-ignore
}

/** The colour of a star on a dark ground. */
export const LIGHT: Record<Colour, string> = { red: '#ff8d7c', gold: '#ffd35e', green: '#6ef0ac', blue: '#82c8ff' }

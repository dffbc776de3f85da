// Tiles in words: with and without an article, lying in a sky, counted.

import { enumerate, t } from '../../lib/words.svelte'
import type { NamePieces } from '../types'
import { tellArc, tellQuarter, tellRegion } from './places'
import type { Box, Cell, Laid, Spot } from './pieces'

const own = (key: string, data: Record<string, unknown> = {}) => t(`fireworks-web-${key}`, data)

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A tile by its kind: `red Kiku`. */
export const tileWord = (kind: string): string => t(`fireworks-kind-${kind}`)

/** The same with its article: `the red Kiku`. */
export const theTile = (kind: string): string => own(`tile-${kind}`)

/** Tiles of a kind: `a red Kiku`, `3 red Kikus`. */
export const someTiles = (kind: string, count: number): string =>
  own(`tile-${kind}.${count === 1 ? 'one' : 'many'}`, { count })

/** Tiles in a list, each kind once. */
export function listTiles(kinds: string[]): string {
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return enumerate([...counts].map(([kind, count]) => someTiles(kind, count)))
}

/** A tile with all that one sees of it: `red Kiku, arc to the right`. */
export function tellTile(tile: Laid | string, start = false): string {
  const laid = typeof tile === 'string' ? { kind: tile, start, rotation: null } : tile
  const kind = tileWord(laid.kind)
  if (laid.start) return own('start-tile.name', { kind })
  return laid.rotation === null ? kind : own('turned', { kind, arc: tellArc(laid.rotation) })
}

const HEIGHT_OF_A_METRE = 100

/** A height: `70 cm`, `1 m`. */
export const tellHeight = (height: number): string =>
  height === HEIGHT_OF_A_METRE ? own('metre') : own('centimetres', { height })

/** Sentences name tiles with their article, and places by what one sees. Texts choose by the names of shapes. */
export const namePieces: NamePieces<Box> = () => (name, value) => {
  if (name === 'kind' && value) return theTile(value as string)
  if (name === 'place' && value) return tellRegion(value as Spot)
  if (name === 'cell' || name === 'origin') return tellQuarter(value as Cell)
  if (name === 'height') return tellHeight(value as number)
  if (name === 'shape') return value as string
  return undefined
}

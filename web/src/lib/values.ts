// The data of events, offers and prompts, ready for the catalogue. The terminal's `lampion/cli/values.py` says the same.

import type { NameOfPiece } from '../games/types'
import { MEANINGS, type Meaning } from '../generated/meanings'
import { enumerate, knows, t, type Data } from './catalogue.svelte'

/** The names at a table; `you` is the reader's seat. */
export interface Names {
  name: (seat: number | null | undefined) => string
  you: number | null
  left?: number[] // the seats whose players gave up or ran out of time
  piece?: NameOfPiece
}

/** How a field of a game's events and offers is said, if the words for ids are not enough. */
export function meaningOf(game: string, name: string): Meaning | undefined {
  return MEANINGS[game]?.[name]
}

/** Each value said as its game declares; ids as words, where the catalogue has them. */
export function plain(game: string, data: Data, names: Names): Data {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, plainValue(game, name, value, names)]))
}

function plainValue(game: string, name: string, value: unknown, names: Names): unknown {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const meaning = meaningOf(game, name)
  if (meaning && value !== null) return say(game, name, meaning, value, names)
  if (Array.isArray(value)) return value.map((item) => String(pieceWord(game, name, item, names))).join(', ')
  return pieceWord(game, name, value, names)
}

/** A value with a meaning. A place is said by the game's board, which knows what lies around it. */
function say(game: string, name: string, { how, piece = name }: Meaning, value: unknown, names: Names): unknown {
  switch (how) {
    case 'cell':
      return names.piece?.(name, value) ?? (value as number[]).join(',')
    case 'cells':
      return names.piece?.(name, value) ?? (value as number[][]).map((cell) => `(${cell.join(',')})`).join(', ')
    case 'place':
      return names.piece?.(name, value) ?? ''
    case 'piece':
      return pieceWord(game, piece, value, names)
    case 'by-seat':
      return (value as unknown[])
        .map((item, seat) => `${names.name(seat)} ${String(pieceWord(game, piece, item, names))}`)
        .join(', ')
    case 'seat':
      return inside(names.name(value as number))
    case 'seats':
      return enumerate((value as number[]).map((seat) => inside(names.name(seat))))
    case 'scores':
      return (value as number[]).join(' – ')
    case 'sum':
      return value
  }
}

/** A player's name inside a sentence, where `You` has no capital. */
export const inside = (who: string): string => (who === t('web-you') ? t('web-you-tag') : who)

/**
 * What several events say in one field: numbers that add up as their sum, everything else as a list. Events told
 * together agree on what is true of them. Pieces of a kind are counted: `red Kiku ×2`.
 */
export function join(game: string, name: string, values: unknown[]): unknown {
  if (meaningOf(game, name)?.how === 'sum') return (values as number[]).reduce((sum, one) => sum + one, 0)
  if (values[0] === 'yes' || values[0] === 'no') return values[0]
  if (name !== 'kind') return values.map(String).join(', ')
  const counts = new Map<string, number>()
  for (const value of values.map(String)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => (count > 1 ? `${value} ×${count}` : value)).join(', ')
}

function pieceWord(game: string, name: string, value: unknown, names: Names): unknown {
  return names.piece?.(name, value) ?? wordFor(game, name, value)
}

/** The word for an id, if the catalogue has one: `kinds` are looked up like `kind`. */
function wordFor(game: string, name: string, value: unknown): unknown {
  const written = value === null || value === undefined ? 'None' : value
  for (const key of [`${game}-${name}-${written}`, `${game}-${name.replace(/s$/, '')}-${written}`]) {
    if (knows(key)) return t(key)
  }
  return value
}

// Where everyone's points come from, as rows: for the score sheet, and for the counting at the end.

import type { AnyView } from '../games/types'
import { knows, t } from '../lib/words.svelte'

/** A part of the points. */
export interface Part {
  key: string
  word: string
  points: number[] // by seat
}

export interface Parts {
  closed: Part[] // what counts
  open: Part[] // what may still be lost: not in the sum
  total: string // the word for the sum; empty if the game has no parts
}

/** The parts of everybody's points; those that brought nobody anything are left out. */
export function partsOf(game: string, view: AnyView | null | undefined): Parts {
  const scores = view?.seats?.map((seat) => ({ ...seat.score }) as Record<string, number>) ?? []
  const keys = Object.keys(scores[0] ?? {})
  const total = keys.pop() // by convention the last
  const open = view?.provisional ?? []
  const parts = keys
    .filter((key) => scores.some((score) => score[key]))
    .map((key) => ({ key, word: wordOf(game, key), points: scores.map((score) => score[key] ?? 0) }))
  return {
    closed: parts.filter(({ key }) => !open.includes(key)),
    open: parts.filter(({ key }) => open.includes(key)),
    total: total ? wordOf(game, total) : '',
  }
}

function wordOf(game: string, key: string): string {
  const found = `${game}-score-${key}`
  return knows(found) ? t(found) : key
}

// The moves on offer in groups that are easy to scan.

import type { Offer } from '../../generated/types'
import { meaningOf } from '../../lib/values'
import { kindWord, knows, labelOf, particulars, previewOf, type Names } from '../../lib/words.svelte'

export interface Choice {
  move: string
  label: string
  preview: string
}
export interface Part {
  title: string // empty when the group has no parts
  choices: Choice[]
}
export interface Group {
  kind: string
  title: string
  parts: Part[]
  count: number
}

interface Place {
  pieces: string
  x: number
  y: number
}

const LONG = 6 // choices; a longer group is split by its first word

/** Kind by kind, and within a kind by pieces, then row by row from the top; the terminal does the same. */
function readingOrder(game: string, one: Offer, other: Offer): number {
  const [a, b] = [one, other].map((offer) => {
    const cells: number[][] = []
    const pieces: string[] = []
    for (const [name, value] of Object.entries(offer.data)) {
      const how = meaningOf(game, name)?.how
      if (how === 'cell') cells.push(value as number[])
      else if (how === 'cells') cells.push(...(value as number[][]))
      else if (!how) pieces.push(...[value].flat().map(String))
    }
    return { pieces: cells.length ? pieces.join(' ') : '', y: cells[0]?.[1] ?? 0, x: cells[0]?.[0] ?? 0 }
  }) as [Place, Place]
  return a.pieces.localeCompare(b.pieces) || a.y - b.y || a.x - b.x
}

/** Text for searching: without accents and capitals, and with look-alike signs unified. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
}

/** All offers that match the search, in groups. Single moves come first, then the long lists. */
export function groups(game: string, offers: Offer[], names: Names, typed: string): Group[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const kinds = [...new Set(offers.map((offer) => offer.kind))]
  const found = kinds.map((kind) => {
    const title = kindWord(game, kind)
    const alike = offers.filter((offer) => offer.kind === kind).sort((one, other) => readingOrder(game, one, other))
    const fits = alike.filter((offer) => {
      const text = fold(`${title} ${labelOf(game, offer, offers, names)} ${offer.move}`)
      return words.every((word) => text.includes(word))
    })
    return { kind, title, parts: partsOf(game, fits, offers, names), count: fits.length }
  })
  return found.filter((group) => group.count).sort((a, b) => Number(a.count > 1) - Number(b.count > 1))
}

function partsOf(game: string, alike: Offer[], offers: Offer[], names: Names): Part[] {
  const isWorded = knows(`${game}-offer-${alike[0]?.kind}`)
  const all = alike.map((offer) => ({ offer, words: particulars(game, offer, offers, names) }))
  const firsts = new Set(all.map(({ words }) => words[0]))
  const splits = !isWorded && all.length > LONG && firsts.size > 1 && all.every(({ words }) => words.length > 1)
  const choice = ({ offer, words }: (typeof all)[number]): Choice => ({
    move: offer.move,
    label: splits ? words.slice(1).join(' ') : labelOf(game, offer, offers, names),
    preview: previewOf(game, offer.preview),
  })
  if (!splits) return [{ title: '', choices: all.map(choice) }]
  return [...firsts].map((first) => ({
    title: first!,
    choices: all.filter(({ words }) => words[0] === first).map(choice),
  }))
}

// What happened and what can be done, in words.

import { vocabularyOf } from '../games'
import type { Event, Line, Offer, SeatInfo } from '../generated/types'
import { knows, t, type Data } from './catalogue.svelte'
import { join, plain, type Names } from './values'

export * from './catalogue.svelte'
export { inside, plain, type Names } from './values'

export const CHANCE = 8 // the seat of chance

// Names of players

/** The name of a seat: the person's, or a bot's by its place at the table. */
export function nameOf(seats: SeatInfo[], seat: number | null | undefined): string {
  const found = seats.find((other) => other.seat === seat)
  if (!found) return seat === null || seat === undefined || seat === CHANCE ? '' : t('web-player', { seat: seat + 1 })
  if (found.kind === 'bot') return t(`web-bot-name-${found.seat % 8}`)
  if (found.kind === 'open') return t('web-seat-open')
  return found.name || t('web-player', { seat: found.seat + 1 })
}

/** Names for sentences about this table. */
export function namesOf(seats: SeatInfo[], you: number | null, piece?: Names['piece']): Names {
  const left = seats.filter((seat) => seat.out).map((seat) => seat.seat)
  return { you, piece, left, name: (seat) => (seat === you && you !== null ? t('web-you') : nameOf(seats, seat)) }
}

// What happened, in sentences; the terminal's `lampion/cli/story.py` tells the same. `tests/words/cases.json` is for both.

export interface Paragraph {
  text: string
  heading: boolean
}

/** A log line as paragraphs; the start and end of a part of the game are headings. */
export function tells(game: string, line: Line, names: Names): Paragraph[] {
  return tellEvents(game, line.events ?? [], names)
}

/** Events as paragraphs. */
export function tellEvents(game: string, events: Event[], names: Names): Paragraph[] {
  const found: Paragraph[] = []
  for (const part of runs(events, (event) => String(isHeading(event)))) {
    if (isHeading(part[0]!)) {
      found.push(...part.map((event) => ({ text: tell(game, [event], names), heading: true })))
    } else {
      const alike = runs(markPlaces(part), likeness)
      const told = alike.flatMap((same) => tellAlike(game, same, names)).filter(Boolean) // some events need no words
      if (told.length) found.push({ text: told.join(' '), heading: false })
    }
  }
  return found
}

/** Events that share this can be told together: their kind, whose they are, and what is true of them. */
function likeness({ kind, seat, data }: Event): string {
  const truths = Object.entries(data).filter(([name, value]) => typeof value === 'boolean' && name !== 'there')
  return [kind, seat, ...truths.map(([, value]) => value)].join(' ')
}

/** Says of each event whether it is `there`, where the one before it was: a place needs to be named only once. */
function markPlaces(events: Event[]): Event[] {
  let last = ''
  return events.map((event) => {
    const { cell, cells } = event.data as { cell?: number[]; cells?: number[][] }
    const place = [...(cell ? [cell] : (cells ?? []))].map(String).sort().join(' ')
    const there = place !== '' && place === last
    last = place || last
    return place ? { ...event, data: { ...event.data, there } } : event
  })
}

function runs<T>(items: T[], key: (item: T) => string): T[][] {
  const found: T[][] = []
  let last: string | null = null
  for (const item of items) {
    const now = key(item)
    if (now === last) found.at(-1)!.push(item)
    else found.push([item])
    last = now
  }
  return found
}

function isHeading(event: Event): boolean {
  return event.kind.endsWith('-began') || event.kind === 'game-over'
}

function tellAlike(game: string, events: Event[], names: Names): string[] {
  if (events.length > 1 && knows(onPage(game, `event-${events[0]!.kind}.several`))) return [tell(game, events, names)]
  return events.map((event) => tell(game, [event], names))
}

function tell(game: string, events: Event[], names: Names): string {
  const first = events[0]!
  let data: Data = plain(game, first.data, names)
  if (events.length > 1) {
    const each = events.map((event) => plain(game, event.data, names))
    const fields = Object.keys(data).map((name) => [name, join(game, name, each.map((one) => one[name]))]) // prettier-ignore
    data = { ...Object.fromEntries(fields), count: events.length }
  }
  const key = onPage(game, `event-${first.kind}${events.length > 1 ? '.several' : ''}`)
  const you = first.seat !== null && first.seat === names.you
  return t(key, { who: names.name(first.seat), you, ...data })
}

/** The key of a game's text: the page's own version, which needs no piece numbers, if there is one. */
export function onPage(game: string, key: string): string {
  const own = `${game}-web-${key}`
  return knows(own) ? own : `${game}-${key}`
}

// Moves in words; the terminal's `lampion/cli/moves.py` lists the same.

/** The label of a move in the list of its kind. */
export function labelOf(game: string, offer: Offer, offers: Offer[], names: Names): string {
  const key = `${game}-offer-${offer.kind}`
  if (knows(key)) return t(key, plain(game, offer.data, names))
  return particulars(game, offer, offers, names).join(' ') || kindWord(game, offer.kind)
}

/** The words of a move after those that its kind has in common, in the reader's language. */
export function particulars(game: string, offer: Offer, offers: Offer[], names: Names): string[] {
  return ownWords(offer, offers).map((word) => pieceWord(game, offer.kind, word, names))
}

/** The words of a move after those that its kind has in common, as the terminal lists them. */
export function ownWords(offer: Offer, offers: Offer[]): string[] {
  const alike = offers.filter((other) => other.kind === offer.kind).map((other) => other.move.split(' '))
  return offer.move.split(' ').slice(Math.max(1, alike.length > 1 ? sharedWords(alike) : 1))
}

/** The heading over the moves of a kind. */
export function kindWord(game: string, kind: string): string {
  const key = `${game}-move-${kind}`
  return knows(key) ? t(key) : kind
}

function pieceWord(game: string, kind: string, word: string, names: Names): string {
  const { shelves, firstShelf, seats } = vocabularyOf(game)
  if (seats.includes(kind)) return names.name(Number(word))
  for (const shelf of [firstShelf[kind], ...shelves]) {
    if (shelf && knows(`${game}-${shelf}-${word}`)) return t(`${game}-${shelf}-${word}`)
  }
  return word.replaceAll('-', word.includes(',') ? '−' : '-')
}

function sharedWords(texts: string[][]): number {
  let count = 0
  const shortest = Math.min(...texts.map((words) => words.length))
  while (count < shortest && texts.every((words) => words[count] === texts[0]![count])) count += 1
  return count
}

/** What a move would bring, in a few symbols; zeros are left out. */
export function previewOf(game: string, data: Data): string {
  const parts: string[] = []
  for (const [name, value] of Object.entries(data)) {
    const key = `${game}-preview-${name}`
    const list = Array.isArray(value) ? (value as unknown[]) : null
    if ((list ? list.length === 0 : !value) || !knows(key)) continue
    const cells = list?.reduce<number>((sum, one) => sum + (Array.isArray(one) ? one.length : 1), 0) ?? 0
    const count = list?.length ?? Math.abs(value as number)
    parts.push(t(key, { count, cells, sign: list || (value as number) > 0 ? '+' : '-' }))
  }
  return parts.join(' ')
}

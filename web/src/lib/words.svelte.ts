// Texts from the catalogue that terminal, server and browser share. Whatever uses `t` follows the language.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { vocabularyOf } from '../games'
import type { Event, Line, Offer, SeatInfo } from '../generated/types'
import { preferences, type Language } from './preferences.svelte'

export const CHANCE = 8 // the seat of chance

type Data = Record<string, unknown>

// The catalogue files a browser may need, each loaded on demand.
const files = import.meta.glob<string>(
  [
    '../../../src/lampion/i18n/*/*.ftl',
    '!../../../src/lampion/i18n/*/{arena,errors,pages,server,storage,tables,terminal,tune}.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const bundles = new SvelteMap<Language, FluentBundle>()
const wanted = new Set<string>() // files in use: a new language loads them all
const loaded = new Set<string>() // language/file
let current = $state<Language | null>(null)
let revision = $state(0) // rises when words arrive, so that texts are rendered again

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language)
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false })
    bundles.set(language, bundle)
  }
  return bundle
}

async function loadFile(language: Language, name: string): Promise<void> {
  const place = `${language}/${name}`
  if (loaded.has(place)) return
  const file = files[`../../../src/lampion/i18n/${place}.ftl`]
  if (!file) return
  const text = await file()
  if (loaded.has(place)) return
  loaded.add(place)
  bundleOf(language).addResource(new FluentResource(text))
}

/** Load files: `web`, or a game's texts with those of its board. */
export async function loadWords(...names: string[]): Promise<void> {
  const all = names.flatMap((name) => (name === 'web' ? [name] : [name, `${name}-web`]))
  all.forEach((name) => wanted.add(name))
  await useLanguage(preferences.language)
}

/** Switch the language; the page changes once all its words are loaded. */
export async function useLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => loadFile(language, name)))
  if (language !== preferences.language) return // changed again while loading
  current = language
  revision += 1
  if (typeof document !== 'undefined') document.documentElement.lang = language
}

/** The language on the page. */
export function language(): Language {
  return current ?? preferences.language
}

function patternOf(key: string) {
  void revision
  const [id, part] = key.split('.') as [string, string?]
  const message = bundles.get(language())?.getMessage(id)
  return (part ? message?.attributes[part] : message?.value) ?? null
}

/** Does the catalogue have this key? */
export function knows(key: string): boolean {
  return patternOf(key) !== null
}

/** The text for a key, filled with the data; `key.part` is an attribute of a message. */
export function t(key: string, data: Data = {}): string {
  const pattern = patternOf(key)
  if (pattern === null) return key
  return bundleOf(language()).formatPattern(pattern, clean(data), [])
}

/** Data in the types that Fluent accepts. */
function clean(data: Data): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'boolean') found[name] = value ? 'yes' : 'no'
    else if (typeof value === 'number' || value instanceof Date) found[name] = value
    else found[name] = value === null || value === undefined ? 'None' : String(value)
  }
  return found
}

/** `a, b and c`. */
export function enumerate(words: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(words)
}

/** A number as this language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(language()).format(value)
}

/** A day and a time. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** How long ago, roughly. */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  const seconds = Math.round((at - now) / 1000)
  for (const [unit, size] of [['day', 86400], ['hour', 3600], ['minute', 60]] as const) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit)
  }
  return format.format(0, 'minute')
}

// Names of players

/** The names at a table; `you` is the reader's seat. */
export interface Names {
  name: (seat: number | null | undefined) => string
  you: number | null
  piece?: (name: string, id: string) => string | undefined // the name of a piece
}

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
  return { you, piece, name: (seat) => (seat === you && you !== null ? t('web-you') : nameOf(seats, seat)) }
}

// What happened, in sentences. The same as `lampion/cli/story.py`.

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
      const alike = runs(part, (event) => `${event.kind} ${event.seat}`)
      found.push({ text: alike.flatMap((same) => tellAlike(game, same, names)).join(' '), heading: false })
    }
  }
  return found
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
  if (events.length > 1 && knows(`${game}-event-${events[0]!.kind}.several`)) return [tell(game, events, names)]
  return events.map((event) => tell(game, [event], names))
}

function tell(game: string, events: Event[], names: Names): string {
  const first = events[0]!
  let data: Data = plain(game, first.data, names)
  if (events.length > 1) {
    const each = events.map((event) => plain(game, event.data, names))
    data = Object.fromEntries(Object.keys(data).map((name) => [name, each.map((one) => String(one[name])).join(', ')]))
    data.count = events.length
  }
  data.number = first.data.cells?.length
  const key = onPage(game, `event-${first.kind}${events.length > 1 ? '.several' : ''}`)
  const you = first.seat !== null && first.seat === names.you
  return t(key, { who: names.name(first.seat), you, ...data })
}

/** The key of a game's text: the page's own version, which needs no piece numbers, if there is one. */
export function onPage(game: string, key: string): string {
  const own = `${game}-web-${key}`
  return knows(own) ? own : `${game}-${key}`
}

/** Data as the catalogue can print them: cells as x,y, players by name, lists with commas, ids by their words. */
export function plain(game: string, data: Data, names: Names): Data {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, plainValue(game, name, value, names)]))
}

function plainValue(game: string, name: string, value: any, names: Names): unknown {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (name === 'winners') return enumerate(value.map(names.name))
  if (name === 'other') return names.name(value)
  const word = (item: unknown) => names.piece?.(name, String(item)) ?? wordFor(game, name, item)
  if (name === 'taken') return value.map((piece: string, seat: number) => `${names.name(seat)} ${names.piece?.('tile', piece) ?? piece}`).join(', ')
  if (name === 'scores') return value.join(' – ')
  if (name === 'cell') return value.join(',')
  if (name === 'cells') return value.map((cell: number[]) => `(${cell.join(',')})`).join(', ')
  if (Array.isArray(value)) return value.map((item) => String(word(item))).join(', ')
  return word(value)
}

/** The word for an id, if the catalogue has one: `kinds` are looked up like `kind`. */
export function wordFor(game: string, name: string, value: unknown): unknown {
  const written = value === null || value === undefined ? 'None' : value
  for (const key of [`${game}-${name}-${written}`, `${game}-${name.replace(/s$/, '')}-${written}`]) {
    if (knows(key)) return t(key)
  }
  return value
}

// Moves in words. The same as `lampion/cli/moves.py`.

/** The label of a move in the list of its kind. */
export function labelOf(game: string, offer: Offer, offers: Offer[], names: Names): string {
  const key = `${game}-offer-${offer.kind}`
  if (knows(key)) return t(key, plain(game, offer.data, names))
  return particulars(game, offer, offers, names).join(' ') || kindWord(game, offer.kind)
}

/** The words of a move after those that its kind has in common, in the reader's language. */
export function particulars(game: string, offer: Offer, offers: Offer[], names: Names): string[] {
  const alike = offers.filter((other) => other.kind === offer.kind).map((other) => other.move.split(' '))
  const shared = alike.length > 1 ? sharedWords(alike) : 1
  const words = offer.move.split(' ').slice(Math.max(1, shared))
  return words.map((word) => pieceWord(game, offer.kind, word, names))
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
export function previewOf(game: string, data: Record<string, any>): string {
  const parts: string[] = []
  for (const [name, value] of Object.entries(data)) {
    const key = `${game}-preview-${name}`
    const isList = Array.isArray(value)
    if ((isList ? value.length === 0 : !value) || !knows(key)) continue
    const cells = isList ? value.reduce((sum, one) => sum + (Array.isArray(one) ? one.length : 1), 0) : 0
    const count = isList ? value.length : Math.abs(value)
    parts.push(t(key, { count, cells, sign: isList || value > 0 ? '+' : '-' }))
  }
  return parts.join(' ')
}

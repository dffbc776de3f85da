// Every sentence about whole games, in both languages: `tests/web/test_fireworks_sentences.py` records the games in Python
// and runs this file over them. Without a recording there is nothing to check.

// @ts-expect-error the client's code has no types for Node
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { About } from '../../board/explain.svelte'
import type { Event, Offer } from '../../generated/types'
import { moveWords } from '../../lib/advice'
import { preferences, type Language } from '../../lib/preferences.svelte'
import { knows, loadWords, onPage, plain, t, tellEvents, type Names } from '../../lib/words.svelte'
import * as say from './descriptions'
import { freeCells, PARTS, Shelf, type Box, type Choice, type View } from './pieces'

interface Moment {
  view: View
  prompt: [string, Record<string, unknown>] | null
  offers: Choice[]
}
interface Recording {
  box: Box
  games: { events: Event[][]; moments: Moment[] }[]
}

const GAME = 'fireworks'
const file = import.meta.env.VITE_RECORDING as string | undefined
const listing = import.meta.env.VITE_SENTENCES as string | undefined // where to write all sentences, for reading
const recording = file ? (JSON.parse(readFileSync(file, 'utf-8') as string) as Recording) : null

const COORDINATES = /\d,-?\d|\(-?\d|#\d|\d\.\d/
const UNFINISHED = /[{}]|fireworks-|undefined|\bnull\b|\bNone\b|\bnone\b|NaN|\[object| {2}|\s[.,]|\.\.|^ |'/
const IDS = /\b(?:kiku|bodan)-|\b(?:advanced|game)-\d/
const PEOPLE = ['Ada', 'Bo', 'Cleo', 'Dev']

const namesFor = (view: View): Names => {
  const name = (seat: number | null | undefined) => (seat === view.you ? t('web-you') : (PEOPLE[seat ?? 0] ?? ''))
  return { you: view.you, name, piece: say.namePieces({} as Box) }
}

const all = ({ title, text }: About): string[] => [title, ...text]

/** What the board says about a moment. */
function* tellMoment(shelf: Shelf, { view, prompt, offers }: Moment): Generator<string> {
  const names = namesFor(view)
  const name = (seat: number) => names.name(seat)
  const seat = view.seats[view.you ?? 0]!
  if (prompt) {
    const key = onPage(GAME, prompt[0].slice(GAME.length + 1))
    expect(key).toMatch(/^fireworks-web-/)
    yield t(key, plain(GAME, prompt[1], names))
  }
  for (const offer of offers) {
    const levels = offer.kind === 'aim' ? shelf.heights.keys() : [0]
    for (const level of levels) {
      yield say.tellChoice(offer, { view, seat, name, level })
      for (const { words } of say.previewParts(offer, level)) yield words
    }
    yield say.tellGo(offer)
    yield say.tellGo(offer, true)
    expect(knows(`${GAME}-web-advice-${offer.kind}`)).toBe(true)
    yield moveWords(GAME, offer as unknown as Offer, offers as unknown as Offer[], names)
    const hint = `${GAME}-web-hint-${offer.kind}`
    expect(knows(hint)).toBe(true)
    yield t(hint, plain(GAME, offer.data, names))
  }
  if (offers.length) yield say.tellAsk(offers, view, seat)
  yield say.tellUp(view)
  yield say.tellWaiting(view, seat, name)
  if (view.launch) yield say.tellOutcome(view.launch)
  if (view.box) yield* all(say.aboutBox(view))
  if (view.card) yield* all(say.aboutCard(shelf, view.card.id))
  for (const tile of view.box?.laid_out ? view.box.tiles : []) yield say.tellBoxTile(tile)
  for (const kind of ['gale', 'rain', 'symbol']) yield* all(say.aboutFunction(kind, view, name))
  for (const other of view.seats) {
    yield say.tellDoing(view, other)
    yield say.tellSky(view, other.seat, name(other.seat))
    for (const laid of other.sky) yield say.tellLaid(other, laid.cell)
    const free = freeCells(other).map((cell) => say.tellFree(other, cell))
    expect(free.length).toBe(other.free)
    expect(new Set(free).size).toBe(free.length)
    yield* free
    if (other.character) yield* all(say.aboutCharacter(shelf, view, other))
    for (const part of PARTS) yield* all(say.aboutShape(part, shelf, other))
  }
}

/** What the board says about the box whatever happens. */
function* tellPieces(shelf: Shelf, box: Box): Generator<string> {
  for (const { id, type } of box.tiles) {
    yield* all(say.aboutTile(shelf, id, type === 'start'))
    for (const count of [1, 3]) yield say.someTiles(id, count)
    yield t('fireworks-web-too-late', { kind: say.theTile(id) })
  }
  for (const { id } of box.cards) yield* all(say.aboutCard(shelf, id))
  for (const face of [...box.faces, null]) yield* all(say.aboutDie(face))
  for (const height of box.heights) yield say.tellHeight(height)
}

describe.skipIf(!recording).each(['en', 'fr'] as Language[])('whole games in %s', (language) => {
  test('are told without coordinates, ids or gaps', { timeout: 300_000 }, async () => {
    preferences.language = language
    await loadWords('web', GAME)
    const { box, games } = recording!
    const shelf = new Shelf(box)
    const told = new Set<string>(tellPieces(shelf, box))
    for (const { events, moments } of games) {
      const names = namesFor(moments[0]!.view)
      for (const line of events) for (const { text } of tellEvents(GAME, line, names)) told.add(text)
      for (const moment of moments) for (const sentence of tellMoment(shelf, moment)) told.add(sentence)
    }
    if (listing) writeFileSync(`${listing}.${language}`, [...told].sort().join('\n'))
    expect(told.size).toBeGreaterThan(1000)
    const wrong = [...told].filter((text) => COORDINATES.test(text) || UNFINISHED.test(text) || IDS.test(text))
    expect(wrong.slice(0, 20)).toEqual([])
  })
})

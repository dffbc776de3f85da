// Every sentence about whole games, in both languages: `tests/web/test_lanterns_sentences.py` records the games in Python
// and runs this file over them. Without a recording there is nothing to check.

// @ts-expect-error the client's code has no types for Node
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Event, Offer } from '../../generated/types'
import { moveWords } from '../../lib/advice'
import { preferences, type Language } from '../../lib/preferences.svelte'
import { knows, loadWords, onPage, plain, t, tellEvents, type Names } from '../../lib/words.svelte'
import * as say from './descriptions'
import { Shelf, type Box, type Choice, type View } from './pieces'

interface Moment {
  view: View
  prompt: [string, Record<string, unknown>] | null
  offers: Choice[]
}
interface Recording {
  box: Box
  games: { events: Event[][]; moments: Moment[] }[]
}

const GAME = 'lanterns-dice'
const file = import.meta.env.VITE_RECORDING as string | undefined
const recording = file ? (JSON.parse(readFileSync(file, 'utf-8') as string) as Recording) : null

const COORDINATES = /\d,-?\d|\(-?\d/
const UNFINISHED = /[{}]|lanterns-dice|undefined|\bnull\b|\bNone\b|NaN|\[object| {2}|\s[.,]|\.\./
const IDS = /\b(?:[IVOTLSUX][345]|E[123])\b/
const PEOPLE = ['Ada', 'Bo', 'Cleo', 'Dev']

const namesFor = (view: View): Names => {
  const name = (seat: number | null | undefined) => (seat === view.you ? t('web-you') : (PEOPLE[seat ?? 0] ?? ''))
  return { you: view.you, name, piece: say.namePieces({} as Box) }
}

/** What the board says about a moment. */
function* tellMoment(shelf: Shelf, { view, prompt, offers }: Moment): Generator<string> {
  const names = namesFor(view)
  const name = (seat: number) => names.name(seat)
  const seat = view.seats[view.you ?? 0]!
  if (prompt) yield t(onPage(GAME, prompt[0].slice(GAME.length + 1)), plain(GAME, prompt[1], names))
  for (const offer of offers) {
    yield say.tellChoice(offer, name).trim()
    yield say.tellPreview(offer)
    yield say.tellGo(offer)
    yield moveWords(GAME, offer as unknown as Offer, offers as unknown as Offer[], names)
    const hint = `${GAME}-web-hint-${offer.kind}`
    expect(knows(hint)).toBe(true)
    yield t(hint, plain(GAME, offer.data, names))
  }
  if (offers.length) yield say.tellAsk(offers, seat)
  for (const other of view.seats) {
    yield say.tellDoing(view, other)
    const pools = shelf.lake(other)
    for (const pool of pools.keys()) {
      yield say.tellPool(other, pools, pool)
      yield* say.aboutPool(other, pools, pool).text
    }
    for (const { card } of view.emperor) {
      yield say.tellCard(shelf, view, other, card, other === seat ? offers : []).trim()
      yield* say.aboutCard(shelf, view, other, card).text
    }
  }
  for (const { shape } of view.stacks) yield say.tellStack(view, shape, true)
}

describe.skipIf(!recording).each(['en', 'fr'] as Language[])('whole games in %s', (language) => {
  test('are told without coordinates, ids or gaps', { timeout: 300_000 }, async () => {
    preferences.language = language
    await loadWords('web', GAME)
    const shelf = new Shelf(recording!.box)
    const told = new Set<string>()
    for (const { events, moments } of recording!.games) {
      const names = namesFor(moments[0]!.view)
      for (const line of events) for (const { text } of tellEvents(GAME, line, names)) told.add(text)
      for (const moment of moments) for (const sentence of tellMoment(shelf, moment)) told.add(sentence)
    }
    expect(told.size).toBeGreaterThan(500)
    const wrong = [...told].filter((text) => COORDINATES.test(text) || UNFINISHED.test(text) || IDS.test(text))
    expect(wrong.slice(0, 20)).toEqual([])
  })
})

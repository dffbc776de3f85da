// Every sentence about whole games, in both languages: `tests/web/test_takenoko_sentences.py` records the games in Python
// and runs this file over them. Without a recording there is nothing to check.

// @ts-expect-error the client's code has no types for Node
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Event, Offer } from '../../generated/types'
import { moveWords } from '../../lib/advice'
import { preferences, type Language } from '../../lib/preferences.svelte'
import { knows, loadWords, onPage, plain, t, tellEvents, type Names } from '../../lib/words.svelte'
import * as say from './descriptions'
import { Shelf, type Box, type Cell, type Choice, type Edge, type View } from './pieces'

interface Moment {
  view: View
  prompt: [string, Record<string, unknown>] | null
  offers: Choice[]
}
interface Recording {
  box: Box
  games: { events: Event[][]; moments: Moment[] }[]
}

const file = import.meta.env.VITE_RECORDING as string | undefined
const listing = import.meta.env.VITE_SENTENCES as string | undefined // where to write all sentences, for reading
const recording = file ? (JSON.parse(readFileSync(file, 'utf-8') as string) as Recording) : null

const COORDINATES = /\d,-?\d|\(-?\d/
const UNFINISHED = /[{}]|takenoko|undefined|\bnull\b|\bNone\b|\bhidden\b|NaN|\[object| {2}|\s[.,]|\.\.| $/
const PEOPLE = ['Ada', 'Bo', 'Cleo', 'Dev']

const namesFor = (view: View): Names => {
  const name = (seat: number | null | undefined) => (seat === view.you ? t('web-you') : (PEOPLE[seat ?? 0] ?? ''))
  return { you: view.you, name, piece: say.namePieces({} as Box) }
}

/** What the board says about a moment. */
function* tellMoment(shelf: Shelf, { view, prompt, offers }: Moment): Generator<string> {
  const names = namesFor(view)
  const name = (seat: number) => names.name(seat)
  if (prompt) {
    const key = onPage('takenoko', prompt[0].slice('takenoko-'.length))
    expect(key).toMatch(/^takenoko-web-/)
    yield t(key, plain('takenoko', prompt[1], names))
  }
  for (const offer of offers) {
    yield say.tellChoice(view, offer, name)
    yield say.tellPreview(view, offer, name)
    yield say.tellGo(offer)
    yield moveWords('takenoko', offer as unknown as Offer, offers as unknown as Offer[], names)
    const hint = `takenoko-web-hint-${offer.kind}`
    expect(knows(hint)).toBe(true)
    yield t(hint, plain('takenoko', offer.data, names))
  }
  yield say.tellAsk(view, null, offers)
  for (const kind of new Set(offers.map((offer) => offer.kind))) yield say.tellAsk(view, kind, offers)
  for (const { action, closed } of view.acting?.actions ?? []) yield Object.values(say.tellAction(action, closed, name)).join(': ') // prettier-ignore
  for (const { cells = [], edges = [], kind } of view.closed) {
    for (const cell of [...cells, ...edges.flat()]) yield say.tellClosed(view, cell as Cell, kind)!
  }
  for (const { why } of say.closedSeats(view)) yield why
  yield say.tellPlot(view, [0, 0])
  for (const { cell } of view.land) {
    yield say.tellPlot(view, cell)
    yield* say.aboutPlot(view, cell).text
  }
  for (const { cells } of view.channels) yield say.nameEdge(view, cells as Edge)
  for (const [seat, { objectives }] of view.seats.entries()) {
    for (const progress of objectives ?? []) {
      yield say.tellProgress(progress)
      yield* say.aboutCard(shelf, progress.card, view.options.diamonds, progress).text
    }
    yield say.tellPlayingClosed(view, seat) ?? ''
    yield say.tellTakingClosed(view, seat) ?? ''
  }
  if (view.hikari && ['window', 'answer'].includes(view.phase)) yield Object.values(say.tellWindow(view, name)).join(': ') // prettier-ignore
  yield say.tellEnding(view, name) ?? ''
  for (const { title, text } of say.tellStandings(view, name)) yield `${title}: ${text}`
  const { title, text } = say.tellWeather(view.weather)
  yield `${title}: ${text}`
}

describe.skipIf(!recording).each(['en', 'fr'] as Language[])('whole games in %s', (language) => {
  test('are told without coordinates, ids or gaps', { timeout: 300_000 }, async () => {
    preferences.language = language
    await loadWords('web', 'takenoko')
    const shelf = new Shelf(recording!.box)
    const kinds = [shelf.plots, shelf.cards, shelf.specials, shelf.supreme].flatMap((pieces) => [...pieces.keys()])
    const ids = new RegExp(`\\b(${kinds.filter((id) => id.includes('-')).join('|')})\\b`)
    const told = new Set<string>()
    for (const { events, moments } of recording!.games) {
      const names = namesFor(moments[0]!.view)
      for (const line of events) for (const { text } of tellEvents('takenoko', line, names)) told.add(text)
      for (const moment of moments) for (const sentence of tellMoment(shelf, moment)) told.add(sentence)
    }
    if (listing) writeFileSync(`${listing}.${language}`, [...told].sort().join('\n'))
    expect(told.size).toBeGreaterThan(1000)
    const wrong = [...told].filter((text) => COORDINATES.test(text) || UNFINISHED.test(text) || ids.test(text))
    expect(wrong.slice(0, 20)).toEqual([])
  })
})

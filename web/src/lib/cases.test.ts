// The page says what the terminal says: both run over the same cases, written by `python -m tests.words`.

import { describe, expect, test } from 'vitest'
import shared from '../../../tests/words/cases.json'
import type { Event, Offer, Reason } from '../generated/types'
import { reasonWords } from './advice'
import { preferences, type Language } from './preferences.svelte'
import {
  kindWord,
  knows,
  labelOf,
  loadFiles,
  ownWords,
  plain,
  previewOf,
  t,
  tellEvents,
  type Names,
} from './words.svelte'

interface Case {
  game: string
  story?: Event[]
  told?: { language: Language; you: number; text: [string, boolean][] }[]
  offers?: Offer[]
  listed?: Record<Language, { heading: string; moves: [string, string][] }>
  prompt?: string
  data?: Record<string, unknown>
  asked?: Record<Language, string>
  reason?: Reason
  why?: Record<Language, string>
}

const cases = shared.cases as unknown as Case[]
const games = [...new Set(cases.map((one) => one.game))]
const namesFor = (you: number): Names => ({
  you,
  name: (seat) => (seat === null || seat === undefined ? '' : (shared.names[seat] ?? '')),
})

/** The words of the games without those that only the page has. */
async function speak(language: Language): Promise<void> {
  preferences.language = language
  await loadFiles(...games)
}

/** What the list shows: the catalogue's words, or those of the move. */
const labelled = (game: string, offer: Offer, offers: Offer[]) =>
  knows(`${game}-offer-${offer.kind}`)
    ? labelOf(game, offer, offers, namesFor(0))
    : ownWords(offer, offers).join(' ') || offer.move

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  test.each(games)('%s is told as in the terminal', async (game) => {
    await speak(language)
    for (const { story, told } of cases.filter((one) => one.game === game && one.story)) {
      for (const { you, text } of told!.filter((one) => one.language === language)) {
        const found = tellEvents(game, story!, namesFor(you)).map((one) => [one.text, one.heading])
        expect(found).toEqual(text)
      }
    }
  })

  test.each(games)('the moves of %s are listed as in the terminal', async (game) => {
    await speak(language)
    for (const { offers, listed } of cases.filter((one) => one.game === game && one.offers)) {
      expect(kindWord(game, offers![0]!.kind)).toBe(listed![language].heading)
      const found = offers!.map((offer) => [labelled(game, offer, offers!), previewOf(game, offer.preview)])
      expect(found).toEqual(listed![language].moves)
    }
  })

  test.each(games)('%s gives its reasons as in the terminal', async (game) => {
    await speak(language)
    for (const { reason, why } of cases.filter((one) => one.game === game && one.reason)) {
      expect(reasonWords(game, [reason!], namesFor(0))).toBe(why![language])
    }
  })

  test.each(games)('%s asks as in the terminal', async (game) => {
    await speak(language)
    for (const { prompt, data, asked } of cases.filter((one) => one.game === game && one.prompt)) {
      expect(t(prompt!, plain(game, data!, namesFor(0)))).toBe(asked![language])
    }
  })
})

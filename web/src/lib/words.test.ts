import { beforeAll, describe, expect, test } from 'vitest'
import type { Line, Offer, SeatInfo } from '../generated/types'
import { preferences } from './preferences.svelte'
import { enumerate, knows, labelOf, loadWords, nameOf, namesOf, previewOf, t, tells, useLanguage } from './words.svelte'

const seat = (number: number, name: string | null): SeatInfo => ({
  seat: number,
  kind: name ? 'person' : 'bot',
  guest: name ? `guest-${number}` : null,
  name,
  bot: name ? null : 'greedy',
  ready: true,
  present: true,
  out: null,
  pledge: null,
  nonce: null,
  lost: false,
  wants_end: false,
  beside: false,
})
const seats = [seat(0, 'Ada'), seat(1, null)]
const box: Record<string, string> = { T1: 'red 1', T2: 'blue 4', T13: 'red 3' }
const names = namesOf(seats, 0, (name, id) => (name === 'tile' ? box[String(id)] : undefined))
const line = (...events: Line['events'] & object): Line => ({
  number: 1,
  kind: 'move',
  seat: 0,
  at: 0,
  by: 'person',
  events,
})

async function speak(language: 'en' | 'fr'): Promise<void> {
  preferences.language = language
  await useLanguage(language)
}

beforeAll(async () => {
  await speak('en')
  await loadWords('web', 'site', 'spring-festival', 'takenoko')
})

describe('the catalogue', () => {
  test('gives words with their data, plurals included', () => {
    expect(t('web-bots', { count: 1 })).toBe('1 bot')
    expect(t('web-bots', { count: 3 })).toBe('3 bots')
  })

  test('knows parts of messages', () => {
    expect(knows('spring-festival-prompt-place.help')).toBe(true)
    expect(knows('spring-festival-prompt-place.nothing')).toBe(false)
    expect(t('spring-festival-colour-red.letter')).toBe('R')
  })

  test('elides the French “de” before a vowel', async () => {
    await speak('fr')
    for (const [name, told] of [
      ['Tao', 'de Tao'],
      ['Ada', 'd’Ada'],
      ['Élise', 'd’Élise'],
      ['Yann', 'de Yann'],
    ])
      // prettier-ignore
      expect(t('web-line-forfeit', { who: name, you: false })).toBe(`Le temps ${told} est écoulé.`)
    await speak('en')
  })

  test('speaks another language as soon as its words are there', async () => {
    await speak('fr')
    expect(t('web-play-now')).toBe('Jouer')
    expect(enumerate(['a', 'b', 'c'])).toBe('a, b et c')
    await speak('en')
    expect(t('web-play-now')).toBe('Play now')
  })

  test('has the same keys in both languages for everything a page says', () => {
    const texts = import.meta.glob<string>('../../../src/lampion/i18n/*/{web,*-web,*-rulings}.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const keys = (language: string) =>
      Object.entries(texts)
        .filter(([path]) => path.includes(`/${language}/`))
        .flatMap(([, text]) => text.match(/^[a-z][\w-]* =|^ {4}\.\w+ =/gm) ?? [])
    expect(keys('fr')).toEqual(keys('en'))
  })
})

describe('sentences', () => {
  test('speak to the reader and name the others', () => {
    const took = (who: number) => line({ kind: 'tile-taken', seat: who, data: { tile: 'T13', stack: 2 } })
    expect(tells('spring-festival', took(0), names)).toEqual([{ text: 'You take the red 3.', heading: false }])
    expect(tells('spring-festival', took(1), names)).toEqual([{ text: 'Jun takes the red 3.', heading: false }])
  })

  test('tell several alike at once, where the catalogue can', () => {
    const gone = (tile: string) => ({ kind: 'tile-discarded', seat: null, data: { tile, stack: 0 } })
    expect(tells('spring-festival', line(gone('T1'), gone('T2')), names)[0]!.text).toBe(
      'Out of the game: red 1, blue 4.',
    )
  })

  test('make headings of what begins', () => {
    const began = line({ kind: 'turn-passed', seat: 1, data: {} }, { kind: 'round-began', seat: 0, data: { round: 4 } })
    expect(tells('spring-festival', began, names)).toEqual([
      { text: 'Jun completes no more cards.', heading: false },
      { text: 'Round 4: you turn the store', heading: true },
    ])
  })

  test('tell a chain by its length', () => {
    const wave = (number: number, size: number) => ({
      kind: 'chain-wave',
      seat: 0,
      data: { wave: number, cells: [], tiles: [], size },
    })
    expect(tells('spring-festival', line(wave(0, 1)), names)[0]!.text).toBe('It explodes.')
    expect(tells('spring-festival', line(wave(0, 1), wave(1, 2), wave(2, 1)), names)[0]!.text).toBe(
      'It sets off a chain of 4.',
    )
  })
})

test('no command of the terminal is quoted', () => {
  const played = { kind: 'special-played', seat: 1, data: { special: 'jump', use: 'jump panda 0,1' } }
  expect(tells('takenoko', line(played), names)[0]!.text).toBe('Jun plays “Jump”.')
})

describe('moves', () => {
  const offer = (move: string, data = {}, preview = {}): Offer => ({ move, kind: move.split(' ')[0]!, data, preview })

  test('are named without what they all begin with, and with the words of their pieces', () => {
    const offers = [offer('keep green 0,1'), offer('keep pink-enclosure -1,0')]
    expect(offers.map((one) => labelOf('takenoko', one, offers, names))).toEqual([
      'green plot 0,1',
      'pink plot with enclosure −1,0',
    ])
  })

  test('are named by the catalogue where it says how', () => {
    const turn = offer('turn 1', { tile: 'T1', stack: 0, taken: ['T1', 'T2'] })
    expect(labelOf('spring-festival', turn, [turn], names)).toBe('red 1 (You red 1, Jun blue 4)')
  })

  test('tell what they would bring, and nothing else', () => {
    expect(
      previewOf('spring-festival', {
        waves: [
          [[0, 0]],
          [
            [1, 0],
            [1, 1],
          ],
        ],
        sparks: [],
        applause: 0,
        points: 2,
      }),
    ).toBe('✸3 +2 pts')
    expect(previewOf('spring-festival', { waves: [], sparks: [], applause: 0, points: 0 })).toBe('')
  })
})

test('bots have names by their seats', () => {
  expect(nameOf(seats, 1)).toBe('Jun')
  expect(nameOf(seats, 0)).toBe('Ada')
  expect(nameOf(seats, 8)).toBe('')
})

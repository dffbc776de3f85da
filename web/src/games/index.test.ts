import { beforeAll, describe, expect, test } from 'vitest'
import type { GameInfo, Line, Offer, Outcome } from '../generated/types'
import { moveWords } from '../lib/advice'
import { preferences } from '../lib/preferences.svelte'
import { knows, labelOf, loadWords, namesOf, plain, previewOf, tells, useLanguage } from '../lib/words.svelte'
import { items } from '../table/log'
import { describeOptions, optionAbout } from '../table/settings'
import { describeOutcome } from '../table/outcome'
import { gameModule, vocabularyOf } from '.'
import { announced, lessonsOf, pictureOf } from './gallery'
import { groups } from './generic/choices'

const NEW = 'go-fish' // a game that has no folder here and no words
const names = namesOf([], 0)
const offers: Offer[] = [
  { move: 'ask 7 1', kind: 'ask', data: { card: '7', seat: 1 }, preview: { books: 1 } },
  { move: 'ask king 1', kind: 'ask', data: { card: 'king', seat: 1 }, preview: { books: 0 } },
]
const asked: Line = {
  number: 4,
  kind: 'move',
  seat: 0,
  at: 0,
  by: 'person',
  events: [{ kind: 'asked', seat: 0, data: { card: '7', cell: [1, 2] } }],
}

beforeAll(async () => {
  preferences.language = 'en'
  await useLanguage('en')
  await loadWords('web', NEW)
})

test('a game may have several lessons, the first one without a name', () => {
  expect(lessonsOf('spring-festival').map(({ name }) => name)).toEqual(['', 'signs'])
  expect(lessonsOf('fireworks').map(({ name }) => name)).toEqual([''])
  expect(lessonsOf('takenoko').map(({ name }) => name)).toEqual(['', 'hikari'])
})

describe('a game that the page has never heard of', () => {
  test('gets the generic board, and no picture or lesson', async () => {
    const module = gameModule(NEW)

    expect(module.isGeneric).toBe(true)
    expect((await module.board()).default).toBeTypeOf('function')
    expect([pictureOf(NEW), lessonsOf(NEW)]).toEqual([undefined, []])
  })

  test('has no words, and nothing minds', () => {
    expect(knows(`${NEW}-name`)).toBe(false)
    expect(plain(NEW, { card: '7', cell: [1, 2] }, names)).toEqual({ card: '7', cell: '1, 2' })
    expect(previewOf(NEW, { books: 1 })).toBe('')
    expect(optionAbout(NEW, 'jokers', 'yes')).toBe('')
  })

  test('lists its moves by their own words', () => {
    expect(vocabularyOf(NEW).shelves).toEqual([])
    expect(offers.map((offer) => labelOf(NEW, offer, offers, names))).toEqual(['7 1', 'king 1'])
    expect(moveWords(NEW, offers[0]!, offers, names)).toBe('ask 7 1')
    expect(groups(NEW, offers, names, 'king').map((group) => group.count)).toEqual([1])
  })

  test('tells what happened by the keys of its messages', () => {
    expect(tells(NEW, asked, names)).toEqual([{ text: `${NEW}-event-asked`, heading: false }])
    expect(items(NEW, [asked], [], names).map((item) => item.number)).toEqual([4])
  })

  test('has a result and options', () => {
    const outcome = { winners: [0], scores: [9, 9], reason: 'score' } as unknown as Outcome
    const info = {
      options: [{ name: 'jokers', choices: ['no', 'yes'], main: [], later: '', by_seat: false }],
    } as unknown as GameInfo

    expect(describeOutcome(NEW, outcome, names)).toContain('9')
    expect(describeOptions(NEW, { jokers: 'yes' }, info)).toEqual([{ name: 'jokers', value: 'yes' }])
  })

  test('is not announced: only a folder with a picture is, until the server can play it', () => {
    expect(announced([])).not.toContain(NEW)
    expect(announced([])).toContain('takenoko')
    expect(announced(['takenoko'])).not.toContain('takenoko')
  })
})

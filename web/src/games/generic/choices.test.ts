import { beforeAll, describe, expect, test } from 'vitest'
import type { Offer } from '../../generated/types'
import { preferences } from '../../lib/preferences.svelte'
import { loadWords, namesOf, useLanguage } from '../../lib/words.svelte'
import { fold, groups } from './choices'

const cell = (x: number, y: number): Offer => ({
  move: `panda ${x},${y}`,
  kind: 'panda',
  data: { cell: [x, y] },
  preview: {},
})
const offers = [cell(-1, 1), cell(1, -1), cell(2, 0), cell(-2, 0)]
const names = namesOf([], null)
const found = (typed: string) =>
  groups('takenoko', offers, names, typed).flatMap((group) =>
    group.parts.flatMap((part) => part.choices.map((choice) => choice.move)),
  )

beforeAll(async () => {
  preferences.language = 'en'
  await useLanguage('en')
  await loadWords('web', 'takenoko')
})

describe('the search among moves', () => {
  test('finds a move by every word that it shows', () => {
    for (const group of groups('takenoko', offers, names, ''))
      for (const part of group.parts)
        for (const choice of part.choices)
          for (const word of choice.label.split(/\s+/)) expect(found(word), word).toContain(choice.move)
  })

  test('takes a minus sign and a hyphen for the same', () => {
    expect(found('\u22121,1')).toEqual(['panda -1,1'])
    expect(found('-1,1')).toEqual(['panda -1,1'])
  })

  test('does without accents and capitals', () => {
    expect(fold('\u00c9TANG d\u2019\u00c0 c\u00f4t\u00e9')).toBe("etang d'a cote")
  })

  test('says so when nothing fits', () => {
    expect(found('nothing like this')).toEqual([])
  })
})

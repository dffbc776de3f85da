import { beforeAll, expect, test } from 'vitest'
import type { Line } from '../generated/types'
import { preferences } from '../lib/preferences.svelte'
import { loadWords, useLanguage } from '../lib/words.svelte'
import { items } from './log'

const names = { you: 0, name: (seat: number) => `seat ${seat}` } as Parameters<typeof items>[3]
const line = (number: number, kind: string, more: object = {}): Line =>
  ({ number, kind, seat: 0, at: 0, events: [], ...more }) as Line

beforeAll(async () => {
  preferences.language = 'en'
  await useLanguage('en')
  await loadWords('web')
})

test('moves that were taken back together are told by one line', () => {
  const lines = [
    line(5, 'resign'),
    line(6, 'undo', { withdrawn: 4, seat: 1, by: 'along' }),
    line(7, 'undo', { withdrawn: 3, seat: 1, by: 'along' }),
    line(8, 'undo', { withdrawn: 2 }),
    line(9, 'undo', { withdrawn: 1 }),
  ]
  const told = items('spring-festival', lines, [], names)
  expect(told.map((item) => item.number)).toEqual([5, 8, 9])
  expect(told.map((item) => item.paragraphs[0]!.text)).toEqual([
    'You give up.',
    'You take that back, with everything the bots have played since.',
    'You take that back.',
  ])
})

import { render } from 'svelte/server'
import { beforeAll, expect, test } from 'vitest'
import { Choosing } from '../../board/choosing.svelte'
import { preferences } from '../../lib/preferences.svelte'
import { loadWords, useLanguage } from '../../lib/words.svelte'
import Cards from './Cards.svelte'
import type { Card, Choice, Seat, Shelf } from './pieces'

const card: Card = { id: 'C1', kind: 'colour', set: 'core', shape: 'line', points: 6, grid: ['RR*'] }
const shelf = { cards: new Map([['C1', card]]) } as unknown as Shelf
const seat = { seat: 0, cards: ['C1'], completed: [], score: { compositions: 0 } } as unknown as Seat
const choice = (move: string) => ({ move, kind: 'complete', data: { card: 'C1' } }) as Choice

beforeAll(async () => {
  await useLanguage('en')
  await loadWords('spring-festival', 'spring-festival-web')
})

/** The buttons: their accessible names, and the text between their tags. */
function buttons(choices: Choice[]): { name: string; text: string }[] {
  const choosing = new Choosing<Choice>(() => ({
    offers: choices,
    hint: null,
    isPast: false,
    confirms: false,
    play() {},
  }))
  const { body } = render(Cards, { props: { seat, shelf, choosing, choices } })
  return [...body.matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/button>/gs)].map(([, name, inside]) => ({
    name: name!,
    text: inside!
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }))
}

// Voice control addresses a button by its visible text.
test('what is written on a card that fits in two places is part of its name', () => {
  preferences.letters = true

  const [button, ...others] = buttons([choice('complete C1 0,0'), choice('complete C1 1,0')])

  expect(others).toEqual([])
  expect(button!.text).toBe('6')
  expect(button!.name.split(/\W+/)).toContain('6')
  expect(button!.name.split(/\W+/)).toContain('2')
})

test('a card that cannot be completed is no button', () => {
  expect(buttons([])).toEqual([])
})

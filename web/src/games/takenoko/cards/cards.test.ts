// Every card shows exactly what is printed in the box.

import { render } from 'svelte/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadWords, useLanguage } from '../../../lib/words.svelte'
import { CHIPS, type Card, type Progress } from '../pieces'
import Lanterns from './Lanterns.svelte'
import ObjectiveCard from './ObjectiveCard.svelte'
import { objectives } from './printed'

beforeAll(async () => {
  await useLanguage('en')
  await loadWords('web', 'takenoko')
})

const cards = objectives()
const of = (category: Card['category']) => cards.filter((card) => card.category === category)
const body = (props: { card: Card; diamonds?: string; progress?: Progress; compact?: boolean }) =>
  render(ObjectiveCard, { props }).body
const uses = (text: string, name: RegExp) => [...text.matchAll(new RegExp(`href="#tkc-(${name.source})"`, 'g'))]
const names = (text: string, name: RegExp) => uses(text, name).map(([, found]) => found)

it('are all there', () => {
  expect([of('plot'), of('gardener'), of('panda')].map((some) => some.length)).toEqual([15, 15, 4])
})

describe.each(['dominoes', 'tips'])('a plot card, diamonds as %s', (diamonds) => {
  it.each(of('plot').map((card) => [card.id, card] as const))('%s shows its pattern', (_, card) => {
    if (card.category !== 'plot') return
    const drawn = [...body({ card, diamonds }).matchAll(/#tkc-plot-(\w+)"([^>]*)>/g)].map(([, colour, rest]) => {
      const [x, y] = ['x', 'y'].map((axis) => Number(new RegExp(` ${axis}="([^"]*)"`).exec(rest!)![1]))
      return { colour, x: x!, y: y! }
    })
    const pitch = 32.5
    const column = ({ cell: [q, r] }: { cell: [number, number] }) => q + r / 2
    const parts = card.patterns[diamonds]!
    const expected = parts.map((one) => ({ colour: one.colour, x: column(one), y: one.cell[1] }))
    const low = (some: { x: number; y: number }[]) => ({
      x: Math.min(...some.map(({ x }) => x)),
      y: Math.min(...some.map(({ y }) => y)),
    })
    const place = (some: { colour: string | undefined; x: number; y: number }[], step: number, row: number) =>
      some
        .map(
          ({ colour, x, y }) =>
            `${Math.round(((x - low(some).x) / step) * 2)} ${Math.round((y - low(some).y) / row)} ${colour}`,
        )
        .sort()
    expect(place(drawn, pitch, pitch * 0.762)).toEqual(place(expected, 1, 1))
    expect(names(body({ card, diamonds }), /thread/)).toHaveLength(parts.length)
  })
})

it.each(of('gardener').map((card) => [card.id, card] as const))('%s shows its bamboo', (_, card) => {
  if (card.category !== 'gardener') return
  const text = body({ card })
  expect(names(text, /section/)).toHaveLength(card.bamboos * card.height)
  expect(names(text, /crown/)).toHaveLength(card.bamboos)
  expect(names(text, /plot-\w+/)).toEqual(Array.from({ length: card.bamboos }, () => `plot-${card.colours[0]}`))
  const chips = { any: [], none: CHIPS }[card.improvement] ?? [card.improvement]
  expect(names(text, /chip-\w+/)).toEqual(chips.map((chip) => `chip-${chip}`))
  expect(text.includes('stroke="#c4202b"')).toBe(card.improvement === 'none')
  expect(text).toContain(`${card.height} high`)
})

it.each(of('panda').map((card) => [card.id, card] as const))('%s shows its sections', (_, card) => {
  if (card.category !== 'panda') return
  const text = body({ card })
  expect(names(text, /emblem-\w+/)).toEqual(card.sections.map((colour) => `emblem-${colour}`))
  expect(names(text, /loose/)).toHaveLength(card.sections.length)
})

it.each([false, true])('points are on every card (compact: %s)', (compact) => {
  for (const card of cards) expect(body({ card, compact })).toMatch(new RegExp(`>${card.points}</text>`))
})

describe('progress', () => {
  const card = of('plot')[0]!
  const progress = (done: number) => ({ category: 'plot', done, needed: 3, ready: done === 3 }) as Progress

  it('has a pip for each plot, filled if it fits', () => {
    const pips = [...body({ card, progress: progress(2) }).matchAll(/<circle cx="-?\d+" r="4" class="([^"]*)"/g)]
    expect(pips.map(([, style]) => style!.includes('fits'))).toEqual([true, true, false])
  })

  it('is a tick when the card is ready', () => {
    const text = body({ card, progress: progress(3) })
    expect(text).not.toContain('r="4"')
    expect(text).toMatch(/<rect[^>]*class="[^"]*ready/)
  })
})

it('lanterns say how many objectives are claimed', () => {
  const text = render(Lanterns, { props: { count: 3, of: 7 } }).body
  expect(text).toContain('role="img" aria-label="3 of 7 objectives claimed"')
  expect(text.match(/class="paper[^"]* lit/g)).toHaveLength(3)
  expect(text.match(/class="paper/g)).toHaveLength(7)
})

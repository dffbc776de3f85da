import { expect, test } from 'vitest'
import type { GameInfo, OptionInfo } from '../generated/types'
import {
  chosenOf,
  choicesOf,
  describeOptions,
  fitOptions,
  PRESETS,
  presetOf,
  splitOptions,
  suggestStart,
} from './settings'

const option = (name: string, choices: string[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  choices,
  main: [],
  later: '',
  by_seat: false,
  ...more,
})
const info = {
  players: [2, 3, 4],
  options: [
    option('first', ['drawn', '0', '1', '2', '3'], { by_seat: true }),
    option('moons', ['none', 'drawn', 'full'], { main: ['none', 'drawn'] }),
  ],
} as unknown as GameInfo

test('main options come first', () => {
  expect(splitOptions(info).main.map(({ name }) => name)).toEqual(['moons'])
  expect(describeOptions('toy', { first: '1', moons: 'full' }, info).map(({ name }) => name)).toEqual([
    'moons',
    'first',
  ])
})

test('choices that stand for seats stop at the last seat', () => {
  expect(choicesOf(info.options[0]!, 2)).toEqual(['drawn', '0', '1'])
  expect(fitOptions(info, { first: '3', moons: 'full', gone: 'x' }, 3)).toEqual({ moons: 'full' })
})

test('the last start is suggested again as far as it still exists', () => {
  expect(suggestStart(info, undefined)).toEqual({ seats: 2, options: {} })
  expect(suggestStart(info, { seats: 4, options: { moons: 'drawn', gone: 'x' } })).toEqual({
    seats: 4,
    options: { moons: 'drawn' },
  })
  expect(suggestStart(info, { seats: 7, options: { moons: 'full' } })).toEqual({ seats: 2, options: {} })
})

test('games after the first, and those with friends, may be suggested otherwise', () => {
  const sides = { ...info, options: [...info.options, option('sides', ['A', 'B', 'drawn'], { later: 'drawn' })] }
  expect(suggestStart(sides, undefined)).toEqual({ seats: 2, options: {} })
  expect(suggestStart(sides, undefined, false)).toEqual({ seats: 2, options: { sides: 'drawn' } })
  expect(suggestStart(sides, { seats: 3, options: { moons: 'drawn' } })).toEqual({
    seats: 3,
    options: { moons: 'drawn', sides: 'drawn' },
  })
})

test('a clock is a preset or one of its own', () => {
  expect(PRESETS.map(presetOf)).toEqual([0, 1, 2, 3, 4])
  expect(presetOf(undefined)).toBe(0)
  expect(presetOf({ kind: 'live', bank: 300, increment: 15, days: 3 })).toBe(-1)
  expect(presetOf({ kind: 'days', days: 2 })).toBe(-1)
})

test('a host sends back only what can be chosen', () => {
  expect(chosenOf({ hints: true, pace: { kind: 'none' }, challenge: '' })).toEqual({
    hints: true,
    pace: { kind: 'none' },
  })
})

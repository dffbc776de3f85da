import { expect, test } from 'vitest'
import { Large } from './large.svelte'

function look(change: Partial<{ focus: number | null; acting: number | null; decision: string }> = {}) {
  const table = {
    own: 1,
    seats: 4,
    focus: null as number | null,
    acting: null as number | null,
    decision: '',
    ...change,
  }
  return { table, large: new Large(() => table) }
}

test('one sees oneself', () => {
  expect(look().large.seat).toBe(1)
})

test('a chosen seat stays until there is something to decide', () => {
  const { table, large } = look()
  large.choose(3)
  expect(large.seat).toBe(3)

  table.decision = 'place'

  expect(large.seat).toBe(1)
})

test('one may look around while deciding', () => {
  const { table, large } = look({ decision: 'place' })
  large.choose(2)
  expect(large.seat).toBe(2)

  table.decision = 'complete'

  expect(large.seat).toBe(1)
})

test('seats follow one another in a ring', () => {
  const { large } = look()

  large.step(-1)
  expect(large.seat).toBe(0)
  large.step(-1)
  expect(large.seat).toBe(3)
  large.step(1)
  large.step(1)

  expect(large.seat).toBe(1)
  expect(large.reset()).toBe(false)
})

test('who acts is shown, unless one has to decide', () => {
  expect(look({ acting: 2 }).large.seat).toBe(2)
  expect(look({ acting: 2, decision: 'place' }).large.seat).toBe(1)
})

test('a moment of the past shows whose it is', () => {
  expect(look({ focus: 3, acting: 2 }).large.seat).toBe(3)
})

import { expect, test } from 'vitest'
import { isTooLong, tidyName } from './names'

test('a name is kept with single spaces', () => {
  expect(tidyName('  Ada \u00a0 Lovelace ')).toBe('Ada Lovelace')
})

test('characters are counted, not code units', () => {
  expect(isTooLong('😀'.repeat(24), 24)).toBe(false)
  expect(isTooLong('e\u0301'.repeat(24), 24)).toBe(false)
  expect(isTooLong('x'.repeat(25), 24)).toBe(true)
})

import { beforeAll, expect, test } from 'vitest'
import type { SeatInfo } from '../generated/types'
import { preferences } from '../lib/preferences.svelte'
import { loadWords, useLanguage } from '../lib/words.svelte'
import { describeGivingUp } from './giving-up'

const seat = (number: number, name: string | null): SeatInfo => ({
  seat: number,
  kind: name ? 'person' : 'bot',
  guest: name,
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
const seats = [seat(0, 'Ada'), seat(1, null), seat(2, 'Bea'), seat(3, null)]

async function speak(language: 'en' | 'fr'): Promise<void> {
  preferences.language = language
  await useLanguage(language)
  await loadWords('web', 'dialogs')
}
beforeAll(() => speak('en'))

test('the last opponent wins', () => {
  const what = { ends: true, winners: [1], bot: null, others: [1] }
  expect(describeGivingUp(what, seats)).toBe('Give up? The game ends at once, and Jun wins.')
})

test('against several bots, whoever leads wins', () => {
  const what = { ends: true, winners: [1], bot: null, others: [1, 3] }
  expect(describeGivingUp(what, seats)).toBe('Give up? The game ends at once. As things stand, Jun wins.')
  const shared = { ...what, winners: [1, 3] }
  expect(describeGivingUp(shared, seats)).toContain('Jun and')
  expect(describeGivingUp(shared, seats)).toContain('share the victory')
  expect(describeGivingUp({ ...what, winners: null }, seats)).not.toContain('Jun')
  expect(describeGivingUp({ ...what, winners: [] }, seats)).toContain('nobody wins')
})

test('with other people the game goes on, and a bot takes over', async () => {
  const what = { ends: false, winners: null, bot: 'greedy', others: [1, 2] }
  expect(describeGivingUp(what, seats)).toBe(
    'Give up? Jun and Bea play on without you. A bot takes your seat (bot, plays carefully), and you can no longer win.',
  )
  await speak('fr')
  expect(describeGivingUp(what, seats)).toBe(
    'Abandonner ? Jun et Bea continuent sans vous. Un robot prend votre place (robot, joue avec soin), et vous ne pourrez plus gagner.',
  )
  await speak('en')
})

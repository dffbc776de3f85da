// Days and leads in words.

import { language, t } from '../lib/words.svelte'

/** A date, as in the address of its challenge. */
export function dayWords(day: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))
}

/** How far somebody is ahead of the best bot, or behind. */
export function leadWords(lead: number): string {
  return t('challenge-lead', { lead: Math.abs(lead), side: lead < 0 ? 'behind' : 'ahead' })
}

/** The same as a number with its sign. */
export function leadNumber(lead: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: 'exceptZero' }).format(lead)
}

// The settings of a table in words: options and clock.

import type { GameInfo, PaceChoice } from '../generated/types'
import { knows, t } from '../lib/words.svelte'

/** The word for an option, or for one of its choices. */
export function optionWord(game: string, option: string, choice = ''): string {
  const key = `${game}-option-${option}${choice ? `-${choice}` : ''}`
  return knows(key) ? t(key) : choice || option
}

/** The explanation of an option or a choice. */
export function optionAbout(game: string, option: string, choice = ''): string {
  const key = `${game}-option-${option}${choice ? `-${choice}` : ''}.about`
  return knows(key) ? t(key) : ''
}

/** Options that differ from the default, which is the first choice. */
export function describeOptions(
  game: string,
  chosen: Record<string, string>,
  info: GameInfo | null,
): { name: string; value: string }[] {
  const options = info?.options ?? []
  return options
    .filter((option) => chosen[option.name] !== undefined && chosen[option.name] !== option.choices[0])
    .map((option) => ({
      name: optionWord(game, option.name),
      value: optionWord(game, option.name, chosen[option.name]!),
    }))
}

/** The clock in a few words. */
export function describePace(pace: PaceChoice | undefined): string {
  if (!pace || !pace.kind || pace.kind === 'none') return t('web-pace-none')
  if (pace.kind === 'days') return t('web-pace-days-is', { days: pace.days ?? 3 })
  return t('web-pace-live-is', { minutes: (pace.bank ?? 600) / 60, seconds: pace.increment ?? 15 })
}

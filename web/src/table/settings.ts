// The terms of a table: seats, options and clock, in data and in words.

import type { GameInfo, OptionInfo, PaceChoice, SettingsChoice } from '../generated/types'
import type { Start } from '../lib/preferences.svelte'
import { knows, t } from '../lib/words.svelte'

/** What a host decides before the game. */
export interface Terms {
  seats: number
  options: Record<string, string>
  settings: SettingsChoice
}

export const PRESETS: PaceChoice[] = [
  { kind: 'none' },
  { kind: 'live', bank: 5 * 60, increment: 10 },
  { kind: 'live', bank: 15 * 60, increment: 20 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
]

/** The word for an option, or the sentence for one of its choices. */
export function optionWord(game: string, option: string, choice = ''): string {
  const key = `${game}-option-${option}${choice ? `-${choice}` : ''}`
  return knows(key) ? t(key) : choice || option
}

/** The explanation of an option or a choice. */
export function optionAbout(game: string, option: string, choice = ''): string {
  const key = `${game}-option-${option}${choice ? `-${choice}` : ''}.about`
  return knows(key) ? t(key) : ''
}

/** The main options of a game, and the others. */
export function splitOptions(info: GameInfo): { main: OptionInfo[]; more: OptionInfo[] } {
  return {
    main: info.options.filter((option) => option.main.length > 0),
    more: info.options.filter((option) => option.main.length === 0),
  }
}

/** The choices of an option with this many seats. */
export function choicesOf(option: OptionInfo, seats: number): string[] {
  return option.by_seat ? option.choices.slice(0, seats + 1) : option.choices
}

/** Options that differ from the default, which is the first choice; the main ones first, each as a sentence. */
export function describeOptions(
  game: string,
  chosen: Record<string, string>,
  info: GameInfo | null,
): { name: string; value: string }[] {
  if (!info) return []
  const { main, more } = splitOptions(info)
  return [...main, ...more]
    .filter((option) => chosen[option.name] !== undefined && chosen[option.name] !== option.choices[0])
    .map((option) => ({
      name: optionWord(game, option.name),
      value: optionWord(game, option.name, chosen[option.name]!),
    }))
}

/** Which preset a clock is; -1 for a clock of one's own. */
export function presetOf(pace: PaceChoice | undefined): number {
  const kind = pace?.kind ?? 'none'
  return PRESETS.findIndex(
    (preset) =>
      preset.kind === kind &&
      (kind === 'none' ||
        (kind === 'days'
          ? preset.days === (pace?.days ?? 3)
          : preset.bank === (pace?.bank ?? 600) && preset.increment === (pace?.increment ?? 15))),
  )
}

/** The clock in a few words. */
export function describePace(pace: PaceChoice | undefined): string {
  if (!pace || !pace.kind || pace.kind === 'none') return t('web-pace-none')
  if (pace.kind === 'days') return t('web-pace-days-is', { days: pace.days ?? 3 })
  return t('web-pace-live-is', { minutes: (pace.bank ?? 600) / 60, seconds: pace.increment ?? 15 })
}

/** How to start a game: as remembered, where that still exists, else with as few seats as possible. A first game may
 * be simpler than those that follow, and those with friends. */
export function suggestStart(info: GameInfo, last: Start | undefined, isFirst = last === undefined): Start {
  const { main } = splitOptions(info)
  const later = isFirst ? [] : info.options.flatMap(({ name, later }) => (later ? [[name, later] as const] : []))
  const options = Object.entries(last?.options ?? {}).filter(([name, choice]) =>
    main.some((option) => option.name === name && option.main.includes(choice)),
  )
  return {
    seats: last && info.players.includes(last.seats) ? last.seats : Math.min(...info.players),
    options: Object.fromEntries([...later, ...options]),
  }
}

/** Options without those that don't exist with this many seats. */
export function fitOptions(info: GameInfo, options: Record<string, string>, seats: number): Record<string, string> {
  const fits = ([name, choice]: [string, string]) =>
    info.options.some((option) => option.name === name && choicesOf(option, seats).includes(choice))
  return Object.fromEntries(Object.entries(options).filter(fits))
}

/** The settings that a host may change; what a table belongs to isn't among them. */
export function chosenOf(settings: Record<string, unknown>): SettingsChoice {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !['challenge', 'tournament'].includes(name)))
}

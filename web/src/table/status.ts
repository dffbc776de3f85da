// The status line in words: what the game waits for, as far as the board has shown it.

import type { SeatInfo, State } from '../generated/types'
import { enumerate, knows, onPage, plain, t, type Names } from '../lib/words.svelte'
import { describeOutcome } from './outcome'

/** What the line is made of. */
export interface Situation {
  game: string
  module: unknown // null until the game's words are loaded
  shown: State | null
  isEnding: boolean
  isMyTurn: boolean
  isReplaced: boolean
  waiting: number[]
  you: number | null
  seats: SeatInfo[]
  names: Names
  isTurning: boolean // does the board turn to one of several people by itself? Then the line says to whom
}

export function describeStatus(now: Situation): string {
  const { shown, game, names } = now
  if (!shown || !now.module) return ''
  if (now.isEnding) return t('web-status-ending')
  if (shown.phase === 'over' && shown.outcome) return describeOutcome(game, shown.outcome, names)
  if (shown.phase === 'open') return t('web-status-open')
  if (shown.prompt && now.isMyTurn) {
    const key = onPage(game, shown.prompt.key.slice(game.length + 1))
    const text = t(key, plain(game, shown.prompt.data, names))
    return now.isTurning && now.you !== null ? t('web-status-for', { who: names.name(now.you!), text }) : text
  }
  if (now.isReplaced) return t('web-status-replaced')
  if (shown.prompt) return t('web-status-played') // answered, and the board is showing what it does
  const waiting = now.waiting.filter((seat) => seat !== now.you)
  if (!waiting.length) return t('web-status-chance')
  const people = waiting.filter((seat) => !now.seats[seat]?.bot)
  const who = enumerate((people.length ? people : waiting).map((seat) => names.name(seat)))
  const count = people.length || waiting.length
  return t(people.length ? 'web-status-waiting' : 'web-status-thinking', { who, count })
}

/** The explanation of a prompt: the page's own, if it has one. */
export function promptHelp(game: string, prompt: string): string {
  if (!prompt) return ''
  const key = onPage(game, `${prompt.slice(game.length + 1)}.help`)
  return knows(key) ? t(key) : ''
}

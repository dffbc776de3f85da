// Who won and why. The same as `lampion/cli/scores.py`, plus the endings that only tables have.

import type { Outcome } from '../generated/types'
import { enumerate, knows, t, type Names } from '../lib/words.svelte'

const WITHOUT_WINNER = new Set(['agreed', 'closed', 'endless', 'removed'])

/** The outcome in one sentence. */
export function describeOutcome(game: string, outcome: Outcome, names: Names): string {
  const { winners, scores, reason } = outcome
  if (!winners.length) return t(`web-end-${WITHOUT_WINNER.has(reason) ? reason : 'nobody'}`)
  const you = winners.length === 1 && winners[0] === names.you
  const who = enumerate(winners.map(names.name))
  const points = Math.max(...winners.map((seat) => scores[seat] ?? 0))
  const data = { who, you, points }
  if (reason === 'resigned' || reason === 'forfeit') {
    const left = names.left ?? []
    const isMe = left.length === 1 && left[0] === names.you
    return t('web-end-left', { ...data, reason, left: enumerate(left.map(names.name)), me: isMe, count: left.length })
  }
  if (winners.length > 1) {
    const alike = new Set(winners.map((seat) => scores[seat])).size === 1
    return t(alike ? 'web-end-shared' : 'web-end-allied', data)
  }
  if (scores.filter((score) => score === points).length > 1) {
    const key = `${game}-tie-break`
    return t('web-end-tie', { ...data, reason: knows(key) ? t(key) : t('web-end-tie-break') })
  }
  const rest = scores.filter((_, seat) => seat !== winners[0])
  return t('web-end-won', { ...data, lead: points - Math.max(...rest, 0) })
}

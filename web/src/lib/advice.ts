// A bot's advice in words.

import type { HintInfo, Offer, Reason } from '../generated/types'
import { kindWord, knows, labelOf, onPage, plain, t, type Names } from './words.svelte'

/** A move in a few words; `offers` are all the moves that were possible. */
export function moveWords(game: string, offer: Offer, offers: Offer[], names: Names): string {
  const own = `${game}-web-advice-${offer.kind}`
  if (knows(own)) return t(own, plain(game, offer.data, names))
  const kind = kindWord(game, offer.kind)
  const label = labelOf(game, offer, offers, names)
  return kind === label ? label : `${kind} ${label}`
}

/** Why a move is good, in a few words; empty if the game has no reason to give. */
export function reasonWords(game: string, reasons: Reason[], names: Names): string {
  return reasons.map(({ kind, data }) => t(onPage(game, `reason-${kind}`), plain(game, data, names))).join(', ')
}

/** A hint as it is spoken: why, and what to expect. */
export function tellHint(game: string, hint: HintInfo, isFirst: boolean, names: Names): string {
  return [reasonWords(game, hint.reasons, names), hintAbout(hint, isFirst)].filter(Boolean).join(', ')
}

/** What to expect of a hint: the first is compared with the next, the others with the first. */
export function hintAbout(hint: HintInfo, isFirst: boolean): string {
  const beside = t(isFirst ? 'analysis-best' : 'analysis-other', { gap: hint.gap, points: hint.points })
  return `${t('analysis-chance', { percent: hint.chance })}, ${beside}`
}

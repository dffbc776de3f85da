// What keys do on every board: hurry, look at another seat, explain, go to the choices.

import type { Choice, Choosing } from './choosing.svelte'
import { explainer } from './explain.svelte'
import type { Large } from './large.svelte'

interface Board<Offer extends Choice> {
  stage: { hurry: () => void }
  choosing: Choosing<Offer>
  large: Large
  ways: Offer[] // the offers of the pressed spot
  seats: number
  focusFirst: () => boolean
}

/** Handle a key, unless it is meant for a field or a dialog: was it for the board? */
export function boardKey<Offer extends Choice>(event: KeyboardEvent, board: Board<Offer>): boolean {
  const { stage, choosing, large, ways, seats, focusFirst } = board
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (target.closest?.('input, textarea, select, [contenteditable], dialog')) return false
  if (['Enter', ' ', 'Escape'].includes(event.key)) stage.hurry()
  const number = Number(event.key)
  if (number >= 1 && number <= seats) large.choose(number - 1)
  else if (event.key === 'Escape') {
    explainer.hide()
    if (!choosing.clear()) large.reset()
  } else if (event.key === '?' && explainer.ask()) event.stopPropagation()
  else if (event.key.startsWith('Arrow') && !target.closest?.('button, [role=slider], [role=tab], a')) {
    if (ways.length > 1) choosing.cycle(ways, event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1)
    else if (choosing.isPast || !focusFirst()) return true
    event.preventDefault()
  }
  return true
}

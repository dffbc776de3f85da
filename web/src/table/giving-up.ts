// What giving up would do, in words. The server says what happens; here it gets names.

import type { GivingUp, SeatInfo } from '../generated/types'
import { enumerate, nameOf, t } from '../lib/words.svelte'
import { botTag } from './log'

/** The question before giving up, with everything that follows from it. */
export function describeGivingUp(what: GivingUp | null, seats: SeatInfo[]): string {
  if (!what) return t('web-resign-sure')
  const list = (numbers: number[]) => enumerate(numbers.map((seat) => nameOf(seats, seat)))
  if (!what.ends) {
    const bot = what.bot ? botTag(what.bot) : ''
    return t('web-resign-goes-on', { who: list(what.others), count: what.others.length, bot })
  }
  if (!what.winners) return t('web-resign-unknown')
  if (!what.winners.length) return t('web-resign-nobody')
  const key = what.others.length > 1 ? 'web-resign-leads' : 'web-resign-ends'
  return t(key, { who: list(what.winners), count: what.winners.length })
}

// People who sit at the table of a lesson or a puzzle, and exist nowhere else.

import type { SeatInfo } from '../generated/types'

const NAMES = ['Mei', 'Jun', 'Aki']

const person = {
  kind: 'person',
  guest: null,
  bot: null,
  ready: true,
  present: true,
  out: null,
  pledge: null,
  nonce: null,
  lost: false,
  wants_end: false,
  beside: false,
} as const

/** The seats of a table at which the reader, who has no name, sits with strangers. */
export function strangers(count: number, you: number): SeatInfo[] {
  const name = (seat: number) => (seat === you ? '' : NAMES[(seat - you - 1 + count) % count]!)
  return Array.from({ length: count }, (_, seat) => ({ ...person, seat, name: name(seat) })) as unknown as SeatInfo[]
}

// The nonces that this browser adds to the luck of games. Each is chosen here, pledged by its hash, and revealed when the
// game starts; until the end it is kept with what the table had promised, to compare both with the record.

import type { SeatInfo, TableInfo } from '../generated/types'
import { sha256 } from './sha256'

const KEY = 'lampion-nonces'
const MOST = 200 // nonces to keep

/** A nonce, and what this browser had been shown when it revealed it. */
interface Kept {
  nonce: string
  commitment?: string
  pledges?: (string | null)[] // of all seats
}

/** What a record says about this browser's nonce. */
export type Finding = 'counts' | 'replaced' | 'broken' | 'unknown'

let kept: Record<string, Kept> = {} // by pledge, the oldest first

function read(): void {
  try {
    kept = { ...kept, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    // Without storage, nonces last as long as the page.
  }
}

function keep(pledge: string, one: Kept): void {
  read()
  kept = Object.fromEntries([...Object.entries(kept), [pledge, one] as const].slice(-MOST))
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // As above.
  }
}

/** Choose a nonce for a game; returns its hash. */
export function pledgeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const pledge = sha256(nonce)
  keep(pledge, { nonce })
  return pledge
}

/** The nonce to reveal in this seat now, if this browser has chosen it; notes what all others have promised. */
export function revealNonce(table: TableInfo, seats: SeatInfo[], you: number): string | null {
  read()
  const pledge = seats[you]?.pledge
  const found = pledge ? kept[pledge] : undefined
  if (!pledge || !found) return null
  if (found.commitment === undefined) {
    const { commitment } = table
    keep(pledge, { ...found, commitment, pledges: seats.map((seat) => seat.pledge) })
  }
  return found.nonce
}

/** Compare a record with what this browser knows about its seat: does its own nonce count, and were promises kept? */
export function checkRecord(record: string, you: number): Finding {
  read()
  const lines = record.split('\n').map((line) => line.split(' '))
  const field = (name: string) => lines.find(([word]) => word === name)?.[1] ?? ''
  const pledges = lines.filter(([word]) => word === 'pledge').map(([, , digest, nonce]) => ({ digest, nonce }))
  const own = pledges[you]
  const found = kept[own?.digest ?? '']
  if (!own || !found) return 'unknown'
  const isPromised =
    sha256(field('secret')) === field('commitment') &&
    pledges.every(({ digest, nonce }) => nonce === '-' || sha256(nonce ?? '') === digest)
  if (!isPromised) return 'broken'
  if (found.commitment === undefined) return own.nonce === '-' ? 'replaced' : 'broken'
  const isSame =
    found.commitment === field('commitment') &&
    !!found.pledges?.every((pledge, seat) => pledges[seat]?.digest === (pledge ?? '-'))
  if (!isSame) return 'broken'
  return own.nonce === found.nonce ? 'counts' : own.nonce === '-' ? 'replaced' : 'broken'
}

// The nonces that this browser adds to the luck of games. Each is chosen here, pledged by its hash, and revealed when the
// game starts; until the end it is kept with what the table had promised, to compare both with the record.
//
// A nonce is the first link of a chain, each link the hash of the next one. At a chained table, every draw that follows
// a decision takes the next link, so that nobody can foresee it.

import type { Command, Drawing, SeatInfo, TableInfo } from '../generated/types'
import { sha256 } from './sha256'

const KEY = 'lampion-nonces'
const MOST = 200 // nonces to keep
const LINKS = 500 // draws after decisions for which a chain lasts

/** A nonce, and what this browser had been shown when it revealed it. */
interface Kept {
  nonce: string
  seed?: string // the end of its chain
  given?: Record<number, number> // for which draws a link was given, and after how many moves
  commitment?: string
  pledges?: (string | null)[] // of all seats
}

/** What a record says about this browser's nonce and its links. */
export type Finding = 'counts' | 'missing' | 'replaced' | 'broken' | 'unknown'

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

/** A chain from its end, the first link first. */
function chainOf(seed: string): string[] {
  const chain = [seed]
  for (let link = 0; link < LINKS; link++) chain.push(sha256(chain[link]!))
  return chain.reverse()
}
const chains = new Map<string, string[]>() // by seed: hashing takes a moment

/** Choose a nonce for a game; returns its hash. */
export function pledgeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const seed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const [nonce] = chainOf(seed) as [string]
  const pledge = sha256(nonce)
  keep(pledge, { nonce, seed })
  return pledge
}

/** What a table wants from this browser now: nonces, links, or that it gives links again after one was missing. */
export function answersTo(
  table: TableInfo,
  seats: SeatInfo[],
  own: number[],
  drawing: Drawing | null | undefined,
): Command[] {
  const answers: Command[] = []
  for (const seat of own) {
    const { pledge, nonce, lost } = seats[seat] ?? {}
    const revealed = table.begun && pledge && !nonce && revealNonce(table, seats, seat)
    if (revealed) answers.push({ type: 'reveal', nonce: revealed })
    if (pledge && drawing?.missing.includes(seat)) {
      const link = giveLink(pledge, drawing)
      if (link) answers.push({ type: 'link', number: drawing.number, link })
    }
    if (pledge && lost && kept[pledge]?.seed) answers.push({ type: 'chained' })
  }
  return answers
}

/** The link for a draw, once for each; notes after how many moves it was given: no decision may come in between. */
function giveLink(pledge: string, { number, after }: Drawing): string | null {
  read()
  const found = kept[pledge]
  if (!found?.seed) return null
  const given = found.given ?? {}
  const link = linkOf(found.seed, number)
  if (link === null || (given[number] ?? after) !== after) return null
  keep(pledge, { ...found, given: { ...given, [number]: after } })
  return link
}

function linkOf(seed: string, number: number): string | null {
  if (!chains.has(seed)) chains.set(seed, chainOf(seed))
  return chains.get(seed)![number] ?? null
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
  if (own.nonce !== found.nonce) return own.nonce === '-' ? 'replaced' : 'broken'
  return checkLinks(lines, you, found)
}

/** Are the links in a record those that this browser gave, each at the moment for which it was given? */
function checkLinks(lines: string[][], you: number, { seed = '', given = {} }: Kept): Finding {
  const drawn: { after: number; link: string }[] = []
  let moves = 0
  for (const [word = '', ...words] of lines.slice(1 + lines.findIndex(([word]) => word === 'moves'))) {
    if (['end', 'stopped', 'secret', 'check'].includes(word)) break
    if (word === '+') drawn.push({ after: moves, link: words[you] ?? '-' })
    else if (word !== '#' && word !== '!') moves++
  }
  const isOurs = drawn.every(
    ({ after, link }, place) => link === '-' || (given[place + 1] === after && linkOf(seed, place + 1) === link),
  )
  const isPlaced = Object.entries(given).every(
    ([number, after]) => (drawn[Number(number) - 1]?.after ?? moves) === after,
  )
  if (!isOurs || !isPlaced) return 'broken'
  return drawn.some(({ link }) => link === '-') ? 'missing' : 'counts'
}

import { describe, expect, test } from 'vitest'
import type { SeatInfo, TableInfo } from '../generated/types'
import { answersTo, checkRecord, pledgeNonce, revealNonce } from './nonces'
import { sha256 } from './sha256'

const hash = sha256
const SECRET = 'secret'
const OTHER = 'the-nonce-of-another-person'

function table(commitment = hash(SECRET)): TableInfo {
  return { commitment } as TableInfo
}
function seats(...pledges: (string | null)[]): SeatInfo[] {
  return pledges.map((pledge, seat) => ({ seat, pledge }) as SeatInfo)
}
function record(lines: string[], secret = SECRET, commitment = hash(secret)): string {
  return ['lampion 1', `commitment ${commitment}`, ...lines, 'moves', `secret ${secret}`, ''].join('\n')
}
const theirs = (nonce = OTHER) => `pledge 1 ${hash(OTHER)} ${nonce}`

describe('SHA-256', () => {
  test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])('is the browser’s own for %i letters', async (length) => {
    const text = 'é~lampion'.repeat(length).slice(0, length)
    const own = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    expect(sha256(text)).toBe(Array.from(own, (byte) => byte.toString(16).padStart(2, '0')).join(''))
  })
})

describe('a nonce', () => {
  test('is another one each time, and pledged by its hash', () => {
    const [one, two] = [pledgeNonce(), pledgeNonce()]
    const nonce = revealNonce(table(), seats(one), 0)!
    expect(one).not.toBe(two)
    expect(nonce).toMatch(/^[0-9a-f]{64}$/)
    expect(hash(nonce)).toBe(one)
  })
  test('is revealed only for the pledge that was made for it', () => {
    expect(revealNonce(table(), seats(hash('another')), 0)).toBeNull()
    expect(revealNonce(table(), seats(null), 0)).toBeNull()
  })
})

describe('a chain', () => {
  const pledge = pledgeNonce()
  const nonce = revealNonce(table(), seats(pledge, null), 0)!
  const asked = (number: number, after: number, lost = false) =>
    answersTo({} as TableInfo, [{ pledge, nonce, lost } as SeatInfo], [0], { number, after, missing: [0] })
  const given = (number: number, after: number) => (asked(number, after)[0] as { link: string }).link
  const [one, two] = [given(1, 3), given(2, 5)]
  const pledges = [`pledge 0 ${pledge} ${nonce}`, 'pledge 1 - -', 'moves', '0 a', '~ b', '1 c']
  const end = ['~ f', '! 2 abc', '1 g']
  const chained = (...lines: string[]) =>
    ['lampion 1', `commitment ${hash(SECRET)}`, ...pledges, ...lines, `secret ${SECRET}`, ''].join('\n')

  test('begins with the nonce, and each link is the hash of the next one', () => {
    expect(hash(one)).toBe(nonce)
    expect(hash(two)).toBe(one)
    expect(asked(1, 3)).toEqual([{ type: 'link', number: 1, link: one }])
  })
  test('gives no link for the same draw at another moment, and none after its end', () => {
    expect(asked(1, 4)).toEqual([])
    expect(asked(501, 900)).toEqual([])
  })
  test('is given again after a link was missing, if it is this browser’s', () => {
    const lost = (pledge: string) => answersTo({} as TableInfo, [{ pledge, lost: true } as SeatInfo], [0], null)
    expect(lost(pledge)).toEqual([{ type: 'chained' }])
    expect(lost(hash('another'))).toEqual([])
  })
  test('counts in a record with each link at its moment', () => {
    expect(checkRecord(chained(`+ ${one} -`, '~ d', '0 e', `+ ${two} -`, ...end), 0)).toBe('counts')
    expect(checkRecord(chained(`+ ${one} -`, '~ d', '0 e', '+ - -', ...end), 0)).toBe('missing')
  })
  test.each([
    ['a decision after the link was given', [`+ ${one} -`, '~ d', '0 e', '0 x', `+ ${two} -`, ...end]],
    ['a link for another draw', [`+ ${two} -`, '~ d', '0 e', `+ ${one} -`, ...end]],
    ['a draw without any', ['~ d', '0 e', `+ ${two} -`, ...end]],
    [
      'a link that was never given',
      [`+ ${one} -`, '~ d', '0 e', `+ ${two} -`, '~ f', '0 g', `+ ${hash('x')} -`, '~ h'],
    ],
  ])('breaks a promise with %s', (_, lines) => {
    expect(checkRecord(chained(...lines), 0)).toBe('broken')
  })
})

describe('a record', () => {
  const pledge = pledgeNonce()
  const nonce = revealNonce(table(), seats(pledge, hash(OTHER), null), 0)!
  const mine = `pledge 0 ${pledge} ${nonce}`
  const bot = 'pledge 2 - -'

  test('in which everything is as promised', () => {
    expect(checkRecord(record([mine, theirs(), bot]), 0)).toBe('counts')
    expect(checkRecord(record([mine, theirs('-'), bot]), 0)).toBe('counts')
  })
  test('in which the own nonce came too late', () => {
    expect(checkRecord(record([`pledge 0 ${pledge} -`, theirs(), bot]), 0)).toBe('replaced')
  })
  test.each([
    ['another nonce of its own', [`pledge 0 ${pledge} ${OTHER}`, theirs(), bot], SECRET],
    ['another secret', [mine, theirs(), bot], 'another'],
    ['a nonce that was not pledged', [mine, theirs('chosen-later'), bot], SECRET],
    ['another pledge', [mine, `pledge 1 ${hash('chosen-later')} chosen-later`, bot], SECRET],
    ['a pledge for a bot', [mine, theirs(), `pledge 2 ${hash('chosen-later')} chosen-later`], SECRET],
  ])('with %s breaks a promise', (_, lines, secret) => {
    expect(checkRecord(record(lines, secret), 0)).toBe('broken')
  })
  test('whose secret is not the one of its commitment breaks a promise', () => {
    expect(checkRecord(record([mine, theirs(), bot], 'another', hash(SECRET)), 0)).toBe('broken')
  })
  test('to which this browser added nothing', () => {
    expect(checkRecord(record([]), 0)).toBe('unknown')
    expect(checkRecord(record([theirs().replace('1', '0')]), 0)).toBe('unknown')
  })
})

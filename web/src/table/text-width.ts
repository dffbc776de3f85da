// How wide the terminal's drawing may be on this screen.

const SMALLEST = 44

/** Characters per line; few on a phone, so that they stay readable. */
export function textColumns(): number {
  const room = innerWidth >= 1000 ? (innerWidth - 380) * 0.58 : innerWidth - 40
  return Math.max(SMALLEST, Math.min(110, Math.floor(room / 8.2)))
}

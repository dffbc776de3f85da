// How many letters of the terminal's drawing fit in a line here.

const SMALLEST = 44

/** On a phone few, so that they can be read. */
export function columns(): number {
  const room = innerWidth >= 1000 ? (innerWidth - 380) * 0.58 : innerWidth - 40
  return Math.max(SMALLEST, Math.min(110, Math.floor(room / 8.2)))
}

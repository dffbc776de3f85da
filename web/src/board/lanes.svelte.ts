// Runs acts in order: one lane for each seat, and one for the whole table, which waits for all others and blocks them.

import { SvelteSet } from 'svelte/reactivity'

/** Acts run in the lane of a seat, or in the one of the whole table. */
export type Lane = number | 'table'

export class Lanes {
  /** Lanes in which something still runs. */
  readonly busy = new SvelteSet<Lane>()
  /** Acts that have not ended. */
  count = 0
  #ends = new Map<Lane, Promise<void>>()
  #counts = new Map<Lane, number>()
  #open = new Map<number, number>() // acts left, by the number of the log line they belong to

  /** `onEnd` is called after every act, also one that failed. */
  constructor(private readonly onEnd: () => void) {}

  /** The first log line with acts left; null if there is none. */
  get unfinished(): number | null {
    return this.#open.size ? Math.min(...this.#open.keys()) : null
  }

  /** Run an act of a log line after whatever it has to wait for. */
  add(lane: Lane, line: number, act: () => Promise<void>): void {
    const before = lane === 'table' ? [...this.#ends.values()] : [this.#ends.get(lane), this.#ends.get('table')]
    this.count += 1
    this.#counts.set(lane, (this.#counts.get(lane) ?? 0) + 1)
    this.#open.set(line, (this.#open.get(line) ?? 0) + 1)
    this.busy.add(lane)
    const end = Promise.all(before)
      .then(act)
      .catch((problem: unknown) => console.error(problem))
      .then(() => this.#end(lane, line))
    this.#ends.set(lane, end)
  }

  #end(lane: Lane, line: number): void {
    this.count -= 1
    lower(this.#open, line)
    lower(this.#counts, lane)
    if (!this.#counts.has(lane)) this.busy.delete(lane)
    if (!this.count) this.#ends.clear()
    this.onEnd()
  }
}

/** Count one less; what reaches zero is forgotten. */
function lower<Key>(counts: Map<Key, number>, key: Key): void {
  const left = counts.get(key)! - 1
  if (left) counts.set(key, left)
  else counts.delete(key)
}

// Can the server be reached? The page says so the moment it can't, and finds out by itself when it can again.

import { href } from './router.svelte'

const EVERY = 1500 // milliseconds between two attempts

class Network {
  isTableLost = $state(false) // set by the page of a table
  #isLost = $state(false)
  #timer: ReturnType<typeof setTimeout> | null = null

  /** Is there something to tell? */
  get isLost(): boolean {
    return this.#isLost || this.isTableLost
  }

  /** A request failed. */
  lose(): void {
    if (this.#isLost) return
    this.#isLost = true
    void this.check()
  }

  /** A request was answered; not a sign of life if it was already on its way when the network went. */
  find(): void {
    if (navigator.onLine) this.#isLost = false
  }

  /** Ask the server for a sign of life. A browser without a network may still reach a server on its own machine. */
  async check(): Promise<void> {
    this.#rest()
    try {
      await fetch(new URL(href('api/me'), location.origin))
      this.#isLost = false
    } catch {
      this.#isLost = true
    }
    this.#rest()
    if (this.#isLost || !navigator.onLine) this.#timer = setTimeout(() => void this.check(), EVERY)
  }

  #rest(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }
}

export const network = new Network()

// Questions out of turn. They never nag: one that is not answered passes by itself, and a person may let everything
// pass until their turn, or until somebody plays a card. That wish outlives a reload of the page.

import type { View } from './pieces'

export const PATIENCE = 25 // seconds to answer
const STEP = 250 // milliseconds

export type Until = 'my-turn' | 'card'

/** The seconds to answer: ours, or the table's if they are fewer; those can't be stopped. */
export interface Patience {
  seconds: number
  isFixed: boolean
}

/** How long a question waits; `deadline` is when the table's clock runs out, in milliseconds. */
export function patienceOf(deadline: number | null): Patience {
  const seconds = deadline === null ? Infinity : Math.max(0, (deadline - Date.now()) / 1000)
  return seconds < PATIENCE ? { seconds, isFixed: true } : { seconds: PATIENCE, isFixed: false }
}

/** How many special cards were played, and the viewer's own: that changes when somebody plays one. */
const cardsOf = ({ hikari, seats }: View, you: number) =>
  `${(hikari?.stack.length ?? 0) + (hikari?.discard.length ?? 0)} ${seats[you]?.special}`

interface Wish {
  until: Until
  then: string // what lay there when the person began to wait
}

export class Asking {
  /** Seconds left to answer; null while nothing runs. */
  left = $state<number | null>(null)
  #wish = $state.raw<Wish | null>(null)
  #key: string
  #question = ''
  #unhurried: string | null = null // the question that may take its time
  #timer: ReturnType<typeof setInterval> | null = null

  /** `table` names where the questions are asked: the wish to let them pass is kept for it. */
  constructor(table: string) {
    this.#key = `lampion-pass ${table}`
    try {
      this.#wish = JSON.parse(sessionStorage.getItem(this.#key) ?? 'null')
    } catch {
      // Without storage, the wish lasts as long as the page.
    }
  }

  /** What has to happen before the person wants to be asked again. */
  get until(): Until | null {
    return this.#wish?.until ?? null
  }

  /** Let everything pass until then. */
  wait(until: Until, view: View, you: number): void {
    this.#keep({ until, then: cardsOf(view, you) })
  }

  /** Ask again. */
  forget(): void {
    if (this.#wish) this.#keep(null)
  }

  #keep(wish: Wish | null): void {
    this.#wish = wish
    try {
      if (wish) sessionStorage.setItem(this.#key, JSON.stringify(wish))
      else sessionStorage.removeItem(this.#key)
    } catch {
      // As above.
    }
  }

  /** Does this question pass by itself, as the person asked for? Forgets that once it is over. */
  passes(view: View, you: number): boolean {
    const isPlayed = view.phase === 'answer' || cardsOf(view, you) !== this.#wish?.then
    const isOver = this.until === 'my-turn' ? view.active === you : isPlayed
    if (isOver) this.forget()
    return this.until !== null
  }

  /**
   * Let the time to answer a question run, and pass at its end unless the table does; returns what ends it. Whoever takes
   * their time for this question keeps it, also if the server asks again after a lost connection.
   */
  run(question: string, { seconds, isFixed }: Patience, pass: () => void): () => void {
    this.stop()
    this.#question = question
    if (question === this.#unhurried) return () => {}
    this.left = seconds
    const end = performance.now() + seconds * 1000
    this.#timer = setInterval(() => {
      this.left = Math.max(0, (end - performance.now()) / 1000)
      if (this.left > 0 || isFixed) return
      this.stop()
      pass()
    }, STEP)
    return () => this.stop()
  }

  /** Take as long as it takes. */
  takeTime(): void {
    this.#unhurried = this.#question
    this.stop()
  }

  /** Nothing runs any more. */
  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    this.left = null
  }
}

// Which seat is shown large: the viewer's own, unless they look at another one or there is something to see elsewhere.

interface Table {
  own: number
  seats: number
  focus: number | null // whose moment of the past is shown
  acting: number | null // on small screens: another seat in which something moves
  decision: string // names what the viewer has to decide; empty for nothing
}

export class Large {
  #ask: () => Table
  #chosen = $state.raw<{ seat: number; decision: string } | null>(null)

  constructor(ask: () => Table) {
    this.#ask = ask
  }

  own: number = $derived.by(() => this.#ask().own)
  /** The seat that the viewer looks at; a new decision brings them back. */
  chosen: number | null = $derived.by(() => {
    const { seats, decision } = this.#ask()
    const chosen = this.#chosen
    if (!chosen || chosen.seat >= seats || (decision && decision !== chosen.decision)) return null
    return chosen.seat
  })
  seat: number = $derived.by(() => {
    const { own, focus, acting, decision } = this.#ask()
    return this.chosen ?? focus ?? (decision ? own : (acting ?? own))
  })

  choose(seat: number): void {
    this.#chosen = seat === this.own && this.#ask().focus === null ? null : { seat, decision: this.#ask().decision }
  }

  /** Look at the next seat, or the one before. */
  step(by: number): void {
    const { seats } = this.#ask()
    this.choose((this.seat + by + seats) % seats)
  }

  /** Look at one's own seat again; was it another one? */
  reset(): boolean {
    const had = this.chosen !== null
    this.#chosen = null
    return had
  }
}

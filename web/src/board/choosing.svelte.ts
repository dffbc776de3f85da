// Which offer is looked at, pressed and played.
//
// Pointing at a spot previews its offer. Pressing plays it, except where a mistake is easily made: a touch, a spot with
// several offers, or a person who asked for it. Then the press keeps the preview, and a second press or the board's
// button plays it. Whatever was pressed belongs to one decision and is forgotten with it, or as soon as it can no longer
// be played: where everybody moves at the same time, others may take away what was on offer.

/** What a board needs to know about an offer. */
export interface Choice {
  move: string
  kind: string
}

/** How something was pressed. */
export type Hand = 'mouse' | 'touch' | 'key'

/** Where the offers come from, and where a decision goes. */
export interface Question<Offer extends Choice> {
  offers: Offer[] // what can be played right now
  hint: string | null // the move to point at
  isPast: boolean // shown, but no longer playable
  number?: number | null // of the decision, if it is known: what was pressed survives when others change the offers
  confirms: boolean // the mouse asks for confirmation too
  play: (move: string) => void
}

interface Pressed {
  decision: string
  spot: string
  move: string
}

export class Choosing<Offer extends Choice> {
  #ask: () => Question<Offer>
  #looked = $state.raw<{ decision: string; move: string } | null>(null)
  #pressed = $state.raw<Pressed | null>(null)

  constructor(ask: () => Question<Offer>) {
    this.#ask = ask
  }

  offers: Offer[] = $derived.by(() => this.#ask().offers)
  hint: string | null = $derived.by(() => this.#ask().hint)
  isPast: boolean = $derived.by(() => this.#ask().isPast)
  /** The number of the decision; null if it is unknown. */
  number: number | null = $derived.by(() => this.#ask().number ?? null)
  /** Names the decision: as long as it is the same, what was pressed stays. Empty if nothing can be chosen. */
  decision: string = $derived.by(() => {
    const { number, offers } = this
    if (number === null || !offers.length) return offers.map((offer) => offer.move).join('|')
    return `${number} ${[...new Set(offers.map((offer) => offer.kind))].join('|')}`
  })

  pressed: Pressed | null = $derived.by(() =>
    this.#pressed?.decision === this.decision && this.find(this.#pressed.move) ? this.#pressed : null,
  )
  /** The offer that is being previewed. */
  aimed: Offer | null = $derived.by(() => {
    const looked = this.#looked?.decision === this.decision ? this.#looked.move : null
    return this.find(looked) ?? this.find(this.pressed?.move ?? null)
  })
  /** The spot that was pressed and waits for confirmation. */
  spot: string | null = $derived.by(() => this.pressed?.spot ?? null)
  /** Is the previewed offer waiting to be confirmed? */
  isConfirmable: boolean = $derived.by(
    () => !this.isPast && this.aimed !== null && this.aimed.move === this.pressed?.move,
  )

  find(move: string | null): Offer | null {
    return move === null ? null : (this.offers.find((offer) => offer.move === move) ?? null)
  }

  /** The offers of these kinds. */
  of(...kinds: Offer['kind'][]): Offer[] {
    return this.offers.filter((offer) => kinds.includes(offer.kind))
  }

  /** The offer that a spot with several shows first: the one in view, else the hinted one. */
  first(offers: Offer[]): Offer | undefined {
    const among = (move: string | undefined | null) => offers.find((offer) => offer.move === move)
    return among(this.pressed?.move) ?? among(this.hint) ?? offers[0]
  }

  isHinted(offers: Offer[]): boolean {
    return offers.some((offer) => offer.move === this.hint)
  }

  isAimed(offers: Offer[]): boolean {
    return offers.some((offer) => offer.move === this.aimed?.move)
  }

  /** Preview an offer; null when the pointer leaves, which brings back what was pressed. */
  look(offer: Offer | null | undefined): void {
    this.#looked = offer ? { decision: this.decision, move: offer.move } : null
  }

  /** End the preview of an offer, if it is still the one: another place may have been pointed at since. */
  lookAway(move: string | null): void {
    if (this.#looked?.move === move) this.#looked = null
  }

  /** Press a spot; `offers` are all that can be played there. */
  press(spot: string, offers: Offer[], by: Hand): void {
    const offer = this.first(offers)
    if (!offer) return
    const isSecond = this.spot === spot && this.pressed?.move === offer.move
    const asks = by === 'touch' || (by === 'mouse' && this.#ask().confirms) || offers.length > 1
    if (isSecond || !asks) this.play(offer)
    else this.#press(spot, offer)
  }

  /** Show another offer of the pressed spot. */
  cycle(offers: Offer[], step: number): void {
    const place = offers.findIndex((offer) => offer.move === this.pressed?.move)
    const next = offers[(place + step + offers.length) % offers.length]
    if (next && this.spot !== null) this.#press(this.spot, next)
  }

  /** Press a spot on behalf of another one, such as a card by one of its tiles: keeps the preview, never plays. */
  point(spot: string, offer: Offer): void {
    this.#press(spot, offer)
  }

  #press(spot: string, offer: Offer): void {
    this.#looked = null
    this.#pressed = { decision: this.decision, spot, move: offer.move }
  }

  /** Play the offer that is waiting to be confirmed. */
  confirm(): void {
    if (this.isConfirmable && this.aimed) this.play(this.aimed)
  }

  play(offer: Offer): void {
    if (this.isPast) this.#press(this.spot ?? '', offer)
    else this.#ask().play(offer.move)
  }

  /** Forget what was looked at and pressed; was there anything? */
  clear(): boolean {
    const had = this.aimed !== null
    this.#looked = this.#pressed = null
    return had
  }
}

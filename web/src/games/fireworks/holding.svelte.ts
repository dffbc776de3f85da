// The tile in hand, and how it is turned: for every free cell the offer that fits.

import type { Choosing } from '../../board/choosing.svelte'
import { tellTurned } from './choices'
import { keyOf, type Cell } from './geometry'
import type { Choice } from './pieces'

const TURNS = 6
const KINDS = ['place', 'put', 'start'] as const

/** What a place brings at once, and may still lose. */
function worthOf(offer?: Choice): number {
  if (!offer) return -Infinity
  const { closes = [], bonus = 0, spoils = 0 } = offer.preview
  return closes.reduce((sum, { points }) => sum + points, 0) + bonus - spoils / 10
}

export const spotOf = (cell: Cell): string => `cell-${keyOf(cell)}`

export class Holding {
  #turned = $state.raw<{ decision: string; turn: number } | null>(null)
  #last = 0

  constructor(
    private readonly choosing: Choosing<Choice>,
    private readonly isGuided: () => boolean = () => false,
    private readonly say: (words: string) => void = () => {}, // how it lies now
  ) {}

  offers: Choice[] = $derived.by(() => this.choosing.of(...KINDS))
  /** What is in hand. */
  kind: string | null = $derived.by(() => this.offers[0]?.data.kind ?? this.offers[0]?.data.start ?? null)
  isStart: boolean = $derived.by(() => this.offers[0]?.kind === 'start')
  /** Special and start tiles look the same however they are turned. */
  canTurn: boolean = $derived.by(() => this.offers.some(({ data }) => data.rotation !== undefined))
  #hinted: number | undefined = $derived.by(() => this.choosing.find(this.choosing.hint)?.data.rotation)
  #isTurned: boolean = $derived.by(() => this.#turned?.decision === this.choosing.decision)
  /** As turned by the person, else as hinted, else as the last tile. Learners turn it themselves. */
  turn: number = $derived.by(() => {
    if (this.#isTurned) return this.#turned!.turn
    return this.isGuided() ? this.#last : (this.#hinted ?? this.#last)
  })
  /** Which way a learner has to turn it: 1 or -1, or 0 if it is right. */
  wanted: number = $derived.by(() => {
    if (!this.isGuided() || this.#hinted === undefined || this.#hinted === this.turn) return 0
    return (this.#hinted - this.turn + TURNS) % TURNS <= TURNS / 2 ? 1 : -1
  })
  /**
   * For each free cell, the offer as the tile is turned. As long as nobody has turned it, it turns by itself where it
   * could finish something and does not as it lies.
   */
  places: Choice[] = $derived.by(() => {
    const plain = this.offers.filter(({ data }) => data.rotation === undefined || data.rotation === this.turn)
    if (this.isGuided() || this.#isTurned) return plain
    return plain.map((offer) => (offer.preview.closes?.length ? offer : (this.#best.get(spotOf(offer.data.cell!)) ?? offer))) // prettier-ignore
  })
  /** For each cell on which something could be finished, the offer that brings most. */
  #best: Map<string, Choice> = $derived.by(() => {
    const found = new Map<string, Choice>()
    for (const offer of this.offers) {
      const spot = spotOf(offer.data.cell!)
      if (offer.preview.closes?.length && worthOf(offer) > worthOf(found.get(spot))) found.set(spot, offer)
    }
    return found
  })
  /** How the tile is shown in hand: as it would lie on the place in view. */
  shown: number = $derived.by(() => this.current?.data.rotation ?? this.turn)
  /** Cells on which the tile could finish something, turned somehow. */
  promising: Set<string> = $derived.by(
    () => new Set(this.offers.filter(({ preview }) => preview.closes?.length).map(({ data }) => spotOf(data.cell!))),
  )
  current: Choice | null = $derived.by(() => {
    const { aimed } = this.choosing
    return aimed && (KINDS as readonly string[]).includes(aimed.kind) ? aimed : null
  })

  /** Turn it by sixths, counter-clockwise; what was pressed turns with it. */
  rotate(by: number): void {
    if (!this.canTurn) return
    this.#set((this.shown + by + TURNS) % TURNS)
    if (this.kind) this.say(tellTurned(this.kind, this.turn))
  }

  #set(turn: number): void {
    const { spot, decision } = this.choosing
    const looked = this.current
    this.#last = turn
    this.#turned = { decision, turn }
    const cell = looked?.data.cell
    const offer = cell && this.places.find(({ data }) => spotOf(data.cell!) === spotOf(cell))
    if (!offer) return
    if (spot === spotOf(cell)) this.choosing.point(spot, offer)
    else this.choosing.look(offer)
  }
}

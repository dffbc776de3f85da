// The tile in hand, and how it is turned: for every free cell the offer that fits.

import type { Choosing } from '../../board/choosing.svelte'
import { keyOf, type Cell } from './geometry'
import type { Choice } from './pieces'

const TURNS = 6
const KINDS = ['place', 'put', 'start'] as const

export const spotOf = (cell: Cell): string => `cell-${keyOf(cell)}`

export class Holding {
  #turned = $state.raw<{ decision: string; turn: number } | null>(null)
  #last = 0

  constructor(
    private readonly choosing: Choosing<Choice>,
    private readonly isGuided: () => boolean = () => false,
  ) {}

  offers: Choice[] = $derived.by(() => this.choosing.of(...KINDS))
  /** What is in hand. */
  kind: string | null = $derived.by(() => this.offers[0]?.data.kind ?? this.offers[0]?.data.start ?? null)
  isStart: boolean = $derived.by(() => this.offers[0]?.kind === 'start')
  /** Special and start tiles look the same however they are turned. */
  canTurn: boolean = $derived.by(() => this.offers.some(({ data }) => data.rotation !== undefined))
  #hinted: number | undefined = $derived.by(() => this.choosing.find(this.choosing.hint)?.data.rotation)
  /** As turned by the person, else as hinted, else as the last tile. Learners turn it themselves. */
  turn: number = $derived.by(() => {
    if (this.#turned?.decision === this.choosing.decision) return this.#turned.turn
    return this.isGuided() ? this.#last : (this.#hinted ?? this.#last)
  })
  /** Which way a learner has to turn it: 1 or -1, or 0 if it is right. */
  wanted: number = $derived.by(() => {
    if (!this.isGuided() || this.#hinted === undefined || this.#hinted === this.turn) return 0
    return (this.#hinted - this.turn + TURNS) % TURNS <= TURNS / 2 ? 1 : -1
  })
  /** For each free cell, the offer as the tile is turned. */
  places: Choice[] = $derived.by(() =>
    this.offers.filter(({ data }) => data.rotation === undefined || data.rotation === this.turn),
  )
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
    this.#set((this.turn + by + TURNS) % TURNS)
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

// What a person has set out to do, and which offers that shows: on the land, or as pictures to choose from.
//
// Some actions are made at once; others are chosen first and then pointed at on the land. What was chosen stays until
// it is no longer possible, or until Escape.

import type { Choosing } from '../../board/choosing.svelte'
import { at, type Cell, type Choice, type View } from './pieces'

const SPECIAL = new Set(['weather', 'jump', 'swap', 'disease', 'emperor', 'holiday', 'ally', 'break'])
const FORCED = new Set(['keep', 'rain', 'storm', 'grow']) // nothing else can be done on the land
const PICTURED = new Set(['clouds', 'choose', 'with', 'take', 'holiday', 'ally', 'break', 'weather'])
const PLAIN = new Set(['end', 'decline', 'skip', 'pass', 'bare', 'done'])

/** The mode in which an offer is chosen; null if it is a button of its own. */
export function modeOf({ kind, data }: Choice): string | null {
  if (kind === 'improve') return `improve-${data.chip}`
  if (kind === 'jump') return `jump-${data.figure}`
  if (SPECIAL.has(kind)) return 'special'
  return ['gardener', 'panda', 'objective', 'lay'].includes(kind) || FORCED.has(kind) ? kind : null
}

/** What follows in the name of a mode. */
const after = (start: string, mode: string | null) => (mode?.startsWith(start) ? mode.slice(start.length) : null)

export class Modes {
  #choosing: Choosing<Choice>
  #view: () => View
  #chosen = $state<string | null>(null)
  #wanted = $state<string | null>(null) // an action that was announced and comes next
  #picked = $state.raw<Cell | null>(null) // the first plot of a swap
  /** The plot that is being placed, if several were drawn. */
  plot = $state<string | null>(null)

  constructor(choosing: Choosing<Choice>, view: () => View) {
    this.#choosing = choosing
    this.#view = view
  }

  #open: Set<string> = $derived.by(
    () => new Set(this.#choosing.offers.map(modeOf).filter((mode): mode is string => mode !== null)),
  )

  /** What the person is doing; null when nothing is chosen yet. */
  current: string | null = $derived.by(() => {
    const open = this.#open
    for (const mode of [this.#chosen, this.#wanted]) if (mode && this.isOpen(mode)) return mode
    return [...open].find((mode) => FORCED.has(mode)) ?? null
  })

  /** The kind of move that is being chosen, for words: a special card is one of several. */
  kind: string | null = $derived.by(() => {
    if (this.current !== 'special') return this.current?.split('-')[0] ?? null
    return this.#choosing.offers.find((offer) => SPECIAL.has(offer.kind))?.kind ?? null
  })

  /** Can this be chosen now? */
  isOpen(mode: string): boolean {
    return this.#open.has(mode) || (mode === 'special' && [...this.#open].some((other) => other.startsWith('jump-')))
  }

  /** Choose what to do; choosing it again ends that. */
  choose(mode: string | null): void {
    this.#chosen = mode === this.#chosen ? null : mode
    this.#wanted = null
    this.#picked = null
    this.#choosing.clear()
  }

  /** A new decision: what was chosen for the one before is forgotten. */
  forget(): void {
    this.#chosen = null
    this.#picked = null
  }

  /** An action that has to be announced first: remember it for the moment it can be made. */
  announce(mode: string): void {
    this.#wanted = mode
    this.#chosen = null
  }

  /** The announced action, once nobody interrupts it any more, if there is nothing to point at. */
  due: Choice | null = $derived.by(() => {
    const wanted = this.#wanted
    if (this.#view().phase !== 'act' || this.#choosing.isPast || (wanted !== 'plots' && wanted !== 'channel'))
      return null
    return this.#choosing.of(wanted)[0] ?? null
  })
  /** Make it. */
  proceed(due: Choice): void {
    this.#wanted = null
    this.#choosing.play(due)
  }

  /** Show where a hint points. */
  follow(offer: Choice | null): void {
    const mode = offer && modeOf(offer)
    if (mode && mode !== this.current) this.#chosen = mode
    if (offer?.kind === 'keep') this.plot = offer.data.plot!
    if (offer?.kind === 'swap') this.#picked = offer.data.cells![0]!
  }

  /** Does the hint lie behind this mode, which has not been chosen yet? */
  leads(mode: string): boolean {
    const offer = this.#choosing.find(this.#choosing.hint)
    return offer !== null && modeOf(offer) === mode && mode !== this.current
  }

  /** The figure that jumps, once it is chosen. */
  jumper: string | null = $derived.by(() => after('jump-', this.current))

  /** What would lie on the land: the plot or chip that is being placed, the figure that moves. */
  ghost: { plot: string } | { chip: string } | { figure: string } | null = $derived.by(() => {
    const mode = this.current
    const chip = after('improve-', mode)
    if (mode === 'keep') return this.placing ? { plot: this.placing } : null
    if (chip) return { chip }
    if (this.jumper) return { figure: this.jumper }
    if (mode === 'gardener' || mode === 'panda') return { figure: mode }
    if (mode === 'storm') return { figure: 'panda' }
    return mode === 'special' && this.#choosing.of('emperor').length ? { figure: 'emperor' } : null
  })

  /** The figures that could jump, if that is still to be chosen. */
  figures: string[] = $derived.by(() => {
    if (this.current !== 'special') return []
    return [...new Set(this.#choosing.of('jump').map((offer) => offer.data.figure!))]
  })

  /** Are pieces to be pointed at for a special card? */
  isAiming: boolean = $derived.by(() => this.current === 'special' || this.jumper !== null)

  /** The drawn plots that may be placed. */
  plots: string[] = $derived.by(() => [...new Set(this.#choosing.of('keep').map((offer) => offer.data.plot!))])
  /** The one of them that is shown on the land. */
  placing: string | null = $derived.by(() =>
    this.plot && this.plots.includes(this.plot) ? this.plot : (this.plots[0] ?? null),
  )

  /** The first plot of a swap, as long as it can be swapped. */
  picked: Cell | null = $derived.by(() => {
    const key = this.#picked && at(this.#picked)
    return key && this.pickable.some((cell) => at(cell) === key) ? this.#picked : null
  })
  /** Plots that can be swapped. */
  pickable: Cell[] = $derived.by(() => {
    if (this.current !== 'special') return []
    const cells = new Map(this.#choosing.of('swap').flatMap(({ data }) => data.cells!.map((cell) => [at(cell), cell])))
    return [...cells.values()]
  })
  pick(cell: Cell): void {
    this.#picked = this.picked && at(this.picked) === at(cell) ? null : cell
    this.#choosing.clear()
  }

  /** The offers to show on the land. */
  onLand: Choice[] = $derived.by(() => {
    const { offers, isPast } = this.#choosing
    if (isPast) return offers.filter((offer) => 'cell' in offer.data || offer.kind === 'lay' || offer.kind === 'swap')
    const mode = this.current
    if (mode === null) return []
    const own = offers.filter((offer) => modeOf(offer) === mode)
    if (mode === 'keep') return own.filter((offer) => offer.data.plot === this.placing)
    if (mode !== 'special') return own.filter((offer) => offer.kind !== 'objective')
    const swaps = this.picked
      ? own.filter((offer) => offer.data.cells?.some((cell) => at(cell) === at(this.picked!)))
      : []
    return [...own.filter((offer) => ['disease', 'emperor'].includes(offer.kind) && offer.data.cell), ...swaps]
  })

  /** The offers to choose from by their pictures. */
  pictured: Choice[] = $derived.by(() => {
    const { offers } = this.#choosing
    const mode = this.current
    return offers.filter(
      (offer) =>
        (offer.kind === 'objective' && mode === 'objective') ||
        (PICTURED.has(offer.kind) && (!SPECIAL.has(offer.kind) || mode === 'special')),
    )
  })

  /** The offers that are plain buttons. */
  plain: Choice[] = $derived.by(() =>
    this.#choosing.offers.filter(
      (offer) => PLAIN.has(offer.kind) || (offer.kind === 'emperor' && !offer.data.cell && this.current === 'special'),
    ),
  )

  /** May the viewer play a special card? */
  canPlay: boolean = $derived.by(() => this.isOpen('special'))
  /** Is the viewer asked out of turn, or whether to play a card before the weather? */
  isAsked: boolean = $derived.by(
    () => ['window', 'answer'].includes(this.#view().phase) && this.#choosing.of('pass').length > 0,
  )
}

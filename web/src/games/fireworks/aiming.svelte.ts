// Where the die is meant to fall and from how high. The place is a move and the height the next one, but people choose
// both together: the height waits until it is asked for.

import type { Choosing } from '../../board/choosing.svelte'
import { preferences } from '../../lib/preferences.svelte'
import { keyOf, PLACES, type Place } from './geometry'
import type { Choice } from './pieces'

const MIDDLE = Math.floor(PLACES / 2)
const USUAL = 70 // centimetres
const SIGHT = 'fireworks-sight' // a habit
const AHEAD = 1.6 // radians a second that the swinging sight moves

export const FINGER = 44 // pixels that a finger needs

export const spotOf = (place: Place): string => `aim-${keyOf(place)}`

export class Aiming {
  /** Tiles are pushed together where one points, instead of aiming there. */
  piles = $state(false)
  /** The sight swings over the box until it is stopped; whoever likes that has it at every launch. */
  swings = $state(false)
  #height = $state(USUAL)
  #pending: number | null = null
  #last: Place = [MIDDLE, MIDDLE]

  constructor(
    private readonly choosing: Choosing<Choice>,
    private readonly heights: () => number[],
  ) {}

  aims: Choice[] = $derived.by(() => this.choosing.of('aim'))
  piling: Choice[] = $derived.by(() => this.choosing.of('pile'))
  /** The offers by place, of what one points at. */
  #offers: Map<string, Choice> = $derived.by(
    () => new Map((this.isPiling ? this.piling : this.aims).map((offer) => [spotOf(offer.data.place!), offer])),
  )
  levels: Choice[] = $derived.by(() => this.choosing.of('height'))
  isPiling: boolean = $derived.by(() => this.piles && this.piling.length > 0)
  isAsked: boolean = $derived.by(() => this.aims.length > 0 || this.levels.length > 0)
  /** Can the height be chosen? Action cards settle it. */
  isFree: boolean = $derived.by(() => this.levels.length > 0 || (this.aims[0]?.preview.mean?.length ?? 0) > 1)
  /** What is being pointed at. */
  current: Choice | null = $derived.by(() => {
    const { aimed } = this.choosing
    return aimed && ['aim', 'pile', 'height'].includes(aimed.kind) ? aimed : null
  })
  place: Place | null = $derived.by(() => this.current?.data.place ?? this.levels[0]?.data.place ?? null)
  height: number = $derived.by(() => this.current?.data.height ?? this.#height)

  /** What to expect, of the place in view, for each height. */
  forecasts: { mean: number; fail: number }[] = $derived.by(() => {
    const asked = this.levels.length ? this.levels : this.current?.kind === 'aim' ? [this.current] : []
    return asked.flatMap(({ preview }) => preview.mean!.map((mean, at) => ({ mean, fail: preview.fail![at]! })))
  })
  /** What to expect as things are chosen. */
  forecast: { mean: number; fail: number } | null = $derived.by(() => {
    const at = this.forecasts.length > 1 ? this.heights().indexOf(this.height) : 0
    return this.forecasts[at] ?? null
  })

  offerAt(place: Place): Choice | undefined {
    return this.#offers.get(spotOf(place))
  }

  /** A decision begins: aim as before, or as a hint says, so that nobody has to. Learners do it themselves. */
  begin(guided = false): void {
    const hinted = guided ? null : this.choosing.find(this.choosing.hint)
    if (this.levels.length) {
      const level = hinted ?? this.levels.find((one) => one.data.height === this.#height) ?? this.levels[0]!
      this.choosing.point(`height-${level.data.height}`, level)
      return
    }
    this.piles = hinted?.kind === 'pile'
    this.swings = this.likesSight && !guided
    const offer = hinted?.data.place ? hinted : (this.offerAt(this.#last) ?? this.aims[0])
    if (offer) this.choosing.point(spotOf(offer.data.place!), offer)
  }

  /** Point at a place. */
  take(place: Place): void {
    const offer = this.offerAt(place)
    if (!offer) return
    if (!this.isPiling) this.#last = place
    this.choosing.point(spotOf(place), offer)
  }

  get likesSight(): boolean {
    return preferences.has(SIGHT)
  }
  set likesSight(on: boolean) {
    preferences.setHabit(SIGHT, on)
    this.swings = on
  }

  look(place: Place | null): void {
    this.choosing.look(place ? this.offerAt(place) : null)
  }

  /** Push tiles together, or aim; what is pointed at stays. */
  pile(on: boolean): void {
    const place = this.place
    this.piles = on
    if (place) this.take(place)
  }

  climb(height: number): void {
    if (!this.heights().includes(height)) return
    this.#height = height
    const level = this.levels.find((one) => one.data.height === height)
    if (level) this.choosing.point(`height-${height}`, level)
  }

  /** Up or down the ladder, by rungs. */
  step(by: number): void {
    const heights = this.heights()
    const at = heights.indexOf(this.height) + by
    if (heights[at] !== undefined) this.climb(heights[at])
  }

  /** The place that the swinging sight is over at a moment, in seconds. */
  swing(seconds: number): Place {
    const wave = (speed: number) => Math.round(((Math.sin(seconds * AHEAD * speed) + 1) / 2) * (PLACES - 1))
    return [wave(1.37), wave(1)]
  }

  /** An aim was played: remember from how high. */
  launched(offer: Choice): void {
    this.#pending = offer.kind === 'aim' && this.isFree ? this.#height : null
    if (offer.kind === 'pile') this.piles = false
  }

  /** The height that goes with the aim just played, if it is asked for now. */
  follow(): Choice | null {
    const offer = this.levels.find((one) => one.data.height === this.#pending)
    if (this.levels.length) this.#pending = null
    return offer ?? null
  }
}

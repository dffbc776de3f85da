// Which firework is in hand, and which way round: the places for it come from the offers.

import type { Choosing } from '../../board/choosing.svelte'
import { poolAt, type Choice, type Shelf } from './pieces'

type Change = 'turned' | 'flipped'

export class Launching {
  #shape = $state.raw<{ decision: string; shape: string; form: number | null } | null>(null)

  constructor(
    private readonly choosing: Choosing<Choice>,
    private readonly shelf: () => Shelf,
  ) {}

  offers: Choice[] = $derived.by(() => this.choosing.of('launch'))
  /** Shapes that can be launched. */
  open: Set<string> = $derived.by(() => new Set(this.offers.map((offer) => offer.data.shape!)))
  /** The one in hand: chosen, hinted, else the most valuable. */
  shape: string | null = $derived.by(() => {
    const chosen = this.#shape?.decision === this.choosing.decision ? this.#shape.shape : null
    if (chosen && this.open.has(chosen)) return chosen
    const hinted = this.choosing.find(this.choosing.hint)
    if (hinted?.kind === 'launch') return hinted.data.shape!
    return [...this.offers].sort((one, other) => other.data.value! - one.data.value!)[0]?.data.shape ?? null
  })
  /** The places of the shape in hand; those in the wanted form come first. */
  places: Choice[] = $derived.by(() => {
    const form = this.#shape?.decision === this.choosing.decision ? this.#shape.form : null
    const fitting = this.offers.filter((offer) => offer.data.shape === this.shape)
    return [...fitting].sort((one, other) => Number(other.data.form === form) - Number(one.data.form === form))
  })
  /** The place that is previewed, if there is one. */
  current: Choice | null = $derived.by(() => (this.choosing.aimed?.kind === 'launch' ? this.choosing.aimed : null))

  choose(shape: string): void {
    this.#shape = { decision: this.choosing.decision, shape, form: null }
    if (this.current && this.current.data.shape !== shape) this.choosing.clear()
  }

  /** Turn or flip what is in hand: the nearest place in the next form that has one. */
  change(how: Change): void {
    const forms = this.shelf().shapes.get(this.shape ?? '')?.forms
    const from = this.current ?? this.places[0]
    if (!forms || !from) return
    let form = from.data.form!
    for (let step = 0; step < forms.length; step += 1) {
      form = forms[form]![how]
      const [near] = this.places
        .filter((place) => place.data.form === form)
        .sort((one, other) => distance(one, from) - distance(other, from))
      if (!near) continue
      this.take(near)
      return
    }
  }

  /** Preview a place until it is confirmed. */
  take(place: Choice): void {
    this.#shape = { decision: this.choosing.decision, shape: place.data.shape!, form: place.data.form! }
    this.choosing.point(`launch-${poolAt(place.data.cells![0]!)}`, place)
  }

  /** The place whose middle is nearest to a point, in pools. */
  nearest(x: number, y: number): Choice | null {
    const far = (place: Choice) => Math.hypot(middle(place)[0] - x, middle(place)[1] - y)
    const near = [...this.places].sort((one, other) => far(one) - far(other))[0]
    return near && far(near) < 1.6 ? near : null
  }
}

function middle(place: Choice): [number, number] {
  const cells = place.data.cells!
  const mean = (part: 0 | 1) => cells.reduce((sum, cell) => sum + cell[part], 0) / cells.length + 0.5
  return [mean(0), mean(1)]
}

function distance(one: Choice, other: Choice): number {
  const [a, b] = [middle(one), middle(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

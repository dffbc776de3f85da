// Arrow keys move to the nearest place in that direction, on squares, hexes and edges alike. Of all places only one is
// reached by Tab: the one visited last.

/** Something on a board that can be chosen. `x` grows to the right, `y` downwards, in any unit. */
export interface Spot {
  key: string
  x: number
  y: number
  kind?: string // of its offer: after a decision, the keyboard stays with what it chose among
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const ASIDE = 2.1 // how much longer a step to the side is than one ahead

/** The spot that an arrow key leads to from here; null if there is none in that direction. */
export function nearest<S extends Spot>(spots: S[], from: { x: number; y: number }, arrow: string): S | null {
  const step = STEPS[arrow]
  if (!step) return null
  let best: S | null = null
  let least = Infinity
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y]
    const ahead = x * step[0] + y * step[1]
    const aside = Math.abs(x * step[1]) + Math.abs(y * step[0])
    const way = ahead + aside * ASIDE
    if (ahead <= 1e-6 || way >= least) continue
    least = way
    best = spot
  }
  return best
}

/** The places of one part of a board, between which the arrow keys move. */
export class Walk {
  #spots: () => Spot[]
  #around: boolean
  #nodes = new Map<string, HTMLElement>()
  #visited = $state.raw<{ key: string; kind?: string } | null>(null)

  /** With `around`, spots form a ring: any arrow leads to the next or the previous one, in order. */
  constructor(spots: () => Spot[], around = false) {
    this.#spots = spots
    this.#around = around
  }

  /** The place that Tab leads to: the last one visited, else one in the middle. */
  stop: string | null = $derived.by(() => {
    const spots = this.#spots()
    const last = this.#visited
    if (spots.some((spot) => spot.key === last?.key && spot.kind === last.kind)) return last!.key
    const wanted = spots.some((spot) => spot.kind === last?.kind) ? last?.kind : spots[0]?.kind
    const alike = spots.filter((spot) => spot.kind === wanted)
    return alike[this.#around ? 0 : Math.floor(alike.length / 2)]?.key ?? null
  })

  /** A place that can be walked to; returns what ends it. */
  add(key: string, node: HTMLElement): () => void {
    this.#nodes.set(key, node)
    return () => {
      if (this.#nodes.get(key) === node) this.#nodes.delete(key)
    }
  }

  visit(key: string): void {
    this.#visited = { key, kind: this.#spots().find((spot) => spot.key === key)?.kind }
  }

  /** Move the focus to the place that Tab leads to; is there one? */
  focus(key = this.stop): boolean {
    const node = key === null ? undefined : this.#nodes.get(key)
    node?.focus()
    return !!node
  }

  /** An arrow key on a place. Was it one? */
  key(event: KeyboardEvent, from: string): boolean {
    if (!STEPS[event.key]) return false
    event.preventDefault()
    event.stopPropagation()
    const next = this.next(from, event.key)
    if (next) this.focus(next)
    return true
  }

  /** Where an arrow leads from a place. */
  next(from: string, arrow: string): string | null {
    const spots = this.#spots()
    const place = spots.findIndex((spot) => spot.key === from)
    if (place < 0) return null
    if (!this.#around) return nearest(spots, spots[place]!, arrow)?.key ?? null
    const step = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1
    return spots[(place + step + spots.length) % spots.length]!.key
  }
}

// The scores of a view, apart from it: an ending keeps showing how everybody stood until it has been told.

/** What a view says about points. */
export interface Standing {
  scores: (object | undefined)[]
  provisional: string[] | undefined
}

interface Scored {
  seats?: { score?: object }[]
  provisional?: string[]
}

/** How everybody stands in a view; null if the game doesn't count points as it goes on. */
export function standingOf(view: unknown): Standing | null {
  const { seats, provisional } = (view ?? {}) as Scored
  if (!seats?.some((seat) => seat.score)) return null
  return { scores: seats.map(({ score }) => score && { ...score }), provisional }
}

/** The same view with other scores. */
export function withStanding<View>(view: View, { scores, provisional }: Standing): View {
  const { seats = [] } = view as Scored
  const shown = seats.map((seat, place) => ({ ...seat, score: scores[place] ?? seat.score }))
  return { ...view, seats: shown, ...(provisional && { provisional }) }
}

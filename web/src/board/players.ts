// What every board says about a player beside the pieces.

import type { AnyView } from '../games/types'

export interface Player {
  seat: number
  name: string
  isYou: boolean
  total: number // without what may still be lost
  isActive: boolean // it is their turn to lead
  isWaited: boolean // the game waits for them
  tie?: { to: string; words: string } // to another player, where they win together
}

/** The points of a seat that it can't lose any more, if the game counts them as it goes on. */
export function pointsOf(view: Pick<AnyView, 'seats' | 'provisional'> | null | undefined, seat: number): number | null {
  const score = view?.seats?.[seat]?.score as Record<string, number> | undefined
  if (score?.total === undefined) return null
  return (view?.provisional ?? []).reduce((rest, part) => rest - (score[part] ?? 0), score.total)
}

/** The players of a table in the order of their seats; whose turn it is to lead is the game's to say. */
export function playersOf(
  view: Pick<AnyView, 'provisional'> & { seats: { score?: object }[]; phase: string; waiting: number[] },
  you: number | null,
  name: (seat: number) => string,
  isActive: (seat: number) => boolean,
): Player[] {
  return view.seats.map((_, seat) => ({
    seat,
    name: name(seat),
    isYou: seat === you,
    total: pointsOf(view, seat)!,
    isActive: isActive(seat),
    isWaited: view.waiting.includes(seat) && view.phase !== 'over',
  }))
}

/** What a decision brought, in one number: by so much the points beside it changed. */
export function tellGains(gains: { kind: string; count: number }[]): string {
  const sum = gains.reduce((total, gain) => total + gain.count, 0)
  return `${sum > 0 ? '+' : ''}${sum}`
}

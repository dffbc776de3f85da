// What every board says about a player beside the pieces.

import type { AnyView } from '../games/types'

export interface Player {
  seat: number
  name: string
  isYou: boolean
  total: number // without what may still be lost
  isActive: boolean // it is their turn to lead
  isWaited: boolean // the game waits for them
}

/** The points of a seat that it can't lose any more, if the game counts them as it goes on. */
export function pointsOf(view: Pick<AnyView, 'seats' | 'provisional'> | null | undefined, seat: number): number | null {
  const score = view?.seats?.[seat]?.score as Record<string, number> | undefined
  if (score?.total === undefined) return null
  return (view?.provisional ?? []).reduce((rest, part) => rest - (score[part] ?? 0), score.total)
}

/** What a decision brought, in one number: by so much the points beside it changed. */
export function tellGains(gains: { kind: string; count: number }[]): string {
  const sum = gains.reduce((total, gain) => total + gain.count, 0)
  return `${sum > 0 ? '+' : ''}${sum}`
}

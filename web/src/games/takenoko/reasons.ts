// Why something is closed, in words: actions, places, special cards.

import type { TakenokoActionClosed, TakenokoClosedPlaces } from '../../generated/types'
import { t } from '../../lib/words.svelte'
import type { NameOfSeat } from './choices'
import { at, type Cell, type View } from './pieces'

const own = (key: string, data: Record<string, unknown> = {}) => t(`takenoko-web-${key}`, data)
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** An action: its name, and what it does or why it is closed. */
export function tellAction(
  action: string,
  closed: TakenokoActionClosed | null,
  name: NameOfSeat,
): { title: string; line: string } {
  const title = capital(t(`takenoko-action-${action}`))
  if (!closed) return { title, line: own(`action-${action}`) }
  const { reason, seat, limit } = closed
  const who = seat === undefined ? '' : name(seat)
  return { title, line: own(`action-${reason}`, { who, you: who === t('web-you'), limit }) }
}

/** Kinds of moves that move a figure; a jump names its figure itself. */
const MOVES: Record<string, string> = { panda: 'panda', storm: 'panda', gardener: 'gardener', emperor: 'emperor' }
/** Reasons that are told by figure, and reasons that are told by kind of move. */
const BY_FIGURE = ['here', 'line', 'gap', 'emperor']
const BY_KIND = ['pond', 'one-plot']

function tellReason({ kind, reason, figure }: TakenokoClosedPlaces): string {
  if (BY_FIGURE.includes(reason)) return own(`closed-${reason}-${figure ?? MOVES[kind] ?? 'panda'}`)
  return own(BY_KIND.includes(reason) ? `closed-${reason}-${kind}` : `closed-${reason}`)
}

/** Why places are closed that have something in common, for a kind of move or for any. */
function tellWhere(view: View, kind: string | null, isHere: (places: TakenokoClosedPlaces) => boolean): string | null {
  const found = view.closed.filter((places) => (kind === null || places.kind === kind) && isHere(places))
  return found.length ? [...new Set(found.map(tellReason))].join(' ') : null
}

/** Why a cell, or the edges around it, are closed; `figure` if only one of two may be meant. */
export function tellClosed(view: View, cell: Cell, kind: string | null, figure?: string): string | null {
  const isHere = (other: readonly number[]) => at(other) === at(cell)
  return tellWhere(
    view,
    kind,
    (places) =>
      (!figure || !places.figure || places.figure === figure) &&
      (!!places.cells?.some(isHere) || !!places.edges?.some((edge) => edge.some(isHere))),
  )
}

/** The players who can't become an ally, and why. */
export function closedSeats(view: View): { seat: number; why: string }[] {
  const found = view.closed.filter(({ kind }) => kind === 'ally')
  return found.flatMap((places) => (places.seats ?? []).map((seat) => ({ seat, why: tellReason(places) })))
}

/** Why a seat can't play its special card now; nothing if it can, or without Hikari. */
export function tellPlayingClosed(view: View, seat: number): string | null {
  const closed = view.hikari?.playing[seat]
  return closed ? own(`playing-${closed.reason}`) : null
}

/** Why a seat can't take a special card at the end of its turn; nothing if it can, or without Hikari. */
export function tellTakingClosed(view: View, seat: number): string | null {
  const closed = view.hikari?.taking[seat]
  return closed ? own(`taking-${closed.reason}`, { limit: closed.limit }) : null
}

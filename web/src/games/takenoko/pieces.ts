// The pieces of the boxes by id, and short names for the generated types of this game.

import type {
  TakenokoBox,
  TakenokoGardenerCard,
  TakenokoGardenerProgress,
  TakenokoOffer,
  TakenokoPandaCard,
  TakenokoPandaProgress,
  TakenokoPlotCard,
  TakenokoPlotPiece,
  TakenokoPlotProgress,
  TakenokoPlotView,
  TakenokoPreview,
  TakenokoSeatView,
  TakenokoSpecialPiece,
  TakenokoSupremePiece,
  TakenokoView,
} from '../../generated/types'
import type { Flat } from '../types'

export type View = TakenokoView
export type Box = TakenokoBox
export type Seat = TakenokoSeatView
export type Plot = TakenokoPlotView
export type Cell = Plot['cell'] // axial: q grows to the east, r to the south-east
export type Edge = [Cell, Cell]
export type Card = TakenokoPlotCard | TakenokoGardenerCard | TakenokoPandaCard
export type Progress = TakenokoPlotProgress | TakenokoGardenerProgress | TakenokoPandaProgress
export type Preview = TakenokoPreview
export type Colour = 'green' | 'yellow' | 'pink'
export type Figure = 'panda' | 'gardener' | 'emperor'

/** An offer of this game: what it touches and what it would bring. */
export type Choice = Flat<TakenokoOffer>

export const COLOURS = ['green', 'yellow', 'pink'] as const
export const CHIPS = ['watershed', 'enclosure', 'fertilizer'] as const
export const ACTIONS = ['plots', 'channel', 'gardener', 'panda', 'objective'] as const
export const CATEGORIES = ['plot', 'gardener', 'panda'] as const

/** A cell as a key. */
export const at = (cell: readonly number[]): string => `${cell[0]},${cell[1]}`

/** An edge as a key, whichever of its cells comes first. */
export const between = (edge: readonly (readonly number[])[]): string => edge.map(at).sort().join('|')

/** The pieces of a box by their ids. */
export class Shelf {
  readonly plots = new Map<string, TakenokoPlotPiece>()
  readonly cards = new Map<string, Card>()
  readonly specials = new Map<string, TakenokoSpecialPiece>()
  readonly supreme = new Map<string, TakenokoSupremePiece>()

  constructor(box: Box | null | undefined) {
    for (const plot of box?.plots ?? []) this.plots.set(plot.id, plot)
    for (const card of box?.objectives ?? []) this.cards.set(card.id, card)
    for (const special of box?.specials ?? []) this.specials.set(special.id, special)
    for (const supreme of box?.supreme ?? []) this.supreme.set(supreme.id, supreme)
  }
}

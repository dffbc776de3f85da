// What each piece is: shown when resting on it, on a long press and on `?`.

import type { About } from '../../board/explain.svelte'
import { t } from '../../lib/words.svelte'
import { tellCard, tellProgress } from './cards'
import type { Cell, Progress, Shelf, View } from './pieces'
import { nameCell, plotAt, tellPlot } from './places'

const own = (key: string, data: Record<string, unknown> = {}) => t(`takenoko-web-${key}`, data)
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const sentence = (text: string) => capital(text) + (/[.!?]$/.test(text) ? '' : '.')

/** A plot, the pond, or an empty place. */
export function aboutPlot(view: View, cell: Cell): About {
  const plot = plotAt(view, cell)
  const title = capital(nameCell(view, cell))
  if (!plot) {
    const isPond = !cell[0] && !cell[1]
    return { title, text: [own(isPond ? 'about-pond' : 'about-empty')], ...(isPond && { piece: { plot: 'pond' } }) }
  }
  const text = [tellPlot(view, cell), own(plot.irrigated ? 'about-plot-irrigated' : 'about-plot-dry')]
  if (plot.improvement) text.push(tellChip(plot.improvement))
  return { title, text, piece: { plot: plot.kind } }
}

const tellChip = (chip: string) =>
  t('takenoko-described', { name: capital(t(`takenoko-chip-${chip}`)), about: t(`takenoko-chip-${chip}.about`) })

/** An objective, and how far it is. */
export function aboutCard(shelf: Shelf, id: string, diamonds = 'dominoes', progress?: Progress | null): About {
  const card = shelf.cards.get(id)
  const text = [tellCard(shelf, id)]
  if (card?.category === 'plot') {
    const shape = card.colours.length > 1 ? diamonds : card.shape
    text.push(t(`takenoko-shape-${shape}`))
  } else if (card) text.push(t(`takenoko-shape-${card.category}`))
  if (progress) text.push(sentence(tellProgress(progress)))
  if (progress && !progress.claimable) text.push(own('about-claim'))
  return { title: capital(t(`takenoko-card-${id}`)), text, piece: { card: id } }
}

/** A special card of Hikari. */
export function aboutSpecial(id: string): About {
  const text = [t(`takenoko-special-${id}.about`), own('about-special')]
  return { title: t(`takenoko-special-${id}`), text, piece: { special: id } }
}

/** A supreme objective of Hikari. */
export function aboutSupreme(shelf: Shelf, id: string): About {
  const about = t(`takenoko-supreme-${id}.about`, { points: shelf.supreme.get(id)?.points ?? 0 })
  const title = capital(t(`takenoko-supreme-${id}`))
  return { title, text: [sentence(about), own('about-supreme')], piece: { supreme: id } }
}

/** A weather. */
export function aboutFace(face: string): About {
  return { title: capital(t(`takenoko-face-${face}`)), text: [t(`takenoko-face-${face}.about`)], piece: { face } }
}

/** The panda, the gardener or the Emperor. */
export function aboutFigure(figure: string): About {
  return { title: capital(t(`takenoko-figures-${figure}`)), text: [own(`about-${figure}`)], piece: { figure } }
}

/** An improvement in somebody's reserve. */
export function aboutChip(chip: string): About {
  const text = [t(`takenoko-chip-${chip}.about`), own('about-chip')]
  return { title: capital(t(`takenoko-chip-${chip}`)), text, piece: { chip } }
}

// Pieces and choices in words, for screen readers and explanations.

import type { SpringFestivalNeighbour } from '../../generated/types'
import { t } from '../../lib/words.svelte'
import type { About } from '../../board/explain.svelte'
import type { NamePieces } from '../types'
import { COLOURS, Shelf, type Box, type Choice, type Piece } from './pieces'
import { nameTile, tellPlace, type Places } from './places'

export { nameTile } from './places'

const own = (key: string, data: Record<string, unknown> = {}) => t(`spring-festival-web-${key}`, data)

const directions = (names: string[]) => names.map((name) => t(`spring-festival-direction-${name}`)).join(', ')
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The arrows and half sparks of a tile. */
function tellMarks(shelf: Shelf, id: string): string {
  const tile = shelf.tiles.get(id)
  if (!tile) return ''
  return own('marks', {
    count: tile.arrows.length,
    arrows: directions(tile.arrows),
    halves: tile.sparks.length,
    sparks: directions(tile.sparks),
  })
}

/** What tells a tile from one with the same colour and number. */
function tellApart(shelf: Shelf, id: string): string {
  const arrows = shelf.tiles.get(id)?.arrows ?? []
  return arrows.length ? own('apart', { count: arrows.length, arrows: directions(arrows) }) : ''
}

/** A tile in words. */
export function tellTile(shelf: Shelf, id: string): string {
  return own('tile', { tile: capital(nameTile(shelf, id)), marks: tellMarks(shelf, id) })
}

/** A card in a few words: `a colour card`. */
export function nameCard(shelf: Shelf, id: string): string {
  const card = shelf.cards.get(id)
  return card ? own(`name-${card.kind}`, { points: card.points }) : id
}

/** Sentences name a piece by its look, and a place by what is next to it. */
export const namePieces: NamePieces<Box> = (box) => {
  const shelf = new Shelf(box)
  return (name, value) => {
    if (name === 'tile') return nameTile(shelf, String(value))
    if (name === 'card') return nameCard(shelf, String(value))
    if (name === 'apart') return tellApart(shelf, String(value)) || 'none'
    if (name === 'beside') return tellPlace(shelf, value as SpringFestivalNeighbour[]) || 'none'
    return undefined
  }
}

/** A card in words. */
export function tellCard(shelf: Shelf, id: string): string {
  const card = shelf.cards.get(id)
  if (!card) return id
  const word = (mark: string) =>
    mark === '*' ? t('spring-festival-wild') : COLOURS[mark] ? t(`spring-festival-colour-${COLOURS[mark]}`) : mark
  const rows = card.grid
    .map((line) =>
      [...line]
        .filter((mark) => mark !== '.')
        .map(word)
        .join(', '),
    )
    .join(' / ')
  return own(`card-${card.kind}.about`, {
    points: card.points,
    shape: t(`spring-festival-shape-${card.shape}`),
    rows,
  })
}

/** What lies on a cell, and where that is. */
export function tellPiece(shelf: Shelf, piece: Piece, places?: Places): string {
  const parts = [capital(nameTile(shelf, piece.tile)), own(piece.exploded ? 'exploded' : 'rocket')]
  return own('tile', {
    tile: [...parts, places?.of(piece.cell)].filter(Boolean).join(', '),
    marks: tellMarks(shelf, piece.tile),
  })
}

/** What a choice would bring. */
export function tellPreview(shelf: Shelf, choice: Choice): string {
  const { waves, applause, points, provisional, completes } = choice.preview
  const parts: string[] = []
  const exploding = waves.reduce((sum, wave) => sum + wave.length, 0)
  if (exploding) parts.push(own('preview-explodes', { count: exploding }))
  if (applause) parts.push(own('preview-applause', { count: applause }))
  if (points !== applause) parts.push(own('preview-points', { count: points, sign: points > 0 ? '+' : '' }))
  if (provisional) parts.push(own('preview-provisional', { count: provisional, sign: provisional > 0 ? '+' : '' }))
  const cards = completes.map((id) => shelf.cards.get(id)?.points ?? 0)
  if (cards.length) parts.push(own('preview-completes', { count: cards.length, points: Math.max(...cards) }))
  return parts.join(', ') || own('preview-nothing')
}

/** A choice on a cell, with what lies there and what would happen. */
export function tellChoice(shelf: Shelf, choice: Choice, there: Piece | undefined, places?: Places): string {
  const { cell, beside = [], tile } = choice.data
  const place = places?.of(cell!) || tellPlace(shelf, beside) || own('place-alone')
  const data = { place, tile: nameTile(shelf, tile!), preview: tellPreview(shelf, choice) }
  if (!there) return own('choice-place', data)
  const marks = `${capital(own(there.exploded ? 'exploded' : 'rocket'))}. ${tellMarks(shelf, there.tile)}`
  const kind = choice.kind === 'finale' ? 'finale' : 'replace'
  return own(`choice-${kind}`, { ...data, there: nameTile(shelf, there.tile), marks })
}

export function aboutTile(shelf: Shelf, id: string, exploded = false): About {
  const tile = shelf.tiles.get(id)
  const explosions = own('explosions', { count: tile?.explosions ?? 0 })
  const text = [`${explosions} ${tellMarks(shelf, id)}`, own(exploded ? 'about-exploded' : 'about-rocket')]
  if (tile?.set) text.push(own('about-starting', { set: tile.set }))
  return { title: capital(nameTile(shelf, id)), text, piece: { tile: id } }
}

export function aboutCard(shelf: Shelf, id: string): About {
  const kind = shelf.cards.get(id)?.kind ?? 'colour'
  return { title: own(`card-${kind}`), text: [tellCard(shelf, id), own('about-card')], piece: { card: id } }
}

export function aboutSign(shelf: Shelf, id: string): About {
  const about = t(`spring-festival-sign-${id}.about`, { points: shelf.signs.get(id) ?? 0 })
  return { title: t(`spring-festival-sign-${id}`), text: [about, own('about-sign')] }
}

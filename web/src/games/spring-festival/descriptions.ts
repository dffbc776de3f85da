// Pieces and choices in words, for screen readers and explanations.

import { enumerate, t } from '../../lib/words.svelte'
import type { About } from './explainer.svelte'
import { COLOURS, type Choice, type Piece, type Shelf } from './pieces'

const own = (key: string, data: Record<string, unknown> = {}) => t(`spring-festival-web-${key}`, data)

const directions = (names: string[]) => names.map((name) => t(`spring-festival-direction-${name}`)).join(', ')

/** A tile in words. */
export function tellTile(shelf: Shelf, id: string): string {
  const tile = shelf.tiles.get(id)
  if (!tile) return id
  return t('spring-festival-tile', {
    tile: tile.id,
    colour: t(`spring-festival-colour-${tile.colour}.tile`),
    explosions: tile.explosions,
    arrows: directions(tile.arrows),
    halves: tile.sparks.length,
    sparks: directions(tile.sparks),
  })
}

/** A tile in a few words: `red 3`. */
export function nameTile(shelf: Shelf, id: string): string {
  const tile = shelf.tiles.get(id)
  return tile ? `${t(`spring-festival-colour-${tile.colour}.tile`)} ${tile.explosions}` : id
}

/** A card in a few words: `a colour card`. */
export function nameCard(shelf: Shelf, id: string): string {
  const card = shelf.cards.get(id)
  return card ? own(`name-${card.kind}`) : id
}

/** A card in words. */
export function tellCard(shelf: Shelf, id: string): string {
  const card = shelf.cards.get(id)
  if (!card) return id
  const word = (mark: string) =>
    mark === '*' ? t('spring-festival-wild') : COLOURS[mark] ? t(`spring-festival-colour-${COLOURS[mark]}`) : mark
  const rows = card.grid.map((line) => [...line].filter((mark) => mark !== '.').map(word).join(', ')).join(' / ')
  return t(`spring-festival-card-${card.kind}`, {
    card: card.id,
    points: card.points,
    shape: t(`spring-festival-shape-${card.shape}`),
    rows,
  })
}

/** What lies on a cell. */
export function tellPiece(shelf: Shelf, piece: Piece): string {
  return own(piece.exploded ? 'cell-exploded' : 'cell-rocket', {
    cell: piece.cell.join(','),
    tile: tellTile(shelf, piece.tile),
  })
}

/** What a choice would bring. */
export function tellPreview(choice: Choice): string {
  const { waves, applause, points } = choice.preview
  const parts: string[] = []
  const exploding = waves.reduce((sum, wave) => sum + wave.length, 0)
  if (exploding) parts.push(own('preview-explodes', { count: exploding }))
  if (applause) parts.push(own('preview-applause', { count: applause }))
  if (points) parts.push(own('preview-points', { count: points, sign: points > 0 ? '+' : '' }))
  return parts.length ? enumerate(parts) : own('preview-nothing')
}

/** A choice on a cell, with what lies there and what would happen. */
export function tellChoice(shelf: Shelf, choice: Choice, there: Piece | undefined): string {
  const cell = choice.data.cell!.join(',')
  const preview = tellPreview(choice)
  if (choice.kind === 'finale') return own('choice-finale', { there: there ? tellPiece(shelf, there) : cell, preview })
  const tile = nameTile(shelf, choice.data.tile!)
  if (there) return own('choice-replace', { there: tellPiece(shelf, there), tile, preview })
  return own('choice-place', { cell, tile, preview })
}

/** What a choice is called, and whether it is the one that a hint points at. */
export function withHint(label: string, isHinted: boolean): string {
  return isHinted ? `${label} ${t('web-hinted')}` : label
}

export function aboutTile(shelf: Shelf, id: string, exploded = false): About {
  const tile = shelf.tiles.get(id)
  const text = [tellTile(shelf, id), own(exploded ? 'about-exploded' : 'about-rocket')]
  if (tile?.set) text.push(own('about-starting', { set: tile.set }))
  return { title: own('tile', { tile: id }), text, tile: id }
}

export function aboutCard(shelf: Shelf, id: string): About {
  const kind = shelf.cards.get(id)?.kind ?? 'colour'
  return { title: own(`card-${kind}`, { card: id }), text: [tellCard(shelf, id), own('about-card')], card: id }
}

export function aboutSign(shelf: Shelf, id: string): About {
  const about = t(`spring-festival-sign-${id}.about`, { points: shelf.signs.get(id) ?? 0 })
  return { title: t(`spring-festival-sign-${id}`), text: [about, own('about-sign')] }
}

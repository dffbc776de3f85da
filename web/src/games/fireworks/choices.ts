// Choices in words: their labels, their buttons, and what they would bring.

import { enumerate, t } from '../../lib/words.svelte'
import type { Choice, Forecast, Gain, Seat, View } from './pieces'
import { tellArc, tellCell, tellPlace, tellRegion } from './places'
import { capital, tellHeight, tellTile, theTile, tileWord } from './tiles'

const own = (key: string, data: Record<string, unknown> = {}) => t(`fireworks-web-${key}`, data)

/** Where a choice is made. */
export interface Context {
  view: View
  seat: Seat // whose choice it is
  name: (seat: number) => string
  level?: number // which of the heights, where an aim tells what to expect from each
}

/** A part of what a choice would bring. */
export interface PreviewPart {
  kind: string // the shape, or `bonus`, `loss`, `lost`, `best`, `rings`, `turned`, `fail`
  words: string
  points?: number
}

const CERTAIN = 0.008 // a failure that is too rare to be told
const MOSTLY = 0.6 // failures, from which on most launches fail
const OFTEN = 0.4 // failures: about every other launch

/** In how many launches one fails: 0 if hardly any does, 1 if most do. */
function oddsOf(fail: number): number {
  if (fail < CERTAIN) return 0
  if (fail > MOSTLY) return 1
  return fail > OFTEN ? 2 : Math.max(3, Math.round(1 / fail))
}

/** What to expect of a launch: `About three tiles turn over; nothing in one launch of 18.` */
export const tellForecast = (mean: number, fail: number): string =>
  own('forecast', { count: Math.round(mean), odds: oddsOf(fail) })

/** A forecast from one of the heights; from the only one, if a card says how high. */
function forecastAt(preview: Partial<Forecast>, level = 0): { mean: number; fail: number } {
  const [means, fails] = [preview.mean ?? [], preview.fail ?? []]
  return { mean: means[level] ?? means[0] ?? 0, fail: fails[level] ?? fails[0] ?? 0 }
}

function gainParts({ closes = [], bonus = 0, spoils = 0 }: Partial<Gain>): PreviewPart[] {
  const parts: PreviewPart[] = closes.map(({ shape, points }) => ({
    kind: shape,
    words: own('preview-closes', { shape, points }),
    points,
  }))
  if (bonus > 0) parts.push({ kind: 'bonus', words: own('preview-bonus', { points: bonus }), points: bonus })
  if (bonus < 0) parts.push({ kind: 'loss', words: own('preview-loss', { points: -bonus }), points: bonus })
  if (spoils) parts.push({ kind: 'lost', words: own('preview-lost', { count: spoils }) })
  return parts
}

/** What a choice would bring, part by part; `level` is the height that is shown. */
export function previewParts(choice: Choice, level = 0): PreviewPart[] {
  switch (choice.kind) {
    case 'start': {
      const { rings } = choice.preview as { rings: number }
      return [{ kind: 'rings', words: own('preview-rings', { count: rings }) }]
    }
    case 'aim':
    case 'height': {
      const { mean, fail } = forecastAt(choice.preview as Forecast, level)
      return [
        { kind: 'turned', words: own('preview-turned', { count: Math.round(mean) }) },
        { kind: 'fail', words: own('preview-fail', { odds: oddsOf(fail) }) },
      ]
    }
    case 'take':
    case 'claim': {
      const { points } = choice.preview as { points: number }
      return points ? [{ kind: 'best', words: own('preview-best', { points }), points }] : []
    }
    case 'place':
    case 'put':
      return gainParts(choice.preview as Gain)
    default:
      return []
  }
}

/** What placing a tile would bring, in sentences; empty if nothing. */
export function tellGain({ closes = [], bonus = 0, spoils = 0 }: Partial<Gain>): string {
  const told = closes.map(({ shape, points, grade, same }) =>
    own('closes', { shape, points, grade: grade ?? 'none', same: same ?? 'none' }),
  )
  if (bonus > 0) told.push(own('gain-bonus', { points: bonus }))
  if (bonus < 0) told.push(own('gain-loss', { points: -bonus }))
  if (spoils) told.push(own('gain-lost', { count: spoils }))
  return told.join(' ')
}

function tellPlacing({ data, preview }: Choice, { seat }: Context): string {
  const rotation = data.rotation ?? null
  const tile = tellTile({ kind: data.kind!, cell: data.cell!, rotation, start: false })
  const placed = own('choice-place', { tile: capital(tile), cell: tellCell(seat, data.cell!) })
  return [placed, tellGain(preview as Gain)].filter(Boolean).join(' ')
}

/** A choice in full, as its label. */
export function tellChoice(choice: Choice, context: Context): string {
  const { data, preview } = choice
  const best = (preview as { points?: number }).points ?? 0
  switch (choice.kind) {
    case 'start':
      return own('choice-start', {
        start: tileWord(data.start!),
        cell: tellCell(context.seat, data.cell!),
        rings: (preview as { rings: number }).rings,
      })
    case 'pile':
      return own('choice-pile', { place: tellPlace(data.place!) })
    case 'aim':
    case 'height': {
      const { mean, fail } = forecastAt(preview as Forecast, choice.kind === 'aim' ? context.level : 0)
      const where = choice.kind === 'aim' ? { place: tellPlace(data.place!) } : { height: tellHeight(data.height!) }
      return `${own(`choice-${choice.kind}`, where)} ${tellForecast(mean, fail)}`
    }
    case 'help':
      return own('choice-help', { helpers: enumerate(data.helpers!.map(context.name)) })
    case 'function':
      return t(`fireworks-function-${data.function}.about`)
    case 'take':
      return own('choice-take', {
        tile: theTile(data.kind!),
        place: data.place ? tellRegion(data.place) : 'none',
        points: best,
      })
    case 'claim':
      return own('choice-claim', {
        tile: theTile(data.kind!),
        left: context.view.open?.[data.kind!] ?? 0,
        points: best,
      })
    case 'place':
    case 'put':
      return tellPlacing(choice, context)
    case 'gale':
      return own('choice-gale', { tile: theTile(data.kind!), place: data.place ? tellRegion(data.place) : 'none' })
    case 'lift':
      return own('choice-lift', { tile: theTile(data.kind!), cell: tellCell(context.seat, data.cell!) })
    default:
      return tellGo(choice)
  }
}

/** What the button that plays a choice is called. */
export const tellGo = (choice: Choice, brief = false): string => own(`go-${choice.kind}${brief ? '.brief' : ''}`)

/** How a turned tile lies: for the tile in hand. */
export const tellTurned = (kind: string, rotation: number): string =>
  own('turned', { kind: tileWord(kind), arc: tellArc(rotation) })

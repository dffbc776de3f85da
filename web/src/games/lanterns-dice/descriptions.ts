// Choices, previews and pieces in words, for the board, screen readers, log, hints and analysis.

import type { About } from '../../board/explain.svelte'
import { enumerate, t } from '../../lib/words.svelte'
import type { NamePieces } from '../types'
import type { Box, Choice, Pool, Preview, Seat, Shelf, Spot, View } from './pieces'
import { tellPool, tellSpot } from './places.svelte'

export { tellPool } from './places.svelte'

const own = (key: string, data: Record<string, unknown> = {}) => t(`lanterns-dice-web-${key}`, data)
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
export const colourWord = (colour: string) => t(`lanterns-dice-colour-${colour}`)
const faceWord = (colour: string) => t(`lanterns-dice-face-${colour}`)
const shapeWord = (shape: string) => t(`lanterns-dice-shape-${shape}`)

/** Sentences name a place by what one sees there. */
export const namePieces: NamePieces<Box> = () => (name, value) => {
  if (name === 'place') return tellSpot(value as Spot)
  return undefined
}

/** What a choice would bring, part by part. */
export function previewParts(choice: Choice): { kind: string; words: string }[] {
  const preview: Preview = choice.preview
  const parts: { kind: string; words: string }[] = []
  const add = (kind: string, data: Record<string, unknown> = {}) =>
    parts.push({ kind, words: own(`preview-${kind}`, data) })
  if (choice.kind === 'launch') add('points', { count: choice.data.value })
  if (choice.kind === 'turn') {
    const mine = preview.outlooks?.find(({ colour }) => colour === choice.data.face)
    add('areas', { count: preview.areas?.length ?? mine?.areas ?? 0 })
    if (mine?.completing) add('completing', { count: mine.completing })
    if (mine?.pavilions) add('pavilions', { count: mine.pavilions })
    if (mine?.platforms) add('platforms', { count: mine.platforms })
  }
  if (choice.kind === 'emperor') add('areas', { count: preview.areas?.length ?? 0 })
  if (preview.completed?.length) add('completed')
  if ((preview.gifts ?? 0) > 0 && choice.kind === 'light') add('gifts', { count: preview.gifts })
  if (preview.onward?.length) add('onward', { count: preview.onward.length })
  if ((preview.chain?.length ?? 0) > 1) add('chain', { count: preview.chain!.length + 1 }) // with this one
  if (preview.surrounded?.length) add('surrounded', { count: preview.surrounded.length })
  if (preview.lost?.length) add('lost', { count: preview.lost.length })
  const sizes = preview.sizes
  if (sizes && choice.kind === 'light' && preview.completed?.length) add('group', { count: sizes[1] ?? 0 })
  for (const fit of preview.fireworks ?? []) add('firework', { shape: shapeWord(fit.shape), count: fit.value })
  return parts
}

export function tellPreview(choice: Choice): string {
  return previewParts(choice)
    .map(({ words }) => words)
    .join(', ')
}

/** A choice in full, as its label. */
export function tellChoice(choice: Choice, names: (seat: number) => string): string {
  const { data } = choice
  const preview = tellPreview(choice)
  const brings = preview ? `${capital(preview)}.` : ''
  switch (choice.kind) {
    case 'light':
      return own('choice-light', { colour: colourWord(data.colour!), place: tellSpot(data.place!), preview: brings })
    case 'launch':
      return own('choice-launch', { shape: shapeWord(data.shape!), place: tellSpot(data.place!), preview: brings })
    case 'turn':
      return own('choice-turn', {
        face: faceWord(data.face!),
        faced: enumerate(data.faced!.map((face, seat) => `${names(seat)} ${faceWord(face)}`)),
        preview: brings,
      })
    case 'choose':
      return own('choice-choose', { shape: shapeWord(data.shape!) })
    default:
      return tellGo(choice)
  }
}

/** What the button that plays a choice is called. */
export function tellGo(choice: Choice, brief = false): string {
  const { data } = choice
  if (brief && choice.kind === 'launch') return own('go-launch-brief', { value: data.value })
  if (brief && choice.kind === 'pass') return own('go-pass-brief')
  if (choice.kind === 'launch') return own('go-launch', { value: data.value })
  if (choice.kind === 'reroll') return own('go-reroll', { cost: data.cost })
  if (choice.kind === 'pass') return own(`go-pass-${data.passed}`)
  return own(`go-${choice.kind}`)
}

/** An emperor card: what it does, what it costs, and why it can't be used. */
export function tellCard(shelf: Shelf, view: View, seat: Seat, id: string, choices: Choice[] = []): string {
  const choice = choices.find(({ data }) => data.card === id)
  const lying = view.emperor.find(({ card }) => card === id)!
  const piece = shelf.card(id, lying.side)
  const why = seat.cards.find(({ card }) => card === id)?.why
  return own('card', {
    cost: lying.cost,
    effect: piece ? t(`lanterns-dice-effect-${piece.effect}`, { areas: piece.areas }) : '',
    state: choice ? 'open' : seat.card === id ? 'paid' : why ? 'closed' : 'other',
    why: why ? t(`lanterns-dice-why-${why}`) : '',
    preview: choice ? `${capital(tellPreview(choice))}.` : '',
  })
}

export function aboutCard(shelf: Shelf, view: View, seat: Seat, id: string): About {
  const lying = view.emperor.find(({ card }) => card === id)!
  const piece = shelf.card(id, lying.side)
  const text = [tellCard(shelf, view, seat, id), own('about-emperor')]
  if (piece?.status === 'reconstructed') text.push(own('about-reconstructed'))
  return { title: own('emperor-title', { cost: lying.cost }), text, piece: { card: piece } }
}

/** A stack of fireworks. */
export function tellStack(view: View, shape: string, open: boolean): string {
  const values = view.stacks.find((stack) => stack.shape === shape)?.values ?? []
  return own('stack', {
    shape: capital(shapeWord(shape)),
    count: values.length,
    value: values[0] ?? 0,
    rest: values.slice(1).join(', ') || 'none',
    open,
  })
}

export const aboutStack = (view: View, shape: string): About => ({
  title: capital(shapeWord(shape)),
  text: [tellStack(view, shape, false), own('about-stack')],
  piece: { shape },
})

/** A pool: what stands there, and what it is for. */
export function aboutPool(seat: Seat, pools: Pool[], number: number): About {
  const pool = pools[number]!
  const kind = pool.place.installation ?? 'pool'
  return {
    title: own(`title-${kind}`),
    text: [tellPool(seat, pools, number), own(`about-${kind}`)],
    piece: { pool: number, seat: seat.seat },
  }
}

export const aboutTray = (): About => ({ title: own('tray-title'), text: [own('about-tray')] })
export const aboutGifts = (): About => ({
  title: own('gifts-title'),
  text: [own('about-gifts')],
  piece: { gift: true },
})
export const aboutBonuses = (): About => ({ title: own('bonuses-title'), text: [own('about-bonuses')] })

/** What is asked, where the status line does not say it all; a small screen has no keys to speak of. */
export function tellAsk(choices: Choice[], seat: Seat, brief = false): string {
  const kinds = new Set(choices.map(({ kind }) => kind))
  if (kinds.has('turn')) return own('ask-turn')
  if (kinds.has('launch')) return own(brief ? 'ask-launch-brief' : 'ask-launch')
  if (kinds.has('emperor')) return own(seat.last_turns ? 'ask-emperor-last' : 'ask-emperor')
  if (kinds.has('choose')) return own('ask-choose')
  if (kinds.has('light')) return own(seat.cause === 'emperor' ? 'ask-emperor-area' : `ask-${seat.cause ?? 'die'}`)
  return ''
}

/** What another seat is doing. */
export function tellDoing(view: View, seat: Seat): string {
  if (view.phase === 'over') return ''
  return own(`doing-${seat.step}`)
}

/** The die that a seat would face: `Mei red`. */
export function tellFaced(view: View, who: string, seat: number, orientation: number): string {
  const die = view.tray.faces[orientation]?.[seat]
  const face = die === undefined ? null : view.tray.dice[die]
  return face ? `${who} ${faceWord(face)}` : who
}

/** What the reader waits for, when nothing is asked of them. */
export const tellWaiting = ({ step }: Seat): string => (step === 'done' || step === 'wait' ? own(`mine-${step}`) : '')

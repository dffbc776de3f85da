// What can be done, in words: labels of places and buttons, what a choice would bring, and what to do now.

import { enumerate, knows, plain, t } from '../../lib/words.svelte'
import type { Choice, Edge, Preview, View } from './pieces'
import { nameBetween, nameCell, nameCells, nameEdge, nameTile, nameTiles, tellPlace, type Tile } from './places'

const own = (key: string, data: Record<string, unknown> = {}) => t(`takenoko-web-${key}`, data)

/** The name of a seat, `You` for the viewer. */
export type NameOfSeat = (seat: number) => string

/** The words for what moves and events name: places by what one sees, improvements with their article. */
export function nameOf(name: string, value: unknown): string | undefined {
  if (name === 'tile') return value ? nameTile(value as Tile) : 'none'
  if (name === 'tiles') return nameTiles(value as Tile[]) || 'none'
  if (name === 'edge') return nameBetween(value as Tile[])
  if (name === 'cell' || name === 'start') return tellCell(value as Tile['cell'])
  if (name === 'cells') return enumerate((value as Tile['cell'][]).map(tellCell))
  if (name === 'chip' && value && value !== 'none') return own(`chip-${String(value)}`)
  return undefined
}

const tellCell = (cell: Tile['cell']) => (cell[0] || cell[1] ? tellPlace(cell) : own('pond'))

/** The name of an objective in sentences: `two yellow sections`. */
export const nameCard = (card: string): string => t(`takenoko-card-${card}`)

const mine = (view: View, card: string) =>
  view.you === null ? undefined : view.seats[view.you]?.objectives?.find((one) => one.card === card)

// Labels

/** What a choice does and where, without what it would bring. */
function tellDeed(view: View, choice: Choice, name: NameOfSeat): string {
  const { cell, cells, card, face } = choice.data
  if (choice.kind === 'weather') {
    const whose = { who: name(view.active), you: view.active === view.you }
    return own('choice-weather', { ...whose, face: t(`takenoko-face-${face!}`) })
  }
  if (choice.kind === 'pass' && view.phase === 'answer') return own('choice-happen')
  if (choice.kind === 'claim' && mine(view, card!)) {
    return own('choice-claim', { card: nameCard(card!), points: mine(view, card!)!.points })
  }
  const names = { you: view.you, name: (seat: number | null | undefined) => name(seat!), piece: nameOf }
  return own(`advice-${choice.kind}`, {
    ...plain('takenoko', choice.data, names),
    tile: cell ? nameCell(view, cell) : 'none',
    ...(choice.kind === 'lay' && { edge: nameEdge(view, cells as Edge) }),
    ...(choice.kind === 'swap' && { tiles: nameCells(view, cells!) }),
  })
}

/** The label of a place or button: what it does, where, and what it would bring. */
export function tellChoice(view: View, choice: Choice, name: NameOfSeat): string {
  const what = tellDeed(view, choice, name)
  if (choice.kind === 'claim') return what
  const preview = tellPreview(view, choice, name)
  return preview ? own('choice', { what, preview }) : what
}

/** The word on the button that confirms a choice. */
export function tellGo(choice: Choice): string {
  return own(choice.kind === 'emperor' && !choice.data.cell ? 'go-emperor-leaves' : `go-${choice.kind}`)
}

// Previews

/** What a choice would bring, in a sentence or two; empty if there is nothing to say. */
export function tellPreview(view: View, choice: Choice, name: NameOfSeat): string {
  const { kind, data, preview } = choice
  if (kind === 'claim') return tellClaim(view, choice, name)
  const found = [...tellAbout(choice), ...tellOutcome(view, preview, name)]
  if (found.length) return found.join(' ')
  const eats = kind === 'panda' || kind === 'storm' || (kind === 'jump' && data.figure === 'panda')
  const acts = kind !== 'jump' || view.options.jump_arrival !== 'off'
  if (eats && acts) return own(eatsNothing(preview))
  return (kind === 'gardener' || kind === 'jump') && acts ? own('preview-grows-nothing') : ''
}

/** Which objective a claim is for, as it may be told beside another button. */
function tellClaim(view: View, choice: Choice, name: NameOfSeat): string {
  const what = tellDeed(view, choice, name)
  const preview = tellOutcome(view, { ...choice.preview, points: 0 }, name).join(' ')
  return preview ? own('choice', { what, preview }) : what
}

/** Why the panda doesn't eat. */
export const eatsNothing = (preview: Preview | null): string =>
  preview?.spared ? 'preview-fenced' : 'preview-eats-nothing'

/** Which piece a kind of move gives, or which effect it has: its explanation is what the move brings. */
const GIVES: Record<string, string> = {
  choose: 'face',
  weather: 'face',
  clouds: 'chip',
  take: 'special',
  plan: 'action',
}

/** What a choice brings that can't be seen on the land. */
function tellAbout({ kind, data }: Choice): string[] {
  const given = GIVES[kind]
  if (given) return [t(`takenoko-${given}-${String((data as Record<string, unknown>)[given])}.about`)]
  if (kind === 'holiday') return [own('preview-away', { who: t('web-you'), you: true })]
  if (kind === 'emperor') return [own(data.cell ? 'preview-visit' : 'outcome-leaves')]
  if (kind === 'ally') return [own('preview-together')]
  if (kind === 'break') return [own('outcome-break')]
  return kind === 'cancel' ? [own('preview-cancel')] : []
}

/** What would happen, a sentence each: first to the garden, then to the viewer's objectives. */
export function tellOutcome(view: View, preview: Preview, name: NameOfSeat): string[] {
  return [...tellGarden(view, preview, name), ...tellObjectives(view, preview)]
}

function tellGarden(view: View, preview: Preview, name: NameOfSeat): string[] {
  const { bamboo, points, provisional = 0, eaten = [], watered = [], dried = [], cut = [], revived = [] } = preview
  const grows = bamboo.filter(({ sections }) => sections > 0).length
  const shrinks = eaten.length ? 0 : bamboo.length - grows
  const found: string[] = []
  const add = (key: string, count: number) => count && found.push(own(`preview-${key}`, { count }))
  add('points', points)
  if (provisional) found.push(own('preview-provisional', { count: provisional, sign: provisional > 0 ? '+' : '' }))
  for (const { seat, colour } of eaten) {
    found.push(own(`preview-eats-${colour}`, { who: name(seat), you: seat === view.you }))
  }
  if (watered.length) add('waters', watered.length)
  else add('grows', grows)
  add('shrinks', shrinks)
  if (cut.length && dried.length) found.push(own('preview-cuts-and-dries', { count: cut.length, dried: dried.length }))
  else {
    add('cuts', cut.length)
    add('dries', dried.length)
  }
  if (!watered.length) add('revives', revived.length)
  return found
}

/** The most important change to the viewer's objectives: a card that is spoiled, fulfilled, nearer or farther. */
function tellObjectives(view: View, { objectives = [] }: Preview): string[] {
  for (const change of ['spoiled', 'ready', 'helped', 'hurt'] as const) {
    const changed = objectives.filter((one) => one.change === change)
    if (!changed.length) continue
    return changed.slice(0, 2).map(({ card, was, now }) => {
      const held = mine(view, card)
      const counts = change === 'helped' && now > was && held
      const data = { card: nameCard(card), now, needed: held?.needed ?? now, points: held?.points ?? 0 }
      return own(counts ? 'preview-counts' : `preview-${change}`, data)
    })
  }
  return []
}

// What to do now

const ACTIONS_BY_NUMBER = ['first', 'second', 'third']

/** One line: what to do now, by the kind of move that was chosen, else by what the game asks. Empty out of turn. */
export function tellAsk(view: View, chosen: string | null, offers: Choice[]): string {
  if (!offers.length) return ''
  const kinds = new Set(offers.map((offer) => offer.kind as string))
  if (chosen === 'alliance' || ((chosen === 'ally' || chosen === 'break') && kinds.has('ally') && kinds.has('break'))) {
    return own(kinds.has('ally') ? (kinds.has('break') ? 'do-alliance' : 'do-ally') : 'do-break')
  }
  if (chosen === 'emperor' && offers.some(({ kind, data }) => kind === 'emperor' && !data.cell)) {
    return own('do-emperor-or-leave')
  }
  if (chosen && chosen !== 'plan' && knows(`takenoko-web-do-${chosen}`)) return own(`do-${chosen}`)
  if (view.phase === 'plan') return tellPlan(view, kinds)
  if (view.phase !== 'idle') return own(`do-${view.phase}`)
  const idle = tellIdle(view, kinds)
  const ask = own(`do-${idle}`)
  return kinds.has('claim') && idle !== 'claims' ? own('do-claimable', { ask }) : ask
}

function tellPlan(view: View, kinds: Set<string>): string {
  if (kinds.has('done')) return own('do-plan-more')
  const planned = view.acting?.actions.reduce((sum, { planned }) => sum + planned, 0) ?? 0
  return own('do-plan', { left: Math.max(1, (view.acting?.owed ?? 2) - planned) })
}

function tellIdle(view: View, kinds: Set<string>): string {
  const canAct = view.acting?.actions.some(({ closed }) => !closed)
  if (!canAct && kinds.has('claim')) return 'claims'
  if (!canAct) return kinds.has('lay') || kinds.has('improve') ? 'last' : 'end'
  if (kinds.has('ready')) return kinds.has('end') ? 'third' : 'announce'
  if (!view.acting!.made && !view.seats[view.active]!.claimed.length) return 'start'
  return ACTIONS_BY_NUMBER[view.acting!.made] ?? 'last'
}

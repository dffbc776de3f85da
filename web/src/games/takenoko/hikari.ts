// The end of the game, and what Hikari asks and counts, in words.

import type { Banner } from '../../board/stage.svelte'
import { enumerate, inside, t } from '../../lib/words.svelte'
import { eatsNothing, tellOutcome, type NameOfSeat } from './choices'
import type { View } from './pieces'
import { nameCells } from './places'

const own = (key: string, data: Record<string, unknown> = {}) => t(`takenoko-web-${key}`, data)
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const special = (id: string) => t(`takenoko-special-${id}`)

/** The question out of turn: who plays or played what, and what the viewer's card could do about it. */
export function tellWindow(view: View, name: NameOfSeat): { title: string; text: string } {
  const hikari = view.hikari
  if (hikari?.stack.length) return { title: tellTop(view, name), text: tellStack(view, name) }
  const card = view.you === null ? null : view.seats[view.you]?.special
  const title = hikari?.window
    ? own(`window-${hikari.window}`, { who: name(view.active), you: view.active === view.you })
    : ''
  const about = card ? t(`takenoko-special-${card}.about`) : ''
  return { title, text: card ? own('window-yours', { special: special(card), about }) : '' }
}

/** The answers to a question: what each does to the card that would act, or to its cancellation. */
export function tellAnswer(view: View, kind: 'cancel' | 'pass'): string {
  const stack = view.hikari?.stack ?? []
  if (!stack.length) return own(`go-${kind}`)
  const keys = stack.length % 2 ? { cancel: 'cancel-card', pass: 'happen' } : { cancel: 'restore', pass: 'void' }
  return own(`go-${keys[kind]}`, { special: special(stack[0]!.special) })
}

/** Who played the card on top of the stack, and how: `Tao plays “Disease” on the green plot …`. */
function tellTop(view: View, name: NameOfSeat): string {
  const { stack, use } = view.hikari!
  const top = stack.at(-1)!
  const whose = { who: top.seat === null ? '' : name(top.seat), you: top.seat === view.you }
  if (stack.length > 1) return own('cancels', { ...whose, special: special(stack.at(-2)!.special) })
  return own('played', {
    ...whose,
    special: special(top.special),
    kind: use?.kind,
    figure: use?.figure,
    tiles: nameCells(view, use?.cells ?? []) || 'none',
    seats: enumerate((use?.seats ?? []).map((seat) => inside(name(seat)))),
  })
}

/** What the announced card would do as things stand. */
function tellStack(view: View, name: NameOfSeat): string {
  const { stack, outcome } = view.hikari!
  const data = { special: special(stack[0]!.special) }
  if (stack.length % 2 === 0) return own('window-void', data)
  const told = outcome ? tellOutcome(view, outcome, name) : []
  const what = told.length ? told.join(' ') : tellUse(view, name)
  return own(stack.length > 1 ? 'window-works-again' : 'window-works', { ...data, what })
}

/** What a card does that changes neither the land nor the viewer's objectives. */
function tellUse(view: View, name: NameOfSeat): string {
  const { use, announcer } = view.hikari!
  const whose = (seat: number) => ({ who: name(seat), you: seat === view.you })
  switch (use?.kind) {
    case 'weather':
      return own('outcome-weather', { ...whose(view.active), about: t(`takenoko-face-${use.face!}.about`) })
    case 'holiday':
      return own('preview-away', whose(announcer!))
    case 'emperor':
      return own(use.cells.length ? 'about-emperor' : 'outcome-leaves')
    case 'ally':
    case 'break':
      return own(`outcome-${use.kind}`)
    case 'jump':
      return own(use.figure === 'panda' ? eatsNothing(view.hikari!.outcome) : 'preview-grows-nothing')
    default:
      return own('outcome-nothing')
  }
}

/** The last round: who triggered it and who still has a turn; nothing before, and nothing after the end. */
export function tellEnding(view: View, name: NameOfSeat): string | null {
  if (!view.ending || view.phase === 'over') return null
  const { seat, turns } = view.ending
  const data = {
    who: name(seat),
    you: seat === view.you,
    count: turns.length,
    turns: enumerate(turns.map((one) => inside(name(one)))),
  }
  return [own('ending', data), ...(view.hikari ? [own('ending-hikari')] : [])].join(' ')
}

/** The alliances on the table, a sentence each. */
export function tellAlliances(view: View, name: NameOfSeat): string[] {
  return (view.hikari?.alliances ?? []).map(({ seats }) =>
    own('allies', {
      seats: enumerate(seats.map((seat, place) => (place ? inside(name(seat)) : name(seat)))),
      you: view.you !== null && seats.includes(view.you),
    }),
  )
}

/** Who wins together with this seat, and the sentence that says so. */
export function tieOf(view: View, seat: number, name: NameOfSeat): { to: string; words: string } | undefined {
  const ally = view.seats[seat]!.ally
  if (ally === null) return undefined
  const place = (view.hikari?.alliances ?? []).findIndex(({ seats }) => seats.includes(seat))
  return { to: name(ally), words: tellAlliances(view, name)[place] ?? '' }
}

/** What is called out over the land. */
export function tellBanner({ key, data }: Banner, name: NameOfSeat, you: number | null): string {
  return own(`banner-${key}`, {
    ...data,
    who: typeof data.seat === 'number' ? name(data.seat) : '',
    you: data.seat === you,
    other: typeof data.other === 'number' ? name(data.other) : '',
    face: data.face ? t(`takenoko-face-${data.face as string}`) : '',
    special: data.special ? special(data.special as string) : '',
    card: data.card ? t(`takenoko-card-${data.card as string}`) : '',
  })
}

/** The supreme objectives with everybody's standing; leaders are the seats that would score now. */
export function tellStandings(
  view: View,
  name: NameOfSeat,
): { supreme: string; title: string; text: string; leaders: number[] }[] {
  return (view.hikari?.standings ?? []).map(({ supreme, counts, points }) => ({
    supreme,
    title: capital(t(`takenoko-supreme-${supreme}`)),
    text: counts.map((count, seat) => own('standing', { who: name(seat), count })).join(', '),
    leaders: points.flatMap((share, seat) => (share > 0 ? [seat] : [])),
  }))
}

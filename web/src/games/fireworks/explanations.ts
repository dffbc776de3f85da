// What each piece is, what it does, and how far one is with it.

import type { About } from '../../board/explain.svelte'
import { enumerate, t } from '../../lib/words.svelte'
import type { BoxTile, Laid, Part, Seat, Shelf, View } from './pieces'
import { capital, tellHeight, tellTile, tileWord } from './tiles'

const own = (key: string, data: Record<string, unknown> = {}) => t(`fireworks-web-${key}`, data)

/** A tile: what its pieces make. */
export function aboutTile(shelf: Shelf, kind: string, start = false): About {
  const { points } = shelf
  const tile = shelf.tile(kind)
  const title = capital(tellTile(kind, start))
  const piece = { kind, start }
  const big = own('about-arc', { least: points.big_mixed, most: points.big_same_colour })
  if (start) return { title, text: [own('about-start', { points: points.start_tile }), big], piece }
  if (tile?.type === 'function') return { ...aboutFunction(kind), piece }
  if (tile?.type === 'special') {
    const text = [own('about-special', { points: shelf.specials[0], most: shelf.specials.at(-1) })]
    return { title, text: [...text, own('about-copies', { count: tile.copies })], piece }
  }
  const style = tile?.style ?? kind.split('-')[0]
  const pair =
    style === 'kiku'
      ? own('about-kiku', { same: points.kaleidoscope_same_colour, mixed: points.kaleidoscope_mixed })
      : own('about-bodan', { same: points.saturn_same_colour, mixed: points.saturn_mixed })
  return { title, text: [pair, own('about-flower', { points: points.small_flower }), big], piece }
}

/** A tile of a sky; a start tile with its big firework as it stands. */
export function aboutLaid(shelf: Shelf, seat: Seat, { kind, start, cell }: Laid): About {
  const about = aboutTile(shelf, kind, start)
  const ring = seat.rings.find((one) => one.cell[0] === cell[0] && one.cell[1] === cell[1])
  if (!ring) return about
  const { done, closable, best } = ring
  return { ...about, text: [own('ring', { done, closable, best }), ...about.text] }
}

/** A tile of the box: whoever may not take it is told why. */
export function aboutBoxTile(shelf: Shelf, { kind, outside }: BoxTile): About | null {
  if (!kind) return null
  const about = aboutTile(shelf, kind)
  return outside ? { ...about, text: [own('outside.about'), ...about.text] } : about
}

/** A character with its owner's progress. */
export function aboutCharacter(_shelf: Shelf, view: View, seat: Seat): About {
  const { id, done, needed, points } = seat.character!
  const text = [own('sentence', { text: capital(t(`fireworks-character-${id}.about`)) })]
  if (id === 'puppy' && view.options.puppy === 'replace') text.push(own('about-puppy-replaces'))
  text.push(own('character-progress', { done, needed: needed ?? 'none', points }))
  return { title: t(`fireworks-character-${id}`), text, piece: { character: id } }
}

const VERY = 50 // percent away from an ordinary launch

/** How an action card changes the launch, as a word for the catalogue. */
function degreeOf(percent: number): string {
  if (percent < 100) return 'less'
  if (percent === 100) return 'usual'
  return percent < 100 + VERY ? 'more' : 'much'
}

/** An action card: what people would do, and what the simulated launch does. */
export function aboutCard(shelf: Shelf, id: string): About {
  const card = shelf.card(id)
  const text = [t(`fireworks-card-${id}.about`)]
  if (card) {
    text.push(
      own('card-launch', {
        height: tellHeight(card.height),
        spread: degreeOf(card.spread),
        force: degreeOf(card.force),
      }),
    )
    if (card.people > 1) text.push(own('card-people', { people: card.people }))
    if (card.status === 'reconstructed') text.push(own('about-reconstructed'))
  }
  return { title: capital(t(`fireworks-card-${id}`)), text, piece: { card: id } }
}

/** A function tile: what it does, and whose it is while it waits. */
export function aboutFunction(kind: string, view?: View, name?: (seat: number) => string): About {
  const text = [t(`fireworks-function-${kind}.about`)]
  const functions = view?.functions
  const waiting = functions?.waiting.find((one) => one.kind === kind)
  if (functions?.working === kind) text.push(own('function-works'))
  else if (functions?.new.includes(kind)) text.push(own('function-new'))
  else if (waiting && waiting.seat === null) text.push(own('function-nobody'))
  else if (waiting) {
    text.push(own('function-waits', { who: name?.(waiting.seat!) ?? '', you: waiting.seat === view?.you }))
  }
  return { title: capital(tileWord(kind)), text, piece: { kind, start: false } }
}

/** How many of a part of the score a seat has. */
export function countOf(part: Part, seat: Seat): number {
  if (part === 'special') return seat.specials.length
  if (part === 'start') return seat.rings.length
  if (part === 'character') return seat.character?.done ?? 0
  return seat.shapes.filter(({ shape }) => shape === part).length
}

/** What a part of the score is worth, in numbers from the lowest to the highest. */
export function worthOf(part: Part, { points, specials }: Shelf): number[] {
  const named: Partial<Record<Part, string[]>> = {
    big: ['big_mixed', 'big_same_style', 'big_same_colour'],
    start: ['start_tile'],
    saturn: ['saturn_mixed', 'saturn_same_colour'],
    kaleidoscope: ['kaleidoscope_same_colour', 'kaleidoscope_mixed'],
    flower: ['small_flower'],
  }
  if (part === 'special') return specials
  return (named[part] ?? []).map((name) => points[name]!)
}

/** What a part of the score is worth: `10, 7 or 6 points`. */
export function tellWorth(part: Part, shelf: Shelf, seat?: Seat): string {
  const { points, specials } = shelf
  switch (part) {
    case 'big':
      return own('worth-big', { alike: points.big_same_colour, style: points.big_same_style, mixed: points.big_mixed })
    case 'start':
      return own('worth-start', { points: points.start_tile })
    case 'saturn':
      return own('worth-saturn', { same: points.saturn_same_colour, mixed: points.saturn_mixed })
    case 'kaleidoscope':
      return own('worth-kaleidoscope', { same: points.kaleidoscope_same_colour, mixed: points.kaleidoscope_mixed })
    case 'flower':
      return own('worth-flower', { points: points.small_flower })
    case 'special':
      return own('worth-special', { list: specials.slice(0, -1).join(', '), most: specials.at(-1) })
    case 'character':
      if (!seat?.character) return own('worth-no-character')
      return own('sentence', { text: capital(t(`fireworks-character-${seat.character.id}.about`)) })
  }
}

/** A line of the score aid: what a shape is, what it is worth, and what this seat has. */
export function aboutShape(part: Part, shelf: Shelf, seat: Seat): About {
  const text = [own(`about-shape-${part}`), tellWorth(part, shelf, seat)]
  if (part === 'special' && seat.specials.length) {
    text.push(own('special-have', { tiles: enumerate(seat.specials.map(tileWord)), next: seat.next_special }))
  } else {
    text.push(own('have', { count: countOf(part, seat), points: seat.score[part] }))
  }
  return { title: t(`fireworks-score-${part}`), text, piece: { part } }
}

/** The box: how its tiles lie, and what nobody has seen yet. */
export function aboutBox(view: View): About {
  const { face_up, face_down, outside, unseen } = view.box!
  const hidden = { kiku: 0, bodan: 0, special: 0, function: 0 }
  for (const [kind, count] of Object.entries(unseen)) hidden[sortOf(kind)] += count
  const text = [own('box-lies', { up: face_up, down: face_down, outside }), own('about-box')]
  if (face_down) text.push(own('box-hidden', hidden))
  if (view.rain) text.push(own('about-rain'))
  return { title: own('box-title'), text }
}

const FUNCTIONS = ['gale', 'rain', 'symbol']

function sortOf(kind: string): 'kiku' | 'bodan' | 'special' | 'function' {
  if (kind.startsWith('kiku')) return 'kiku'
  if (kind.startsWith('bodan')) return 'bodan'
  return FUNCTIONS.includes(kind) ? 'function' : 'special'
}

/** The die, and what its face means. */
export function aboutDie(face: string | null): About {
  const title = face ? own('die-title', { die: t(`fireworks-die-${face}`) }) : own('die-name')
  const means = face ? own('about-die', { face }) : own('about-die-faces')
  return { title, text: [means], piece: { die: face } }
}

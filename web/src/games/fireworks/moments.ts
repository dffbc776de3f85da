// What is going on, in words: what is asked, what others do, what a launch brought, what lies where.

import { t } from '../../lib/words.svelte'
import { laidOn, PARTS, type BoxTile, type Cell, type Choice, type Launch, type Seat, type View } from './pieces'
import { tellCell, tellFree, tellRegion } from './places'
import { capital, listTiles, tellTile, theTile, tileWord } from './tiles'

const own = (key: string, data: Record<string, unknown> = {}) => t(`fireworks-web-${key}`, data)

/** What to do now, in one line. */
export function tellAsk(choices: Choice[], view: View, seat: Seat): string {
  const kinds = new Set<string>(choices.map(({ kind }) => kind))
  const is = (...asked: string[]) => asked.find((kind) => kinds.has(kind))
  const held = seat.held[0]
  if (is('start')) return own('ask-start', { left: seat.starts.length, start: tileWord(seat.starts[0] ?? '') })
  if (is('pile', 'aim')) return view.card ? own('ask-aim-card', { card: cardWord(view) }) : own('ask-aim')
  if (is('take')) return own('ask-take', { left: view.taking?.left ?? 1, team: view.taking?.team.length ?? 1, more: kinds.has('enough') }) // prettier-ignore
  if (is('lift')) return own('ask-lift', { tile: held ? theTile(held) : 'none' })
  if (is('place') && held && view.launch?.unseen)
    return own('ask-place-unseen', { tile: theTile(held), turns: isTurned(choices), why: view.launch.unseen })
  if (is('place'))
    return own('ask-place', { tile: theTile(held ?? ''), left: seat.held.length, turns: isTurned(choices) })
  if (is('put')) return own('ask-put')
  if (is('gale')) return own('ask-gale', { left: view.functions?.gale_left ?? 1 })
  const other = is('height', 'help', 'function', 'claim', 'launch', 'enough', 'done')
  return other ? own(`ask-${other}`) : ''
}

const isTurned = (choices: Choice[]) => choices.some(({ data }) => data.rotation !== undefined)
const cardWord = (view: View) => t(`fireworks-card-${view.card?.id}`)

/** What another seat is doing. */
export function tellDoing(view: View, seat: Seat): string {
  if (view.phase === 'over') return ''
  if (seat.asked) return own(`doing-${seat.asked}`, { left: view.taking?.left ?? seat.held.length })
  if (view.active === seat.seat && view.chance) return own('doing-launches')
  return seat.full ? own('doing-full') : own('doing-wait')
}

/** What the reader waits for, when nothing is asked of them. */
export function tellWaiting(view: View, seat: Seat, name: (seat: number) => string): string {
  if (view.phase === 'over') return ''
  const others = view.waiting.filter((other) => other !== seat.seat)
  const who = others.length === 1 ? name(others[0]!) : 'none'
  if (seat.full) return own('mine-full')
  const team = view.taking?.team ?? []
  if (view.phase === 'take' && team.includes(seat.seat) && team.length > 1) return own('mine-take', { who })
  if (view.card?.team.includes(seat.seat) && view.active !== seat.seat)
    return own('mine-help', { who: name(view.active) })
  return ''
}

/** What a launch brought: `4 tiles turned up, and the die says 2.` */
export function tellOutcome({ turned, back, die }: Launch): string {
  const told = own('outcome', { count: turned.length, die: die ? t(`fireworks-die-${die}`) : 'none' })
  return back.length ? `${told} ${own('outcome-back', { count: back.length })}` : told
}

/** What lies face up in the box, for those who can't see it. */
export function tellUp(view: View): string {
  const up = (view.box?.tiles ?? []).filter((tile) => tile.up && !tile.outside && tile.kind)
  return own('up', { count: up.length, tiles: up.length ? listTiles(up.map(({ kind }) => kind!)) : 'none' })
}

/** A tile of the box, for those who can't see it. */
export function tellBoxTile({ kind, up, outside, place }: BoxTile): string {
  const state = outside ? 'outside' : up ? 'up' : kind ? 'seen' : 'down'
  return own('box-tile', {
    state,
    kind: kind ? tileWord(kind) : 'none',
    place: place && !outside ? tellRegion(place) : 'none',
  })
}

/** A sky with what it is worth, for those who can't see it. */
export function tellSky(view: View, number: number, who: string): string {
  const seat = view.seats[number]!
  const shapes = PARTS.flatMap((part) => {
    const count = seat.shapes.filter(({ shape }) => shape === part).length
    return count ? [own(`count-${part}`, { count })] : []
  })
  if (seat.specials.length) shapes.push(own('count-special', { count: seat.specials.length }))
  return own('sky', {
    who,
    you: number === view.you,
    tiles: seat.sky.length,
    free: seat.free,
    points: seat.score.total,
    shapes: shapes.length ? shapes.join(', ') : 'none',
  })
}

/** A cell of a sky with what lies there. */
export function tellLaid(seat: Seat, cell: Cell): string {
  const laid = laidOn(seat, cell)
  if (!laid) return tellFree(seat, cell)
  const ring = seat.rings.find((one) => one.cell[0] === cell[0] && one.cell[1] === cell[1])
  const told = own('laid', { tile: capital(tellTile(laid)), cell: tellCell(seat, cell) })
  return ring ? `${told} ${own('ring', { done: ring.done, closable: ring.closable, best: ring.best })}` : told
}

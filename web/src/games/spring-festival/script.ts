// How Spring Festival shows its events: tiles fly, sparks meet, and the chain runs wave by wave.

import { tick } from 'svelte'
import type { Lane, Script, Stage, Trace } from '../../board/stage.svelte'
import type { Event } from '../../generated/types'
import { play as sound } from '../../lib/sound'
import { at, STEPS, type Cell, type Piece, type Seat, type View } from './pieces'
import type { Scene } from './scene'

/** What flies over the table. */
export interface Flying {
  tile?: string
  card?: string
  exploded: boolean
}

const SEAT_KINDS = new Set([
  'start-placed', 'set-chosen', 'tile-removed', 'tile-placed', 'spark-completed', 'applause', 'chain-wave',
  'card-completed', 'card-drawn', 'turn-passed', 'finale-fired', 'finale-counted', 'finale-perfect',
]) // prettier-ignore

const ELSEWHERE = 0.65 // other people's panoramas move quicker

/** The data of an event, by its kind. */
interface Data {
  card: string
  cell: Cell
  cells: Cell[]
  count: number
  orientation: number
  points: number
  round: number
  set: number
  sign: string
  slot: number
  stack: number
  tile: string
  tiles: number
}

const dataOf = (event: Event) => event.data as unknown as Data
const middle = (rect: DOMRect) => [rect.left + rect.width / 2, rect.top + rect.height / 2] as const

/** The script for a board. */
export function makeScript(scene: Scene): Script<View> {
  const pace = (seat: number) => (seat === scene.home ? 1 : ELSEWHERE)
  const rect = (seat: number, cell: Cell) => scene.rectOf.get(seat)?.(cell) ?? null
  const seatOf = (stage: Stage<View>, event: Event) => stage.picture!.seats[event.seat!]!
  const heard = (seat: number | null, name: Parameters<typeof sound>[0]) => seat === scene.home && sound(name)

  /** Where a seat's sparks fly; nowhere if nothing is shown. */
  const skyOf = (stage: Stage<View>, seat: number) => (stage.fast ? null : scene.sparks.get(seat)?.load())

  /** A tile flies to its cell. */
  async function place(stage: Stage<View>, seat: Seat, piece: Piece, source: string): Promise<void> {
    const mine = seat.seat === scene.home
    const from = (mine && stage.rect(source)) || stage.rect(mine ? 'hand' : `seat-${seat.seat}`)
    const key = `${seat.seat}:${at(piece.cell)}`
    if (!stage.fast) stage.arriving.add(key)
    seat.panorama.push(piece)
    await tick()
    const flying: Flying = { tile: piece.tile, exploded: piece.exploded }
    await stage.fly(flying, from, rect(seat.seat, piece.cell), 0.42 * pace(seat.seat))
    stage.arriving.delete(key)
    if (!stage.fast) heard(seat.seat, 'place')
    await stage.beat(60)
  }

  /** Tiles go from the store to the players, all at once; those that nobody faces leave the game. */
  async function takeTiles(stage: Stage<View>, events: Event[]): Promise<void> {
    const picture = stage.picture!
    const flights: Promise<void>[] = []
    for (const event of events) {
      const { tile, stack } = dataOf(event)
      if (event.kind !== 'tile-taken') continue
      picture.store.tops[stack] = null
      const to = stage.rect(event.seat === scene.home ? 'hand' : `seat-${event.seat}`)
      const flying: Flying = { tile, exploded: false }
      const flight = stage.fly(flying, stage.rect(`stack-${stack}`), to, 0.5)
      flights.push(flight.then(() => void (picture.seats[event.seat!]!.held = tile)))
    }
    await Promise.all(flights)
  }

  /** Tiles explode, and lights run from their arrows to those that come next. */
  async function explode(stage: Stage<View>, event: Event, next: Cell[]): Promise<void> {
    const seat = seatOf(stage, event)
    const finale = ['finale', 'over'].includes(stage.picture!.phase)
    const sky = await skyOf(stage, seat.seat)
    for (const cell of dataOf(event).cells) {
      const piece = seat.panorama.find((other) => at(other.cell) === at(cell))
      if (!piece) continue
      piece.exploded = true
      const tile = scene.shelf.tiles.get(piece.tile)
      const from = rect(seat.seat, cell)
      if (stage.fast || !tile || !from) continue
      sky?.explode(from, tile.colour, tile.explosions, finale ? 1.9 : 1.5)
      for (const arrow of tile.arrows) {
        const [x, y] = STEPS[arrow]!
        const target = next.find((other) => other[0] === cell[0] + x && other[1] === cell[1] + y)
        const to = target && rect(seat.seat, target)
        if (to) sky?.run(from, to, (0.28 * pace(seat.seat)) / stage.speed)
      }
    }
    if (!stage.fast) heard(seat.seat, 'explosion')
    await stage.beat((next.length ? 290 : 420) * pace(seat.seat))
  }

  /** A card is complete: its tiles light up, turn back, and the card goes to the others. */
  async function complete(stage: Stage<View>, event: Event): Promise<void> {
    const seat = seatOf(stage, event)
    const { card, cells, points } = dataOf(event)
    const slot = seat.cards.indexOf(card)
    const from = stage.rect(`card-${seat.seat}:${card}`)
    const sky = await skyOf(stage, seat.seat)
    scene.fired = { seat: seat.seat, cells }
    for (const cell of stage.fast || !from ? [] : cells) {
      const tile = rect(seat.seat, cell)
      if (tile) sky?.run(tile, from!, (0.45 * pace(seat.seat)) / stage.speed)
    }
    await stage.beat(480 * pace(seat.seat))
    for (const cell of cells) {
      const piece = seat.panorama.find((other) => at(other.cell) === at(cell))
      if (piece) piece.exploded = false
    }
    scene.fired = null
    if (slot >= 0) seat.cards[slot] = null
    seat.score.compositions += points
    seat.score.total += points
    stage.rise(from ?? stage.rect(`seat-${seat.seat}`), 'points', points)
    heard(seat.seat, 'applause')
    const flying: Flying = { card, exploded: false }
    await stage.fly(flying, from, stage.rect(`done-${seat.seat}`), 0.45 * pace(seat.seat))
    seat.completed.push(card)
  }

  /** Two half sparks meet. */
  async function sparkle(stage: Stage<View>, event: Event): Promise<void> {
    const [one, other] = dataOf(event).cells.map((cell) => rect(event.seat!, cell))
    if (one && other && !stage.fast) {
      const [x1, y1] = middle(one)
      const [x2, y2] = middle(other)
      const sky = await skyOf(stage, event.seat!)
      sky?.sparkle((x1 + x2) / 2, (y1 + y2) / 2, one.width)
      heard(event.seat, 'spark')
    }
    return stage.beat(140 * pace(event.seat!))
  }

  const acts: Script<View>['acts'] = {
    'tile-revealed': (stage, event) => {
      const { stack, tile } = dataOf(event)
      const { store } = stage.picture!
      store.tops[stack] = tile
      store.below[stack] = Math.max(0, store.below[stack]! - 1)
      return stage.beat(70)
    },
    'sign-drawn': (stage, event) => {
      stage.picture!.sign = dataOf(event).sign
      return stage.say('sign', { sign: dataOf(event).sign }, 700)
    },
    'first-found': (stage, event) => {
      stage.picture!.active = event.seat!
      return stage.beat(150)
    },
    'round-began': (stage, event) => {
      stage.picture!.round = dataOf(event).round
      stage.picture!.active = event.seat!
      return stage.say('round', { round: dataOf(event).round }, 350)
    },
    'store-turned': async (stage, event) => {
      const { store } = stage.picture!
      const by = dataOf(event).orientation - store.orientation
      const moved = by !== 0
      store.orientation += by
      store.faces = store.faces.map((stack) => (stack + by + 4) % 4) // each seat now faces another stack
      scene.turn = 700 * stage.pace // it has come to rest when the tiles are taken
      if (moved && !stage.fast) sound('turn')
      await stage.beat(moved ? 720 : 200)
      await stage.rest('store')
    },
    'tile-taken': (stage, event, following) => {
      if (stage.picture!.store.tops[dataOf(event).stack]) return takeTiles(stage, [event, ...following])
    },
    'tile-discarded': (stage, event) => void (stage.picture!.store.tops[dataOf(event).stack] = null),
    'finale-began': (stage) => {
      for (const seat of stage.picture!.seats) seat.panorama.forEach((piece) => (piece.exploded = false))
      stage.picture!.phase = 'finale'
      return stage.say('finale', { grand: true }, 1100)
    },
    'game-over': (stage) => stage.beat(300),
    'set-chosen': (stage, event) => {
      const seat = seatOf(stage, event)
      seat.starting_set = dataOf(event).set
      seat.starting_tiles = scene.shelf.set(dataOf(event).set)
      return stage.beat(200)
    },
    'start-placed': (stage, event) => {
      const { tile, cell } = dataOf(event)
      const seat = seatOf(stage, event)
      const source = `start-${tile}`
      const placed = place(stage, seat, { tile, cell, exploded: false }, source)
      seat.starting_tiles = seat.starting_tiles.filter((other) => other !== tile)
      return placed
    },
    'tile-removed': async (stage, event) => {
      const { panorama } = seatOf(stage, event)
      await stage.beat(60)
      const found = panorama.findIndex((piece) => at(piece.cell) === at(dataOf(event).cell))
      if (found >= 0) panorama.splice(found, 1)
    },
    'tile-placed': (stage, event) => {
      const { tile, cell } = dataOf(event)
      const seat = seatOf(stage, event)
      const placed = place(stage, seat, { tile, cell, exploded: false }, 'held')
      seat.held = null
      return placed
    },
    'spark-completed': sparkle,
    applause: (stage, event) => {
      const { count } = dataOf(event)
      const seat = seatOf(stage, event)
      seat.applause += count
      seat.score.applause += count
      seat.score.total += count
      stage.rise(stage.rect(`seat-${seat.seat}`), 'applause', count)
      heard(seat.seat, 'applause')
      return stage.beat(260 * pace(seat.seat))
    },
    'chain-wave': (stage, event, [next]) =>
      explode(stage, event, next?.kind === 'chain-wave' ? dataOf(next).cells : []),
    'card-completed': complete,
    'card-drawn': (stage, event) => {
      const { card, slot } = dataOf(event)
      const picture = stage.picture!
      seatOf(stage, event).cards[slot] = card
      if (scene.shelf.cards.get(card)?.kind === 'colour') picture.colour_deck -= 1
      else picture.pattern_deck -= 1
      return stage.beat(picture.phase === 'deal' ? 40 : 320 * pace(event.seat!))
    },
    'finale-fired': (stage, event) => {
      seatOf(stage, event).finale_fired = true
      return stage.beat(420 * pace(event.seat!))
    },
    'finale-counted': (stage, event) => {
      const { tiles } = dataOf(event)
      seatOf(stage, event).score.finale = tiles
      stage.rise(stage.rect(`seat-${event.seat}`), 'points', tiles)
      return stage.beat(450 * pace(event.seat!))
    },
    'finale-perfect': (stage, event) => {
      const { count } = dataOf(event)
      seatOf(stage, event).applause += count
      stage.rise(stage.rect(`seat-${event.seat}`), 'perfect', count)
      heard(event.seat, 'applause')
      return stage.beat(700 * pace(event.seat!))
    },
  }

  return { acts, laneOf, settle, trace, hurry: () => scene.sparks.forEach((sparks) => sparks?.clear()) }
}

function laneOf(event: Event): Lane {
  return event.seat !== null && SEAT_KINDS.has(event.kind) ? event.seat : 'table'
}

/** The view after the news has the right scores; the acts only add up what they show. */
function settle(picture: View, after: View, lane: Lane): void {
  const seats = lane === 'table' ? picture.seats : [picture.seats[lane]!]
  for (const seat of seats) Object.assign(seat.score, after.seats[seat.seat]?.score)
  for (const { seat, score } of picture.seats) {
    const majority = after.seats[seat]?.score.majority ?? 0 // one seat's applause changes it for all
    score.total += majority - score.majority
    score.majority = majority
  }
  if (lane === 'table') {
    picture.phase = after.phase
    picture.active = after.active
  }
}

/** The tile that a seat placed, what it set off, and what that brought. */
function trace(seat: number, events: Event[]): Trace | null {
  const own = events.filter((event) => event.seat === seat)
  const spots = own.flatMap((event) => {
    const { cell, cells } = dataOf(event)
    if (event.kind === 'tile-placed' || event.kind === 'start-placed') return [at(cell)]
    return event.kind === 'chain-wave' || event.kind === 'card-completed' ? cells.map(at) : []
  })
  const sum = (kind: string, part: 'count' | 'points') =>
    own.filter((event) => event.kind === kind).reduce((total, event) => total + dataOf(event)[part], 0)
  const gains = [
    { kind: 'points', count: sum('card-completed', 'points') },
    { kind: 'applause', count: sum('applause', 'count') },
  ]
  const begins = own.some((event) => event.kind === 'store-turned') // a new turn: what the last one brought is old
  return spots.length || begins ? { seat, spots: [...new Set(spots)], gains: gains.filter((gain) => gain.count) } : null
}

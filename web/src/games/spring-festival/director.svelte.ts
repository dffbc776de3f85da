// Animates what happened, in order: news becomes acts, and each act changes the picture a little.
//
// Each seat's panorama has its own lane; acts that concern the whole table wait for all lanes, and block them.
// So a player may choose while the rockets of others are still exploding.

import { tick } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import type { Event } from '../../generated/types'
import { play as sound } from '../../lib/sound'
import type { News } from '../types'
import { at, STEPS, type Cell, type Piece, type Seat, type Shelf, type View } from './pieces'
import type { Sky } from './sky'

/** A tile or card on its way over the table. */
export interface Flight {
  id: number
  tile?: string
  card?: string
  exploded: boolean
  from: DOMRect
  to: DOMRect
  seconds: number
  landed: () => void
}

/** Points that float up. */
export interface Rise {
  id: number
  x: number
  y: number
  kind: 'applause' | 'points' | 'perfect'
  count: number
}

/** Words over the table for a moment. */
export interface Banner {
  id: number
  key: string
  data: Record<string, unknown>
}

const SEAT_KINDS = new Set([
  'start-placed', 'set-chosen', 'tile-removed', 'tile-placed', 'spark-completed', 'applause', 'chain-wave',
  'card-completed', 'card-drawn', 'turn-passed', 'finale-fired', 'finale-counted', 'finale-perfect',
]) // prettier-ignore

const middle = (rect: DOMRect) => [rect.left + rect.width / 2, rect.top + rect.height / 2] as const

export class Director {
  /** The picture during an animation; null when the view itself is shown. */
  picture = $state<View | null>(null)
  flights = $state.raw<Flight[]>([])
  rises = $state.raw<Rise[]>([])
  banner = $state.raw<Banner | null>(null)
  arriving = new SvelteSet<string>() // seat:x,y of tiles that are not there yet
  fired = $state.raw<{ seat: number; cells: Cell[] } | null>(null)
  /** The seats whose lanes are busy, and the table's: -1. */
  busy = new SvelteSet<number>()
  home: number | null = null // whose panorama is large
  shelf: Shelf | null = null
  root: HTMLElement | null = null
  #rects = new Map<number, (cell: Cell) => DOMRect>()
  #skies = new Map<number, Sky | null>()

  #lanes = new Map<number, Promise<void>>()
  #counts = new Map<number, number>()
  #waiting = new Set<() => void>()
  #fast = false
  #acts = 0
  #ids = 0

  /** Where a seat's cells are on the page, and the canvas for its sparks. */
  watch(seat: number, rectOf: (cell: Cell) => DOMRect, sky: Sky | null): void {
    this.#rects.set(seat, rectOf)
    this.#skies.set(seat, sky)
  }

  /** Queue news; `before` is the view on screen now. */
  take(news: News[], before: View): void {
    if (!this.picture) this.picture = structuredClone($state.snapshot(before)) as View
    for (const { lines, view } of news) {
      for (const line of lines) {
        if (line.kind === 'undo') this.#add(-1, async () => void (this.picture = structuredClone($state.snapshot(view)) as View))
        for (const [lane, events] of lanes(line.events ?? [])) this.#add(lane, () => this.#run(lane, events, view as View))
      }
    }
    if (this.#acts === 0) this.picture = null
  }

  /** Skip to the end. */
  hurry(): void {
    if (!this.picture) return
    this.#fast = true
    for (const go of [...this.#waiting]) go()
    this.flights.forEach((flight) => flight.landed())
    for (const sky of this.#skies.values()) sky?.clear()
  }

  /** The board is being unmounted. */
  close(): void {
    this.root = null
    this.#rects.clear()
    this.hurry()
    this.#skies.clear()
  }

  #add(lane: number, act: () => Promise<void>): void {
    const own = this.#lanes.get(lane)
    const table = this.#lanes.get(-1)
    const before = lane === -1 ? [...this.#lanes.values()] : [own, table]
    this.#acts += 1
    this.#counts.set(lane, (this.#counts.get(lane) ?? 0) + 1)
    this.busy.add(lane)
    const done = Promise.all(before)
      .then(act)
      .catch((problem: unknown) => console.error(problem))
      .then(() => this.#done(lane))
    this.#lanes.set(lane, done)
  }

  #done(lane: number): void {
    const left = this.#counts.get(lane)! - 1
    this.#counts.set(lane, left)
    if (!left) this.busy.delete(lane)
    this.#acts -= 1
    if (this.#acts) return
    this.#lanes.clear()
    this.#fast = false
    this.picture = null
    this.flights = []
    this.arriving.clear()
    this.fired = null
  }

  /** A pause: shorter when much is queued, none when skipping. */
  #beat(milliseconds: number): Promise<void> {
    if (this.#fast || document.hidden) return Promise.resolve()
    const pace = this.#acts > 14 ? 0.35 : this.#acts > 8 ? 0.6 : 1
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer)
        this.#waiting.delete(go)
        resolve()
      }
      const timer = setTimeout(go, milliseconds * pace)
      this.#waiting.add(go)
    })
  }

  #pace(seat: number): number {
    return seat === this.home ? 1 : 0.65
  }

  async #run(lane: number, events: Event[], after: View): Promise<void> {
    const taken = events.filter((event) => event.kind === 'tile-taken')
    for (let place = 0; place < events.length; place += 1) {
      const event = events[place]!
      const next = events[place + 1]
      if (event.kind === 'tile-taken') {
        if (event === taken[0]) await this.#takeTiles(events)
      } else if (event.kind === 'chain-wave') {
        await this.#wave(event, next?.kind === 'chain-wave' ? (next.data.cells as Cell[]) : [])
      } else await this.#act(event)
    }
    const picture = this.picture
    if (!picture) return
    if (lane >= 0) Object.assign(picture.seats[lane]!.score, after.seats[lane]?.score)
    else {
      picture.phase = after.phase
      picture.active = after.active
      after.seats.forEach((seat, number) => Object.assign(picture.seats[number]!.score, seat.score))
    }
  }

  async #act(event: Event): Promise<void> {
    const picture = this.picture
    if (!picture) return
    const data = event.data as any
    const seat = event.seat === null ? null : picture.seats[event.seat]!
    switch (event.kind) {
      case 'tile-revealed':
        picture.store.tops[data.stack] = data.tile
        picture.store.below[data.stack] = Math.max(0, picture.store.below[data.stack]! - 1)
        return this.#beat(70)
      case 'sign-drawn':
        picture.sign = data.sign
        return this.#say('sign', { sign: data.sign }, 700)
      case 'first-found':
        picture.active = event.seat!
        return this.#beat(150)
      case 'round-began':
        picture.round = data.round
        picture.active = event.seat!
        return this.#say('round', { round: data.round }, 350)
      case 'store-turned': {
        const moved = picture.store.orientation !== data.orientation
        picture.store.orientation = data.orientation
        if (moved) sound('turn')
        return this.#beat(moved ? 720 : 200)
      }
      case 'tile-discarded':
        return
      case 'finale-began':
        for (const one of picture.seats) one.panorama.forEach((piece) => (piece.exploded = false))
        picture.phase = 'finale'
        return this.#say('finale', {}, 1100)
      case 'game-over':
        sound('end')
        return this.#beat(300)
      case 'set-chosen':
        seat!.starting_set = data.set
        seat!.starting_tiles = this.shelf?.set(data.set) ?? []
        return this.#beat(200)
      case 'start-placed':
        seat!.starting_tiles = seat!.starting_tiles.filter((tile) => tile !== data.tile)
        return this.#place(seat!, { tile: data.tile, cell: data.cell, exploded: false }, `[data-start="${data.tile}"]`)
      case 'tile-removed': {
        const place = seat!.panorama.findIndex((piece) => at(piece.cell) === at(data.cell))
        await this.#beat(60)
        if (place >= 0) seat!.panorama.splice(place, 1)
        return
      }
      case 'tile-placed':
        seat!.held = null
        return this.#place(seat!, { tile: data.tile, cell: data.cell, exploded: false }, '[data-held]')
      case 'spark-completed': {
        const [one, other] = data.cells as [Cell, Cell]
        const rects = [this.#rect(event.seat!, one), this.#rect(event.seat!, other)]
        if (rects[0] && rects[1] && !this.#fast) {
          const [x1, y1] = middle(rects[0])
          const [x2, y2] = middle(rects[1])
          this.#skies.get(event.seat!)?.sparkle((x1 + x2) / 2, (y1 + y2) / 2, rects[0].width)
          if (event.seat === this.home) sound('spark')
        }
        return this.#beat(140 * this.#pace(event.seat!))
      }
      case 'applause':
        seat!.applause += data.count
        seat!.score.applause += data.count
        seat!.score.total += data.count
        this.#rise(event.seat!, null, 'applause', data.count)
        if (event.seat === this.home) sound('applause')
        return this.#beat(260 * this.#pace(event.seat!))
      case 'card-completed':
        return this.#complete(seat!, data)
      case 'card-drawn': {
        seat!.cards[data.slot] = data.card
        if (String(data.card).startsWith('C')) picture.colour_deck -= 1
        else picture.pattern_deck -= 1
        return this.#beat(picture.phase === 'deal' ? 40 : 320 * this.#pace(event.seat!))
      }
      case 'finale-fired':
        seat!.finale_fired = true
        await this.#beat(420 * this.#pace(event.seat!))
        return
      case 'finale-counted':
        seat!.score.finale = data.tiles
        this.#rise(event.seat!, null, 'points', data.tiles)
        return this.#beat(450 * this.#pace(event.seat!))
      case 'finale-perfect':
        seat!.applause += data.count
        this.#rise(event.seat!, null, 'perfect', data.count)
        if (event.seat === this.home) sound('applause')
        return this.#beat(700 * this.#pace(event.seat!))
    }
  }

  /** Tiles go from the store to the players, all at once; those that nobody faces leave the game. */
  async #takeTiles(events: Event[]): Promise<void> {
    const picture = this.picture!
    const flights: Promise<void>[] = []
    for (const event of events) {
      const { tile, stack } = event.data as { tile: string; stack: number }
      if (event.kind === 'tile-discarded') picture.store.tops[stack] = null
      if (event.kind !== 'tile-taken') continue
      const from = this.#find(`[data-stack="${stack}"]`)
      const to = this.#find(event.seat === this.home ? '[data-hand]' : `[data-seat="${event.seat}"]`)
      picture.store.tops[stack] = null
      flights.push(this.#fly({ tile, exploded: false }, from, to, 0.5).then(() => void (picture.seats[event.seat!]!.held = tile)))
    }
    await Promise.all(flights)
  }

  /** A tile flies to its cell. */
  async #place(seat: Seat, piece: Piece, source: string): Promise<void> {
    const mine = seat.seat === this.home
    const from = (mine && this.#find(source)) || this.#find(mine ? '[data-hand]' : `[data-seat="${seat.seat}"]`)
    const key = `${seat.seat}:${at(piece.cell)}`
    if (!this.#fast) this.arriving.add(key)
    seat.panorama.push(piece)
    await tick()
    await this.#fly({ tile: piece.tile, exploded: piece.exploded }, from, this.#rect(seat.seat, piece.cell), 0.42 * this.#pace(seat.seat))
    this.arriving.delete(key)
    if (mine && !this.#fast) sound('place')
    await this.#beat(60)
  }

  /** Tiles explode, and lights run from their arrows to those that come next. */
  async #wave(event: Event, next: Cell[]): Promise<void> {
    const seat = this.picture?.seats[event.seat!]
    if (!seat || !this.shelf) return
    const finale = this.picture!.phase === 'finale' || this.picture!.phase === 'over'
    const pace = this.#pace(seat.seat)
    for (const cell of event.data.cells as Cell[]) {
      const piece = seat.panorama.find((other) => at(other.cell) === at(cell))
      if (!piece) continue
      piece.exploded = true
      const tile = this.shelf.tiles.get(piece.tile)
      const rect = this.#rect(seat.seat, cell)
      if (this.#fast || !tile || !rect) continue
      this.#skies.get(seat.seat)?.explode(rect, tile.colour, tile.explosions, finale ? 1.9 : 1.5)
      for (const arrow of tile.arrows) {
        const step = STEPS[arrow]!
        const target = next.find((other) => other[0] === cell[0] + step[0] && other[1] === cell[1] + step[1])
        const to = target && this.#rect(seat.seat, target)
        if (to) this.#skies.get(seat.seat)?.run(rect, to, 0.28 * pace)
      }
    }
    if (seat.seat === this.home && !this.#fast) sound('explosion')
    await this.#beat((next.length ? 290 : 420) * pace)
  }

  /** A card is complete: its tiles light up, turn back, and the card goes to the others. */
  async #complete(seat: Seat, data: { card: string; cells: Cell[]; points: number }): Promise<void> {
    const pace = this.#pace(seat.seat)
    const slot = seat.cards.indexOf(data.card)
    this.fired = { seat: seat.seat, cells: data.cells }
    const from = this.#find(`[data-card="${seat.seat}:${data.card}"]`)
    if (!this.#fast && from) for (const cell of data.cells) {
      const rect = this.#rect(seat.seat, cell)
      if (rect) this.#skies.get(seat.seat)?.run(rect, from, 0.45 * pace)
    }
    await this.#beat(480 * pace)
    for (const cell of data.cells) {
      const piece = seat.panorama.find((other) => at(other.cell) === at(cell))
      if (piece) piece.exploded = false
    }
    this.fired = null
    if (slot >= 0) seat.cards[slot] = null
    seat.score.compositions += data.points
    seat.score.total += data.points
    this.#rise(seat.seat, from, 'points', data.points)
    if (seat.seat === this.home) sound('applause')
    const to = this.#find(`[data-done="${seat.seat}"]`)
    await this.#fly({ card: data.card, exploded: false }, from, to, 0.45 * pace)
    seat.completed.push(data.card)
  }

  #fly(what: Pick<Flight, 'tile' | 'card' | 'exploded'>, from: DOMRect | null, to: DOMRect | null, seconds: number): Promise<void> {
    if (this.#fast || document.hidden || !from || !to || !from.width || !to.width) return Promise.resolve()
    return new Promise((resolve) => {
      const id = (this.#ids += 1)
      const landed = () => {
        this.flights = this.flights.filter((flight) => flight.id !== id)
        resolve()
      }
      this.flights = [...this.flights, { id, ...what, from, to, seconds, landed }]
    })
  }

  #rise(seat: number, rect: DOMRect | null, kind: Rise['kind'], count: number): void {
    const from = rect ?? this.#find(`[data-seat="${seat}"]`)
    if (this.#fast || !from) return
    const id = (this.#ids += 1)
    const [x, y] = middle(from)
    const above = this.rises.filter((rise) => rise.x === x).length // don't cover one another
    this.rises = [...this.rises, { id, x, y: y + above * 44, kind, count }]
    setTimeout(() => (this.rises = this.rises.filter((rise) => rise.id !== id)), 1500)
  }

  async #say(key: string, data: Record<string, unknown>, milliseconds: number): Promise<void> {
    if (this.#fast) return
    const id = (this.#ids += 1)
    this.banner = { id, key, data }
    setTimeout(() => this.banner?.id === id && (this.banner = null), milliseconds + 900)
    await this.#beat(milliseconds)
  }

  #rect(seat: number, cell: Cell): DOMRect | null {
    return this.#rects.get(seat)?.(cell) ?? null
  }

  #find(selector: string): DOMRect | null {
    return this.root?.querySelector(selector)?.getBoundingClientRect() ?? null
  }
}

/** Events in runs that belong to one lane. */
function lanes(events: Event[]): [number, Event[]][] {
  const runs: [number, Event[]][] = []
  for (const event of events) {
    const lane = event.seat !== null && SEAT_KINDS.has(event.kind) ? event.seat : -1
    if (runs.at(-1)?.[0] === lane) runs.at(-1)![1].push(event)
    else runs.push([lane, [event]])
  }
  return runs
}

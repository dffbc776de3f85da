// How Fireworks shows its events: launches, tiles that are taken and placed, and what they finish goes off.

import type { Lane, Script, Stage, Trace } from '../../board/stage.svelte'
import type { Event } from '../../generated/types'
import { keyOf } from './geometry'
import { FUNCTIONS, heard, noteOf, showLaunch, type Data, type Kind, type Scene, type Show } from './launching'
import type { Closed, Seat, View } from './pieces'

/** What flies over the table. */
export interface Flying {
  kind?: string
  start?: boolean
  rotation?: number | null
  back?: boolean
}

const SEATED: Kind[] = [
  'start-dealt', 'start-placed', 'character-dealt', 'tile-taken', 'unseen-taken', 'unseen-known', 'tile-claimed',
  'tile-placed', 'tile-lifted', 'tile-moved', 'shape-closed', 'bonus', 'sky-full', 'said-done', 'said-enough',
] // prettier-ignore

const dataOf = (event: Event) => event.data as unknown as Data

/** The script for a board. */
export function makeScript(scene: Scene): Script<View> {
  const seatOf = (stage: Stage<View>, seat: number | null) => stage.picture!.seats[seat!]!
  const pace = (seat: number | null) => (seat === scene.home ? 1 : 0.7)
  const rectOf = (stage: Stage<View>, seat: number, cell: readonly number[]) =>
    stage.rect(`cell-${seat}-${keyOf(cell)}`)
  const handOf = (stage: Stage<View>, seat: number) =>
    (seat === scene.home ? stage.rect('hand') : null) ?? stage.rect(`seat-${seat}`)

  function remove(stage: Stage<View>, tile: number): void {
    const { box } = stage.picture!
    if (box) box.tiles = box.tiles.filter((one) => one.tile !== tile)
  }
  async function place(stage: Stage<View>, data: Data, number: number | null, start: boolean): Promise<void> {
    const seat = seatOf(stage, number)
    const kind = (start ? data.start : data.kind)!
    const cell = data.cell!
    const flying: Flying = { kind, start, rotation: data.rotation ?? null }
    await stage.fly(flying, handOf(stage, seat.seat), rectOf(stage, seat.seat, cell), 0.3 * pace(number))
    seat.sky = [...seat.sky, { cell, kind, rotation: data.rotation ?? null, start }]
    if (start) seat.starts = without(seat.starts, kind)
    else seat.held = without(seat.held, kind)
    heard(stage, 'place')
    await stage.beat(120 * pace(number))
  }

  const shows: Record<Kind, Show> = {
    ...showLaunch(scene),
    'layout-found': (stage) => stage.beat(200),
    'start-dealt': (stage, { start }, number) => {
      const seat = seatOf(stage, number)
      seat.starts = [...seat.starts, start!]
      return stage.beat(80)
    },
    'start-placed': (stage, data, number) => place(stage, data, number, true),
    'character-dealt': (stage) => stage.beat(120),
    'first-found': (stage) => stage.beat(200),
    'turn-began': async (stage, { turn, claims }, seat) => {
      const picture = stage.picture!
      Object.assign(picture, { turn, active: seat, launch: null, taking: null, card: null })
      if (picture.functions) picture.functions.working = null
      scene.tumble.clearDie()
      scene.go()
      if (!claims) await stage.say('turn', { seat }, 350)
    },
    'card-drawn': async (stage, { card, people }, seat) => {
      stage.picture!.card = { id: card!, people: people!, team: [seat ?? stage.picture!.active] }
      heard(stage, 'place')
      await stage.beat(seat === scene.home ? 300 : 900)
    },
    'helpers-chosen': (stage, { helpers }, seat) => {
      const { card, active } = stage.picture!
      if (card) card.team = [seat ?? active, ...helpers!]
      return stage.beat(260)
    },
    'tile-taken': async (stage, { tile, kind }, number) => {
      const seat = seatOf(stage, number)
      const from = scene.rect(tile!)
      remove(stage, tile!)
      await stage.fly({ kind } satisfies Flying, from, handOf(stage, seat.seat), 0.34 * pace(number))
      seat.held = [...seat.held, kind!]
      heard(stage, 'place')
      await stage.beat(60)
    },
    'unseen-taken': async (stage, { tile }, number) => {
      const from = scene.rect(tile!)
      remove(stage, tile!)
      await stage.fly({ back: true } satisfies Flying, from, handOf(stage, number!), 0.4)
    },
    'unseen-known': async (stage, { kind }, number) => {
      const seat = seatOf(stage, number)
      if (!FUNCTIONS.includes(kind!)) seat.held = [...seat.held, kind!]
      heard(stage, 'pluck', noteOf(kind!))
      await stage.say('unseen', { kind, seat: number }, 500)
    },
    'tile-claimed': async (stage, { kind }, number) => {
      const seat = seatOf(stage, number)
      const { open } = stage.picture!
      if (open) open[kind!] = Math.max(0, (open[kind!] ?? 0) - 1)
      await stage.fly({ kind } satisfies Flying, stage.rect(`tower-${kind}`), handOf(stage, seat.seat), 0.26)
      seat.held = [...seat.held, kind!]
    },
    'tile-placed': (stage, data, number) => place(stage, data, number, false),
    'tile-lifted': (stage, { kind, cell }, number) => {
      const seat = seatOf(stage, number)
      const lifted = seat.sky.find((tile) => keyOf(tile.cell) === keyOf(cell!))
      seat.lifted = lifted ?? { cell: cell!, kind: kind!, rotation: null, start: false }
      return stage.beat(100)
    },
    'tile-moved': async (stage, { kind, origin, cell, rotation }, number) => {
      const seat = seatOf(stage, number)
      const [from, to] = [rectOf(stage, seat.seat, origin!), rectOf(stage, seat.seat, cell!)]
      seat.sky = seat.sky.filter((tile) => keyOf(tile.cell) !== keyOf(origin!))
      seat.lifted = null
      await stage.fly({ kind, rotation: rotation ?? null } satisfies Flying, from, to, 0.3)
      seat.sky = [...seat.sky, { cell: cell!, kind: kind!, rotation: rotation ?? null, start: false }]
      heard(stage, 'place')
    },
    'shape-closed': async (stage, data, number) => {
      const seat = seatOf(stage, number)
      const cells = data.cells!
      seat.shapes = [...seat.shapes, { ...data, cells, points: data.points } as Closed]
      const rects = cells.map((cell) => rectOf(stage, seat.seat, cell))
      stage.rise(rects[0] ?? null, data.shape!, data.points!)
      const isBig = data.shape === 'big'
      if (!stage.fast) {
        if (isBig) scene.sparks?.burst(rects[0] ?? null)
        else scene.sparks?.close(rects)
      }
      heard(stage, isBig ? 'explosion' : 'spark')
      if (isBig) await stage.say('big', { seat: number, points: data.points, grand: true }, 900)
      else await stage.beat(320 * pace(number))
    },
    bonus: async (stage, { points }, number) => {
      stage.rise(stage.rect(`seat-${number}`), 'bonus', points!)
      await stage.beat(220)
    },
    'said-done': (stage) => stage.beat(20),
    'said-enough': (stage) => stage.beat(60),
    'said-launch': (stage) => stage.beat(200),
    relaunch: (stage, _data, seat) => stage.say('relaunch', { seat }, 500),
    'second-try': (stage, _data, seat) => stage.say('second-try', { seat }, 600),
    'race-began': (stage) => stage.say('race', {}, 500),
    'sky-full': (stage, { count }, seat) => stage.say('full', { seat, count }, 1000),
    'game-over': async (stage) => {
      scene.shows = true
      stage.picture!.phase = 'over' // on a small screen, the sky gets the room
      heard(stage, 'applause')
      await stage.say('show', {}, 800)
    },
  }

  const acts: Script<View>['acts'] = {}
  for (const [kind, act] of Object.entries(shows)) acts[kind] = (stage, event) => act(stage, dataOf(event), event.seat)
  return {
    acts,
    laneOf,
    settle,
    trace,
    hurry: () => {
      scene.tips = false
      scene.tumble.finish()
      scene.sparks?.clear()
      scene.go()
    },
  }
}

/** A list without one of its pieces. */
function without(all: string[], one: string): string[] {
  const at = all.indexOf(one)
  return at < 0 ? all : [...all.slice(0, at), ...all.slice(at + 1)]
}

function laneOf(event: Event): Lane {
  if (event.kind === 'turn-began' && event.seat !== null && dataOf(event).claims) return event.seat // nobody waits
  return event.seat !== null && (SEATED as string[]).includes(event.kind) ? event.seat : 'table'
}

/** What the acts leave to the view: what a seat has made of its tiles, and its points. */
function settle(picture: View, after: View, lane: Lane): void {
  if (lane === 'table') return
  const seat: Seat = picture.seats[lane]!
  const { score, rings, halves, specials, next_special, character, free, full, movable } = after.seats[lane]!
  Object.assign(seat, { score, rings, halves, specials, next_special, character, free, full, movable })
}

/** The cells that a seat filled, and the points for it. */
function trace(seat: number, events: Event[]): Trace | null {
  const own = events.filter((event) => event.seat === seat)
  const spots = own.flatMap((event) => {
    const { cell } = dataOf(event)
    return cell && ['tile-placed', 'tile-moved', 'start-placed'].includes(event.kind) ? [keyOf(cell)] : []
  })
  const points = own.reduce((sum, event) => {
    return sum + (['shape-closed', 'bonus'].includes(event.kind) ? (dataOf(event).points ?? 0) : 0)
  }, 0)
  if (!spots.length) return null
  return { seat, spots, gains: points ? [{ kind: 'shapes', count: points }] : [] }
}

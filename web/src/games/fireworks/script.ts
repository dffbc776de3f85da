// How Fireworks shows its events: the tube tips, the die falls and bounces, tiles turn over one by one, are taken and
// placed, and what they finish goes off.

import type { Lane, Script, Stage, Trace } from '../../board/stage.svelte'
import type { Event, FireworksEvent } from '../../generated/types'
import { play as sound } from '../../lib/sound'
import type { Flat } from '../types'
import { keyOf } from './geometry'
import { PARTS, type BoxTile, type Cell, type Closed, type Part, type Seat, type View } from './pieces'
import type { Sparks } from './sparks'
import type { Tumble } from './tumble'

/** What flies over the table. */
export interface Flying {
  kind?: string
  start?: boolean
  rotation?: number | null
  back?: boolean
}

/** What the script knows about the board that shows it. */
export interface Scene {
  home: number // whose sky is large
  tips: boolean // the tube is being tipped
  height: number | null // from where the die falls
  shows: boolean // the end: all skies go off
  turned: number // tiles that turned over in this launch
  tumble: Tumble
  sparks: Sparks | null
  go: () => void // something moves in the box: paint
  rect: (tile: number) => DOMRect | null // where a tile of the box is on the page
}

type Data = Flat<FireworksEvent>['data']
type Kind = FireworksEvent['kind']
type Show = (stage: Stage<View>, data: Data, seat: number | null) => Promise<void> | void

const FUNCTIONS = ['gale', 'rain', 'symbol']
const SEATED: Kind[] = [
  'start-dealt', 'start-placed', 'character-dealt', 'tile-taken', 'unseen-taken', 'unseen-known', 'tile-claimed',
  'tile-placed', 'tile-lifted', 'tile-moved', 'shape-closed', 'bonus', 'sky-full', 'said-done', 'said-enough',
] // prettier-ignore
const NOTES = ['red', 'gold', 'green', 'blue']
const FINALE = ['special', 'flower', 'kaleidoscope', 'saturn', 'start', 'character', 'big'] as const // the best last
const FLOCK = 8 // tiles that turn at leisure; the rest follow quickly

const dataOf = (event: Event) => event.data as unknown as Data

/** The script for a board. */
export function makeScript(scene: Scene): Script<View> {
  const heard = (stage: Stage<View>, name: Parameters<typeof sound>[0], note?: number) =>
    !stage.fast && sound(name, note)
  const seatOf = (stage: Stage<View>, seat: number | null) => stage.picture!.seats[seat!]!
  const pace = (seat: number | null) => (seat === scene.home ? 1 : 0.7)
  const rectOf = (stage: Stage<View>, seat: number, cell: readonly number[]) =>
    stage.rect(`cell-${seat}-${keyOf(cell)}`)
  const handOf = (stage: Stage<View>, seat: number) =>
    (seat === scene.home ? stage.rect('hand') : null) ?? stage.rect(`seat-${seat}`)
  const tiles = (stage: Stage<View>): BoxTile[] => stage.picture!.box?.tiles ?? []

  function slide(stage: Stage<View>, moves: Data['moves']): void {
    const known = new Map(tiles(stage).map((tile) => [tile.tile, tile]))
    for (const { tile, place } of moves ?? []) {
      const found = known.get(tile)
      if (found) found.place = place
    }
    scene.go()
  }
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
    piled: async (stage, { moves }) => {
      slide(stage, moves)
      heard(stage, 'slide')
      await stage.beat(340, true)
    },
    aimed: async (stage, { place }, seat) => {
      if (stage.picture!.launch) stage.picture!.launch.aim = place!
      else stage.picture!.launch = launchAt(place!)
      await stage.beat(seat === scene.home ? 0 : 300)
    },
    launch: async (stage, { place, height }) => {
      stage.picture!.launch = { ...launchAt(place!), height: height! }
      scene.tumble.clearDie()
      Object.assign(scene, { tips: true, height, turned: 0 })
      heard(stage, 'slide')
      await stage.beat(260, true)
    },
    hit: async (stage, { place }) => {
      scene.tumble.drop(place!, scene.height ?? 60, performance.now())
      scene.go()
      await stage.beat(250, true)
      scene.tumble.hit(place!, performance.now())
      scene.go()
      heard(stage, 'thud')
      await stage.beat(150, true)
    },
    bounce: async (stage, { place }) => {
      scene.tips = false
      scene.tumble.bounce(place!, performance.now())
      scene.go()
      await stage.beat(420, true)
      scene.tumble.hit(place!, performance.now(), 0.6)
      scene.go()
      heard(stage, 'thud')
      await stage.beat(90, true)
    },
    hop: (stage) => stage.beat(20),
    turn: async (stage, { tile, kind, up, outside, over }) => {
      const all = tiles(stage)
      const found = all.find((one) => one.tile === tile)
      if (found) {
        const layer = Math.max(0, ...all.map((one) => one.layer)) + 1
        Object.assign(found, { kind, up, outside, layer, seen: !up })
        stage.picture!.box!.tiles = [...all.filter((one) => one !== found), found]
      }
      scene.go()
      scene.turned += 1
      if (outside) heard(stage, 'clack')
      else heard(stage, 'pluck', over && up ? noteOf(kind!) : -2)
      await stage.beat(scene.turned > FLOCK ? 45 : 100, true)
    },
    rest: async (stage, { die, moves, new: turned }) => {
      await stage.beat(220, true)
      slide(stage, moves)
      await stage.beat(260, true)
      scene.tumble.settle(die!, performance.now())
      scene.go()
      scene.tips = false
      if (stage.picture!.launch) stage.picture!.launch.die = die!
      heard(stage, 'turn')
      if (turned) await stage.say('outcome', { die, count: turned }, 760)
      else await stage.beat(420, true)
    },
    still: (stage, { new: count }) => stage.say('outcome', { count }, 400),
    die: (stage) => stage.beat(300),
    failure: async (stage) => {
      heard(stage, 'puff')
      if (!stage.fast) scene.sparks?.puff(stage.rect('box'))
      await stage.say('failure', {}, 900)
    },
    function: async (stage, { effect }) => {
      clearFunctions(stage)
      const { functions } = stage.picture!
      if (functions) functions.working = effect!
      if (effect === 'rain') stage.picture!.rain = true
      heard(stage, 'gong')
      await stage.say('function', { effect }, 1100)
    },
    'function-waits': (stage, { functions }, seat) => {
      clearFunctions(stage)
      const found = stage.picture!.functions
      if (found) found.waiting = functions!.map((kind) => ({ kind, seat }))
      return stage.beat(300)
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
    'turned-down': async (stage, { tile }) => {
      const found = tiles(stage).find((one) => one.tile === tile)
      if (found) Object.assign(found, { up: false, seen: true, takeable: false })
      scene.go()
      heard(stage, 'place')
      await stage.beat(150)
    },
    returned: async (stage, data) => {
      for (const one of tiles(stage)) if ((data.tiles as number[]).includes(one.tile)) one.outside = false
      scene.go()
      await stage.beat(420)
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
      await stage.say('show', {}, 800)
      await countUp(stage)
      heard(stage, 'applause')
      await stage.beat(900)
    },
  }

  /** All skies go off together, shape by shape, and the points are counted again from nothing. */
  async function countUp(stage: Stage<View>): Promise<void> {
    const picture = stage.picture!
    const final = picture.seats.map(({ score }) => ({ ...score }))
    picture.provisional = []
    for (const { score } of picture.seats) for (const part of [...PARTS, 'total'] as const) score[part] = 0
    for (const part of FINALE) {
      const shows = picture.seats.map((seat) => showsOf(seat, part, final[seat.seat]![part]))
      const rounds = Math.max(...shows.map(({ length }) => length))
      for (let round = 0; round < rounds; round += 1) {
        for (const seat of picture.seats) {
          const show = shows[seat.seat]![round]
          if (!show) continue
          seat.score[part] += show.points
          seat.score.total += show.points
          if (stage.fast) continue
          const rects = show.cells.map((cell) => rectOf(stage, seat.seat, cell))
          if (part === 'big') scene.sparks?.burst(rects[0] ?? null)
          else if (rects.length) scene.sparks?.close(rects)
          stage.rise(rects[0] ?? stage.rect(`seat-${seat.seat}`), part, show.points)
        }
        heard(stage, part === 'big' ? 'explosion' : 'spark')
        await stage.beat(part === 'big' ? 800 : 260, true)
      }
    }
    for (const seat of picture.seats) Object.assign(seat.score, final[seat.seat])
  }

  /** Function tiles leave the box as soon as they work or wait. */
  function clearFunctions(stage: Stage<View>): void {
    const { box } = stage.picture!
    if (box) box.tiles = box.tiles.filter((tile) => !(tile.up && tile.kind && FUNCTIONS.includes(tile.kind)))
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

const launchAt = (aim: [number, number]): NonNullable<View['launch']> => ({
  piled: false, aim, height: null, hit: null, bounce: null, quality: null, die: null, turned: [], back: [],
}) // prettier-ignore

/** What goes off for a part of the score: each shape by itself, else all of it at once. */
function showsOf(seat: Seat, part: Part, points: number): { cells: Cell[]; points: number }[] {
  const shapes = seat.shapes.filter(({ shape }) => shape === part)
  if (shapes.length) return shapes
  if (!points) return []
  if (part === 'start') return [{ cells: seat.rings.map(({ cell }) => cell), points }]
  const cells = seat.sky
    .filter(({ kind }) => part === 'special' && seat.specials.includes(kind))
    .map(({ cell }) => cell)
  return [{ cells, points }]
}

/** Which note a tile plays: by its colour; special tiles are highest. */
function noteOf(kind: string): number {
  const at = NOTES.indexOf(kind.split('-')[1] ?? '')
  return at < 0 ? 5 : at
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

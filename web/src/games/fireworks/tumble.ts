// How the tiles of the box and the die move. No pixels here: millimetres on the floor, heights above it, and time.
//
// The box is told how its tiles lie; whatever lies differently than before moves there by itself: over with a hop if it
// turned, sliding if it didn't, over the rim if it flew out.

import { FLOOR, placeAt, scatter, TILE, tileAt, type Place, type Point } from './geometry'

/** A tile as the view has it. */
export interface Lying {
  tile: number
  place: Place | null
  layer: number
  up: boolean
  outside: boolean
  kind: string | null
  seen: boolean
}

/** How something lies at a moment. */
interface Pose extends Point {
  z: number
  angle: number
}

export interface Body extends Pose {
  tile: number
  layer: number
  kind: string | null // as far as it is known
  up: boolean
  seen: boolean
  outside: boolean
  fold: number // how wide it looks while it turns over: 1 flat, 0 on its edge
  moving: Motion | null
}

interface Motion {
  from: Pose
  to: Pose
  began: number
  length: number
  hop: number // how high it goes on its way
  turns: { kind: string | null; up: boolean; seen: boolean } | null // how it looked before it turned over
}

export interface Die extends Pose {
  face: string
  spin: number // in turns
  grown: number
}

interface DieMotion {
  from: Pose
  to: Pose
  began: number
  length: number
  hop: number
  spins: number
  face: string
  grows: boolean
}

/** A ring of light where the die hit. */
export interface Ring extends Point {
  began: number
  size: number
  age: number // from 0 to 1
}

const LIFT = 1.9 // millimetres of a tile on another
const HIGHEST = 5 // tiles that are counted below one
const TOUCHING = TILE * 1.55
const SLIDE = 240
const HOP = 330
const FLY = 480
const RING = 620
const NEAR = 46 // millimetres around the hit in which tiles jump
const APART = 20 // millimetres between face-up tiles: enough that none hides the middle of another
const BACK = 1.1 // how far back something looks that lies a millimetre higher
const ROUNDS = 24 // of pushing them apart
const OUT = { y: FLOOR + 52, left: 24, step: TILE * 2 + 4 }
const FACES = ['1', '2', '3', 'symbol']

const still = ({ x, y, z, angle }: Pose): Pose => ({ x, y, z, angle })
const mix = (from: number, to: number, part: number) => from + (to - from) * part
const ease = (part: number) => 1 - (1 - part) ** 2

export class Tumble {
  bodies: Body[] = [] // from the lowest to the highest
  die: Die | null = null
  rings: Ring[] = []
  /** How much quicker than usual things move. */
  speed = 1
  #die: DieMotion | null = null

  /** How the tiles lie now. With `jumps`, they lie there at once. */
  lay(tiles: readonly Lying[], now: number, jumps = false): void {
    const before = new Map(this.bodies.map((body) => [body.tile, body]))
    const laid = tiles.filter((tile) => tile.place !== null)
    const poses = findPoses(laid)
    this.bodies = laid.map((tile, number) => {
      const pose = poses[number]!
      const body = before.get(tile.tile)
      const { kind, up, seen, outside } = tile
      const fresh = { tile: tile.tile, layer: tile.layer, kind, up, seen, outside }
      if (!body || jumps) return { ...pose, ...fresh, fold: 1, moving: null }
      const isOver = body.up !== up
      const target = body.moving?.to ?? body
      const isElsewhere = Math.hypot(target.x - pose.x, target.y - pose.y) > 0.5 || body.outside !== outside
      if (isOver || isElsewhere) {
        const flies = body.outside !== outside
        const length = (flies ? FLY : isOver ? HOP : SLIDE) / this.speed
        const hop = flies ? 75 : isOver ? 34 : 0
        const turns = isOver ? { kind: body.kind, up: body.up, seen: body.seen } : (body.moving?.turns ?? null)
        const to = isOver ? { ...pose, angle: pose.angle } : { ...pose, angle: flies ? pose.angle : target.angle }
        return { ...body, ...fresh, moving: { from: still(body), to, began: now, length, hop, turns } }
      }
      if (body.moving) return { ...body, ...fresh, moving: { ...body.moving, to: { ...body.moving.to, z: pose.z } } }
      return { ...body, ...fresh, z: pose.z }
    })
  }

  /** The die falls on a place, and tiles around it jump. */
  drop(place: Place, height: number, now: number): void {
    const to = { ...placeAt(place), z: 0, angle: 0.4 }
    this.die = { ...to, z: height * 3, face: '1', spin: 0, grown: 1 }
    this.#die = {
      from: still(this.die),
      to,
      began: now,
      length: 260 / this.speed,
      hop: 0,
      spins: 1,
      face: '1',
      grows: false,
    }
  }

  /** It has hit: a ring of light, and whatever lies near jumps a little. */
  hit(place: Place, now: number, size = 1): void {
    const at = placeAt(place)
    this.rings.push({ ...at, began: now, size, age: 0 })
    for (const body of this.bodies) {
      const far = Math.hypot(body.x - at.x, body.y - at.y)
      if (far > NEAR * size || body.moving || body.outside) continue
      const to = still(body)
      const hop = (1 - far / (NEAR * size)) * 12 * size
      body.moving = { from: to, to, began: now + far, length: 200 / this.speed, hop, turns: null }
    }
  }

  /** The die jumps on to another place. */
  bounce(place: Place, now: number): void {
    if (!this.die) this.drop(place, 0, now)
    const at = placeAt(place)
    const within = (far: number) => Math.min(FLOOR - 12, Math.max(12, far))
    const to = { x: within(at.x), y: within(at.y), z: 0, angle: this.die!.angle + 2.2 }
    this.#die = {
      from: still(this.die!),
      to,
      began: now,
      length: 420 / this.speed,
      hop: 48,
      spins: 2,
      face: '2',
      grows: false,
    }
  }

  /** It comes to rest and shows a face. */
  settle(face: string, now: number): void {
    if (!this.die) this.die = { x: FLOOR / 2, y: FLOOR / 2, z: 0, angle: 0, face, spin: 0, grown: 1 }
    const { x, y } = this.die
    const to = { x: mix(x, FLOOR / 2, 0.12), y: mix(y, FLOOR / 2, 0.12), z: 0, angle: 0 }
    this.#die = { from: still(this.die), to, began: now, length: 300 / this.speed, hop: 7, spins: 1, face, grows: true }
  }

  /** Take the die away. */
  clearDie(): void {
    this.die = this.#die = null
  }

  /** End everything that moves. */
  finish(): void {
    this.advance(Infinity)
  }

  get isMoving(): boolean {
    return this.#die !== null || this.rings.length > 0 || this.bodies.some((body) => body.moving)
  }

  /** Let time pass. */
  advance(now: number): void {
    for (const body of this.bodies) if (body.moving) move(body, body.moving, now)
    if (this.die && this.#die) this.#roll(this.die, this.#die, now)
    for (const ring of this.rings) ring.age = Math.min(1, (now - ring.began) / RING)
    this.rings = this.rings.filter((ring) => ring.age < 1)
  }

  #roll(die: Die, motion: DieMotion, now: number): void {
    const part = Math.min(1, Math.max(0, (now - motion.began) / motion.length))
    const falls = motion.from.z > motion.to.z + 20
    die.x = mix(motion.from.x, motion.to.x, part)
    die.y = mix(motion.from.y, motion.to.y, part)
    die.z = mix(motion.from.z, motion.to.z, falls ? part * part : part) + Math.sin(Math.PI * part) * motion.hop
    die.angle = mix(motion.from.angle, motion.to.angle, part)
    die.spin = part < 1 ? motion.spins * part : 0
    die.grown = motion.grows ? 1 + Math.sin(Math.PI * Math.min(1, part)) * 0.12 : 1
    die.face = part < 1 ? FACES[Math.floor(part * motion.spins * 6) % FACES.length]! : motion.face
    if (part >= 1) this.#die = null
  }

  /** Where a tile is, for pieces that fly there. */
  find(tile: number): Body | null {
    return this.bodies.find((body) => body.tile === tile) ?? null
  }

  /** The bodies in the order in which they are painted: face-up ones over others, what moves through the air last. */
  get painted(): Body[] {
    const rank = (body: Body) =>
      (body.outside ? 4 : 0) + (body.moving && body.moving.hop > 20 ? 2 : 0) + (body.up ? 1 : 0)
    return [...this.bodies].sort((one, other) => rank(one) - rank(other) || one.layer - other.layer)
  }
}

/** How a body looks just now: before it is on its edge as it did, afterwards as it lies. */
export function lookAt(body: Body): { kind: string | null; up: boolean; seen: boolean } {
  const { moving } = body
  return moving?.turns && body.fold < 0 ? moving.turns : body
}

function move(body: Body, motion: Motion, now: number): void {
  const part = Math.min(1, Math.max(0, (now - motion.began) / motion.length))
  const along = motion.hop ? part : ease(part)
  body.x = mix(motion.from.x, motion.to.x, along)
  body.y = mix(motion.from.y, motion.to.y, along)
  body.z = mix(motion.from.z, motion.to.z, along) + Math.sin(Math.PI * part) * motion.hop
  body.angle = mix(motion.from.angle, motion.to.angle, along)
  body.fold = motion.turns ? -Math.cos(Math.PI * part) : 1
  if (part < 1) return
  Object.assign(body, motion.to, { fold: 1, moving: null })
}

/** Where tiles lie, each on those below it; those outside in a row before the box. */
function findPoses(tiles: readonly Lying[]): Pose[] {
  const poses: Pose[] = []
  let outside = 0
  for (const tile of tiles) {
    if (tile.outside) {
      const x = OUT.left + OUT.step * outside
      poses.push({ x, y: OUT.y + scatter(tile.tile) * 6, z: 0, angle: (scatter(tile.tile, 7) - 0.5) * 0.6 })
      outside += 1
      continue
    }
    const at = tileAt(tile.tile, tile.place!)
    let below = 0
    for (const [other, pose] of poses.entries())
      if (!tiles[other]!.outside && Math.hypot(pose.x - at.x, pose.y - at.y) < TOUCHING) below += 1
    poses.push({ ...at, z: Math.min(HIGHEST, below) * LIFT })
  }
  spread(poses.filter((_, number) => tiles[number]!.up && !tiles[number]!.outside))
  return poses
}

/** Push tiles apart a little, so that each can be told from the others and pressed. */
function spread(poses: Pose[]): void {
  const within = (far: number) => Math.min(FLOOR - TILE, Math.max(TILE, far))
  for (let round = 0; round < ROUNDS; round += 1) {
    let crowded = false
    for (const [number, one] of poses.entries())
      for (const [other, two] of poses.slice(0, number).entries()) {
        let [x, y] = [one.x - two.x, one.y - two.y - (one.z - two.z) * BACK] // as it looks
        const far = Math.hypot(x, y)
        if (far >= APART) continue
        if (far < 1) [x, y] = [Math.cos(number + other), Math.sin(number + other)]
        const push = (APART + 1 - far) / 2 / Math.hypot(x, y)
        Object.assign(one, { x: within(one.x + x * push), y: within(one.y + y * push) })
        Object.assign(two, { x: within(two.x - x * push), y: within(two.y - y * push) })
        crowded = true
      }
    if (!crowded) return
  }
}

// Paints the box: the empty box once, its tiles from the lowest to the highest, rings of light, the die.

import { paintBox, floorOf, heightOf, TILT } from './art/box'
import { paintDie, type Face } from './art/die'
import { seenSprite, sprite } from './art/sprites'
import { lookOf, type Kind } from './art/tiles'
import { TILE, type Point } from './geometry'
import { lookAt, type Body, type Tumble } from './tumble'

const THICK = 1.5 // millimetres of a tile
const RISE = 0.72 // how far up the page a millimetre of height is
const DIE = 21 // millimetres
const MARGIN = 1.16 // a sprite is a little larger than its tile

export class Canvas {
  #pen: CanvasRenderingContext2D
  #back: HTMLCanvasElement | null = null
  #ratio = 1
  #width = 0

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.#pen = canvas.getContext('2d')!
  }

  /** Adapt to the size on the page. */
  fit(width: number): void {
    this.#ratio = Math.min(2, devicePixelRatio || 1)
    this.#width = width
    const height = heightOf(width)
    this.canvas.width = Math.round(width * this.#ratio)
    this.canvas.height = Math.round(height * this.#ratio)
    const back = document.createElement('canvas')
    back.width = this.canvas.width
    back.height = this.canvas.height
    const pen = back.getContext('2d')!
    pen.scale(this.#ratio, this.#ratio)
    paintBox(pen, width, height)
    this.#back = back
  }

  paint(tumble: Tumble): void {
    if (!this.#back || !this.#width) return
    const pen = this.#pen
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.globalAlpha = 1
    pen.clearRect(0, 0, this.canvas.width, this.canvas.height)
    pen.drawImage(this.#back, 0, 0)
    const floor = floorOf(this.#width)
    for (const body of tumble.painted) this.#tile(body, floor)
    for (const ring of tumble.rings) {
      const at = project(floor, ring)
      const radius = (8 + ring.age * 58 * ring.size) * floor.scale
      pen.setTransform(this.#ratio, 0, 0, this.#ratio * TILT, at.x * this.#ratio, at.y * this.#ratio)
      pen.globalAlpha = (1 - ring.age) * 0.8
      pen.strokeStyle = '#fff1c6'
      pen.lineWidth = (1 - ring.age) * 5 + 1
      pen.beginPath()
      pen.arc(0, 0, radius, 0, Math.PI * 2)
      pen.stroke()
    }
    const { die } = tumble
    if (!die) return
    const at = project(floor, die)
    const size = DIE * floor.scale * die.grown
    pen.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0)
    this.#shadow(floor, die, DIE * 0.62)
    pen.globalAlpha = 1
    paintDie(pen, at.x, at.y - size * 0.3, size, die.face as Face, die.spin)
  }

  #tile(body: Body, floor: Floor): void {
    const pen = this.#pen
    const ratio = this.#ratio
    const at = project(floor, body)
    const radius = TILE * floor.scale
    if (body.moving && body.z > 3) {
      pen.setTransform(ratio, 0, 0, ratio, 0, 0)
      this.#shadow(floor, body, TILE)
    }
    const { kind, up, seen } = lookAt(body)
    const look = up && kind ? lookOf(kind, false) : 'back'
    const image = !up && seen && kind ? seenSprite(kind as Kind, radius, ratio) : sprite(look, radius, ratio)
    const half = radius * MARGIN
    const fold = Math.max(0.06, Math.abs(body.fold))
    const [cos, sin] = [Math.cos(body.angle), Math.sin(body.angle)]
    pen.globalAlpha = 1
    const place = (x: number, y: number) =>
      pen.setTransform(
        ratio * cos * fold,
        ratio * sin * TILT * fold,
        -ratio * sin,
        ratio * cos * TILT,
        x * ratio,
        y * ratio,
      )
    place(at.x, at.y + THICK * floor.scale)
    pen.globalAlpha = 0.9
    pen.drawImage(edge(radius, ratio, up), -half, -half, half * 2, half * 2)
    pen.globalAlpha = 1
    place(at.x, at.y)
    pen.drawImage(image, -half, -half, half * 2, half * 2)
  }

  /** What is in the air throws a shadow. */
  #shadow(floor: Floor, { x, y, z }: { x: number; y: number; z: number }, radius: number): void {
    const pen = this.#pen
    const at = project(floor, { x, y, z: 0 })
    pen.globalAlpha = 0.34 / (1 + z / 60)
    pen.fillStyle = '#02030f'
    pen.beginPath()
    pen.ellipse(at.x, at.y, radius * floor.scale, radius * floor.scale * TILT, 0, 0, Math.PI * 2)
    pen.fill()
  }
}

export interface Floor extends Point {
  scale: number
}

/** A point above the floor, on the page. */
export function project(floor: Floor, { x, y, z = 0 }: Point & { z?: number }): Point {
  return { x: floor.x + x * floor.scale, y: floor.y + (y * TILT - z * RISE) * floor.scale }
}

/** The point of the floor under a point of the page. */
export function unproject(floor: Floor, { x, y }: Point): Point {
  return { x: (x - floor.x) / floor.scale, y: (y - floor.y) / floor.scale / TILT }
}

const edges = new Map<string, HTMLCanvasElement>()

/** The side of a tile, painted below it. */
function edge(radius: number, ratio: number, up: boolean): HTMLCanvasElement {
  const key = `${radius}:${ratio}:${up}`
  const known = edges.get(key)
  if (known) return known
  if (edges.size > 8) edges.clear()
  const size = Math.ceil(radius * MARGIN * 2 * ratio)
  const made = document.createElement('canvas')
  made.width = made.height = size
  const pen = made.getContext('2d')!
  pen.translate(size / 2, size / 2)
  pen.fillStyle = up ? '#0a0c2b' : '#191d4d'
  pen.beginPath()
  for (let corner = 0; corner < 6; corner += 1) {
    const angle = Math.PI / 6 + (corner * Math.PI) / 3
    pen.lineTo(Math.cos(angle) * radius * 1.15 * ratio, Math.sin(angle) * radius * 1.15 * ratio)
  }
  pen.fill()
  edges.set(key, made)
  return made
}

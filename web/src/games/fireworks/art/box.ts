// The Starry Sky, a lacquered box without a lid, seen a little from above. Its floor is 220 by 220 mm. [FW-20]

import { FLOOR } from '../geometry'
import { TILT } from './die'
import { star, type Point } from './outlines'

export { TILT }

/** Shares of the box's width: how far the rim stands out, how high the walls look. */
const SIDE = 0.046
const WALL = 0.1
const FRONT = 0.082

/** Where the floor's corner is: a point in mm lies at x + mm * scale, y + mm * scale * TILT. */
export interface Floor {
  x: number
  y: number
  scale: number
}

/** The floor of a box of that width. */
export function floorOf(width: number): Floor {
  return { x: width * SIDE, y: width * WALL, scale: (width * (1 - 2 * SIDE)) / FLOOR }
}

/** How high a box of that width is, with its front. */
export function heightOf(width: number): number {
  const { y, scale } = floorOf(width)
  return y + FLOOR * scale * TILT + width * FRONT
}

const NIGHT = '#0a0d33'
const GOLD = '#ffce73'

function area(pen: CanvasRenderingContext2D, fill: string | CanvasGradient, ...corners: Point[]) {
  pen.beginPath()
  for (const [x, y] of corners) pen.lineTo(x, y)
  pen.closePath()
  pen.fillStyle = fill
  pen.fill()
}

function shade(pen: CanvasRenderingContext2D, from: Point, to: Point, ...colours: string[]): CanvasGradient {
  const gradient = pen.createLinearGradient(...from, ...to)
  colours.forEach((colour, place) => gradient.addColorStop(place / (colours.length - 1), colour))
  return gradient
}

/** Paint the empty box, its upper left corner at 0,0. */
export function paintBox(pen: CanvasRenderingContext2D, width: number, height = heightOf(width)) {
  const { x, y, scale } = floorOf(width)
  const [right, bottom] = [width - x, y + FLOOR * scale * TILT]
  const rim = Math.max(2, width * 0.009)
  const lip = bottom + width * 0.012
  const inset = width * 0.02
  const [a, b, c, d]: Point[] = [[rim, rim], [width - rim, rim], [width - inset, lip], [inset, lip]] // prettier-ignore
  pen.save()
  pen.lineJoin = 'round'

  area(pen, shade(pen, [0, 0], [0, y], '#38459e', '#1b2268'), a!, b!, [right, y], [x, y])
  area(pen, shade(pen, [0, 0], [x, 0], '#2c3788', '#151b58'), a!, [x, y], [x, bottom], d!)
  area(pen, shade(pen, [width, 0], [right, 0], '#232c74', '#10154a'), b!, [right, y], [right, bottom], c!)
  area(pen, NIGHT, [x, y], [right, y], [right, bottom], [x, bottom])
  area(
    pen,
    shade(pen, [0, y], [0, y + width * 0.1], '#02041699', '#02041600'),
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  )

  pen.fillStyle = '#fff4d0'
  for (let k = 0; k < 26; k += 1) {
    const far = (k * 0.618034) % 1
    const deep = ((k * 7) % 10) / 10
    const size = width * (k % 5 ? 0.0022 : 0.004)
    pen.globalAlpha = k % 3 ? 0.6 : 0.95
    pen.beginPath()
    pen.arc(x + far * (right - x), rim * 2 + deep * (y - rim * 4), size, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.globalAlpha = 1

  pen.strokeStyle = '#7a1626'
  pen.lineWidth = rim * 2.2
  pen.beginPath()
  for (const [px, py] of [d!, a!, b!, c!]) pen.lineTo(px, py)
  pen.stroke()
  pen.strokeStyle = GOLD
  pen.lineWidth = rim
  pen.stroke()
  paintFront(pen, width, height)
  pen.restore()
}

/** Paint the front wall alone, over tiles that lie close to it. */
export function paintFront(pen: CanvasRenderingContext2D, width: number, height = heightOf(width)) {
  const { y, scale } = floorOf(width)
  const top = y + FLOOR * scale * TILT + width * 0.012
  const inset = width * 0.014
  const rim = Math.max(2, width * 0.009)
  const foot = width * 0.026
  area(
    pen,
    shade(pen, [0, top], [0, height], '#c43645', '#8c1b30', '#5d1124'),
    [inset, top], [width - inset, top], [width - foot, height - rim], [foot, height - rim],
  ) // prettier-ignore
  const middle = (top + height) / 2
  for (let k = -4; k <= 4; k += 1) {
    const spot: Point = [width / 2 + (k * width) / 9.6, middle]
    pen.fillStyle = k ? '#f0b45e' : '#ffe2a0'
    pen.fill(new Path2D(star('red', spot, 0, width * (k ? 0.009 : 0.017))))
  }
  pen.lineCap = 'round'
  for (const [colour, wide] of [['#7a3b12', 1.7], [GOLD, 1.1]] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = rim * wide
    pen.beginPath()
    pen.moveTo(inset, top)
    pen.lineTo(width - inset, top)
    pen.stroke()
  } // prettier-ignore
}

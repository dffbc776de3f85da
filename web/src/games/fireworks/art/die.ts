// The ivory die, seen from above at an angle, at rest and while it tumbles. Canvas and SVG draw the same faces.

import { around, dot, jewel, type Point } from './outlines'

export type Face = '1' | '2' | '3' | 'symbol'
type Vector = [number, number, number]

/** How the box is seen: what lies flat is that much less deep on the screen. */
export const TILT = 0.655
const RISE = Math.sqrt(1 - TILT * TILT)

/** A visible side of the cube: where its square from -100 to 100 lies on the screen, and how bright it is. */
export interface Side {
  face: Face
  matrix: [number, number, number, number, number, number]
  fill: string
}

/** What is on the six sides: the top first, then around, and the bottom. [FW-A5] */
const SIDES: Record<Face, Face[]> = {
  '1': ['1', '2', 'symbol', '2', '3', '1'],
  '2': ['2', '1', '3', '1', 'symbol', '2'],
  '3': ['3', '2', '1', '2', '1', 'symbol'],
  symbol: ['symbol', '1', '2', '1', '2', '3'],
}

const NORMALS: [normal: Vector, across: Vector, down: Vector][] = [
  [[0, 0, 1], [1, 0, 0], [0, 1, 0]],
  [[0, 1, 0], [1, 0, 0], [0, 0, -1]],
  [[1, 0, 0], [0, -1, 0], [0, 0, -1]],
  [[0, -1, 0], [-1, 0, 0], [0, 0, -1]],
  [[-1, 0, 0], [0, 1, 0], [0, 0, -1]],
  [[0, 0, -1], [1, 0, 0], [0, -1, 0]],
] // prettier-ignore

/** The cube turned by `spin`: it tumbles over one edge and turns about itself, and is at rest after whole turns. */
function turned([x, y, z]: Vector, spin: number): Vector {
  const yaw = -0.42 + spin * Math.PI * 2
  const roll = spin * Math.PI * 4
  const [y1, z1] = [y * Math.cos(roll) - z * Math.sin(roll), y * Math.sin(roll) + z * Math.cos(roll)]
  return [x * Math.cos(yaw) - y1 * Math.sin(yaw), x * Math.sin(yaw) + y1 * Math.cos(yaw), z1]
}

const seen = ([x, y, z]: Vector): Point => [x, y * TILT - z * RISE]

const IVORY: Vector = [255, 244, 218]
export const EDGE = '#8a6a33'
const LIGHT: Vector = [-0.35, 0.3, 0.89]

/** The sides of a cube from -100 to 100 that can be seen, in the order in which to paint them. */
export function sidesOf(face: Face, spin = 0): Side[] {
  return NORMALS.flatMap(([normal, across, down], place) => {
    const [nx, ny, nz] = turned(normal, spin)
    if (ny * RISE + nz * TILT <= 0.01) return []
    const bright = 0.6 + 0.4 * Math.max(0, nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2])
    const [a, b] = seen(turned(across, spin))
    const [c, d] = seen(turned(down, spin))
    const [e, f] = seen([nx * 100, ny * 100, nz * 100])
    const [red, green, blue] = IVORY.map((part, k) => Math.round(part * bright ** (1 + k * 0.35)))
    return [{ face: SIDES[face][place]!, matrix: [a, b, c, d, e, f], fill: `rgb(${red} ${green} ${blue})` }]
  })
}

/** Half of what the picture of such a cube takes up. */
export const REACH = 165
export const SQUARE = 'M-78-100H78Q100-100 100-78V78Q100 100 78 100H-78Q-100 100-100 78V-78Q-100-100-78-100z'

const pips = (r: number, ...points: Point[]) => points.map(([x, y]) => dot(x, y, r)).join('')
const RED = '#b3262e'
const BLUE = '#232c78'

/** What stands on a face: pips, or a burst. */
export const MARKS: Record<Face, { d: string; fill: string }> = {
  '1': { d: pips(36, [0, 0]), fill: RED },
  '2': { d: pips(25, [-42, -42], [42, 42]), fill: BLUE },
  '3': { d: pips(23, [-54, -54], [0, 0], [54, 54]), fill: BLUE },
  symbol: { d: around(10).map((angle) => jewel([0, 0], angle, 28, 84, 12)).join('') + pips(20, [0, 0]), fill: RED },
} // prettier-ignore

/** Paint the die with its middle there; `size` is about its width. It has made `spin` turns: whole ones are at rest. */
export function paintDie(pen: CanvasRenderingContext2D, x: number, y: number, size: number, face: Face, spin = 0) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / (2 * REACH), size / (2 * REACH))
  pen.lineJoin = 'round'
  pen.lineWidth = 7
  const square = new Path2D(SQUARE)
  for (const side of sidesOf(face, spin)) {
    pen.save()
    pen.transform(...side.matrix)
    pen.fillStyle = pen.strokeStyle = side.fill
    pen.fill(square)
    pen.strokeStyle = EDGE
    pen.stroke(square)
    pen.fillStyle = MARKS[side.face].fill
    pen.fill(new Path2D(MARKS[side.face].d))
    pen.restore()
  }
  pen.restore()
}

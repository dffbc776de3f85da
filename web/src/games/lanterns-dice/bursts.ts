// The eight fireworks: each shape of tile has a burst of its own, drawn as strokes that grow from the middle and dots at
// their ends, from -50 to 50.

import type { Point } from './geometry'

export interface Burst {
  strokes: string[] // paths that begin in the middle
  thin: string[] // finer ones between them
  dots: (Point & { r: number })[]
}

const round = (value: number) => Math.round(value * 10) / 10
const polar = (angle: number, far: number, from: Point = { x: 0, y: 0 }): Point => ({
  x: round(from.x + Math.cos((angle * Math.PI) / 180) * far),
  y: round(from.y + Math.sin((angle * Math.PI) / 180) * far),
})
const line = (angle: number, near: number, far: number, from?: Point) => {
  const [a, b] = [polar(angle, near, from), polar(angle, far, from)]
  return `M${a.x} ${a.y}L${b.x} ${b.y}`
}
const steps = (count: number, first = 0, last = 360) =>
  Array.from({ length: count }, (_, place) => first + ((last - first) * place) / count)

/** A head with five long tails. */
function comet(): Burst {
  const head = { x: 34, y: 0 }
  const tails = [-9, -5, 0, 5, 9].map(
    (off) => `M30 ${off * 0.3}C8 ${off * 0.8} -16 ${off} ${-48 + Math.abs(off)} ${off * 1.5}`,
  )
  return {
    strokes: [...tails, ...steps(8).map((angle) => line(angle, 3, angle % 90 ? 9 : 13, head))],
    thin: [-7, -2.5, 2.5, 7].map((off) => `M26 ${off * 0.4}C10 ${off * 0.8} -8 ${off} -22 ${off * 1.4}`),
    dots: [{ ...head, r: 2.6 }, ...[-9, 0, 9].map((off) => ({ x: -48 + Math.abs(off), y: off * 1.5, r: 1 }))],
  }
}

/** A quarter of a circle, from its corner. */
function fan(): Burst {
  const from = { x: -38, y: 38 }
  const angles = [-90, -75, -60, -45, -30, -15, 0]
  const far = (angle: number) => ({ 0: 80, 15: 82, 30: 68, 45: 46 })[Math.min(-angle, angle + 90)]!
  return {
    strokes: angles.map((angle) => line(angle, 5, far(angle), from)),
    thin: [-82, -67, -52, -38, -22, -8].map((angle) => line(angle, 16, 34, from)),
    dots: [{ ...from, r: 4 }, ...angles.map((angle) => ({ ...polar(angle, far(angle), from), r: 2 }))],
  }
}

/** Dense spikes all around. */
function chrysanthemum(): Burst {
  const angles = steps(16)
  const far = (angle: number) => (angle % 45 ? 36 : 46)
  return {
    strokes: angles.map((angle) => line(angle, 6, far(angle))),
    thin: steps(16, 11.25, 371.25).map((angle) => line(angle, 12, 27)),
    dots: [{ x: 0, y: 0, r: 3 }, ...angles.map((angle) => ({ ...polar(angle, far(angle)), r: angle % 45 ? 1.2 : 2 }))],
  }
}

/** Strands that fall. */
function willow(): Burst {
  const strand = (out: number, down: number) =>
    `M0 -26C${round(out * 0.4)} ${-38 - Math.abs(out) * 0.06} ${round(out * 0.94)} -34 ${out} ${round(down)}`
  const outs = [-46, -34, -22, -10, 10, 22, 34, 46]
  return {
    strokes: outs.map((out) => strand(out, 26 + (46 - Math.abs(out)) * 0.36)),
    thin: [-40, -28, -16, 16, 28, 40].map((out) => strand(out, 4)),
    dots: [{ x: 0, y: -27, r: 3 }, ...outs.map((out) => ({ x: out, y: 28 + (46 - Math.abs(out)) * 0.36, r: 1.4 }))],
  }
}

/** Bent fronds. */
function palm(): Burst {
  const angles = steps(9, -90, 270)
  const frond = (angle: number) => {
    const [mid, end] = [polar(angle - 16, 28), polar(angle + 14, 44)]
    return `M0 0Q${mid.x} ${mid.y} ${end.x} ${end.y}`
  }
  return {
    strokes: angles.map(frond),
    thin: steps(9, -70, 290).map((angle) => line(angle, 6, 17)),
    dots: [{ x: 0, y: 0, r: 3 }, ...angles.map((angle) => ({ ...polar(angle + 14, 44), r: 1.8 }))],
  }
}

/** Six that wriggle away. */
function serpents(): Burst {
  const angles = steps(6, 12, 372)
  const snake = (angle: number) => {
    const parts = [8, 16, 24, 32, 40, 47].map((far, place) =>
      polar(angle + (place % 2 ? -13 : 13) * (20 / (far + 12)), far),
    )
    const [first, ...rest] = parts
    return `M0 0L${first!.x} ${first!.y}${rest
      .map((point, place) => {
        const before = parts[place]!
        return `Q${before.x} ${before.y} ${round((before.x + point.x) / 2)} ${round((before.y + point.y) / 2)}`
      })
      .join('')}`
  }
  return {
    strokes: angles.map(snake),
    thin: angles.map((angle) => line(angle + 30, 8, 22)),
    dots: [{ x: 0, y: 0, r: 3 }, ...angles.map((angle) => ({ ...polar(angle, 45), r: 2 }))],
  }
}

/** Rings of dots. */
function ring(): Burst {
  const dots = [
    ...steps(24).map((angle) => ({ ...polar(angle, 42), r: 2.1 })),
    ...steps(16, 11, 371).map((angle) => ({ ...polar(angle, 29), r: 1.6 })),
    ...steps(9, 4, 364).map((angle) => ({ ...polar(angle, 17), r: 1.2 })),
  ]
  return { strokes: [], thin: [], dots: [{ x: 0, y: 0, r: 2.6 }, ...dots] }
}

/** Four long beams, and finer ones between them. */
function cross(): Burst {
  const angles = [0, 90, 180, 270]
  return {
    strokes: [...angles.map((angle) => line(angle, 3, 47)), ...angles.map((angle) => line(angle + 45, 4, 25))],
    thin: [22.5, 67.5].flatMap((off) => angles.map((angle) => line(angle + off, 6, 17))),
    dots: [{ x: 0, y: 0, r: 3.6 }, ...angles.map((angle) => ({ ...polar(angle, 47), r: 2.2 }))],
  }
}

export const BURSTS: Record<string, Burst> = {
  I3: comet(),
  V3: fan(),
  O4: chrysanthemum(),
  T4: willow(),
  L4: palm(),
  S4: serpents(),
  U5: ring(),
  X5: cross(),
}

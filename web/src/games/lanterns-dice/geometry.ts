// Where pools, areas and tiles lie, at 100 units a pool. A lake has six rows of nine; standing upright it is transposed,
// so that area 0 stays the upper left one.

export const COLUMNS = 9
export const ROWS = 6
export const UNIT = 100
export const SIZE = 95 // of a pool, inside its gap
const ROUND = 11.5

export interface Point {
  x: number
  y: number
}

/** The column and row in which a pool is drawn. */
export function cellOf(pool: number, upright = false): Point {
  const [row, column] = [Math.floor(pool / COLUMNS), pool % COLUMNS]
  return upright ? { x: row, y: column } : { x: column, y: row }
}

/** The pool of an area, which are counted pool by pool. */
export const poolOf = (area: number): number => area >> 1
export const halfOf = (area: number): 0 | 1 => (area & 1) as 0 | 1

/** The middle of an area, in pools. */
export function middleOf(area: number, upright = false): Point {
  const { x, y } = cellOf(poolOf(area), upright)
  const off = halfOf(area) ? 0.72 : 0.28
  return { x: x + off, y: y + off }
}

/** The outlines of the two areas of a pool: the diagonal runs from the lower left to the upper right. */
function halves(size: number, r: number, off = 0): [string, string] {
  const slant = r * (1 - Math.SQRT1_2)
  const [o, s] = [off, off + size]
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`
  return [
    `M${o + r} ${o}H${s - r}${arc(s - slant, o + slant)}L${o + slant} ${s - slant}${arc(o, s - r)}V${o + r}${arc(o + r, o)}Z`,
    `M${s} ${o + r}V${s - r}${arc(s - r, s)}H${o + r}${arc(o + slant, s - slant)}L${s - slant} ${o + slant}${arc(s, o + r)}Z`,
  ]
}
const square = (s: number, r: number) =>
  `M${r} 0H${s - r}A${r} ${r} 0 0 1 ${s} ${r}V${s - r}A${r} ${r} 0 0 1 ${s - r} ${s}H${r}A${r} ${r} 0 0 1 0 ${s - r}V${r}A${r} ${r} 0 0 1 ${r} 0Z`

export const HALVES = halves(SIZE, ROUND)
export const SQUARE = square(SIZE, ROUND)
/** The same at 100 units, as the outlines of places. */
export const PLACES = { halves: halves(UNIT, ROUND), square: square(UNIT, ROUND) }

const WHOLE = UNIT / 0.78 // an area's own place is a corner of its pool, so that its middle lies on the area
/** The outlines of areas, in units of their own places. */
export const OWN_PLACES = [halves(WHOLE, ROUND * 1.28)[0], halves(WHOLE, ROUND * 1.28, UNIT - WHOLE)[1]] as const

/** Where the lantern of an area hangs, inside its pool. */
export function lampOf(half: 0 | 1, kind: 'plain' | 'pavilion' | 'platform' | 'boat'): Point & { size: number } {
  const [off, size] = { plain: [0.285, 0.45], pavilion: [0.29, 0.36], platform: [0.25, 0.39], boat: [0.19, 0.28] }[
    kind
  ]!
  const at = off! * SIZE
  const x = half ? SIZE - at : at
  return { x, y: x + (kind === 'pavilion' ? 5 : 0), size: size! * SIZE }
}

interface Corner extends Point {
  dx: number // the direction in which the outline arrives here
  dy: number
}

/** The outline of cells as one path, with rounded corners; `inset` moves it inwards, also into holes. */
export function outlineOf(cells: Point[], inset: number, round: number): string {
  return loopsOf(cells)
    .map((loop) => drawLoop(loop, inset, round))
    .join('')
}

/** The corners around cells, clockwise around the outside. Cells that meet only at a corner stay apart. */
function loopsOf(cells: Point[]): Corner[][] {
  const has = new Set(cells.map(({ x, y }) => `${x},${y}`))
  const edges = new Map<string, { to: Point; dx: number; dy: number }[]>()
  const add = (x: number, y: number, dx: number, dy: number) => {
    const key = `${x},${y}`
    edges.set(key, [...(edges.get(key) ?? []), { to: { x: x + dx, y: y + dy }, dx, dy }])
  }
  for (const { x, y } of cells) {
    if (!has.has(`${x},${y - 1}`)) add(x, y, 1, 0)
    if (!has.has(`${x + 1},${y}`)) add(x + 1, y, 0, 1)
    if (!has.has(`${x},${y + 1}`)) add(x + 1, y + 1, -1, 0)
    if (!has.has(`${x - 1},${y}`)) add(x, y + 1, 0, -1)
  }
  const loops: Corner[][] = []
  for (const [start, found] of edges) {
    while (found.length) {
      const [x, y] = start.split(',').map(Number) as [number, number]
      const first = found.pop()!
      const steps = [first]
      for (let here = first; here.to.x !== x || here.to.y !== y;) {
        const ways = edges.get(`${here.to.x},${here.to.y}`)!
        const { dx, dy } = here
        const right = ways.findIndex((way) => way.dx === -dy && way.dy === dx) // stay with the same cell
        here = ways.splice(Math.max(0, right), 1)[0]!
        steps.push(here)
      }
      const corners = steps
        .filter((step, place) => turns(step, steps[(place + 1) % steps.length]!))
        .map(({ to, dx, dy }) => ({ ...to, dx, dy }))
      loops.push(corners)
    }
  }
  return loops
}

const turns = (one: { dx: number; dy: number }, next: { dx: number; dy: number }) =>
  one.dx !== next.dx || one.dy !== next.dy

function drawLoop(corners: Corner[], inset: number, round: number): string {
  const count = corners.length
  const parts = corners.map((corner, place) => {
    const next = corners[(place + 1) % count]!
    const right = corner.dx * next.dy - corner.dy * next.dx // 1 where it turns right, around the inside
    const x = corner.x * UNIT - (corner.dy + next.dy) * inset
    const y = corner.y * UNIT + (corner.dx + next.dx) * inset
    const from = { x: x - corner.dx * round, y: y - corner.dy * round }
    const to = { x: x + next.dx * round, y: y + next.dy * round }
    return `${place ? 'L' : 'M'}${from.x} ${from.y}A${round} ${round} 0 0 ${right > 0 ? 1 : 0} ${to.x} ${to.y}`
  })
  return `${parts.join('')}Z`
}

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

export const MARGIN = 9 // around the lake
const REST = 4 // beyond it, less the gap of the last pools

/** The size of the picture of a lake. */
export function sizeOf(upright = false): { width: number; height: number } {
  const [across, down] = upright ? [ROWS, COLUMNS] : [COLUMNS, ROWS]
  return { width: across * UNIT + MARGIN + REST, height: down * UNIT + MARGIN + REST }
}

/** Where a pool lies on the picture, in percent. */
export function frameOf(pool: number, upright = false): Frame {
  const { x, y } = cellOf(pool, upright)
  const { width, height } = sizeOf(upright)
  return {
    left: ((x * UNIT + MARGIN) / width) * 100,
    top: ((y * UNIT + MARGIN) / height) * 100,
    width: (SIZE / width) * 100,
    height: (SIZE / height) * 100,
  }
}

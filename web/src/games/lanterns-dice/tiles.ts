// A tile of fireworks: where its bursts shine, whichever way it lies.

import type { Point } from './geometry'

export interface Shine extends Point {
  scale: number // 1 fills a pool
  turn: number // degrees
}

const QUARTERS = ['0,-1 1,0', '0,1 1,0', '-1,0 0,1', '-1,0 0,-1'] // the arms of a corner, by quarter turns

/** The bursts on a tile that lies on these cells. */
export function shinesOn(shape: string, cells: Point[]): Shine[] {
  const around = (cell: Point) => cells.filter((other) => Math.abs(other.x - cell.x) + Math.abs(other.y - cell.y) === 1)
  const center = (cell: Point, scale = 0.9, turn = 0): Shine => ({ x: cell.x + 0.5, y: cell.y + 0.5, scale, turn })
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...cells.map(({ x }) => x)), Math.max(...cells.map(({ y }) => y))]
  const middle = (scale: number, turn = 0): Shine[] => [
    { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2, scale, turn },
  ]
  const busiest = [...cells].sort((one, other) => around(other).length - around(one).length)[0]!
  const isBent = (cell: Point) => {
    const [one, other] = around(cell)
    return !!one && !!other && one.x !== other.x && one.y !== other.y
  }
  switch (shape) {
    case 'I3':
      return middle(2.5, left === right ? 90 : 0)
    case 'V3': {
      const arms = around(busiest)
        .map(({ x, y }) => `${x - busiest.x},${y - busiest.y}`)
        .sort()
      return middle(1.72, 90 * Math.max(0, QUARTERS.indexOf(arms.join(' '))))
    }
    case 'O4':
      return middle(1.8)
    case 'T4':
      return cells.map((cell) => center(cell, cell === busiest ? 1.06 : 0.7))
    case 'L4':
      return cells.map((cell) => center(cell, isBent(cell) ? 1 : 0.7))
    case 'S4':
      return cells.map((cell) => center(cell, isBent(cell) ? 1 : 0.76, isBent(cell) ? 0 : 30))
    case 'U5': {
      const ends = cells.filter((cell) => around(cell).length === 1)
      const base = cells.find((cell) => around(cell).length === 2 && !isBent(cell))!
      return [center(base, 1.06), ...ends.map((cell) => center(cell, 0.74))]
    }
    default:
      return [center(busiest, 2.7)]
  }
}

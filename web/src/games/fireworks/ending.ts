// The end: what goes off in a sky while a part of its points is counted.

import type { Cell, Part, Seat } from './pieces'

/** The cells that light up together, one list after the other. */
export function lightsOf(seat: Seat, part: Part): Cell[][] {
  const shapes = seat.shapes.filter(({ shape }) => shape === part).map(({ cells }) => cells)
  if (shapes.length) return shapes
  if (part === 'start') return seat.rings.map(({ cell }) => [cell])
  if (part !== 'special') return []
  return seat.sky.filter(({ kind }) => seat.specials.includes(kind)).map(({ cell }) => [cell])
}

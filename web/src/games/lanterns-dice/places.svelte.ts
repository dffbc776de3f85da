// Where something lies, in words: what stands there, roughly where, and what is next to it.

import { enumerate, t } from '../../lib/words.svelte'
import type { Pool, Seat, Spot } from './pieces'

const own = (key: string, data: Record<string, unknown> = {}) => t(`lanterns-dice-web-${key}`, data)

type Side = Spot['landmarks'][number]['side']
const TRANSPOSED: Record<Side, Side> = { N: 'W', W: 'N', S: 'E', E: 'S' }

/** How the lakes are drawn on this page: words follow the picture. */
class Drawn {
  upright = $state(false)
}
export const drawn = new Drawn()

/** A place: `the platform at the upper left, below the boat`. */
export function tellSpot(spot: Spot): string {
  const [across, down] = drawn.upright ? [spot.down, spot.across] : [spot.across, spot.down]
  const beside = spot.landmarks
    .slice(0, 2)
    .map(({ side, installation }) =>
      own(`beside-${drawn.upright ? TRANSPOSED[side] : side}`, { what: own(`the-${installation}`) }),
    )
  return own('place', {
    what: spot.installation ?? 'pool',
    colours: enumerate(spot.colours.map((colour) => t(`lanterns-dice-face-${colour}`))),
    region: own(`region-${down}-${across}`),
    beside: beside.length ? enumerate(beside) : 'none',
  })
}

/** A pool with the state of its areas, for those who can't see it. */
export function tellPool(seat: Seat, pools: Pool[], number: number): string {
  const pool = pools[number]!
  const lit = seat.lit[number] ?? [false, false]
  const areas = pool.colours.map((colour, half) =>
    own(lit[half] ? 'area-lit' : 'area-dark', { colour: t(`lanterns-dice-colour-${colour}`) }),
  )
  const covered = seat.fireworks.find(({ cells }) => cells.some(([x, y]) => x === pool.cell[0] && y === pool.cell[1]))
  return own('pool', {
    place: tellSpot(pool.place),
    areas: areas.join(', '),
    complete: !!lit[0] && !!lit[1],
    firework: covered ? t(`lanterns-dice-shape-${covered.shape}`) : 'none',
    value: covered?.value ?? 0,
  })
}

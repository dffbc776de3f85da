// The toy's pond: where its pads lie, and how a hop is shown.

import type { Script } from '../../src/board/stage.svelte'

export interface Pond {
  pads: string[] // hexes as `q,r`
  frogs: string[] // by seat
  hops: number[]
}

export interface Choice {
  move: string
  kind: 'hop'
  data: { pad: string }
}

export const HEX = 'M50 0L100 25V75L50 100L0 75V25Z'

/** Where a pad lies. */
export function middle(pad: string): { x: number; y: number } {
  const [q, r] = pad.split(',').map(Number) as [number, number]
  return { x: q + r / 2, y: r * 0.78 }
}

export const script: Script<Pond> = {
  laneOf: (event) => event.seat ?? 'table',
  acts: {
    hopped: async (stage, event) => {
      const [seat, pad] = [event.seat!, event.data.pad as string]
      await stage.fly(seat + 1, stage.rect(stage.picture!.frogs[seat]!), stage.rect(pad), 0.3)
      stage.picture!.frogs[seat] = pad
      stage.rise(stage.rect(pad), 'hops', 1)
    },
  },
  settle: (picture, after) => void (picture.hops = after.hops),
  trace: (seat, events) => ({ seat, spots: events.map((event) => event.data.pad as string), gains: [] }),
}

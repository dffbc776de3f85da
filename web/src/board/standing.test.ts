import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Event, Line } from '../generated/types'
import { pointsOf } from './players'
import { Stage, type Script } from './stage.svelte'

interface View {
  seats: { score: { sparks: number; bonus: number; total: number }; tiles: number }[]
  provisional: string[]
}

const view = (totals: number[], provisional = ['bonus']): View => ({
  seats: totals.map((total, tiles) => ({ score: { sparks: total - 2, bonus: 2, total }, tiles })),
  provisional,
})
const last: Line = {
  number: 10,
  kind: 'move',
  seat: 0,
  at: 0,
  by: 'bot',
  events: [{ kind: 'counted', seat: 0, data: {} } as Event],
}
const script: Script<View> = {
  laneOf: () => 'table',
  acts: {
    counted: async (stage) => {
      stage.picture!.seats[0]!.tiles = 7
      stage.picture!.seats[0]!.score.total = 99 // an act may count before the end is told
      await stage.beat(100)
    },
  },
  settle: (picture, after) => Object.assign(picture, structuredClone(after)),
}
const points = (stage: Stage<View>) => [0, 1].map((seat) => pointsOf(stage.view, seat))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([false, true])('an ending shows how everybody stood before it until it is told, still: %s', async (still) => {
  const stage = new Stage<View>()
  stage.still = still
  stage.perform(script, {} as HTMLElement)
  stage.show(view([12, 9]), 9)
  expect(points(stage)).toEqual([10, 7]) // without what may still be lost

  stage.hold()
  stage.take([last], view([30, 40], []))
  await vi.advanceTimersByTimeAsync(50)
  expect(points(stage)).toEqual([10, 7])
  if (!still) expect(stage.view!.seats[0]!.tiles).toBe(7) // the board goes on
  await vi.advanceTimersByTimeAsync(500)
  expect(stage.idle).toBe(true)
  expect(points(stage)).toEqual([10, 7])

  stage.release()
  expect(points(stage)).toEqual([30, 40])
})

test('a game without points has nothing to hold back', () => {
  const stage = new Stage<{ seats: object[] }>()
  stage.show({ seats: [{}, {}] }, 3)
  stage.hold()
  stage.show({ seats: [{}, {}, {}] }, 4)
  expect(stage.view!.seats).toHaveLength(3)
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Event, Line } from '../generated/types'
import { Stage, type Script } from './stage.svelte'

/** A toy table: each seat has a counter, and so has the table. */
interface View {
  seats: number[]
  round: number
}

const view = (seats: number[], round = 0): View => ({ seats, round })
const event = (kind: string, seat: number | null = null): Event => ({ kind, seat, data: {} })
const line = (number: number, seat: number, ...events: Event[]): Line => ({
  number,
  kind: 'move',
  seat,
  at: 0,
  by: 'bot',
  events,
})
const step = (number: number, seat: number) => line(number, seat, event('step', seat))
const round = (number: number) => line(number, 8, event('round'))

let story: string[] // what the acts did, in order
const script: Script<View> = {
  laneOf: (one) => one.seat ?? 'table',
  acts: {
    step: async (stage, { seat }) => {
      story.push(`begin ${seat}`)
      await stage.beat(100 * (seat! + 1))
      stage.picture!.seats[seat!]! += 1
      story.push(`end ${seat}`)
    },
    round: async (stage) => {
      story.push('round')
      await stage.beat(100)
      stage.picture!.round += 1
    },
    fail: () => {
      throw new Error('an act fails')
    },
  },
  settle: (picture, after, lane) => {
    if (lane !== 'table') picture.seats[lane] = after.seats[lane]!
  },
  trace: (seat, events) => (events.length ? { seat, spots: [`of ${seat}`], gains: [] } : null),
}
const page = { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
const root = {} as HTMLElement

/** A stage in the middle of a game of two, at line 9. */
function open(isPast = false): Stage<View> {
  const stage = new Stage<View>(isPast)
  stage.perform(script, root)
  stage.show(view([0, 0]), 9)
  return stage
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  story = []
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('order', () => {
  test('seats act side by side, and each in its order', async () => {
    const stage = open()
    stage.take([step(10, 1), step(11, 0), step(12, 0)], view([2, 1]))
    await vi.runAllTimersAsync()

    expect(story).toEqual(['begin 1', 'begin 0', 'end 0', 'begin 0', 'end 1', 'end 0'])
    expect(stage.view).toEqual(view([2, 1]))
  })

  test('the table waits for all seats, and they wait for the table', async () => {
    const stage = open()
    stage.take([step(10, 0), step(11, 1), round(12), step(13, 0)], view([2, 1], 1))
    await vi.runAllTimersAsync()

    expect(story).toEqual(['begin 0', 'begin 1', 'end 0', 'end 1', 'round', 'begin 0', 'end 0'])
  })

  test('a seat may decide while another one still moves', async () => {
    const stage = open()
    stage.take([step(10, 0), step(11, 1)], view([1, 1]))
    expect([stage.isReady(0), stage.isReady(1), stage.isReady(null)]).toEqual([false, false, true])

    await pass(100)
    expect([stage.isReady(0), stage.isReady(1), stage.idle]).toEqual([true, false, false])
    await pass(100)
    expect([stage.isReady(1), stage.idle]).toEqual([true, true])
  })

  test('an act that fails blocks nothing', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    const stage = open()
    stage.take([line(10, 0, event('fail', 0)), step(11, 0), round(12)], view([1, 0], 1))
    await vi.runAllTimersAsync()

    expect(story).toEqual(['begin 0', 'end 0', 'round'])
    expect(stage.told).toBe(12)
    expect(complain).toHaveBeenCalledOnce()
  })
})

describe('what may be told', () => {
  test('rises line by line, in order, and never ahead of the picture', async () => {
    const stage = open()
    const told: number[] = []
    stage.onProgress = () => told.at(-1) !== stage.told && told.push(stage.told)
    stage.take([step(10, 1), step(11, 0), { ...step(12, 0), kind: 'finish', events: [] }, round(13)], view([1, 1], 1))

    expect(stage.told).toBe(9)
    await pass(100) // seat 0 is done, but line 10 is not
    expect(stage.told).toBe(9)
    expect(stage.view).toEqual(view([1, 0]))
    await pass(100)
    expect(stage.told).toBe(12)
    await pass(100)
    expect(told).toEqual([9, 12, 13])
    expect(stage.idle).toBe(true)
  })

  test('a line without events is told once everything before it has been shown', async () => {
    const stage = open()
    stage.take([step(10, 0)], view([1, 0]))
    stage.take([{ ...step(11, 0), kind: 'finish', events: [] }], view([1, 0]))

    expect(stage.told).toBe(9)
    await pass(100)
    expect(stage.told).toBe(11)
  })

  test('a pause after the decision of a bot holds back what follows', async () => {
    const stage = open()
    stage.pause = (one) => (one.by === 'bot' && one.number === 10 ? 1000 : 0)
    stage.speed = 2
    stage.take([step(10, 0), round(11)], view([1, 0], 1))

    await pass(50)
    expect(story).toEqual(['begin 0', 'end 0'])
    expect(stage.told).toBe(9)
    await pass(999) // the speed of animation doesn't shorten it
    expect(stage.told).toBe(9)
    await pass(1)
    expect(stage.told).toBe(10)
    expect(story.at(-1)).toBe('round')
  })
})

describe('haste', () => {
  test('hurry shows everything at once', async () => {
    const stage = open()
    stage.take([step(10, 0), round(11), step(12, 1)], view([1, 1], 1))
    await pass(10)

    stage.hurry()
    await pass(0)

    expect(stage.told).toBe(12)
    expect(stage.idle).toBe(true)
    expect(stage.fast).toBe(false)
  })

  test('a still stage tells everything at once', () => {
    const stage = open()
    stage.still = true
    const progress = vi.fn()
    stage.onProgress = progress
    stage.take([step(10, 0), round(11)], view([1, 0], 1))

    expect(stage.told).toBe(11)
    expect(stage.view).toEqual(view([1, 0], 1))
    expect(progress).toHaveBeenCalledOnce()
    expect(story).toEqual([])
  })

  test('a hidden page holds nothing back', async () => {
    const stage = open()
    page.hidden = true
    stage.pause = () => 1000
    stage.take([step(10, 0), round(11)], view([1, 0], 1))
    await pass(0)

    expect(stage.told).toBe(11)
  })

  test('a page that becomes hidden skips to the end', async () => {
    const stage = open()
    const hide = page.addEventListener.mock.lastCall![1] as () => void
    stage.take([step(10, 0)], view([1, 0]))
    void stage.fly({}, { width: 1 } as DOMRect, { width: 1 } as DOMRect, 1)
    await pass(10)

    page.hidden = true
    hide()
    await pass(0)

    expect(stage.told).toBe(10)
    expect(stage.flights).toEqual([])
  })

  test('without a board everything is told at once', () => {
    const stage = new Stage<View>()
    stage.show(view([0, 0]), 9)
    stage.take([step(10, 0)], view([1, 0]))

    expect(stage.told).toBe(10)
  })
})

describe('traces', () => {
  const undo = (number: number, seat: number, withdrawn: number): Line => ({
    number,
    kind: 'undo',
    seat,
    at: 0,
    withdrawn,
  })

  test('stay until the seat decides again; the viewer leaves none', async () => {
    const stage = open()
    stage.you = 0
    stage.take([step(10, 0), step(11, 1)], view([1, 1]))
    expect(stage.traces.size).toBe(0) // not before it has been shown
    await vi.runAllTimersAsync()

    expect([...stage.traces.keys()]).toEqual([1])
    expect(stage.focus).toBe(null)
  })

  test('an undo takes the move back, and its trace', async () => {
    const stage = open()
    stage.take([step(10, 1)], view([0, 1]))
    await vi.runAllTimersAsync()
    expect(stage.traces.has(1)).toBe(true)

    stage.take([undo(11, 1, 10)], view([0, 0]))
    await vi.runAllTimersAsync()

    expect(stage.view).toEqual(view([0, 0]))
    expect(stage.traces.has(1)).toBe(false)
    expect(stage.told).toBe(11)
  })

  test('of the past are those of all seats, with the seat to look at', () => {
    const stage = open(true)
    stage.you = 0
    stage.show(view([1, 0]), 10, [step(10, 0)])

    expect([...stage.traces.keys()]).toEqual([0])
    expect(stage.focus).toBe(0)
    stage.show(view([1, 0], 1), 11, [round(11)])
    expect(stage.traces.size).toBe(1) // a script may outline what chance did
    expect(stage.focus).toBe(null)
  })

  test('are found when the board comes later than the news', () => {
    const stage = new Stage<View>(true)
    stage.show(view([0, 1]), 10, [step(10, 1)])
    expect(stage.traces.size).toBe(0)

    stage.perform(script, root)

    expect([...stage.traces.keys()]).toEqual([1])
  })
})

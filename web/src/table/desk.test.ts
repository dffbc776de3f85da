import type { AnyView } from '../games/types'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Line, SeatInfo, TextLine } from '../generated/types'
import { Stage } from '../board/stage.svelte'
import { preferences } from '../lib/preferences.svelte'
import { loadWords } from '../lib/words.svelte'
import { Desk } from './desk.svelte'

const PIECES = { tiles: [{ id: 'T1', colour: 'red', explosions: 3, arrows: [] }] }
const BOX = { id: 'spring-festival', name: 'Spring Festival', levels: [], windows: [], pieces: PIECES }

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'person',
  guest: `g${number}`,
  name: ['Mei', 'Li'][number]!,
  bot: null,
  ready: true,
  present: true,
  out: null,
  pledge: null,
  nonce: null,
  lost: false,
  wants_end: false,
  beside: false,
  ...more,
})
const lines: Line[] = [
  { number: 0, kind: 'start', seat: null, at: 0 },
  { number: 4, kind: 'resign', seat: 1, at: 0 },
]

/** A desk with fixed data. */
class FixedDesk extends Desk {
  readonly stage = new Stage<AnyView>()
  constructor(
    readonly game: string,
    readonly you: number | null = 0,
  ) {
    super()
  }
  get viewer() {
    return this.you
  }
  get seats() {
    return [seat(0), seat(1)]
  }
  get lines() {
    return lines
  }
  get text(): TextLine[] | null {
    return null
  }
}

let asked: string[] = []
beforeEach(() => {
  asked = []
  vi.stubGlobal('document', { hidden: false, documentElement: {}, baseURI: 'http://here/' })
  vi.stubGlobal('location', { origin: 'http://here' })
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] })
  vi.stubGlobal('fetch', async (url: URL | string) => {
    asked.push(String(url))
    return new Response(JSON.stringify(BOX), { status: 200, headers: { 'content-type': 'application/json' } })
  })
})

describe('a desk', () => {
  test('is not ready before the game is loaded and something is on the table', async () => {
    const desk = new FixedDesk('toy')
    expect(desk.isReady).toBe(false)
    expect(desk.log).toEqual([])

    await desk.load('toy')
    expect(desk.isReady).toBe(false)
    desk.stage.show({ game: 'toy' }, 4)

    expect(desk.isReady).toBe(true)
    expect(desk.view).toEqual({ game: 'toy' })
    expect(asked.some((url) => url.includes('games/toy'))).toBe(true)
    expect(desk.box!.pieces).toEqual(PIECES)
  })

  test('names people as the reader sees them', async () => {
    const desk = new FixedDesk('toy', 1)
    expect(desk.names.you).toBe(1)
    expect(desk.names.name(0)).toBe('Mei')
    expect(desk.names.name(1)).not.toBe('Li') // it is the reader
    expect(new FixedDesk('toy', null).names.name(1)).toBe('Li')
  })

  test('has a log of what may be told', async () => {
    await loadWords('web')
    const desk = new FixedDesk('toy')
    await desk.load('toy')

    expect(desk.log.map((item) => item.number)).toEqual([0, 4])
    expect(desk.log[1]!.paragraphs[0]!.text).toContain('Li')
  })

  test('asks for the drawing where the board is made of text', async () => {
    const drawn = new FixedDesk('toy')
    await drawn.load('toy')
    expect(drawn.momentsQuery({ start: '3' }).get('text')).toBe('1')
    expect(Number(drawn.momentsQuery({ start: '3' }).get('width'))).toBeGreaterThan(40)
  })

  test('lets a stage move as the person likes it', () => {
    const desk = new FixedDesk('toy')
    preferences.motion = 'fast'
    desk.tune(desk.stage, 2)
    expect(desk.stage.speed).toBe(3.6)
    expect(desk.stage.still).toBe(false)
    preferences.motion = 'none'
    desk.tune(desk.stage)
    expect(desk.stage.still).toBe(true)
    preferences.motion = 'auto'
  })
})

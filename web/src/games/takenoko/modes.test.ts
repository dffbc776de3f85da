import { describe, expect, it, vi } from 'vitest'
import { Choosing } from '../../board/choosing.svelte'
import { Modes, modeOf } from './modes.svelte'
import type { Cell, Choice, View } from './pieces'

const preview = { bamboo: [], points: 0 }
const offer = (kind: Choice['kind'], data: Choice['data'] = {}, move = `${kind} ${JSON.stringify(data)}`): Choice => ({
  kind,
  data,
  move,
  preview,
})
const NORTH: Cell = [0, -1]
const EAST: Cell = [1, 0]
const SOUTH: Cell = [0, 1]

function table(offers: Choice[], { phase = 'idle', hint = null as string | null, isPast = false } = {}) {
  const play = vi.fn<(move: string) => void>()
  const choosing = new Choosing<Choice>(() => ({ offers, hint, isPast, confirms: false, play }))
  return { choosing, play, modes: new Modes(choosing, () => ({ phase }) as View) }
}

describe('what a person does on the land', () => {
  it('is nothing until an action is chosen', () => {
    const { modes } = table([offer('panda', { cell: NORTH }), offer('gardener', { cell: EAST }), offer('end')])
    expect(modes.current).toBe(null)
    expect(modes.onLand).toEqual([])
    modes.choose('panda')
    expect(modes.onLand.map(({ data }) => data.cell)).toEqual([NORTH])
    modes.choose('panda')
    expect(modes.current).toBe(null)
  })

  it('is clear when only one thing can be done', () => {
    for (const kind of ['rain', 'storm', 'grow'] as const) {
      const { modes } = table([offer(kind, { cell: NORTH }), offer('decline')])
      expect(modes.current).toBe(kind)
      expect(modes.onLand).toHaveLength(1)
      expect(modes.plain.map(({ kind }) => kind)).toEqual(['decline'])
    }
  })

  it('ends when it is no longer possible', () => {
    const { modes } = table([offer('panda', { cell: NORTH })])
    modes.choose('lay')
    expect(modes.current).toBe(null)
  })

  it('places the drawn plot that was selected', () => {
    const { modes } = table([
      offer('keep', { plot: 'green', cell: NORTH }),
      offer('keep', { plot: 'pink', cell: NORTH }),
      offer('keep', { plot: 'pink', cell: EAST }),
    ])
    expect(modes.plots).toEqual(['green', 'pink'])
    expect(modes.onLand).toHaveLength(1)
    modes.plot = 'pink'
    expect(modes.onLand).toHaveLength(2)
  })

  it('keeps the chips apart', () => {
    const { modes } = table([
      offer('improve', { chip: 'watershed', cell: NORTH }),
      offer('improve', { chip: 'enclosure', cell: NORTH }),
    ])
    modes.choose('improve-enclosure')
    expect(modes.onLand.map(({ data }) => data.chip)).toEqual(['enclosure'])
  })

  it('shows the decks only when an objective is wanted', () => {
    const { modes } = table([offer('objective', { category: 'panda' }), offer('end')])
    expect(modes.pictured).toEqual([])
    modes.choose('objective')
    expect(modes.pictured).toHaveLength(1)
    expect(modes.onLand).toEqual([])
  })

  it('remembers an action that had to be announced', () => {
    const { modes } = table([offer('panda', { cell: NORTH }), offer('gardener', { cell: NORTH })])
    modes.announce('panda')
    expect(modes.current).toBe('panda')
    modes.choose('gardener')
    expect(modes.current).toBe('gardener')
  })

  it('swaps two plots, one after the other', () => {
    const swaps = [
      offer('swap', { cells: [NORTH, EAST] }),
      offer('swap', { cells: [NORTH, SOUTH] }),
      offer('swap', { cells: [EAST, SOUTH] }),
    ]
    const { modes } = table([...swaps, offer('pass')], { phase: 'window' })
    expect(modes.isAsked).toBe(true)
    expect(modes.canPlay).toBe(true)
    modes.choose('special')
    expect(modes.pickable).toHaveLength(3)
    expect(modes.onLand).toEqual([])
    modes.pick(EAST)
    expect(modes.onLand).toEqual([swaps[0], swaps[2]])
    modes.pick(EAST)
    expect(modes.picked).toBe(null)
  })

  it('asks which figure jumps', () => {
    const { modes } = table([
      offer('jump', { figure: 'panda', cell: NORTH }),
      offer('jump', { figure: 'gardener', cell: EAST }),
      offer('pass'),
    ])
    modes.choose('special')
    expect(modes.figures).toEqual(['panda', 'gardener'])
    modes.choose('jump-gardener')
    expect(modes.onLand.map(({ data }) => data.cell)).toEqual([EAST])
  })

  it('lets the Emperor leave by a button', () => {
    const { modes } = table([offer('emperor', { cell: NORTH }), offer('emperor'), offer('pass')])
    expect(modes.plain.map(({ kind }) => kind)).toEqual(['pass'])
    modes.choose('special')
    expect(modes.plain.map(({ kind }) => kind)).toEqual(['emperor', 'pass'])
    expect(modes.onLand).toHaveLength(1)
  })

  it('follows a hint', () => {
    const hinted = offer('keep', { plot: 'pink', cell: EAST })
    const { modes } = table([offer('keep', { plot: 'green', cell: NORTH }), hinted])
    modes.follow(hinted)
    expect(modes.placing).toBe('pink')
    const lay = offer('lay', { cells: [NORTH, EAST] })
    const other = table([lay, offer('panda', { cell: NORTH })]).modes
    other.follow(lay)
    expect(other.current).toBe('lay')
  })

  it('is led to by a hint, one press after the other', () => {
    const hinted = offer('panda', { cell: NORTH })
    const { modes } = table([hinted, offer('gardener', { cell: NORTH })], { hint: hinted.move })
    expect([modes.leads('panda'), modes.leads('gardener')]).toEqual([true, false])
    modes.choose('panda')
    expect(modes.leads('panda')).toBe(false)
    modes.choose('gardener')
    expect(modes.leads('panda')).toBe(true)
  })

  it('shows both moves of a past decision', () => {
    const { modes } = table([offer('panda', { cell: NORTH }), offer('lay', { cells: [NORTH, EAST] }), offer('end')], {
      isPast: true,
    })
    expect(modes.onLand).toHaveLength(2)
  })

  it('has a word for each special card', () => {
    for (const kind of ['disease', 'swap', 'emperor', 'holiday', 'weather'] as const) {
      const { modes } = table([offer(kind, { cell: NORTH, cells: [NORTH, EAST] }), offer('ready')])
      modes.choose('special')
      expect(modes.kind).toBe(kind)
    }
    const { modes } = table([offer('jump', { figure: 'panda', cell: NORTH })])
    modes.choose('jump-panda')
    expect(modes.kind).toBe('jump')
  })

  it('makes an announced action once nobody interrupts it, unless there is something to point at', () => {
    const { modes, play } = table([offer('channel', {}, 'channel'), offer('panda', { cell: NORTH })], { phase: 'act' })
    modes.announce('panda')
    expect(modes.due).toBe(null)
    expect(modes.current).toBe('panda')
    modes.announce('channel')
    modes.proceed(modes.due!)
    expect(play).toHaveBeenCalledWith('channel')
    expect(modes.due).toBe(null)
    const before = table([offer('channel', {}, 'channel')], { phase: 'window' }).modes
    before.announce('channel')
    expect(before.due).toBe(null)
  })

  it('has a mode for everything on the land', () => {
    expect(modeOf(offer('panda', { cell: NORTH }))).toBe('panda')
    expect(modeOf(offer('disease', { cell: NORTH }))).toBe('special')
    expect(modeOf(offer('claim', { card: 'panda-trio' }))).toBe(null)
    expect(modeOf(offer('end'))).toBe(null)
  })
})

import { describe, expect, it } from 'vitest'
import { bounds, middle } from './hex'
import {
  byRow,
  diamondOf,
  findSpots,
  lineOf,
  marksOf,
  raftSpots,
  shownCells,
  standing,
  tagOf,
  trackOf,
  widthOf,
} from './land'
import { ringsOf } from './land/rings'
import { at, type Cell, type Choice, type Plot, type Preview, type Progress } from './pieces'

const plot = (cell: Cell, colour: string, height = 1): Plot => ({
  cell,
  kind: colour,
  colour,
  improvement: null,
  chip: null,
  height,
  growth: 1,
  irrigated: true,
  grown: true,
})
const LAND = [plot([1, 0], 'green', 2), plot([0, 1], 'pink'), plot([-1, 1], 'green', 0)]

function choice(kind: string, data: object, preview: Partial<Preview> = {}): Choice {
  return {
    move: `${kind} ${JSON.stringify(data)}`,
    kind,
    data,
    preview: { bamboo: [], points: 0, ...preview },
  } as Choice
}

const at00 = (cell: Cell | null) => cell && at(cell)

describe('places', () => {
  it('gather the choices of a plot, from the back to the front', () => {
    const spots = findSpots([
      choice('improve', { cell: [0, 1], chip: 'watershed' }),
      choice('panda', { cell: [1, 0] }),
      choice('improve', { cell: [0, 1], chip: 'enclosure' }),
    ])
    expect(spots.map(({ key, offers }) => [key, offers.length])).toEqual([
      ['1,0', 1],
      ['0,1', 2],
    ])
  })

  it('are edges for channels, half-way between their plots', () => {
    const [spot] = findSpots([choice('lay', { cells: [[1, 0], [0, 1]] })]) // prettier-ignore
    expect(spot!.key).toBe('0,1|1,0')
    expect(spot!.cell).toBeNull()
    expect(spot!.x).toBeCloseTo((Math.sqrt(3) * 0.6 * 1.5) / 2)
  })

  it('of a swap are on the plot that is not picked yet', () => {
    const swaps = [choice('swap', { cells: [[1, 0], [0, 1]] }), choice('swap', { cells: [[-1, 1], [1, 0]] })] // prettier-ignore
    expect(findSpots(swaps, [1, 0]).map(({ cell }) => at00(cell))).toEqual(['-1,1', '0,1'])
    expect(findSpots(swaps)).toEqual([])
  })

  it('leave out choices that name no plot', () => {
    expect(findSpots([choice('emperor', {})])).toEqual([])
  })

  it('for a channel are wide enough for a finger where a plot has a radius of 56 pixels', () => {
    for (const cell of [[1, 0], [0, 1], [-1, 1]] as Cell[]) {
      const { width, height } = diamondOf([[0, 0], cell])
      expect(Math.min(width, height) * (56 / 60)).toBeGreaterThanOrEqual(44)
    }
  }) // prettier-ignore
})

describe('tags', () => {
  const here: Cell = [1, 0]

  it('say what grows on the plot, in its colour', () => {
    const grows = choice('gardener', { cell: here }, { bamboo: [{ cell: [0, 1], sections: 1 }, { cell: here, sections: 2 }] }) // prettier-ignore
    expect(tagOf(grows, here, LAND)).toEqual([{ icon: 'section', name: 'green', text: '+2' }])
  })

  it('say what is eaten rather than what is lost', () => {
    const preview = { bamboo: [{ cell: here, sections: -1 }], eaten: [{ seat: 0, colour: 'green' }] }
    expect(tagOf(choice('panda', { cell: here }, preview), here, LAND)).toEqual([{ icon: 'meal', name: 'green' }])
    const lost = choice('disease', { cell: here }, { bamboo: preview.bamboo })
    expect(tagOf(lost, here, LAND)).toEqual([{ icon: 'section', name: 'green', text: '−1' }])
  })

  it('warn of an objective that is spoiled, and promise one that becomes ready', () => {
    const change = (word: 'ready' | 'helped' | 'hurt' | 'spoiled') => ({ card: word, was: 0, now: 1, ready: false, change: word })
    const icons = (...words: Parameters<typeof change>[0][]) =>
      tagOf(choice('rain', { cell: here }, { objectives: words.map(change) }), here, LAND).map(({ icon }) => icon)
    expect(icons('ready', 'helped')).toEqual(['good'])
    expect(icons('helped', 'spoiled')).toEqual(['bad'])
    expect(icons('hurt')).toEqual(['bad'])
  }) // prettier-ignore

  it('have a drop for each plot that a channel waters', () => {
    const lays = choice('lay', { cells: [[1, 0], [0, 1]] }, { watered: [[0, 1]] }) // prettier-ignore
    expect(tagOf(lays, null, LAND)).toEqual([{ icon: 'drop' }])
  })

  it('are empty if nothing happens, and grow with what they hold', () => {
    expect(tagOf(choice('panda', { cell: here }), here, LAND)).toEqual([])
    expect(widthOf([{ icon: 'section', text: '+1' }, { icon: 'bad' }])).toBeGreaterThan(widthOf([{ icon: 'bad' }]))
  })
})

describe('a card on the land', () => {
  const base = { card: 'x', points: 3, ready: false, claimable: false, done: 1, needed: 3 }

  it('shows the best way to lay a pattern, and others only faintly', () => {
    const card: Progress = {
      ...base,
      category: 'plot',
      unit: 'plots',
      dry: 1,
      placements: [
        { cells: [{ cell: [1, 0], colour: 'green', state: 'fits' }, { cell: [2, 0], colour: 'green', state: 'empty' }] },
        { cells: [{ cell: [1, 0], colour: 'green', state: 'fits' }, { cell: [1, 1], colour: 'green', state: 'open' }] },
        { cells: [{ cell: [3, 0], colour: 'green', state: 'empty' }] },
      ],
    } // prettier-ignore
    const marks = marksOf(card, LAND)
    expect([...marks].map(([key, { state, isFaint }]) => [key, state, isFaint])).toEqual([
      ['1,0', 'fits', false],
      ['2,0', 'empty', false],
      ['1,1', 'open', true],
    ])
    expect(shownCells(LAND, [], marks.values()).map(at)).toContain('2,0')
  })

  it('says what a bamboo lacks', () => {
    const card: Progress = {
      ...base,
      category: 'gardener',
      unit: 'sections',
      height: 4,
      improvement: 'enclosure',
      counting: [[1, 0]],
      could: [{ cell: [-1, 1], sections: 4, water: true, chip: 'enclosure' }],
      missing: 4,
    }
    expect(marksOf(card, LAND).get('1,0')!.state).toBe('fits')
    expect(marksOf(card, LAND).get('-1,1')!.parts).toEqual([
      { icon: 'section', name: 'green', text: '+4' },
      { icon: 'drop' },
      { icon: 'chip', name: 'enclosure' },
    ])
  })

  it('points at bamboo of the colours that the panda still needs', () => {
    const sections = [{ colour: 'green', asked: 1, stored: 0 }, { colour: 'pink', asked: 1, stored: 1 }] // prettier-ignore
    const card: Progress = { ...base, category: 'panda', unit: 'sections', sections }
    expect([...marksOf(card, LAND).keys()]).toEqual(['1,0'])
  })
})

describe('rings', () => {
  const choosing = { isAimed: () => false, isHinted: () => false }
  const calm = { spots: [], choosing, aimed: null, marks: new Map(), pickable: new Set<string>(), picked: null }

  it('show where another seat has been until there is something to choose', () => {
    const trace = { seat: 1, spots: ['1,0', '0,1'], gains: [] }
    const rings = ringsOf({ ...calm, trace, spots: findSpots([choice('panda', { cell: [0, 1] })]) })
    expect(Object.fromEntries(rings)).toEqual({ '1,0': 'began', '0,1': 'possible' })
  })

  it('show what is watered, dried and lost by what is aimed', () => {
    const aimed = choice('swap', {}, { watered: [[1, 0]], dried: [[0, 1]], bamboo: [{ cell: [-1, 1], sections: -1 }] })
    expect(Object.fromEntries(ringsOf({ ...calm, aimed }))).toEqual({ '1,0': 'flood', '0,1': 'lost', '-1,1': 'lost' })
  })

  it('mark the lifted plot above all', () => {
    expect(ringsOf({ ...calm, pickable: new Set(['1,0']), picked: '1,0' }).get('1,0')).toBe('picked')
  })
})

describe('what stands and walks', () => {
  it('is painted row by row', () => {
    const cells = [{ cell: [0, 1] }, { cell: [1, -1] }, { cell: [-1, 1] }, { cell: [0, 0] }] as { cell: Cell }[]
    expect(cells.sort(byRow).map(({ cell }) => at(cell))).toEqual(['1,-1', '0,0', '-1,1', '0,1'])
  })

  it('has room beside others', () => {
    for (const isPond of [true, false]) {
      for (const count of [1, 2, 3]) {
        const spots = standing(count, isPond)
        expect(spots.length).toBe(count)
        const apart = spots.flatMap((one, number) => spots.slice(number + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)))
        expect(Math.min(...apart, 99)).toBeGreaterThan(20)
      }
    }
  }) // prettier-ignore

  it('spends holidays in a free corner, else under the land', () => {
    const line: Cell[] = [[0, 0], [1, 0], [2, 0]] // prettier-ignore
    const ring: Cell[] = [[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1], [2, -2], [3, -3], [2, -3]] // prettier-ignore
    expect(raftSpots(line, bounds(line), 1)[0]!.y).toBeGreaterThan(bounds(line).bottom)
    const [spot] = raftSpots(ring, bounds(ring), 1)
    expect(spot!.y).toBeLessThan(bounds(ring).bottom)
    expect(Math.min(...ring.map(middle).map(({ x, y }) => Math.hypot(x - spot!.x, y - spot!.y)))).toBeGreaterThan(0.8)
  })

  it('leaves footprints between two plots, not on their middles', () => {
    const track = trackOf([0, 0], [2, 0])
    expect(track.length).toBeGreaterThan(3)
    expect(Math.min(...track.map(({ x }) => x))).toBeGreaterThan(0.2)
    expect(trackOf([0, 0], [0, 0])).toEqual([])
  })

  it('lets water flow away from the pond', () => {
    const [from, to] = lineOf([[2, -1], [1, 0]]).slice(1).split('L').map((point) => Math.hypot(...(point.split(' ').map(Number) as [number, number]))) // prettier-ignore
    expect(from!).toBeLessThan(to!)
  })
})

import { describe, expect, test } from 'vitest'
import { preferences, type Language } from '../../lib/preferences.svelte'
import { loadWords } from '../../lib/words.svelte'
import type { Cell, Plot, View } from './pieces'
import { nameBetween, nameCell, nameEdge, nameTile, tellPlace, tellPlot } from './places'

async function speak(language: Language): Promise<void> {
  preferences.language = language
  await loadWords('web', 'takenoko')
}

const FARTHEST = 8
const cells: Cell[] = []
for (let q = -FARTHEST; q <= FARTHEST; q++) {
  for (let r = -FARTHEST; r <= FARTHEST; r++) if (Math.abs(q + r) <= FARTHEST && (q || r)) cells.push([q, r])
}

const plot = (cell: Cell, colour: string, more: Partial<Plot> = {}): Plot => ({
  ...{ cell, colour, kind: colour, improvement: null, chip: null, height: 0, growth: 1, irrigated: true, grown: true },
  ...more,
})
const view = {
  land: [plot([1, -1], 'pink', { height: 3, improvement: 'enclosure' }), plot([1, 0], 'green', { irrigated: false })],
  placing: null,
  figures: { panda: [0, 0], gardener: [1, -1], emperor: null },
} as unknown as View

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  test('every place within eight steps has a name of its own, without coordinates', async () => {
    await speak(language)
    const names = cells.map((cell) => tellPlace(cell))
    expect(names).toHaveLength(216)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => /\d|\{|takenoko|undefined/.test(name))).toEqual([])
  })

  test('every edge has a name of its own', async () => {
    await speak(language)
    const around: Cell[] = [[1, 0], [0, 1], [-1, 1]] // prettier-ignore
    const names = cells.flatMap(([q, r]) =>
      around.map(([right, down]) => nameBetween([{ cell: [q, r] }, { cell: [q + right, r + down] }])),
    )
    expect(new Set(names).size).toBe(names.length)
  })
})

test.each<[Cell, string, string]>([
  [[1, 0], 'east of the pond', "à l’est de l’étang"],
  [[1, -1], 'north-east of the pond', "au nord-est de l’étang"],
  [[0, 1], 'south-east of the pond', "au sud-est de l’étang"],
  [[-2, 0], 'two steps west of the pond', "à deux cases à l’ouest de l’étang"],
  [[1, -2], 'two steps north of the pond', "à deux cases au nord de l’étang"],
  [[2, -1], 'two steps east-north-east of the pond', "à deux cases à l’est-nord-est de l’étang"],
  [[-1, 2], 'two steps south of the pond', "à deux cases au sud de l’étang"],
  [[2, -3], 'three steps north of the pond, slightly to the east', "à trois cases au nord de l’étang, un peu vers l’est"],
  [[1, -3], 'three steps north of the pond, slightly to the west', "à trois cases au nord de l’étang, un peu vers l’ouest"],
  [[4, -1], 'four steps east of the pond, slightly to the north', "à quatre cases à l’est de l’étang, un peu vers le nord"],
  [[-1, -4], 'five steps north-west of the pond, slightly to the west', "à cinq cases au nord-ouest de l’étang, un peu vers l’ouest"],
  [[-8, 4], 'eight steps west-south-west of the pond', "à huit cases à l’ouest-sud-ouest de l’étang"],
  [[7, -2], 'seven steps from the pond, five east and two north-east', "à sept cases de l’étang, cinq vers l’est et deux vers le nord-est"],
  [[1, 7], 'eight steps from the pond, seven south-east and one east', "à huit cases de l’étang, sept vers le sud-est et une vers l’est"],
])('%s lies %s', async (cell, english, french) => {
  await speak('en')
  expect(tellPlace(cell)).toBe(english)
  await speak('fr')
  expect(tellPlace(cell)).toBe(french)
}) // prettier-ignore

test('a cell is named by what one sees there', async () => {
  await speak('en')
  expect(nameCell(view, [0, 0])).toBe('the pond')
  expect(nameCell(view, [1, -1])).toBe('the pink plot north-east of the pond')
  expect(nameCell(view, [0, 1])).toBe('the empty place south-east of the pond')
  expect(nameTile({ cell: [0, 0], colour: null })).toBe('the pond')
  expect(tellPlot(view, [1, -1])).toBe(
    'The pink plot north-east of the pond: irrigated, bamboo 3 high, enclosure. The gardener is here.',
  )
  expect(tellPlot(view, [1, 0])).toBe('The green plot east of the pond: dry, no bamboo, no improvement.')
  expect(tellPlot(view, [0, 0])).toBe('The pond. The panda is here.')
  await speak('fr')
  expect(nameCell(view, [0, 1])).toBe('l’emplacement libre au sud-est de l’étang')
  expect(tellPlot(view, [1, -1])).toBe(
    'La parcelle rose au nord-est de l’étang\u00a0: irriguée, bambou de hauteur 3, enclos. Le jardinier est ici.',
  )
})

test('a plot that is being placed has its colour already', async () => {
  await speak('en')
  const placing = { ...view, placing: plot([0, 1], 'yellow') } as View
  expect(nameCell(placing, [0, 1])).toBe('the yellow plot south-east of the pond')
})

test('an edge is named by what lies on its sides', async () => {
  await speak('en')
  expect(nameEdge(view, [[1, -1], [1, 0]])).toBe('between the pink plot north-east and the green plot east of the pond') // prettier-ignore
  expect(nameEdge(view, [[1, 0], [0, 0]])).toBe('between the pond and the green plot east of it') // prettier-ignore
  expect(nameBetween([{ cell: [2, -3], colour: 'pink' }, { cell: [3, -3], colour: 'green' }])).toBe('between the pink plot three steps north, slightly to the east, and the green plot three steps north-east of the pond') // prettier-ignore
  await speak('fr')
  expect(nameEdge(view, [[1, 0], [1, -1]])).toBe("entre la parcelle verte à l’est et la parcelle rose au nord-est de l’étang") // prettier-ignore
  expect(nameEdge(view, [[0, 0], [1, 0]])).toBe("entre l’étang et la parcelle verte à l’est") // prettier-ignore
})

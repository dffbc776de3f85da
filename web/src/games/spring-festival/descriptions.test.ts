import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { preferences, type Language } from '../../lib/preferences.svelte'
import { loadWords, namesOf, tellEvents } from '../../lib/words.svelte'
import { aboutCard, aboutTile, namePieces, tellCard, tellChoice, tellPiece, tellPreview } from './descriptions'
import { Shelf, type Box, type Cell, type Choice, type Piece } from './pieces'
import { Places } from './places'

const tile = (id: string, colour: 'red' | 'blue' | 'green', explosions: number) => ({
  id,
  colour,
  explosions,
  arrows: ['N'],
  sparks: ['W'],
  set: 0,
  symbol: '',
})
const box: Box = {
  credits: [],
  status: {},
  constants: {},
  signs: [],
  tiles: [tile('T1', 'red', 3), tile('T2', 'blue', 1), tile('T3', 'green', 2), tile('T4', 'red', 3)],
  cards: [{ id: 'C04', kind: 'colour', set: 'core', shape: 'I3', points: 4, grid: ['R', '*', 'B'] }],
}
const shelf = new Shelf(box)
const lie = (id: string, cell: Cell, exploded = false): Piece => ({ tile: id, cell, exploded })
const place = (cell: Cell, beside: Choice['data']['beside'] = []): Choice => ({
  move: `place T3 ${cell.join(',')}`,
  kind: 'place',
  data: { tile: 'T3', cell, beside },
  preview: { waves: [[cell], [[0, 0]]], sparks: [], applause: 0, points: 0, provisional: 0, completes: [] },
})

async function speak(language: Language): Promise<void> {
  preferences.language = language
  await loadWords('web', 'spring-festival')
}
beforeAll(() => speak('en'))
beforeEach(() => speak('en'))

describe('a place', () => {
  const pieces = [lie('T1', [0, 0]), lie('T2', [2, 0]), lie('T3', [0, 1])]

  test('is said by what lies next to it', () => {
    const places = new Places(shelf, pieces, [[-1, 0], [1, 0], [0, -1], [1, 1], [0, 2]]) // prettier-ignore
    expect(places.of([-1, 0])).toBe('left of the red 3')
    expect(places.of([1, 0])).toBe('between the red 3 and the blue 1')
    expect(places.of([0, -1])).toBe('above the red 3')
    expect(places.of([1, 1])).toBe('right of the green 2')
    expect(places.of([0, 1])).toBe('below the red 3')
    expect(places.of([0, 2])).toBe('below the green 2')
  })

  test('names every side that has a tile', () => {
    const places = new Places(shelf, [lie('T1', [0, 0]), lie('T2', [1, 1]), lie('T3', [2, 0])], [[1, 0]])
    expect(places.of([1, 0])).toBe('between the red 3 and the green 2 and above the blue 1')
  })

  test('is counted where two would have the same words', () => {
    const twins = [lie('T1', [0, 0]), lie('T2', [1, 0]), lie('T4', [0, 5])]
    const column = new Places(shelf, twins, [[-1, 0], [-1, 5]]) // prettier-ignore
    expect(column.of([-1, 0])).toBe('left of the red 3, number 1 of 2 from the top')
    expect(column.of([-1, 5])).toBe('left of the red 3, number 2 of 2 from the top')
    const row = new Places(shelf, [lie('T1', [0, 0]), lie('T4', [5, 0])], [[5, -1], [0, -1]]) // prettier-ignore
    expect(row.of([5, -1])).toBe('above the red 3, number 2 of 2 from the left')
  })

  test('is said in French too', async () => {
    await speak('fr')
    const places = new Places(shelf, pieces, [[1, 0], [0, 2]]) // prettier-ignore
    expect(places.of([1, 0])).toBe('entre la rouge 3 et la bleue 1')
    expect(places.of([0, 2])).toBe('sous la verte 2')
  })
})

describe('labels', () => {
  const pieces = [lie('T1', [0, 0]), lie('T2', [1, 0], true)]
  const places = () => new Places(shelf, pieces, [[-1, 0]])

  test('say what a choice does, where and what it brings', () => {
    expect(tellChoice(shelf, place([-1, 0]), undefined, places())).toBe(
      'Place the green 2 left of the red 3: a chain of 2',
    )
    expect(tellChoice(shelf, place([-1, 0], [{ side: 'E', tile: 'T1' }]), undefined)).toBe(
      'Place the green 2 left of the red 3: a chain of 2',
    )
    expect(tellChoice(shelf, place([1, 0]), pieces[1], places())).toBe(
      'Replace the blue 1 right of the red 3 with the green 2: a chain of 2. Now: Exploded. Arrow up; half spark left.',
    )
  })

  test('keep apart what may be lost again, and name the card that can be completed then', () => {
    const choice = place([-1, 0])
    choice.preview = { ...choice.preview, applause: 1, points: 1, provisional: 3, completes: ['C04'] }
    expect(tellPreview(shelf, choice)).toBe(
      'a chain of 2, 1 applause, +3 if the game ended now, you can then complete your card for 4',
    )
    choice.preview = { ...choice.preview, points: 6, provisional: -2, completes: ['C04', 'C04'] }
    expect(tellPreview(shelf, choice)).toBe(
      'a chain of 2, 1 applause, +6 points in all, -2 if the game ended now, you can then complete 2 cards',
    )
  })

  test('have no coordinates and no numbers of pieces', () => {
    const said = [
      tellPiece(shelf, pieces[1]!, places()),
      tellCard(shelf, 'C04'),
      ...[aboutTile(shelf, 'T1'), aboutCard(shelf, 'C04')].flatMap((about) => [about.title, ...about.text]),
    ]
    expect(said[0]).toBe('Blue 1, exploded, right of the red 3: Arrow up; half spark left.')
    expect(said[1]).toBe('Colour card, 4 points. Line of three, row by row: red / any / blue.')
    expect(said.filter((text) => /\b[TCPS]\d|-?\d,-?\d/.test(text))).toEqual([])
  })
})

test('a tile with a twin in the store is told apart by its arrows', () => {
  const name = namePieces(box)
  expect(name('apart', 'T1')).toBe('arrow up')
  expect(name('apart', '')).toBe('none')
})

test('the log says where a tile went', () => {
  const names = namesOf([], null, namePieces(box))
  const laid = (beside: object[]) => ({
    kind: 'tile-placed',
    seat: 0,
    data: { tile: 'T3', cell: [1, 0], beside, replaced: false },
  })
  expect(tellEvents('spring-festival', [laid([{ side: 'W', tile: 'T1' }])], names)[0]!.text).toBe(
    'Player 1 fires the green 2 right of the red 3.',
  )
  expect(tellEvents('spring-festival', [laid([])], names)[0]!.text).toBe('Player 1 fires the green 2.')
})

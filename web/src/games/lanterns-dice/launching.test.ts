import { describe, expect, test, vi } from 'vitest'
import { Choosing } from '../../board/choosing.svelte'
import { Launching } from './launching.svelte'
import { Shelf, type Box, type Cell, type Choice } from './pieces'

const FORMS = [0, 1, 2, 3].map((form) => ({ cells: [], turned: (form + 1) % 4, flipped: form ^ 1 }))
const box = { shapes: ['V3', 'O4'].map((shape) => ({ shape, forms: shape === 'V3' ? FORMS : [FORMS[0]!] })) }
const place = (shape: string, form: number, value: number, ...cells: Cell[]) =>
  ({ move: `launch ${shape} ${form} ${cells.join(' ')}`, kind: 'launch', data: { shape, form, value, cells }, preview: {} }) as unknown as Choice // prettier-ignore

const near = place('V3', 0, 4, [0, 0], [0, 1], [1, 1])
const far = place('V3', 2, 4, [7, 4], [8, 4], [8, 5])
const beside = place('V3', 2, 4, [0, 0], [1, 0], [1, 1])
const square = place('O4', 0, 5, [0, 0], [1, 0], [0, 1], [1, 1])

function launch(offers: Choice[], hint: string | null = null) {
  const play = vi.fn()
  const choosing = new Choosing<Choice>(() => ({ offers, hint, isPast: false, confirms: false, play }))
  return { choosing, launching: new Launching(choosing, () => new Shelf(box as unknown as Box)), play }
}

describe('a firework in hand', () => {
  test('is the most valuable one, else the hinted one, else the chosen one', () => {
    expect(launch([near, square]).launching.shape).toBe('O4')
    expect(launch([near, square], near.move).launching.shape).toBe('V3')
    const { launching } = launch([near, square])
    launching.choose('V3')
    expect(launching.shape).toBe('V3')
    expect(launching.places).toEqual([near])
  })

  test('turns to the next form that fits somewhere, at the nearest place', () => {
    const { choosing, launching } = launch([near, far, beside])
    launching.take(near)

    launching.change('turned')

    expect(choosing.aimed).toBe(beside)
    expect(launching.places[0]!.data.form).toBe(2)
  })

  test('stays as it is if no other form fits', () => {
    const { choosing, launching } = launch([near])
    launching.take(near)
    launching.change('flipped')
    expect(choosing.aimed).toBe(near)
  })

  test('is dropped where it is nearest, and nowhere if that is far', () => {
    const { launching } = launch([near, far])
    expect(launching.nearest(1, 1)).toBe(near)
    expect(launching.nearest(8, 5)).toBe(far)
    expect(launching.nearest(4.5, 3)).toBeNull()
  })

  test('is only played when it is confirmed', () => {
    const { choosing, launching, play } = launch([near])
    launching.take(near)
    expect(play).not.toHaveBeenCalled()
    choosing.confirm()
    expect(play).toHaveBeenCalledWith(near.move)
  })
})

import { describe, expect, test } from 'vitest'
import { Choosing, type Question } from './choosing.svelte'

interface Offer {
  move: string
  kind: string
}

const place = (move: string): Offer => ({ move, kind: 'place' })
const [A, B, C] = [place('a'), place('b'), place('c')] as [Offer, Offer, Offer]

/** A person who chooses; `asked` can be changed. */
function choose(change: Partial<Question<Offer>> = {}) {
  const played: string[] = []
  const asked: Question<Offer> = {
    offers: [A, B, C],
    hint: null,
    isPast: false,
    confirms: false,
    play: (move) => void played.push(move),
    ...change,
  }
  const choosing = new Choosing<Offer>(() => asked)
  return { asked, choosing, played }
}

describe('pressing', () => {
  test('a mouse or a key plays a single offer at once', () => {
    const { choosing, played } = choose()

    choosing.press('spot', [A], 'mouse')
    choosing.press('other', [B], 'key')

    expect(played).toEqual(['a', 'b'])
  })

  test('a touch shows it first, and a second touch plays it', () => {
    const { choosing, played } = choose()

    choosing.press('spot', [A], 'touch')
    expect(choosing.aimed).toBe(A)
    expect(choosing.isConfirmable).toBe(true)
    expect(played).toEqual([])

    choosing.press('spot', [A], 'touch')
    expect(played).toEqual(['a'])
  })

  test('a touch elsewhere shows something else and plays nothing', () => {
    const { choosing, played } = choose()

    choosing.press('spot', [A], 'touch')
    choosing.press('other', [B], 'touch')

    expect(choosing.aimed).toBe(B)
    expect(played).toEqual([])
  })

  test('the button plays what was touched', () => {
    const { choosing, played } = choose()

    choosing.press('spot', [C], 'touch')
    choosing.confirm()

    expect(played).toEqual(['c'])
  })

  test('a mouse asks too, if the person wants it', () => {
    const { choosing, played } = choose({ confirms: true })

    choosing.press('spot', [A], 'mouse')
    expect(played).toEqual([])
    choosing.press('spot', [A], 'mouse')

    expect(played).toEqual(['a'])
  })

  test('a spot with several offers opens, and steps through them', () => {
    const { choosing, played } = choose()

    choosing.press('card', [A, B], 'mouse')
    expect(choosing.spot).toBe('card')
    choosing.cycle([A, B], 1)
    expect(choosing.aimed).toBe(B)
    choosing.cycle([A, B], 1)
    expect(choosing.aimed).toBe(A)
    choosing.cycle([A, B], -1)
    choosing.press('card', [A, B], 'mouse')

    expect(played).toEqual(['b'])
  })

  test('a spot with several offers starts with the hinted one', () => {
    const { choosing } = choose({ hint: 'b' })

    choosing.press('card', [A, B], 'mouse')

    expect(choosing.aimed).toBe(B)
    expect(choosing.isHinted([A, B])).toBe(true)
    expect(choosing.isHinted([A, C])).toBe(false)
  })

  test('a past decision can be looked at, not played', () => {
    const { choosing, played } = choose({ isPast: true })

    choosing.press('spot', [A], 'mouse')
    choosing.confirm()

    expect(played).toEqual([])
    expect(choosing.isConfirmable).toBe(false)
  })
})

describe('looking', () => {
  test('pointing previews, and leaving ends the preview', () => {
    const { choosing } = choose()

    choosing.look(A)
    expect(choosing.aimed).toBe(A)
    expect(choosing.isConfirmable).toBe(false)
    choosing.look(null)

    expect(choosing.aimed).toBeNull()
  })

  test('what was pressed comes back when the pointer leaves', () => {
    const { choosing } = choose()

    choosing.press('spot', [A], 'touch')
    choosing.look(B)
    expect(choosing.aimed).toBe(B)
    choosing.look(null)

    expect(choosing.aimed).toBe(A)
  })

  test('leaving a place keeps the preview of another one', () => {
    const { choosing } = choose()
    choosing.look(A)
    choosing.look(B)

    choosing.lookAway('a') // the focus leaves the first place when the second one is clicked

    expect(choosing.aimed).toBe(B)
    choosing.lookAway('b')
    expect(choosing.aimed).toBeNull()
  })

  test('Escape forgets everything once', () => {
    const { choosing } = choose()
    choosing.press('spot', [A], 'touch')

    expect(choosing.clear()).toBe(true)
    expect(choosing.aimed).toBeNull()
    expect(choosing.clear()).toBe(false)
  })
})

test('a new decision forgets what was pressed in the old one', () => {
  const { asked, choosing, played } = choose()
  choosing.press('spot', [A], 'touch')
  expect(choosing.aimed).toBe(A)

  asked.offers = [A, B]

  expect(choosing.aimed).toBeNull()
  expect(choosing.spot).toBeNull()
  choosing.confirm()
  expect(played).toEqual([])
})

describe('where everybody moves at the same time', () => {
  test('what was pressed stays while others take away something else', () => {
    const { asked, choosing, played } = choose({ number: 7 })
    choosing.press('spot', [A], 'touch')

    asked.offers = [A, B]

    expect(choosing.aimed).toBe(A)
    expect(choosing.spot).toBe('spot')
    choosing.confirm()
    expect(played).toEqual(['a'])
  })

  test('it is forgotten when somebody else has taken it', () => {
    const { asked, choosing, played } = choose({ number: 7 })
    choosing.press('spot', [A], 'touch')

    asked.offers = [B, C]

    expect(choosing.aimed).toBeNull()
    expect(choosing.spot).toBeNull()
    choosing.confirm()
    expect(played).toEqual([])
  })

  test('what was pressed comes back when what is pointed at has gone', () => {
    const { asked, choosing } = choose({ number: 7 })
    choosing.press('spot', [A], 'touch')
    choosing.look(B)

    asked.offers = [A, C]

    expect(choosing.aimed).toBe(A)
  })

  test('the same offers in the next decision are chosen from the beginning', () => {
    const { asked, choosing } = choose({ number: 7 })
    choosing.press('spot', [A], 'touch')

    asked.number = 9

    expect(choosing.aimed).toBeNull()
  })

  test('another question under the same number is another decision', () => {
    const { asked, choosing } = choose({ number: 7 })
    choosing.press('spot', [A], 'touch')

    asked.offers = [{ move: 'a', kind: 'cancel' }]

    expect(choosing.aimed).toBeNull()
  })

  test('while nothing can be chosen there is no decision', () => {
    const { choosing } = choose({ number: 7, offers: [] })

    expect(choosing.decision).toBe('')
  })
})

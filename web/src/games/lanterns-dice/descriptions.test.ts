import { beforeEach, describe, expect, test } from 'vitest'
import { preferences, type Language } from '../../lib/preferences.svelte'
import { loadWords } from '../../lib/words.svelte'
import * as say from './descriptions'
import type { Choice, Pool, Preview, Seat, Spot } from './pieces'
import { drawn, tellSpot } from './places.svelte'

async function speak(language: Language): Promise<void> {
  preferences.language = language
  await loadWords('web', 'lanterns-dice')
}
beforeEach(async () => {
  drawn.upright = false
  await speak('en')
})

const spot: Spot = {
  colours: ['white', 'red'],
  installation: 'platform',
  landmarks: [{ side: 'E', installation: 'boat' }],
  across: 1,
  down: 0,
}
const choice = (kind: string, data: Choice['data'], preview: Partial<Preview> = {}): Choice =>
  ({ move: kind, kind, data, preview: { points: 0, provisional: 0, ...preview } }) as Choice
const name = (seat: number) => ['You', 'Jun'][seat]!

describe('a place', () => {
  test('is said by what one sees', () => {
    expect(tellSpot(spot)).toBe('the white and red pool with a platform at the top, left of a boat')
  })

  test('is said as the lake is drawn: standing upright, above becomes left', () => {
    drawn.upright = true
    expect(tellSpot(spot)).toBe('the white and red pool with a platform on the left, above a boat')
  })

  test('is said in French', async () => {
    await speak('fr')
    expect(tellSpot(spot)).toBe('le bassin blanc et rouge avec un ponton, en haut, à gauche d’un bateau')
  })

  test('has no coordinates in the log', () => {
    const named = say.namePieces({} as never)
    expect(named('place', spot)).not.toMatch(/\d/)
    expect(named('shape', 'V3')).toBeUndefined()
  })
})

describe('a choice', () => {
  test('says what it would bring', () => {
    const light = choice('light', { cell: [5, 1], half: 1, colour: 'red', place: spot }, {
      completed: [[5, 1]],
      gifts: 1,
      onward: [{ cell: [5, 0], half: 0, colour: 'orange' }],
      lost: [[7, 1]],
    }) // prettier-ignore
    expect(say.tellChoice(light, name)).toBe(
      'Light the red area in the white and red pool with a platform at the top, left of a boat. ' +
        'Completes the pool, brings a gift, then one more beside it, a boat is lost.',
    )
  })

  test('says who would face which die', () => {
    const turn = choice('turn', { orientation: 1, face: 'blue', faced: ['blue', 'white'] }, { areas: [] })
    expect(say.tellChoice(turn, name)).toContain('You blue and Jun white')
  })

  test.each(['light', 'turn', 'launch', 'reroll', 'emperor', 'pass', 'choose'])('has a button: %s', (kind) => {
    for (const brief of [false, true]) {
      const go = say.tellGo(choice(kind, { passed: 'die', value: 4, cost: 1 } as Choice['data']), brief)
      expect(go).not.toContain('lanterns-dice')
    }
  })
})

test('a pool tells which of its areas are lit, and what lies on it', () => {
  const pool = { cell: [0, 0], colours: ['white', 'red'], pavilions: [false, false], platform: true, boat: false, place: spot } // prettier-ignore
  const seat = { seat: 0, lit: [[true, false]], fireworks: [] as unknown[] }
  const told = () => say.tellPool(seat as unknown as Seat, [pool as unknown as Pool], 0)
  expect(told()).toContain('white lit, red dark')
  seat.lit[0]![1] = true
  seat.fireworks.push({ shape: 'V3', cells: [[0, 0]], value: 4 })
  expect(told()).toContain('under the corner worth 4')
})

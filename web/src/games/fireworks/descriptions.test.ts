import { beforeEach, describe, expect, test } from 'vitest'
import { preferences, type Language } from '../../lib/preferences.svelte'
import { loadWords, t } from '../../lib/words.svelte'
import * as say from './descriptions'
import { freeCells, PARTS, Shelf, type Box, type Cell, type Choice, type Laid, type Seat, type View } from './pieces'

async function speak(language: Language): Promise<void> {
  preferences.language = language
  await loadWords('web', 'fireworks')
}
beforeEach(() => speak('en'))

const laid = (cell: Cell, kind: string, rotation: number | null = 0, start = false): Laid => ({
  cell,
  kind,
  rotation: start ? null : rotation,
  start,
})
const seat = (sky: Laid[] = [], more: Partial<Seat> = {}): Seat =>
  ({
    seat: 0, sky, free: 25 - sky.length, full: false, starts: [], held: [], shapes: [], rings: [], halves: [],
    specials: [], next_special: 1, character: null, movable: [], lifted: null, asked: null,
    score: { big: 0, start: 0, saturn: 0, kaleidoscope: 0, flower: 0, special: 0, character: 0, total: 0 },
    ...more,
  }) as Seat // prettier-ignore
const launch = { piled: false, aim: null, height: null, hit: null, bounce: null, quality: null, back: [], unseen: null } // prettier-ignore
const view = (more: Partial<View> = {}): View =>
  ({ you: 0, mode: 'game-1', phase: 'place', active: 0, waiting: [0], taking: null, card: null, open: null, seats: [seat()], ...more }) as View // prettier-ignore
const choice = (kind: string, data: Choice['data'], preview: object = {}): Choice =>
  ({ move: kind, kind, data, preview }) as Choice
const name = (number: number) => ['You', 'Jun', 'Mei'][number]!
const start = laid([1, 1], 'kiku-red', null, true)
const points = {
  big_same_colour: 10, big_same_style: 7, big_mixed: 6, start_tile: 1, saturn_same_colour: 3, saturn_mixed: 2,
  kaleidoscope_same_colour: 2, kaleidoscope_mixed: 3, small_flower: 1,
} // prettier-ignore
const shelf = new Shelf({
  points,
  specials: [1, 2, 3, 4, 10],
  heights: [50, 60, 70, 80, 90, 100],
} as Partial<Box> as Box)

describe('a cell of a sky', () => {
  test.each([
    [[1, 2], 'right of the red Kiku start tile, second row, in the middle'],
    [[1, 0], 'left of the red Kiku start tile, second row, far left'],
    [[0, 1], 'to the upper left of the red Kiku start tile, top row, on the left'],
    [[2, 2], 'to the lower right of the red Kiku start tile, in the very middle'],
    [[4, 4], 'lower right corner'],
  ] as [Cell, string][])('%s is said by what is next to it', (cell, words) => {
    expect(say.tellCell(seat([start]), cell)).toBe(words)
  })

  test('between two tiles', async () => {
    const sky = seat([laid([2, 1], 'bodan-red'), laid([2, 3], 'bodan-green')])
    expect(say.tellCell(sky, [2, 2])).toBe('between the red Bodan and the green Bodan, in the very middle')
    await speak('fr')
    expect(say.tellCell(sky, [2, 2])).toBe('entre le Bodan rouge et le Bodan vert, en plein milieu')
    expect(say.tellCell(seat([start]), [1, 2])).toBe(
      'à droite de la tuile de départ Kiku rouge, deuxième rangée, au milieu',
    )
  })

  test.each(['en', 'fr'] as Language[])('no two have the same words: %s', async (language) => {
    await speak(language)
    for (const sky of [seat(), seat([start])]) {
      const told = freeCells(sky).map((cell) => say.tellFree(sky, cell))
      expect(new Set(told).size).toBe(sky.free)
    }
  })
})

describe('a place of the box', () => {
  test.each(['en', 'fr'] as Language[])('no two of 81 have the same words: %s', async (language) => {
    await speak(language)
    const told = new Set<string>()
    for (let row = 0; row < 9; row += 1)
      for (let column = 0; column < 9; column += 1) told.add(say.tellPlace([row, column]))
    expect(told.size).toBe(81)
    for (const words of told) expect(words).not.toMatch(/ {2}|^ | $|[{}]/)
  })

  test('is counted from the middle, or said roughly', async () => {
    expect(say.tellPlace([4, 4])).toBe('in the middle')
    expect(say.tellPlace([4, 3])).toBe('one step left of the middle')
    expect(say.tellPlace([5, 2])).toBe('2 steps left and one step towards you, from the middle')
    expect(say.tellPlace([2, 4])).toBe('2 steps away from you, from the middle')
    expect(say.tellRegion([5, 3])).toBe('a little left of the middle, near the front')
    expect(say.tellRegion([-1, 9])).toBe('in the back right corner')
    await speak('fr')
    expect(say.tellPlace([5, 2])).toBe('2 pas à gauche et un pas vers vous, à partir du milieu')
  })
})

describe('a tile', () => {
  test('is said as it lies', async () => {
    expect(say.tellTile(laid([0, 0], 'kiku-red', 1))).toBe('red Kiku, arc to the upper right')
    expect(say.tellTile(start)).toBe('red Kiku start tile')
    expect(say.tellTile('bee')).toBe('bee')
    await speak('fr')
    expect(say.tellTile(laid([0, 0], 'bodan-blue', 4))).toBe('Bodan bleu, arc en bas à gauche')
  })

  test('tells what its pieces make, with the points of the box', () => {
    const { title, text } = say.aboutTile(shelf, 'bodan-green')
    expect(title).toBe('Green Bodan')
    expect(text.join(' ')).toContain('make a Saturn: 3 points in one colour, 2 in two.')
  })

  test('has words in the log, never a coordinate or a number', () => {
    const named = say.namePieces({} as Box)
    expect(named('kind', 'kiku-red')).toBe('the red Kiku')
    expect(named('cell', [3, 0])).toBe('at the lower left')
    expect(named('place', [4, 2])).toBe('a little left of the middle')
    expect(named('height', 100)).toBe('1 m')
    expect(named('card', 'chin')).toBeUndefined()
  })
})

describe('a choice', () => {
  const context = { view: view(), seat: seat([start]), name }

  test('tells what a launch would turn over', async () => {
    const aim = choice('aim', { place: [4, 3] }, { mean: [2.4, 3.1], fail: [0.132, 0.055] })
    expect(say.tellChoice(aim, { ...context, level: 1 })).toBe(
      'Aim: one step left of the middle. About three tiles turn over; nothing in one launch of 18.',
    )
    await speak('fr')
    expect(say.tellChoice(aim, context)).toBe(
      'Viser : un pas à gauche du milieu. Environ deux tuiles se retournent ; une fois sur 8, rien du tout.',
    )
  })

  test.each([
    [0.2, 0.9, 'Hardly any tile turns over; mostly nothing.'],
    [0.8, 0.5, 'About one tile turns over; nothing in every other launch.'],
    [9.4, 0.001, 'About 9 tiles turn over.'],
  ])('a forecast of %s tiles with %s failures', (mean, fail, words) => {
    expect(say.tellForecast(mean, fail)).toBe(words)
  })

  test('tells the shapes that a tile would finish, and the big firework that it would spoil', async () => {
    const place = choice('place', { kind: 'bodan-green', cell: [1, 2], rotation: 5 }, {
      points: 5,
      closes: [{ shape: 'saturn', cells: [[1, 2], [1, 3]], points: 3, same: true }],
      bonus: 2,
      spoils: 1,
    }) // prettier-ignore
    expect(say.tellChoice(place, context)).toBe(
      'Green Bodan, arc to the lower right: right of the red Kiku start tile, second row, in the middle. ' +
        'Makes a Saturn of one colour: 3 points. 2 more points for special tiles or your character. ' +
        'A big firework can no longer be finished.',
    )
    expect(say.previewParts(place)).toEqual([
      { kind: 'saturn', words: 'Saturn +3', points: 3 },
      { kind: 'bonus', words: 'Bonus +2', points: 2 },
      { kind: 'lost', words: 'Big firework lost' },
    ])
    await speak('fr')
    expect(say.tellChoice(place, context)).toContain('Forme un Saturne d’une seule couleur : 3 points.')
  })

  test.each([
    [choice('start', { start: 'kiku-red', cell: [0, 0] }, { rings: 1 }), 'red Kiku start tile: upper left corner. Only one big firework fits then.'],
    [choice('help', { helpers: [1, 2] }), 'Launch with Jun and Mei'],
    [choice('take', { tile: 17, kind: 'bee', place: [8, 8] }, { points: 6 }), 'Take the bee (in the front right corner). Worth up to 6 points at once.'],
    [choice('take', { tile: 0, kind: 'bee' }, { points: 0 }), 'Take the bee. No points at once.'],
    [choice('gale', { tile: 17, kind: 'bee', place: [4, 4] }), 'Turn the bee face down (in the middle).'],
    [choice('lift', { kind: 'bee', cell: [0, 0] }), 'Take up the bee: upper left corner.'],
    [choice('done', {}), 'End the turn'],
  ])('%# in full', (offer, words) => {
    expect(say.tellChoice(offer, context)).toBe(words)
  }) // prettier-ignore

  test('for a tile from the table tells how many are left', () => {
    const claim = choice('claim', { kind: 'bee' }, { points: 1 })
    const racing = { ...context, view: view({ open: { bee: 1 } }) }
    expect(say.tellChoice(claim, racing)).toBe('Take the bee, the last one. Worth up to 1 point at once.')
  })

  const KINDS = ['start', 'pile', 'aim', 'height', 'help', 'function', 'take', 'claim', 'place', 'lift', 'put', 'gale', 'launch', 'enough', 'done'] // prettier-ignore
  test.each(KINDS)('has a button, a hint and an advice: %s', async (kind) => {
    for (const language of ['en', 'fr'] as Language[]) {
      await speak(language)
      const full = say.tellGo(choice(kind, {}))
      const brief = say.tellGo(choice(kind, {}), true)
      expect([full, brief].join()).not.toContain('fireworks-')
      expect(brief.length).toBeLessThanOrEqual(full.length)
      expect(brief.length).toBeLessThanOrEqual(14)
    }
  })
})

describe('what to do now', () => {
  test('while start tiles are placed', () => {
    const offers = [choice('start', { start: 'kiku-red', cell: [0, 0] }, { rings: 2 })]
    expect(say.tellAsk(offers, view(), seat([], { starts: ['kiku-red', 'bodan-blue'] }))).toContain(
      'Place the red Kiku',
    )
    expect(say.tellAsk(offers, view(), seat([], { starts: ['bodan-blue'] }))).toContain('second one, the blue Bodan')
  })

  test.each([
    [{ left: 1, team: [0] }, 'Take one of the tiles that lie face up.'],
    [{ left: 2, team: [0] }, 'Take one of the tiles that lie face up. 2 are yours, one by one.'],
    [{ left: 3, team: [0, 1] }, 'Your turn to take one. 3 are left for all of you.'],
  ])('while tiles are taken: %j', (taking, words) => {
    const now = view({ taking: { taker: 0, unseen: false, drawn: null, ...taking } })
    expect(say.tellAsk([choice('take', { kind: 'bee' }, { points: 0 })], now, seat())).toBe(words)
  })

  test('while a tile is placed: special tiles are not turned', () => {
    const turned = [choice('place', { kind: 'kiku-red', cell: [0, 0], rotation: 0 })]
    expect(say.tellAsk(turned, view(), seat([], { held: ['kiku-red'] }))).toBe('Turn the red Kiku as you like, then choose its place.') // prettier-ignore
    const special = [choice('place', { kind: 'bee', cell: [0, 0] })]
    expect(say.tellAsk(special, view(), seat([], { held: ['bee', 'cat'] }))).toBe(
      'Choose a place for the bee. 2 to place.',
    )
  })

  test.each([
    ['failure', 'Nothing turned over: you drew the bee at random. Place it.'],
    ['rain', 'One tile fewer in the rain: you drew the bee at random. Place it.'],
    [null, 'Choose a place for the bee.'],
  ])('while a tile is placed that was taken without looking: %s', (unseen, words) => {
    const now = view({ launch: { ...launch, turned: [], die: '1', unseen } })
    const placed = [choice('place', { kind: 'bee', cell: [0, 0] })]
    expect(say.tellAsk(placed, now, seat([], { held: ['bee'] }))).toBe(words)
  })

  test('for a launch that others help with', () => {
    const now = view({ phase: 'prepare', active: 1, waiting: [1], card: { id: 'hammer', people: 2, team: [1, 0] } })
    expect(say.tellWaiting(now, seat(), name)).toBe('You help Jun launch.')
  })
})

describe('what happened', () => {
  test('a launch', async () => {
    expect(say.tellOutcome({ ...launch, turned: [1, 2, 3, 4], die: '2' })).toBe(
      '4 tiles turned up, and the die shows 2.',
    )
    expect(say.tellOutcome({ ...launch, turned: [], back: [7], die: null })).toBe('Nothing turned up. One was knocked face down.') // prettier-ignore
    await speak('fr')
    expect(say.tellOutcome({ ...launch, turned: [1], die: 'symbol' })).toBe(
      '1 tuile est apparue, et le dé indique le symbole.',
    )
  })

  test('what lies face up, each kind once', async () => {
    const tile = (kind: string, up = true, outside = false) => ({ kind, up, outside })
    const tiles = [tile('kiku-red'), tile('bee'), tile('kiku-red'), tile('cat', false), tile('smile', true, true)]
    const now = view({ box: { tiles } as never })
    expect(say.tellUp(now)).toBe('Three tiles lie face up: 2 red Kikus and a bee.')
    await speak('fr')
    expect(say.tellUp(now)).toBe('Trois tuiles sont visibles : 2 Kiku rouges et une abeille.')
  })

  test('a claim that came too late costs nothing', async () => {
    const told = () => t('fireworks-web-too-late', { kind: say.theTile('bee') })
    expect(told()).toBe('Somebody was quicker with the bee. It costs you nothing: take another one.')
    await speak('fr')
    expect(told()).toBe('Trop tard pour l’abeille : quelqu’un a été plus rapide. Ce n’est pas grave, prenez-en une autre.') // prettier-ignore
  })
})

describe('an explanation', () => {
  test.each(PARTS)('of a part of the score says what it is, what it is worth and what one has: %s', (part) => {
    const { title, text } = say.aboutShape(part, shelf, seat())
    expect(title).toBe(t(`fireworks-score-${part}`))
    expect(text).toHaveLength(3)
    expect(text.join(' ')).not.toMatch(/fireworks-|undefined/)
  })

  test('of a waiting function tile says whose it is', () => {
    const functions = { waiting: [{ kind: 'gale', seat: 2 }], new: ['rain'], working: 'symbol', gale_left: 0 }
    const now = view({ functions })
    expect(say.aboutFunction('gale', now, name).text[1]).toBe('It waits for Mei, whose next turn it can work in.')
    expect(say.aboutFunction('rain', now, name).text[1]).toBe('This launch turned it up.')
    expect(say.aboutFunction('symbol', now, name).text[1]).toBe('It works in this turn.')
  })

  test('of the die says what its face means', () => {
    expect(say.aboutDie('symbol').text[0]).toBe('Take one tile that lies face up, then launch again.')
    expect(say.aboutDie(null).title).toBe('The die')
  })
})

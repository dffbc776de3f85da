import { beforeEach, describe, expect, test } from 'vitest'
import cases from '../../../../tests/words/cases.json'
import types from '../../generated/types.ts?raw'
import type { Event } from '../../generated/types'
import { preferences, type Language } from '../../lib/preferences.svelte'
import { knows, loadWords, namesOf, t, tellEvents } from '../../lib/words.svelte'
import * as say from './descriptions'
import { Shelf, type Box, type Cell, type Choice, type Preview, type Progress, type View } from './pieces'

async function speak(language: Language): Promise<void> {
  preferences.language = language
  await loadWords('web', 'takenoko')
}
beforeEach(() => speak('en'))

const name = (seat: number) => (seat === 0 ? t('web-you') : ['', 'Tao', 'Lian'][seat]!)
const plot = (cell: Cell, colour: string) => ({ cell, colour, kind: colour, irrigated: true, height: 2 })
const held = (card: string, points: number, needed: number) => ({ card, points, needed })
const view = {
  you: 0,
  active: 0,
  phase: 'idle',
  options: {},
  land: [plot([1, -1], 'pink'), plot([1, 0], 'yellow')],
  placing: null,
  figures: { panda: [0, 0], gardener: [0, 0], emperor: null },
  closed: [],
  seats: [{ objectives: [held('panda-yellow', 4, 2), held('gardener-pink-3x2', 6, 2)], special: 'cancellation' }, {}],
  hikari: null,
  ending: null,
} as unknown as View

const nothing: Preview = { bamboo: [], points: 0 }
const choice = (kind: string, data: Choice['data'], preview: Partial<Preview> = {}): Choice =>
  ({ move: '', kind, data, preview: { ...nothing, ...preview } }) as Choice
const change = (card: string, was: number, now: number, kind: 'ready' | 'helped' | 'hurt' | 'spoiled') => ({
  ...{ card, was, now, ready: kind === 'ready', change: kind },
})
const EAST: Cell = [1, 0]

describe('a preview', () => {
  const yellow = { eaten: [{ seat: 0, colour: 'yellow' }], bamboo: [{ cell: EAST, sections: -1 }] }

  test.each<[string, Choice, string]>([
    ['a meal', choice('panda', { cell: EAST }, yellow), 'Eats 1 yellow.'],
    ['no meal', choice('panda', { cell: [0, 0] }), 'Nothing to eat there.'],
    ['bamboo behind a fence', choice('panda', { cell: EAST }, { spared: true }), 'An enclosure protects the bamboo: the panda can’t eat it.'], // prettier-ignore
    ['points that may be lost', choice('claim', { card: 'panda-yellow' }, { points: 4, provisional: 3 }), 'Claim +4: “two yellow sections”. +3 if the game ended now.'], // prettier-ignore
    ['no growth', choice('gardener', { cell: [0, 0] }), 'Nothing grows.'],
    [
      'a card that it fulfils',
      choice('panda', { cell: EAST }, { ...yellow, objectives: [change('panda-yellow', 1, 2, 'ready')] }),
      'Eats 1 yellow. Then your card “two yellow sections” can be claimed: 4 points.',
    ],
    [
      'a card that it spoils, before those it helps',
      choice('panda', { cell: EAST }, { ...yellow, objectives: [change('panda-yellow', 0, 1, 'helped'), change('gardener-pink-3x2', 2, 1, 'spoiled')] }), // prettier-ignore
      'Eats 1 yellow. Spoils your card “two pink bamboos 3 high”: it is no longer fulfilled.',
    ],
    [
      'a card that comes nearer',
      choice('panda', { cell: EAST }, { ...yellow, objectives: [change('panda-yellow', 0, 1, 'helped')] }),
      'Eats 1 yellow. Your card “two yellow sections”: 1 of 2.',
    ],
    ['growth', choice('gardener', { cell: EAST }, { bamboo: [1, 2, 3].map((q) => ({ cell: [q, 0], sections: 1 })) }), 'Bamboo grows on 3 plots.'], // prettier-ignore
    ['water', choice('lay', { cells: [EAST, [1, -1]] }, { watered: [EAST, [2, 0]] }), 'Waters 2 plots.'],
    ['what is cut off', choice('swap', { cells: [EAST, [1, -1]] }, { cut: [[EAST, [1, -1]]], dried: [EAST, [2, 0]] }), 'Cuts off 1 channel; 2 plots run dry.'], // prettier-ignore
    ['a disease', choice('disease', { cell: EAST }, { bamboo: [{ cell: EAST, sections: -1 }] }), '1 plot loses a section.'], // prettier-ignore
    ['a meal for somebody else', choice('pass', {}, { eaten: [{ seat: 1, colour: 'pink' }] }), 'The panda eats 1 pink for Tao.'], // prettier-ignore
    ['a holiday', choice('holiday', { figure: 'panda' }), 'Away until the start of your next turn.'],
    ['a visit', choice('emperor', { cell: EAST }), "Panda and gardener can't stop there."],
    ['a weather', choice('choose', { face: 'sun' }), 'A third action; all three must be different.'],
    ['an improvement', choice('clouds', { chip: 'enclosure' }), "The panda can't eat here."],
    ['nothing', choice('end', {}), ''],
  ])('tells %s', (_, offer, told) => {
    expect(say.tellPreview(view, offer, name)).toBe(told)
  })
})

describe('a label', () => {
  test('says what a choice does, where, and what it would bring', async () => {
    const lay = choice('lay', { cells: [[1, -1], EAST] }, { watered: [EAST] }) // prettier-ignore
    expect(say.tellChoice(view, lay, name)).toBe(
      'Lay a channel between the pink plot north-east and the yellow plot east of the pond. Waters 1 plot.',
    )
    expect(say.tellChoice(view, choice('claim', { card: 'panda-yellow' }, { points: 4 }), name)).toBe(
      'Claim +4: “two yellow sections”',
    )
    expect(say.tellChoice(view, choice('keep', { plot: 'pink-enclosure', cell: [0, 1] }), name)).toBe(
      'Place the pink plot with enclosure south-east of the pond',
    )
    expect(say.tellChoice({ ...view, active: 1 }, choice('weather', { face: 'sun' }), name)).toBe(
      'Play the weather card: sun for Tao. A third action; all three must be different.',
    )
    expect(say.tellChoice({ ...view, phase: 'answer' }, choice('pass', {}), name)).toBe('Let it happen')
    expect(say.tellChoice(view, choice('break', { seats: [1, 0] }), name)).toBe(
      'Break the alliance of Tao and you. The two no longer win together.',
    )
    expect(say.tellGo(choice('emperor', {}))).toBe('He leaves')
    await speak('fr')
    expect(say.tellChoice(view, choice('swap', { cells: [[1, -1], EAST] }), name)).toBe(
      "Échanger la parcelle rose au nord-est et la parcelle jaune à l’est de l’étang",
    ) // prettier-ignore
  })
})

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const kinds = cases.cases.flatMap((one) => (one.game === 'takenoko' && 'offers' in one ? [one.offers![0]!.kind] : []))
  beforeEach(() => speak(language))

  test('every kind of move has words', () => {
    expect(kinds.length).toBeGreaterThan(30)
    for (const kind of kinds) {
      for (const part of ['advice', 'hint', 'go']) expect(knows(`takenoko-web-${part}-${kind}`), kind).toBe(true)
      expect(say.tellAsk({ ...view, phase: 'take' }, kind, [choice(kind, {})])).toMatch(/[.?]$/)
    }
  })

  test('every question has words', () => {
    const phases = ['window', 'answer', 'choose', 'rain', 'storm', 'clouds', 'act', 'keep', 'chip', 'under', 'grow', 'take'] // prettier-ignore
    for (const phase of phases) {
      expect(say.tellAsk({ ...view, phase }, null, [choice('pass', {})])).toMatch(/ .*[.?]$/)
      expect(t(`takenoko-web-prompt-${phase}`).length, phase).toBeLessThanOrEqual(38) // one line on a phone
    }
  })

  /** The reasons that the declarations in Python list. */
  const reasons = (shape: string): string[] => {
    const [, list] = new RegExp(`interface ${shape} \\{\\s+(?:kind: string\\s+)?reason: ([^\\n]+)`).exec(types)!
    return list!.split(' | ').map((code) => code.slice(1, -1))
  }

  test('every reason for a closed action has words', () => {
    for (const reason of reasons('TakenokoActionClosed')) {
      const { title, line } = say.tellAction('panda', { reason: reason as 'made', seat: 1, limit: 5 }, name)
      expect(title).toBe('Panda')
      expect(line).not.toMatch(/takenoko|[{}]/)
    }
  })

  test('every reason for a closed place has words, for every kind of move that has it', () => {
    const moves: Record<string, string[]> = {
      ...{ here: ['panda', 'gardener', 'storm', 'jump', 'emperor'], line: ['panda', 'gardener'] },
      ...{ gap: ['panda', 'gardener'], emperor: ['panda', 'gardener', 'storm', 'jump'], 'one-plot': ['keep', 'lay'] },
      pond: ['improve', 'rain', 'lay', 'disease', 'emperor', 'swap'],
    }
    for (const reason of reasons('TakenokoClosedPlaces')) {
      for (const kind of moves[reason] ?? ['any']) {
        const figure = kind === 'jump' ? 'gardener' : undefined
        const places = { kind, reason, figure, cells: [EAST], edges: [[EAST, [1, -1]]], seats: [1] }
        const closed = { ...view, closed: [places] } as unknown as View
        for (const cell of [EAST, [1, -1]] as Cell[]) {
          expect(say.tellClosed(closed, cell, kind)).toMatch(/^(?!takenoko)[^{}]+\.$/)
        }
        expect(say.tellClosed(closed, [5, 5], kind)).toBeNull()
      }
    }
  })

  test('every reason about special cards has words', () => {
    for (const reason of reasons('TakenokoSpecialClosed')) {
      const closed = { ...view, hikari: { playing: [{ reason }] } } as unknown as View
      expect(say.tellPlayingClosed(closed, 0)).not.toMatch(/takenoko/)
    }
    for (const reason of reasons('TakenokoTakingClosed')) {
      const closed = { ...view, hikari: { taking: [{ reason, limit: 6 }] } } as unknown as View
      expect(say.tellTakingClosed(closed, 0)).not.toMatch(/takenoko|[{}]/)
    }
  })
})

test('actions say what they do, or why they are closed', () => {
  expect(say.tellAction('panda', null, name)).toEqual({ title: 'Panda', line: 'walks, eats one section' })
  expect(say.tellAction('panda', { reason: 'holidays', seat: 1 }, name).line).toBe("on holiday until Tao's turn")
  expect(say.tellAction('panda', { reason: 'holidays', seat: 0 }, name).line).toBe('on holiday until your next turn')
  expect(say.tellAction('objective', { reason: 'hand-full', limit: 5 }, name).line).toBe('hand is full, 5 of 5')
})

test('progress says what is missing', () => {
  const about = (progress: object) => say.tellProgress({ ready: false, claimable: false, ...progress } as Progress)
  expect(about({ category: 'plot', done: 2, needed: 3, dry: 1 })).toBe('2 of 3 plots fit; one more is dry')
  const sections = [{ colour: 'yellow', asked: 2, stored: 1 }]
  expect(about({ category: 'panda', done: 1, needed: 2, sections })).toBe('1 of 2 sections, missing: yellow')
  const could = [{ cell: EAST, sections: 1, water: true, chip: null }]
  expect(about({ category: 'gardener', unit: 'sections', done: 3, needed: 4, could })).toBe('3 of 4 high, needs water')
  expect(about({ category: 'plot', ready: true, claimable: true })).toBe('Can be claimed now.')
})

describe('with Hikari', () => {
  const stack = (cards: [number, string][], use: object, outcome: Preview | null = nothing) =>
    ({
      ...{ ...view, phase: 'answer' },
      hikari: { stack: cards.map(([seat, special]) => ({ seat, special })), use, outcome, announcer: 1, window: null },
    }) as unknown as View
  const disease = { kind: 'disease', cells: [EAST], figure: null, seats: [], face: null }

  test('a question says who plays what and what would happen', () => {
    const lost = { ...nothing, bamboo: [{ cell: EAST, sections: -1 }] }
    expect(say.tellWindow(stack([[1, 'disease']], disease, lost), name)).toEqual({
      title: 'Tao plays “Disease” on the yellow plot east of the pond',
      text: '1 plot loses a section. Cancel it, or let it happen?',
    })
    const away = { ...disease, kind: 'holiday', cells: [], figure: 'panda' }
    expect(say.tellWindow(stack([[1, 'holidays']], away), name)).toEqual({
      title: 'Tao plays “Holidays” for the panda',
      text: "Away until the start of Tao's next turn. Cancel it, or let it happen?",
    })
  })

  test('a cancelled card has no effect, unless the cancellation is cancelled', () => {
    expect(say.tellWindow(stack([[1, 'disease'], [2, 'cancellation']], disease), name)).toEqual({
      title: 'Lian cancels “Disease”',
      text: 'As it stands, the card “Disease” has no effect. Cancel the cancellation?',
    }) // prettier-ignore
  })

  test('an answer says what it does to the card', () => {
    const answers = (shown: View) => (['cancel', 'pass'] as const).map((kind) => say.tellAnswer(shown, kind))
    expect(answers(stack([[1, 'disease']], disease))).toEqual(['Cancel “Disease”', 'Let “Disease” happen'])
    expect(answers(stack([[1, 'disease'], [2, 'cancellation']], disease))).toEqual(
      ['Cancel the cancellation', 'Leave “Disease” cancelled'],
    ) // prettier-ignore
    expect(say.tellAnswer({ ...view, hikari: { stack: [] } } as unknown as View, 'pass')).toBe('Keep it')
  })

  test('alliances are told, one’s own and others’', () => {
    const hikari = { alliances: [{ seats: [1, 2] }] }
    const mine = { alliances: [{ seats: [0, 1] }] }
    expect(say.tellAlliances({ ...view, hikari } as unknown as View, name)).toEqual([
      'Tao and Lian: allies, they win together',
    ])
    expect(say.tellAlliances({ ...view, hikari: mine } as unknown as View, name)).toEqual([
      'You and Tao: allies, you win together',
    ])
  })

  test('a moment says whose turn it is, and what my card could do', () => {
    const hikari = { stack: [], window: 'before-action' }
    const asked = { ...view, active: 1, hikari } as unknown as View
    expect(say.tellWindow(asked, name).title).toBe("Before Tao's next action")
    expect(say.tellWindow(asked, name).text).toMatch(/^You could play “Cancellation”\. Stops a special card/)
  })

  test('the last round says who has a turn, and that no card may be played', () => {
    const hikari = { standings: [{ supreme: 'most-panda', counts: [1, 2, 2], points: [0, 1, 1] }] }
    const last = { ...view, ending: { seat: 1, turns: [2, 0] }, hikari } as unknown as View
    expect(say.tellEnding(last, name)).toBe(
      'Tao took the Emperor card. One last turn each after this: Lian and you. No special card may be played any more.',
    )
    expect(say.tellEnding({ ...last, phase: 'over' }, name)).toBeNull()
    expect(say.tellStandings(last, name)).toEqual([
      { supreme: 'most-panda', title: 'Most panda objectives', text: 'You 1, Tao 2, Lian 2', leaders: [1, 2] },
    ])
  })
})

describe('the log', () => {
  const names = namesOf([], 0, say.namePieces({} as Box))
  const tell = (...events: object[]) => tellEvents('takenoko', events as Event[], names)[0]!.text
  const yellow = { cell: EAST, tile: { cell: EAST, colour: 'yellow' } }
  const grew = { kind: 'bamboo-grew', seat: null, data: { cell: EAST, colour: 'yellow', sections: 1, height: 3 } }

  test('names a place once', () => {
    const moved = { kind: 'figure-moved', seat: 1, data: { figure: 'gardener', start: [0, 0], ...yellow, by: 'gardener' } } // prettier-ignore
    expect(tell(moved, grew)).toBe(
      'Player 2 sends the gardener to the yellow plot east of the pond. The bamboo there grows to 3.',
    )
    expect(tell(grew)).toBe('Bamboo grows to 3 on the yellow plot east of the pond.')
  })

  test('says where a plot goes in one sentence', () => {
    const data = { plot: 'yellow', cell: EAST }
    const chosen = { kind: 'plot-chosen', seat: 0, data }
    const placed = { kind: 'plot-placed', seat: 0, data: { ...data, chip: null } }
    const water = { kind: 'plot-irrigated', seat: null, data: yellow }
    expect(tell(chosen, placed, water, grew)).toBe(
      'You place a yellow plot east of the pond. Water reaches it. The bamboo there grows to 3.',
    )
  })

  test('says how a card is used', () => {
    const played = (data: object) => ({ kind: 'special-played', seat: 1, data: { use: '', tiles: [], ...data } })
    const tiles = [yellow.tile, { cell: [1, -1], colour: 'pink' }]
    expect(tell(played({ special: 'rearrangement', kind: 'swap', cells: [EAST, [1, -1]], tiles }))).toBe(
      'Player 2 plays “Rearrangement”, swapping the yellow plot east and the pink plot north-east of the pond.',
    )
    expect(tell(played({ special: 'alliance', kind: 'ally', seats: [0] }))).toBe('Player 2 plays “Alliance” with you.')
    expect(tell(played({ special: 'emperor-visit', kind: 'emperor' }))).toBe(
      "Player 2 plays “Emperor's visit”: he leaves.",
    )
  })
})

test('explanations have a title, sentences and a picture', () => {
  const shelf = new Shelf({
    objectives: [{ id: 'plot-line-pink', category: 'plot', points: 4, copies: 1, colours: ['pink'], shape: 'line', patterns: {} }], // prettier-ignore
    supreme: [{ id: 'most-panda', per: 'majority', points: 3 }],
  } as unknown as Box)
  expect(say.aboutCard(shelf, 'plot-line-pink', 'dominoes')).toEqual({
    title: 'Pink line',
    text: ['Plot objective, 4 points: pink line.', 'Three irrigated plots in a straight line.'],
    piece: { card: 'plot-line-pink' },
  })
  const pieces = [
    say.aboutPlot(view, EAST),
    say.aboutPlot(view, [0, 0]),
    say.aboutSpecial('jump'),
    say.aboutSupreme(shelf, 'most-panda'),
    say.aboutFace('sun'),
    ...['panda', 'gardener', 'emperor'].map(say.aboutFigure),
    ...['watershed', 'enclosure', 'fertilizer'].map(say.aboutChip),
  ]
  for (const { title, text, piece } of pieces) {
    expect(piece).toBeDefined()
    expect([title, ...text].filter((words) => !words || /takenoko|[{}]/.test(words))).toEqual([])
    expect(text.every((line) => line.endsWith('.'))).toBe(true)
  }
})

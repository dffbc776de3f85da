import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Line, Offer, SeatInfo, State } from '../generated/types'
import { Session } from './session.svelte'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 1
  sent: { id?: number }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
  say(message: object): void {
    this.onmessage!({ data: JSON.stringify(message) })
  }
  drop(code = 1006): void {
    this.readyState = 3
    this.onclose!({ code })
  }
}
const last = () => FakeSocket.all.at(-1)!

const state = (number: number, more: Partial<State> = {}): State => ({
  number,
  phase: 'playing',
  seat: 0,
  view: { at: number },
  waiting: [0],
  decision: 5,
  prompt: null,
  offers: [],
  offers_at: 0,
  window: null,
  windows: [],
  undo: false,
  retry: null,
  resign: null,
  clock: null,
  outcome: null,
  rematch: null,
  drawing: null,
  ...more,
})
const move = (number: number): Line => ({ number, kind: 'move', seat: 0, at: 0, by: 'person', events: [] })
const welcome = (number: number, lines: Line[] = [], chat: object[] = []) => ({
  type: 'table',
  table: { id: 't', game: 'toy', you: 'me', host: 'me' },
  state: state(number),
  lines,
  seats: [],
  watching: 0,
  chat,
  now: 0,
})
const news = (number: number, lines: Line[]) => ({
  type: 'news',
  state: state(number),
  lines,
  seats: [],
  watching: 2,
  now: 0,
})

let session: Session
let told: { numbers: number[]; isFirst: boolean }[] // what listeners heard
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: 'http://lampion.test' })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')))
  FakeSocket.all = []
  told = []
  const hear = (lines: Line[], isFirst: boolean) => told.push({ numbers: lines.map((line) => line.number), isFirst })
  session = new Session(
    't',
    { news: (lines, isFirst) => void hear(lines, isFirst) },
    (url) => new FakeSocket(url) as unknown as WebSocket,
  )
  session.connect()
})

describe('what the table says', () => {
  test('a newcomer sees the table as it stands, without animation', () => {
    last().say(welcome(3, [move(1), move(2)]))
    expect(session.connection).toBe('open')
    expect(told).toEqual([{ numbers: [1, 2], isFirst: true }])
  })

  test('nothing is told twice', () => {
    last().say(welcome(3, [move(2)]))
    last().say(news(4, [move(3)]))
    last().say(news(4, [move(3)]))
    expect(session.lines.map((line) => line.number)).toEqual([2, 3])
    expect(told.map(({ numbers }) => numbers)).toEqual([[2], [3], []])
  })

  test('news from before the welcome do not turn the clock back', () => {
    last().say(welcome(8, [move(7)]))
    last().say(news(7, [move(6)]))
    expect(session.state!.number).toBe(8)
    expect(session.lines.map((line) => line.number)).toEqual([7])
  })
})

describe('a lost line', () => {
  test('comes back by itself from the last number on', () => {
    last().say(welcome(3))
    last().drop()
    expect(session.connection).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(2)
    expect(new URL(last().url).searchParams.get('since')).toBe('3')
    last().say(welcome(5, [move(3), move(4)]))
    expect(session.connection).toBe('open')
    expect(told.at(-1)).toEqual({ numbers: [3, 4], isFirst: false })
  })

  test('loses no click: what was not acknowledged is sent again with the same number', async () => {
    last().say(welcome(3))
    const done = session.move('pass')
    expect(session.busy).toBe(true)
    const first = last().sent[0]!
    last().drop()
    vi.advanceTimersByTime(1000)
    expect(last().sent).toEqual([])
    last().say(welcome(3))
    expect(last().sent).toEqual([first])
    expect(first).toMatchObject({ type: 'move', number: 5, move: 'pass' })
    last().say({ type: 'ack', id: first.id, number: 4 })
    await expect(done).resolves.toMatchObject({ number: 4 })
    expect(session.busy).toBe(false)
  })

  test('connects again at once when a server asks for it, and nobody notices', () => {
    last().say(welcome(3))
    void session.move('pass')
    const first = last().sent[0]!
    last().drop(1012)
    expect(session.isLost).toBe(false)
    expect(session.connection).toBe('open')
    vi.advanceTimersByTime(200)
    expect(FakeSocket.all.length).toBe(2)
    expect(session.isLost).toBe(false)
    last().say(welcome(3))
    expect(last().sent).toEqual([first])
  })

  test('says that the connection is lost when nobody answers after that', () => {
    last().say(welcome(3))
    last().drop(1012)
    vi.advanceTimersByTime(200)
    last().drop()
    expect(session.isLost).toBe(true)
  })

  test('says so when it is sent away again before it has heard anything, and when it hears nothing', () => {
    last().say(welcome(3))
    last().drop(1012)
    vi.advanceTimersByTime(200)
    last().drop(1012)
    expect(session.isLost).toBe(true)
    vi.advanceTimersByTime(1000)
    last().say(welcome(3))
    expect(session.isLost).toBe(false)
    last().drop(1012)
    vi.advanceTimersByTime(200)
    expect(session.isLost).toBe(false)
    vi.advanceTimersByTime(4000)
    expect(session.isLost).toBe(true)
  })

  test('sends a move that could not be saved again until it is, under the same number', async () => {
    last().say(welcome(3))
    const done = session.move('pass')
    const first = last().sent[0]!
    for (let tries = 1; tries <= 3; tries++) {
      expect(last().sent).toEqual(Array(tries).fill(first))
      last().say({ type: 'error', id: first.id, error: { code: 'unavailable', message: 'Later!', data: {} } })
      expect(session.busy).toBe(true)
      vi.advanceTimersByTime(1000)
    }
    last().say({ type: 'ack', id: first.id, number: 4 })
    await expect(done).resolves.toMatchObject({ number: 4 })
  })

  test('says nothing twice in the chat', async () => {
    last().say(welcome(3))
    const done = session.send({ type: 'chat', text: 'hello' })
    last().drop()
    vi.advanceTimersByTime(1000)
    last().say(welcome(3, [], [{ number: 1, guest: 'me', name: 'Ada', seat: 0, text: 'hello', at: 0 }]))
    await expect(done).resolves.toMatchObject({ type: 'ack' })
    expect(last().sent).toEqual([])
  })

  test('waits longer each time, and tries at once when woken', () => {
    last().say(welcome(3))
    for (let time = 0; time < 8; time += 1) {
      last().drop()
      vi.advanceTimersByTime(30_000)
    }
    const tries = FakeSocket.all.length
    last().drop()
    vi.advanceTimersByTime(2000)
    expect(FakeSocket.all).toHaveLength(tries)
    session.wake()
    expect(FakeSocket.all).toHaveLength(tries + 1)
  })

  test('is noticed when the other side falls silent', () => {
    last().say(welcome(3))
    vi.advanceTimersByTime(26_000)
    expect(last().sent).toEqual([{ type: 'ping' }])
    vi.advanceTimersByTime(11_000)
    expect(session.connection).toBe('lost')
  })
})

test('a refusal reaches who asked', async () => {
  last().say(welcome(3))
  const done = session.undo()
  last().say({ type: 'error', id: last().sent[0]!.id, error: { code: 'cannot-undo', message: 'No.', data: {} } })
  await expect(done).rejects.toMatchObject({ code: 'cannot-undo', message: 'No.' })
})

describe('offers that are the same as before', () => {
  const offer = (move: string): Offer => ({ move, kind: 'place', data: {}, preview: {} })
  const [A, B] = [offer('a'), offer('b')]
  const greet = (offers: Offer[], at: number) =>
    last().say({ ...welcome(3), state: state(3, { offers, offers_at: at }) })
  /** News of what others did. */
  const tell = (number: number, offers: Offer[] | undefined, at: number, more: Partial<State> = {}) => {
    last().say({ ...news(number, [move(number - 1)]), state: state(number, { ...more, offers, offers_at: at }) })
  }

  test('are left out of news, and stay the same objects', () => {
    greet([A, B], 3)
    const before = session.state!.offers

    tell(4, undefined, 3)

    expect(session.state!.number).toBe(4)
    expect(session.state!.offers).toBe(before)
    expect(session.isMyTurn).toBe(true)
  })

  test('stay the same objects also if they are sent again, as after a lost connection', () => {
    greet([A, B], 3)
    const before = session.state!.offers
    last().drop()
    vi.advanceTimersByTime(1000)

    last().say({ ...welcome(5), state: state(5, { offers: [A, B], offers_at: 5 }) })

    expect(session.state!.offers).toBe(before)
  })

  test('are replaced by others', () => {
    greet([A, B], 3)

    tell(4, [B], 4)

    expect(session.state!.offers).toEqual([B])
  })

  test.each([
    ['other offers', 4, {}],
    ['another seat', 3, { seat: 1 }],
  ])('are never shown for %s: the session asks for everything again', (_, at, more) => {
    greet([A, B], 3)

    tell(4, undefined, at, more)

    expect(FakeSocket.all).toHaveLength(2)
    expect(session.state!.number).toBe(3)
    last().say({ ...welcome(4), state: state(4, { offers: [B], offers_at: 4 }) })
    expect(session.state!.offers).toEqual([B])
  })
})

test('who came too late can choose again at once, under the same number', async () => {
  last().say(welcome(3))
  const done = session.move('claim cat')
  last().say(news(4, [move(3)])) // somebody else got it
  last().say({ type: 'error', id: last().sent[0]!.id, error: { code: 'too-late', message: 'Again!', data: {} } })
  await expect(done).rejects.toMatchObject({ code: 'too-late' })
  expect(session.busy).toBe(false)

  void session.move('claim bee')

  expect(last().sent[1]).toMatchObject({ type: 'move', number: 5, move: 'claim bee' })
})

describe('a line that is not opened', () => {
  const answers = (status: number) => {
    let answer = () => {}
    const promise = new Promise((resolve) => {
      const body = { error: { code: 'unknown-table', message: 'No such table.', data: {} } }
      answer = () => resolve({ ok: status < 400, status, json: () => Promise.resolve(body) })
    })
    vi.stubGlobal('fetch', () => promise)
    return () => answer()
  }

  test('is not tried again before the server said why, however long that takes', async () => {
    const answer = answers(404)
    last().drop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    answer()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(session.refused).toMatchObject({ code: 'unknown-table' })
    expect(session.connection).toBe('closed')
    expect(FakeSocket.all).toHaveLength(1)
  })

  test.each([200, 429, 503])('is tried again when nothing speaks against it (%i)', async (status) => {
    const answer = answers(status)
    last().drop()
    answer()
    await vi.advanceTimersByTimeAsync(1000)
    expect(session.refused).toBeNull()
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('is tried again when nobody answers', async () => {
    last().drop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('stays as it is for who comes in again meanwhile', async () => {
    const answer = answers(404)
    last().drop()
    session.reconnect()
    last().say(welcome(3))
    answer()
    await vi.advanceTimersByTimeAsync(1000)
    expect(session.connection).toBe('open')
    expect(session.refused).toBeNull()
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('is closed as soon as it opens when nobody wants it any more', () => {
    last().readyState = 0
    session.close()
    expect(last().readyState).toBe(0)
    last().readyState = 1
    last().onopen!()
    expect(last().readyState).toBe(3)
  })
})

test('an offline browser doubts the connection at once, until the server answers', () => {
  const session = new Session('t', {}, (url) => new FakeSocket(url) as unknown as WebSocket)
  session.connect()
  last().say(welcome(1))
  expect(session.isLost).toBe(false)

  session.doubt()
  expect(session.isLost).toBe(true)
  expect(last().sent.at(-1)).toEqual({ type: 'ping' })

  last().say({ type: 'ack', id: null, number: 1 })
  expect(session.isLost).toBe(false)
  session.close()
})

test('news say how many people watch', () => {
  const session = new Session('t', {}, (url) => new FakeSocket(url) as unknown as WebSocket)
  session.connect()
  last().say(welcome(1))

  last().say(news(2, [move(1)]))

  expect(session.watching).toBe(2)
  session.close()
})

describe('several people at one screen', () => {
  const beside = (number: number) => ({ seat: number, guest: 'me', kind: 'person' }) as SeatInfo
  const seats = [beside(0), beside(1)]
  const offer = (move: string): Offer => ({ move, kind: 'toy', data: {}, preview: {} })
  const table = { id: 't', game: 'toy', you: 'me', host: 'me', secrets: true }
  const seen = (number: number, seat: number | null, lines: Line[] = []) => ({
    ...welcome(number, lines),
    table,
    seats,
    state: state(number, { seat, view: { hand: seat }, offers: seat === null ? [] : [offer('keep')] }),
  })
  const asked = () => last().sent.filter((one) => 'type' in one && one.type === 'look')

  test('whoever hands over leaves nothing, and nothing comes until the server has answered', () => {
    last().say(seen(3, 0, [move(1), move(2)]))
    session.look(null)

    expect([session.state!.view, session.state!.offers, session.lines, session.isCovered]).toEqual([null, [], [], true])
    expect(asked()).toEqual([{ type: 'look', seat: null, since: 3, id: 'look' }])
    last().say({ ...news(4, [move(3)]), state: state(4, { view: { hand: 0 }, offers: [offer('keep')] }) })
    expect(session.state!.view).toBe(null)
    last().say(seen(4, null))
    expect([session.state!.seat, session.state!.view]).toEqual([null, { hand: null }])
  })

  test('what was told to whoever looked is emptied, whoever still holds it', async () => {
    last().say(seen(3, 0, [move(1)]))
    const { view, offers } = session.state!
    const [line] = session.lines
    session.look(null)
    await vi.advanceTimersByTimeAsync(50)

    expect([view, offers[0], line]).toEqual([{}, undefined, {}])
  })

  test('whoever looks is told everything afresh', () => {
    last().say(seen(3, null))
    session.look(1)
    last().say(seen(3, 1, [move(1), move(2)]))

    expect([session.you, session.isCovered, session.lines.length]).toEqual([1, false, 2])
    expect(told.at(-1)).toEqual({ numbers: [1, 2], isFirst: true })
  })

  test('an answer for somebody who has handed over since is not shown', () => {
    last().say(seen(3, null))
    session.look(1)
    session.look(null)
    last().say(seen(3, 1, [move(1), move(2)]))
    expect([session.state!.view, session.lines]).toEqual([null, []])

    last().say(seen(3, null))

    expect(session.state!.view).toEqual({ hand: null })
  })

  test('after a cut the same person looks', () => {
    last().say(seen(3, null))
    session.look(1)
    last().say(seen(3, 1))
    last().drop()
    vi.advanceTimersByTime(2000)

    expect(new URL(last().url).searchParams.get('seat')).toBe('1')
  })

  test('a refused look is asked for again by a new connection', () => {
    last().say(seen(3, null))
    session.look(1)
    const before = FakeSocket.all.length
    last().say({ type: 'error', id: 'look', error: { code: 'too-many', message: '', data: {} } })

    expect(FakeSocket.all.length).toBe(before + 1)
    expect(new URL(last().url).searchParams.get('seat')).toBe('1')
  })

  test('what one of them does is sent for their seat', () => {
    last().say(seen(3, 1))
    void session.move('keep')
    void session.send({ type: 'lock', locked: true })

    expect(last().sent).toMatchObject([{ type: 'move', seat: 1, move: 'keep' }, { type: 'lock' }])
    expect(last().sent[1]).not.toHaveProperty('seat')
  })

  test('when the server covers a game that begins, nothing stays', () => {
    last().say({ ...seen(3, 0, [move(1)]), state: state(3, { phase: 'open', seat: 0 }) })
    last().say({ ...news(4, [move(3)]), seats, table, state: state(4, { seat: null, view: { hand: null } }) })

    expect([session.isCovered, session.lines]).toEqual([true, []])
    expect(asked()).toHaveLength(1)
  })
})

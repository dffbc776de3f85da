// One guest at one table: the socket, the state it delivered, and the commands still waiting for an answer.
//
// Nothing is lost when the connection drops: the session reconnects by itself, catches up from its last number, and
// resends unacknowledged commands with the same number, so that the server executes them once.
//
// Several people may share the guest's screen, each in a seat of their own. The socket carries what one of them may see,
// or what everybody may: it changes with `look`, and until the server has answered nothing else is taken in.

import { tick } from 'svelte'
import type {
  Answer,
  ChatInfo,
  Line,
  Mistake,
  News as NewsMessage,
  Offer,
  SeatInfo,
  ServerMessage,
  State,
  TableInfo,
  TextLine,
  Welcome,
} from '../generated/types'
import { Refusal, refusal } from './api'
import { href } from './router.svelte'
import { language } from './words.svelte'

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

const SLOWEST = 15_000 // milliseconds between two attempts at most
const SILENCE = 25_000 // milliseconds without news before a ping
const PATIENCE = 10_000 // milliseconds for an answer to a ping
const HASTE = 4000 // the same when the connection is in doubt
const RESTART = 1012 // the server asks us to connect again: another process goes on
const SPREAD = 200 // milliseconds within which we do
const AGAIN = 1000 // milliseconds before a command that couldn't be saved is sent again
const OF_SEAT = ['move', 'undo', 'windows', 'end', 'resign', 'return', 'stand', 'chat', 'hint'] // commands of one person
const REVEALING = ['reveal', 'link', 'chained']

const NOTHING: never[] = []
const LOOK = 'look' // the id of every such command

export interface Command {
  type: string
  [more: string]: unknown
}

interface Pending {
  command: Command & { id: string }
  spoken: number // the last chat number when it was sent
  resolve: (answer: Answer) => void
  reject: (problem: unknown) => void
}

export interface Listeners {
  news?: (lines: Line[], isFirst: boolean) => void
  chat?: (lines: ChatInfo[]) => void
}

/** Take everything out of plain data. */
function empty(data: unknown): void {
  if (typeof data !== 'object' || !data || Object.isFrozen(data)) return
  for (const [name, part] of Object.entries(data)) {
    empty(part)
    delete (data as Record<string, unknown>)[name]
  }
}

export class Session {
  table = $state.raw<TableInfo | null>(null)
  state = $state.raw<State | null>(null)
  text = $state.raw<TextLine[] | null>(null) // the terminal's drawing, if asked for
  seats = $state.raw<SeatInfo[]>([])
  lines = $state.raw<Line[]>([])
  chat = $state.raw<ChatInfo[]>([])
  watching = $state(0)
  connection = $state<Connection>('connecting')
  refused = $state.raw<Refusal | null>(null) // why the server won't let us in
  pending = $state.raw<Pending[]>([])
  isDoubtful = $state(false) // the browser says that the network is gone, and the server hasn't answered since
  received = $state(0) // our time when the last state arrived; clocks count from there

  #socket: WebSocket | null = null
  #columns = 0 // width of the terminal's drawing; 0 for none
  #tries = 0
  #isMoving = false // sent away to another process, and not heard since
  #timer: ReturnType<typeof setTimeout> | null = null
  #quiet: ReturnType<typeof setTimeout> | null = null
  #count = 0
  #isRevealing = false
  #eyes: number | null = null // the seat that asked to look, of several
  #private: unknown[] = [] // what whoever looks was told, until they hand over
  #looks = 0 // answers to `look` that are on their way
  #prefix = Math.random().toString(36).slice(2, 10)
  listeners: Listeners

  constructor(
    readonly id: string,
    listeners: Listeners = {},
    private readonly makeSocket: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.listeners = listeners
  }

  /** Is a move of ours waiting for its answer? */
  get busy(): boolean {
    return this.pending.some(({ command }) => command.type === 'move' || command.type === 'undo')
  }

  get you(): number | null {
    return this.state?.seat ?? null
  }

  /** The seats of everybody at this screen. */
  get own(): number[] {
    const you = this.table?.you
    return you ? this.seats.filter((seat) => seat.guest === you).map((seat) => seat.seat) : []
  }
  /** Do several people share this screen? */
  get isShared(): boolean {
    return this.own.length > 1
  }
  /** Do they have hands to hide from each other, and does nobody look? */
  get isCovered(): boolean {
    return this.isShared && !!this.table?.secrets && this.state?.phase === 'playing' && this.state.seat === null
  }

  get isHost(): boolean {
    return !!this.table?.you && this.table.you === this.table.host
  }

  /** Is the game waiting for us? */
  get isMyTurn(): boolean {
    return this.state?.phase === 'playing' && this.state.offers.length > 0
  }

  // The connection

  connect(isAsked = false): void {
    this.#forgetTimers()
    if (isAsked) this.#expectAnswer(HASTE)
    else this.connection = this.state ? 'lost' : 'connecting'
    const url = new URL(href(`api/tables/${encodeURIComponent(this.id)}/socket`), location.origin)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.searchParams.set('since', String(this.state?.number ?? 0))
    url.searchParams.set('lang', language())
    if (this.#eyes !== null) url.searchParams.set('seat', String(this.#eyes))
    this.#looks = 0
    if (this.#columns) {
      url.searchParams.set('text', '1')
      url.searchParams.set('width', String(this.#columns))
    }
    const socket = this.makeSocket(url.href)
    this.#socket = socket
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data))
    }
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code)
    }
  }

  /** Reconnect: as another guest, in another language, or with the terminal's drawing. */
  reconnect({ columns = this.#columns } = {}): void {
    this.#columns = columns
    this.#drop()
    this.connect()
  }

  /** Leave for good. */
  close(): void {
    this.#drop()
    this.#forgetTimers()
    this.connection = 'closed'
    for (const { reject } of this.pending) reject(new Refusal('closed', ''))
    this.pending = []
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    if (socket?.readyState === 0)
      socket.onopen = () => socket.close() // closing earlier makes browsers complain
    else socket?.close()
  }

  #forgetTimers(): void {
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#quiet) clearTimeout(this.#quiet)
    this.#timer = this.#quiet = null
  }

  #lost(code: number): void {
    this.#forgetTimers()
    this.isDoubtful = false
    this.#socket = null
    if (this.connection === 'closed') return
    if (code === RESTART && this.connection === 'open' && !this.#isMoving) {
      this.#isMoving = true
      this.#timer = setTimeout(() => this.connect(true), Math.random() * SPREAD)
      return
    }
    if (this.state) this.connection = 'lost'
    if (code === 1008 || !this.state) void this.#askWhy()
    else this.#tryLater()
  }

  #tryLater(): void {
    const wait = Math.min(SLOWEST, 300 * 2 ** this.#tries) * (0.7 + Math.random() * 0.6)
    this.#tries += 1
    this.#timer = setTimeout(() => this.connect(), wait)
  }

  /** A refused socket gives no reason; a request does, and tells whether trying again makes sense. */
  async #askWhy(): Promise<void> {
    const why = await this.#reason()
    if (this.#socket || this.#timer || this.connection === 'closed') return // reconnected or closed in the meantime
    if (why) {
      this.refused = why
      this.close()
    } else {
      this.#tryLater()
    }
  }

  /** Why the server won't let us in; null if it would. */
  async #reason(): Promise<Refusal | null> {
    try {
      const url = new URL(href(`api/tables/${encodeURIComponent(this.id)}`), location.origin)
      url.searchParams.set('since', '10000000')
      url.searchParams.set('lang', language())
      const answer = await fetch(url, { signal: AbortSignal.timeout(HASTE) })
      if (answer.ok || answer.status === 429 || answer.status >= 500) return null
      return refusal(await answer.json().catch(() => null), answer.status)
    } catch {
      return null
    }
  }

  /** Try now, not later: the network changed, or the page is visible again. */
  wake(): void {
    if (this.connection === 'lost' && this.#timer) {
      this.#tries = 0
      this.connect()
    } else if (this.connection === 'open') {
      this.#ping(HASTE)
    }
  }

  /** The browser says that the network is gone. A server on this machine may still answer. */
  doubt(): void {
    this.isDoubtful = this.connection === 'open'
    this.wake()
  }

  /** Is there no connection, as far as we know? */
  get isLost(): boolean {
    return this.connection === 'lost' || this.isDoubtful
  }

  #listenForSilence(): void {
    if (this.#quiet) clearTimeout(this.#quiet)
    this.#quiet = setTimeout(() => this.#ping(), SILENCE)
  }

  #ping(patience = PATIENCE): void {
    this.#write({ type: 'ping' })
    this.#expectAnswer(patience)
  }

  /** Without a message until then, the connection is lost. */
  #expectAnswer(patience: number): void {
    if (this.#quiet) clearTimeout(this.#quiet)
    this.#quiet = setTimeout(() => {
      this.#drop()
      this.#lost(1006)
    }, patience)
  }

  #write(message: Command): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  // Several people at this screen

  /**
   * See with the eyes of one of them from now on, or with nobody's; what the others may not see goes at once.
   * Nobody's eyes are told the whole story if they ask for it.
   */
  look(seat: number | null, all = seat !== null): void {
    const { state } = this
    if (!state) return
    this.#eyes = seat
    this.#looks += 1
    if (seat === null) {
      const seen = this.#private.splice(0)
      void tick().then(() => seen.forEach(empty)) // whatever still holds a part of it holds nothing
      this.state = { ...state, seat, view: null, offers: NOTHING, prompt: null, decision: null, window: null, windows: null, undo: false, retry: null, resign: null } // prettier-ignore
      this.text = null
      this.lines = NOTHING
      this.pending = this.pending.filter(({ command }) => REVEALING.includes(command.type))
    }
    this.#write({ type: 'look', seat, since: all ? 0 : state.number, id: LOOK })
  }

  // Commands

  /** Send a command, and resend it until it is answered. */
  send(command: Command): Promise<Answer> {
    const isOfSeat = this.isShared && this.you !== null && OF_SEAT.includes(command.type)
    const numbered = {
      ...(isOfSeat ? { seat: this.you } : {}),
      ...command,
      id: `${this.#prefix}-${++this.#count}`,
    }
    return new Promise((resolve, reject) => {
      this.pending = [...this.pending, { command: numbered, spoken: this.chat.at(-1)?.number ?? -1, resolve, reject }]
      if (this.connection === 'open') this.#write(numbered)
    })
  }

  /** Play one of the moves on offer. */
  move(move: string): Promise<Answer> {
    return this.send({ type: 'move', number: this.state?.decision ?? 0, move })
  }

  undo(): Promise<Answer> {
    return this.send({ type: 'undo', number: this.state?.decision ?? 0 })
  }

  // Incoming messages

  #hear(message: ServerMessage): void {
    this.#listenForSilence()
    this.isDoubtful = this.#isMoving = false
    if ('error' in message && message.id === LOOK) this.reconnect()
    else if ('error' in message && message.error.code === 'unavailable') this.#tryAgain(message)
    else if ('error' in message) this.#settle(message.id, (one) => one.reject(refusal(message)))
    else if (message.type === 'table') this.#welcome(message)
    else if (message.type === 'news') this.#takeNews(message)
    else if (message.type === 'people') {
      this.seats = message.seats
      this.watching = message.watching
    } else if (message.type === 'chat') this.#takeChat(message.lines)
    else if (message.type === 'ack') this.#settle(message.id, (one) => one.resolve(message))
  }

  /** The server could not save it just now: send it again in a moment. A hint isn't worth that. */
  #tryAgain(message: Mistake): void {
    const found = this.pending.find(({ command }) => command.id === message.id)
    if (!found || found.command.type === 'hint') this.#settle(message.id, (one) => one.reject(refusal(message)))
    else
      setTimeout(() => {
        if (this.pending.includes(found)) this.#sendAgain(found)
      }, AGAIN)
  }

  #settle(id: string | null | undefined, how: (one: Pending) => void): void {
    const found = this.pending.find(({ command }) => command.id === id)
    this.pending = this.pending.filter((one) => one !== found)
    if (found) how(found)
  }

  #welcome(message: Welcome): void {
    const isAnswer = this.#looks > 0
    if (isAnswer && --this.#looks) return // somebody else has asked to look since
    const isFirst = this.state === null || isAnswer
    if (!isFirst && this.#isTurned(message)) return this.#follow(message.state)
    this.connection = 'open'
    this.refused = null
    this.#tries = 0
    this.table = message.table
    this.watching = message.watching
    this.chat = message.chat
    this.#takeState(message, message.state.offers)
    this.#takeLines(message.lines, isFirst)
    for (const one of this.pending) this.#sendAgain(one)
  }

  /** Resend what was not acknowledged, except a chat line that did arrive. */
  #sendAgain(one: Pending): void {
    const { command, spoken } = one
    const isThere = (line: ChatInfo) =>
      line.number > spoken && line.guest === this.table?.you && line.text === command.text
    if (command.type === 'chat' && this.chat.some(isThere)) {
      this.#settle(command.id, () => one.resolve({ type: 'ack', id: command.id, number: this.state?.number ?? 0 }))
    } else {
      this.#write(command)
    }
  }

  #takeNews(message: NewsMessage): void {
    if (this.state && message.state.number < this.state.number) return // already part of the welcome
    const { state } = message
    const kept = this.state
    if (this.#looks) return // told afresh in a moment
    if (this.#isTurned(message)) return this.#follow(state)
    if (!state.offers && (state.offers_at !== kept?.offers_at || state.seat !== kept.seat)) return this.reconnect()
    if (message.table) this.table = message.table
    this.watching = message.watching
    this.#takeState(message, state.offers ?? kept!.offers)
    this.#takeLines(message.lines, false)
  }

  /** Did the server, not we, choose somebody else's eyes? A game began or ended, or somebody left their seat. */
  #isTurned({ state, table }: Welcome | NewsMessage): boolean {
    if (table) this.table = table
    return this.isShared && state.seat !== this.you
  }
  #follow(state: State | NewsMessage['state']): void {
    this.state = { ...state, offers: state.offers ?? NOTHING }
    this.look(state.seat)
  }

  /** Offers that are the same as before stay the same objects, so that nothing on the page changes. */
  #takeState(message: Welcome | NewsMessage, offers: Offer[]): void {
    const kept = this.state?.offers
    const isSame = kept === offers || JSON.stringify(kept) === JSON.stringify(offers)
    this.received = Date.now()
    this.state = { ...message.state, offers: isSame ? kept! : offers }
    this.text = message.text ?? null
    this.seats = message.seats
    if (this.isShared && this.you !== null && this.table?.secrets)
      this.#private.push(message.state.view, this.state.offers, message.lines)
    void this.#reveal()
  }

  /** Reveal what this browser has pledged: nonces when the host starts, and links before draws. */
  async #reveal(): Promise<void> {
    const { table, seats, own, state } = this
    const asks = table?.begun || state?.drawing || (state?.phase === 'playing' && own.some((seat) => seats[seat]?.lost))
    if (!table || !asks || !own.length || this.#isRevealing) return
    this.#isRevealing = true
    try {
      const { answersTo } = await import('./nonces')
      await Promise.all(answersTo(table, seats, own, state?.drawing).map((command) => this.send({ ...command })))
    } catch {
      // Too late, or another page of ours was quicker: the table goes on without it.
    }
    this.#isRevealing = false
    if (this.state?.drawing && this.state.drawing.number !== state?.drawing?.number) void this.#reveal()
  }

  #takeLines(lines: Line[], isFirst: boolean): void {
    const last = this.lines.at(-1)?.number ?? -1
    const fresh = isFirst ? lines : lines.filter((line) => line.number > last)
    if (isFirst) this.lines = fresh
    else if (fresh.length) this.lines = [...this.lines, ...fresh]
    this.listeners.news?.(fresh, isFirst)
  }

  #takeChat(lines: ChatInfo[]): void {
    const last = this.chat.at(-1)?.number ?? -1
    const fresh = lines.filter((line) => line.number > last)
    if (!fresh.length) return
    this.chat = [...this.chat, ...fresh]
    this.listeners.chat?.(fresh)
  }
}

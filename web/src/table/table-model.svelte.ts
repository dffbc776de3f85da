// The state that the parts of a table's page share: the session, the game's box, what is on screen.

import type { Answer, GameBox, HintInfo, Line, Offer, Replay, State, TextLine } from '../generated/types'
import { gameModule } from '../games'
import type { BoardModule, GameModule, News } from '../games/types'
import { hintAbout, moveWords } from '../lib/advice'
import { announce, announceNow } from '../lib/announce'
import { ask, attempt, complain, Refusal } from '../lib/api'
import { attention } from '../lib/attention.svelte'
import { preferences } from '../lib/preferences.svelte'
import { router } from '../lib/router.svelte'
import { Session, type Command } from '../lib/session.svelte'
import { play } from '../lib/sound'
import { enumerate, knows, language, loadWords, namesOf, onPage, plain, t, type Names } from '../lib/words.svelte'
import { items, type Item } from './log'
import { textColumns } from './text-width'
import { describeOutcome } from './outcome'

export type Panel = 'log' | 'chat' | 'scores'

/** An earlier moment of the game. */
interface Past {
  number: number
  view: any
  text: TextLine[] | null
}

const NOTHING: never[] = []
const FINALE = 3500 // milliseconds the board gets to show the ending before the score sheet covers it

export class TableModel {
  readonly session: Session
  box = $state.raw<GameBox | null>(null)
  module = $state.raw<GameModule | null>(null)
  Board = $state.raw<BoardModule['default'] | null>(null)
  piece = $state.raw<Names['piece']>() // what a piece is called
  hint = $state<string | null>(null) // the move to point at
  #hinted = '' // the question that the hints answer
  hints = $state.raw<HintInfo[]>([]) // the moves a bot would consider, best first
  isHinting = $state(false)
  isEnding = $state(false) // the board is still showing the ending
  past = $state.raw<Past | null>(null)
  unread = $state(0)
  panel = $state<Panel>('log')
  sheet = $state<Panel | null>(null) // the panel open at the bottom of a small screen
  dialog = $state<'help' | 'menu' | 'end' | null>(null)
  seating = $state<{ type: 'bot' | 'call-bot'; seat: number } | null>(null) // the seat that is getting a bot
  #announced = ''
  #prepared = ''
  #spoken: string

  constructor(readonly id: string) {
    this.session = new Session(id, {
      news: (lines, isFirst) => this.#hear(lines, isFirst),
      chat: (lines) => this.#hearChat(lines.length),
    })
    this.#spoken = language()
    this.session.connect()
  }

  close(): void {
    this.session.close()
    attention.isMyTurn = false
  }

  get state(): State | null {
    return this.session.state
  }
  get game(): string {
    return this.session.table?.game ?? ''
  }
  names: Names = $derived.by(() => namesOf(this.session.seats, this.session.you, this.piece))
  log: Item[] = $derived.by(() =>
    this.module ? items(this.game, this.session.lines, this.session.seats, this.names) : NOTHING,
  )

  get isOver(): boolean {
    return this.state?.phase === 'over'
  }
  get isMyTurn(): boolean {
    return this.session.isMyTurn
  }
  /** Is a bot playing this person's seat for them? */
  get isReplaced(): boolean {
    const seat = this.mySeat
    return !!seat && this.state?.phase === 'playing' && !seat.out && !!seat.bot
  }
  get mySeat() {
    return this.session.seats.find((seat) => seat.seat === this.session.you) ?? null
  }
  /** Does this person have a seat in a running game? */
  get isPlaying(): boolean {
    return this.state?.phase === 'playing' && !!this.mySeat && !this.mySeat.out
  }

  // For the board

  get view(): any {
    return this.past ? this.past.view : this.state?.view
  }
  get text(): TextLine[] | null {
    return this.past ? this.past.text : this.session.text
  }
  get offers(): Offer[] {
    return this.past || this.session.busy ? NOTHING : (this.state?.offers ?? NOTHING)
  }
  get news(): News[] {
    return this.past ? NOTHING : this.session.news
  }
  get still(): boolean {
    return !!this.past || preferences.still
  }

  /** Load the game's box, board and words, once the game is known. */
  async prepare(game: string): Promise<void> {
    if (this.#prepared === game) return
    this.#prepared = game
    try {
      const module = gameModule(game)
      if (module.isGeneric) this.session.reconnect({ columns: textColumns() })
      const [box, board] = await Promise.all([ask<GameBox>(`games/${game}`), module.board(), loadWords(game)])
      this.box = box
      this.Board = board.default
      this.piece = board.namePieces?.(box.pieces)
      this.module = module
    } catch (problem) {
      complain(problem)
    }
  }

  /** Reconnect in a new language: the server sends texts too. */
  speak(now: string): void {
    if (now === this.#spoken) return
    this.#spoken = now
    this.session.reconnect()
  }

  // The status line

  status: string = $derived.by(() => this.#status())

  #status(): string {
    const { state } = this
    if (!state || !this.module) return ''
    if (this.isEnding) return t('web-status-ending')
    if (state.phase === 'over' && state.outcome) return describeOutcome(this.game, state.outcome, this.names)
    if (state.phase === 'open') return t('web-status-open')
    if (state.prompt) return t(this.#promptKey, plain(this.game, state.prompt.data, this.names))
    if (this.isReplaced) return t('web-status-replaced')
    const waiting = state.waiting.filter((seat) => seat !== this.session.you)
    if (!waiting.length) return t('web-status-chance')
    const people = waiting.filter((seat) => !this.session.seats[seat]?.bot)
    const who = enumerate((people.length ? people : waiting).map((seat) => this.names.name(seat)))
    return t(people.length ? 'web-status-waiting' : 'web-status-thinking', { who, count: people.length || waiting.length })
  }

  get #promptKey(): string {
    return onPage(this.game, this.state!.prompt!.key.slice(this.game.length + 1))
  }

  get help(): string {
    const key = this.state?.prompt ? `${this.state.prompt.key}.help` : ''
    return knows(key) ? t(key) : ''
  }

  // Commands

  /** Send a command; show why if it is refused. */
  async act(command: Command): Promise<Answer | undefined> {
    return this.#try(this.session.send(command))
  }

  play = (move: string): void => {
    if (this.past || this.session.busy || !this.state?.offers.some((offer) => offer.move === move)) return
    this.forgetHints()
    void this.#try(this.session.move(move))
  }

  undo(): void {
    if (this.state?.undo && !this.session.busy && !this.past) void this.#try(this.session.undo())
  }

  async askHint(): Promise<void> {
    if (!this.canHint || this.isHinting) return
    this.isHinting = true
    const asked = this.#question
    const [answer] = await Promise.all([this.act({ type: 'hint' }), attempt(loadWords('analysis'))])
    this.isHinting = false
    if (!answer?.hints?.length || this.#question !== asked) return
    this.#hinted = asked
    this.hints = answer.hints
    this.hint = answer.hints[0]!.move
    announce(`${t('web-hint-is', { move: this.moveWords(this.hint) })}, ${hintAbout(answer.hints[0]!, true)}`)
  }

  /** The decision this seat faces. Hints stay as long as it is the same, whatever others do. */
  get #question(): string {
    const { decision, offers } = this.state ?? { decision: null, offers: NOTHING }
    return `${decision} ${offers.map((offer) => offer.move).join(' ')}`
  }

  forgetHints(): void {
    this.hint = null
    this.hints = NOTHING
  }

  /** A move on offer, in a few words. */
  moveWords(move: string): string {
    const offers = this.state?.offers ?? NOTHING
    const offer = offers.find((one) => one.move === move)
    return offer ? moveWords(this.game, offer, offers, this.names) : move
  }

  /** The highlighted hint as a sentence. */
  get hintWords(): string {
    const offer = this.state?.offers.find((one) => one.move === this.hint)
    if (!offer) return ''
    if (offer.move !== this.hints[0]?.move) return t('web-hint-other', { move: this.moveWords(offer.move) })
    const own = `${this.game}-web-hint-${offer.kind}`
    if (knows(own)) return t(own, plain(this.game, offer.data, this.names))
    return t('web-hint-is', { move: this.moveWords(offer.move) })
  }

  get canHint(): boolean {
    return !!this.session.table?.hints && this.isMyTurn && !this.past
  }

  async rematch(): Promise<void> {
    const answer = await this.act({ type: 'rematch' })
    if (answer?.table) router.go(`table/${answer.table}`)
  }

  async #try(work: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await work
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === 'closed') return undefined
      complain(problem)
      return undefined
    }
  }

  // Earlier moments

  async lookAt(number: number): Promise<void> {
    const query = new URLSearchParams({ eyes: 'own', start: String(number), count: '1' })
    if (this.module?.isGeneric) {
      query.set('text', '1')
      query.set('width', String(textColumns()))
    }
    const found = await attempt(ask<Replay>(`tables/${this.id}/replay?${query}`))
    const moment = found?.moments[0]
    if (!moment) return
    this.past = { number: moment.number, view: moment.view, text: moment.text ?? null }
    this.session.news.length = 0
  }

  /** Go one log item back or forward. */
  step(by: 1 | -1): void {
    const moves = this.log.filter((item) => item.isMove)
    const place = this.past ? moves.findIndex((item) => item.number >= this.past!.number) : moves.length - 1
    const next = moves[place + by]
    if (next && (by < 0 || place + by < moves.length - 1)) void this.lookAt(next.number)
    else if (by > 0) this.now()
  }

  now(): void {
    this.past = null
  }

  // Incoming news

  #hear(lines: Line[], isFirst: boolean): void {
    if (this.#question !== this.#hinted) this.forgetHints()
    if (this.past) this.session.news.length = 0
    const finished = lines.some((line) => line.kind === 'finish')
    if (finished && !isFirst) {
      this.past = null
      play('end')
    }
    if (this.isOver && (isFirst || finished)) this.#showEnd(isFirst || preferences.still ? 0 : FINALE)
    if (!isFirst && this.module) this.#announceLines(lines)
    queueMicrotask(() => this.#announceTurn(isFirst))
  }

  /** Open the score sheet once the board has shown the ending. */
  #showEnd(delay: number): void {
    this.isEnding = delay > 0
    if (!delay) this.dialog = 'end'
    else {
      setTimeout(() => {
        this.isEnding = false
        this.dialog ??= 'end'
      }, delay)
    }
  }

  #announceLines(lines: Line[]): void {
    const told = items(this.game, lines, this.session.seats, this.names)
    for (const item of told) announce(item.paragraphs.map((paragraph) => paragraph.text).join(' '))
  }

  #announceTurn(isFirst: boolean): void {
    attention.isMyTurn = this.isMyTurn
    const key = this.isMyTurn ? `${this.state!.decision} ${this.state!.prompt?.key}` : ''
    if (key && key !== this.#announced && this.module) {
      if (!isFirst) play('turn')
      announceNow(this.status)
      attention.call(this.status)
    }
    this.#announced = key
  }

  #hearChat(count: number): void {
    const isShown = this.panel === 'chat' || this.sheet === 'chat'
    if (!isShown || document.hidden) this.unread += count
    play('chat')
    for (const line of this.session.chat.slice(-count)) announce(t('web-chat-said', { who: line.name, text: line.text }))
  }
}

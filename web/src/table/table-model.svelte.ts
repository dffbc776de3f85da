// The state that the parts of a table's page share: the session, the game's box, what is on screen.

import { flushSync, type Component } from 'svelte'
import type { AnyView, FinaleProps } from '../games/types'
import type { Answer, ChatInfo, Line, Offer, Replay, SeatInfo, State, TextLine } from '../generated/types'
import { explainer } from '../board/explain.svelte'
import { Stage } from '../board/stage.svelte'
import { gameModule } from '../games'
import { announce, silence } from '../lib/announce'
import { ask, attempt, complain, Refusal } from '../lib/api'
import { attention } from '../lib/attention.svelte'
import { preferences } from '../lib/preferences.svelte'
import { router } from '../lib/router.svelte'
import { Session, type Command } from '../lib/session.svelte'
import { play } from '../lib/sound'
import { toasts } from '../lib/toasts.svelte'
import { knows, language, loadFiles, plain, t } from '../lib/words.svelte'
import { Advice } from './advice.svelte'
import { Desk } from './desk.svelte'
import { parts } from './parts'
import { describeStatus, promptHelp } from './status'
import { Teller } from './teller'
import { textColumns } from './text-width'

export type Panel = 'log' | 'chat' | 'scores'

/** What fills the page at the end: a frame that counts the points, and the game's own sky. */
interface Finale {
  Frame: Component<FrameProps>
  Sky: Component<FinaleProps>
}

/** What the frame gets. */
export interface FrameProps {
  model: TableModel
  Sky: Component<FinaleProps>
}

/** An earlier moment of the game. */
interface Past {
  number: number
  text: TextLine[] | null
}

const NOTHING: never[] = []
const MOST_NEWS = 40 // lines; a longer absence is not animated line by line
const OUTLINED = 8 // lines whose traces are shown to somebody who just came

export class TableModel extends Desk {
  readonly session: Session
  readonly now = new Stage<AnyView>() // the game as it goes on
  readonly then = new Stage<AnyView>(true) // an earlier moment
  readonly advice = new Advice(this)
  isEnding = $state(false) // the end has come, and has not been told
  past = $state.raw<Past | null>(null)
  unread = $state(0)
  panel = $state<Panel>('log')
  sheet = $state<Panel | null>(null) // the panel open at the bottom of a small screen
  dialog = $state<'help' | 'menu' | 'moments' | 'settings' | 'retry' | null>(null)
  showsEnd = $state(false) // is the result beside the board?
  finale = $state.raw<Finale | null>(null) // what fills the page between the board's ending and the result
  showsHelp = $state(false) // is the prompt being explained?
  seating = $state<number | null>(null) // the seat that is getting a bot
  #settled = $state.raw<State | null>(null) // the last state that the board has shown completely
  #untold = $state(Infinity) // the first line that waits for the end to be told
  #finale: Promise<Finale | null> | null = null
  #isOpening = false // is the finale about to be shown?
  #teller = new Teller()
  #prepared = ''
  #turnedAt = -1 // the number at which somebody turned the board by hand: it stays until something happens
  #hasLooked = false // has somebody at a shared screen seen their hand here?
  #undoes = false // an undo was asked for before the answer to the last command
  #spoken: string
  /** Whoever shows this model shows another one from now on. */
  onReplaced: (next: TableModel) => void = () => {}

  /** A table as it is opened, or as it goes on once nobody looks: then only the connection is the same. */
  constructor(
    readonly id: string,
    before?: TableModel,
  ) {
    super()
    this.then.still = true
    this.now.pause = (line) => (line.by === 'bot' ? preferences.rest : 0)
    this.now.onProgress = () => this.#progress()
    const listeners = {
      news: (lines: Line[], isFirst: boolean) => this.#hear(lines, isFirst),
      chat: (lines: ChatInfo[]) => this.#hearChat(lines.length),
    }
    this.#spoken = language()
    if (before) {
      this.session = before.session
      this.session.listeners = listeners
      this.panel = before.panel
      this.unread = before.unread
      this.#prepared = before.module ? before.#prepared : ''
      this.keep(before)
    } else {
      this.session = new Session(id, listeners)
      this.session.connect()
    }
  }

  // Several people at this screen

  /** The seats at this screen that the game waits for. */
  get asked(): number[] {
    const { state, session } = this
    if (state?.phase !== 'playing') return NOTHING
    return session.own.filter((seat) => state.waiting.includes(seat) && !this.seats[seat]?.bot)
  }
  /** Who looks next: somebody else who is asked while whoever looks is not, else the next one at this screen. */
  get following(): number | null {
    const { you, session } = this
    const place = session.own.findIndex((seat) => seat === you)
    const others = [...session.own.slice(place + 1), ...session.own.slice(0, Math.max(0, place))]
    return others.find((seat) => this.asked.includes(seat)) ?? others[0] ?? null
  }
  /** Is it somebody else's turn at this screen? */
  get isHandedOn(): boolean {
    return this.you !== null && this.asked.length > 0 && !this.asked.includes(this.you)
  }
  /** Everybody at a shared screen is called by their name. */
  override get addressed(): number | null {
    return this.session.isShared ? null : this.you
  }

  /** Nobody looks from now on: nothing that was on screen stays. */
  cover(): void {
    if (this.session.busy) return
    const next = new TableModel(this.id, this)
    this.session.look(null)
    this.#begin(next)
  }
  #begin(next: TableModel, lines?: Line[]): void {
    silence()
    explainer.hide()
    this.onReplaced(next)
    if (lines) next.#hear(lines, true)
  }
  /** Does the board turn to whoever decides by itself, because nothing is secret? */
  get isTurning(): boolean {
    return this.session.isShared && !this.session.table?.secrets
  }
  /** Turn, once everything has been shown and answered. */
  #turn(): void {
    const { session, now, past, dialog, following } = this
    const isFree = now.idle && !session.busy && !past && !dialog
    if (!isFree || !this.isTurning || !this.isHandedOn || following === null) return
    if (this.#turnedAt !== session.state?.number) session.look(following)
  }
  /** Somebody at this screen looks. */
  turnTo(seat: number): void {
    if (this.session.busy) return
    this.past = null
    this.#turnedAt = this.state?.number ?? -1
    this.session.look(seat)
  }

  close(): void {
    this.session.close()
    attention.isMyTurn = false
  }

  // What the server sent, and how much of it can be told

  get state(): State | null {
    return this.session.state
  }
  /** The state to tell about: the newest one the board has shown, or this person's own decision once it can be made. */
  get shown(): State | null {
    const { state } = this
    if (state?.offers.length && this.now.isReady(this.you)) return state
    return this.#settled ?? state
  }
  get game(): string {
    return this.session.table?.game ?? ''
  }
  get seats(): SeatInfo[] {
    return this.session.seats
  }
  get you(): number | null {
    return this.session.you
  }
  get viewer(): number | null {
    return this.you
  }
  get lines(): Line[] {
    const told = this.#told
    return this.session.lines.filter((line) => line.number <= told)
  }

  /** The last line that may be told. */
  get #told(): number {
    return Math.min(this.now.told, this.#untold - 1)
  }

  get isOver(): boolean {
    return this.shown?.phase === 'over'
  }
  /** Does the game wait for this person, as far as they can see? */
  get isMyTurn(): boolean {
    return this.session.isMyTurn && this.shown?.decision === this.state?.decision
  }
  /** The seats that the game waits for. */
  get waiting(): number[] {
    const { shown } = this
    if (shown?.phase !== 'playing') return NOTHING
    return shown.waiting.filter((seat) => seat !== this.you || this.isMyTurn || this.session.isShared)
  }
  /** Is a bot playing this person's seat for them? */
  get isReplaced(): boolean {
    const seat = this.mySeat
    return !!seat && this.state?.phase === 'playing' && !seat.out && !!seat.bot
  }
  get mySeat(): SeatInfo | null {
    return this.seats.find((seat) => seat.seat === this.you) ?? null
  }
  /** Does this person have a seat in a running game? */
  get isPlaying(): boolean {
    return this.shown?.phase === 'playing' && !!this.mySeat && !this.mySeat.out
  }
  /** What the game waits for, in one line. */
  status: string = $derived.by(() => describeStatus(this))
  /** When this person's time is up, as Date.now() counts; null without a clock that runs. */
  get deadline(): number | null {
    const { you, session } = this
    const clock = this.state?.clock
    return clock && you !== null && clock.running.includes(you) ? session.received + clock.left[you]! : null
  }
  /** The key of the prompt that this person can answer. */
  get prompt(): string {
    return (this.isMyTurn && this.shown?.prompt?.key) || ''
  }
  get help(): string {
    return promptHelp(this.game, this.prompt)
  }

  // For the board

  get stage(): Stage<AnyView> {
    return this.past ? this.then : this.now
  }
  get text(): TextLine[] | null {
    return this.past ? this.past.text : this.session.text
  }
  /** The same objects as long as they are the same offers, so that the board keeps what it shows while others move. */
  offers: Offer[] = $derived.by(() => (this.past || this.session.busy ? NOTHING : (this.state?.offers ?? NOTHING)))
  /** The number of this person's decision. */
  decision: number | null = $derived.by(() => this.state?.decision ?? null)

  /** Load the game's box, board and words, once the game is known. */
  async prepare(game: string): Promise<void> {
    if (this.#prepared === game) return
    this.#prepared = game
    if (gameModule(game).isGeneric) this.session.reconnect({ columns: textColumns() })
    await attempt(this.load(game))
  }

  /** Reconnect in a new language: the server sends texts too. */
  speak(now: string): void {
    if (now === this.#spoken) return
    this.#spoken = now
    this.session.reconnect()
  }

  // Commands

  /** Send a command; show why if it is refused. */
  async act(command: Command): Promise<Answer | undefined> {
    return this.#try(this.session.send(command))
  }

  play = (move: string): void => {
    const offer = this.state?.offers.find((one) => one.move === move)
    if (this.past || this.session.busy || !offer) return
    this.advice.forgetHints()
    void this.#try(this.session.move(move), offer)
  }

  /** Take the latest decision back; if that is impossible, offer to try it again at a new table. */
  undo(): void {
    if (this.past) return
    if (this.session.busy) {
      this.#undoes = true // once the answer is there
      return
    }
    if (this.state?.undo) void this.#try(this.session.undo())
    else if (this.retry !== null) this.dialog = 'retry'
  }

  /** The entry after which a new table would start: the moment on screen, else the one before the latest decision. */
  get retry(): number | null {
    const before = this.state?.retry ?? null
    const isLast = this.isOver && this.log.findLast((item) => item.isMove)?.number === this.past?.number
    return before === null || isLast ? null : (this.past?.number ?? before)
  }

  /** Play again: the last one who asks, or a person alone with bots, goes to the new table at once. */
  async rematch(): Promise<void> {
    const { pledgeNonce } = await import('../lib/nonces')
    const [pledge, ...beside] = this.session.own.map(pledgeNonce)
    const answer = await this.act({ type: 'rematch', pledge, beside })
    const answers = this.state?.rematch
    if (answer?.table && answers && !answers.missing.length && !answers.declined.length)
      router.go(`table/${answer.table}`)
  }

  async #try(work: Promise<Answer>, offer?: Offer): Promise<Answer | undefined> {
    try {
      return await work
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === 'closed') return undefined
      if (problem instanceof Refusal && problem.code === 'too-late') toasts.show(this.#tellLate(problem, offer))
      else complain(problem)
      return undefined
    } finally {
      if (this.#undoes && !this.session.busy) {
        this.#undoes = false
        this.undo()
      } else this.#turn()
    }
  }

  /** Somebody else was quicker: said with the piece, where the game has words for it. */
  #tellLate(problem: Refusal, offer?: Offer): string {
    const key = `${this.game}-web-too-late`
    return offer && knows(key) ? t(key, plain(this.game, offer.data, this.names)) : problem.message
  }

  // Earlier moments

  async lookAt(number: number): Promise<void> {
    const eyes = this.session.isShared && this.you !== null ? String(this.you) : 'own'
    const query = this.momentsQuery({ eyes, start: String(number), count: '1' })
    const found = await attempt(ask<Replay>(`tables/${this.id}/replay?${query}`))
    const moment = found?.moments[0]
    if (!moment) return
    const item = this.log.find((one) => one.number === moment.number)
    this.then.show(moment.view as AnyView, moment.number, item?.lines)
    this.past = { number: moment.number, text: moment.text ?? null }
  }

  /** Go one log item back or forward. */
  step(by: 1 | -1): void {
    const moves = this.log.filter((item) => item.isMove)
    const place = this.past ? moves.findIndex((item) => item.number >= this.past!.number) : moves.length - 1
    const next = moves[place + by]
    if (next && (by < 0 || place + by < moves.length - 1)) void this.lookAt(next.number)
    else if (by > 0) this.returnToNow()
  }

  returnToNow(): void {
    this.past = null
    this.#turn()
  }

  // Incoming news

  #hear(lines: Line[], isFirst: boolean): void {
    if (this.#hasLooked && this.session.isCovered) return this.#begin(new TableModel(this.id, this), lines)
    this.#hasLooked = this.session.isShared && this.you !== null && this.state?.phase === 'playing'
    this.advice.check()
    const finish = isFirst ? undefined : lines.find((line) => line.kind === 'finish')
    if (finish) {
      this.#end(finish, lines)
      if (this.past) {
        this.past = null
        flushSync() // the board has to be back at the present to show the ending
      }
    }
    this.#stageNews(lines, isFirst)
    if (isFirst && this.isOver) this.showsEnd = true
  }

  /** The end has come: whatever would give the winner away waits for it to be told. */
  #end(finish: Line, lines: Line[]): void {
    this.isEnding = true
    if (!this.hasFinale) return
    const last = lines.findLast((line) => line.kind === 'move' && line.number < finish.number)
    this.#untold = (last ?? finish).number
    this.now.hold()
    this.#finale = this.#loadFinale()
  }

  /** A game that was played to its end has a finale. */
  get hasFinale(): boolean {
    return this.state?.outcome?.reason === 'played'
  }

  #stageNews(lines: Line[], isFirst: boolean): void {
    const { number } = this.state!
    const view = this.state!.view as AnyView
    const moves = lines.filter((line) => line.kind === 'move' || line.kind === 'undo')
    this.now.you = this.you
    if (isFirst) this.#teller.skipTo(number - 1)
    if (isFirst || moves.length > MOST_NEWS) this.now.show(view, number - 1, moves.slice(-OUTLINED))
    else this.now.take(lines, view)
  }

  /** The board has shown more: tell it. */
  #progress(): void {
    this.#teller.tell(this, this.session.lines, this.#told)
    if (this.now.idle) this.#settle()
    const covered = this.session.isCovered && this.asked.length ? `covered ${this.asked}` : ''
    this.#teller.call(this.isMyTurn ? `${this.you} ${this.state!.decision} ${this.prompt}` : covered, this.status)
  }

  /** Everything has been shown. */
  #settle(): void {
    if (this.isEnding && this.hasFinale) void this.#openFinale()
    else if (this.isEnding) this.showEnd()
    else {
      this.#settled = this.state
      this.#turn()
    }
  }

  /** Let the finale fill the page; without it, tell the end at once. */
  async #openFinale(): Promise<void> {
    if (this.#isOpening) return
    this.#isOpening = true
    const found = document.hidden || !this.isReady ? null : await this.#finale // nobody would see it
    if (found) this.finale = found
    else this.showEnd()
  }

  /** The finale; null if it can't be loaded. */
  async #loadFinale(): Promise<Finale | null> {
    try {
      const sky = gameModule(this.game).finale?.() ?? parts.lake()
      const [frame, { default: Sky }] = await Promise.all([parts.finale(), sky, loadFiles('dialogs')])
      return { Frame: frame.default, Sky: Sky as Finale['Sky'] }
    } catch {
      return null
    }
  }

  /** Name the winner, wherever words are. */
  tellEnd(): void {
    if (!this.isEnding) return
    this.isEnding = false
    this.#untold = Infinity
    this.now.release()
    this.#settled = this.state
    play('end')
    this.#teller.tell(this, this.session.lines, this.#told)
    announce(this.status)
  }

  /** The finale is over, or there was none: put the result beside the board. */
  showEnd(): void {
    this.tellEnd()
    this.finale = null
    this.showsEnd = true
  }
  hideEnd(): void {
    this.showsEnd = false
  }

  #hearChat(count: number): void {
    const isShown = this.panel === 'chat' || this.sheet === 'chat'
    if (!isShown || document.hidden) this.unread += count
    play('chat')
    for (const line of this.session.chat.slice(-count))
      announce(t('web-chat-said', { who: line.name, text: line.text }))
  }
}

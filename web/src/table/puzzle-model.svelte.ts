// A puzzle: the position, the reader's answers, and what the search made of them.

import type { Line, Offer, PuzzleInfo, Question, SeatInfo, TextLine, Verdict } from '../generated/types'
import { Stage } from '../board/stage.svelte'
import type { AnyView } from '../games/types'
import { moveWords, reasonWords } from '../lib/advice'
import { announce } from '../lib/announce'
import { ask, attempt, complain, Refusal } from '../lib/api'
import { preferences } from '../lib/preferences.svelte'
import { strangers } from '../lib/strangers'
import { onPage, plain, t } from '../lib/words.svelte'
import { Desk } from './desk.svelte'
import { form } from './form.svelte'
import { promptHelp } from './status'

const NOTHING: never[] = []

export class PuzzleModel extends Desk {
  readonly stage = new Stage<AnyView>()
  readonly lines: Line[] = NOTHING
  readonly text: TextLine[] | null = null
  info = $state.raw<PuzzleInfo | null>(null)
  verdict = $state.raw<Verdict | null>(null) // on the latest answer
  refused = $state.raw<Refusal | null>(null)
  isBusy = $state(false)
  isShown = $state(false) // was the solution asked for?
  tries = $state(0)
  played = $state.raw<Verdict[]>(NOTHING) // the solutions found or shown so far, of one step after the other

  constructor(readonly game: string) {
    super()
  }

  seats: SeatInfo[] = $derived.by(() => (this.info ? strangers(this.info.seats, this.info.seat) : NOTHING))
  get you(): number | null {
    return this.info?.seat ?? null
  }
  get viewer(): number | null {
    return this.you
  }
  /** Is there nothing left to find out? */
  get isDone(): boolean {
    return !!this.info && this.played.length === this.info.steps
  }
  /** The step that the reader has come to. */
  get question(): Question | null {
    return this.played.at(-1)?.next ?? this.info
  }
  get offers(): Offer[] {
    return this.question && !this.isDone && !this.isBusy && !this.isShown ? this.question.offers : NOTHING
  }
  /** What the player had to decide. */
  get prompt(): string {
    const prompt = this.question?.prompt
    return prompt
      ? t(onPage(this.game, prompt.key.slice(this.game.length + 1)), plain(this.game, prompt.data, this.names))
      : ''
  }
  get help(): string {
    return promptHelp(this.game, this.question?.prompt.key ?? '')
  }
  get isSolved(): boolean {
    return !!this.info && preferences.solvedIn(this.game).includes(this.info.number)
  }

  /** Load a puzzle; today's if there is no number. */
  async open(number: number | null): Promise<void> {
    const path = `puzzles/${this.game}${number === null ? '' : `/${number}`}`
    try {
      const [info] = await Promise.all([ask<PuzzleInfo>(path), this.module ?? this.load(this.game)])
      this.info = info
      this.#begin()
    } catch (problem) {
      if (problem instanceof Refusal) this.refused = problem
      else complain(problem)
    }
  }

  #begin(): void {
    this.verdict = null
    this.isShown = false
    this.tries = 0
    this.played = NOTHING
    this.stage.show(this.info!.view as AnyView, 0)
  }

  /** Start over. */
  again = (): void => this.#begin()

  play = (move: string): void => void this.#answer(move)
  showSolution = (): void => void this.#show()

  /** Try a move. */
  async #answer(move: string): Promise<void> {
    const { info } = this
    if (!info || this.isBusy || this.isDone) return
    const found = await this.#judge(info, move)
    if (!found) return
    this.tries++
    this.verdict = found
    if (found.grade === 'best') this.#take(info, found)
    if (this.isDone) preferences.rememberSolved(this.game, info.number)
    announce(this.told)
  }

  /** Show the solution from here to its end. */
  async #show(): Promise<void> {
    const { info } = this
    if (!info || this.isBusy) return
    this.isShown = true
    while (!this.isDone) {
      const found = await this.#judge(info, null)
      if (!found) {
        this.isShown = this.isDone
        return
      }
      this.verdict = found
      this.#take(info, found)
    }
    this.tries++
    announce(this.told)
  }

  /** What a move of this step is worth, by default the solution; nothing if that could not be found out. */
  async #judge(info: PuzzleInfo, move: string | null): Promise<Verdict | null> {
    const query = new URLSearchParams(this.played.map(({ played }) => ['after', played.move]))
    if (move !== null) query.set('move', move)
    this.isBusy = true
    const found = await attempt(ask<Verdict>(`puzzles/${this.game}/${info.number}/answer?${query}`))
    this.isBusy = false
    return this.info === info ? (found ?? null) : null
  }

  /** Play a solution of this step. */
  #take(info: PuzzleInfo, found: Verdict): void {
    this.played = [...this.played, found]
    const { events, view } = found
    this.stage.take([{ number: this.played.length, kind: 'move', seat: info.seat, at: 0, events }], view as AnyView)
  }

  /** The verdict in words; before the first answer, the question. */
  get told(): string {
    const { verdict } = this
    const { right, steps } = this.info ?? { right: 1, steps: 1 }
    if (!verdict) return t(form.current === 'wide' ? 'puzzle-about' : 'puzzle-about-short', { right, steps })
    const why = reasonWords(this.game, verdict.reasons, this.names) || 'none'
    if (this.isShown && this.isDone) return t('puzzle-solution', { move: this.#line, why })
    if (verdict.grade === 'best') return this.isDone ? t('puzzle-best', { why }) : t('puzzle-on')
    const { kind, before, after, points } = verdict
    return `${t('puzzle-worse', { cost: t('analysis-cost', { kind, before, after, points }) })} ${t('puzzle-try-again')}`
  }
  /** What the solution promises. */
  get promise(): string {
    return this.isDone && this.verdict
      ? t('puzzle-best-chance', { chance: t('analysis-chance', { percent: this.verdict.before }) })
      : ''
  }

  /** What was played, step by step. */
  get #line(): string {
    const questions = [this.info!, ...this.played.map(({ next }) => next)]
    return this.played
      .map(({ played }, step) => moveWords(this.game, played, questions[step]!.offers, this.names))
      .reduce((line, then) => t('puzzle-line', { line, then }))
  }
}

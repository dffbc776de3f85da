// A puzzle: the position, the reader's answers, and what the search made of them.

import type { Line, Offer, PuzzleInfo, SeatInfo, TextLine, Verdict } from '../generated/types'
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
    return this.isShown || this.verdict?.grade === 'best'
  }
  get offers(): Offer[] {
    return this.info && !this.isDone && !this.isBusy ? this.info.offers : NOTHING
  }
  /** What the player had to decide. */
  get prompt(): string {
    const prompt = this.info?.prompt
    return prompt
      ? t(onPage(this.game, prompt.key.slice(this.game.length + 1)), plain(this.game, prompt.data, this.names))
      : ''
  }
  get help(): string {
    return promptHelp(this.game, this.info?.prompt.key ?? '')
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
    this.stage.show(this.info!.view as AnyView, 0)
  }

  /** Start over. */
  again = (): void => this.#begin()

  play = (move: string): void => void this.#judge(move)
  showSolution = (): void => void this.#judge(null)

  async #judge(move: string | null): Promise<void> {
    const { info } = this
    if (!info || this.isBusy || this.isDone) return
    this.isBusy = true
    const query = move === null ? '' : `?${new URLSearchParams({ move })}`
    const found = await attempt(ask<Verdict>(`puzzles/${this.game}/${info.number}/answer${query}`))
    this.isBusy = false
    if (!found || this.info !== info) return
    this.tries++
    this.verdict = found
    if (move === null) this.isShown = true
    else if (found.grade === 'best') preferences.rememberSolved(this.game, info.number)
    announce(this.told)
    if (this.isDone)
      this.stage.take(
        [{ number: 1, kind: 'move', seat: info.seat, at: 0, events: found.events }],
        found.view as AnyView,
      )
  }

  /** The verdict in words; before the first answer, the question. */
  get told(): string {
    const { verdict } = this
    if (!verdict)
      return t(form.current === 'wide' ? 'puzzle-about' : 'puzzle-about-short', { right: this.info?.right ?? 1 })
    const why = reasonWords(this.game, verdict.reasons, this.names) || 'none'
    if (this.isShown) return t('puzzle-solution', { move: this.#words(verdict.better), why })
    if (verdict.grade === 'best') return t('puzzle-best', { why })
    const { kind, before, after, points } = verdict
    return `${t('puzzle-worse', { cost: t('analysis-cost', { kind, before, after, points }) })} ${t('puzzle-try-again')}`
  }
  /** What the solution promises. */
  get promise(): string {
    return this.isDone && this.verdict
      ? t('puzzle-best-chance', { chance: t('analysis-chance', { percent: this.verdict.before }) })
      : ''
  }

  #words(offer: Offer): string {
    return moveWords(this.game, offer, this.info!.offers, this.names)
  }
}

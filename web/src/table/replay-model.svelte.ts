// A game replayed: its moments from one point of view, which of them is shown, and how it goes on to the next.

import { untrack } from 'svelte'
import type { DrawnMoment, Line, LossInfo, Replay, SeatInfo, TextLine, Welcome } from '../generated/types'
import { Stage } from '../board/stage.svelte'
import type { AnyView, PastDecision } from '../games/types'
import { ask, attempt, complain, makeTable, Refusal } from '../lib/api'
import { guest } from '../lib/guest.svelte'
import { preferences } from '../lib/preferences.svelte'
import { router } from '../lib/router.svelte'
import { enumerate, language, nameOf, t } from '../lib/words.svelte'
import { Desk } from './desk.svelte'
import type { Item } from './log'
import { describeOutcome } from './outcome'

/** A decision that the analysis found costly. */
export type Loss = LossInfo & PastDecision

const BEAT = 1300 // milliseconds between the end of one moment and the next, at speed 1
const FASTEST = 4

export class ReplayModel extends Desk {
  readonly stage = new Stage<AnyView>(true)
  welcome = $state.raw<Welcome | null>(null)
  moments = $state.raw<DrawnMoment[]>([])
  isWhole = $state(false) // are all moments loaded?
  wasWhole = $state(false) // loaded completely once: the analysis stays when the point of view changes
  refused = $state.raw<Refusal | null>(null)
  eyes = $state('own')
  place = $state(0)
  isPlaying = $state(false)
  speed = $state(1)
  dialog = $state<'share' | 'on' | 'settings' | 'beside' | null>(null)
  #wanted: number | null // the moment to go to once it is loaded
  #stepped: DrawnMoment | undefined // the moment that the stage is showing step by step
  losses = $state.raw<Loss[]>([]) // the costly decisions, once the game has been analysed, in its order
  #loss = $state.raw<Loss | null>(null)
  #opensAtEnd = $state(false) // a finished game opens at its result

  constructor(
    readonly id: string,
    asked: URLSearchParams,
  ) {
    super()
    this.eyes = asked.get('eyes') ?? 'own'
    this.#wanted = asked.has('at') ? Number(asked.get('at')) : null
    void this.#open()
  }

  get game(): string {
    return this.welcome?.table.game ?? ''
  }
  get seats(): SeatInfo[] {
    return this.welcome?.seats ?? []
  }
  get you(): number | null {
    return this.welcome?.state.seat ?? null
  }
  get viewer(): number | null {
    return this.eyes === 'own' ? this.you : /^\d$/.test(this.eyes) ? Number(this.eyes) : null
  }
  get lines(): Line[] {
    return this.moments
  }
  get text(): TextLine[] | null {
    return this.shown?.text ?? null
  }
  get isOver(): boolean {
    return this.welcome?.state.phase === 'over'
  }

  // Moments

  #byNumber = $derived(new Map(this.moments.map((moment) => [moment.number, moment])))
  /** The items of the log that a board can show. */
  steps: Item[] = $derived(this.log.filter((item) => this.#byNumber.get(item.number)?.view))
  step: Item | undefined = $derived(this.steps[Math.min(this.place, this.steps.length - 1)])
  shown: DrawnMoment | undefined = $derived(this.step && this.#byNumber.get(this.step.number))

  /** What happened at this moment. */
  get caption(): string {
    return this.step?.paragraphs.map((paragraph) => paragraph.text).join(' ') ?? ''
  }
  /** Has the end been reached, and seen? */
  get isAtEnd(): boolean {
    return this.isOver && this.isWhole && this.place >= this.steps.length - 1 && this.stage.idle
  }
  /** Is the result still on its way? */
  get isComing(): boolean {
    return this.#opensAtEnd
  }
  /** Who played, and when. */
  get about(): string {
    const at = this.steps.at(-1)?.at
    if (!at) return ''
    const date = new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(at)
    return t('web-replay-about', { who: enumerate(this.seats.map(({ seat }) => this.names.name(seat))), date })
  }
  get winners(): number[] {
    return (this.isAtEnd && this.welcome?.state.outcome?.winners) || []
  }
  get outcome(): string {
    const outcome = this.isAtEnd ? this.welcome?.state.outcome : null
    return outcome ? describeOutcome(this.game, outcome, this.names) : ''
  }
  /** The points of view to choose from. */
  get eyesOptions(): { value: string; label: string }[] {
    const own = { value: 'own', label: this.you === null ? t('web-eyes-public') : t('web-eyes-own') }
    if (!this.isOver) return [own]
    const others = this.seats.filter((one) => one.seat !== this.you)
    const seats = others.map((one) => ({ value: String(one.seat), label: nameOf(this.seats, one.seat) }))
    return [own, ...seats, { value: 'all', label: t('web-eyes-all') }]
  }
  /** The costly decision on screen. */
  get looked(): Loss | null {
    return this.#loss && this.#before(this.#loss.number) === this.place ? this.#loss : null
  }

  async #open(): Promise<void> {
    try {
      const found = await ask<Welcome>(`tables/${this.id}?since=10000000`)
      await this.load(found.table.game)
      this.#opensAtEnd = found.state.phase === 'over' && this.#wanted === null
      this.welcome = found
    } catch (problem) {
      if (problem instanceof Refusal) this.refused = problem
      else complain(problem)
    }
  }

  /** Load the moments of this point of view page by page; those loaded can be viewed already. */
  async loadMoments(eyes: string, signal: AbortSignal): Promise<void> {
    const kept = this.step?.number
    let all: DrawnMoment[] = []
    let start: number | null = 0
    this.isWhole = false
    try {
      while (start !== null) {
        const query = this.momentsQuery({ eyes, start: String(start) })
        const found: Replay = await ask<Replay>(`tables/${this.id}/replay?${query}`, { signal })
        if (signal.aborted) return
        all = [...all, ...found.moments]
        this.moments = all
        start = found.next
        this.#seek(this.#wanted ?? kept ?? NaN)
      }
      if (this.#opensAtEnd) this.place = Math.max(0, this.steps.length - 1)
      this.#opensAtEnd = false
      this.isWhole = this.wasWhole = true
      this.#wanted = null
    } catch (problem) {
      if (signal.aborted) return
      complain(problem)
      if (eyes !== 'own') this.eyes = 'own'
    }
  }

  /** Show the moment that was gone to, unless the stage is showing how it came about. */
  present(): void {
    const [moment, lines] = [this.shown, this.step?.lines]
    if (moment && moment !== this.#stepped) untrack(() => this.stage.show(moment.view as AnyView, moment.number, lines))
  }

  /** Go to the moment with this number, if it is loaded. */
  #seek(number: number): void {
    const found = this.steps.findIndex((item) => item.number >= number)
    if (found >= 0) this.place = found
  }

  /** The position of an entry among the moments, from 1. */
  placeOf = (number: number): number => {
    const found = this.steps.findIndex((item) => item.number >= number)
    return (found < 0 ? this.steps.length - 1 : found) + 1
  }

  /** The moment before an entry. */
  #before(number: number): number {
    const found = this.steps.findLastIndex((item) => item.number < number)
    return Math.max(0, found)
  }

  go(to: number): void {
    const next = Math.max(0, Math.min(this.steps.length - 1, to))
    const item = this.steps[next]
    if (next === this.place + 1 && item) {
      this.#stepped = this.#byNumber.get(item.number)
      this.stage.take(item.lines, this.#stepped!.view as AnyView)
    } else this.#stepped = undefined
    this.place = next
    this.#wanted = null
  }
  jumpTo = (number: number): void => {
    this.isPlaying = false
    this.go(this.placeOf(number) - 1)
  }
  /** Go to the moment of a costly decision. */
  look = (at: Loss): void => {
    this.isPlaying = false
    this.go(this.#before(at.number))
    this.#loss = at
  }

  /** Go to the next costly decision, or the one before. */
  lookOn(by: 1 | -1): void {
    const here = this.looked?.number ?? (this.step ? this.step.number + 0.5 : 0)
    const ahead = this.losses.filter(({ number }) => (number - here) * by > 0)
    const next = by > 0 ? ahead[0] : ahead.at(-1)
    if (next) this.look(next)
  }

  /** The part of the game that an entry belongs to, such as a round; empty if the game has none. */
  partOf = (number: number): string => {
    const found = this.log.findLast(
      (item) => item.isMove && item.number < number && item.paragraphs.some((paragraph) => paragraph.heading),
    )
    return found?.paragraphs.findLast((paragraph) => paragraph.heading)?.text ?? ''
  }

  // Playing back

  /** While playing, go on a beat after the last moment has been shown; returns what stops it. */
  playBack(): (() => void) | undefined {
    if (!this.isPlaying || !this.stage.idle) return undefined
    if (this.place >= this.steps.length - 1 && this.isWhole) {
      this.isPlaying = false
      return undefined
    }
    const timer = setTimeout(() => this.go(this.place + 1), BEAT / this.speed)
    return () => clearTimeout(timer)
  }
  changeSpeed(): void {
    this.speed = this.speed === FASTEST ? 1 : this.speed * 2
  }

  /** Continue this game at a new table, in this seat, against bots of this kind. */
  async playOn(seat: number, bot: string): Promise<void> {
    preferences.bot = bot
    const body = { number: this.step!.number, seat, bot }
    const made = await attempt(guest.ensure().then(() => makeTable(`tables/${this.id}/continue`, body)))
    if (made) router.go(`table/${made.id}`)
  }
}

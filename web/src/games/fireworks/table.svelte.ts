// What the board knows at a moment: whose sky is large, what is asked, what was pressed, and how it is laid out.

import { pointsOf, type Player } from '../../board/players'
import { BoardState } from '../../board/state.svelte'
import { announceNow } from '../../lib/announce'
import { t } from '../../lib/words.svelte'
import type { BoardProps } from '../types'
import { Aiming } from './aiming.svelte'
import type { Focus } from './arrange'
import * as words from './descriptions'
import { Holding } from './holding.svelte'
import { Shelf, type Box, type Choice, type Seat, type View } from './pieces'

export class Table extends BoardState<View, Box, Choice> {
  readonly aiming: Aiming
  readonly holding: Holding

  constructor(given: () => BoardProps<View, Box, Choice>) {
    super(given)
    this.aiming = new Aiming(this.choosing, () => this.shelf.heights)
    this.holding = new Holding(this.choosing, () => given().guided ?? false, announceNow)
  }

  protected override play(move: string): void {
    const offer = this.choosing.find(move)
    if (offer) this.aiming.launched(offer)
    super.play(move)
  }
  protected override get number(): number | null {
    const { past = null, decision = null } = this.given()
    return past ? null : decision
  }

  shelf: Shelf = $derived.by(() => new Shelf(this.given().box))
  /** Another seat in which something moves, or whose turn it is. */
  override get acting(): number | null {
    const moving = super.acting
    if (moving !== null) return moving
    const { you } = this
    const { waiting, active, phase } = this.view
    if (phase === 'over' || phase === 'claim' || (you !== null && waiting.includes(you))) return null
    return waiting.length && active !== you ? active : null
  }

  seat: Seat = $derived.by(() => this.view.seats[this.large.seat]!)
  takes: Choice[] = $derived.by(() => this.choosing.of('take', 'gale'))
  claims: Choice[] = $derived.by(() => this.choosing.of('claim'))
  functions: Choice[] = $derived.by(() => this.choosing.of('function'))
  plain: Choice[] = $derived.by(() => this.choosing.of('help', 'launch', 'enough', 'done'))
  /** What needs the room on a small screen. */
  focus: Focus = $derived.by(() => {
    if (this.aiming.isAsked) return 'aim'
    if (this.view.phase === 'over') return 'place' // the skies are the show
    return this.holding.offers.length || this.choosing.of('lift').length ? 'place' : 'take'
  })
  /** Tiles lie open on the table, and everybody takes from there. */
  isOpen: boolean = $derived.by(() => this.view.open !== null)

  // Players and words
  players: Player[] = $derived.by(() => {
    const { seats, active, waiting, phase, open } = this.view
    return seats.map(({ seat }) => ({
      seat,
      name: this.name(seat),
      isYou: seat === this.you,
      total: pointsOf(this.view, seat)!,
      isActive: active === seat && phase !== 'over' && phase !== 'start' && !(open && phase === 'claim'),
      isWaited: waiting.includes(seat) && phase !== 'over',
    }))
  })
  /** What to do now, where nothing is previewed. */
  said: string = $derived.by(() => {
    if (this.given().past) return t('analysis-shown')
    if (this.choosing.offers.length) return words.tellAsk(this.choosing.offers, this.view, this.seat)
    return this.you === null || this.view.phase === 'over'
      ? ''
      : words.tellWaiting(this.view, this.view.seats[this.you]!, this.name)
  })
  tell = (choice: Choice): string =>
    words.tellChoice(choice, {
      view: this.view,
      seat: this.view.seats[this.decider ?? 0]!,
      name: this.name,
      level: this.shelf.heights.indexOf(this.aiming.height),
    })

  /** A decision begins: what can be set beforehand is. */
  begin(): void {
    if (this.given().past) return
    const next = this.given().guided ? null : this.aiming.follow()
    if (next) this.choosing.play(next)
    else if (this.aiming.isAsked && !this.choosing.pressed) this.aiming.begin(this.given().guided)
  }

  /** A key of this game: was it one? */
  key(pressed: string, shift: boolean): boolean {
    if (pressed === 'r' && this.holding.canTurn) this.holding.rotate(shift ? 1 : -1)
    else if ((pressed === '+' || pressed === 'pageup') && this.aiming.isFree) this.aiming.step(1)
    else if ((pressed === '-' || pressed === 'pagedown') && this.aiming.isFree) this.aiming.step(-1)
    else if (pressed === 'b' && this.aiming.piling.length) this.aiming.pile(!this.aiming.isPiling)
    else return false
    return true
  }
}

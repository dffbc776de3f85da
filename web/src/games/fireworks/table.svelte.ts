// What the board knows at a moment: whose sky is large, what is asked, what was pressed, and how it is laid out.

import { Choosing } from '../../board/choosing.svelte'
import { NARROW } from '../../board/Grid.svelte'
import { Large } from '../../board/large.svelte'
import { pointsOf, type Player } from '../../board/players'
import { preferences } from '../../lib/preferences.svelte'
import { nameOf, t } from '../../lib/words.svelte'
import type { BoardProps } from '../types'
import { Aiming } from './aiming.svelte'
import type { Focus } from './arrange'
import * as words from './descriptions'
import { Holding } from './holding.svelte'
import { Shelf, type Box, type Choice, type Seat, type View } from './pieces'

type Given = BoardProps<View, Box, Choice>

export class Table {
  // How much room there is
  isCompact = $state(false)
  isLow = $state(false)
  width = $state(0)
  /** A phone held upright. */
  upright: boolean = $derived.by(() => this.isCompact && !this.isLow && this.width < NARROW)
  isSmall: boolean = $derived.by(() => this.isLow || this.upright)

  readonly choosing: Choosing<Choice>
  readonly aiming: Aiming
  readonly holding: Holding
  readonly large: Large

  constructor(private readonly given: () => Given) {
    this.choosing = new Choosing<Choice>(() => {
      const { past = null, offers, hint, busy, stage, you, decision = null } = given()
      return {
        offers: past ? [past.played, past.better] : stage.isReady(you) && !busy ? offers : [],
        hint: past ? past.better.move : hint,
        number: past ? null : decision,
        isPast: past !== null,
        confirms: preferences.confirm,
        play: this.#play,
      }
    })
    this.aiming = new Aiming(this.choosing, () => this.shelf.heights)
    this.holding = new Holding(this.choosing, () => given().guided ?? false)
    this.large = new Large(() => ({
      own: this.decider ?? 0,
      seats: this.view.seats.length,
      focus: given().past ? null : given().stage.focus,
      acting: this.isCompact ? this.acting : null,
      decision: this.choosing.decision,
    }))
  }

  #play = (move: string): void => {
    const offer = this.choosing.find(move)
    if (offer) this.aiming.launched(offer)
    this.given().play(move)
  }

  get view(): View {
    return this.given().stage.view!
  }
  get you(): number | null {
    return this.given().you
  }
  shelf: Shelf = $derived.by(() => new Shelf(this.given().box))
  /** Whose choices these are. */
  get decider(): number | null {
    return this.given().past?.seat ?? this.you
  }
  /** Another seat in which something moves, or whose turn it is. */
  get acting(): number | null {
    const { stage, you } = this.given()
    const moving = [...stage.busy].find((lane): lane is number => lane !== 'table' && lane !== you)
    if (moving !== undefined) return moving
    const { waiting, active, phase } = this.view
    if (phase === 'over' || phase === 'claim' || (you !== null && waiting.includes(you))) return null
    return waiting.length && active !== you ? active : null
  }

  seat: Seat = $derived.by(() => this.view.seats[this.large.seat]!)
  isMine: boolean = $derived.by(() => this.decider !== null && this.large.seat === this.decider)
  aimed: Choice | null = $derived.by(() => this.choosing.aimed)
  takes: Choice[] = $derived.by(() => this.choosing.of('take', 'gale'))
  claims: Choice[] = $derived.by(() => this.choosing.of('claim'))
  functions: Choice[] = $derived.by(() => this.choosing.of('function'))
  plain: Choice[] = $derived.by(() => this.choosing.of('help', 'launch', 'enough', 'done'))
  /** What needs the room on a small screen. */
  focus: Focus = $derived.by(() => {
    if (this.aiming.isAsked) return 'aim'
    return this.holding.offers.length || this.choosing.of('lift').length ? 'place' : 'take'
  })
  /** Tiles lie open on the table, and everybody takes from there. */
  isOpen: boolean = $derived.by(() => this.view.open !== null)

  // Players and words
  name = (seat: number): string => (seat === this.you ? t('web-you') : nameOf(this.given().seats, seat))
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

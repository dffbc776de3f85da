// What the board knows at a moment: whose lake is large, what is asked there, what was pressed, and how it is laid out.

import { Choosing } from '../../board/choosing.svelte'
import { NARROW } from '../../board/Grid.svelte'
import { Large } from '../../board/large.svelte'
import { playersOf, type Player } from '../../board/players'
import { preferences } from '../../lib/preferences.svelte'
import { nameOf, t } from '../../lib/words.svelte'
import type { BoardProps } from '../types'
import * as words from './descriptions'
import { COLUMNS, ROWS } from './geometry'
import { Launching } from './launching.svelte'
import { areaAt, poolAt, Shelf, type Box, type Choice, type Pool, type Seat, type View } from './pieces'

type Given = BoardProps<View, Box, Choice>

export class Table {
  // How much room there is
  isCompact = $state(false)
  isLow = $state(false)
  width = $state(0)
  /** The lake stands upright. */
  upright: boolean = $derived.by(() => this.isCompact && !this.isLow && this.width < NARROW)
  /** What is asked lies between the lake and the buttons. */
  isSmall: boolean = $derived.by(() => this.isLow || this.upright)
  /** What is missing for fireworks is shown. */
  almost = $state(false)

  readonly choosing: Choosing<Choice>
  readonly launching: Launching
  readonly large: Large

  constructor(private readonly given: () => Given) {
    this.choosing = new Choosing<Choice>(() => {
      const { past = null, offers, hint, play, busy, stage, you } = given()
      return {
        offers: past ? [past.played, past.better] : stage.isReady(you) && !busy ? offers : [],
        hint: past ? past.better.move : hint,
        isPast: past !== null,
        confirms: preferences.confirm,
        play,
      }
    })
    this.launching = new Launching(this.choosing, () => this.shelf)
    this.large = new Large(() => ({
      own: this.decider ?? 0,
      seats: this.view.seats.length,
      focus: given().past ? null : given().stage.focus,
      acting: this.isCompact ? this.acting : null,
      decision: this.choosing.decision,
    }))
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
  /** Another seat in which something moves. */
  get acting(): number | null {
    const { stage, you } = this.given()
    return [...stage.busy].find((lane): lane is number => lane !== 'table' && lane !== you) ?? null
  }

  // The large lake, and what is asked there
  seat: Seat = $derived.by(() => this.view.seats[this.large.seat]!)
  pools: Pool[] = $derived.by(() => this.shelf.lake(this.seat))
  isMine: boolean = $derived.by(() => this.decider !== null && this.large.seat === this.decider)
  aimed: Choice | null = $derived.by(() => this.choosing.aimed)
  turning: Choice[] = $derived.by(() => this.#asked('turn'))
  paying: Choice[] = $derived.by(() => this.#asked('emperor'))
  shaping: Choice[] = $derived.by(() => this.#asked('choose'))
  lights: Choice[] = $derived.by(() => this.#asked('light'))
  isLaunching: boolean = $derived.by(() => this.isMine && this.launching.open.size > 0)
  /** How the tray is shown: as previewed, else as it lies. */
  orientation: number = $derived.by(() =>
    this.aimed?.kind === 'turn' ? this.aimed.data.orientation! : this.view.tray.orientation,
  )
  /** The offers of the pressed spot. */
  ways: Choice[] = $derived.by(() => {
    const { spot } = this.choosing
    const pool = Number(spot?.replace(/^(pool|launch)-/, ''))
    if (spot?.startsWith('pool-')) return this.lights.filter((one) => areaAt(one.data) >> 1 === pool)
    if (!spot?.startsWith('launch-')) return []
    return this.launching.places.filter((one) => one.data.cells!.some((cell) => poolAt(cell) === pool))
  })

  #asked(kind: Choice['kind']): Choice[] {
    return this.isMine ? this.choosing.of(kind) : []
  }

  // Players and words
  name = (seat: number): string => (seat === this.you ? t('web-you') : nameOf(this.given().seats, seat))
  players: Player[] = $derived.by(() => {
    const { active, phase } = this.view
    return playersOf(this.view, this.you, this.name, (seat) => active === seat && phase !== 'over')
  })
  names: string[] = $derived.by(() => this.players.map((player) => player.name))
  /** What to do now, where nothing is previewed. */
  said: string = $derived.by(() => {
    if (this.given().past) return t('analysis-shown')
    if (this.choosing.offers.length) return words.tellAsk(this.choosing.offers, this.seat, this.isSmall)
    return this.you === null || this.view.phase === 'over' ? '' : words.tellWaiting(this.view.seats[this.you]!)
  })
  tellEffect = ({ data }: Choice): string => {
    const card = this.shelf.card(data.card!, data.side!)
    return card ? t(`lanterns-dice-effect-${card.effect}`, { areas: card.areas }) : ''
  }

  // Input

  /** The tray begins as it lies, or as a hint says: it can be set at any time. */
  offerTray(): void {
    const { choosing, turning } = this
    const hinted = choosing.find(choosing.hint)
    const lying = turning.find((one) => one.data.orientation === this.orientation)
    const first = hinted?.kind === 'turn' ? hinted : lying
    if (first) choosing.point('tray', first)
  }

  turn = (wanted: number): void => {
    const offer = this.turning.find((one) => one.data.orientation === wanted)
    if (offer) this.choosing.point('tray', offer)
  }

  /** Preview the place for a firework that hovers over this point of the lake, as shares of its width and height. */
  hover(across: number, down: number): Choice | null {
    const [x, y] = this.upright ? [down, across] : [across, down]
    const place = this.launching.nearest(x * COLUMNS, y * ROWS)
    this.choosing.look(place)
    return place
  }

  /** A key of this game: was it one? */
  key(pressed: string): boolean {
    if (this.isLaunching && (pressed === 'r' || pressed === 'f'))
      this.launching.change(pressed === 'r' ? 'turned' : 'flipped')
    else if (this.turning.length && pressed === 'r') this.turn((this.orientation + 1) % 4)
    else if (pressed === 'a' && this.seat.almost.length) this.almost = !this.almost
    else return false
    return true
  }
}

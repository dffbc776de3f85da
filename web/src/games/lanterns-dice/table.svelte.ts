// What the board knows at a moment: whose lake is large, what is asked there, what was pressed, and how it is laid out.

import { playersOf, type Player } from '../../board/players'
import { BoardState } from '../../board/state.svelte'
import { t } from '../../lib/words.svelte'
import type { BoardProps } from '../types'
import * as words from './descriptions'
import { COLUMNS, ROWS } from './geometry'
import { Launching } from './launching.svelte'
import { areaAt, poolAt, Shelf, type Box, type Choice, type Pool, type Seat, type View } from './pieces'

export class Table extends BoardState<View, Box, Choice> {
  /** What is missing for fireworks is shown. */
  almost = $state(false)
  readonly launching: Launching

  constructor(given: () => BoardProps<View, Box, Choice>) {
    super(given)
    this.launching = new Launching(this.choosing, () => this.shelf)
  }

  shelf: Shelf = $derived.by(() => new Shelf(this.given().box))

  // The large lake, and what is asked there
  seat: Seat = $derived.by(() => this.view.seats[this.large.seat]!)
  pools: Pool[] = $derived.by(() => this.shelf.lake(this.seat))
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

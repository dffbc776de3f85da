// What a board knows at a moment, whatever the game: how much room there is, what is asked, and whose seat is large.

import { preferences } from '../lib/preferences.svelte'
import { nameOf, t } from '../lib/words.svelte'
import type { BoardProps } from '../games/types'
import { Choosing, type Choice } from './choosing.svelte'
import { NARROW } from './Grid.svelte'
import { Large } from './large.svelte'

export abstract class BoardState<View extends { seats: unknown[] }, Box, Offer extends Choice> {
  // How much room there is
  isCompact = $state(false)
  isLow = $state(false)
  width = $state(0)
  /** A phone held upright. */
  upright: boolean = $derived.by(() => this.isCompact && !this.isLow && this.width < NARROW)
  /** A phone, however it is held. */
  isSmall: boolean = $derived.by(() => this.isLow || this.upright)

  readonly choosing: Choosing<Offer>
  readonly large: Large

  constructor(protected readonly given: () => BoardProps<View, Box, Offer>) {
    this.choosing = new Choosing<Offer>(() => {
      const { past = null, offers, hint, busy, stage, you } = given()
      return {
        // Choices appear as soon as nothing moves any more in this person's own part of the table.
        offers: past ? [past.played, past.better] : stage.isReady(you) && !busy ? offers : [],
        hint: past ? past.better.move : hint,
        number: this.number,
        isPast: past !== null,
        confirms: preferences.confirm,
        play: (move) => this.play(move),
      }
    })
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
  /** Whose choices these are. */
  get decider(): number | null {
    return this.given().past?.seat ?? this.you
  }
  /** Another seat in which something moves. */
  get acting(): number | null {
    const { stage, you } = this.given()
    return [...stage.busy].find((lane): lane is number => lane !== 'table' && lane !== you) ?? null
  }
  /** The number of the decision, where others can change what is offered. */
  protected get number(): number | null {
    return null
  }
  protected play(move: string): void {
    this.given().play(move)
  }

  isMine: boolean = $derived.by(() => this.decider !== null && this.large.seat === this.decider)
  /** The offer that is being previewed. */
  aimed: Offer | null = $derived.by(() => this.choosing.aimed)

  name = (seat: number): string => (seat === this.you ? t('web-you') : nameOf(this.given().seats, seat))
}

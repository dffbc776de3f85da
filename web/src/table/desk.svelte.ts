// What a table and a replay have in common: the game's box, board and words; who sits where; what can be told by now.

import { untrack } from 'svelte'
import type { GameBox, Line, SeatInfo, TextLine } from '../generated/types'
import type { Stage } from '../board/stage.svelte'
import { gameModule } from '../games'
import type { AnyView, BoardModule, GameModule } from '../games/types'
import { ask } from '../lib/api'
import { preferences } from '../lib/preferences.svelte'
import { loadWords, namesOf, type Names } from '../lib/words.svelte'
import { items, type Item } from './log'
import { textColumns } from './text-width'

const NOTHING: never[] = []

export abstract class Desk {
  box = $state.raw<GameBox | null>(null)
  module = $state.raw<GameModule | null>(null) // set once everything is loaded
  Board = $state.raw<BoardModule['default'] | null>(null)
  piece = $state.raw<Names['piece']>() // what a piece is called

  abstract get game(): string // empty until it is known
  abstract get seats(): SeatInfo[]
  /** The reader's own seat; null for a spectator. */
  abstract get you(): number | null
  /** The seat whose eyes the board is seen with; null for a spectator's. */
  abstract get viewer(): number | null
  /** What happened, as far as it may be told. */
  abstract get lines(): Line[]
  abstract get stage(): Stage<AnyView>
  /** The terminal's drawing of what is on the table. */
  abstract get text(): TextLine[] | null

  /** The seat that words call "you"; null where everybody is called by their name. */
  get addressed(): number | null {
    return this.you
  }
  names: Names = $derived.by(() => namesOf(this.seats, this.addressed, this.piece))
  log: Item[] = $derived.by(() => (this.module ? items(this.game, this.lines, this.seats, this.names) : NOTHING))

  /** What is on the table right now. */
  get view(): AnyView | null {
    return this.stage.view
  }
  get isReady(): boolean {
    return !!this.Board && !!this.box && !!this.view
  }

  /** Load a game's box, board and words. */
  async load(game: string): Promise<void> {
    const module = gameModule(game)
    const [box, board] = await Promise.all([ask<GameBox>(`games/${game}`), module.board(), loadWords(game)])
    this.box = box
    this.Board = board.default
    this.piece = board.namePieces?.(box.pieces)
    this.module = module
  }

  /** Keep what another desk has loaded for the same game. */
  protected keep(before: Desk): void {
    this.box = before.box
    this.Board = before.Board
    this.piece = before.piece
    this.module = before.module
  }

  /** Let a stage move as this person likes it. */
  tune(stage: Stage<AnyView>, speed = 1): void {
    const { still, speed: usual } = preferences
    untrack(() => {
      stage.still = still
      stage.speed = usual * speed
      if (still) stage.hurry()
    })
  }

  /** A question for moments of the replay, with the terminal's drawing where the board needs it. */
  momentsQuery(parts: Record<string, string>): URLSearchParams {
    const query = new URLSearchParams(parts)
    if (this.module?.isGeneric) {
      query.set('text', '1')
      query.set('width', String(textColumns()))
    }
    return query
  }
}

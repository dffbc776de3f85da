// The contract between a table's page and the boards of the games.
//
// A game's folder `games/<id>/` may hold any of these; `index.ts` finds them by name:
//   Board.svelte     the board (BoardProps). Without one, `generic/Board.svelte` shows the terminal's drawing and the
//                    offers as buttons.
//   Picture.svelte   for the home page; no props, fills its parent.
//   Tutorial.svelte  a lesson ({ done }). Without one, the page shows the rules in brief.
//   vocabulary.ts    which words of the catalogue name the pieces in moves (Vocabulary).
//
// Log and prompts use the terminal's messages, which name pieces by their numbers. A board that shows the pieces
// exports `namePieces`, and may override any message: `<id>-web-event-…`, `<id>-web-prompt-…`, `<id>-web-hint-…`.
//
// A board fills the width of its parent. On wide screens (1000px and more) the parent also has a definite height, so
// `height: 100%` fits the board to the window; on a phone the height is the board's own and the page scrolls. The
// parent is a size container: `@container board (min-width: ...)`.

import type { Component } from 'svelte'
import type { Line, Offer, SeatInfo, TextLine } from '../generated/types'

/** What happened, and the view after it. */
export interface News {
  lines: Line[]
  view: any
}

/** An earlier decision under review: shown, not playable. */
export interface PastDecision {
  seat: number
  played: Offer
  better: Offer
}

/** What a board gets. All of it is reactive ($props). */
export interface BoardProps {
  view: any // the game's own View type
  offers: Offer[] // empty when it is not this person's decision
  seats: SeatInfo[] // names etc.; `nameOf(seats, seat)` of lib/words.svelte gives the name of a seat
  you: number | null // the viewer's seat; null for a spectator
  box: any // the pieces of the game: GET /api/games/ID -> pieces
  news: News[] // queue of what is still to be animated; the board shifts it as it goes
  busy: boolean // a move has been sent and not answered yet
  play: (move: string) => void // make a move: the text of an offer
  hint: string | null // the text of the move to highlight
  text: TextLine[] | null // the terminal's drawing, for the generic board
  past?: PastDecision | null // replaces offers and hint: the better move is highlighted
  still: boolean // no animation: a replayed moment, or motion is off
}

/** Names of pieces in sentences, from the box: `tile`, `T13` -> `red 3`; undefined if the catalogue has a word. */
export type NamePieces = (box: any) => (name: string, id: string) => string | undefined

/** A module with a board. */
export interface BoardModule {
  default: Component<BoardProps>
  namePieces?: NamePieces
}

/** Moves name pieces by ids. A shelf is the middle of a catalogue key: `<game>-<shelf>-<id>`. */
export interface Vocabulary {
  shelves: string[] // where to look for an id, in this order
  firstShelf: Record<string, string> // by kind of move, the shelf to look at before the others
  seats: string[] // kinds of moves whose words are seats
}

/** For a game whose moves need no translation. */
export const PLAIN: Vocabulary = { shelves: [], firstShelf: {}, seats: [] }

/** A game's own components, loaded on demand. */
export interface GameModule {
  board: () => Promise<BoardModule>
  picture?: () => Promise<{ default: Component }>
  tutorial?: () => Promise<{ default: Component<{ done: () => void }> }>
  isGeneric: boolean // drawn from `text`
}

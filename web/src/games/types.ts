// The contract between the frame of a table and the boards of the games.
//
// A game is a folder `games/<id>/` with `Board.svelte` (BoardProps), and if it likes `Picture.svelte` (no props, fills
// its parent, for the home page) and `Tutorial.svelte` ({ done }). The registry finds them by these names; a game
// without a board is drawn by `generic/Board.svelte` from the terminal's picture and the offers.
//
// Log and prompts are the terminal's, which names pieces by their numbers. A board on which pieces are seen exports
// `namePieces`, and may say any of them in its own way: `<id>-web-event-…`, `<id>-web-prompt-…`, `<id>-web-hint-…`.
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

/** A decision of long ago that is looked at again: it is shown, and cannot be made. */
export interface PastDecision {
  seat: number
  played: Offer
  better: Offer
}

/** What a board gets. All of it is reactive ($props). */
export interface BoardProps {
  view: any // the game's own View type
  offers: Offer[] // empty when it is not this person's decision
  seats: SeatInfo[] // names etc.; what a seat is called: `nameOf(seats, seat)` of lib/words.svelte
  you: number | null // whose eyes
  box: any // the pieces of the game: GET /api/games/ID -> pieces
  news: News[] // queue of what happened and was not animated yet; the board shifts it as it animates
  busy: boolean // a move is on its way
  play: (move: string) => void // make a move: the text of an offer
  hint: string | null // the text of a move to point at
  text: TextLine[] | null // the terminal's drawing, for the generic board
  past?: PastDecision | null // takes the place of offers and hint: the better move is pointed at
  still: boolean // replay of a moment, or motion switched off: no animation
}

/** What pieces are called in sentences, from the box: `tile`, `T13` -> `red 3`; nothing for what has words of its own. */
export type NamePieces = (box: any) => (name: string, id: string) => string | undefined

/** A module with a board. */
export interface BoardModule {
  default: Component<BoardProps>
  namePieces?: NamePieces
}

/** What the frame knows about a game's own components; all of it is loaded on demand. */
export interface GameModule {
  board: () => Promise<BoardModule>
  picture?: () => Promise<{ default: Component }>
  tutorial?: () => Promise<{ default: Component<{ done: () => void }> }>
  isGeneric: boolean // drawn from `text`
}

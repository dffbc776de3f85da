// The contract between a table's page and the boards of the games.
//
// A game's folder `games/<id>/` may hold any of these; `index.ts` finds them by name:
//   Board.svelte     the board (BoardProps). Without one, `generic/Board.svelte` shows the terminal's drawing and the
//                    offers as buttons.
//   Picture.svelte   for the home page; no props, fills its parent.
//   Finale.svelte    the sky at the end of a game (FinaleProps), behind the points that are being counted. Without one,
//                    lanterns float on the lake.
//   Tutorial.svelte  a lesson (LessonProps). Without one, the page shows the rules in brief. `Tutorial.<name>.svelte`
//                    are further lessons, called `<id>-web-lesson-<name>` in `<id>-learn.ftl`.
//   vocabulary.ts    which words of the catalogue name the pieces in moves (Vocabulary).
//
// Log and prompts use the terminal's messages, which name pieces by their numbers. A board that shows the pieces
// exports `namePieces`, and may override any message: `<id>-web-event-…`, `<id>-web-prompt-…`, `<id>-web-hint-…`.
//
// A board fills the width of its parent. On wide screens (1000px and more) the parent also has a definite height, so
// `height: 100%` fits the board to the window; on a phone the height is the board's own and the page scrolls. The
// parent is a size container: `@container board (min-width: ...)`.

import type { Component } from 'svelte'
import type { Stage } from '../board/stage.svelte'
import type { Offer, SeatInfo, TextLine } from '../generated/types'

/** What the views of all games have in common. */
export interface AnyView {
  game: string
  seats?: { score?: object }[]
  provisional?: string[] // the parts of the scores that may still be lost
}

/** Offers of all kinds in one type: data that only some kinds have may be missing. */
export type Flat<Kinds extends { data: object }> = Omit<Kinds, 'data'> & { data: Merged<Kinds['data']> }
type Merged<Union> = { [Key in KeyOfAny<Union>]?: ValueOf<Union, Key> }
type ValueOf<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never
type KeyOfAny<Union> = Union extends unknown ? (string extends keyof Union ? never : keyof Union) : never

/** An earlier decision under review: shown, not playable. */
export interface PastDecision<Choice = Offer> {
  seat: number
  played: Choice
  better: Choice
}

/** What a board gets. All of it is reactive ($props). View, Box and Choice are the generated types of its game. */
export interface BoardProps<View = AnyView, Box = unknown, Choice = Offer> {
  stage: Stage<View> // the view on the table, and what moves there
  offers: Choice[] // empty when it is not this person's decision
  decision?: number | null // the number of this person's decision, which nothing that others do can change
  seats: SeatInfo[] // names etc.; `nameOf(seats, seat)` of lib/words.svelte gives the name of a seat
  you: number | null // the viewer's seat; null for a spectator
  box: Box // the pieces of the game: GET /api/games/ID -> pieces
  busy: boolean // a move has been sent and not answered yet
  play: (move: string) => void // make a move: the text of an offer
  hint: string | null // the text of the move to highlight
  text: TextLine[] | null // the terminal's drawing, for the generic board
  guided?: boolean // a lesson: the hint lights the next thing to press, and nothing passes by itself
  moments?: () => void // opens the choice of moments at which to be asked out of turn
  deadline?: number | null // when this person’s time to decide is up, as Date.now() counts; null without a clock
  past?: PastDecision<Choice> | null // replaces offers and hint: the better move is highlighted
}

/** The words for a value, by the name of its field: `tile`, `T13` -> `red 3`; undefined if the catalogue has them. */
export type NameOfPiece = (name: string, value: unknown) => string | undefined

/** Names of pieces in sentences, from the box. */
export type NamePieces<Box = unknown> = (box: Box) => NameOfPiece

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

/** Another lesson of the same game. */
export interface OtherLesson {
  words: string // its name
  href: string
  isNext: boolean
}

/** What a lesson gets. */
export interface LessonProps {
  done: () => void // leaves the lesson
  others: OtherLesson[]
}

export interface LessonModule {
  default: Component<LessonProps>
}

/** What the sky at the end of a game gets; it fills its parent. */
export interface FinaleProps<View = AnyView, Box = unknown> {
  view: View // how the game ended, with everything that everybody may see
  box: Box
  still: boolean // nothing may move
  isNamed: boolean // the winner has just been named
  counting: Counting | null // what is being counted just now
  room: { top: number; height: number } // in pixels: where no words stand
  name: (seat: number) => string // what the words call a seat
}

/** A part of a seat's points that is being counted: its key in the scores. */
export interface Counting {
  part: string
  seat: number
}

export interface FinaleModule {
  default: Component<FinaleProps>
}

/** A game's own components, loaded on demand. */
export interface GameModule {
  board: () => Promise<BoardModule>
  finale?: () => Promise<FinaleModule>
  isGeneric: boolean // drawn from `text`
}

// Finds what each game brings to the page. A folder `games/<id>/` with the right file names is all a game needs.

import type { Component } from 'svelte'
import { PLAIN, type BoardModule, type GameModule, type Vocabulary } from './types'

const boards = import.meta.glob<BoardModule>(['./*/Board.svelte', '!./generic/*'])
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte')
const tutorials = import.meta.glob<{ default: Component<{ done: () => void }> }>('./*/Tutorial.svelte')
const vocabularies = import.meta.glob<Vocabulary>('./*/vocabulary.ts', { eager: true, import: 'vocabulary' })

/** The components of a game. A game without a board gets the generic one. */
export function gameModule(id: string): GameModule {
  const board = boards[`./${id}/Board.svelte`]
  return {
    board: board ?? (() => import('./generic/Board.svelte')),
    picture: pictures[`./${id}/Picture.svelte`],
    tutorial: tutorials[`./${id}/Tutorial.svelte`],
    isGeneric: !board,
  }
}

/** Which words of the catalogue name the pieces in a game's moves. */
export function vocabularyOf(id: string): Vocabulary {
  return vocabularies[`./${id}/vocabulary.ts`] ?? PLAIN
}

/** Games that have a picture here but can't be played on this server yet. */
export function announced(playable: string[]): string[] {
  return Object.keys(pictures)
    .map((path) => path.split('/')[1]!)
    .filter((id) => !playable.includes(id))
}

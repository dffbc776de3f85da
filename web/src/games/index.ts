// Finds what each game brings to the table. A folder `games/<id>/` with the right file names is all a game needs.
// `gallery.ts` finds what the other pages show.

import { PLAIN, type BoardModule, type FinaleModule, type GameModule, type Vocabulary } from './types'

const boards = import.meta.glob<BoardModule>(['./*/Board.svelte', '!./generic/*'])
const finales = import.meta.glob<FinaleModule>('./*/Finale.svelte')
const vocabularies = import.meta.glob<Vocabulary>('./*/vocabulary.ts', { eager: true, import: 'vocabulary' })

/** The board of a game. A game without one gets the generic board. */
export function gameModule(id: string): GameModule {
  const board = boards[`./${id}/Board.svelte`]
  return {
    board: board ?? (() => import('./generic/Board.svelte')),
    finale: finales[`./${id}/Finale.svelte`],
    isGeneric: !board,
  }
}

/** Which words of the catalogue name the pieces in a game's moves. */
export function vocabularyOf(id: string): Vocabulary {
  return vocabularies[`./${id}/vocabulary.ts`] ?? PLAIN
}

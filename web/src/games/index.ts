// The games that have something of their own to show. A folder with the right file names is all it takes.

import type { Component } from 'svelte'
import type { BoardModule, GameModule } from './types'

const boards = import.meta.glob<BoardModule>(['./*/Board.svelte', '!./generic/*'])
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte')
const tutorials = import.meta.glob<{ default: Component<{ done: () => void }> }>('./*/Tutorial.svelte')

/** Games that are announced but not ready; those that the server knows are not among them. */
export const COMING = ['lanterns-dice', 'fireworks']

/** What there is for a game; a game without a board of its own gets the generic one. */
export function gameModule(id: string): GameModule {
  const board = boards[`./${id}/Board.svelte`]
  return {
    board: board ?? (() => import('./generic/Board.svelte')),
    picture: pictures[`./${id}/Picture.svelte`],
    tutorial: tutorials[`./${id}/Tutorial.svelte`],
    isGeneric: !board,
  }
}

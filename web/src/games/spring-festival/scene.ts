// What the script knows about the board that shows it.

import { Shelf, type Cell } from './pieces'
import type { Sparks } from './sparks'

export interface Scene {
  home: number // whose panorama is large
  shelf: Shelf
  rectOf: Map<number, (cell: Cell) => DOMRect> // where each seat's cells are on the page
  sparks: Map<number, Sparks | null> // and what flies over them
  fired: { seat: number; cells: Cell[] } | null // the tiles of a card that is being completed
  turn: number // milliseconds that the store takes to turn
}

export const emptyScene = (): Scene => ({
  home: 0,
  shelf: new Shelf(null),
  rectOf: new Map(),
  sparks: new Map(),
  fired: null,
  turn: 0,
})

/** Remember where a seat's cells are on the page, and the canvas for its sparks; returns what forgets them. */
export function watch(scene: Scene, seat: number, rectOf: (cell: Cell) => DOMRect, sparks: Sparks | null): () => void {
  scene.rectOf.set(seat, rectOf)
  scene.sparks.set(seat, sparks)
  return () => {
    if (scene.rectOf.get(seat) !== rectOf) return
    scene.rectOf.delete(seat)
    scene.sparks.delete(seat)
  }
}

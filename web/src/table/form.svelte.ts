// Three forms of a table's page. Wide: an aside next to the board. Short: a low screen in landscape, all for the board.
// Tall: a phone in portrait, where the page scrolls. In the first two the board has a definite height.

import { MediaQuery } from 'svelte/reactivity'

export type FormName = 'wide' | 'short' | 'tall'

const short = new MediaQuery('(max-height: 560px) and (min-aspect-ratio: 4/3)')
const wide = new MediaQuery('min-width: 1000px')

export const form = {
  get current(): FormName {
    return short.current ? 'short' : wide.current ? 'wide' : 'tall'
  },
}

// Where the catalogue keeps the words for what Takenoko's moves name.

import type { Vocabulary } from '../types'

export const vocabulary: Vocabulary = {
  shelves: ['plot', 'chip', 'figures', 'card', 'special', 'face', 'action', 'category', 'colour'],
  firstShelf: { objective: 'category', plan: 'action', choose: 'face' },
  seats: ['ally', 'break'],
}

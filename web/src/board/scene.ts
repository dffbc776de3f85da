// One step of a lesson, computed beforehand by the real rules.

import type { Event } from '../generated/types'

export interface Scene<View, Offer> {
  key: string // its words: `<game>-web-learn-<key>`
  view: View
  events: Event[] // what led here from the scene before
  offers: Offer[]
  wanted: string | null // the move that leads on
  look?: string // the anchor of the part that the words are about
}

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

/** A scene as its file has it: all but the first one tell only what has changed in the view. */
export type WrittenScene<View, Offer> = Omit<Scene<View, Offer>, 'view'> & { view?: View; changes?: Change }

/**
 * A new value, the entries of an object that change, or the items of a list: those from one place to another stay, one
 * changes, or one is new.
 */
export type Change = [unknown] | { [key: string]: Change } | { items: Item[] }
type Item = [number, number] | [number, Change] | [unknown]

/** The scenes of a lesson with their whole views. */
export function restore<View, Offer>(written: WrittenScene<View, Offer>[]): Scene<View, Offer>[] {
  let last: unknown
  return written.map(({ view, changes, ...scene }) => {
    last = changes ? changed(last, changes) : view
    return { ...scene, view: last as View }
  })
}

function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0]
  if (Array.isArray(before)) {
    return (change as { items: Item[] }).items.flatMap(([one, other]: Item | [unknown, undefined]) => {
      if (other === undefined) return [one]
      const place = one as number
      return typeof other === 'number' ? before.slice(place, other) : [changed(before[place], other)]
    })
  }
  const entries = before as Record<string, unknown>
  const news = Object.entries(change as { [key: string]: Change })
  return { ...entries, ...Object.fromEntries(news.map(([key, one]) => [key, changed(entries[key], one)])) }
}

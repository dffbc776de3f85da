// What a game gives the stage: for each kind of event a small animation; and what acts may leave on the table.

import type { Event } from '../generated/types'
import type { Lane } from './lanes.svelte'
import type { Stage } from './stage.svelte'

/** One small animation for an event. `following` are the events of the same lane that come right after it. */
export type Act<View> = (stage: Stage<View>, event: Event, following: Event[]) => Promise<void> | void

/** What a seat's last decision touched and brought; it stays outlined until the seat decides again. */
export interface Trace {
  seat: number
  spots: string[] // what was touched, as keys of the board's spots; the first is where it began
  gains: { kind: string; count: number }[] // points, by where they come from
}

/** How a game shows its events. */
export interface Script<View> {
  laneOf(event: Event): Lane
  acts: Record<string, Act<View>>
  /** Correct what the acts left open once a lane is done, such as scores and phases. */
  settle(picture: View, after: View, lane: Lane): void
  /** Everything is being skipped: clear what only decorates. */
  hurry?(): void
  /** What to keep outlined after a decision. */
  trace?(seat: number, events: Event[], after: View): Trace | null
}

/** A piece on its way over the table; the board draws it. */
export interface Flight {
  id: number
  piece: unknown // the game's own description
  from: DOMRect
  to: DOMRect
  seconds: number
  landed: () => void
}

/** Points that float up. */
export interface Rise {
  id: number
  x: number
  y: number
  kind: string
  count: number
}

/** Words over the table for a moment. */
export interface Banner {
  id: number
  key: string
  data: Record<string, unknown>
}

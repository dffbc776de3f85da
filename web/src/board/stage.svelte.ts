// Shows what happened, in order. News becomes acts, and each act changes the picture a little.
//
// Each seat has a lane of its own; acts that concern the whole table wait for all lanes, and block them. So a person
// may choose while the rockets of others are still exploding. Whatever tells the same story beside the board (log,
// scores, prompt, announcements) reads `view` and `told` here, and so never runs ahead of the picture.

import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import type { Event, Line } from '../generated/types'
import { CHANCE } from '../lib/words.svelte'
import type { Banner, Flight, Rise, Script, Trace } from './acts'
import { Lanes, type Lane } from './lanes.svelte'
import { standingOf, withStanding, type Standing } from './standing'

export type { Act, Banner, Flight, Rise, Script, Trace } from './acts'
export type { Lane } from './lanes.svelte'

const CROWDED = 8 // acts in the queue from which on everything is quicker
const SWAMPED = 14
const RISING = 1500 // milliseconds that points float up
const LONGEST = 900 // milliseconds that a part may still move after its beat
const LINGER = 900 // milliseconds that a banner stays after its beat

export class Stage<View> {
  /** The picture during an animation; null when the real view is shown. */
  picture = $state<View | null>(null)
  /** The number of the last log line that has been shown completely; everything up to it may be told. */
  told = $state(-1)
  flights = $state.raw<Flight[]>([])
  rises = $state.raw<Rise[]>([])
  banner = $state.raw<Banner | null>(null)
  /** Keys of pieces that are still flying to their places. */
  readonly arriving = new SvelteSet<string>()
  /** What each seat's last decision touched and brought; on the live stage without the viewer's own seat. */
  readonly traces = new SvelteMap<number, Trace>()
  /** The seat of the last line shown, when looking at the past; null on the live stage. */
  focus = $state<number | null>(null)
  /** The viewer's seat, which leaves no trace: people know what they did themselves. */
  you: number | null = null
  /** How much quicker than usual things move. */
  speed = 1
  /** Show results at once: motion is off. */
  still = $state(false)
  /** Milliseconds to rest after a line, so that the decisions of bots can be followed. */
  pause: (line: Line) => number = () => 0
  /** Called whenever `told` rises, a lane becomes free, or everything has been shown. */
  onProgress: () => void = () => {}

  #latest = $state.raw<View | null>(null)
  #held = $state.raw<Standing | null>(null) // what is shown of the scores until the end has been told
  #script: Script<View> | null = null
  #root: HTMLElement | null = null
  #lanes = new Lanes(() => this.#progress())
  #trail: { line: Line; view: View }[] = [] // what was shown before there was a script to find the traces
  #last = -1 // the number of the last line taken
  #waiting = new Set<() => void>()
  #ids = 0
  #fast = false

  /** A stage for past moments keeps the traces of all seats, and knows whose line is shown. */
  constructor(readonly isPast = false) {}

  /** What is on the table right now: the picture while something moves, else the real view. */
  get view(): View | null {
    return this.#shown
  }
  #shown: View | null = $derived.by(() => {
    const view = this.picture ?? this.#latest
    return view && this.#held ? withStanding(view, this.#held) : view
  })

  /** From now on, show the scores as they stand at this moment. */
  hold(): void {
    this.#held ??= standingOf(this.view)
  }

  /** Show the scores as they are. */
  release(): void {
    this.#held = null
  }

  /** Lanes in which something still moves. */
  get busy(): ReadonlySet<Lane> {
    return this.#lanes.busy
  }

  /** Has everything been shown? */
  get idle(): boolean {
    return this.busy.size === 0
  }

  /** Is nothing moving in the parts of the table that this seat decides about? */
  isReady(seat: number | null): boolean {
    return !this.busy.has('table') && (seat === null || !this.busy.has(seat))
  }

  /** The board that shows all this, and how; returns what ends it. */
  perform(script: Script<View>, root: HTMLElement): () => void {
    this.#script = script
    this.#root = root
    for (const { line, view } of this.#trail.splice(0)) this.#leaveTrace(line, view)
    const hide = () => document.hidden && this.hurry()
    document.addEventListener('visibilitychange', hide) // flights don't land on a hidden page
    return () => {
      document.removeEventListener('visibilitychange', hide)
      if (this.#root !== root) return
      this.hurry()
      this.#script = this.#root = null
    }
  }

  /** Show a view at once; `number` is the last line that led to it, `lines` are those to outline. */
  show(view: View, number: number, lines: Line[] = []): void {
    this.hurry()
    this.#latest = view
    this.#last = number
    this.#trail = []
    this.traces.clear()
    this.#look(lines)
    for (const line of lines) this.#leaveTrace(line, view)
    if (!this.#lanes.count) this.#rest()
  }

  /** Queue what happened; `view` is how it ends. */
  take(lines: Line[], view: View): void {
    const before = this.view
    const script = this.#script
    this.#last = Math.max(this.#last, ...lines.map((line) => line.number))
    this.#look(lines)
    if (!before || !script || this.still) {
      this.#latest = view
      for (const line of lines) this.#leaveTrace(line, view)
    } else {
      this.picture ??= structuredClone($state.snapshot(before)) as View
      this.#latest = view
      for (const line of lines) this.#queue(script, line, view)
    }
    if (!this.#lanes.count) this.#rest()
  }

  #queue(script: Script<View>, line: Line, view: View): void {
    if (line.kind === 'undo') {
      this.#lanes.add('table', line.number, async () => {
        this.picture = structuredClone($state.snapshot(view)) as View
        this.#leaveTrace(line, view)
      })
    }
    const runs = byLane(line.events ?? [], script)
    for (const [lane, events] of runs) {
      this.#lanes.add(lane, line.number, async () => {
        for (const [place, event] of events.entries())
          await script.acts[event.kind]?.(this, event, events.slice(place + 1))
        if (this.picture) script.settle(this.picture, view, lane)
      })
    }
    const lane = runs.at(-1)?.[0]
    if (lane === undefined) return
    this.#lanes.add(lane, line.number, async () => {
      this.#leaveTrace(line, view)
      const pause = this.pause(line)
      if (pause) await this.beat(pause * this.speed) // however quickly things move
    })
  }

  /** Remember whose line is shown. */
  #look(lines: Line[]): void {
    if (!this.isPast) return
    const last = lines.findLast((line) => line.kind === 'move' && line.seat !== null && line.seat !== CHANCE)
    this.focus = last?.seat ?? null
  }

  #leaveTrace(line: Line, view: View): void {
    if (line.seat === null || (line.seat === this.you && !this.isPast)) return
    if (line.kind === 'undo') {
      this.traces.delete(line.seat)
      this.#trail = this.#trail.filter((one) => one.line.number !== line.withdrawn)
    }
    if (line.kind !== 'move') return
    if (!this.#script) this.#trail.push({ line, view })
    const trace = this.#script?.trace?.(line.seat, line.events ?? [], view)
    if (trace) this.traces.set(line.seat, trace)
  }

  /** An act has ended. */
  #progress(): void {
    const next = this.#lanes.unfinished
    if (next === null) return this.#rest()
    this.told = Math.max(this.told, next - 1)
    this.onProgress()
  }

  /** Nothing is left to show. */
  #rest(): void {
    this.#fast = false
    this.picture = null
    this.flights = []
    this.arriving.clear()
    this.told = this.#last
    this.onProgress()
  }

  // For acts

  /** Is everything being skipped? */
  get fast(): boolean {
    return this.#fast || document.hidden
  }

  /** Skip to the end. */
  hurry(): void {
    if (!this.#lanes.count) return
    this.#fast = true
    for (const go of [...this.#waiting]) go()
    this.flights.forEach((flight) => flight.landed())
    this.#script?.hurry?.()
  }

  /** How long a beat is now, compared with what is asked for: much to show makes it shorter. */
  get pace(): number {
    const queued = this.#lanes.count
    return (queued > SWAMPED ? 0.35 : queued > CROWDED ? 0.6 : 1) / this.speed
  }

  /** A pause: shorter when much is queued, unless it is `steady`; none when skipping. */
  beat(milliseconds: number, steady = false): Promise<void> {
    if (this.fast) return Promise.resolve()
    const length = milliseconds * (steady ? 1 / this.speed : this.pace)
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer)
        this.#waiting.delete(go)
        resolve()
      }
      const timer = setTimeout(go, length)
      this.#waiting.add(go)
    })
  }

  /** Wait until the part with this anchor has come to rest: on a busy machine it may move longer than its beat. */
  async rest(key: string): Promise<void> {
    const node = this.#root?.querySelector(`[data-anchor="${CSS.escape(key)}"]`)
    const moving = (node?.getAnimations() ?? []).map((animation) => animation.finished)
    if (moving.length) await Promise.race([Promise.allSettled(moving), this.beat(LONGEST)])
  }

  /** Where an anchor of the board is on the page: `data-anchor="key"`. */
  rect(key: string): DOMRect | null {
    return this.#root?.querySelector(`[data-anchor="${CSS.escape(key)}"]`)?.getBoundingClientRect() ?? null
  }

  /** Let a piece fly; resolves when it has landed. */
  fly(piece: unknown, from: DOMRect | null, to: DOMRect | null, seconds: number): Promise<void> {
    if (this.fast || !from?.width || !to?.width) return Promise.resolve()
    return new Promise((resolve) => {
      const id = (this.#ids += 1)
      const landed = () => {
        this.flights = this.flights.filter((flight) => flight.id !== id)
        resolve()
      }
      this.flights = [...this.flights, { id, piece, from, to, seconds: seconds / this.speed, landed }]
    })
  }

  /** Let points float up from there. */
  rise(from: DOMRect | null, kind: string, count: number): void {
    if (this.fast || !from) return
    const id = (this.#ids += 1)
    const x = from.left + from.width / 2
    const above = this.rises.filter((rise) => rise.x === x).length // don't cover one another
    this.rises = [...this.rises, { id, x, y: from.top + from.height / 2 + above * 44, kind, count }]
    setTimeout(() => (this.rises = this.rises.filter((rise) => rise.id !== id)), RISING)
  }

  /** Words over the table, for a beat and a little longer. */
  async say(key: string, data: Record<string, unknown>, milliseconds: number): Promise<void> {
    if (this.fast) return
    const id = (this.#ids += 1)
    this.banner = { id, key, data }
    setTimeout(() => this.banner?.id === id && (this.banner = null), milliseconds + LINGER)
    await this.beat(milliseconds)
  }
}

/** Events in runs that belong to one lane. */
function byLane<View>(events: Event[], script: Script<View>): [Lane, Event[]][] {
  const runs: [Lane, Event[]][] = []
  for (const event of events) {
    const lane = script.laneOf(event)
    const last = runs.at(-1)
    if (last?.[0] === lane) last[1].push(event)
    else runs.push([lane, [event]])
  }
  return runs
}

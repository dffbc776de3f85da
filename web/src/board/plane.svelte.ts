// Fits, pans, zooms and recentres a board that grows. Until the person moves it, everything is in view.

import type { Attachment } from 'svelte/attachments'

/** The part of the board to show, in units of the board. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Limits {
  largest: number // pixels of a unit when everything fits
  smallest?: number // pixels; a board that would need smaller units can be moved instead
  margin: number // pixels around the board
}

interface Point {
  x: number
  y: number
}

const CLOSEST = 2 // how much larger than `largest` a unit may be made
const DRAG = 7 // pixels; less is a click
const TWICE = 320 // milliseconds between two taps

export class Plane {
  width = $state(0) // of the frame, in pixels
  height = $state(0)
  /** A gesture is under way: follow it without a transition. */
  isHeld = $state(false)
  #bounds: () => Bounds
  #limits: () => Limits
  #moved = $state.raw<{ scale: number; x: number; y: number } | null>(null) // the scale and the centre the person chose

  constructor(bounds: () => Bounds, limits: () => Limits) {
    this.#bounds = bounds
    this.#limits = limits
  }

  bounds: Bounds = $derived.by(() => this.#bounds())
  /** Pixels of a unit when everything fits. */
  fitting: number = $derived.by(() => {
    const { left, top, right, bottom } = this.bounds
    const { largest, margin, smallest = 1 } = this.#limits()
    const across = (this.width - margin * 2) / Math.max(right - left, 0.01)
    const down = (this.height - margin * 2) / Math.max(bottom - top, 0.01)
    return Math.max(smallest, Math.min(across, down, largest))
  })
  /** Pixels of a unit. */
  scale: number = $derived.by(() => (this.#moved ? this.#clamp(this.#moved.scale) : this.fitting))
  isMoved: boolean = $derived.by(() => this.#moved !== null && this.scale > this.fitting * 1.001)
  /** Is a part of the board outside the frame? */
  isCut: boolean = $derived.by(() => {
    const { left, top, right, bottom } = this.bounds
    return (right - left) * this.scale > this.width + 1 || (bottom - top) * this.scale > this.height + 1
  })
  /** The point of the board in the middle of the frame. */
  centre: Point = $derived.by(() => {
    const { left, top, right, bottom } = this.bounds
    const wanted = this.#moved ?? { x: (left + right) / 2, y: (top + bottom) / 2 }
    return {
      x: within(wanted.x, left, right, this.width / this.scale),
      y: within(wanted.y, top, bottom, this.height / this.scale),
    }
  })
  /** Where the board's origin is in the frame, in pixels. */
  x: number = $derived.by(() => this.width / 2 - this.centre.x * this.scale)
  y: number = $derived.by(() => this.height / 2 - this.centre.y * this.scale)

  #clamp(scale: number): number {
    return Math.min(Math.max(scale, this.fitting), Math.max(this.fitting, this.#limits().largest * CLOSEST))
  }

  /** Zoom; the point of the frame under `at` stays where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = this.#clamp(this.scale * factor)
    const under = { x: (at.x - this.x) / this.scale, y: (at.y - this.y) / this.scale }
    this.#moved = {
      scale,
      x: under.x + (this.width / 2 - at.x) / scale,
      y: under.y + (this.height / 2 - at.y) / scale,
    }
    if (scale <= this.fitting * 1.001) this.fit()
  }

  /** Move the board by pixels. */
  pan(x: number, y: number): void {
    const { centre, scale } = this
    if (this.isCut) this.#moved = { scale, x: centre.x - x / scale, y: centre.y - y / scale }
  }

  /** Show everything again. */
  fit(): void {
    this.#moved = null
  }

  /** Everything, or units of this many pixels around a point. */
  toggle(scale: number, at?: Point): void {
    if (this.isMoved) this.fit()
    else this.zoom(scale / this.scale, at)
  }

  /** Where a part of the board is, in pixels of the frame. */
  rect(left: number, top: number, width = 1, height = 1): { x: number; y: number; width: number; height: number } {
    const { x, y, scale } = this
    return { x: x + left * scale, y: y + top * scale, width: width * scale, height: height * scale }
  }

  /** Drag, pinch, wheel and double tap on a frame. */
  gestures: Attachment<HTMLElement> = (frame) => {
    const fingers = new Map<number, Point>()
    let start: Point | null = null
    let dragged = false
    let spread = 0
    let tapped = { at: -TWICE, x: 0, y: 0 }
    const inFrame = (event: MouseEvent): Point => {
      const own = frame.getBoundingClientRect()
      return { x: event.clientX - own.left, y: event.clientY - own.top }
    }
    const distance = () => {
      const [one, other] = [...fingers.values()]
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    }
    const down = (event: PointerEvent) => {
      if (event.button) return
      fingers.set(event.pointerId, inFrame(event))
      start = fingers.size === 1 ? inFrame(event) : start
      if (fingers.size === 1) dragged = false
      spread = distance()
    }
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (!before || !start) return
      const now = inFrame(event)
      fingers.set(event.pointerId, now)
      const isPinch = fingers.size === 2 && spread > 0
      if (!dragged && !isPinch && Math.hypot(now.x - start.x, now.y - start.y) < DRAG) return
      if (!isPinch && !this.isCut) return
      dragged = this.isHeld = true
      if (isPinch) {
        const [one, other] = [...fingers.values()] as [Point, Point]
        const wide = distance()
        this.zoom(wide / spread, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
        spread = wide
      } else this.pan(now.x - before.x, now.y - before.y)
    }
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return
      spread = distance()
      if (fingers.size) return
      this.isHeld = false
      const at = inFrame(event)
      const isTwice =
        event.timeStamp - tapped.at < TWICE && Math.hypot(at.x - tapped.x, at.y - tapped.y) < 4 * DRAG && !dragged
      if (isTwice && !(event.target as Element).closest('button')) this.toggle(this.#limits().largest, at)
      tapped = { at: event.timeStamp, ...at }
    }
    // A drag that ends on a place doesn't press it.
    const click = (event: MouseEvent) => {
      if (dragged) event.stopPropagation()
      dragged = false
    }
    const wheel = (event: WheelEvent) => {
      const page = document.documentElement
      if (!event.ctrlKey && page.scrollHeight > page.clientHeight + 1) return // the page scrolls
      event.preventDefault()
      this.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), inFrame(event))
    }
    const stop = new AbortController()
    const { signal } = stop
    frame.addEventListener('pointerdown', down, { signal })
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', up, { signal })
    addEventListener('pointercancel', up, { signal })
    frame.addEventListener('click', click, { signal, capture: true })
    frame.addEventListener('wheel', wheel, { signal, passive: false })
    return () => stop.abort()
  }
}

/** The middle of a window of this length that shows no more than it must of what lies outside. */
function within(wanted: number, from: number, to: number, length: number): number {
  if (length >= to - from) return (from + to) / 2
  return Math.min(Math.max(wanted, from + length / 2), to - length / 2)
}

// Explains any piece: after hovering for a moment, on a long press or, where nothing else is done, a tap, and on `?` when
// it has the focus.

import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** The explanation of a piece. */
export interface About {
  title: string
  text: string[]
  piece?: unknown // shown beside the words, as the game draws it
}

const PATIENCE = 600 // milliseconds of resting after a movement
const PRESS = 480 // milliseconds of pressing

class Explainer {
  shown = $state.raw<{ about: About; rect: DOMRect } | null>(null)
  /** A long press opened an explanation: ignore the click that follows. */
  pressed = false
  #hovered: { node: Element; about: () => About | null } | null = null
  #timer = 0

  show(node: Element, about: () => About | null): void {
    const found = about()
    this.shown = found && { about: found, rect: node.getBoundingClientRect() }
  }

  hide(): void {
    clearTimeout(this.#timer)
    // A piece may lose focus while it is being unmounted, when state must not change.
    if (untrack(() => this.shown)) queueMicrotask(() => (this.shown = null))
  }

  /** A press elsewhere: it only closes an explanation that a long press opened. */
  dismiss(): void {
    if (!this.shown) return
    if (this.pressed) {
      const swallow = (event: Event) => (event.stopPropagation(), event.preventDefault())
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), PRESS)
    }
    this.hide()
  }

  /** Explain what is under the pointer, if anything is. */
  ask(): boolean {
    if (this.shown) {
      this.hide()
      return true
    }
    if (!this.#hovered?.node.isConnected) return false
    this.show(this.#hovered.node, this.#hovered.about)
    return true
  }

  attach(about: () => About | null, eager: boolean, taps: boolean): Attachment {
    return (node) => {
      let isTouched = false
      const enter = (event: Event) => {
        if ((event as PointerEvent).pointerType === 'touch') return
        this.#hovered = { node, about }
        clearTimeout(this.#timer)
      }
      // A piece that arrives under a resting mouse explains nothing: only a moving one asks.
      const move = (event: Event) => {
        const { pointerType, movementX, movementY } = event as PointerEvent
        if (!eager || this.shown || pointerType === 'touch' || !(movementX || movementY)) return
        clearTimeout(this.#timer)
        this.#timer = window.setTimeout(() => this.show(node, about), PATIENCE)
      }
      const leave = (event?: Event) => {
        if (this.#hovered?.node === node) this.#hovered = null
        // Lifting a finger counts as leaving: keep the explanation open until the next touch.
        if (!this.pressed || (event as PointerEvent | undefined)?.pointerType !== 'touch') this.hide()
      }
      const down = (event: Event) => {
        this.hide()
        this.pressed = false
        isTouched = (event as PointerEvent).pointerType !== 'mouse'
        if (!isTouched) return
        this.#timer = window.setTimeout(() => {
          this.pressed = true
          this.show(node, about)
        }, PRESS)
      }
      const up = () => {
        if (!this.pressed) this.hide()
      }
      const tap = () => {
        if (taps && isTouched && !this.pressed) this.show(node, about)
      }
      const key = (event: Event) => {
        const pressed = event as KeyboardEvent
        if (pressed.key !== '?' || this.#hovered) return
        event.stopPropagation()
        event.preventDefault()
        if (this.shown) this.hide()
        else this.show(node, about)
      }
      const press = (event: Event) => event.preventDefault() // no context menu on a long press
      const all: [string, (event: Event) => void][] = [
        ['pointerenter', enter],
        ['pointermove', move],
        ['pointerleave', leave],
        ['pointerdown', down],
        ['pointerup', up],
        ['pointercancel', leave],
        ['click', tap],
        ['blur', () => this.hide()],
        ['keydown', key],
        ['contextmenu', press],
      ]
      for (const [name, act] of all) node.addEventListener(name, act)
      return () => {
        for (const [name, act] of all) node.removeEventListener(name, act)
        if (this.#hovered?.node === node) leave()
      }
    }
  }
}

export const explainer = new Explainer()

/** Makes a piece explainable; `eager` also on hovering. */
export const explains = (about: () => About | null, eager = true): Attachment => explainer.attach(about, eager, false)

/** For a piece that does nothing when it is touched: a tap explains it too. */
export const explainsOnTap = (about: () => About | null): Attachment => explainer.attach(about, true, true)

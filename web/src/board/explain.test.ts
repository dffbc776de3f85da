import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { explainer, explains, explainsOnTap } from './explain.svelte'

const ABOUT = { title: 'A piece', text: [] }
let piece: EventTarget
let leave: void | (() => void)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  piece = Object.assign(new EventTarget(), { isConnected: true, getBoundingClientRect: () => ({}) })
  leave = explains(() => ABOUT)(piece as Element)
})
afterEach(() => {
  leave?.()
  explainer.hide()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Something the pointer does to the piece. */
function send(type: string, data: object): void {
  piece.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse', movementX: 0, movementY: 0, ...data }))
}

test('a mouse that moves over a piece and rests there gets an explanation', () => {
  send('pointerenter', {})
  send('pointermove', { movementX: 3 })
  expect(explainer.shown).toBeNull()

  vi.advanceTimersByTime(1000)

  expect(explainer.shown?.about).toEqual(ABOUT)
})

test('a piece that arrives under a resting mouse explains nothing', () => {
  send('pointerenter', {})
  send('pointermove', {}) // browsers repeat the last position after a change of the page

  vi.advanceTimersByTime(10_000)

  expect(explainer.shown).toBeNull()
  expect(explainer.ask()).toBe(true) // but `?` asks for it
  expect(explainer.shown?.about).toEqual(ABOUT)
})

test('a long press explains, and the click that follows is not meant', () => {
  send('pointerdown', { pointerType: 'touch' })
  vi.advanceTimersByTime(1000)
  send('pointerup', { pointerType: 'touch' })

  expect(explainer.shown?.about).toEqual(ABOUT)
  expect(explainer.pressed).toBe(true)
})

test('a tap explains only a piece that does nothing else, and only a finger taps', () => {
  send('pointerdown', { pointerType: 'touch' })
  send('click', {})
  expect(explainer.shown).toBeNull()

  leave?.()
  leave = explainsOnTap(() => ABOUT)(piece as Element)
  send('pointerdown', {})
  send('click', {})
  expect(explainer.shown).toBeNull()
  send('pointerdown', { pointerType: 'touch' })
  send('click', {})

  expect(explainer.shown?.about).toEqual(ABOUT)
})

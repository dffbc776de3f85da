import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Asking, PATIENCE, patienceOf } from './asking.svelte'
import type { View } from './pieces'

const view = (phase: string, active: number, stack = 0, discard = 2) => {
  const cards = (count: number) => Array<string>(count).fill('jump')
  const hikari = { stack: cards(stack), discard: cards(discard) }
  return { phase, active, hikari, seats: [{ special: 'jump' }] } as unknown as View
}

describe('questions out of turn', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('are asked unless the person wants them to pass', () => {
    expect(new Asking('table/a').passes(view('window', 1), 0)).toBe(false)
  })

  it('pass until it is the person’s turn', () => {
    const asking = new Asking('table/a')
    asking.wait('my-turn', view('window', 1), 0)
    expect(asking.passes(view('window', 1), 0)).toBe(true)
    expect(asking.passes(view('answer', 2), 0)).toBe(true)
    expect(asking.passes(view('window', 0), 0)).toBe(false)
    expect(asking.passes(view('window', 1), 0)).toBe(false)
  })

  it('pass until somebody plays a card', () => {
    const asking = new Asking('table/a')
    asking.wait('card', view('window', 1), 0)
    expect(asking.passes(view('window', 1), 0)).toBe(true)
    expect(asking.passes(view('answer', 1, 1), 0)).toBe(false)
    expect(asking.until).toBe(null)
  })

  it('come back after a card that could not be answered, but not after the one they were about', () => {
    const asking = new Asking('table/a')
    asking.wait('card', view('answer', 1, 1), 0)
    expect(asking.passes(view('window', 1, 0, 3), 0)).toBe(true)
    expect(asking.passes(view('window', 2, 0, 4), 0)).toBe(false)
  })

  it('pass by themselves after a while', () => {
    const asking = new Asking('table/a')
    const pass = vi.fn()
    asking.run('a', patienceOf(null), pass)
    vi.advanceTimersByTime((PATIENCE - 1) * 1000)
    expect(pass).not.toHaveBeenCalled()
    expect(asking.left).toBeCloseTo(1)
    vi.advanceTimersByTime(1000)
    expect(pass).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(60_000)
    expect(pass).toHaveBeenCalledOnce()
  })

  it('wait no longer than the table, which passes then itself', () => {
    const asking = new Asking('table/a')
    const pass = vi.fn()
    const patience = patienceOf(Date.now() + 10_000)
    expect(patience.isFixed).toBe(true)
    expect(patience.seconds).toBeCloseTo(10, 1)
    asking.run('a', patience, pass)
    vi.advanceTimersByTime(60_000)
    expect(asking.left).toBe(0)
    expect(pass).not.toHaveBeenCalled()
    expect(patienceOf(Date.now() + 86_400_000)).toEqual({ seconds: PATIENCE, isFixed: false })
  })

  it('still pass after a reload, at the same table only', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    new Asking('table/a').wait('card', view('window', 1), 0)
    expect(new Asking('table/b').until).toBe(null)
    const again = new Asking('table/a')
    expect(again.passes(view('window', 1), 0)).toBe(true)
    again.forget()
    expect(new Asking('table/a').until).toBe(null)
  })

  it('wait for those who take their time', () => {
    const asking = new Asking('table/a')
    const pass = vi.fn()
    asking.run('a', patienceOf(null), pass)
    asking.takeTime()
    asking.run('a', patienceOf(null), pass) // asked again, after a lost connection
    vi.advanceTimersByTime(600_000)
    expect(pass).not.toHaveBeenCalled()
    expect(asking.left).toBe(null)
    asking.run('b', patienceOf(null), pass)
    expect(asking.left).toBe(PATIENCE)
  })
})

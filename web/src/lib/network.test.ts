import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { network } from './network.svelte'

const answered = () => Promise.resolve(new Response())
const cut = () => Promise.reject(new TypeError('no network'))
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the network', () => {
  const fetched = vi.fn<() => Promise<Response>>()
  let onLine = true

  beforeEach(() => {
    vi.useFakeTimers()
    fetched.mockReset()
    onLine = true
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('location', { origin: 'http://local' })
    vi.stubGlobal('navigator', {
      get onLine() {
        return onLine
      },
    })
  })
  afterEach(() => {
    onLine = true
    network.find()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is lost when a request fails, until one is answered', async () => {
    fetched.mockImplementation(cut)
    network.lose()
    expect(network.isLost).toBe(true)
    await settle()
    fetched.mockImplementation(answered)
    await vi.advanceTimersByTimeAsync(1500)
    expect(network.isLost).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('is not lost as long as the server answers, whatever the browser says', async () => {
    onLine = false
    fetched.mockImplementation(answered)
    void network.check()
    await settle()
    expect(network.isLost).toBe(false)
  })

  it('stays lost when an answer comes that was on its way', async () => {
    onLine = false
    fetched.mockImplementation(cut)
    void network.check()
    await settle()
    network.find()
    expect(network.isLost).toBe(true)
    onLine = true
    network.find()
    expect(network.isLost).toBe(false)
  })

  it('is watched while the browser says that it is gone: the last answer may have been on its way', async () => {
    onLine = false
    fetched.mockImplementationOnce(answered).mockImplementation(cut)
    void network.check()
    await vi.advanceTimersByTimeAsync(1500)
    expect(network.isLost).toBe(true)
  })
})

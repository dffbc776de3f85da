import { beforeEach, expect, test, vi } from 'vitest'
import { install } from './installing'
import { router } from './router.svelte'

let heard: (() => void)[]
const workers = (controller: object | null, register: () => Promise<object>) =>
  ({
    controller,
    register,
    addEventListener: (_: string, listener: () => void) => heard.push(listener),
  }) as unknown as ServiceWorkerContainer

beforeEach(() => {
  heard = []
  router.isOutdated = false
  vi.stubGlobal('document', { addEventListener: () => {}, hidden: false })
})

test('a first visit is not outdated when its worker takes over', async () => {
  await install(workers(null, () => Promise.resolve({})))
  heard.forEach((listener) => listener())

  expect(router.isOutdated).toBe(false)
})

test('a newer version is taken up with the next page', async () => {
  await install(workers({}, () => Promise.resolve({})))
  heard.forEach((listener) => listener())

  expect(router.isOutdated).toBe(true)
})

test('a browser that allows no worker is left in peace', async () => {
  vi.stubGlobal('navigator', {})
  await install()
  await install(workers(null, () => Promise.reject(new Error('no'))))
})

// The service worker. It keeps the files of a build, so that the page opens without a network and can say so.
//
// Nothing of a game is kept: whatever lies under `api/` never passes through here. Pages come from the network as long
// as there is one, so nobody is held in an old version; files whose names hold their digest come from the cache.

declare const BUILD: { version: string; shell: string[]; files: string[] } // filled in by vite.config.ts
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Extendable {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker extends EventTarget {
  registration: { scope: string }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}
const worker = self as unknown as Worker

const OURS = 'lampion-'
const NAME = OURS + BUILD.version
const KEPT = 2 // caches: this version's, and the one before for pages that are still open
const PATIENCE = 6000 // milliseconds until a page that doesn't come is taken from the cache
const scope = new URL(worker.registration.scope)
const files = new Set(BUILD.files)

worker.addEventListener('install', (event) => (event as Extendable).waitUntil(install()))
worker.addEventListener('activate', (event) => (event as Extendable).waitUntil(activate()))
worker.addEventListener('fetch', (event) => answer(event as Asked))

/** Keep what it takes to open the page. */
async function install(): Promise<void> {
  const cache = await caches.open(NAME)
  await Promise.all(
    BUILD.shell.map(async (file) => {
      const url = new URL(file, scope)
      const known = files.has(file) ? await caches.match(url) : undefined
      await cache.put(url, known ?? (await fetched(url)))
    }),
  )
  await worker.skipWaiting()
}

async function fetched(url: URL): Promise<Response> {
  const answer = await fetch(url, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`)
  return answer
}

/** Drop the caches of older versions. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME)
  await Promise.all(names.slice(0, Math.max(0, names.length + 1 - KEPT)).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

function answer(event: Asked): void {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.href.startsWith(scope.href)) return
  const path = url.pathname.slice(scope.pathname.length)
  if (path === 'api' || path.startsWith('api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (path.startsWith('assets/')) event.respondWith(file(request, path))
}

/** A page: from the network, else as this version had it. */
async function page(request: Request): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PATIENCE)
  try {
    return await fetch(request, { signal: late.signal })
  } catch (problem) {
    const kept = await (await caches.open(NAME)).match(scope.href)
    if (kept) return kept
    throw problem
  } finally {
    clearTimeout(timer)
  }
}

/** A file of the client: kept once it has been used. */
async function file(request: Request, path: string): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && files.has(path)) await (await caches.open(NAME)).put(request, answer.clone())
  return answer
}

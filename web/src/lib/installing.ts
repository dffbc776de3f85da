// The service worker from the page's side: it is brought in once the page has rest, and a newer version of the client is
// taken up when another page is opened next.

import { href, router } from './router.svelte'

const EVERY = 60 * 60 * 1000 // milliseconds between two looks for a newer version

export async function install(workers: ServiceWorkerContainer | undefined = navigator.serviceWorker): Promise<void> {
  if (!workers) return // not over plain http from another machine
  const isUpdate = !!workers.controller
  workers.addEventListener('controllerchange', () => (router.isOutdated ||= isUpdate))
  try {
    const registration = await workers.register(href('sw.js'))
    let looked = Date.now()
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - looked < EVERY) return
      looked = Date.now()
      registration?.update().catch(() => {})
    })
  } catch {
    // A browser that doesn't allow it; everything works without.
  }
}

// Which page is shown. Addresses are relative to the page's <base>, so a server may run under any path.

import { tick } from 'svelte'

export interface Route {
  page:
    | 'home'
    | 'lobby'
    | 'table'
    | 'replay'
    | 'learn'
    | 'puzzle'
    | 'challenge'
    | 'about'
    | 'link'
    | 'me'
    | 'ladder'
    | 'people'
    | 'find'
    | 'club'
    | 'tournament'
    | 'missing'
  id: string // of the table, the game, a person, a club or a tournament, or a day; empty where there is none
  query: URLSearchParams
  hash: string // without #
}

const base = new URL(typeof document === 'undefined' ? 'http://localhost/' : document.baseURI)
const root = base.pathname.replace(/[^/]*$/, '')

/** The address of a page, for links: `href('table/17')`. */
export function href(path = ''): string {
  return root + path.replace(/^\//, '')
}

/** The full address of a page, for sharing. */
export function address(path = '', origin = location.origin): string {
  return origin + href(path)
}

export function parse(url: URL): Route {
  const path = url.pathname.startsWith(root) ? url.pathname.slice(root.length) : ''
  const [page = '', id = '', ...rest] = path
    .split('/')
    .map(decode)
    .filter((part, place) => part || place === 0)
  const route = { id, query: url.searchParams, hash: url.hash.slice(1) }
  if (rest.length) return { ...route, page: 'missing' }
  if (!page) return { ...route, page: 'home' }
  if ((page === 'table' || page === 'replay' || page === 'puzzle') && id) return { ...route, page }
  if ((page === 'people' || page === 'tournament') && id) return { ...route, page }
  if (page === 'learn' || page === 'challenge' || page === 'ladder' || page === 'club') return { ...route, page }
  if (!id && (page === 'lobby' || page === 'about' || page === 'link' || page === 'me' || page === 'find'))
    return { ...route, page }
  return { ...route, page: 'missing' }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  route = $state.raw<Route>(parse(new URL(typeof location === 'undefined' ? base : location.href)))
  isOutdated = false // is there a newer version of this client? Then another page is opened by the browser

  /** Follow links and the browser's own buttons. */
  start(): void {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a')
      if (!link || event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (!link.pathname.startsWith(root) || link.pathname.startsWith(`${root}api/`)) return
      if (/\.\w+$/.test(link.pathname)) return // a file, not a page
      event.preventDefault()
      this.go(link.href)
    })
  }

  /** Show another page. */
  go(to: string): void {
    const url = new URL(to, location.origin + root)
    const isNew = url.pathname !== location.pathname
    if (isNew && this.isOutdated) return location.assign(url)
    history.pushState(null, '', url)
    this.#read()
    if (isNew) {
      scrollTo(0, 0)
      void tick().then(() => document.getElementById('main')?.focus({ preventScroll: true }))
    }
  }

  /** Change what follows the path, without a new history entry; ignored for a page that is being left. */
  replace(to: string): void {
    const url = new URL(to, location.origin + root)
    if (url.pathname !== location.pathname) return
    history.replaceState(null, '', url)
    this.#read()
  }

  #read(): void {
    this.route = parse(new URL(location.href))
  }
}

export const router = new Router()

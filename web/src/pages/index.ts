// The pages, each loaded when it is shown.

import type { Component } from 'svelte'
import type { Route } from '../lib/router.svelte'

export type Page = Component<{ route: Route }>

export const pages: Record<Route['page'], () => Promise<{ default: Page }>> = {
  home: () => import('./Home.svelte'),
  lobby: () => import('./Lobby.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  learn: () => import('./Learn.svelte'),
  about: () => import('./About.svelte'),
  link: () => import('./Link.svelte'),
  me: () => import('./Me.svelte'),
  missing: () => import('./NotFound.svelte'),
}

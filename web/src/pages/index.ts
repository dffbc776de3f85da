// The pages, each loaded when it is shown.

import type { Component } from 'svelte'
import type { Route } from '../lib/router.svelte'
import { loadFiles } from '../lib/words.svelte'

export type Page = Component<{ route: Route }>
type Load = () => Promise<{ default: Page }>

/** A page that needs more words than a board does. */
const withWords =
  (...files: string[]) =>
  (load: Load): Load =>
  async () =>
    (await Promise.all([load(), loadFiles(...files)]))[0]
const site = withWords('site', 'dialogs')
const social = withWords('site', 'dialogs', 'people')
const people = withWords('site', 'dialogs', 'people', 'clubs')(() => import('./People.svelte'))

export const pages: Record<Route['page'], Load> = {
  home: site(() => import('./Home.svelte')),
  lobby: social(() => import('./Lobby.svelte')),
  table: () => import('./Table.svelte'),
  replay: withWords('dialogs')(() => import('./Replay.svelte')),
  puzzle: withWords('puzzles', 'analysis', 'dialogs')(() => import('./Puzzle.svelte')),
  challenge: withWords('challenges', 'dialogs')(() => import('./Challenge.svelte')),
  learn: site(() => import('./Learn.svelte')),
  about: site(() => import('./About.svelte')),
  link: site(() => import('./Link.svelte')),
  ladder: people,
  find: people,
  people,
  club: people,
  tournament: people,
  me: social(() => import('./Me.svelte')),
  missing: site(() => import('./NotFound.svelte')),
}

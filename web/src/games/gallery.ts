// Finds what each game shows outside its table: a picture for the home page, and lessons.

import type { Component } from 'svelte'
import type { LessonModule } from './types'

const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte')
const tutorials = import.meta.glob<LessonModule>('./*/Tutorial*.svelte')

/** A lesson, loaded on demand; the first one of a game has no name. */
export interface LessonEntry {
  name: string
  load: () => Promise<LessonModule>
}

/** The picture of a game, if it has one. */
export function pictureOf(id: string): (() => Promise<{ default: Component }>) | undefined {
  return pictures[`./${id}/Picture.svelte`]
}

/** The lessons of a game, in the order of their files. */
export function lessonsOf(id: string): LessonEntry[] {
  return Object.keys(tutorials)
    .flatMap((path) => {
      const [, game, name = ''] = /^\.\/(.+)\/Tutorial\.?(.*)\.svelte$/.exec(path)!
      return game === id ? [{ name, load: tutorials[path]! }] : []
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** Games that have a picture here but can't be played on this server yet. */
export function announced(playable: string[]): string[] {
  return Object.keys(pictures)
    .map((path) => path.split('/')[1]!)
    .filter((id) => !playable.includes(id))
}

// The lessons of a game: where they are, and what they are called. The first one has no name of its own.

import { href } from '../lib/router.svelte'
import { t } from '../lib/words.svelte'

/** The address of a lesson. */
export const pathOf = (game: string, lesson: string): string => href(`learn/${game}${lesson && `?lesson=${lesson}`}`)

/** What a lesson is called, once the words of the game's lessons are loaded. */
export const nameLesson = (game: string, lesson: string): string => t(`${game}-web-lesson-${lesson || 'first'}`)

// Small synthesized sounds. Quiet, and off unless switched on: what makes them is loaded with the first one.

import { preferences } from './preferences.svelte'

export type Sound = 'place' | 'spark' | 'explosion' | 'applause' | 'turn' | 'chat' | 'end'

/** Play a sound, if sounds are on. */
export function play(sound: Sound): void {
  if (!preferences.sound) return
  import('./synthesizer').then(
    ({ make }) => make(sound),
    () => {}, // without a network it stays quiet
  )
}

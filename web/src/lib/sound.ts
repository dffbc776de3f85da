// Small synthesized sounds. Quiet, and off unless switched on: what makes them is loaded with the first one.

import { preferences } from './preferences.svelte'

export type Sound =
  | 'place'
  | 'spark'
  | 'explosion'
  | 'applause'
  | 'turn'
  | 'chat'
  | 'end'
  | 'slide' // a die in a wooden tube
  | 'thud'
  | 'pluck' // a note of a scale
  | 'clack'
  | 'puff'
  | 'gong'

/** Play a sound, if sounds are on; `note` is the step on its scale, for sounds that have one. */
export function play(sound: Sound, note = 0): void {
  if (!preferences.sound) return
  import('./synthesizer').then(
    ({ make }) => make(sound, note),
    () => {}, // without a network it stays quiet
  )
}

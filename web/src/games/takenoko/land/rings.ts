// Which ring each plot wears: what can be chosen, what is aimed, what a card or the last decision says.

import type { Choosing } from '../../../board/choosing.svelte'
import type { Trace } from '../../../board/stage.svelte'
import type { Mark, Spot } from '../land'
import { at, type Choice, type Plot } from '../pieces'
import type { Tone } from './Ring.svelte'

interface Situation {
  spots: Spot[]
  choosing: Pick<Choosing<Choice>, 'isAimed' | 'isHinted'>
  aimed: Choice | null
  marks: Map<string, Mark>
  pickable: Set<string>
  picked: string | null
  placing?: Plot | null // a plot that lies down in a moment
  trace?: Trace
}

/** Rings by the key of a cell; what matters most at this moment replaces the rest. */
export function ringsOf({
  spots,
  choosing,
  aimed,
  marks,
  pickable,
  picked,
  placing,
  trace,
}: Situation): Map<string, Tone> {
  const rings = new Map<string, Tone>()
  for (const [number, key] of (trace?.spots ?? []).entries()) rings.set(key, number ? 'trace' : 'began')
  for (const key of pickable) rings.set(key, 'possible')
  for (const { key, offers } of spots) rings.set(key, choosing.isHinted(offers) ? 'hint' : 'possible')
  for (const [key, { state }] of marks) rings.set(key, state === 'empty' ? 'open' : state)
  for (const cell of aimed?.preview.watered ?? []) rings.set(at(cell), 'flood')
  for (const cell of aimed?.preview.dried ?? []) rings.set(at(cell), 'lost')
  for (const { cell, sections } of aimed?.preview.bamboo ?? [])
    if (sections < 0 && !aimed?.preview.eaten) rings.set(at(cell), 'lost')
  for (const { key, offers } of spots) if (choosing.isAimed(offers)) rings.set(key, 'aimed')
  if (placing) rings.set(at(placing.cell), 'aimed')
  if (picked) rings.set(picked, 'picked')
  return rings
}

// Objectives and the weather in words.

import { t } from '../../lib/words.svelte'
import type { Progress, Shelf } from './pieces'

const own = (key: string, data: Record<string, unknown> = {}) => t(`takenoko-web-${key}`, data)
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** How far an objective is: `2 of 3 plots fit; one more is dry`. */
export function tellProgress(progress: Progress): string {
  const { done, needed, ready, claimable } = progress
  if (claimable) return own('progress-claimable')
  if (ready) return own('progress-ready')
  if (progress.category === 'plot') return own('progress-plots', { done, needed, dry: progress.dry })
  if (progress.category === 'panda') {
    const missing = progress.sections.filter(({ asked, stored }) => stored < asked)
    const colours = missing.map(({ colour }) => own(`section-${colour}`)).join(', ')
    return join(own('progress-sections', { done, needed }), own('progress-missing', { colours }))
  }
  const counted = own(progress.unit === 'plots' ? 'progress-bamboos' : 'progress-high', { done, needed })
  const nearest = progress.could[0]
  if (!nearest) return progress.missing === null ? join(counted, own('progress-none')) : counted
  const lacks = [
    nearest.sections < 0 && own('progress-eat', { count: -nearest.sections }),
    nearest.chip && own('progress-chip', { chip: own(`chip-${nearest.chip}`) }),
    nearest.water && own('progress-water'),
  ].filter((one) => typeof one === 'string')
  return join(counted, ...lacks)
}

const join = (...parts: string[]) => parts.join(', ')

/** An objective in words, with its points: `Panda objective, 4 points: two yellow sections.` */
export function tellCard(shelf: Shelf, id: string): string {
  const card = shelf.cards.get(id)
  const category = capital(t(`takenoko-category-${card?.category ?? id.split('-')[0]!}`))
  return own('card', { category, points: card?.points ?? 0, name: t(`takenoko-card-${id}`) })
}

/** The weather and what it brings. */
export function tellWeather(face: string | null): { title: string; text: string } {
  if (!face) return { title: own('weather-none'), text: own('weather-none.about') }
  return { title: capital(t(`takenoko-face-${face}`)), text: t(`takenoko-face-${face}.about`) }
}

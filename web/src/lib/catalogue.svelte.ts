// The catalogue that terminal, server and browser share. Whatever uses `t` follows the language.

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { preferences, type Language } from './preferences.svelte'

export type Data = Record<string, unknown>

// The catalogue files a browser may need, each loaded on demand.
const files = import.meta.glob<string>(
  [
    '../../../src/lampion/i18n/*/*.ftl',
    '!../../../src/lampion/i18n/*/{arena,errors,pages,server,storage,tables,*terminal,tune}.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const bundles = new SvelteMap<Language, FluentBundle>()
const wanted = new Set<string>() // files in use: a new language loads them all
const loaded = new Set<string>() // language/file
let current = $state<Language | null>(null)
let revision = $state(0) // rises when words arrive, so that texts are rendered again

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language)
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false, functions: { DE: de } })
    bundles.set(language, bundle)
  }
  return bundle
}

/** A name after the French `de`, as the terminal says it: `de Tao`, `d’Ada`. */
function de([name]: FluentValue[]): string {
  const [text, elides] = [String(name), /^(?:[aeiouàâäéèêëîïôöùûüæœ]|y(?![aeiou]))/i]
  return elides.test(text) ? `d’${text}` : `de ${text}`
}

async function loadFile(language: Language, name: string): Promise<void> {
  const place = `${language}/${name}`
  if (loaded.has(place)) return
  const file = files[`../../../src/lampion/i18n/${place}.ftl`]
  if (!file) return
  const text = await file()
  if (loaded.has(place)) return
  loaded.add(place)
  bundleOf(language).addResource(new FluentResource(text))
}

/** Load files: `web`, or a game's texts with those of its board. */
export async function loadWords(...names: string[]): Promise<void> {
  await loadFiles(...names.flatMap((name) => (name === 'web' ? [name] : [name, `${name}-web`])))
}

/** Load exactly these files. */
export async function loadFiles(...names: string[]): Promise<void> {
  names.forEach((name) => wanted.add(name))
  await useLanguage(preferences.language)
}

/** Switch the language; the page changes once all its words are loaded. */
export async function useLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => loadFile(language, name)))
  if (language !== preferences.language) return // changed again while loading
  current = language
  revision += 1
  if (typeof document !== 'undefined') document.documentElement.lang = language
}

/** The language on the page. */
export function language(): Language {
  return current ?? preferences.language
}

function patternOf(key: string) {
  void revision
  const [id, part] = key.split('.') as [string, string?]
  const message = bundles.get(language())?.getMessage(id)
  return (part ? message?.attributes[part] : message?.value) ?? null
}

/** Does the catalogue have this key? */
export function knows(key: string): boolean {
  return patternOf(key) !== null
}

/** The text for a key, filled with the data; `key.part` is an attribute of a message. */
export function t(key: string, data: Data = {}): string {
  const pattern = patternOf(key)
  if (pattern === null) return key
  return bundleOf(language()).formatPattern(pattern, clean(data), [])
}

/** Data in the types that Fluent accepts. */
function clean(data: Data): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'boolean') found[name] = value ? 'yes' : 'no'
    else if (typeof value === 'number' || value instanceof Date) found[name] = value
    else found[name] = value === null || value === undefined ? 'None' : String(value)
  }
  return found
}

/** `a, b and c`, as the terminal writes it: without a comma before the last. */
export function enumerate(words: string[]): string {
  return new Intl.ListFormat(language() === 'en' ? 'en-GB' : language(), { type: 'conjunction' }).format(words)
}

/** The same in parts: the words, and what stands between them. */
export function enumerateParts(words: string[]): { text: string; isName: boolean }[] {
  const parts = new Intl.ListFormat(language(), { type: 'conjunction' }).formatToParts(words)
  return parts.map(({ type, value }) => ({ text: value, isName: type === 'element' }))
}

/** A number as this language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(language()).format(value)
}

/** A day and a time. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** How long ago, roughly. */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  const seconds = Math.round((at - now) / 1000)
  for (const [unit, size] of [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ] as const) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit)
  }
  return format.format(0, 'minute')
}

// Requests to the server. Refusals have one shape and come in the reader's language.

import type { Beside, Detail, TableMade } from '../generated/types'
import { language, t } from './words.svelte'
import { network } from './network.svelte'
import { href } from './router.svelte'
import { toasts } from './toasts.svelte'

/** A refusal: its code for programs, its message for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly data: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

interface Options {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  signal?: AbortSignal
}

/** Ask the server for something under `/api`. */
export async function ask<T>(path: string, { method = 'GET', body, signal }: Options = {}): Promise<T> {
  const url = new URL(href(`api/${path}`), location.origin)
  url.searchParams.set('lang', language())
  let answer: Response
  try {
    answer = await fetch(url, {
      method,
      signal,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch (problem) {
    if (signal?.aborted) throw problem
    network.lose()
    throw new Refusal('offline', t('web-offline-request'))
  }
  network.find()
  if (answer.status === 204) return undefined as T
  const found = await answer.json().catch(() => null)
  if (!answer.ok || found === null) throw refusal(found, answer.status)
  return found as T
}

/** Make a table, with a nonce of this browser for its luck. */
export async function makeTable(path: string, body: object): Promise<TableMade> {
  const { pledgeNonce } = await import('./nonces')
  return ask<TableMade>(path, { method: 'POST', body: { ...body, pledge: pledgeNonce() } })
}

/** Somebody at this screen, with a nonce of their own. */
export async function beside(name: string): Promise<Beside> {
  const { pledgeNonce } = await import('./nonces')
  return { name, pledge: pledgeNonce() }
}

/** The server's error as a Refusal. */
export function refusal(found: { error?: Detail } | null, status = 0): Refusal {
  const error = found?.error
  if (!error) return new Refusal('unreadable', t('web-unreadable-answer'), status)
  return new Refusal(error.code, error.message, status, error.data)
}

/** Show why something did not work. */
export function complain(problem: unknown): void {
  if (problem instanceof DOMException && problem.name === 'AbortError') return
  if (problem instanceof TypeError && /module/.test(problem.message)) {
    network.lose() // a part of the page didn't come
    problem = new Refusal('offline', t('web-offline-request'))
  }
  toasts.show(problem instanceof Error ? problem.message : String(problem), 'problem')
}

/** Await something; if it fails, show why and return undefined. */
export async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (problem) {
    complain(problem)
    return undefined
  }
}

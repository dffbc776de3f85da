// The person at this browser. No accounts: anyone who sits down gets a name and may change it.

import type { Me, Person } from '../generated/types'
import { ask } from './api'

class Guest {
  person = $state<Person | null>(null)
  isKnown = $state(false) // has the server been asked?
  longestName = $state(Infinity) // characters, as the server says

  async load(): Promise<void> {
    const me = await ask<Me>('me')
    this.person = me.guest
    this.longestName = me.longest_name ?? Infinity
    this.isKnown = true
  }

  /** Become a guest if not one yet; the server makes up a name. */
  async ensure(): Promise<Person> {
    if (!this.isKnown) await this.load()
    if (!this.person) this.person = (await ask<{ guest: Person }>('me', { method: 'POST', body: {} })).guest
    return this.person
  }

  async rename(name: string): Promise<void> {
    const body = { name }
    this.person = (await ask<{ guest: Person }>('me', { method: this.person ? 'PATCH' : 'POST', body })).guest
  }

  async forget(): Promise<void> {
    await ask('me', { method: 'DELETE' })
    this.person = null
  }
}

export const guest = new Guest()

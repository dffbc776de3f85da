// A private table at once: whoever has the link can sit down, and the host decides the rest there.

import type { GameInfo, NewTable } from '../generated/types'
import { attempt, makeTable } from '../lib/api'
import { guest } from '../lib/guest.svelte'
import { preferences } from '../lib/preferences.svelte'
import { router } from '../lib/router.svelte'
import { suggestStart } from '../table/settings'

export async function inviteFriends(game: GameInfo): Promise<void> {
  const start = suggestStart(game, preferences.startOf(game.id), false)
  const body: NewTable = { game: game.id, ...start, settings: { listed: false } }
  const made = await attempt(guest.ensure().then(() => makeTable('tables', body)))
  if (!made) return
  preferences.rememberStart(game.id, start)
  router.go(`table/${made.id}`)
}

// Bots by name: levels, and the ones to offer in their place.

import type { LevelInfo } from '../generated/types'

/** The number of a level, as in `level:3`; 0 for other bots. */
export function levelNumber(bot: string): number {
  return Number(/^level:(\d)$/.exec(bot)?.[1] ?? 0)
}

/** The bot itself, if a game has it; of a level that it leaves out, the next weaker one. */
export function fitBot(bot: string, levels: LevelInfo[]): string {
  const weaker = levels.filter((level) => levelNumber(level.bot) <= levelNumber(bot))
  return weaker.at(-1)?.bot ?? bot
}

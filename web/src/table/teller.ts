// Announces what happened to screen readers, once the board has shown it.

import type { Line, SeatInfo } from '../generated/types'
import { announce, announceNow } from '../lib/announce'
import { attention } from '../lib/attention.svelte'
import { play } from '../lib/sound'
import { CHANCE, type Names } from '../lib/words.svelte'
import { items } from './log'

/** Whose words are used. */
interface Table {
  game: string
  module: unknown // null until the game's words are loaded
  seats: SeatInfo[]
  names: Names
}

export class Teller {
  #said = -1 // the number of the last line announced
  #asked: string | null = null // the decision announced last

  /** Leave out everything up to this line. */
  skipTo(number: number): void {
    this.#said = number
  }

  /** Announce what is new up to this line. Draws of chance are told together, when the last one is there. */
  tell(table: Table, lines: Line[], told: number): void {
    const fresh = lines.filter((line) => line.number > this.#said && line.number <= told)
    const last = fresh.at(-1)
    if (!last) return
    const next = lines.find((line) => line.number > told)
    if (isChance(last) && next && isChance(next)) return
    this.#said = last.number
    if (!table.module) return
    for (const item of items(table.game, fresh, table.seats, table.names))
      announce(item.paragraphs.map((paragraph) => paragraph.text).join(' '))
  }

  /** Call this person if they have a new decision to make; `decision` identifies it, and is empty if there is none. */
  call(decision: string, words: string): void {
    attention.isMyTurn = !!decision
    if (decision && decision !== this.#asked && words) {
      if (this.#asked !== null) play('turn')
      announceNow(words)
      attention.call(words)
    }
    this.#asked = decision
  }
}

function isChance(line: Line): boolean {
  return line.kind === 'move' && line.seat === CHANCE
}

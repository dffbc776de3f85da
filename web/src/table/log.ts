// The log of a table as a reader gets it: one item for each decision, draws of chance together.

import type { Line, SeatInfo } from '../generated/types'
import { CHANCE, knows, nameOf, t, tellEvents, type Names, type Paragraph } from '../lib/words.svelte'

export interface Item {
  number: number // of the last entry that it tells
  seat: number | null
  at: number
  lines: Line[]
  paragraphs: Paragraph[]
  isMove: boolean
  isWithdrawn: boolean
}

/** Lines as items, oldest first. */
export function items(game: string, lines: Line[], seats: SeatInfo[], names: Names): Item[] {
  const withdrawn = new Set(lines.filter((line) => line.kind === 'undo').map((line) => line.withdrawn as number))
  const found: Item[] = []
  let chance: Line[] = []
  const tellChance = () => {
    const last = chance.at(-1)
    if (last) {
      const events = chance.flatMap((line) => line.events ?? [])
      const paragraphs = tellEvents(game, events, names)
      found.push({ ...frame(last), lines: chance, paragraphs, isMove: true, isWithdrawn: false })
    }
    chance = []
  }
  for (const line of lines) {
    if (line.kind === 'move' && line.seat === CHANCE) {
      chance.push(line)
      continue
    }
    tellChance()
    const paragraphs = line.kind === 'move' ? tellEvents(game, line.events ?? [], names) : tellOther(line, seats, names)
    if (!paragraphs.length) continue
    const isWithdrawn = withdrawn.has(line.number)
    found.push({ ...frame(line), lines: [line], paragraphs, isMove: line.kind === 'move', isWithdrawn })
  }
  tellChance()
  return found
}

function frame(line: Line) {
  return { number: line.number, seat: line.seat, at: line.at }
}

/** What happened beside the game: somebody came, the clock ran out. */
function tellOther(line: Line, seats: SeatInfo[], names: Names): Paragraph[] {
  const key = `web-line-${line.kind}`
  if (!knows(key)) return []
  const person = seats.find((seat) => seat.guest && seat.guest === line.guest)
  const text = t(key, {
    who: line.seat === null ? '' : names.name(line.seat),
    you: line.seat !== null && line.seat === names.you,
    guest: person ? nameOf(seats, person.seat) : t('web-somebody'),
    bot: line.bot ? botWord(line.bot) : '',
    wanted: line.wanted ?? false,
    locked: line.locked ?? false,
    by: line.by ?? '',
  })
  return [{ text, heading: line.kind === 'start' || line.kind === 'finish' }]
}

/** What a kind of bot is called. */
export function botWord(bot: string): string {
  const level = levelOf(bot)
  const key = level ? `web-level-${level}` : `web-bot-${bot}`
  return knows(key) ? t(key) : bot
}

/** What stands beside the name of a bot. */
export function botTag(bot: string): string {
  return levelOf(bot) ? t('web-bot-tag-level', { level: botWord(bot) }) : t('web-bot-tag', { bot: botWord(bot) })
}

function levelOf(bot: string): string {
  return /^level:(\d)$/.exec(bot)?.[1] ?? ''
}

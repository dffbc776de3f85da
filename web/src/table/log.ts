// The log of a table for readers: one item per decision, and one for consecutive draws of chance.

import type { Line, SeatInfo } from '../generated/types'
import { levelNumber } from '../lib/bots'
import { CHANCE, enumerate, knows, nameOf, t, tellEvents, type Names, type Paragraph } from '../lib/words.svelte'

export interface Item {
  number: number // of its last entry
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
  let along = 0 // moves that were just taken back together with a decision
  const tellChance = () => {
    const last = chance.at(-1)
    if (last) {
      const events = chance.flatMap((line) => line.events ?? [])
      const paragraphs = tellEvents(game, events, names)
      found.push({ ...keyOf(last), lines: chance, paragraphs, isMove: true, isWithdrawn: false })
    }
    chance = []
  }
  for (const line of lines) {
    if (line.kind === 'move' && line.seat === CHANCE) {
      chance.push(line)
      continue
    }
    tellChance()
    if (line.kind === 'undo' && line.by === 'along') {
      along += 1 // told by the line of the decision they went with
      continue
    }
    const paragraphs =
      line.kind === 'move' ? tellEvents(game, line.events ?? [], names) : tellOther(line, seats, names, along > 0)
    along = 0
    if (!paragraphs.length) continue
    const isWithdrawn = withdrawn.has(line.number)
    found.push({ ...keyOf(line), lines: [line], paragraphs, isMove: line.kind === 'move', isWithdrawn })
  }
  tellChance()
  return found
}

function keyOf(line: Line) {
  return { number: line.number, seat: line.seat, at: line.at }
}

/** What happened around the game: someone joined, a clock ran out. */
function tellOther(line: Line, seats: SeatInfo[], names: Names, isTogether: boolean): Paragraph[] {
  const key = `web-line-${line.kind}${isTogether ? '-together' : ''}`
  if (!knows(key)) return []
  const people = seats.filter((seat) => seat.guest && seat.guest === line.guest)
  const person = people.find((seat) => seat.seat === line.seat) ?? people[0]
  const text = t(key, {
    who: line.missing ? enumerate(line.missing.map((seat) => names.name(seat))) : line.seat === null ? 'none' : names.name(line.seat), // prettier-ignore
    you: line.seat !== null && line.seat === names.you,
    guest: person ? nameOf(seats, person.seat) : t('web-somebody'),
    bot: line.bot ? botWord(line.bot) : '',
    wanted: line.wanted ?? false,
    locked: line.locked ?? false,
    by: line.by ?? '',
  })
  const heading = line.kind === 'start' || line.kind === 'finish'
  const late = line.replaced?.map((seat) => names.name(seat)) ?? []
  return [
    { text, heading },
    ...(late.length ? [{ text: t('web-line-late', { who: enumerate(late) }), heading: false }] : []),
  ]
}

/** What a kind of bot is called. */
export function botWord(bot: string): string {
  const level = levelNumber(bot)
  const key = level ? `web-level-${level}` : `web-bot-${bot}`
  return knows(key) ? t(key) : bot
}

/** The label next to a bot's name. */
export function botTag(bot: string): string {
  return levelNumber(bot) ? t('web-bot-tag-level', { level: botWord(bot) }) : t('web-bot-tag', { bot: botWord(bot) })
}

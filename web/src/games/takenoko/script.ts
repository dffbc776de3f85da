// How Takenoko shows its events: figures walk, water runs, bamboo grows section by section, cards fly.

import { tick } from 'svelte'
import type { Script, Stage, Trace } from '../../board/stage.svelte'
import type { Event, TakenokoEvent } from '../../generated/types'
import { play as sound } from '../../lib/sound'
import type { Flat } from '../types'
import { at, between, type Cell, type Shelf, type View } from './pieces'

/** What flies over the table. */
export interface Flying {
  plot?: string
  section?: string
  chip?: string
  card?: string
  category?: string
  special?: string
  water?: boolean
}

type Data = Flat<TakenokoEvent>['data']
type Kind = TakenokoEvent['kind']
type Show = (stage: Stage<View>, data: Data, seat: number | null) => Promise<void> | void

const dataOf = (event: Event) => event.data as Data
const plotOn = (view: View, cell: Cell) => view.land.find((plot) => at(plot.cell) === at(cell))

/** The script for a board; `shelf` has the pieces of its box. */
export function makeScript(shelf: () => Shelf): Script<View> {
  const home = (stage: Stage<View>, seat: number | null, ...keys: string[]) =>
    [...keys, `seat-${seat}`].map((key) => stage.rect(key)).find((rect) => rect?.width) ?? null
  const hear = (stage: Stage<View>, name: Parameters<typeof sound>[0]) => void (stage.fast || sound(name))

  /** A figure walks, jumps or comes; the land lets it glide. */
  const go = async (stage: Stage<View>, figure: string, cell: Cell | null) => {
    stage.picture!.figures[figure] = cell
    hear(stage, 'place')
    await stage.beat(430)
  }
  /** Bamboo changes on a plot. */
  const grow = async (stage: Stage<View>, { cell, height }: Data) => {
    const plot = plotOn(stage.picture!, cell!)
    if (plot) Object.assign(plot, { height, grown: true })
    hear(stage, 'spark')
    await stage.beat(210)
  }
  const wet = (irrigated: boolean) => (stage: Stage<View>, data: Data) => {
    const plot = plotOn(stage.picture!, data.cell!)
    if (plot) plot.irrigated = irrigated
    return stage.beat(140)
  }
  const connect = (connected: boolean) => (stage: Stage<View>, data: Data) => {
    const channel = stage.picture!.channels.find((other) => between(other.cells) === between(data.cells!))
    if (channel) channel.connected = connected
    return stage.beat(160)
  }
  const show =
    (key: string, milliseconds: number): Show =>
    (stage, data, seat) =>
      stage.say(key, { ...data, seat }, milliseconds)

  const shows: Partial<Record<Kind, Show>> = {
    'weather-rolled': (stage, { face }, seat) => {
      stage.picture!.weather = face!
      hear(stage, 'turn')
      return stage.say('weather', { face, seat }, 550)
    },
    'turn-began': (stage, { turn }, seat) => {
      Object.assign(stage.picture!, {
        active: seat,
        turn,
        weather: null,
        actions: [],
        actions_made: 0,
        acting: null,
        closed: [],
      })
      return stage.beat(250)
    },
    'said-choose': (stage, { choice }) => {
      stage.picture!.weather = choice!
      return stage.beat(250)
    },
    'said-clouds': (stage, { choice }, seat) => {
      const { chips } = stage.picture!.seats[seat!]!
      chips[choice!] = (chips[choice!] ?? 0) + 1
      return stage.beat(250)
    },
    'said-plots': (stage) => made(stage, 'plots'),
    'said-channel': async (stage, _, seat) => {
      await stage.fly({ water: true }, stage.rect('channels'), home(stage, seat, `eaten-${seat}`), 0.4)
      stage.picture!.seats[seat!]!.channels += 1
      return made(stage, 'channel')
    },
    'said-objective': (stage) => made(stage, 'objective'),
    'objective-drawn': async (stage, { card, category }, seat) => {
      const { decks, seats } = stage.picture!
      decks[category!] = Math.max(0, (decks[category!] ?? 0) - 1)
      const dealing = stage.picture!.phase === 'deal'
      await stage.fly({ category }, stage.rect(`deck-${category}`), home(stage, seat, 'hand'), dealing ? 0.12 : 0.4)
      const owner = seats[seat!]!
      owner.hand_counts[category!] = (owner.hand_counts[category!] ?? 0) + 1
      if (card && owner.hand) owner.hand.push(card)
      owner.objectives = null // until the view says how far they are
    },
    'objective-claimed': async (stage, { card, points }, seat) => {
      const owner = stage.picture!.seats[seat!]!
      const from = home(stage, seat, `card-${seat}:${card}`)
      const category = shelf().cards.get(card!)?.category
      const place = owner.hand?.indexOf(card!) ?? -1
      if (place >= 0) {
        owner.hand!.splice(place, 1)
        owner.objectives?.splice(place, 1)
      }
      if (category) owner.hand_counts[category] = Math.max(0, (owner.hand_counts[category] ?? 0) - 1)
      hear(stage, 'applause')
      await stage.fly({ card }, from, home(stage, seat, `claimed-${seat}`), 0.5)
      owner.claimed.push(card!)
      owner.score.total += points!
      stage.rise(home(stage, seat, `claimed-${seat}`), 'points', points!)
      await stage.beat(350)
    },
    'objective-rejected': show('rejected', 600),
    'plot-drawn': (stage) => {
      const { pile } = stage.picture!
      pile.left = Math.max(0, pile.left - 1)
      return stage.beat(110)
    },
    'plot-placed': async (stage, { plot, chip, cell }, seat) => {
      const piece = shelf().plots.get(plot!)
      const { land } = stage.picture!
      const key = `plot-${at(cell!)}`
      const improvement = chip ?? piece?.improvement ?? null
      if (!stage.fast) stage.arriving.add(at(cell!))
      stage.picture!.placing = null
      land.push({ cell: cell!, kind: plot!, colour: piece?.colour ?? 'green', improvement, chip: chip ?? null, height: 0, growth: 1, irrigated: false, grown: false }) // prettier-ignore
      await tick()
      await stage.fly({ plot }, home(stage, seat, `drawn-${plot}`, 'pile'), stage.rect(key), 0.42)
      stage.arriving.delete(at(cell!))
      hear(stage, 'place')
      await stage.beat(120)
    },
    'plots-swapped': (stage, { cells, moved }) => {
      const { land, channels, figures } = stage.picture!
      const [one, other] = cells as [Cell, Cell]
      const to = new Map([
        [at(one), other],
        [at(other), one],
      ])
      for (const plot of land) plot.cell = to.get(at(plot.cell)) ?? plot.cell
      for (const [figure, cell] of Object.entries(figures)) if (cell) figures[figure] = to.get(at(cell)) ?? cell
      const ends = new Map(moved!.map(({ start, end }) => [between(start), end]))
      for (const channel of channels) channel.cells = ends.get(between(channel.cells)) ?? channel.cells
      hear(stage, 'turn')
      return stage.beat(600)
    },
    'plot-irrigated': wet(true),
    'plot-dried': wet(false),
    'channel-laid': async (stage, { cells }, seat) => {
      const { channels, seats } = stage.picture!
      await stage.fly({ water: true }, home(stage, seat, `eaten-${seat}`), stage.rect(`edge-${between(cells!)}`), 0.3)
      channels.push({ cells: cells!, connected: true })
      seats[seat!]!.channels = Math.max(0, seats[seat!]!.channels - 1)
      hear(stage, 'place')
      await stage.beat(260)
    },
    'channel-revived': connect(true),
    'channel-cut': connect(false),
    'chip-placed': async (stage, { chip, cell }, seat) => {
      await stage.fly({ chip }, home(stage, seat, `eaten-${seat}`), stage.rect(`plot-${at(cell!)}`), 0.35)
      const plot = plotOn(stage.picture!, cell!)
      if (plot) Object.assign(plot, { chip, improvement: chip })
      const { chips } = stage.picture!.seats[seat!]!
      chips[chip!] = Math.max(0, (chips[chip!] ?? 0) - 1)
      hear(stage, 'place')
      await stage.beat(150)
    },
    'bamboo-grew': grow,
    'bamboo-lost': grow,
    'bamboo-eaten': async (stage, { colour, cell }, seat) => {
      const to = home(stage, seat, `eaten-${seat}`)
      await stage.fly({ section: colour }, stage.rect(`plot-${at(cell!)}`), to, 0.4)
      const { eaten } = stage.picture!.seats[seat!]!
      eaten[colour!] = (eaten[colour!] ?? 0) + 1
    },
    'figure-moved': async (stage, { figure, cell, by }) => {
      await go(stage, figure!, cell!)
      if (by === figure) await made(stage, by!)
    },
    'figure-came': (stage, { figure, cell }) => go(stage, figure!, cell!),
    'figure-left': (stage, { figure }) => go(stage, figure!, null),
    'special-played': show('played', 800),
    'said-cancel': show('cancelled', 700),
    'special-void': show('void', 500),
    'alliance-made': show('allied', 600),
    'alliance-broken': show('unallied', 600),
    'supreme-revealed': (stage) => stage.beat(120),
    'special-displayed': (stage) => stage.beat(90),
    'special-taken': (stage) => stage.beat(250),
    'emperor-card': (stage, data, seat) => {
      stage.picture!.emperor = seat
      return stage.say('emperor', { ...data, seat, grand: true }, 1100)
    },
    'game-over': (stage) => stage.beat(400),
  }

  const acts: Script<View>['acts'] = {}
  for (const [kind, act] of Object.entries(shows)) {
    acts[kind] = (stage, event) => act(stage, dataOf(event), event.seat)
  }
  return { acts, laneOf: () => 'table', settle, trace }
}

/** An action takes its place among those of the turn. */
function made(stage: Stage<View>, action: string): Promise<void> {
  stage.picture!.actions.push(action)
  return stage.beat(120)
}

/** What the acts leave to the view: phases, points and whatever is counted. */
function settle(picture: View, after: View): void {
  for (const seat of picture.seats) {
    const then = after.seats[seat.seat]!
    Object.assign(seat.score, then.score)
    Object.assign(seat, { special: then.special, ally: then.ally, hand_size: then.hand_size })
  }
  const { phase, waiting, supply, hikari, emperor, ending } = after
  Object.assign(picture, { phase, waiting, supply, hikari, emperor, ending })
}

/** What a seat's last decision touched on the land, and the points it brought. */
function trace(seat: number, events: Event[]): Trace | null {
  const spots = events.flatMap((event) => {
    const { cell, cells, start } = dataOf(event)
    if (
      ['figure-moved', 'plot-placed', 'chip-placed', 'figure-came', 'bamboo-grew', 'bamboo-lost'].includes(event.kind)
    )
      return [at(cell!)]
    if (event.kind === 'figure-left') return [at(start!)]
    if (event.kind === 'channel-laid') return [between(cells!)]
    return event.kind === 'plots-swapped' || event.kind === 'objective-claimed' ? (cells ?? []).map(at) : []
  })
  const points = events
    .filter((event) => event.kind === 'objective-claimed' && event.seat === seat)
    .reduce((sum, event) => sum + dataOf(event).points!, 0)
  if (!spots.length && !points) return null
  return { seat, spots: [...new Set(spots)], gains: points ? [{ kind: 'points', count: points }] : [] }
}

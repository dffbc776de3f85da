// How Lanterns Dice shows its events: dice tumble, the tray turns, lanterns light up, gifts fly, fireworks rise.

import { tick } from 'svelte'
import type { Lane, Script, Stage, Trace } from '../../board/stage.svelte'
import type { Event, LanternsDiceEvent } from '../../generated/types'
import { play as sound } from '../../lib/sound'
import type { Flat } from '../types'
import type { Glow } from './glow'
import type { Colour } from './palette'
import { areaAt, poolAt, type Seat, type View } from './pieces'

/** What flies over the table. */
export interface Flying {
  spark?: Colour
  gift?: boolean
  shape?: string
}

/** What the script knows about the board that shows it. */
export interface Scene {
  home: number // whose lake is large
  rolling: boolean
  fresh: Map<number, number> // by seat, the number of the first firework that is just going up
  glows: Map<number, Glow | null> // the canvas for the light of each lake
}

type Data = Flat<LanternsDiceEvent>['data']
type Kind = LanternsDiceEvent['kind']
type Show = (stage: Stage<View>, data: Data, seat: number | null, following: Event[]) => Promise<void> | void

const SEATED: Kind[] = [
  'area-lit', 'gift-gained', 'gift-spent', 'pool-completed', 'boat-lost', 'boat-surrounded', 'platform-reached',
  'bonus-crossed', 'emperor-used', 'step-passed', 'step-skipped',
] // prettier-ignore
const ELSEWHERE = 0.6 // other people's lakes move quicker

const dataOf = (event: Event) => event.data as unknown as Data

/** The script for a board. */
export function makeScript(scene: Scene): Script<View> {
  const pace = (seat: number | null) => (seat === scene.home ? 1 : ELSEWHERE)
  const seatOf = (stage: Stage<View>, seat: number | null) => stage.picture!.seats[seat!]!
  const poolRect = (stage: Stage<View>, seat: number, cell: readonly number[]) =>
    stage.rect(`pool-${seat}-${poolAt(cell)}`)
  const heard = (stage: Stage<View>, seat: number | null, name: Parameters<typeof sound>[0]) =>
    !stage.fast && seat === scene.home && sound(name)

  /** Where the light for an area comes from. */
  function sourceOf(stage: Stage<View>, seat: Seat, data: Data): DOMRect | null {
    const { tray } = stage.picture!
    const die = tray.faces[tray.orientation]?.[seat.seat]
    if (data.cause === 'die' && die !== undefined) return stage.rect(`die-${die}`)
    if (data.cause === 'bonus') return stage.rect(`bonus-${seat.seat}`)
    if (data.cause === 'emperor' && seat.card) return stage.rect(`card-${seat.card}`)
    if (data.cause === 'platform' && seat.chain) return poolRect(stage, seat.seat, seat.chain.cell)
    return null
  }

  const shows: Record<Kind, Show> = {
    'shape-drawn': (stage) => stage.beat(140),
    'shape-chosen': (stage) => stage.beat(140),
    'side-drawn': (stage, { card, side }) => {
      const found = stage.picture!.emperor.find((one) => one.card === card)
      if (found) found.side = side as 'A' | 'B'
      return stage.beat(120)
    },
    'sheet-drawn': (stage) => stage.beat(80),
    'turn-began': (stage, { round, last }, seat) => {
      const picture = stage.picture!
      picture.round = round!
      picture.active = seat!
      picture.tray.dice = picture.tray.dice.map(() => null)
      return stage.say(last ? 'last-turn' : 'turn', { seat, round }, 300)
    },
    'die-rolled': (stage, { die, face }, _seat, following) => {
      stage.picture!.tray.dice[die!] = face as Colour
      scene.rolling = !stage.fast
      if (die === 0 && !stage.fast) sound('place')
      const isLast = following[0]?.kind !== 'die-rolled'
      const end = stage.beat(isLast ? 560 : 80)
      return isLast ? end.then(() => void (scene.rolling = false)) : end
    },
    'dice-rerolled': (stage) => {
      const { tray } = stage.picture!
      tray.dice = tray.dice.map(() => null)
      return stage.beat(220)
    },
    'tray-turned': async (stage, { was, orientation }, seat) => {
      const { tray } = stage.picture!
      tray.orientation = orientation!
      if (!stage.fast && was !== orientation) sound('turn')
      await stage.beat(seat === scene.home ? 200 : 480)
      await stage.rest('tray')
    },
    'area-lit': async (stage, data, number) => {
      const seat = seatOf(stage, number)
      const to = poolRect(stage, seat.seat, data.cell!)
      await stage.fly({ spark: data.colour } satisfies Flying, sourceOf(stage, seat, data), to, 0.34 * pace(number))
      seat.lit[poolAt(data.cell!)]![data.half!] = true
      if (!stage.fast) scene.glows.get(seat.seat)?.light(to, data.half!, data.colour!)
      heard(stage, number, 'spark')
      await stage.beat(220 * pace(number))
    },
    'gift-gained': async (stage, { cell, gifts }, number) => {
      const seat = seatOf(stage, number)
      const to = stage.rect(`gifts-${seat.seat}`)
      await stage.fly({ gift: true } satisfies Flying, poolRect(stage, seat.seat, cell!), to, 0.45 * pace(number))
      seat.gifts = gifts!
      heard(stage, number, 'place')
      await stage.beat(80)
    },
    'gift-spent': (stage, { gifts }, number) => {
      seatOf(stage, number).gifts = gifts!
      return stage.beat(160 * pace(number))
    },
    'pool-completed': async (stage, { cell }, number) => {
      await tick()
      const to = poolRect(stage, number!, cell!)
      if (!stage.fast) scene.glows.get(number!)?.complete(to)
      heard(stage, number, 'applause')
      await stage.beat(300 * pace(number))
    },
    'boat-lost': (stage, { cell }, number) => {
      const boat = seatOf(stage, number).boats.find((one) => poolAt(one.cell) === poolAt(cell!))
      if (boat) boat.state = 'lost'
      return stage.beat(160 * pace(number))
    },
    'boat-surrounded': (stage, { cell, points }, number) => {
      const boat = seatOf(stage, number).boats.find((one) => poolAt(one.cell) === poolAt(cell!))
      if (boat) Object.assign(boat, { state: 'surrounded', complete: ['N', 'E', 'S', 'W'] })
      stage.rise(poolRect(stage, number!, cell!), 'boats', points!)
      heard(stage, number, 'applause')
      return stage.beat(420 * pace(number))
    },
    'platform-reached': (stage, { cell }, number) => {
      const seat = seatOf(stage, number)
      seat.chain = { cell: cell!, cause: seat.chain?.cause ?? seat.cause ?? 'die' }
      return stage.beat(350 * pace(number))
    },
    'bonus-crossed': (stage, { turn }, number) => {
      const bonus = seatOf(stage, number).bonuses.find((one) => one.turn === turn && one.state === 'now')
      if (bonus) bonus.state = 'past'
      return stage.beat(60)
    },
    'emperor-used': (stage, { card }, number) => {
      seatOf(stage, number).card = card!
      return stage.beat(260 * pace(number))
    },
    'firework-launched': async (stage, { shape, form, cells, value }, number) => {
      const picture = stage.picture!
      const seat = seatOf(stage, number)
      const middle = cells![Math.floor(cells!.length / 2)]!
      const to = poolRect(stage, seat.seat, middle)
      await stage.fly({ shape } satisfies Flying, stage.rect(`stack-${shape}`), to, 0.4 * pace(number))
      picture.stacks.find((stack) => stack.shape === shape)?.values.shift()
      if (!stage.fast) scene.fresh.set(seat.seat, seat.fireworks.length)
      seat.fireworks.push({ shape: shape!, form: form!, value: value!, cells: cells! })
      await stage.beat(240 * pace(number))
      if (!stage.fast) scene.glows.get(seat.seat)?.launch(to, shape!)
      heard(stage, number, 'explosion')
      stage.rise(to, 'fireworks', value!)
      await stage.beat(750 * pace(number))
      scene.fresh.delete(seat.seat)
    },
    'step-passed': (stage, _data, number) => {
      delete seatOf(stage, number).chain
      return stage.beat(60)
    },
    'step-skipped': () => {},
    'launches-began': (stage) => stage.say('launches', {}, 700),
    'seat-scored': async (stage, { fireworks, group, boats, total }, number) => {
      const seat = seatOf(stage, number)
      for (const [kind, count] of Object.entries({ fireworks, group, boats })) {
        if (!count) continue
        stage.rise(stage.rect(`seat-${number}`), kind, count)
        await stage.beat(260)
      }
      Object.assign(seat.score, { fireworks, group, boats, total })
    },
    'game-over': (stage) => stage.beat(400),
  }

  const acts: Script<View>['acts'] = {}
  for (const [kind, act] of Object.entries(shows)) {
    acts[kind] = (stage, event, following) => act(stage, dataOf(event), event.seat, following)
  }
  return {
    acts,
    laneOf,
    settle,
    trace,
    hurry: () => {
      scene.rolling = false
      scene.glows.forEach((glow) => glow?.clear())
    },
  }
}

function laneOf(event: Event): Lane {
  return event.seat !== null && (SEATED as string[]).includes(event.kind) ? event.seat : 'table'
}

/** What the acts leave to the view: steps, groups, boats, points. */
function settle(picture: View, after: View, lane: Lane): void {
  const seats = lane === 'table' ? picture.seats : [picture.seats[lane]!]
  for (const seat of seats) {
    const then = after.seats[seat.seat]!
    const { score, groups, boats, almost, steps, step, colour, cause, card, cards, gifts, bonuses } = then
    Object.assign(seat, { score, groups, boats, almost, steps, step, colour, cause, card, cards, gifts, bonuses })
    Object.assign(seat, {
      sheet: then.sheet,
      lake: then.lake,
      last_turns: then.last_turns,
      turns_left: then.turns_left,
    })
    if (then.chain) seat.chain = then.chain
    else delete seat.chain
  }
  picture.waiting = after.waiting
  if (lane !== 'table') return
  const { phase, active, round, rounds, stacks, emperor, winners } = after
  Object.assign(picture, { phase, active, round, rounds, stacks, emperor, winners })
  picture.tray.orientation = after.tray.orientation
}

/** The areas that a seat lit, the firework it launched, and what that brought at once. */
function trace(seat: number, events: Event[]): Trace | null {
  const own = events.filter((event) => event.seat === seat)
  const spots = own.flatMap((event) => {
    const data = dataOf(event)
    return event.kind === 'area-lit' ? [String(areaAt(data))] : []
  })
  const launched = own.filter((event) => event.kind === 'firework-launched')
  const points = launched.reduce((sum, event) => sum + dataOf(event).value!, 0)
  const begins = own.some((event) => event.kind === 'tray-turned')
  if (!spots.length && !launched.length && !begins) return null
  return { seat, spots, gains: points ? [{ kind: 'fireworks', count: points }] : [] }
}

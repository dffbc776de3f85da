// The toy on a page of its own: the first frog hops where it is told, and the second follows it.

import { mount } from 'svelte'
import '../../src/app.css'
import { Stage } from '../../src/board/stage.svelte'
import Board from './Board.svelte'
import type { Choice, Pond } from './pond'

const PADS = [-1, 0, 1].flatMap((q) => [-1, 0, 1].filter((r) => Math.abs(q + r) <= 1).map((r) => `${q},${r}`))
const DISTANCE = 1

const near = (one: string, other: string) => {
  const [q1, r1] = one.split(',').map(Number) as [number, number]
  const [q2, r2] = other.split(',').map(Number) as [number, number]
  return Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 + r1 - q2 - r2)) === DISTANCE
}

let pond: Pond = { pads: PADS, frogs: ['0,0', '1,0'], hops: [0, 0] }
let number = 0
const stage = new Stage<Pond>()
stage.show(pond, 0)

/** The pads that the first frog can hop to. */
function offers(): Choice[] {
  return PADS.filter((pad) => near(pad, pond.frogs[0]!) && !pond.frogs.includes(pad)).map((pad) => ({
    move: `hop ${pad}`,
    kind: 'hop',
    data: { pad },
  }))
}

function play(move: string): void {
  const [left, right] = [pond.frogs[0]!, move.slice(4)]
  pond = { ...pond, frogs: [right, left], hops: pond.hops.map((count) => count + 1) }
  const hop = (seat: number, pad: string) => ({ kind: 'hopped', seat, data: { pad } })
  const line = (seat: number, pad: string) => ({
    number: ++number,
    kind: 'move',
    seat,
    at: 0,
    events: [hop(seat, pad)],
  })
  stage.take([line(0, right), line(1, left)], pond)
  given.offers = offers()
}

const given = $state({
  stage,
  offers: offers(),
  seats: [],
  you: 0,
  box: null,
  busy: false,
  play,
  hint: 'hop 0,-1',
  text: null,
})
mount(Board, { target: document.getElementById('app')!, props: given })

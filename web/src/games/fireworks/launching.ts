// How a launch looks: the tube tips, the die falls and bounces, tiles turn over one by one, and what some of them do.

import type { Stage } from '../../board/stage.svelte'
import type { FireworksEvent } from '../../generated/types'
import { play as sound } from '../../lib/sound'
import type { Flat } from '../types'
import type { BoxTile, View } from './pieces'
import type { Sparks } from './sparks'
import type { Tumble } from './tumble'

/** What the script knows about the board that shows it. */
export interface Scene {
  home: number // whose sky is large
  tips: boolean // the tube is being tipped
  height: number | null // from where the die falls
  shows: boolean // the end: all skies go off
  turned: number // tiles that turned over in this launch
  tumble: Tumble
  sparks: Sparks | null
  go: () => void // something moves in the box: paint
  rect: (tile: number) => DOMRect | null // where a tile of the box is on the page
}

export type Data = Flat<FireworksEvent>['data']
export type Kind = FireworksEvent['kind']
export type Show = (stage: Stage<View>, data: Data, seat: number | null) => Promise<void> | void

export const FUNCTIONS = ['gale', 'rain', 'symbol']
const NOTES = ['red', 'gold', 'green', 'blue']
const FLOCK = 8 // tiles that turn at leisure; the rest follow quickly

export const heard = (stage: Stage<View>, name: Parameters<typeof sound>[0], note?: number) =>
  !stage.fast && sound(name, note)
const tiles = (stage: Stage<View>): BoxTile[] => stage.picture!.box?.tiles ?? []

const launchAt = (aim: [number, number]): NonNullable<View['launch']> => ({
  piled: false, aim, height: null, hit: null, bounce: null, quality: null, die: null, turned: [], back: [], unseen: null,
}) // prettier-ignore

/** Which note a tile plays: by its colour; special tiles are highest. */
export function noteOf(kind: string): number {
  const at = NOTES.indexOf(kind.split('-')[1] ?? '')
  return at < 0 ? 5 : at
}

/** Function tiles leave the box as soon as they work or wait. */
function clearFunctions(stage: Stage<View>): void {
  const { box } = stage.picture!
  if (box) box.tiles = box.tiles.filter((tile) => !(tile.up && tile.kind && FUNCTIONS.includes(tile.kind)))
}

/** The acts of a launch. */
export function showLaunch(scene: Scene) {
  function slide(stage: Stage<View>, moves: Data['moves']): void {
    const known = new Map(tiles(stage).map((tile) => [tile.tile, tile]))
    for (const { tile, place } of moves ?? []) {
      const found = known.get(tile)
      if (found) found.place = place
    }
    scene.go()
  }

  return {
    piled: async (stage, { moves }) => {
      slide(stage, moves)
      heard(stage, 'slide')
      await stage.beat(340, true)
    },
    aimed: async (stage, { place }, seat) => {
      if (stage.picture!.launch) stage.picture!.launch.aim = place!
      else stage.picture!.launch = launchAt(place!)
      await stage.beat(seat === scene.home ? 0 : 300)
    },
    launch: async (stage, { place, height }) => {
      stage.picture!.launch = { ...launchAt(place!), height: height! }
      scene.tumble.clearDie()
      Object.assign(scene, { tips: true, height, turned: 0 })
      heard(stage, 'slide')
      await stage.beat(260, true)
    },
    hit: async (stage, { place }) => {
      scene.tumble.drop(place!, scene.height ?? 60, performance.now())
      scene.go()
      await stage.beat(250, true)
      scene.tumble.hit(place!, performance.now())
      scene.go()
      heard(stage, 'thud')
      await stage.beat(150, true)
    },
    bounce: async (stage, { place }) => {
      scene.tips = false
      scene.tumble.bounce(place!, performance.now())
      scene.go()
      await stage.beat(420, true)
      scene.tumble.hit(place!, performance.now(), 0.6)
      scene.go()
      heard(stage, 'thud')
      await stage.beat(90, true)
    },
    hop: (stage) => stage.beat(20),
    turn: async (stage, { tile, kind, up, outside, over }) => {
      const all = tiles(stage)
      const found = all.find((one) => one.tile === tile)
      if (found) {
        const layer = Math.max(0, ...all.map((one) => one.layer)) + 1
        Object.assign(found, { kind, up, outside, layer, seen: !up })
        stage.picture!.box!.tiles = [...all.filter((one) => one !== found), found]
      }
      scene.go()
      scene.turned += 1
      if (outside) heard(stage, 'clack')
      else heard(stage, 'pluck', over && up ? noteOf(kind!) : -2)
      await stage.beat(scene.turned > FLOCK ? 45 : 100, true)
    },
    rest: async (stage, { die, moves, new: turned }) => {
      await stage.beat(220, true)
      slide(stage, moves)
      await stage.beat(260, true)
      scene.tumble.settle(die!, performance.now())
      scene.go()
      scene.tips = false
      if (stage.picture!.launch) stage.picture!.launch.die = die!
      heard(stage, 'turn')
      if (turned) await stage.say('outcome', { die, count: turned }, 760)
      else await stage.beat(420, true)
    },
    still: (stage, { new: count }) => stage.say('outcome', { count }, 400),
    die: (stage) => stage.beat(300),
    failure: async (stage) => {
      heard(stage, 'puff')
      if (!stage.fast) scene.sparks?.puff(stage.rect('box'))
      await stage.say('failure', {}, 900)
    },
    function: async (stage, { effect }) => {
      clearFunctions(stage)
      const { functions } = stage.picture!
      if (functions) functions.working = effect!
      if (effect === 'rain') stage.picture!.rain = true
      heard(stage, 'gong')
      await stage.say('function', { effect }, 1100)
    },
    'function-waits': (stage, { functions }, seat) => {
      clearFunctions(stage)
      const found = stage.picture!.functions
      if (found) found.waiting = functions!.map((kind) => ({ kind, seat }))
      return stage.beat(300)
    },
    'turned-down': async (stage, { tile }) => {
      const found = tiles(stage).find((one) => one.tile === tile)
      if (found) Object.assign(found, { up: false, seen: true, takeable: false })
      scene.go()
      heard(stage, 'place')
      await stage.beat(150)
    },
    returned: async (stage, data) => {
      for (const one of tiles(stage)) if ((data.tiles as number[]).includes(one.tile)) one.outside = false
      scene.go()
      await stage.beat(420)
    },
  } satisfies Partial<Record<Kind, Show>>
}

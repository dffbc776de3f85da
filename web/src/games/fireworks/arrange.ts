// Where sky, box and ladder go in the room there is. All in pixels, from the upper left corner.

import { FLOOR } from './geometry'

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

export interface Arrangement {
  sky: Frame
  box: Frame
  ladder: Frame
  deck: number // the share of the height below the horizon
  brief: boolean // little room: short words
}

/** What has to be large right now. */
export type Focus = 'aim' | 'take' | 'place'

interface Room {
  width: number
  height: number
  sky: { width: number; height: number } // the form of a sky
  box: ((width: number) => number) | null // how high a box of this width is; towers take the room there is
  focus: Focus
}

const GAP = 8
const NARROW = 560
const LADDER = { least: 84, most: 128 }
const PHONE_LADDER = 76

/** The largest frame of a form that fits into a room; in its middle. */
function fit(form: { width: number; height: number }, room: Frame): Frame {
  const scale = Math.min(room.width / form.width, room.height / form.height)
  const [width, height] = [form.width * scale, form.height * scale]
  return { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height }
}

/** A box that fits into a room. */
function fitBox(box: Room['box'], room: Frame): Frame {
  if (!box) return room
  const form = box(FLOOR) / FLOOR
  return fit({ width: 1, height: form }, room)
}

/** Side by side on a low screen, else the sky above the box. On a phone the part in use gets the room. */
export function arrange(room: Room): Arrangement {
  const { width, height } = room
  if (width > height * 1.45) return beside(room)
  return width < NARROW ? upright(room) : stacked(room)
}

function beside({ width, height, sky, box, focus }: Room): Arrangement {
  const ladder = focus === 'aim' && box ? PHONE_LADDER : 0
  const share = focus === 'place' ? 0.56 : 0.44
  const left = (width - ladder - GAP * 4) * share
  const right = width - ladder - GAP * 4 - left
  const inner = height - GAP * 2
  return {
    sky: fit(sky, { x: GAP, y: GAP, width: left, height: inner }),
    ladder: { x: GAP * 2 + left, y: GAP, width: ladder, height: inner },
    box: fitBox(box, { x: GAP * 3 + left + ladder, y: GAP, width: right, height: inner }),
    deck: 0.3,
    brief: height < 420,
  }
}

function stacked({ width, height, sky, box }: Room): Arrangement {
  const inner = width - GAP * 2
  const ladder = box ? Math.min(LADDER.most, Math.max(LADDER.least, width * 0.16)) : 0
  const lower = box ? Math.min(height * 0.47, box(inner - ladder - GAP * 3)) : Math.min(height * 0.42, inner * 0.36)
  const upper = height - lower - GAP * 3
  const frame = fitBox(box, { x: GAP, y: GAP * 2 + upper, width: inner - ladder - GAP * 2, height: lower })
  return {
    sky: fit(sky, { x: GAP, y: GAP, width: inner - ladder - GAP, height: upper }),
    box: frame,
    ladder: { x: width - ladder - GAP, y: GAP, width: ladder, height: height - GAP * 2 },
    deck: (lower - frame.height * 0.25) / height,
    brief: false,
  }
}

function upright({ width, height, sky, box, focus }: Room): Arrangement {
  const inner = width - GAP * 2
  const aims = focus === 'aim' && box !== null
  const small = focus === 'place' // the sky is what counts
  const skyRoom = inner - (aims ? PHONE_LADDER + GAP : 0)
  const skyForm = sky.height / sky.width
  const boxForm = box ? box(FLOOR) / FLOOR : 0.74
  const boxHeight = small
    ? Math.max(90, height - skyRoom * skyForm - GAP * 3)
    : Math.min(inner * boxForm, height * 0.56)
  const lower = Math.min(boxHeight, inner * boxForm)
  const upper = height - lower - GAP * 3
  return {
    sky: fit(sky, { x: GAP, y: GAP, width: skyRoom, height: upper }),
    ladder: { x: GAP * 2 + skyRoom, y: GAP, width: aims ? PHONE_LADDER : 0, height: upper },
    box: fitBox(box, { x: GAP, y: GAP * 2 + upper, width: inner, height: lower }),
    deck: lower / height,
    brief: true,
  }
}

// Base tiles, whose arcs make one great firework around a start tile, and the start tiles themselves.

import { around, at, dot, hexagon, jewel, line, polar, star, type Colour, type Point } from './outlines'
import type { Glow, Layer, Style } from './tiles'

interface Ink {
  light: string // the hottest sparks
  main: string
  warm: string // the body of a firework, near its middle
  deep: string // and at its rim
  dusk: string // the night beside it
}

export const INK: Record<Colour, Ink> = {
  red: { light: '#ffe1d6', main: '#ff6a5c', warm: '#c8374b', deep: '#6e1a3f', dusk: '#2a1440' },
  gold: { light: '#fff6d0', main: '#ffc93f', warm: '#b47714', deep: '#5f3b10', dusk: '#271d36' },
  green: { light: '#e2ffed', main: '#4fe096', warm: '#12935e', deep: '#094b45', dusk: '#0c2540' },
  blue: { light: '#e8f5ff', main: '#62b8ff', warm: '#2b69d4', deep: '#17388f', dusk: '#141d58' },
}
const NIGHT = '#0c1037'
const FRAME = '#8b93e0'

const FOCUS: Point = [200, 0] // of the arc: the middle of the start tile beside it
const HALF: Point = polar(100, -120)
const FLOWER: Point = polar(100, 120)
const STEP = 60 / 7 // degrees between two rays; 42 of them make a whole firework

const fromFocus = (far: number, angle: number) => polar(far, 180 + angle, FOCUS)

/** The outer edge of the arc: points on Kiku, scallops on Bodan, both repeated every 60 degrees. */
function rim(style: Style): string {
  if (style === 'kiku') {
    const corners = Array.from({ length: 19 }, (_, place) => place - 9)
    return corners.map((k) => at(...fromFocus(k % 2 ? 166 : 186, (k * STEP) / 2))).join('L')
  }
  const valleys = [-40, -30, -20, -10, 0, 10, 20, 30, 40].map((angle) => at(...fromFocus(170, angle)))
  return valleys.join('A15.4 15.4 0 0 1 ')
}

/** The stars of a firework around a centre, between two angles. */
function stars(style: Style, colour: Colour, centre: Point, rings: [far: number, size: number, angles: number[]][]) {
  return rings.map(([far, size, angles]) =>
    angles.map((angle) => star(colour, polar(far, angle, centre), angle, size)).join(''),
  )
}

const RAYS = [-3, -2, -1, 0, 1, 2, 3].map((k) => 180 + k * STEP)
const turned = (...angles: number[]) => angles.map((angle) => 180 + angle)

function arc(style: Style, colour: Colour): Layer[] {
  const { light, main, warm, deep } = INK[colour]
  const edge = `M${rim(style)}`
  const body: Glow = { x: 200, y: 0, r: 188, stops: [[0.5, warm], [0.86, deep], [1, deep]] } // prettier-ignore
  const layers: Layer[] = [{ d: `${edge}L140 120V-120z`, fill: body }]
  if (style === 'kiku') {
    const rays = RAYS.map((angle) => line(polar(90, angle, FOCUS), polar(174, angle, FOCUS)))
    layers.push({ d: rays.join(''), stroke: main, width: 2.6, cap: 'round', opacity: 0.75 })
    const [inner, outer] = stars(style, colour, FOCUS, [[122, 6, RAYS], [151, 9, RAYS]]) // prettier-ignore
    layers.push({ d: inner! + outer!, fill: light })
  } else {
    const [inner, middle, outer] = stars(style, colour, FOCUS, [
      [112, 7, turned(-18, -6, 6, 18)],
      [136, 8.5, turned(-20, -10, 0, 10, 20)],
      [162, 10.5, turned(-25, -15, -5, 5, 15, 25)],
    ])
    layers.push({ d: middle!, fill: light }, { d: inner! + outer!, fill: main })
  }
  layers.push({ d: edge, stroke: main, width: 4.4 })
  return layers
}

/** Half of a kaleidoscope: four of its eight jewels lie on this tile. */
function kaleidoscope(colour: Colour): Layer[] {
  const { light, main, deep } = INK[colour]
  const axes = around(8, -120 + 22.5)
  const [x, y] = HALF
  return [
    { d: dot(x, y, 84), fill: { x, y, r: 84, stops: [[0, `${main}88`], [1, `${main}00`]] } }, // prettier-ignore
    {
      d: axes.map((angle) => jewel(HALF, angle, 8, 44, 10)).join(''),
      fill: main,
      stroke: deep,
      width: 1.5,
    },
    {
      d:
        axes.map((angle) => star(colour, polar(54, angle, HALF), angle, 7)).join('') +
        axes.map((angle) => jewel(HALF, angle, 12, 37, 3.8)).join('') +
        around(8, -120)
          .map((angle) => jewel(HALF, angle, 8, 44, 1.8))
          .join('') +
        dot(...HALF, 10),
      fill: light,
    },
  ]
}

/** Half of a Saturn, in its light. Turned by 180 degrees around the middle of the edge, it is the same again. */
function saturn(colour: Colour): Layer[] {
  const { light, main, deep } = INK[colour]
  const [x, y] = HALF
  const ring = (long: number, high: number) => {
    const [a, b] = [polar(long, -106, HALF), polar(-long, -106, HALF)]
    return `M${at(...a)}A${long} ${high} 74 1 0 ${at(...b)}A${long} ${high} 74 1 0 ${at(...a)}z`
  }
  const stops: Glow['stops'] = [[0, light], [0.22, main], [0.46, main], [0.47, `${main}77`], [1, `${main}00`]] // prettier-ignore
  return [
    { d: dot(x, y, 88), fill: { x, y, r: 88, stops } },
    { d: [66, 0, -66].map((off) => star(colour, polar(25, 60 + off, HALF), 60 + off, 9)).join(''), fill: deep },
    { d: ring(86, 20), stroke: deep, width: 12 },
    { d: ring(86, 20), stroke: '#fff1cf', width: 6.5 },
  ]
}

/** Half of a small flower, the same on every tile. */
function flower(): Layer[] {
  const petal = (angle: number) => {
    const p = (far: number, off: number) => at(...polar(far, angle + off, FLOWER))
    return `M${p(6, 0)}C${p(22, -46)} ${p(42, -34)} ${p(42, -12)}L${p(36, 0)}L${p(42, 12)}C${p(42, 34)} ${p(22, 46)} ${p(6, 0)}z`
  }
  const petals = around(6, -60)
  const [x, y] = FLOWER
  const fill: Glow = { x, y, r: 42, stops: [[0.15, '#e9a3d6'], [0.6, '#f6e8ff'], [1, '#fff']] } // prettier-ignore
  return [
    { d: petals.map(petal).join(''), fill, stroke: '#5b3f88', width: 1.6 },
    {
      d: dot(...FLOWER, 7) + petals.map((angle) => dot(...polar(16, angle + 30, FLOWER), 2.6)).join(''),
      fill: '#ffc23f',
    },
  ]
}

/** Rays or beads along the edges that carry nothing. */
function trim(style: Style, colour: Colour): Layer {
  const stroke = INK[colour].main
  const places = [-44, -33, -22, -11, 0, 11, 22, 33, 44]
  const d = [180, -60, 60].map((edge) =>
    places
      .map((off) => {
        const far = 100 - (style === 'kiku' ? 4 : 9)
        const [from, to] = [far, 84 + Math.abs(off) / 8].map((out) => polar(off, edge + 90, polar(out, edge))) as [
          Point,
          Point,
        ]
        return style === 'kiku' ? line(from, to) : dot(...from, 2.2)
      })
      .join(''),
  )
  return style === 'kiku'
    ? { d: d.join(''), stroke, width: 2.4, cap: 'round', opacity: 0.55 }
    : { d: d.join(''), fill: stroke, opacity: 0.6 }
}

export function fireworkOf(style: Style, colour: Colour): Layer[] {
  const { dusk } = INK[colour]
  return [
    { d: hexagon(100), fill: { x: 60, y: 0, r: 170, stops: [[0.2, dusk], [1, NIGHT]] } }, // prettier-ignore
    trim(style, colour),
    ...arc(style, colour),
    ...(style === 'kiku' ? kaleidoscope(colour) : saturn(colour)),
    ...flower(),
    { d: hexagon(100), stroke: FRAME, width: 4, opacity: 0.7 },
  ]
}

/** The middle of a big firework; its rays or beads go on in the arcs around it. */
export function startOf(style: Style, colour: Colour): Layer[] {
  const { light, main, warm, deep } = INK[colour]
  const fill: Glow = { x: 0, y: 0, r: 116, stops: [[0, light], [0.26, main], [0.6, warm], [0.85, warm]] } // prettier-ignore
  const layers: Layer[] = [{ d: hexagon(100), fill }]
  if (style === 'kiku') {
    const rays = around(42)
    layers.push({
      d: rays.map((angle, k) => line(polar(k % 2 ? 44 : 30, angle), polar(118, angle))).join(''),
      stroke: light,
      width: 2.6,
    })
    layers.push({ d: stars(style, colour, [0, 0], [[82, 6.5, around(21, STEP)]]).join(''), fill: light })
  } else {
    const [inner, middle, outer] = stars(
      style,
      colour,
      [0, 0],
      [
        [42, 6, around(12, 15)],
        [63, 8, around(18)],
        [87, 9, around(30, 6)],
      ],
    )
    layers.push({ d: middle!, fill: main }, { d: inner! + outer!, fill: light })
  }
  layers.push(
    { d: dot(0, 0, 29), fill: light, stroke: main, width: 3 },
    { d: star(colour, [0, 0], -90, 17), fill: deep },
    { d: hexagon(96), stroke: '#ffd98a', width: 7 },
  )
  return layers
}

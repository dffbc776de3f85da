// Special tiles, function tiles and the back of every tile.

import { around, at, dot, hexagon, jewel, leaf, line, polar, type Colour, type Point } from './outlines'
import type { Layer } from './tiles'

const GOLD = '#ffd166'
const CREAM = '#fff4da'
const INK = '#26327c'
const VERMILION = '#c93a3f'

/** Points along an edge-to-edge hexagon, as a line of small dots. */
function seam(inradius: number, count: number, r: number): string {
  return around(6, 30)
    .flatMap((angle) => {
      const [from, to] = [angle, angle + 60].map((one) => polar(inradius / Math.cos(Math.PI / 6), one)) as [
        Point,
        Point,
      ]
      return Array.from({ length: count }, (_, k) =>
        dot(from[0] + ((to[0] - from[0]) * k) / count, from[1] + ((to[1] - from[1]) * k) / count, r),
      )
    })
    .join('')
}

/** A burst of rays with a bead on every second one. */
const burst = (centre: Point, rays: number, near: number, far: number) =>
  around(rays, -90)
    .map((angle, k) => line(polar(near, angle, centre), polar(k % 2 ? far * 0.72 : far, angle, centre)))
    .join('')

/** A jagged ball: the flash of a bang. */
function flash([x, y]: Point, spikes: number, near: number, far: number, first = -90): string {
  const corners = around(spikes * 2, first).map((angle, k) => at(...polar(k % 2 ? near : far, angle, [x, y])))
  return `M${corners.join('L')}z`
}

const WHEELS: [Colour, string][] = [
  ['red', '#ff7d6e'],
  ['gold', '#ffd04f'],
  ['green', '#5ee8a2'],
  ['blue', '#78c2ff'],
]

/** A big wheel, and small ones of four colours around it. */
function wheels(): Layer[] {
  const small = around(8, -90).map((angle) => polar(52, angle))
  return [
    { d: burst([0, 0], 16, 8, 30), stroke: CREAM, width: 4, cap: 'round' },
    { d: dot(0, 0, 6) + around(8, -90).map((angle) => dot(...polar(30, angle), 3.4)).join(''), fill: GOLD },
    ...WHEELS.map(([, stroke], k): Layer => ({
      d: small.filter((_, place) => place % 4 === k).map((centre) => burst(centre, 10, 4, 19)).join(''),
      stroke,
      width: 3.6,
      cap: 'round',
    })),
    { d: around(8, -67.5).map((angle) => dot(...polar(70, angle), 3)).join(''), fill: CREAM },
  ] // prettier-ignore
}

/** Strands that fall from a crown. */
function strands(): string {
  return [-66, -53, -39, -25, -10, 10, 25, 39, 53, 66]
    .map((out) => {
      const side = Math.abs(out)
      return `M0-46C${at(out * 0.4, -70 + side * 0.15)} ${at(out, -58 + side * 0.1)} ${at(out, 62 - side * 0.62)}`
    })
    .join('')
}

const FRONDS: Point[] = [[-64, 4], [-62, -34], [-32, -68], [30, -70], [62, -38], [66, 2]] // prettier-ignore

function frond([x, y]: Point): string {
  const [fx, fy] = [-2, -22]
  const lift = 30
  return `M${at(fx, fy)}Q${at((x + fx) / 2, (y + fy) / 2 - lift)} ${at(x, y)}Q${at((x + fx) / 2, (y + fy) / 2 - lift + 22)} ${at(fx, fy)}z`
}

const FACE =
  'M-44-10C-50-34-50-52-44-62C-34-58-24-50-18-44Q0-49 18-44C24-50 34-58 44-62C50-52 50-34 44-10C52 8 50 28 36 40Q0 58-36 40C-50 28-52 8-44-10z'

const WING = 'M3-8C18-50 50-66 64-52C76-38 62-6 30 2C54 4 60 26 46 42C32 58 10 36 3 10z'
const mirrored = (d: string) =>
  d.replace(/([MCQLAz])([^MCQLAz]*)/g, (_, name: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g) ?? []
    return name + numbers.map((number, k) => (k % 2 ? number : `${-number}`)).join(' ')
  })

/** The motifs of the special tiles, within 74 of the middle. */
const MOTIFS: Record<string, Layer[]> = {
  bee: [
    { d: 'M-2-20C-34-66-2-74 8-26zM6-22C0-70 40-66 18-20z', fill: '#d9e8ff', stroke: '#fff', width: 2.5, opacity: 0.9 },
    { d: 'M-34 12C-38-16 8-38 30-24C48-12 42 22 12 30C-10 36-30 30-34 12z', fill: '#ffc635' },
    { d: 'M-18 28C-26 8-20-10-10-18L1-24C-8-8-8 12-2 32zM13 30C6 12 8-10 16-27L27-25C22-8 22 10 28 22z', fill: '#241640' },
    { d: dot(38, -14, 16), fill: '#ffe08a' },
    { d: dot(42, -17, 4), fill: '#241640' },
    { d: 'M40-28C42-42 50-48 60-48M46-26C52-36 60-38 66-34', stroke: CREAM, width: 3.4, cap: 'round' },
    { d: [[-44, 26], [-55, 38], [-52, 54], [-36, 62], [-18, 58], [-4, 50]].map(([x, y]) => dot(x!, y!, 3.4)).join(''), fill: GOLD },
  ],
  chrysanthemum: wheels(),
  willow: [
    { d: strands(), stroke: GOLD, width: 5, cap: 'round' },
    { d: 'M0-46V66', stroke: CREAM, width: 4, cap: 'round' },
    { d: dot(0, -48, 9) + [-66, -39, -10, 10, 39, 66].map((x) => dot(x, 68 - Math.abs(x) * 0.62, 3.6)).join(''), fill: CREAM },
  ],
  palm: [
    { d: 'M-8 70C-2 40-8 8-6-20L4-20C6 8 10 40 12 70z', fill: '#d49a4a' },
    { d: 'M-5 0H7M-5 16H8M-5 32H9M-6 48H10', stroke: '#6f4420', width: 3 },
    { d: FRONDS.map(frond).join(''), fill: '#4fe096', stroke: '#0d5a45', width: 2 },
    { d: FRONDS.map(([x, y]) => dot(x, y, 4)).join('') + dot(-2, -22, 6), fill: CREAM },
    { d: dot(-10, -12, 6) + dot(6, -11, 6), fill: '#ff9d5c' },
  ],
  bangs: [
    { d: dot(-36, 44, 17) + dot(-12, 54, 20) + dot(18, 50, 18) + dot(40, 42, 13), fill: '#7c76ad' },
    { d: flash([-18, -6], 10, 19, 42) + flash([32, -38], 9, 13, 28, -70) + flash([38, 20], 9, 12, 25), fill: GOLD },
    { d: flash([-18, -6], 10, 10, 24) + flash([32, -38], 9, 7, 16, -70) + flash([38, 20], 9, 6, 14), fill: '#ff6a4a' },
    { d: dot(-18, -6, 6) + dot(32, -38, 4) + dot(38, 20, 4), fill: CREAM },
    { d: burst([-48, -50], 8, 3, 14), stroke: CREAM, width: 3, cap: 'round' },
  ],
  butterfly: [
    { d: WING + mirrored(WING), fill: '#5a7bf0', stroke: '#cfe0ff', width: 5 },
    { d: [1, -1].map((s) => leaf([36 * s, -34], s > 0 ? -45 : -135, 17, 6) + leaf([32 * s, 22], s > 0 ? 40 : 140, 13, 5)).join(''), fill: '#ffb3e0' },
    { d: [1, -1].map((s) => dot(56 * s, -46, 4) + dot(52 * s, -26, 3) + dot(42 * s, 40, 3)).join(''), fill: CREAM },
    { d: leaf([0, 4], 90, 34, 5), fill: CREAM },
    { d: 'M-1-26Q-8-48-20-56M1-26Q8-48 20-56', stroke: CREAM, width: 3.4, cap: 'round' },
  ],
  cat: [
    { d: FACE, fill: '#ff9d5c33', stroke: '#ffb070', width: 6 },
    { d: 'M-38-28L-38-48L-24-38zM38-28L38-48L24-38z', fill: '#ff8fb0' },
    { d: 'M-30-2Q-20-16-10-2M10-2Q20-16 30-2M-12 20Q-6 28 0 20Q6 28 12 20', stroke: CREAM, width: 5.5, cap: 'round' },
    { d: 'M-7 10H7L0 18z', fill: '#ff8fb0' },
    { d: 'M-38 12L-68 6M-38 22L-66 26M38 12L68 6M38 22L66 26', stroke: GOLD, width: 3.4, cap: 'round' },
  ],
  smile: [
    { d: around(22).map((angle) => dot(...polar(60, angle), 6)).join(''), fill: GOLD },
    { d: leaf([-21, -14], 90, 14, 6) + leaf([21, -14], 90, 14, 6), fill: CREAM },
    { d: 'M-32 12Q0 54 32 12', stroke: CREAM, width: 8, cap: 'round' },
    { d: dot(-40, 6, 6) + dot(40, 6, 6), fill: '#ff8fb0' },
  ],
} // prettier-ignore

function special(motif: Layer[]): Layer[] {
  const stops: [number, string][] = [[0, '#4a2f8c'], [1, '#1b1148']] // prettier-ignore
  return [
    { d: hexagon(100), fill: { x: 0, y: -10, r: 110, stops } },
    ...motif,
    { d: seam(87, 9, 1.7), fill: '#d5b8ff' },
    { d: hexagon(96.5), stroke: '#d5b8ff', width: 6 },
  ]
}

/** A tile of paper: it is read, and never placed. */
function sheet(motif: Layer[]): Layer[] {
  const stops: [number, string][] = [[0, '#fff3d0'], [1, '#e3c68c']] // prettier-ignore
  return [
    { d: hexagon(100), fill: { x: -10, y: -20, r: 120, stops } },
    ...motif,
    { d: hexagon(87), stroke: '#b98a3c', width: 2.4 },
    { d: hexagon(96), stroke: '#a8701f', width: 8 },
  ]
}

export const SPECIALS: Record<string, Layer[]> = Object.fromEntries(
  Object.entries(MOTIFS).map(([kind, motif]) => [kind, special(motif)]),
)

const MESSAGES: Record<string, Layer[]> = {
  gale: [
    { d: 'M-62-14H26C48-14 52-46 30-48C16-48 12-34 22-28M-56 8H44C70 8 70 42 46 42C34 42 30 32 36 26M-48 30H2C20 30 20 56 2 56', stroke: INK, width: 9, cap: 'round' },
    { d: leaf([-34, -40], -25, 17, 6) + leaf([62, -28], 40, 12, 4.5), fill: VERMILION },
    { d: leaf([-20, 58], 15, 13, 5), fill: '#2c7d55' },
  ],
  rain: [
    { d: 'M-44 10C-70 8-70-30-42-30C-38-58 6-64 18-38C52-50 72 4 40 10z', fill: INK },
    { d: 'M-46-12C-44-26-30-28-26-20C-22-42 0-44 8-30', stroke: '#8ea0ee', width: 5, cap: 'round' },
    { d: [[-42, 24], [-18, 34], [6, 24], [30, 34], [-30, 54], [-4, 60], [20, 56]].map(([x, y]) => leaf([x!, y!], 105, 12, 4)).join(''), fill: '#2f66c8' },
  ],
  symbol: [
    { d: around(12, -90).map((angle, k) => jewel([0, -10], angle, 16, k % 2 ? 36 : 50, 5)).join(''), fill: VERMILION },
    { d: dot(0, -10, 11), fill: '#f0a52c' },
    { d: 'M-52 22A58 58 0 0 0 50 26', stroke: INK, width: 8, cap: 'round' },
    { d: 'M36 28L62 8L62 42z', fill: INK },
  ],
} // prettier-ignore

export const FUNCTIONS: Record<string, Layer[]> = Object.fromEntries(
  Object.entries(MESSAGES).map(([kind, motif]) => [kind, sheet(motif)]),
)

/** Lines from corner to corner, three ways: hemp leaves, as on old paper. */
function lattice(): string {
  const corners = around(6, 30).map((angle) => polar(116, angle))
  const middles = around(6).map((angle) => polar(67, angle))
  return [
    ...corners.map((corner) => line(corner, polar(18, (Math.atan2(corner[1], corner[0]) * 180) / Math.PI))),
    ...middles.flatMap((middle, k) => [
      line(middle, corners[k]!),
      line(middle, corners[(k + 5) % 6]!),
      line(middle, polar(16, 60 * k)),
      line(middle, polar(100, 60 * k)),
    ]),
    ...middles.map((middle, k) => line(middle, middles[(k + 1) % 6]!)),
  ].join('')
}

export const BACK: Layer[] = [
  { d: hexagon(100), fill: { x: -20, y: -40, r: 150, stops: [[0, '#5660b8'], [1, '#333c86']] } }, // prettier-ignore
  { d: lattice(), stroke: '#8f98e2', width: 2, opacity: 0.5 },
  { d: dot(0, 0, 24), fill: '#2a3278' },
  { d: flash([0, 0], 6, 9, 19), fill: '#ffd166' },
  { d: hexagon(97), stroke: '#8f98e2', width: 6 },
]

/** A motif, small; what is ink on paper becomes light. */
export function marksOfSpecial(kind: string): Layer[] {
  const motif = MOTIFS[kind] ?? MESSAGES[kind]!
  const lit = (colour?: Layer['fill']) => (colour === INK ? '#c6ceff' : colour)
  return motif.map(({ d, fill, stroke, width, ...rest }) => ({
    ...rest,
    d: scaled(d, 0.7),
    fill: lit(fill),
    stroke: lit(stroke) as string | undefined,
    width: width && width * 0.75,
  }))
}

/** A path made smaller; the flags of its arcs stay. */
function scaled(d: string, scale: number): string {
  return d.replace(/([MCQLAHVaz])([^MCQLAHVaz]*)/g, (_, name: string, rest: string) => {
    const isArc = name === 'a' || name === 'A'
    const numbers = rest.match(/-?[\d.]+/g) ?? []
    return (
      name +
      numbers
        .map((number, k) =>
          isArc && [2, 3, 4].includes(k % 7) ? number : Math.round(Number(number) * scale * 10) / 10,
        )
        .join(' ')
    )
  })
}

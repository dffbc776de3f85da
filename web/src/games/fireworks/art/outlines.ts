// Points, dots and stars as pieces of SVG paths. Angles in degrees, clockwise on the screen from the east.

export type Colour = 'red' | 'gold' | 'green' | 'blue'
export type Point = [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10
export const at = (x: number, y: number) => `${round(x)} ${round(y)}`

/** The point that far from a centre, in that direction. */
export function polar(far: number, angle: number, [x, y]: Point = [0, 0]): Point {
  const radians = (angle * Math.PI) / 180
  return [x + Math.cos(radians) * far, y + Math.sin(radians) * far]
}

/** `count` angles, evenly around a circle. */
export const around = (count: number, first = 0) =>
  Array.from({ length: count }, (_, place) => first + (360 * place) / count)

export function dot(x: number, y: number, r: number): string {
  return `M${at(x - r, y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`
}

export function line(from: Point, to: Point): string {
  return `M${at(...from)}L${at(...to)}`
}

/** A closed shape through points that are given along an axis and across it. */
function along([x, y]: Point, angle: number, points: Point[], curved: boolean): string {
  const cos = Math.cos((angle * Math.PI) / 180)
  const sin = Math.sin((angle * Math.PI) / 180)
  const placed = points.map(([u, v]) => at(x + u * cos - v * sin, y + u * sin + v * cos))
  if (!curved) return `M${placed.join('L')}z`
  // Every second point pulls the line between its neighbours.
  return `M${placed[0]}${placed.flatMap((pull, place) => (place % 2 ? [`Q${pull} ${placed[(place + 1) % placed.length]}`] : [])).join('')}z`
}

/** A star that is long along its axis and thin across it, pointed at both ends. */
export function leaf(centre: Point, angle: number, long: number, wide: number): string {
  const points: Point[] = [[-long, 0], [0, wide * 2], [long, 0], [0, -wide * 2]] // prettier-ignore
  return along(centre, angle, points, true)
}

/** A cut stone: a kite from `near` to `far` of a centre. */
export function jewel(centre: Point, angle: number, near: number, far: number, wide: number): string {
  const broad = near + (far - near) * 0.62
  return along(centre, angle, [[near, 0], [broad, wide], [far, 0], [broad, -wide]], false) // prettier-ignore
}

/** The star of a colour, pointing outwards: a spark, a barb, a leaf, a bead. Its form tells the colour. */
export function star(colour: Colour, centre: Point, angle: number, size: number): string {
  if (colour === 'blue') return dot(...centre, size * 0.74)
  if (colour === 'green') return leaf(centre, angle, size * 1.35, size * 0.5)
  const s = size
  if (colour === 'red') {
    const [tip, waist] = [s * 1.25, s * 0.16]
    const points: Point[] = [
      [tip, 0], [waist, waist], [0, tip], [-waist, waist], [-tip, 0], [-waist, -waist], [0, -tip], [waist, -waist],
    ] // prettier-ignore
    return along(centre, angle, points, true)
  }
  const points: Point[] = [
    [-s * 0.8, -s], [s * 0.95, -s * 0.95], [s, 0], [s * 0.95, s * 0.95], [-s * 0.8, s], [s * 0.3, s * 0.5],
    [s * 0.25, 0], [s * 0.3, -s * 0.5],
  ] // prettier-ignore
  return along(centre, angle, points, true)
}

/** A regular hexagon that stands on its tip, with corners that are a little round. */
export function hexagon(inradius: number, soft = 7): string {
  const corner = inradius / Math.cos(Math.PI / 6)
  const cut = soft / corner
  return (
    around(6, 30)
      .map((angle, place, angles) => {
        const [here, before, after] = [angle, angles.at(place - 1)!, angles[(place + 1) % 6]!].map((one) =>
          polar(corner, one),
        ) as [Point, Point, Point]
        const towards = (other: Point): Point => [
          here[0] + (other[0] - here[0]) * cut,
          here[1] + (other[1] - here[1]) * cut,
        ]
        return `${place ? 'L' : 'M'}${at(...towards(before))}Q${at(...here)} ${at(...towards(after))}`
      })
      .join('') + 'z'
  )
}

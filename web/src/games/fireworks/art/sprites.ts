// Tiles as canvases, painted once for each size: the box draws more than a hundred of them in every frame.

import { HEX, layersOf, marksOf, type Kind, type Layer, type Look } from './tiles'

const REACH = 116 // of a tile with its corners
const cache = new Map<string, HTMLCanvasElement>()

/** Forget all, when sizes have changed. */
export function clearSprites() {
  cache.clear()
}

function paint(pen: CanvasRenderingContext2D, layers: Layer[]) {
  for (const { d, fill, stroke, width = 1, opacity = 1, cap = 'butt' } of layers) {
    const path = new Path2D(d)
    pen.globalAlpha = opacity
    if (fill) {
      if (typeof fill === 'string') pen.fillStyle = fill
      else {
        const glow = pen.createRadialGradient(fill.x, fill.y, 0, fill.x, fill.y, fill.r)
        for (const [offset, colour] of fill.stops) glow.addColorStop(offset, colour)
        pen.fillStyle = glow
      }
      pen.fill(path)
    }
    if (stroke) {
      pen.strokeStyle = stroke
      pen.lineWidth = width
      pen.lineCap = cap
      pen.stroke(path)
    }
  }
  pen.globalAlpha = 1
}

function painted(key: string, inradius: number, ratio: number, draw: (pen: CanvasRenderingContext2D) => void) {
  const name = `${key} ${inradius} ${ratio}`
  const known = cache.get(name)
  if (known) return known
  const canvas = document.createElement('canvas')
  const half = Math.ceil((REACH / 100) * inradius * ratio) + 1
  canvas.width = canvas.height = 2 * half
  const pen = canvas.getContext('2d')!
  pen.translate(half, half)
  pen.scale((inradius * ratio) / 100, (inradius * ratio) / 100)
  pen.clip(new Path2D(HEX))
  draw(pen)
  cache.set(name, canvas)
  return canvas
}

/** A tile, its middle in the middle of the canvas; `ratio` device pixels make one pixel of the page. */
export function sprite(look: Look, inradius: number, ratio: number): HTMLCanvasElement {
  return painted(look, inradius, ratio, (pen) => paint(pen, layersOf(look)))
}

/** The back of a tile that everybody has seen: a dashed lens shows what it is, faintly. */
export function seenSprite(kind: Kind, inradius: number, ratio: number): HTMLCanvasElement {
  return painted(`seen ${kind}`, inradius, ratio, (pen) => {
    paint(pen, layersOf('back'))
    pen.beginPath()
    pen.arc(0, 0, 66, 0, 2 * Math.PI)
    pen.fillStyle = '#121750'
    pen.fill()
    pen.setLineDash([12, 9])
    pen.lineWidth = 5
    pen.strokeStyle = '#c9cffb'
    pen.stroke()
    pen.setLineDash([])
    const marks = marksOf(kind)
    paint(
      pen,
      marks.map((layer) => ({ ...layer, opacity: 0.8 * (layer.opacity ?? 1) })),
    )
  })
}

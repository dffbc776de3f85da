// Sparks in the air: motes of light on a canvas over the board. It draws only while something flies, and less when slow.

import { strain } from './strain'

export interface Mote {
  x: number
  y: number
  vx: number
  vy: number
  age: number
  life: number
  size: number
  fall: number
  drag: number
  tail: number // seconds of its path drawn behind it
  ink: string
  glow?: CanvasImageSource // drawn instead of a line, as large as `size`
}

const MOST = 900

const glows = new Map<string, HTMLCanvasElement>()

/** A soft disc of light, painted once for each colour. */
export function glowOf(ink: string): HTMLCanvasElement {
  const known = glows.get(ink)
  if (known) return known
  const disc = document.createElement('canvas')
  disc.width = disc.height = 64
  const pen = disc.getContext('2d')!
  const light = pen.createRadialGradient(32, 32, 0, 32, 32, 32)
  light.addColorStop(0, ink)
  light.addColorStop(0.4, `${ink}88`)
  light.addColorStop(1, 'transparent')
  pen.fillStyle = light
  pen.fillRect(0, 0, 64, 64)
  glows.set(ink, disc)
  return disc
}

export class Motes {
  #motes: Mote[] = []
  #pen: CanvasRenderingContext2D
  #frame = 0
  #last = 0
  #slow = 16
  #ratio = 1
  #dirty: [number, number, number, number] | null = null
  quality = 1

  constructor(protected readonly canvas: HTMLCanvasElement) {
    this.#pen = canvas.getContext('2d')!
  }

  /** Adapt to the canvas's size on the page. */
  fit(): void {
    this.#ratio = Math.min(2, devicePixelRatio || 1)
    const { clientWidth, clientHeight } = this.canvas
    this.canvas.width = Math.round(clientWidth * this.#ratio)
    this.canvas.height = Math.round(clientHeight * this.#ratio)
  }

  clear(): void {
    this.#motes = []
  }

  /** Let one fly. */
  add(mote: Omit<Mote, 'age'>): void {
    if (this.#motes.length < MOST * this.quality) this.#motes.push({ ...mote, age: 0 })
    this.#start()
  }

  #start(): void {
    if (this.#frame) return
    this.#last = performance.now()
    this.#frame = requestAnimationFrame(this.#step)
  }

  #step = (now: number): void => {
    const passed = now - this.#last
    this.#last = now
    this.#slow += (passed - this.#slow) * 0.12
    strain.slow ||= this.#slow > 19
    if (this.#slow > 22 && this.quality > 0.25) {
      this.quality *= 0.8
      this.#slow = 17
      this.canvas.dataset.quality = this.quality.toFixed(2) // for debugging
    }
    this.#move(Math.min(0.05, passed / 1000))
    this.#draw()
    this.#frame = this.#motes.length ? requestAnimationFrame(this.#step) : 0
    if (this.#frame) return
    this.quality = Math.min(1, this.quality * 1.1)
    if (this.quality === 1 && this.#slow < 17.5) strain.slow = false
  }

  #move(seconds: number): void {
    let kept = 0
    for (const mote of this.#motes) {
      mote.age += seconds
      if (mote.age >= mote.life) continue
      const slowed = Math.exp(-mote.drag * seconds)
      mote.vx *= slowed
      mote.vy = mote.vy * slowed + mote.fall * seconds
      mote.x += mote.vx * seconds
      mote.y += mote.vy * seconds
      this.#motes[kept++] = mote
    }
    this.#motes.length = kept
  }

  #draw(): void {
    const pen = this.#pen
    pen.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0)
    if (this.#dirty) pen.clearRect(...this.#dirty)
    this.#dirty = null
    if (!this.#motes.length) return
    pen.globalCompositeOperation = 'lighter'
    pen.lineCap = 'round'
    let left = Infinity
    let top = Infinity
    let right = -Infinity
    let bottom = -Infinity
    for (const mote of this.#motes) {
      const tx = mote.x - mote.vx * mote.tail
      const ty = mote.y - mote.vy * mote.tail
      const rest = 1 - mote.age / mote.life
      if (mote.glow) {
        const half = mote.size * (1.2 - 0.4 * rest)
        pen.globalAlpha = rest * 0.5
        pen.drawImage(mote.glow, mote.x - half, mote.y - half, half * 2, half * 2)
        left = Math.min(left, mote.x - half)
        right = Math.max(right, mote.x + half)
        top = Math.min(top, mote.y - half)
        bottom = Math.max(bottom, mote.y + half)
        continue
      }
      pen.globalAlpha = Math.min(1, rest * 1.6)
      pen.strokeStyle = mote.ink
      pen.lineWidth = mote.size * (0.4 + 0.6 * rest)
      pen.beginPath()
      pen.moveTo(tx, ty)
      pen.lineTo(mote.x + 0.1, mote.y)
      pen.stroke()
      left = Math.min(left, tx, mote.x)
      right = Math.max(right, tx, mote.x)
      top = Math.min(top, ty, mote.y)
      bottom = Math.max(bottom, ty, mote.y)
    }
    pen.globalAlpha = 1
    this.#dirty = [left - 6, top - 6, right - left + 12, bottom - top + 12]
  }
}

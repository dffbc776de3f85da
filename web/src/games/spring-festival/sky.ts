// Flying sparks: particles on one canvas over the board. It draws only while something flies, and less when slow.

import { INK, LAYOUT } from './art'
import type { Colour } from './pieces'

interface Mote {
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

/** Is the machine slow? Then tiles change faces without turning over, and fewer sparks fly. */
export const strain = { slow: false }
const glows = new Map<string, HTMLCanvasElement>()

/** A soft disc of light, painted once for each colour. */
function glowOf(ink: string): HTMLCanvasElement {
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

export class Sky {
  #motes: Mote[] = []
  #canvas: HTMLCanvasElement
  #pen: CanvasRenderingContext2D
  #frame = 0
  #last = 0
  #slow = 16
  #ratio = 1
  #dirty: [number, number, number, number] | null = null
  quality = 1

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas
    this.#pen = canvas.getContext('2d')!
  }

  /** Adapt to the canvas's size on the page. */
  fit(): void {
    this.#ratio = Math.min(2, devicePixelRatio || 1)
    const { clientWidth, clientHeight } = this.#canvas
    this.#canvas.width = Math.round(clientWidth * this.#ratio)
    this.#canvas.height = Math.round(clientHeight * this.#ratio)
  }

  get busy(): boolean {
    return this.#motes.length > 0
  }

  /** A tile explodes: its bursts, where the tile is on the page. */
  explode(tile: DOMRect, colour: Colour, explosions: number, power = 1): void {
    const own = this.#canvas.getBoundingClientRect()
    const places = LAYOUT[explosions] ?? LAYOUT[1]!
    const [x, y] = [tile.left - own.left + tile.width / 2, tile.top - own.top + tile.height / 2]
    const glow = glowOf(INK[colour].main)
    this.#add({ x, y, vx: 0, vy: 0, life: 0.3, size: tile.width * 0.62, fall: 0, drag: 0, tail: 0, ink: '', glow })
    for (const [x, y, size] of places) {
      const left = tile.left - own.left + (x / 100) * tile.width
      const top = tile.top - own.top + (y / 100) * tile.height
      this.#burst(left, top, colour, (size / 50) * tile.width * power, power / Math.sqrt(places.length))
    }
  }

  /** A light runs from one place on the page to another. */
  run(from: DOMRect, to: DOMRect, seconds: number): void {
    const own = this.#canvas.getBoundingClientRect()
    const x = from.left + from.width / 2 - own.left
    const y = from.top + from.height / 2 - own.top
    const dx = to.left + to.width / 2 - own.left - x
    const dy = to.top + to.height / 2 - own.top - y
    for (let mote = 0; mote < 5; mote += 1) {
      const late = 1 - mote * 0.09
      this.#add({ x, y, vx: (dx / seconds) * late, vy: (dy / seconds) * late, life: seconds, size: 3.4 - mote * 0.5, fall: 0, drag: 0, tail: 0.05, ink: mote ? '#ffcf70' : '#fffbe6' })
    }
    this.#start()
  }

  /** Two half sparks meet. */
  sparkle(x: number, y: number, size: number): void {
    const own = this.#canvas.getBoundingClientRect()
    const count = Math.round(16 * this.quality)
    for (let mote = 0; mote < count; mote += 1) {
      const angle = (mote / count) * Math.PI * 2
      const speed = size * (1.4 + Math.random() * 1.2)
      this.#add({ x: x - own.left, y: y - own.top, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed, life: 0.45 + Math.random() * 0.25, size: 1.7, fall: size, drag: 3, tail: 0.05, ink: mote % 2 ? '#ffe9b0' : '#ffb347' })
    }
    this.#start()
  }

  clear(): void {
    this.#motes = []
  }

  #burst(x: number, y: number, colour: Colour, size: number, power: number): void {
    const ink = INK[colour]
    const many = (count: number) => Math.max(5, Math.round(count * this.quality * Math.min(1.4, power)))
    const send = (angle: number, speed: number, more: Partial<Mote>) =>
      this.#add({ x, y, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed, life: 0.9, size: 2.2, fall: size * 0.4, drag: 2.6, tail: 0.09, ink: ink.main, ...more })
    if (colour === 'red') {
      const count = many(40)
      for (let mote = 0; mote < count; mote += 1)
        send((mote / count) * 6.283, size * (2.6 + Math.random() * 1.2), { ink: mote % 3 ? ink.main : ink.light, life: 0.7 + Math.random() * 0.3 })
    } else if (colour === 'yellow') {
      const count = many(28)
      for (let mote = 0; mote < count; mote += 1)
        send(-Math.PI * (0.08 + 0.84 * (mote / (count - 1))), size * (1.8 + Math.random() * 0.7), { fall: size * 4.2, drag: 2, life: 1.15 + Math.random() * 0.35, tail: 0.16, ink: mote % 3 ? ink.main : ink.light })
    } else if (colour === 'green') {
      const count = many(9)
      for (let mote = 0; mote < count; mote += 1)
        for (let late = 0; late < 3; late += 1)
          send((mote / count) * 6.283 - 1.57, size * (3 - late * 0.5), { size: 3.4 - late * 0.8, fall: size * 1.6, tail: 0.13, life: 0.95, ink: late ? ink.main : ink.light })
    } else {
      const count = many(24)
      for (let mote = 0; mote < count; mote += 1) {
        const outer = mote % 3 !== 0
        send((mote / count) * 6.283, size * (outer ? 3 : 1.7), { size: outer ? 2.9 : 2.3, tail: 0, fall: size * 0.35, ink: outer ? ink.main : ink.light, life: 1 })
      }
    }
    this.#start()
  }

  #add(mote: Omit<Mote, 'age'>): void {
    if (this.#motes.length < MOST * this.quality) this.#motes.push({ ...mote, age: 0 })
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
      this.#canvas.dataset.quality = this.quality.toFixed(2) // for debugging
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

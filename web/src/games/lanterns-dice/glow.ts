// Light in the air over a lake: sparks around a lantern that is lit, light spilling over a pool's edge, rockets.

import { glowOf, Motes } from '../../board/motes'
import { PAINT, type Colour } from './palette'

const GOLD = '#ffd98a'
const IVORY = '#fff3d6'

export class Glow extends Motes {
  /** The middle of a place on the page, on this canvas. */
  #at(rect: DOMRect): { x: number; y: number } {
    const own = this.canvas.getBoundingClientRect()
    return { x: rect.left + rect.width / 2 - own.left, y: rect.top + rect.height / 2 - own.top }
  }

  /** An area is lit. */
  light(rect: DOMRect | null, half: number, colour: Colour): void {
    if (!rect) return
    const { x, y } = this.#at(rect)
    const off = rect.width * (half ? 0.2 : -0.2)
    const ink = PAINT[colour].bright
    this.#glow(x + off, y + off, rect.width * 0.6, ink, 0.5)
    this.#sparks(x + off, y + off, 14, rect.width * 1.6, ink)
  }

  /** A pool is complete: light closes around it. */
  complete(rect: DOMRect | null): void {
    if (!rect) return
    const { x, y } = this.#at(rect)
    this.#glow(x, y, rect.width * 0.95, IVORY, 0.7)
    this.#sparks(x, y, 22, rect.width * 2.4, IVORY)
  }

  /** A rocket goes up from there and bursts. */
  launch(rect: DOMRect | null, shape: string): void {
    if (!rect) return
    const { x, y } = this.#at(rect)
    const up = Math.max(120, y * 2.2)
    for (let part = 0; part < 10; part += 1)
      this.add({ x, y, vx: (part - 5) * 3, vy: -up - part * 14, life: 0.5, size: 2.4, fall: 60, drag: 0.6, tail: 0.07, ink: GOLD }) // prettier-ignore
    const arms = { I3: 5, V3: 7, O4: 32, T4: 22, L4: 18, S4: 12, U5: 28, X5: 8 }[shape] ?? 20
    for (let arm = 0; arm < arms; arm += 1) {
      const turn = (arm / arms) * Math.PI * 2
      const speed = rect.width * (shape === 'U5' ? 4 : 3 + (arm % 3))
      const fall = shape === 'T4' ? 260 : 70
      this.add({ x, y: y - rect.height * 0.4, vx: Math.cos(turn) * speed, vy: Math.sin(turn) * speed, life: 0.85, size: 2, fall, drag: 3, tail: 0.05, ink: GOLD }) // prettier-ignore
    }
    this.#glow(x, y, rect.width * 1.5, GOLD, 0.7)
  }

  /** A lantern rises from the water into the night. */
  rise(x: number, y: number, size: number, ink: string, height: number): void {
    const vx = ((x * 7) % 30) - 15
    this.add({ x, y, vx, vy: -height * 0.22, life: 4, size, fall: 0, drag: 0, tail: 0, ink, glow: glowOf(ink) })
    this.add({ x, y, vx, vy: -height * 0.22, life: 4, size: size * 0.3, fall: 0, drag: 0, tail: 0, ink: IVORY, glow: glowOf(IVORY) }) // prettier-ignore
  }

  #glow(x: number, y: number, size: number, ink: string, life: number): void {
    this.add({ x, y, vx: 0, vy: 0, life, size, fall: 0, drag: 0, tail: 0, ink, glow: glowOf(ink) })
  }

  #sparks(x: number, y: number, count: number, speed: number, ink: string): void {
    for (let spark = 0; spark < count; spark += 1) {
      const turn = (spark / count) * Math.PI * 2 + spark
      const way = speed * (0.4 + ((spark * 37) % 10) / 16)
      this.add({ x, y, vx: Math.cos(turn) * way, vy: Math.sin(turn) * way, life: 0.45, size: 1.8, fall: 40, drag: 4, tail: 0.04, ink }) // prettier-ignore
    }
  }
}

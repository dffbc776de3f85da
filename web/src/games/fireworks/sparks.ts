// Light in the air over sky and box: sparks where halves meet, a big firework that bursts, dust where a launch failed.

import { glowOf, Motes } from '../../board/motes'

const GOLD = '#ffd98a'
const IVORY = '#fff3d6'
const DUST = '#aab0d8'
const INKS = ['#ff8a7c', '#ffd98a', '#7ff0b4', '#8accff']

export class Sparks extends Motes {
  #at(rect: DOMRect): { x: number; y: number } {
    const own = this.canvas.getBoundingClientRect()
    return { x: rect.left + rect.width / 2 - own.left, y: rect.top + rect.height / 2 - own.top }
  }

  /** Two halves have met between these tiles. */
  close(rects: (DOMRect | null)[]): void {
    const there = rects.filter((rect) => rect !== null).map((rect) => ({ ...this.#at(rect), width: rect.width }))
    if (!there.length) return
    const x = there.reduce((sum, one) => sum + one.x, 0) / there.length
    const y = there.reduce((sum, one) => sum + one.y, 0) / there.length
    const { width } = there[0]!
    this.#glow(x, y, width * 0.8, IVORY, 0.6)
    this.#burst(x, y, 26, width * 2.6, GOLD, 0.5)
  }

  /** A big firework goes off around its start tile. */
  burst(rect: DOMRect | null): void {
    if (!rect) return
    const { x, y } = this.#at(rect)
    this.#glow(x, y, rect.width * 3.2, GOLD, 1.1)
    for (const [ring, ink] of INKS.entries())
      this.#burst(x, y, 34, rect.width * (3.6 + ring * 1.5), ink, 0.9 + ring * 0.14)
  }

  /** Nothing turned over. */
  puff(rect: DOMRect | null): void {
    if (!rect) return
    const { x, y } = this.#at(rect)
    for (let part = 0; part < 14; part += 1) {
      const turn = (part / 14) * Math.PI * 2
      const vx = Math.cos(turn) * rect.width * 0.35
      const vy = Math.sin(turn) * rect.width * 0.2 - 20
      this.add({ x, y, vx, vy, life: 0.9, size: rect.width * 0.09, fall: -30, drag: 2, tail: 0, ink: DUST, glow: glowOf(DUST) }) // prettier-ignore
    }
  }

  #glow(x: number, y: number, size: number, ink: string, life: number): void {
    this.add({ x, y, vx: 0, vy: 0, life, size, fall: 0, drag: 0, tail: 0, ink, glow: glowOf(ink) })
  }

  #burst(x: number, y: number, count: number, speed: number, ink: string, life: number): void {
    for (let spark = 0; spark < count; spark += 1) {
      const turn = (spark / count) * Math.PI * 2 + spark
      const way = speed * (0.5 + ((spark * 37) % 10) / 18)
      this.add({ x, y, vx: Math.cos(turn) * way, vy: Math.sin(turn) * way, life, size: 2, fall: 70, drag: 3, tail: 0.05, ink }) // prettier-ignore
    }
  }
}

// Fireworks in the sky over a panorama: each colour bursts in its own way.

import { glowOf, Motes, type Mote } from '../../board/motes'
import { INK, LAYOUT } from './art'
import type { Colour } from './pieces'

export class Sky extends Motes {
  /** A tile explodes: its bursts, where the tile is on the page. */
  explode(tile: DOMRect, colour: Colour, explosions: number, power = 1): void {
    const own = this.canvas.getBoundingClientRect()
    const places = LAYOUT[explosions] ?? LAYOUT[1]!
    const [x, y] = [tile.left - own.left + tile.width / 2, tile.top - own.top + tile.height / 2]
    const glow = glowOf(INK[colour].main)
    this.add({ x, y, vx: 0, vy: 0, life: 0.3, size: tile.width * 0.62, fall: 0, drag: 0, tail: 0, ink: '', glow })
    for (const [x, y, size] of places) {
      const left = tile.left - own.left + (x / 100) * tile.width
      const top = tile.top - own.top + (y / 100) * tile.height
      this.#burst(left, top, colour, (size / 50) * tile.width * power, power / Math.sqrt(places.length))
    }
  }

  /** A light runs from one place on the page to another. */
  run(from: DOMRect, to: DOMRect, seconds: number): void {
    const own = this.canvas.getBoundingClientRect()
    const x = from.left + from.width / 2 - own.left
    const y = from.top + from.height / 2 - own.top
    const dx = to.left + to.width / 2 - own.left - x
    const dy = to.top + to.height / 2 - own.top - y
    for (let mote = 0; mote < 5; mote += 1) {
      const late = 1 - mote * 0.09
      this.add({
        x,
        y,
        vx: (dx / seconds) * late,
        vy: (dy / seconds) * late,
        life: seconds,
        size: 3.4 - mote * 0.5,
        fall: 0,
        drag: 0,
        tail: 0.05,
        ink: mote ? '#ffcf70' : '#fffbe6',
      })
    }
  }

  /** Two half sparks meet. */
  sparkle(x: number, y: number, size: number): void {
    const own = this.canvas.getBoundingClientRect()
    const count = Math.round(16 * this.quality)
    for (let mote = 0; mote < count; mote += 1) {
      const angle = (mote / count) * Math.PI * 2
      const speed = size * (1.4 + Math.random() * 1.2)
      this.add({
        x: x - own.left,
        y: y - own.top,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        life: 0.45 + Math.random() * 0.25,
        size: 1.7,
        fall: size,
        drag: 3,
        tail: 0.05,
        ink: mote % 2 ? '#ffe9b0' : '#ffb347',
      })
    }
  }

  #burst(x: number, y: number, colour: Colour, size: number, power: number): void {
    const ink = INK[colour]
    const many = (count: number) => Math.max(5, Math.round(count * this.quality * Math.min(1.4, power)))
    const send = (angle: number, speed: number, more: Partial<Mote>) =>
      this.add({
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        life: 0.9,
        size: 2.2,
        fall: size * 0.4,
        drag: 2.6,
        tail: 0.09,
        ink: ink.main,
        ...more,
      })
    if (colour === 'red') {
      const count = many(40)
      for (let mote = 0; mote < count; mote += 1)
        send((mote / count) * 6.283, size * (2.6 + Math.random() * 1.2), {
          ink: mote % 3 ? ink.main : ink.light,
          life: 0.7 + Math.random() * 0.3,
        })
    } else if (colour === 'yellow') {
      const count = many(28)
      for (let mote = 0; mote < count; mote += 1)
        send(-Math.PI * (0.08 + 0.84 * (mote / (count - 1))), size * (1.8 + Math.random() * 0.7), {
          fall: size * 4.2,
          drag: 2,
          life: 1.15 + Math.random() * 0.35,
          tail: 0.16,
          ink: mote % 3 ? ink.main : ink.light,
        })
    } else if (colour === 'green') {
      const count = many(9)
      for (let mote = 0; mote < count; mote += 1)
        for (let late = 0; late < 3; late += 1)
          send((mote / count) * 6.283 - 1.57, size * (3 - late * 0.5), {
            size: 3.4 - late * 0.8,
            fall: size * 1.6,
            tail: 0.13,
            life: 0.95,
            ink: late ? ink.main : ink.light,
          })
    } else {
      const count = many(24)
      for (let mote = 0; mote < count; mote += 1) {
        const outer = mote % 3 !== 0
        send((mote / count) * 6.283, size * (outer ? 3 : 1.7), {
          size: outer ? 2.9 : 2.3,
          tail: 0,
          fall: size * 0.35,
          ink: outer ? ink.main : ink.light,
          life: 1,
        })
      }
    }
  }
}

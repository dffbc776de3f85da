// The sparks over a panorama. What draws them is loaded when the first ones fly.

import type { Sky } from './sky'

export class Sparks {
  #sky: Sky | null = null

  constructor(private readonly canvas: HTMLCanvasElement) {}

  /** The sky in which they fly. */
  async load(): Promise<Sky> {
    const { Sky } = await import('./sky')
    if (!this.#sky) {
      this.#sky = new Sky(this.canvas)
      this.#sky.fit()
    }
    return this.#sky
  }

  /** Adapt to the canvas's size on the page. */
  fit(): void {
    this.#sky?.fit()
  }

  clear(): void {
    this.#sky?.clear()
  }
}

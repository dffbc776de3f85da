// The colours of the garden. Each colour of bamboo also has a pattern of its own, for eyes that can't tell them apart.

import type { Colour } from './pieces'

export interface Shades {
  light: string // a watered plot, from top to bottom
  deep: string
  dry: string
  bamboo: string
  outline: string // dark on plot and bamboo
  wall: string // the side of a plot
}

export const SHADES: Record<Colour, Shades> = {
  green: { light: '#3f9464', deep: '#27704c', dry: '#3b5147', bamboo: '#7fe074', outline: '#08301c', wall: '#12402a' },
  yellow: { light: '#f0cb6c', deep: '#d3a344', dry: '#8c7647', bamboo: '#ffd84f', outline: '#4a2f02', wall: '#6d4d14' },
  pink: { light: '#dc8ba7', deep: '#c06585', dry: '#7d586a', bamboo: '#ff9fbe', outline: '#4b0f2c', wall: '#6d2c47' },
}

export const WATER = '#7fdcff'
export const DANGER = '#ff8f86'
export const GOLD = '#ffd07a'
export const PAPER = { light: '#fffaec', deep: '#eedfba', ink: '#4a3a1c' }
export const BANDS = { plot: '#1f5f8f', gardener: '#8a4a22', panda: '#553a86' } // of objective cards
export const SEAL = '#b3262f' // the points of a card

// The six colours. Each has a lantern of its own form, so that nobody has to tell colours apart.

export const COLOURS = ['red', 'orange', 'green', 'blue', 'purple', 'white'] as const
export type Colour = (typeof COLOURS)[number]

export interface Paint {
  lit: string
  bright: string // where the light is strongest
  deep: string // at the edge of the light
  dark: string // unlit water
  dim: string // the same, where it is small
  line: string // the lantern's outline while it is dark
  ink: string // and when it is lit
}

export const PAINT: Record<Colour, Paint> = {
  red: {
    lit: '#f2455f',
    bright: '#ff8a8f',
    deep: '#b81f45',
    dark: '#341a3b',
    dim: '#532c4a',
    line: '#c06a80',
    ink: '#4a0a1d',
  },
  orange: {
    lit: '#ff9433',
    bright: '#ffc06c',
    deep: '#cf6410',
    dark: '#352732',
    dim: '#543d3b',
    line: '#c38b5c',
    ink: '#572400',
  },
  green: {
    lit: '#33c58a',
    bright: '#7be8b4',
    deep: '#128257',
    dark: '#113142',
    dim: '#204c54',
    line: '#55ab92',
    ink: '#03402a',
  },
  blue: {
    lit: '#3d95fb',
    bright: '#85c4ff',
    deep: '#1763c9',
    dark: '#142a59',
    dim: '#264173',
    line: '#6793cd',
    ink: '#06265c',
  },
  purple: {
    lit: '#a26bfa',
    bright: '#cba6ff',
    deep: '#6d36cd',
    dark: '#272058',
    dim: '#3f3572',
    line: '#957ecc',
    ink: '#2c0f66',
  },
  white: {
    lit: '#a9b2d8',
    bright: '#e8ecff',
    deep: '#7580b4',
    dark: '#2b3050',
    dim: '#484d6a',
    line: '#b1b4c8',
    ink: '#2b3152',
  },
}

/** The lanterns, from -50 to 50: what is filled with light, and the ribs drawn over it. */
export const LAMPS: Record<Colour, { body: string; ribs: string; trim: string }> = {
  red: {
    body: 'M-16-34C-52-30-52 30-16 34H16C52 30 52-30 16-34Z',
    ribs: 'M-9-33C-24-14-24 14-9 33M9-33C24-14 24 14 9 33',
    trim: 'M-17-34V-43H17V-34ZM-17 34V43H17V34ZM0 43V50M-8 43V48M8 43V48',
  },
  orange: {
    body: 'M-37-36H37L27 34H-27Z',
    ribs: 'M-13-36L-9 34M13-36L9 34',
    trim: 'M-43-36V-45H43V-36ZM-33 34V43H33V34Z',
  },
  green: {
    body: 'M-44 44C-54-12-14-46 44-44C48 14 12 54-44 44Z',
    ribs: 'M-32 32L30-30M-12 12L-16-14M-12 12L14 16M6-6L4-28M6-6L28-4',
    trim: 'M-44 44L-34 34',
  },
  blue: {
    body: 'M0-48C10-22 36-4 36 17C36 36 20 47 0 47C-20 47-36 36-36 17C-36-4-10-22 0-48Z',
    ribs: 'M-18 16C-18 26-12 33-3 35',
    trim: '',
  },
  purple: {
    body: 'M0-48L14-16L48-14L22 8L31 42L0 23L-31 42L-22 8L-48-14L-14-16Z',
    ribs: 'M0 0L0-30M0 0L29-9M0 0L19 26M0 0L-19 26M0 0L-29-9',
    trim: '',
  },
  white: {
    body: 'M14-46C-22-46-44-22-44 4C-44 30-22 48 6 47C22 46 36 36 42 22C12 34-12 14-12-10C-12-26-2-40 14-46Z',
    ribs: 'M-28-6C-28 12-18 27-4 33',
    trim: '',
  },
}

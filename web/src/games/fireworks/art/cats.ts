// Who climbs the ladder: the colours and forms of the heads.

export type Mood = 'calm' | 'happy' | 'sad'

export interface Coat {
  fur: string
  dark: string // tabby stripes, ear tips, outlines of the paws
  belly: string // muzzle
  eyes: string
  coat: string // what it wears while it works
}

const ORANGE: Coat = { fur: '#f79a4b', dark: '#c8632a', belly: '#fff1dc', eyes: '#2a1a30', coat: '#2c3a8f' }

export const COATS: Record<string, Coat> = {
  maicho: { fur: '#fff3e4', dark: '#e98a44', belly: '#fffaf2', eyes: '#2a1a30', coat: '#6b4fb0' },
  kohana: { fur: '#fdf6f4', dark: '#f0c9cf', belly: '#fff', eyes: '#2b5fae', coat: '#b8457e' },
  manka: { fur: '#9aa3bd', dark: '#5f6887', belly: '#dfe4f2', eyes: '#2a2140', coat: '#2d6a72' },
  tosei: ORANGE,
  kagiya: { fur: '#3b3350', dark: '#221b35', belly: '#54496e', eyes: '#ffd45e', coat: '#a5283a' },
  tamaya: { fur: '#efd3a4', dark: '#7a4f36', belly: '#fff1d8', eyes: '#2f7fc4', coat: '#98281f' },
  puppy: { fur: '#e0b36c', dark: '#8a5a30', belly: '#fff1d8', eyes: '#2a1a1c', coat: '#2f7d5b' },
}

/** A cat without a name, when nobody has a character. */
export const coatOf = (who: string | null): Coat => COATS[who ?? 'tosei'] ?? ORANGE

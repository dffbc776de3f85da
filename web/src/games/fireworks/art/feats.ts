// The feats of the action cards as small scenes, 160 by 92: who takes part, what they do with the die. [FW-16]

/** A head: where, how large, by how many degrees it leans. */
type Head = [x: number, y: number, scale: number, lean?: number]

export interface Scene {
  heads: Head[]
  arms?: string[] // one after another by the heads, each ending in a paw
  die?: [x: number, y: number, size: number]
  tube?: [x: number, y: number, turn: number]
  trail?: string // of dots: the way of the die, or a turn
  tool?: string // a hammer, a blindfold, a voice
  isShut?: boolean // eyes
}

const ONE: Head = [80, 46, 0.72]
const PAIR: Head[] = [[34, 44, 0.62], [126, 44, 0.62]] // prettier-ignore
const NEAR: Head[] = [[46, 46, 0.62, 6], [114, 46, 0.62, -6]] // prettier-ignore
const THREE: Head[] = [[30, 54, 0.52], [130, 54, 0.52], [80, 26, 0.46]] // prettier-ignore
const FOUR: Head[] = [[28, 62, 0.46], [132, 62, 0.46], [46, 24, 0.4], [114, 24, 0.4]] // prettier-ignore
const HAMMER = 'M66 60L96 34M88 20L110 40L102 49L80 29z'
const BAND = 'M6 38Q34 29 62 38V53Q34 45 6 53zM61 42L74 34L71 48z'
const VOICE = 'M98 36Q92 44 98 52M90 32Q82 44 90 56'

export const SCENES: Record<string, Scene> = {
  chin: { heads: [[80, 36, 0.62]], die: [80, 76, 30], trail: 'M58 78V88M102 78V88' },
  'off-hand': { heads: [[58, 46, 0.68]], arms: ['M74 84Q100 88 112 62'], tube: [128, 52, -20], trail: 'M92 66V84' },
  'eyes-shut': { heads: [[98, 46, 0.72]], arms: ['M84 84Q62 86 52 66'], tube: [52, 64, -24], isShut: true },
  'over-shoulder': { heads: [[112, 52, 0.66, 14]], die: [30, 64, 24], trail: 'M96 16Q44-2 32 46' },
  'back-of-hand': { heads: [[112, 46, 0.66]], arms: ['M96 86Q64 82 40 62'], die: [42, 44, 26], trail: 'M22 56V78' },
  pinch: { heads: [[112, 46, 0.66]], arms: ['M92 88Q60 88 50 66', 'M92 70Q72 40 50 42'], die: [46, 54, 26] },
  tall: { heads: [[84, 64, 0.6]], arms: ['M66 86Q44 66 50 28', 'M104 86Q110 60 72 18'], tube: [64, 20, -14], trail: 'M22 36V84' },
  'elbow-crook': { heads: [[108, 44, 0.66]], arms: ['M106 86L38 76L58 40'], die: [62, 62, 26] },
  forehead: { heads: [[80, 58, 0.62]], die: [80, 16, 28], trail: 'M46 26Q38 44 42 60M114 26Q122 44 118 60' },
  'one-leg': { heads: [[80, 28, 0.5]], arms: ['M78 50V84', 'M82 50L104 66L94 80', 'M76 54L46 46', 'M84 54L116 40'], die: [36, 40, 20] },
  spin: { heads: [ONE], die: [22, 30, 24], trail: 'M40 74A50 22 0 0 0 132 66M132 66L122 62M132 66L130 78' },
  kneel: { heads: [[104, 56, 0.62]], arms: ['M90 84Q70 88 56 76'], tube: [54, 74, -6], trail: 'M12 90H148' },
  'elbow-to-elbow': { heads: PAIR, arms: ['M34 76L66 66L44 86', 'M126 76L94 66L116 86'], die: [80, 64, 26] },
  hammer: { heads: [[34, 44, 0.62], [134, 52, 0.54]], arms: ['M44 78L66 60', 'M122 82L104 80'], die: [92, 76, 24], tool: HAMMER },
  'palm-to-palm': { heads: PAIR, arms: ['M34 80Q52 84 62 64', 'M126 80Q108 84 98 64'], die: [80, 60, 28] },
  'back-to-back': { heads: [[34, 44, 0.6, -16], [126, 44, 0.6, 16]], arms: ['M50 84Q62 70 62 60', 'M110 84Q98 70 98 60'], die: [80, 66, 28] },
  guide: { heads: PAIR, arms: ['M34 82Q56 86 70 74'], tube: [76, 72, 190], tool: `${BAND}` },
  foreheads: { heads: NEAR, die: [80, 24, 26], trail: 'M80 54V80' },
  'little-fingers': { heads: PAIR, arms: ['M36 82Q62 86 76 70', 'M124 82Q98 86 84 70'], die: [80, 50, 26] },
  'three-fingers': { heads: THREE, arms: ['M36 82L64 70', 'M124 82L96 70', 'M80 46V54'], die: [80, 68, 26] },
  'hand-round': { heads: THREE, tube: [86, 72, 0], trail: 'M40 24Q20 30 18 40M142 40Q140 28 118 22M60 88H100' },
  'three-elbows': { heads: THREE, arms: ['M30 80L62 72L44 88', 'M130 80L98 72L116 88', 'M70 44L80 54L92 44'], die: [80, 70, 24] },
  'all-on-the-tube': { heads: FOUR, arms: ['M36 84L58 64', 'M124 84L102 64', 'M54 40L68 56', 'M106 40L92 56'], tube: [86, 62, -8] },
  'four-fingers': { heads: FOUR, arms: ['M36 84L66 70', 'M124 84L94 70', 'M52 40L68 52', 'M108 40L92 52'], die: [80, 60, 26] },
  'wrist-ring': { heads: FOUR, arms: ['M36 86L64 76', 'M124 86L96 76', 'M50 42L62 52', 'M110 42L98 52'], die: [80, 63, 24], trail: 'M54 63A26 20 0 0 1 106 63A26 20 0 0 1 54 63z' },
} // prettier-ignore

export const VOICES: Record<string, string> = { guide: VOICE }

/** Cards that this picture book doesn't know get a scene by their number of people. */
export const sceneOf = (card: string, people: number): Scene =>
  SCENES[card] ?? SCENES[['chin', 'palm-to-palm', 'three-fingers', 'four-fingers'][people - 1] ?? 'four-fingers']!

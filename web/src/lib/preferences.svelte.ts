// The preferences of this browser's user: stored here and never sent, except the language.

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Scheme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'slow' | 'full' | 'fast' | 'none'
export type BotPace = 'brisk' | 'normal' | 'slow'

/** How much quicker than usual things move. */
const SPEEDS: Record<Motion, number> = { auto: 1, slow: 0.6, full: 1, fast: 1.8, none: 1 }
/** Milliseconds to rest after each decision of a bot. */
const RESTS: Record<BotPace, number> = { brisk: 0, normal: 700, slow: 1800 }

/** How a game was started last. */
export interface Start {
  seats: number
  options: Record<string, string>
}

interface Kept {
  language: Language | ''
  scheme: Scheme
  motion: Motion
  botPace: BotPace
  confirm: boolean
  sound: boolean
  volume: number // percent
  letters: boolean
  notify: boolean
  bot: string // the bot chosen last
  game: string // the game chosen last
  starts: Record<string, Start> // by game
  explained: string[] // keys of the prompts that were explained already
  habits: string[] // what boards do as this person likes it
  solved: Record<string, number[]> // numbers of puzzles, by game
}

const KEY = 'lampion'
const USUAL: Kept = {
  language: '',
  scheme: 'auto',
  motion: 'auto',
  botPace: 'normal',
  confirm: false,
  sound: false,
  volume: 70,
  letters: false,
  notify: false,
  bot: '',
  game: '',
  starts: {},
  explained: [],
  habits: [],
  solved: {},
}

function read(): Kept {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return { ...USUAL }
  }
}

const calm = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

/** The language that the browser asks for, among ours. */
function browserLanguage(): Language {
  const asked = typeof navigator === 'undefined' ? [] : navigator.languages
  const found = asked.map((name) => name.slice(0, 2).toLowerCase()).find((name) => LANGUAGES.includes(name as Language))
  return (found as Language) ?? 'en'
}

class Preferences {
  #kept = $state<Kept>(read())
  #calm = $state(calm?.matches ?? false)

  constructor() {
    calm?.addEventListener('change', (event) => (this.#calm = event.matches))
    if (typeof addEventListener === 'function') {
      addEventListener('storage', (event) => {
        if (event.key === KEY) this.#kept = read()
      })
    }
  }

  #set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // Without storage, preferences last as long as the page.
    }
  }

  /** The language in use; the browser's until one is chosen. */
  get language(): Language {
    return this.#kept.language || browserLanguage()
  }
  set language(language: Language) {
    this.#set({ language })
  }
  get scheme(): Scheme {
    return this.#kept.scheme
  }
  set scheme(scheme: Scheme) {
    this.#set({ scheme })
  }
  get motion(): Motion {
    return this.#kept.motion
  }
  set motion(motion: Motion) {
    this.#set({ motion })
  }
  /** Is motion off? */
  get still(): boolean {
    return this.#kept.motion === 'none' || (this.#kept.motion === 'auto' && this.#calm)
  }
  /** How much quicker than usual things move. */
  get speed(): number {
    return SPEEDS[this.#kept.motion] ?? 1
  }
  get botPace(): BotPace {
    return this.#kept.botPace
  }
  set botPace(botPace: BotPace) {
    this.#set({ botPace })
  }
  /** Milliseconds to rest after each decision of a bot. */
  get rest(): number {
    return RESTS[this.#kept.botPace] ?? 0
  }
  /** Does a click only show what a move would do, until it is confirmed? Touch always does. */
  get confirm(): boolean {
    return this.#kept.confirm
  }
  set confirm(confirm: boolean) {
    this.#set({ confirm })
  }
  /** From 0 to 100. */
  get volume(): number {
    return this.#kept.volume
  }
  set volume(volume: number) {
    this.#set({ volume })
  }
  get sound(): boolean {
    return this.#kept.sound
  }
  set sound(sound: boolean) {
    this.#set({ sound })
  }
  /** Letters on pieces, beside their colours. */
  get letters(): boolean {
    return this.#kept.letters
  }
  set letters(letters: boolean) {
    this.#set({ letters })
  }
  get notify(): boolean {
    return this.#kept.notify
  }
  set notify(notify: boolean) {
    this.#set({ notify })
  }
  /** The bot to suggest: the one chosen last. */
  get bot(): string {
    return this.#kept.bot || 'level:3'
  }
  set bot(bot: string) {
    this.#set({ bot })
  }
  /** The game to suggest: the one chosen last. */
  get game(): string {
    return this.#kept.game
  }
  startOf(game: string): Start | undefined {
    return this.#kept.starts[game]
  }
  /** Remember how a game was started, to suggest the same next time. */
  rememberStart(game: string, start: Start): void {
    this.#set({ game, starts: { ...this.#kept.starts, [game]: start } })
  }
  /** Is this how the person likes it? A board's habits begin with the name of its game. */
  has(habit: string): boolean {
    return this.#kept.habits.includes(habit)
  }
  setHabit(habit: string, on: boolean): void {
    const others = this.#kept.habits.filter((other) => other !== habit)
    this.#set({ habits: on ? [...others, habit] : others })
  }
  /** Is this prompt new to the person? Remembers it. */
  isFirst(prompt: string): boolean {
    if (this.#kept.explained.includes(prompt)) return false
    this.#set({ explained: [...this.#kept.explained, prompt] })
    return true
  }
  /** The puzzles of a game that this person has solved. */
  solvedIn(game: string): number[] {
    return this.#kept.solved[game] ?? []
  }
  rememberSolved(game: string, puzzle: number): void {
    const before = this.solvedIn(game)
    if (!before.includes(puzzle)) this.#set({ solved: { ...this.#kept.solved, [game]: [...before, puzzle] } })
  }
}

export const preferences = new Preferences()

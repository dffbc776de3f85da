// The moves that a bot would consider, on request.

import type { Answer, HintInfo, Offer, State, TableInfo } from '../generated/types'
import { moveWords, tellHint } from '../lib/advice'
import { announce } from '../lib/announce'
import { attempt } from '../lib/api'
import type { Command } from '../lib/session.svelte'
import { knows, loadWords, plain, t, type Names } from '../lib/words.svelte'

/** The table where somebody asks. */
interface Asked {
  game: string
  names: Names
  state: State | null
  isMyTurn: boolean
  past: unknown
  session: { table: TableInfo | null }
  act(command: Command): Promise<Answer | undefined>
}

const NOTHING: never[] = []

export class Advice {
  hint = $state<string | null>(null) // the move to point at
  hints = $state.raw<HintInfo[]>([]) // the moves a bot would consider, best first
  isHinting = $state(false)
  #hinted = '' // the question that the hints answer

  constructor(readonly table: Asked) {}

  get canHint(): boolean {
    return !!this.table.session.table?.hints && this.table.isMyTurn && !this.table.past
  }

  async askHint(): Promise<void> {
    if (!this.canHint || this.isHinting) return
    this.isHinting = true
    const asked = this.#question
    const [answer] = await Promise.all([this.table.act({ type: 'hint' }), attempt(loadWords('analysis'))])
    this.isHinting = false
    if (!answer?.hints?.length || this.#question !== asked) return
    this.#hinted = asked
    this.hints = answer.hints
    this.hint = answer.hints[0]!.move
    const why = tellHint(this.table.game, answer.hints[0]!, true, this.table.names)
    announce(`${t('web-hint-is', { move: this.moveWords(this.hint) })}, ${why}`)
  }

  /** The decision this seat faces. Hints stay as long as it is the same, whatever others do. */
  get #question(): string {
    const { decision, offers } = this.table.state ?? { decision: null, offers: NOTHING }
    return `${decision} ${offers.map((offer) => offer.move).join(' ')}`
  }

  /** Forget the hints if they are about an earlier decision. */
  check(): void {
    if (this.#question !== this.#hinted) this.forgetHints()
  }

  forgetHints(): void {
    this.hint = null
    this.hints = NOTHING
  }

  get #offers(): Offer[] {
    return this.table.state?.offers ?? NOTHING
  }

  /** A move on offer, in a few words. */
  moveWords(move: string): string {
    const offer = this.#offers.find((one) => one.move === move)
    return offer ? moveWords(this.table.game, offer, this.#offers, this.table.names) : move
  }

  /** The highlighted hint as a sentence. */
  get hintWords(): string {
    const { game, names } = this.table
    const offer = this.#offers.find((one) => one.move === this.hint)
    if (!offer) return ''
    if (offer.move !== this.hints[0]?.move) return t('web-hint-other', { move: this.moveWords(offer.move) })
    const own = `${game}-web-hint-${offer.kind}`
    if (knows(own)) return t(own, plain(game, offer.data, names))
    return t('web-hint-is', { move: this.moveWords(offer.move) })
  }
}

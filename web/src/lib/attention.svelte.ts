// Tells a player who is looking elsewhere that it is their turn: in the tab's title, and by notification if allowed.

import { t } from './words.svelte'
import { preferences } from './preferences.svelte'

class Attention {
  page = $state('') // the page's own title
  isMyTurn = $state(false)
  #shown: Notification | null = null

  /** The tab's title. */
  get title(): string {
    const name = this.page ? t('web-title', { page: this.page }) : t('web-name')
    return this.isMyTurn ? t('web-title-turn', { title: name }) : name
  }

  /** It is this person's turn: notify them if the page is hidden. */
  call(text: string): void {
    if (!document.hidden || !preferences.notify || typeof Notification === 'undefined') return
    if (Notification.permission !== 'granted') return
    this.#shown?.close()
    this.#shown = new Notification(t('web-name'), { body: text, tag: 'turn' })
    this.#shown.onclick = () => {
      focus()
      this.#shown?.close()
    }
  }

  /** Ask the browser whether notifications may be shown. */
  async allow(): Promise<boolean> {
    if (typeof Notification === 'undefined') return false
    return (await Notification.requestPermission()) === 'granted'
  }

  get canNotify(): boolean {
    return typeof Notification !== 'undefined' && isSecureContext
  }
}

export const attention = new Attention()

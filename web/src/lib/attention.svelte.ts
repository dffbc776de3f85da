// Tell somebody who looks elsewhere that it is their turn: in the tab's title, and with a notification if allowed.

import { t } from './words.svelte'
import { preferences } from './preferences.svelte'

class Attention {
  page = $state('') // what the page is about
  isMyTurn = $state(false)
  #shown: Notification | null = null

  /** What the tab says. */
  get title(): string {
    const name = this.page ? t('web-title', { page: this.page }) : t('web-name')
    return this.isMyTurn ? t('web-title-turn', { title: name }) : name
  }

  /** The game waits for me: say so to a page that is not looked at. */
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

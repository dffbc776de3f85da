// Short messages that appear and disappear by themselves.

export interface Toast {
  id: number
  text: string
  tone: 'info' | 'problem'
}

const LONGEST = 6000 // milliseconds

class Toasts {
  all = $state<Toast[]>([])
  #last = 0

  show(text: string, tone: Toast['tone'] = 'info'): void {
    const id = ++this.#last
    this.all = [...this.all.filter((toast) => toast.text !== text), { id, text, tone }].slice(-3)
    setTimeout(() => this.drop(id), LONGEST)
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()

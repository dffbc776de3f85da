// What screen readers say, through two live regions in App.svelte: one polite, one assertive.

function put(id: string, text: string): void {
  const region = document.getElementById(id)
  if (!region || !text) return
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  while (region.childElementCount > 12) region.firstElementChild!.remove()
}

/** Forget what was said: somebody else looks now. */
export function silence(): void {
  for (const id of ['announcements', 'alerts']) document.getElementById(id)?.replaceChildren()
}

/** Say something when the screen reader has finished. */
export function announce(text: string): void {
  put('announcements', text)
}

/** Say something now: it is your turn, or a problem. */
export function announceNow(text: string): void {
  put('alerts', text)
}

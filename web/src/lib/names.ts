// Names of people, as the server keeps them: composed, with single spaces; it counts characters, not code units.

export function tidyName(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

export function isTooLong(text: string, longest: number): boolean {
  return [...tidyName(text)].length > longest
}

// SHA-256 as FIPS 180-4 describes it. Browsers have their own only on pages that came over https or from this machine.

const WORDS = 64
const primes = firstPrimes(WORDS)
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)))
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime)) found.push(number)
  }
  return found
}

/** The first 32 bits of the fractional part. */
function fraction(number: number): number {
  return ((number - Math.floor(number)) * 2 ** 32) | 0
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The hash of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const padded = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64))
  bytes.forEach((byte, place) => padded.setUint8(place, byte))
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(padded.byteLength - 4, bytes.length * 8)
  let state = [...START]
  for (let block = 0; block < padded.byteLength; block += 64) state = mix(state, padded, block)
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The state after one more block of 64 bytes. */
function mix(state: number[], data: DataView, block: number): number[] {
  const words: number[] = []
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let place = 0; place < WORDS; place++) {
    if (place < 16) words.push(data.getInt32(block + 4 * place))
    else {
      const [early, late] = [words[place - 15]!, words[place - 2]!]
      const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
      const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
      words.push((words[place - 16]! + one + words[place - 7]! + two) | 0)
    }
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[place]! + words[place]!) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + state[place]!) | 0)
}

// How the sounds are made.

import { preferences } from './preferences.svelte'
import type { Sound } from './sound'

const LOUDEST = 2 // times the volume that the scores below are written for; the usual 70 % is about that

let context: AudioContext | null = null
let output: GainNode | null = null // where all sounds go, at the person's volume
let hiss: AudioBuffer | null = null

function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  output ??= toSpeakers(context)
  output.gain.value = (preferences.volume / 100) ** 2 * LOUDEST // ears hear on a curve
  if (context.state === 'suspended') void context.resume()
  return context
}

function toSpeakers(on: AudioContext): GainNode {
  const gain = on.createGain()
  gain.connect(on.destination)
  return gain
}

function noise(on: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = on.createBuffer(1, on.sampleRate, on.sampleRate)
    const data = hiss.getChannelData(0)
    for (let place = 0; place < data.length; place += 1) data[place] = Math.random() * 2 - 1
  }
  return hiss
}

/** A gain that rises at once and fades out. */
function fading(on: AudioContext, at: number, volume: number, length: number): GainNode {
  const gain = on.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(output!)
  return gain
}

function tone(on: AudioContext, pitch: number, to: number, delay: number, length: number, volume: number): void {
  const at = on.currentTime + delay
  const voice = on.createOscillator()
  voice.type = 'sine'
  voice.frequency.setValueAtTime(pitch, at)
  voice.frequency.exponentialRampToValueAtTime(to, at + length)
  voice.connect(fading(on, at, volume, length))
  voice.start(at)
  voice.stop(at + length)
}

function burst(on: AudioContext, pitch: number, delay: number, length: number, volume: number): void {
  const at = on.currentTime + delay
  const voice = on.createBufferSource()
  voice.buffer = noise(on)
  const filter = on.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(pitch, at)
  filter.frequency.exponentialRampToValueAtTime(Math.max(60, pitch / 4), at + length)
  filter.Q.value = 0.8
  voice.connect(filter).connect(fading(on, at, volume, length))
  voice.start(at, Math.random() * 0.4)
  voice.stop(at + length)
}

const PENTATONIC = [523.25, 587.33, 659.25, 783.99, 880, 1046.5]

const SCORES: Record<Sound, (on: AudioContext, note: number) => void> = {
  place: (on) => {
    tone(on, 190, 120, 0, 0.12, 0.12)
    burst(on, 900, 0, 0.06, 0.05)
  },
  spark: (on) => {
    tone(on, 1300, 2100, 0, 0.12, 0.035)
    tone(on, 1900, 2600, 0.05, 0.1, 0.025)
  },
  explosion: (on) => {
    burst(on, 420, 0, 0.55, 0.16)
    tone(on, 95, 40, 0, 0.4, 0.12)
    for (let crackle = 0; crackle < 6; crackle += 1) burst(on, 3200, 0.12 + Math.random() * 0.35, 0.04, 0.03)
  },
  applause: (on) => {
    for (let clap = 0; clap < 22; clap += 1) burst(on, 1200 + Math.random() * 1400, Math.random() * 0.9, 0.05, 0.03)
  },
  turn: (on) => {
    tone(on, 660, 660, 0, 0.5, 0.05)
    tone(on, 990, 990, 0.12, 0.6, 0.04)
  },
  slide: (on) => {
    for (let knock = 0; knock < 4; knock += 1) burst(on, 700 + knock * 160, knock * 0.055, 0.05, 0.04)
  },
  thud: (on) => {
    tone(on, 150, 60, 0, 0.2, 0.14)
    burst(on, 500, 0, 0.09, 0.08)
  },
  pluck: (on, note) => {
    const pitch = PENTATONIC[((note % PENTATONIC.length) + PENTATONIC.length) % PENTATONIC.length]!
    tone(on, pitch, pitch * 0.995, 0, 0.32, 0.05)
    burst(on, 2600, 0, 0.03, 0.02)
  },
  clack: (on) => {
    burst(on, 1800, 0, 0.05, 0.07)
    burst(on, 1200, 0.06, 0.05, 0.05)
  },
  puff: (on) => burst(on, 380, 0, 0.4, 0.06),
  gong: (on) => {
    tone(on, 196, 192, 0, 1.1, 0.07)
    tone(on, 311, 308, 0.01, 0.8, 0.035)
  },
  chat: (on) => tone(on, 880, 760, 0, 0.12, 0.03),
  end: (on) => [523, 659, 784, 1047].forEach((pitch, place) => tone(on, pitch, pitch, place * 0.14, 0.7, 0.05)),
}

/** Make a sound. */
export function make(sound: Sound, note = 0): void {
  const on = audio()
  if (on) SCORES[sound](on, note)
}

/** Short synthesised cues: never the only carrier of information. */
import type { Sound } from '../table/contract'
import { settings } from './settings.svelte'

/** One tone: it glides `from` one frequency `to` another; `noise` is hiss instead of a tone. */
interface Tone {
  wave: OscillatorType | 'noise'
  from: number
  to: number
  at: number
  length: number
  loud: number
}

const tone = (wave: Tone['wave'], from: number, to: number, at: number, length: number, loud = 0.5): Tone => ({
  wave,
  from,
  to,
  at,
  length,
  loud,
})

const cues: Record<Sound, Tone[]> = {
  roll: [0, 0.06, 0.13, 0.21].map((at, i) => tone('noise', 2600 - i * 300, 1800, at, 0.045, 0.5)),
  place: [tone('noise', 900, 300, 0, 0.06, 0.6), tone('sine', 180, 90, 0, 0.12, 0.7)],
  move: [tone('triangle', 520, 260, 0, 0.22, 0.25)],
  hit: [tone('noise', 700, 80, 0, 0.4, 0.9), tone('sawtooth', 110, 40, 0, 0.35, 0.5)],
  alarm: [tone('square', 440, 620, 0, 0.16, 0.22), tone('square', 440, 620, 0.2, 0.16, 0.22)],
  tick: [tone('square', 1400, 1300, 0, 0.02, 0.2)],
  power: [tone('triangle', 330, 660, 0, 0.16, 0.4), tone('sine', 990, 990, 0.1, 0.16, 0.25)],
  win: [392, 523, 659, 784, 1047].map((pitch, i) => tone('triangle', pitch, pitch, i * 0.12, 0.3, 0.45)),
  lose: [330, 277, 220, 147].map((pitch, i) => tone('sawtooth', pitch, pitch * 0.94, i * 0.2, 0.34, 0.3)),
}

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null

/** Browsers are silent until somebody has touched the page: until then this does nothing. */
export function play(sound: Sound): void {
  if (settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const each of cues[sound]) sing(context, each)
}

function sing(context: AudioContext, { wave, from, to, at, length, loud }: Tone): void {
  const start = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud * settings.volume * 0.4, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(context.destination)
  const source = wave === 'noise' ? noise(context, from, to, start, length, gain) : context.createOscillator()
  if (source instanceof OscillatorNode) {
    source.type = wave as OscillatorType
    source.frequency.setValueAtTime(from, start)
    source.frequency.exponentialRampToValueAtTime(to, start + length)
    source.connect(gain)
  }
  source.start(start)
  source.stop(start + length)
}

function noise(
  context: AudioContext,
  from: number,
  to: number,
  start: number,
  length: number,
  out: AudioNode,
): AudioBufferSourceNode {
  const source = context.createBufferSource()
  source.buffer = hiss ??= white(context)
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(filter)
  filter.connect(out)
  return source
}

function white(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}

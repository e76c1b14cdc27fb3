/** A sound of ours for each kind of announcement, and three moods of background. */
import { settings } from '../../../lib/settings.svelte'
import type { Kind } from '../types'

/** A tone that glides `from` one pitch `to` another, `at` a moment, for so long, so loud. */
type Tone = readonly [wave: OscillatorType, from: number, to: number, at: number, length: number, loud: number]

const CUES: Record<Kind, readonly Tone[]> = {
  mission_begun: [110, 139, 175, 220].map((pitch, i): Tone => ['sawtooth', pitch, pitch * 2, i * 0.16, 0.34, 0.22]),
  threat_announced: [0, 0.34, 0.68].map((at): Tone => ['square', 392, 784, at, 0.28, 0.2]),
  data_incoming: [660, 880, 1100, 660, 880].map((pitch, i): Tone => ['triangle', pitch, pitch, i * 0.07, 0.06, 0.4]),
  transfer_opened: [
    ['sine', 523, 523, 0, 0.14, 0.5],
    ['sine', 784, 784, 0.16, 0.14, 0.5],
    ['sine', 1047, 1047, 0.32, 0.3, 0.5],
  ],
  transfer_closed: [['sine', 1047, 1047, 0, 0.6, 0.6]],
  communications_lost: [
    ['sawtooth', 880, 60, 0, 0.7, 0.35],
    ['square', 90, 40, 0.5, 0.5, 0.25],
  ],
  communications_restored: [
    ['sawtooth', 60, 660, 0, 0.4, 0.25],
    ['sine', 880, 880, 0.42, 0.2, 0.45],
  ],
  phase_warning: [0, 0.22].map((at): Tone => ['triangle', 587, 440, at, 0.18, 0.5]),
  phase_ended: [0, 0.3, 0.6].map((at, i): Tone => ['sawtooth', 330 - i * 55, 165, at, 0.28, 0.3]),
  mission_complete: [392, 494, 587, 784].map((pitch, i): Tone => ['triangle', pitch, pitch, i * 0.15, 0.5, 0.45]),
}

/** How each phase sounds: the lowest tone, beats a minute, and how open the filter is. */
const MOODS = [
  { tone: 41, pace: 50, bright: 220 },
  { tone: 46, pace: 76, bright: 420 },
  { tone: 52, pace: 108, bright: 800 },
] as const

let context: AudioContext | null = null

/** Browsers are silent until somebody has touched the page. */
function audio(): AudioContext | null {
  if (settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

export function cue(kind: Kind): void {
  const room = audio()
  if (room) for (const tone of CUES[kind]) sing(room, tone, room.destination)
}

function sing(room: AudioContext, [wave, from, to, at, length, loud]: Tone, out: AudioNode): void {
  const start = room.currentTime + at
  const gain = room.createGain()
  gain.gain.setValueAtTime(loud * settings.volume * 0.4, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(out)
  const source = room.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(gain)
  source.start(start)
  source.stop(start + length)
}

/** Let the background of a phase sound until the returned function is called. */
export function mood(phase: number): () => void {
  const room = audio()
  const how = MOODS[Math.max(1, Math.min(3, phase)) - 1]
  if (!room || !how) return () => undefined
  const out = room.createGain()
  out.gain.setValueAtTime(0.0001, room.currentTime)
  out.gain.exponentialRampToValueAtTime(Math.max(0.001, settings.volume * 0.16), room.currentTime + 2)
  const filter = room.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = how.bright
  filter.connect(out)
  out.connect(room.destination)
  const drone = [1, 1.007, 1.5].map((ratio) => {
    const source = room.createOscillator()
    source.type = 'sawtooth'
    source.frequency.value = how.tone * ratio
    source.connect(filter)
    source.start()
    return source
  })
  const beat = (): void => {
    sing(room, ['sine', 96, 38, 0, 0.22, 0.9], out)
    // The last phase runs: its pulse is answered.
    if (phase >= 3) sing(room, ['square', how.tone * 4, how.tone * 4, 30 / how.pace, 0.08, 0.3], filter)
  }
  const timer = setInterval(beat, 60_000 / how.pace)
  return () => {
    clearInterval(timer)
    out.gain.exponentialRampToValueAtTime(0.0001, room.currentTime + 0.6)
    for (const source of drone) source.stop(room.currentTime + 0.7)
  }
}

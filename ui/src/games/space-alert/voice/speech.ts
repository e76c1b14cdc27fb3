/** The ship's voice: the browser's own, where it has one for the language. */
import type { Language } from '../../../lib/settings.svelte'

function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  const voices = globalThis.speechSynthesis?.getVoices() ?? []
  return voices.find(({ lang }) => lang.toLowerCase().startsWith(language))
}

/** Whether it can be heard at all in this language. */
export function canSpeak(language: Language): boolean {
  return voiceFor(language) !== undefined
}

/** Say it, and nothing that was still to be said before. */
export function speak(text: string, language: Language, volume: number): void {
  const voice = voiceFor(language)
  if (!voice || volume === 0) return
  const words = new SpeechSynthesisUtterance(text)
  words.voice = voice
  words.lang = voice.lang
  words.volume = volume
  if (speechSynthesis.pending) speechSynthesis.cancel()
  speechSynthesis.speak(words)
}

export function hush(): void {
  globalThis.speechSynthesis?.cancel()
}

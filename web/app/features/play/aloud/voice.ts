import { m } from '@emojigma/messages'
import { code } from '@emojigma/messages/language.ts'
import { useSyncExternalStore } from 'react'

/** Slower than normal speech, for children who are learning the words. */
const RATE = 0.85

/** The utterances being spoken. Unreferenced ones may be garbage-collected, and then never fire `end`. */
let utterances: readonly SpeechSynthesisUtterance[] = []

const listeners = new Set<() => void>()

/** Whether the device has a local voice for the page's language; false on the server and in the first frame.
 *  Source: docs/product.md, Read aloud */
export function useHasVoice(): boolean {
  return useSyncExternalStore(
    watchVoices,
    () => ownVoice() !== undefined,
    () => false,
  )
}

export function useIsSpeaking(): boolean {
  return useSyncExternalStore(watchSpeech, isSpeaking, () => false)
}

export function isSpeaking(): boolean {
  return utterances.length > 0
}

/** Speaks a text, and stops what is being spoken. Does nothing without a voice. */
export function speak(text: string): void {
  hush()
  const voice = ownVoice()
  if (!voice) return
  const own = sentencesIn(text).map((sentence) => {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = RATE
    return utterance
  })
  const over = () => utterances === own && setUtterances([])
  for (const utterance of own) utterance.addEventListener('error', over)
  own.at(-1)?.addEventListener('end', over)
  setUtterances(own)
  for (const utterance of own) speechSynthesis.speak(utterance)
}

export function hush(): void {
  if (!isSpeaking()) return
  setUtterances([])
  speechSynthesis.cancel()
}

function setUtterances(next: readonly SpeechSynthesisUtterance[]): void {
  utterances = next
  for (const listener of listeners) listener()
}

/** Only local voices: others send the text to their vendor. Prefers the device's default voice, then its region's. */
function ownVoice(): SpeechSynthesisVoice | undefined {
  const own = voices().filter((voice) => voice.localService && tagOf(voice).split('-')[0]?.toLowerCase() === code)
  const isNear = (voice: SpeechSynthesisVoice): boolean => tagOf(voice) === navigator.language
  return own.find((voice) => voice.default) ?? own.find(isNear) ?? own[0]
}

/** Some browsers write `en_GB`. */
function tagOf({ lang }: SpeechSynthesisVoice): string {
  return lang.replace('_', '-')
}

function voices(): readonly SpeechSynthesisVoice[] {
  return 'speechSynthesis' in globalThis ? speechSynthesis.getVoices() : []
}

/** Separate sentences get pauses between them, and none is too long for a voice. */
function sentencesIn(text: string): readonly string[] {
  const speakable = text
    .replaceAll('−', `${m['voice.minus']()} `)
    .replaceAll('×', ` ${m['voice.times']()} `)
    .replaceAll('÷', ` ${m['voice.divided_by']()} `)
  return (speakable.match(/[^.!?]+[.!?]*/g) ?? []).map((sentence) => sentence.trim()).filter((sentence) => /\w/.test(sentence))
}

/** Many browsers load their voices late. */
function watchVoices(changed: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener('voiceschanged', changed)
}

function watchSpeech(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

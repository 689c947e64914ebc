import { m } from '@emojigma/messages'
import { code } from '@emojigma/messages/language.ts'
import { useSyncExternalStore } from 'react'

/** A little slower than people talk, for those who are learning the words. */
const RATE = 0.85

/** What is being said. A browser may drop an utterance that nothing holds, and then never tells that it is over. */
let utterances: readonly SpeechSynthesisUtterance[] = []

const listeners = new Set<() => void>()

/** Whether this device can read the page's language aloud by itself; never on the server and in the first frame.
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

/** Says something in place of what is being said. Without a voice it says nothing. */
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
  const over = () => utterances === own && says([])
  for (const utterance of own) utterance.addEventListener('error', over)
  own.at(-1)?.addEventListener('end', over)
  says(own)
  for (const utterance of own) speechSynthesis.speak(utterance)
}

export function hush(): void {
  if (!isSpeaking()) return
  says([])
  speechSynthesis.cancel()
}

function says(next: readonly SpeechSynthesisUtterance[]): void {
  utterances = next
  for (const listener of listeners) listener()
}

/** Only voices that are on the device: others send what they read to their maker. The voice that was set up for the device comes before
 *  others that speak as its language does. */
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

/** One after the other they have a pause between them, and none is too long for a voice. */
function sentencesIn(text: string): readonly string[] {
  const sayable = text
    .replaceAll('−', `${m['voice.minus']()} `)
    .replaceAll('×', ` ${m['voice.times']()} `)
    .replaceAll('÷', ` ${m['voice.divided_by']()} `)
  return (sayable.match(/[^.!?]+[.!?]*/g) ?? []).map((sentence) => sentence.trim()).filter((sentence) => /\w/.test(sentence))
}

/** Many browsers know their voices only after a while. */
function watchVoices(changed: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener('voiceschanged', changed)
}

function watchSpeech(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** A stub of `speechSynthesis` that records what it speaks. */
export class FakeVoice extends EventTarget {
  readonly said: string[] = []
  readonly rates = new Set<number>()
  #open: SpeechSynthesisUtterance[] = []
  #voices: readonly Partial<SpeechSynthesisVoice>[]

  constructor(voices: readonly Partial<SpeechSynthesisVoice>[] = [LOCAL]) {
    super()
    this.#voices = voices
  }

  getVoices(): readonly Partial<SpeechSynthesisVoice>[] {
    return this.#voices
  }

  speak(utterance: SpeechSynthesisUtterance): void {
    this.said.push(utterance.text)
    this.rates.add(utterance.rate)
    this.#open.push(utterance)
  }

  cancel(): void {
    const open = this.#open.splice(0)
    for (const utterance of open) utterance.dispatchEvent(new Event('error'))
  }

  finish(): void {
    const open = this.#open.splice(0)
    for (const utterance of open) utterance.dispatchEvent(new Event('end'))
  }

  /** Browsers may load their voices late. */
  find(voices: readonly Partial<SpeechSynthesisVoice>[]): void {
    this.#voices = voices
    this.dispatchEvent(new Event('voiceschanged'))
  }

  /** @returns what was spoken since the last call */
  heard(): string {
    return this.said.splice(0).join(' ')
  }
}

export class FakeUtterance extends EventTarget {
  voice: Partial<SpeechSynthesisVoice> | null = null
  lang = ''
  rate = 1
  readonly text: string

  constructor(text: string) {
    super()
    this.text = text
  }
}

export const LOCAL: Partial<SpeechSynthesisVoice> = { name: 'Ann', lang: 'en-GB', localService: true, default: false }
export const REMOTE: Partial<SpeechSynthesisVoice> = { name: 'Cloud', lang: 'en-US', localService: false, default: true }
export const FRENCH: Partial<SpeechSynthesisVoice> = { name: 'Luc', lang: 'fr-FR', localService: true, default: true }

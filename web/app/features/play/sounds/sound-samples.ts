export const SOUND_NAMES = ['tap', 'right', 'wrong', 'rank-up'] as const
export type SoundName = (typeof SOUND_NAMES)[number]

/** Samples a second; no sound has frequencies above 11 kHz. */
export const SAMPLE_RATE = 22_050

/** No sound is ever louder than 18 dB below full scale. */
export const PEAK = 10 ** (-18 / 20)

interface Note {
  readonly atMs: number
  readonly lengthMs: number
  /** From this frequency … */
  readonly hz: number
  /** … to this one; absent = it stays. */
  readonly toHz?: number
  /** Relative to the sound's other notes. */
  readonly loudness: number
}

const ATTACK_MS = 6

/** A rising C major chord is good news; two low, falling notes are "have another go". */
const NOTES: Readonly<Record<SoundName, readonly Note[]>> = {
  tap: [{ atMs: 0, lengthMs: 45, hz: 520, toHz: 380, loudness: 1 }],
  right: [
    { atMs: 0, lengthMs: 200, hz: 523.25, loudness: 0.8 },
    { atMs: 90, lengthMs: 220, hz: 659.25, loudness: 0.9 },
    { atMs: 180, lengthMs: 340, hz: 783.99, loudness: 1 },
  ],
  wrong: [
    { atMs: 0, lengthMs: 150, hz: 293.66, loudness: 0.8 },
    { atMs: 120, lengthMs: 210, hz: 246.94, toHz: 240, loudness: 0.8 },
  ],
  'rank-up': [
    { atMs: 0, lengthMs: 240, hz: 523.25, loudness: 0.7 },
    { atMs: 130, lengthMs: 240, hz: 659.25, loudness: 0.75 },
    { atMs: 260, lengthMs: 240, hz: 783.99, loudness: 0.8 },
    { atMs: 390, lengthMs: 800, hz: 1046.5, loudness: 0.7 },
    { atMs: 390, lengthMs: 800, hz: 659.25, loudness: 0.45 },
    { atMs: 390, lengthMs: 800, hz: 523.25, loudness: 0.45 },
  ],
}

/** Loudness relative to PEAK. */
const SHARES: Readonly<Record<SoundName, number>> = { tap: 0.35, right: 0.9, wrong: 0.6, 'rank-up': 1 }

/** A sound of sine waves with a short attack and a decay.
 *  @returns samples from -PEAK to PEAK, SAMPLE_RATE of them a second
 *  Source: docs/product.md, Sounds */
export function samplesOf(name: SoundName): Float32Array<ArrayBuffer> {
  const notes = NOTES[name]
  const endMs = Math.max(...notes.map(({ atMs, lengthMs }) => atMs + lengthMs))
  const samples = new Float32Array(Math.ceil((endMs / 1000) * SAMPLE_RATE))
  for (const note of notes) addNote(samples, note)
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return samples.map((sample) => (sample * PEAK * SHARES[name]) / loudest)
}

function addNote(samples: Float32Array, { atMs, lengthMs, hz, toHz = hz, loudness }: Note): void {
  const first = Math.floor((atMs / 1000) * SAMPLE_RATE)
  const count = Math.floor((lengthMs / 1000) * SAMPLE_RATE)
  let turns = 0
  for (let index = 0; index < count; index += 1) {
    const share = index / count
    const attack = Math.min(1, ((index / SAMPLE_RATE) * 1000) / ATTACK_MS)
    turns += (hz + (toHz - hz) * share) / SAMPLE_RATE
    // Some of the octave makes it rounder than a plain sine.
    const wave = Math.sin(2 * Math.PI * turns) + 0.2 * Math.sin(4 * Math.PI * turns)
    samples[first + index] = (samples[first + index] ?? 0) + loudness * attack * (1 - share) ** 2 * wave
  }
}

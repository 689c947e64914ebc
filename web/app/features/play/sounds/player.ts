import { SAMPLE_RATE, samplesOf, type SoundName } from './sound-samples.ts'
import { soundsAreOn } from './sound-choice.ts'

/** Vibration patterns, in milliseconds: on, off, on … */
const BUZZES: Readonly<Record<SoundName, readonly number[]>> = {
  tap: [8],
  right: [20, 40, 30],
  wrong: [35],
  'rank-up': [20, 60, 20, 60, 60],
}

let context: AudioContext | undefined
const buffers = new Map<SoundName, AudioBuffer>()

/** Plays a sound and vibrates, unless sounds are off, the page is hidden or there has been no interaction yet. Fails silently. */
export function playSound(name: SoundName): void {
  if (!soundsAreOn() || document.visibilityState !== 'visible' || !hasBeenActive()) return
  if ('vibrate' in navigator) navigator.vibrate([...BUZZES[name]])
  if (!('AudioContext' in window)) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume().catch(() => {})
    const source = new AudioBufferSourceNode(context, { buffer: bufferOf(name, context) })
    source.connect(context.destination)
    source.start()
  } catch {
    // No audio device.
  }
}

/** Browsers without `userActivation` are assumed to be active, since sounds follow a press. */
function hasBeenActive(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
}

function bufferOf(name: SoundName, audio: AudioContext): AudioBuffer {
  const known = buffers.get(name)
  if (known) return known
  const samples = samplesOf(name)
  const buffer = audio.createBuffer(1, samples.length, SAMPLE_RATE)
  buffer.copyToChannel(samples, 0)
  buffers.set(name, buffer)
  return buffer
}

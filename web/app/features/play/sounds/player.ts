import { SAMPLE_RATE, samplesOf, type SoundName } from './sound-samples.ts'
import { soundsAreOn } from './sound-choice.ts'

/** How long a phone buzzes, and rests in between, in milliseconds. */
const BUZZES: Readonly<Record<SoundName, readonly number[]>> = {
  tap: [8],
  right: [20, 40, 30],
  wrong: [35],
  'rank-up': [20, 60, 20, 60, 60],
}

let context: AudioContext | undefined
const buffers = new Map<SoundName, AudioBuffer>()

/** Plays a sound and lets the phone buzz, where that is wanted: never before somebody has touched the page, and never while it is hidden.
 *  A browser that cannot, or will not, stays silent. */
export function playSound(name: SoundName): void {
  if (!soundsAreOn() || document.visibilityState !== 'visible' || !isTouched()) return
  if ('vibrate' in navigator) navigator.vibrate([...BUZZES[name]])
  if (!('AudioContext' in window)) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume().catch(() => {})
    const source = new AudioBufferSourceNode(context, { buffer: bufferOf(name, context) })
    source.connect(context.destination)
    source.start()
  } catch {
    // A machine without a loudspeaker.
  }
}

/** Not every browser can say; those have been touched, or there would be nothing to be heard. */
function isTouched(): boolean {
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

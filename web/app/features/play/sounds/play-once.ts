import { onDemand } from '../../../platform/browser/on-demand.ts'
import type { SoundName } from './sound-samples.ts'

/** Loads the player and plays a sound. */
export async function playOnce(name: SoundName): Promise<void> {
  const code = await onDemand(() => import('./player.ts'), 'playSound')
  code?.playSound(name)
}

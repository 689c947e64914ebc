import { path } from '@emojigma/messages/language.ts'
import { inTab, onDevice } from '../../browser/storage.ts'
import { ownKey, TYPED } from '../../session/session-storage.ts'
import { HINT_RUNGS, keptRungs } from '../hints/hint-rung.ts'
import { keepWork } from '../offline/stored-work.ts'

/** Forgets what was worked out and typed at a puzzle on this device, and which hints were taken. */
export function beginAnew(puzzleId: number): void {
  keepWork(puzzleId, undefined)
  // Of a Word puzzle in another language under a name of its own.
  for (const language of ['', path]) inTab.forget(TYPED + puzzleId + language)
  const key = ownKey(HINT_RUNGS)
  const rungs = keptRungs(key)
  const others = rungs.filter(([id]) => id !== puzzleId)
  if (others.length < rungs.length) onDevice.keep(key, JSON.stringify(others))
}

import { path } from '@emojigma/messages/language.ts'
import { isPracticeId } from '@emojigma/contract/rules/play-again.ts'
import { inTab, onDevice } from '../../../platform/browser/storage.ts'
import { ownKey, TYPED } from '../../../platform/session/session-storage.ts'
import { HINT_RUNGS, keptRungs } from '../hints/hint-rung.ts'
import { keepWork, recentPuzzles, WORK } from '../offline/stored-work.ts'

/** Forgets what was worked out and typed at a puzzle on this device, and which hints were taken; and of those that somebody practised with
 *  before and left, which would take the places of puzzles that are to be gone on with.
 *  @param puzzleId of practice */
export function beginAnew(puzzleId: number): void {
  for (const id of recentPuzzles(ownKey(WORK))) if (isPracticeId(id)) keepWork(id, undefined)
  // Of a Word puzzle in another language under a name of its own.
  for (const language of ['', path]) inTab.forget(TYPED + puzzleId + language)
  const key = ownKey(HINT_RUNGS)
  const rungs = keptRungs(key)
  const others = rungs.filter(([id]) => !isPracticeId(id))
  if (others.length < rungs.length) onDevice.keep(key, JSON.stringify(others))
}

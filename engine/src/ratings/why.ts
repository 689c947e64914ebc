import type { Translated } from '@emojigma/messages/shape.ts'
import type * as NameWords from '@emojigma/messages/words/names.ts'
import type * as WhyWords from '@emojigma/messages/words/why.ts'
import type { PuzzleTypeId } from '../types.ts'

/** Of one kind, among the last twenty puzzles. */
export interface PlayedKind {
  readonly typeId: PuzzleTypeId
  readonly attempts: number
  /** Solved at the first try without a hint. */
  readonly firstTries: number
}

/** Says in plain sentences what puzzles are chosen by, for a parent, a teacher or whoever plays. What is said was done; nobody is judged.
 *  @param kinds in the order in which they are to be told
 *  @param who of whom it is said
 *  @returns a sentence about all, then one for each kind; nothing where nothing was played */
export function playedSentences(
  kinds: readonly PlayedKind[],
  who: 'you' | 'student',
  words: Translated<typeof WhyWords>,
  names: Translated<typeof NameWords>,
): readonly string[] {
  const all = kinds.reduce((sum, { attempts }) => sum + attempts, 0)
  if (all === 0) return []
  return [
    words.lookedAt(all, who),
    ...kinds.map(({ typeId, attempts, firstTries }) => words.ofKind(names.kinds[typeId], attempts, firstTries, who)),
  ]
}

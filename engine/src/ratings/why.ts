import type { Translated } from '@emojigma/messages/shape.ts'
import type * as NameWords from '@emojigma/messages/words/names.ts'
import type * as WhyWords from '@emojigma/messages/words/why.ts'
import type { PuzzleTypeId } from '../types.ts'

/** Results of one kind among the last twenty puzzles. */
export interface PlayedKind {
  readonly typeId: PuzzleTypeId
  readonly attempts: number
  /** Solved at the first try without a hint. */
  readonly firstTries: number
}

/** Explains a selection in plain sentences, for a parent, a teacher or the player. States facts and judges no one.
 *  @param kinds in the order of the sentences
 *  @param who the player is to the reader
 *  @returns a general sentence, then one per kind; none where nothing was played */
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

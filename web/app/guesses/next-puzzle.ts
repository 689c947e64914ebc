import { isJunior, stepOf, type LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

export interface NextPuzzleCandidate {
  readonly id: number
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
  readonly theme: string
}

/** A player without a plan is led on only below this many attempts.
 *  Source: specification §9 */
const MOST_ATTEMPTS = 5

/** What Yes Please leads to, for a player without a plan: an unsolved puzzle of the same type and theme in the same level band, the easiest first;
 *  otherwise an unsolved one of the same level and theme.
 *  @param isOpen whether the player could guess at it; a puzzle that would only ask for a plan is no answer to "another puzzle?"
 *  Source: specification §4, Completion modal */
export function nextPuzzle<T extends NextPuzzleCandidate>(
  solved: NextPuzzleCandidate,
  candidates: readonly T[],
  played: { readonly attempted: readonly number[]; readonly solved: readonly number[] },
  isOpen: (candidate: T) => boolean,
): T | undefined {
  if (played.attempted.length >= MOST_ATTEMPTS) return undefined
  const choices = candidates
    .filter(({ id, theme }) => theme === solved.theme && id !== solved.id && !played.solved.includes(id))
    .filter(isOpen)
    .toSorted((a, b) => stepOf(a.levelId) - stepOf(b.levelId) || a.id - b.id)
  return (
    choices.find(({ typeId, levelId }) => typeId === solved.typeId && isJunior(levelId) === isJunior(solved.levelId)) ??
    choices.find(({ levelId }) => levelId === solved.levelId)
  )
}

import type { Day } from '@emojigma/engine/day.ts'
import { isJunior, stepOf, type LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { playStatus, usedOn, type Played } from '../play-status.ts'

export interface NextPuzzleCandidate {
  readonly id: number
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
  readonly theme: string
}

/** What Yes Please leads to with a plan: any puzzle of this list but the solved one, that is neither solved nor revealed.
 *  @param alike puzzles of the same type and level, from which the server left out what is solved
 *  @param chance in [0, 1)
 *  @returns undefined when there is none
 *  Source: docs/product.md, Completion and the next puzzle */
export function nextOfPlan<T extends NextPuzzleCandidate & { readonly isRevealed: boolean }>(
  solved: Pick<NextPuzzleCandidate, 'id'>,
  alike: readonly T[],
  played: Played,
  day: Day,
  chance: number,
): T | undefined {
  const choices = alike.filter((candidate) => candidate.id !== solved.id && playStatus(candidate, played, day) === 'open')
  return choices[Math.floor(chance * choices.length)]
}

/** A player without a plan is led on only below this many attempts of a day.
 *  Source: docs/product.md, Completion and the next puzzle */
const MOST_ATTEMPTS = 5

/** What Yes Please leads to, for a player without a plan: an unsolved puzzle of the same type and theme in the same level band, the
 *  easiest first; otherwise an unsolved one of the same level and theme. A day's forty seldom share a theme, so failing that it is the
 *  one that is most like the solved one. A puzzle that would only ask for a plan is no answer to "another puzzle?" and never chosen.
 *  @returns undefined when there is none that the player could guess at
 *  Source: docs/product.md, Completion and the next puzzle */
export function nextPuzzle<T extends NextPuzzleCandidate>(
  solved: NextPuzzleCandidate,
  candidates: readonly T[],
  played: Played,
  day: Day,
): T | undefined {
  if (played.visitor.plan === 'none' && usedOn(played, day) >= MOST_ATTEMPTS) return undefined
  const choices = candidates.filter((candidate) => candidate.id !== solved.id && playStatus(candidate, played, day) === 'open')
  const themed = choices
    .filter(({ theme }) => theme === solved.theme)
    .toSorted((a, b) => stepOf(a.levelId) - stepOf(b.levelId) || a.id - b.id)
  return (
    themed.find(({ typeId, levelId }) => typeId === solved.typeId && isJunior(levelId) === isJunior(solved.levelId)) ??
    themed.find(({ levelId }) => levelId === solved.levelId) ??
    choices.toSorted((a, b) => distance(solved, a) - distance(solved, b) || a.id - b.id)[0]
  )
}

/** How unlike two puzzles are: another band most, then another type, then further levels, and of two equally far the easier one. */
function distance(solved: NextPuzzleCandidate, { typeId, levelId }: NextPuzzleCandidate): number {
  const steps = stepOf(levelId) - stepOf(solved.levelId)
  return (
    (isJunior(levelId) === isJunior(solved.levelId) ? 0 : 1000) +
    (typeId === solved.typeId ? 0 : 100) +
    2 * Math.abs(steps) +
    (steps < 0 ? 1 : 0)
  )
}

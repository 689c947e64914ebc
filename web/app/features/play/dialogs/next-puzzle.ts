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

/** The next puzzle with a plan: a random open one of the list, other than the solved one.
 *  @param alike of the same type and level, without those that the server knows as solved
 *  @param chance in [0, 1)
 *  @returns undefined if none is open
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

/** Attempts a day from which a player without a plan gets no next puzzle.
 *  Source: docs/product.md, Completion and the next puzzle */
const MOST_ATTEMPTS = 5

/** The next puzzle without a plan: the easiest unsolved one of the same type, theme and band; or one of the same level and theme; or,
 *  since a day's forty seldom share a theme, the one most like the solved one. Only puzzles that the player may guess at.
 *  @returns undefined if there is none
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

/** Weighs another band most, then another type, then the steps between the levels; of two equally far the easier is nearer. */
function distance(solved: NextPuzzleCandidate, { typeId, levelId }: NextPuzzleCandidate): number {
  const steps = stepOf(levelId) - stepOf(solved.levelId)
  return (
    (isJunior(levelId) === isJunior(solved.levelId) ? 0 : 1000) +
    (typeId === solved.typeId ? 0 : 100) +
    2 * Math.abs(steps) +
    (steps < 0 ? 1 : 0)
  )
}

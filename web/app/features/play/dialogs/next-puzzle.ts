import { slotOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { isJunior, stepOf, type LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { playStatus, usedOn, type Played } from '../play-status.ts'

export interface NextPuzzleCandidate {
  readonly id: number
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
  readonly theme: string
}

/** The next of the day's three that the player may guess at.
 *  @param three empty if the solved puzzle is not one of them
 *  @returns undefined if none is left */
export function nextOfThree(solved: Pick<NextPuzzleCandidate, 'id'>, three: readonly number[], played: Played, day: Day) {
  const id = three.find((one) => one !== solved.id && playStatus({ id: one }, played, day) === 'open')
  return id === undefined ? undefined : { id, ...slotOfPuzzle(id) }
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

/** The next puzzle without a plan: the first of `fromNearest` that the player may guess at.
 *  @returns undefined if there is none
 *  Source: docs/product.md, Completion and the next puzzle */
export function nextPuzzle<T extends NextPuzzleCandidate>(
  solved: NextPuzzleCandidate,
  candidates: readonly T[],
  played: Played,
  day: Day,
): T | undefined {
  if (played.visitor.plan === 'none' && usedOn(played, day) >= MOST_ATTEMPTS) return undefined
  return fromNearest(solved, candidates).find((candidate) => playStatus(candidate, played, day) === 'open')
}

/** The other puzzles in the order in which they follow one: the day's three that are left; those of the same type, theme and band by
 *  level; those of the same level and theme; and, since a day's forty seldom share a theme, all others from the most alike.
 *  @param three empty if the puzzle is not one of them
 *  Source: docs/product.md, Completion and the next puzzle */
export function fromNearest<T extends NextPuzzleCandidate>(
  puzzle: NextPuzzleCandidate,
  candidates: readonly T[],
  three: readonly number[] = [],
): readonly T[] {
  const place = ({ id }: T) => (three.includes(id) ? three.indexOf(id) : three.length)
  return candidates
    .filter(({ id }) => id !== puzzle.id)
    .toSorted((one, other) => place(one) - place(other) || distance(puzzle, one) - distance(puzzle, other) || one.id - other.id)
}

const ANY_THEME = 1e5

/** Weighs the theme most, then another band, then another type, then the steps between the levels, first those to harder ones. */
function distance(from: NextPuzzleCandidate, to: NextPuzzleCandidate): number {
  const isSameBand = isJunior(to.levelId) === isJunior(from.levelId)
  if (to.theme === from.theme && to.typeId === from.typeId && isSameBand) return stepOf(to.levelId)
  if (to.theme === from.theme && to.levelId === from.levelId) return ANY_THEME / 2
  const steps = stepOf(to.levelId) - stepOf(from.levelId)
  return ANY_THEME + (isSameBand ? 0 : 1000) + (to.typeId === from.typeId ? 0 : 100) + 2 * Math.abs(steps) + (steps < 0 ? 1 : 0)
}

import { isJunior, stepOf, type LevelId } from '../levels.ts'
import { NINE_LADDER, type Ladder } from './techniques/ladder.ts'
import type { Technique } from './techniques/step.ts'

/** A level's number of givens on 4×4 boards. The demands of the board decide its level, see `four-band.ts`. */
export interface FourLevel {
  readonly fewestGivens: number
  readonly mostGivens: number
}

/** A level of 9×9 boards: the hardest technique it needs, within a range of givens and of effort. */
export interface NineLevel {
  readonly fewestGivens: number
  readonly mostGivens: number
  /** All techniques up to the level's hardest. */
  readonly ladder: Ladder
  /** Rung of the easiest technique that qualifies: boards of the level need this or a harder one. */
  readonly easiestRung: number
  /** Whether all of those are harder than locked candidates. */
  readonly isBeyondLocked: boolean
  /** Effort of a board of the level, see `effort.ts`. A technique says what to know; two boards that need the same may still take very
   *  different time. */
  readonly leastEffort: number
  readonly mostEffort: number
}

/** @throws RangeError for a level whose boards are 9×9 */
export function fourLevelOf(levelId: LevelId): FourLevel {
  if (!isJunior(levelId)) throw new RangeError(`no 4×4 board at level ${levelId}`)
  return FOUR_LEVELS[stepOf(levelId)]
}

/** @throws RangeError for a level whose boards are 4×4 */
export function nineLevelOf(levelId: LevelId): NineLevel {
  if (isJunior(levelId)) throw new RangeError(`no 9×9 board at level ${levelId}`)
  return NINE_LEVELS[stepOf(levelId)]
}

const FOUR_LEVELS = {
  1: { fewestGivens: 11, mostGivens: 12 },
  2: { fewestGivens: 10, mostGivens: 10 },
  3: { fewestGivens: 8, mostGivens: 9 },
  4: { fewestGivens: 6, mostGivens: 7 },
  5: { fewestGivens: 4, mostGivens: 5 },
}

const NINE_LEVELS = {
  1: nineLevel([38, 42], ['hidden single in box', 'hidden single in box'], [0, Infinity]),
  2: nineLevel([31, 35], ['hidden single in line', 'hidden single in line'], [0, Infinity]),
  3: nineLevel([27, 31], ['naked single', 'naked single'], [0, 14_000]),
  4: nineLevel([23, 29], ['locked candidates', 'hidden pair'], [6000, 20_000]),
  5: nineLevel([22, 28], ['naked triple', 'colouring'], [11_000, Infinity]),
}

type Range<T> = readonly [from: T, to: T]

function nineLevel(
  [fewestGivens, mostGivens]: Range<number>,
  [easiest, hardest]: Range<Technique>,
  [leastEffort, mostEffort]: Range<number>,
): NineLevel {
  const rungOf = (wanted: Technique): number => NINE_LADDER.findIndex(({ technique }) => technique === wanted)
  const ladder = NINE_LADDER.slice(0, rungOf(hardest) + 1)
  const easiestRung = rungOf(easiest)
  const isBeyondLocked = easiestRung > rungOf('locked candidates')
  return { fewestGivens, mostGivens, ladder, easiestRung, isBeyondLocked, leastEffort, mostEffort }
}

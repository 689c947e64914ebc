import { DAYS_A_WEEK, weekOf, type Day, type Week } from '../day.ts'
import { randomFrom } from '../random.ts'
import type { StrandPlace } from './strand-of.ts'
import { PUZZLES_A_STEP, strandNamed } from './strands.ts'
import type { StrandId } from './strand-ids.ts'

export const MIXED = 5

/** A strand of which a player has filled steps. */
export interface FilledStrand {
  readonly strand: StrandId
  /** The last filled step, from 1. */
  readonly step: number
  /** When it was filled. */
  readonly day: Day
}

export interface MixedPuzzle extends StrandPlace {
  readonly number: number
  readonly filledOn: Day
}

/** Five puzzles of ideas that were filled at least a week ago, one of each, the same all week; kinds take turns as far as they can.
 *  @returns fewer than five where fewer ideas are that old
 *  Source: docs/product.md, Practise */
export function mixedFive(filled: readonly FilledStrand[], today: Day): readonly MixedPuzzle[] {
  const week = weekOf(today)
  const old = filled.filter(({ day }) => today - day >= DAYS_A_WEEK).toSorted((one, other) => (one.strand < other.strand ? -1 : 1))
  const chosen = randomFrom('mixed five', week).shuffle(old).slice(0, MIXED)
  return inTurns(chosen).map(({ strand, step, day }) => ({ strand, step, number: numberIn(week, strand), filledOn: day }))
}

function numberIn(week: Week, strand: StrandId): number {
  return randomFrom('mixed five', week, strand).below(PUZZLES_A_STEP)
}

/** Of the kind that has the most left, unless it was the one before. */
function inTurns(strands: readonly FilledStrand[]): readonly FilledStrand[] {
  const left = [...strands]
  const ordered: FilledStrand[] = []
  const kindOfStrand = ({ strand }: FilledStrand) => strandNamed(strand)?.group
  const countOf = (one: FilledStrand) => left.filter((other) => kindOfStrand(other) === kindOfStrand(one)).length
  while (left.length > 0) {
    const last = ordered.at(-1)
    const [next] = left
      .filter((one) => !last || kindOfStrand(one) !== kindOfStrand(last))
      .toSorted((one, other) => countOf(other) - countOf(one))
    ordered.push(...left.splice(next ? left.indexOf(next) : 0, 1))
  }
  return ordered
}

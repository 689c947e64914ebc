import { mostReviews, reviewAfter, type Review } from '@emojigma/engine/ratings/reviews.ts'
import type { Estimate } from '@emojigma/engine/ratings/estimate.ts'
import { selectionOf, type Candidate } from '@emojigma/engine/ratings/selection.ts'
import { STRANDS } from '@emojigma/engine/practice/strands.ts'
import type { StrandId } from '@emojigma/engine/practice/strand-ids.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { meet, recall, type LearnerTraits, type Memory } from './learner.ts'

/** The ideas that are learnt: those of looking ask for the eye. */
const IDEAS = STRANDS.filter(({ group, isPracticeOnly }) => group !== 'looking' && !isPracticeOnly).map(({ id, steps }) => ({
  id,
  typeId: steps[0]?.typeId ?? 1,
}))
const PUZZLES_A_DAY = 60

export interface Course extends LearnerTraits {
  readonly seed: number
  /** Days on which puzzles are done. */
  readonly days: number
  readonly puzzlesADay: number
  /** After these days without a puzzle it is asked what is left. */
  readonly restDays: number
  readonly hasReviews: boolean
}

/** How many ideas a learner recalls at the end of a course who does what For you offers: the sum of the chances of each. All puzzles
 *  take as long, so the same number is the same time. */
export function keptAfter(course: Course): number {
  const { seed, days, puzzlesADay, restDays, hasReviews } = course
  const random = randomFrom('remembering', seed, hasReviews ? 1 : 0)
  const memories = new Map<StrandId, Memory>()
  const reviews = new Map<StrandId, Review>()
  const player = new Map<PuzzleTypeId, Estimate>(PUZZLE_TYPES.map(({ id }) => [id, { value: 0, deviation: 300 }]))
  for (let day = 0; day < days; day += 1) {
    const ideas = Array.from({ length: PUZZLES_A_DAY }, () => random.pick(IDEAS))
    const candidates = ideas.map(({ typeId }, index): Candidate => {
      return { puzzleId: index, typeId, puzzle: { value: random.between(-2600, 600), deviation: 300 } }
    })
    const due = hasReviews
      ? [...reviews.values()]
          .filter(({ dueDay }) => dueDay <= day)
          .toSorted((one, other) => one.dueDay - other.dueDay)
          .slice(0, mostReviews(puzzlesADay))
      : []
    const chosen = selectionOf(player, candidates, puzzlesADay - due.length).map(({ puzzleId }) => ideas[puzzleId]?.id)
    for (const strand of [...due.map((review) => review.strand), ...chosen]) {
      if (!strand) continue
      const met = meet(memories.get(strand), day, course, random)
      memories.set(strand, met.memory)
      const review = reviewAfter(reviews.get(strand), { strand, puzzleId: 1, day, isClean: met.isRecalled })
      if (review) reviews.set(strand, review)
      else reviews.delete(strand)
    }
  }
  return IDEAS.reduce((sum, { id }) => sum + recall(memories.get(id), days + restDays), 0)
}

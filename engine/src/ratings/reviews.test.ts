import { expect, test } from 'vitest'
import { mostReviews, reviewAfter, type Review } from './reviews.ts'

const missed = (day: number) => ({ strand: 'pairs', puzzleId: 40 * day + 1, day, isClean: false }) as const
const solved = (day: number) => ({ ...missed(day), isClean: true })

/** Days on which the idea returns to someone who always solves it on the day. */
function daysDue(review: Review | undefined): readonly number[] {
  return review ? [review.dueDay, ...daysDue(reviewAfter(review, solved(review.dueDay)))] : []
}

test('what was missed returns after three, seven and twenty-one days, and then no more', () => {
  expect(daysDue(reviewAfter(undefined, missed(100)))).toEqual([103, 107, 121])
})

test('what was solved returns only if it was missed before, and not sooner for being met sooner', () => {
  expect(reviewAfter(undefined, solved(100))).toBeUndefined()
  const review = reviewAfter(undefined, missed(100))
  expect(reviewAfter(review, solved(101))).toEqual(review)
})

test('what is met late keeps its gaps, and a further miss begins anew', () => {
  const review = reviewAfter(undefined, missed(100))
  expect(daysDue(reviewAfter(review, solved(110)))).toEqual([114, 128])
  expect(reviewAfter(reviewAfter(review, solved(103)), missed(107))).toEqual({
    strand: 'pairs',
    puzzleId: 4281,
    day: 107,
    stage: 0,
    dueDay: 110,
  })
})

test('at most two come back in a selection, and never alone', () => {
  expect([0, 1, 2, 3, 5, 6, 7].map(mostReviews)).toEqual([0, 0, 1, 2, 2, 2, 2])
})

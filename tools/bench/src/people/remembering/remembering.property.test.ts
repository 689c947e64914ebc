import { expect, test } from 'vitest'
import { keptAfter, type Course } from './remembering.ts'

const LEARNERS = 60
const COURSES = [3, 7].flatMap((puzzlesADay) =>
  [3, 4, 6].flatMap((atFirst) => [1.5, 2.5].map((growth) => ({ puzzlesADay, atFirst, growth, days: 28, restDays: 28 }))),
)

function meanKept(course: Omit<Course, 'seed' | 'hasReviews'>, hasReviews: boolean): number {
  const kept = Array.from({ length: LEARNERS }, (_, seed) => keptAfter({ ...course, seed, hasReviews }))
  return kept.reduce((sum, one) => sum + one, 0) / LEARNERS
}

test('who meets missed ideas again keeps at least a fifth more, 28 days later and for the same number of puzzles', () => {
  const gains = COURSES.map((course) => meanKept(course, true) / meanKept(course, false))
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  expect(mean).toBeGreaterThanOrEqual(1.2)
  expect(Math.min(...gains)).toBeGreaterThan(1.05)
})

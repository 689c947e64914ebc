import { expect, test } from 'vitest'
import { STARS_A_DAY, starsOf } from './stars.ts'

test('the first three puzzles of a day bring a star each, more bring no more', () => {
  expect([0, 1, 2, 3, 4, 40].map(starsOf)).toEqual([0, 1, 2, 3, STARS_A_DAY, STARS_A_DAY])
})

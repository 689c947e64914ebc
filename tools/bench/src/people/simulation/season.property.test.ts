import { dayAt } from '@emojigma/engine/day.ts'
import { expect, test } from 'vitest'
import { playSeason } from './season.ts'

/** 200,000 operations in slices: each day the next three of the first hundred seasons of `npm run simulation -w tools/bench`, which repeats
 *  a season by its number. */
const SEASONS = 100
const SEASONS_A_DAY = 3
const today = dayAt(Date.now())
const slice = Array.from({ length: SEASONS_A_DAY }, (_, index) => ((today * SEASONS_A_DAY + index) % SEASONS) + 1)

test.each(slice)('whatever happens in season %i, all is as it must be', async (season) => {
  expect((await playSeason(`1 ${season}`, 2000)).length).toBeGreaterThan(1500)
})

test('a seed repeats its season', async () => {
  const [first, again, other] = [await playSeason('four', 400), await playSeason('four', 400), await playSeason('five', 10)]
  expect(again).toEqual(first)
  expect(other).not.toEqual(first.slice(0, other.length))
})

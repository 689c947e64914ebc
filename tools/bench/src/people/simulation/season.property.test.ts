import { expect, test } from 'vitest'
import { playSeason, seasonsOfToday } from './season.ts'

test.each(seasonsOfToday())('whatever happens in season %i, all is as it must be', async (season) => {
  expect((await playSeason(`1 ${season}`, 2000)).length).toBeGreaterThan(1500)
})

test('a seed repeats its season', async () => {
  const [first, again, other] = [await playSeason('four', 400), await playSeason('four', 400), await playSeason('five', 10)]
  expect(again).toEqual(first)
  expect(other).not.toEqual(first.slice(0, other.length))
})

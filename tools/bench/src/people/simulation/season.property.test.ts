import { expect, test } from 'vitest'
import { playSeason } from './season.ts'

test.each(['one', 'two', 'three'])('whatever happens in season %s, all is as it must be', async (seed) => {
  expect((await playSeason(seed, 2000)).length).toBeGreaterThan(1500)
})

test('a seed repeats its season', async () => {
  const [first, again, other] = [await playSeason('four', 400), await playSeason('four', 400), await playSeason('five', 10)]
  expect(again).toEqual(first)
  expect(other).not.toEqual(first.slice(0, other.length))
})

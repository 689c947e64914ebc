import { expect, test } from 'vitest'
import { playSeason } from './season.ts'

test.each(['one', 'two'])('whatever happens in season %s, all is as it must be', async (seed) => {
  expect((await playSeason(seed, 110)).length).toBeGreaterThan(100)
})

test('a seed repeats its season', async () => {
  const [first, again, other] = [await playSeason('three', 30), await playSeason('three', 30), await playSeason('four', 30)]
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
})

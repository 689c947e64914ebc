import { expect, test } from 'vitest'
import { NO_PACE, paceAfter, paceOf, pacesTogether, type PaceSums } from './pace.ts'

const SECOND_MS = 1000
const HALF_AN_HOUR_MS = 30 * 60 * SECOND_MS

/** @param times seconds taken, and seconds that people usually take */
function sumsOf(times: readonly (readonly [taken: number, usual: number])[], isHard = false): PaceSums {
  return times.reduce((sums: PaceSums, [taken, usual]) => paceAfter(sums, taken * SECOND_MS, usual, isHard), NO_PACE)
}

const rounded = (sums: PaceSums) => Object.entries(sums).map(([name, value]) => [name, value.toFixed(2)])

test('times from a fifth of a second to half an hour are counted', () => {
  const counted = (takenMs: number) => paceAfter(NO_PACE, takenMs, 60, false).count
  expect([199, 200, HALF_AN_HOUR_MS, HALF_AN_HOUR_MS + 1].map(counted)).toEqual([0, 1, 1, 0])
  const before = sumsOf([[30, 60]])
  expect(paceAfter(before, 199, 60, true)).toBe(before)
})

test('the sums are of logarithms of seconds', () => {
  const [e, e2, e3] = [Math.E, Math.E ** 2, Math.E ** 3]
  const sums = sumsOf([
    [e, e2],
    [e3, e],
  ])
  const expected = { count: 2, taken: 4, takenSquared: 10, usual: 3, usualSquared: 5, product: 5, hardCount: 0, hardRatio: 0 }
  expect(rounded(sums)).toEqual(rounded(expected))
})

test('hard puzzles are also counted by themselves, by how the time taken compares with the usual one', () => {
  const sums = paceAfter(sumsOf([[20, 40]], true), 60 * SECOND_MS, 30, false)
  expect(sums.hardCount).toBe(1)
  expect(sums.hardRatio).toBeCloseTo(Math.log(0.5))
  const { hardSolves, hardMiddle } = paceOf(paceAfter(sums, 80 * SECOND_MS, 40, true))
  expect(hardSolves).toBe(2)
  expect(hardMiddle).toBeCloseTo(0)
  const slow = paceOf(sumsOf([[80, 40]], true))
  expect(slow.hardMiddle).toBeCloseTo(Math.log(2))
})

test('without solves all statistics are zero', () => {
  expect(paceOf(NO_PACE)).toEqual({ solves: 0, deviation: 0, spread: 0, correlation: 0, hardSolves: 0, hardMiddle: 0 })
})

test('times that go with the usual ones correlate by 1, and against them by -1', () => {
  const [same, against] = [
    [10, 20, 40],
    [40, 20, 10],
  ].map((taken) => paceOf(sumsOf(taken.map((seconds, index) => [seconds, [30, 60, 120][index] ?? 0] as const))))
  expect(same?.correlation).toBeCloseTo(1)
  expect(against?.correlation).toBeCloseTo(-1)
  expect(same?.solves).toBe(3)
  // The logarithms are 0, 1 and 2 times log 2 above the least: their variance is two thirds of its square.
  const deviation = Math.log(2) * Math.sqrt(2 / 3)
  expect(same?.deviation).toBeCloseTo(deviation)
  expect(same?.spread).toBeCloseTo(deviation)
})

test('where either time never changes there is no correlation', () => {
  const steady = paceOf({ ...NO_PACE, count: 2, taken: 2, takenSquared: 2, usual: 3, usualSquared: 5, product: 3 })
  expect(steady).toMatchObject({ deviation: 0, spread: 0.5, correlation: 0 })
  const alike = paceOf({ ...NO_PACE, count: 2, usual: 2, usualSquared: 2, taken: 3, takenSquared: 5, product: 3 })
  expect(alike).toMatchObject({ deviation: 0.5, spread: 0, correlation: 0 })
})

test('rounding makes no variance negative', () => {
  const sums = { ...NO_PACE, count: 3, taken: 3, takenSquared: 2.999, usual: 3, usualSquared: 2.999 }
  expect(paceOf(sums)).toMatchObject({ deviation: 0, spread: 0 })
})

test('the sums of two are those of all their solves', () => {
  const [one, other] = [sumsOf([[20, 30]], true), sumsOf([[50, 90]], true)]
  const all = sumsOf(
    [
      [20, 30],
      [50, 90],
    ],
    true,
  )
  expect(rounded(pacesTogether(one, other))).toEqual(rounded(all))
})

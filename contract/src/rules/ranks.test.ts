import { creatures } from '@emojigma/messages/words/ranks.ts'
import { expect, test } from 'vitest'
import { ALL_EMOJI } from '@emojigma/engine/emoji/themes.ts'
import { LEVELS } from '@emojigma/engine/levels.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { RANK_THRESHOLDS, RANKS, rankIndex, rankProgress } from './ranks.ts'
import { SCORE_STEP } from './scores.ts'

/** As many small scores as large ones. */
const random = randomFrom('scores')
const scores = Array.from({ length: 2000 }, () => SCORE_STEP * random.below(random.pick([20, 1000, 100_000, 1_200_000])))

test('eighty thresholds ascend from 0 to ten million, and the steps between them never shrink', () => {
  expect(RANK_THRESHOLDS).toHaveLength(80)
  expect(RANK_THRESHOLDS[0]).toBe(0)
  expect(RANK_THRESHOLDS.at(-1)).toBe(10_000_000)
  const steps = RANK_THRESHOLDS.slice(1).map((threshold, index) => threshold - (RANK_THRESHOLDS[index] ?? 0))
  for (const [index, step] of steps.entries()) expect(step).toBeGreaterThanOrEqual(steps[index - 1] ?? 1)
})

test('seventy-five creatures from Ant to Unicorn have a name and a served picture each, and the last six ranks are Unicorns with more and more stars', () => {
  expect(RANKS).toHaveLength(80)
  expect(creatures[RANKS[0]?.emoji ?? '']).toBe('Ant')
  const first = RANKS.slice(0, 75)
  expect(new Set(first.map(({ emoji }) => creatures[emoji])).size).toBe(75)
  expect(new Set(first.map(({ emoji }) => emoji)).size).toBe(75)
  for (const { emoji } of first) expect(ALL_EMOJI).toContain(emoji)
  expect(RANKS.slice(74).map(({ emoji, stars }) => [emoji, stars])).toEqual([0, 1, 2, 3, 4, 5].map((stars) => ['unicorn', stars]))
  expect(RANKS.slice(0, 74).every(({ emoji, stars }) => emoji !== 'unicorn' && stars === 0)).toBe(true)
  expect(RANKS.slice(0, 7).map(({ colour }) => colour)).toEqual([0, 1, 2, 3, 4, 5, 0])
})

test('the index of a score is the count of thresholds below it', () => {
  for (const score of [-5, ...scores, ...scores.map((one) => one + 7)]) {
    expect(rankIndex(score)).toBe(RANK_THRESHOLDS.filter((threshold) => threshold < score).length)
  }
  for (const [index, threshold] of RANK_THRESHOLDS.entries()) {
    expect(rankIndex(threshold)).toBe(index)
    expect(rankIndex(threshold + 1)).toBe(index + 1)
  }
})

test('any first puzzle brings the first rank, and three of the easiest bring the second', () => {
  expect(rankIndex(0)).toBe(0)
  for (const { points } of LEVELS) expect(rankIndex(points)).toBeGreaterThanOrEqual(1)
  expect(rankIndex(3 * 50)).toBe(2)
})

test('the points to the next rank are the least that bring it, and the share of the way grows with the score', () => {
  for (const score of scores.filter((one) => one <= 10_000_000)) {
    const { rank, next, pointsToNext, share } = rankProgress(score)
    expect([rank?.number ?? 0, next?.number]).toEqual([rankIndex(score), rankIndex(score) + 1])
    expect(rankIndex(score + pointsToNext)).toBe(next?.number)
    expect(rankIndex(score + pointsToNext - SCORE_STEP)).toBe(rankIndex(score))
    expect(share).toBeGreaterThanOrEqual(0)
    expect(share).toBeLessThan(1)
    const later = rankProgress(score + SCORE_STEP)
    expect(later.next !== next || later.share > share).toBe(true)
  }
  for (const score of [10_000_010, 12_000_000]) {
    expect(rankProgress(score)).toEqual({ rank: RANKS[79], next: undefined, pointsToNext: 0, share: 1 })
  }
})

import { expect, test } from 'vitest'
import { dayStartMs, puzzleIdOf, SLOTS, weekAt, weekOf, weekStartMs } from '@emojigma/engine/day.ts'
import { LEVELS } from '@emojigma/engine/levels.ts'
import { periodAt, pointsOf, SCORE_STEP, SCOPES } from './scores.ts'

test('a puzzle scores the points of its level, always a multiple of the step', () => {
  for (const [slot, { levelId }] of SLOTS.entries()) expect(pointsOf(puzzleIdOf(2516, slot))).toBe(LEVELS[levelId - 1]?.points)
  for (const { points } of LEVELS) expect(points % SCORE_STEP).toBe(0)
})

test('a week begins on Monday at 00:00 UTC', () => {
  for (const date of ['2020-01-06', '2024-12-30', '2026-11-23', '2028-02-28']) {
    const mondayMs = Date.parse(`${date}T00:00:00Z`)
    expect(new Date(mondayMs).getUTCDay()).toBe(1)
    expect(weekAt(mondayMs)).toBe(weekAt(mondayMs - 1) + 1)
    expect(weekAt(mondayMs + 7 * 86_400_000 - 1)).toBe(weekAt(mondayMs))
    expect(weekStartMs(weekAt(mondayMs))).toBe(mondayMs)
  }
  expect(weekOf(0)).toBe(0)
})

test('the day and the week change at midnight UTC, and all time never does', () => {
  const sunday = 2517
  const endMs = dayStartMs(sunday + 1)
  expect(SCOPES.map((scope) => periodAt(scope, endMs) - periodAt(scope, endMs - 1))).toEqual([0, 1, 1])
  expect(SCOPES.map((scope) => periodAt(scope, dayStartMs(sunday)) - periodAt(scope, dayStartMs(sunday) - 1))).toEqual([0, 0, 1])
})

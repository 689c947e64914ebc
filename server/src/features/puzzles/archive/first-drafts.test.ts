import { SLOTS } from '@emojigma/engine/day.ts'
import { expect, test } from 'vitest'
import { A_DAY } from '../../../platform/testing/test-site.ts'
import { draftOf, MAX_ATTEMPTS } from '../draft.ts'
import { FirstDrafts } from './first-drafts.ts'

/** Of all slots the one whose puzzles come back most often. */
const SLOT = SLOTS.findIndex(({ typeId, levelId }) => typeId === 4 && levelId === 10)

/** From the first day of 2020 on. */
const NEW_YEAR_2026 = 6 * 365 + 2

test('what would repeat a draft made before is drafted anew, within the days in which it may not come back', () => {
  const drafts = new FirstDrafts()
  const days = Array.from({ length: 300 }, (_, index) => A_DAY - index)
  const keys = days.map((day) => drafts.draft(day, SLOT).repeatKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(days.map((day) => draftOf(day, SLOT, 0).repeatKey)).size).toBeLessThan(keys.length)
})

test('a later attempt that was handed out is not repeated either', () => {
  const taken = draftOf(A_DAY - 1, SLOT, 0)
  const drafts = new FirstDrafts()
  drafts.remember(A_DAY, taken)
  expect(drafts.draft(A_DAY - 1, SLOT)).toEqual(draftOf(A_DAY - 1, SLOT, 1))
})

test('where every attempt would be a repeat, the last one says so', () => {
  const drafts = new FirstDrafts()
  for (let attempt = 0; attempt <= MAX_ATTEMPTS; attempt += 1) drafts.remember(A_DAY, draftOf(A_DAY - 1, SLOT, attempt))
  expect(drafts.draft(A_DAY - 1, SLOT)).toEqual({ ...draftOf(A_DAY - 1, SLOT, MAX_ATTEMPTS), isLastResort: true })
})

test('in the months of a season, too, nobody sees a pair of emoji twice within sixty days', () => {
  const drafts = new FirstDrafts()
  const ofLooking = SLOTS.flatMap(({ typeId }, slot) => (typeId === 5 ? slot : []))
  const days = Array.from({ length: 150 }, (_, index) => NEW_YEAR_2026 - index)
  const drafted = days.flatMap((day) => ofLooking.map((slot) => drafts.draft(day, slot)))
  expect(drafted.filter(({ isLastResort }) => isLastResort)).toEqual([])
  expect(drafted.filter(({ isSeasonal }) => isSeasonal).length).toBeGreaterThan(50)
})

test('a day that is drafted again is the same', () => {
  const drafts = new FirstDrafts()
  expect(drafts.draftDay(A_DAY)).toEqual(drafts.draftDay(A_DAY))
})

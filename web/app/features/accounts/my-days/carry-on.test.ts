import { CARRY_ON_LIMIT } from '@emojigma/contract/rules/my-days.ts'
import { MAX_PUZZLE_ID, puzzleIdOf } from '@emojigma/engine/day.ts'
import { expect, test } from 'vitest'
import { carryOnWith } from './MyDaysPage.tsx'

const TODAY = 2516
const [FIRST, SECOND, OLD] = [puzzleIdOf(TODAY, 0), puzzleIdOf(TODAY, 1), puzzleIdOf(TODAY - 3, 0)]
const GUEST = { role: 'guest', plan: 'none', used: 0 } as const

test('what is half done comes once, that of this device first', () => {
  expect(carryOnWith({ unfinished: [SECOND, FIRST], begun: [OLD, FIRST], over: [] }, GUEST, TODAY)).toEqual([SECOND, FIRST, OLD])
})

test('what is solved or revealed by now, closed, or made by people is not there', () => {
  const half = { unfinished: [OLD, FIRST, MAX_PUZZLE_ID + 1], begun: [], over: [FIRST] }
  expect(carryOnWith(half, GUEST, TODAY)).toEqual([])
  expect(carryOnWith(half, { ...GUEST, role: 'account', plan: 'individual' }, TODAY)).toEqual([OLD])
})

test('no more are shown than fit', () => {
  const unfinished = Array.from({ length: 40 }, (_, slot) => puzzleIdOf(TODAY, slot))
  expect(carryOnWith({ unfinished, begun: [], over: [] }, GUEST, TODAY)).toHaveLength(CARRY_ON_LIMIT)
})

import { GUEST } from '@emojigma/contract/rules/visitor.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { expect, test } from 'vitest'
import { playStatus, type Played } from './play-status.ts'

const TODAY = 2500
const id = puzzleIdOf(TODAY, 3)
const puzzle = { id, isRevealed: false }
const NOTHING: Played = { visitor: GUEST, solved: [], revealed: [], attempted: [] }
const others = [0, 1, 2].map((slot) => puzzleIdOf(TODAY, slot))

test('a daily puzzle is open until three others were attempted', () => {
  expect(playStatus(puzzle, NOTHING, TODAY)).toBe('open')
  expect(playStatus(puzzle, { ...NOTHING, attempted: others.slice(0, 2) }, TODAY)).toBe('open')
  expect(playStatus(puzzle, { ...NOTHING, attempted: others }, TODAY)).toBe('free-limit-reached')
})

test('the limit is reached as the server counts, not only by what is known as attempted', () => {
  expect(playStatus(puzzle, { ...NOTHING, begun: { day: TODAY, count: 3 } }, TODAY)).toBe('free-limit-reached')
  expect(playStatus(puzzle, { ...NOTHING, begun: { day: TODAY - 1, count: 3 } }, TODAY)).toBe('open')
})

test('a puzzle that was attempted stays open, however many others were', () => {
  expect(playStatus(puzzle, { ...NOTHING, attempted: [...others, id] }, TODAY)).toBe('open')
  expect(playStatus(puzzle, { ...NOTHING, attempted: [id] }, TODAY + 1)).toBe('open')
})

test('a puzzle of another day needs a plan', () => {
  expect(playStatus(puzzle, NOTHING, TODAY + 1)).toBe('plan-needed')
})

test('solved and revealed come before everything else', () => {
  expect(playStatus(puzzle, { ...NOTHING, solved: [id], revealed: [id], attempted: others }, TODAY)).toBe('solved')
  expect(playStatus(puzzle, { ...NOTHING, revealed: [id] }, TODAY)).toBe('revealed')
  expect(playStatus({ id, isRevealed: true }, NOTHING, TODAY + 9)).toBe('revealed')
})

import { dayEndMs } from '@emojigma/engine/day.ts'
import type { SlipRule } from '@emojigma/engine/understanding/slip.ts'
import { expect, test } from 'vitest'
import { progressOf, resultsOf, slipsOf, talliesOf } from './result.ts'
import type { PuzzleRecord, ShelvedPuzzle } from './shelf.ts'

const DUE_MS = dayEndMs(2516)
const NOTHING: PuzzleRecord = {
  accountId: 'ada',
  puzzleId: 1,
  guessCount: 0,
  solvedAtMs: undefined,
  revealedAtMs: undefined,
  hintRung: 0,
}
const PUZZLE: ShelvedPuzzle = {
  id: 1,
  levelId: 6,
  title: undefined,
  question: { typeId: 5, emoji: ['red-apple', 'green-apple'], side: 6, row: 0, column: 0 },
}

test('what is solved in the last millisecond of the due day is not late', () => {
  const solvedAt = (solvedAtMs: number) => new Map([[1, { ...NOTHING, guessCount: 1, solvedAtMs }]])
  expect([DUE_MS, DUE_MS + 1].map((timeMs) => resultsOf([1], solvedAt(timeMs), DUE_MS)[0]?.IsLate)).toEqual([false, true])
})

test('nobody has finished an assignment of which nothing can be read just now', () => {
  const records = new Map([['ada', new Map([[1, { ...NOTHING, guessCount: 1, solvedAtMs: 1 }]])]])
  expect(progressOf(['ada', 'ben'], [], records)).toEqual({ finished: 0, done: 0 })
  expect(progressOf(['ada', 'ben'], [1], records)).toEqual({ finished: 1, done: 1 })
})

test('looking at the answer is an attempt for who has guessed before', () => {
  const revealed = (guessCount: number) => resultsOf([1], new Map([[1, { ...NOTHING, guessCount, revealedAtMs: 1 }]]), DUE_MS)
  expect([0, 2].map((guesses) => talliesOf([PUZZLE], revealed(guesses)).Puzzles[0]?.Attempted)).toEqual([0, 1])
})

test('a first try is a right first guess without a hint', () => {
  const solved = (guessCount: number, hintRung: number) =>
    resultsOf([1], new Map([[1, { ...NOTHING, guessCount, hintRung, solvedAtMs: 1 }]]), DUE_MS)
  const firstTries = ([guesses, rung]: readonly [number, number]) => talliesOf([PUZZLE], solved(guesses, rung)).Puzzles[0]?.FirstTry
  expect(
    (
      [
        [1, 0],
        [1, 1],
        [2, 0],
      ] as const
    ).map(firstTries),
  ).toEqual([1, 0, 0])
})

test('a slip counts once for each student, and the most usual one comes first', () => {
  const slipped = (...slips: readonly SlipRule[]) => new Map(slips.map((slip, index) => [index + 1, { ...NOTHING, guessCount: 1, slip }]))
  const records = new Map([
    ['ada', slipped('copies', 'order')],
    ['ben', slipped('order', 'order')],
    ['cem', slipped()],
  ])
  expect(slipsOf(['ada', 'ben', 'cem'], [1, 2], records)).toEqual([
    { Slip: 'order', Students: 2 },
    { Slip: 'copies', Students: 1 },
  ])
})

// @vitest-environment jsdom
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { expect, test } from 'vitest'
import { TODAY } from '../../platform/testing/noon.ts'
import { storeAccount } from '../../platform/session/session-storage.ts'
import { sessionEnded } from '../../platform/session/slice.ts'
import { makeStore } from '../../platform/store.ts'
import { OTTER, signInAs } from '../../platform/testing/test-session.ts'
import {
  guessesLost,
  guessesSent,
  guessesSlice,
  guessesWaiting,
  guessMade,
  guessRefused,
  lostGuessesDismissed,
  unsentGuessesRestored,
  type Refusal,
} from './slice.ts'

const { reducer, getInitialState } = guessesSlice
const FIRST = puzzleIdOf(TODAY, 0)
const SECOND = puzzleIdOf(TODAY, 1)

type Action = Parameters<typeof reducer>[1]
const after = (...actions: readonly Action[]) => actions.reduce(reducer, getInitialState())
const wrong = (puzzleId = FIRST) => guessMade({ puzzleId, guess: '19', isRight: false })
const right = (puzzleId = FIRST) => guessMade({ puzzleId, guess: '17', isRight: true })
const refusalOf = (puzzleId: number): Refusal => ({ kind: 'refused', puzzleId, guess: '17', status: 403, message: 'Three were played.' })

test('guesses are counted by puzzle, and only a right one is an answer', () => {
  const { guessCounts, answers } = after(wrong(), wrong(), right(), wrong(SECOND))
  expect(guessCounts).toEqual({ [FIRST]: 3, [SECOND]: 1 })
  expect(answers).toEqual({ [FIRST]: '17' })
})

test('a guess that the server does not count is as if it had not been made, but for its refusal', () => {
  const state = after(right(SECOND), wrong(), right(), guessRefused(refusalOf(FIRST)))
  expect(state.guessCounts).toEqual({ [SECOND]: 1 })
  expect(state.answers).toEqual({ [SECOND]: '17' })
  expect(state.refusals).toEqual({ [FIRST]: refusalOf(FIRST) })
})

test('a refusal stands until another guess is made at the same puzzle', () => {
  const refused = [guessRefused(refusalOf(FIRST)), guessRefused(refusalOf(SECOND))]
  expect(after(...refused, wrong()).refusals).toEqual({ [SECOND]: refusalOf(SECOND) })
  expect(after(...refused, wrong(puzzleIdOf(TODAY, 2))).refusals).toEqual({ [FIRST]: refusalOf(FIRST), [SECOND]: refusalOf(SECOND) })
})

test('only the last refusal of a puzzle is kept', () => {
  const later: Refusal = { ...refusalOf(FIRST), status: 409, message: 'It was revealed.' }
  expect(after(guessRefused(refusalOf(FIRST)), guessRefused(later)).refusals).toEqual({ [FIRST]: later })
})

test('guesses that waited in vain gather until the player was told', () => {
  const lost = after(guessesLost([refusalOf(FIRST)]), guessesLost([refusalOf(SECOND), refusalOf(FIRST)]))
  expect(lost.lost.map(({ puzzleId }) => puzzleId)).toEqual([FIRST, SECOND, FIRST])
  const told = reducer(lost, lostGuessesDismissed())
  expect(told.lost).toEqual([])
})

test('what is lost says nothing about the puzzles that are played now', () => {
  const { refusals, answers, guessCounts } = after(right(), guessesLost([refusalOf(FIRST)]))
  expect([refusals, answers, guessCounts]).toEqual([{}, { [FIRST]: '17' }, { [FIRST]: 1 }])
})

test('guesses wait from the one that could not be sent until they are', () => {
  expect(after().isWaiting).toBe(false)
  expect(after(guessesWaiting()).isWaiting).toBe(true)
  expect(after(guessesWaiting(), guessesWaiting(), guessesSent()).isWaiting).toBe(false)
})

test('guesses of an earlier page count as one each, and the right one is the answer', () => {
  const found = unsentGuessesRestored([
    { puzzleId: FIRST, guess: '19', isRight: false },
    { puzzleId: FIRST, guess: '17', isRight: true },
    { puzzleId: SECOND, guess: '3', isRight: false },
  ])
  const { guessCounts, answers } = after(found)
  expect(guessCounts).toEqual({ [FIRST]: 1, [SECOND]: 1 })
  expect(answers).toEqual({ [FIRST]: '17' })
})

test('guesses of an earlier page do not hide how many were made on this one', () => {
  const { guessCounts } = after(wrong(), wrong(), unsentGuessesRestored([{ puzzleId: FIRST, guess: '19', isRight: false }]))
  expect(guessCounts).toEqual({ [FIRST]: 2 })
})

test('nothing is remembered of a player who is gone', () => {
  const state = after(
    right(),
    wrong(SECOND),
    guessRefused(refusalOf(SECOND)),
    guessesWaiting(),
    guessesLost([refusalOf(FIRST)]),
    sessionEnded(),
  )
  expect(state).toEqual({ answers: {}, guessCounts: {}, scoringReplies: 0, isWaiting: false, sentLate: 0, refusals: {}, lost: [] })
})

test.each([
  [true, undefined],
  [false, '7'],
])('what a guest has solved in this page stays theirs if it is a student who comes (%s)', (isStudent, answer) => {
  const store = makeStore()
  store.dispatch(guessMade({ puzzleId: FIRST, guess: '7', isRight: true }))
  signInAs({ isStudent })
  storeAccount({ ...OTTER, isStudent })
  expect([store.getState().guesses.answers[FIRST], store.getState().session.account?.isStudent]).toEqual([answer, isStudent])
})

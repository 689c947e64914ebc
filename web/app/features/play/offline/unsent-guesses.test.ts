// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { signInAs } from '../../../platform/testing/test-session.ts'
import { adoptUnsent, removeUnsent, storeUnsent, unsentGuesses } from './unsent-guesses.ts'

afterEach(() => localStorage.clear())

test('guesses are kept in the order they were made, each once', () => {
  storeUnsent({ puzzleId: 1, guess: '19' }, undefined)
  storeUnsent({ puzzleId: 2, guess: 'BEAR', hintRung: 2 }, undefined)
  storeUnsent({ puzzleId: 1, guess: '17' }, undefined)
  storeUnsent({ puzzleId: 1, guess: '17' }, undefined)
  expect(unsentGuesses()).toEqual([
    { puzzleId: 1, guess: '19' },
    { puzzleId: 2, guess: 'BEAR', hintRung: 2 },
    { puzzleId: 1, guess: '17' },
  ])
})

test('what was judged is forgotten, what was kept meanwhile stays', () => {
  storeUnsent({ puzzleId: 1, guess: '19' }, undefined)
  const sent = unsentGuesses()
  storeUnsent({ puzzleId: 2, guess: '5' }, undefined)
  removeUnsent(sent)
  expect(unsentGuesses()).toEqual([{ puzzleId: 2, guess: '5' }])
})

test('no more are kept than one call takes', () => {
  for (let puzzleId = 1; puzzleId <= 130; puzzleId += 1) storeUnsent({ puzzleId, guess: '1' }, undefined)
  expect(unsentGuesses()).toHaveLength(100)
  expect(unsentGuesses().at(-1)?.puzzleId).toBe(130)
})

test('a guest’s guesses are never an account’s, nor an account’s another’s, until they are given to one', () => {
  storeUnsent({ puzzleId: 1, guess: '19' }, undefined)
  signInAs({ id: 'a1' })
  storeUnsent({ puzzleId: 2, guess: '5' }, 'a1')
  expect(unsentGuesses().map(({ puzzleId }) => puzzleId)).toEqual([2])
  signInAs({ id: 'a2' })
  expect(unsentGuesses()).toEqual([])
  adoptUnsent('a2')
  expect(unsentGuesses().map(({ puzzleId }) => puzzleId)).toEqual([1])
  signInAs({ id: 'a1' })
  expect(unsentGuesses().map(({ puzzleId }) => puzzleId)).toEqual([2])
})

test.each(['{', 'null', '7', '{"a":1}', '[1,null,{"puzzleId":"1","guess":"2"},{"puzzleId":3},{"puzzleId":4,"guess":"2","hintRung":9}]'])(
  'a storage that holds %s counts as empty',
  (kept) => {
    localStorage.setItem('emojigma.unsentGuesses', kept)
    expect(unsentGuesses()).toEqual([])
  },
)

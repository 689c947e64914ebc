// @vitest-environment jsdom
import { uploadPuzzleGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../../platform/store.ts'
import { refusal } from '../../../platform/testing/test-session.ts'
import { serverWith } from '../../../platform/testing/test-site.tsx'
import { reportGuess } from './reports.ts'
import { unsentGuesses } from './unsent-guesses.ts'

// Calls have the same addresses as ever here, since the contract knows no others.
vi.mock('@emojigma/messages/language.ts', () => ({ code: 'es', path: '' }))

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a guess that was judged in another language waits no more, and is not sent again', async () => {
  const calls = serverWith({ [uploadPuzzleGuessMini.path]: () => refusal(403, { Message: 'Come back tomorrow.' }) })
  await reportGuess(makeStore().dispatch, { puzzleId: 1, guess: '19' })
  expect(unsentGuesses()).toEqual([])
  expect(calls.map(({ path }) => path)).not.toContain(uploadPuzzleGuesses.path)
})

import { expect, test } from 'vitest'
import { praiseFor } from './CompletionModal.tsx'

const titles = (isFirstGuess: boolean) => new Set(Array.from({ length: 60 }, (_, index) => praiseFor(isFirstGuess, index / 60)))

test('every title is given, and Right first time! only when it was', () => {
  const usual = ['You cracked it!', 'Spot on!', 'Puzzle solved!', 'Every piece fits!', 'Code broken!']
  expect(titles(false)).toEqual(new Set(usual))
  expect(titles(true)).toEqual(new Set([...usual, 'Right first time!']))
})

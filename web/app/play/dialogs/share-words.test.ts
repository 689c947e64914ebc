import { expect, test } from 'vitest'
import { shareWords } from './share-words.ts'

const PUZZLE = { id: 100_681, typeId: 1, levelId: 8 } as const

test.each([
  [1, 'at the first try '],
  [2, 'in 2 tries '],
  [5, 'in 5 tries '],
  [6, 'with patience '],
  [40, 'with patience '],
  [undefined, ''],
])('of %s tries it tells kindly', (tries, words) => {
  expect(shareWords(PUZZLE, tries)).toBe(`Emojigma No. 100681 · Classic · Level 3 ✓ solved ${words}🟩`)
})

test('type and level are named as people know them', () => {
  expect(shareWords({ id: 7, typeId: 5, levelId: 5 }, 1)).toBe('Emojigma No. 7 · Spot the odd emoji · Master ✓ solved at the first try 🟩')
})

import { expect, test } from 'vitest'
import { puzzleText } from './puzzle-text.ts'
import { puzzleFromWire, puzzleToWire, type PuzzleView } from './puzzle-view.ts'

const puzzle: PuzzleView = {
  id: 104_882,
  levelId: 2,
  typeId: 4,
  theme: 'Fruit',
  attempted: 618,
  correct: 412,
  totalAttempted: 618,
  isRevealed: false,
  isToday: true,
  hasSvg: true,
  isMigrated: true,
  emoji: ['red-apple', 'grapes'],
  emojiNames: ['apple', 'grapes'],
  emojiTheme: 'Fruit',
  text: 'apple, grapes',
  answerDigest: '0'.repeat(64),
  questionImageUrl: '/a.avif',
}

test('a puzzle comes back from the wire as it went', () => {
  expect(puzzleFromWire(JSON.parse(JSON.stringify(puzzleToWire(puzzle, 'short'))))).toEqual(puzzle)
})

test('lists of emoji and their names are one text with commas there', () => {
  expect(puzzleToWire(puzzle, 'long')).toMatchObject({ EmojiIcons: 'red-apple,grapes', EmojiNames: 'apple,grapes' })
})

test('picture addresses are left out on request', () => {
  expect(puzzleToWire(puzzle, 'short', true)).not.toHaveProperty('q')
  expect(puzzleToWire(puzzle, 'short')).toHaveProperty('q', '/a.avif')
})

test.each(['short', 'long'] as const)('the text of a puzzle says what the wire does, in the %s spelling', (spelling) => {
  const question = { typeId: 1, emoji: ['fox'], equations: [], ask: { operands: [], operators: [] } } as const
  const hard: PuzzleView = { ...puzzle, question, answer: 0, isToday: false, text: 'a "b" \\ c\n', theme: 'Früchte 🍎' }
  const full: PuzzleView = {
    ...hard,
    // So that no two fields are alike in all three views.
    totalAttempted: 700,
    isMigrated: false,
    availableLetters: 'ABC',
    sudokuQuestion: '1.',
    questionImageSvg: '/a.svg',
    questionImagePreview: '/b.avif',
    answerWord: 'FOX',
    sudokuAnswer: '12',
    answerImageUrl: '/c.avif',
    answerImageSvg: '/c.svg',
  }
  for (const view of [puzzle, hard, full])
    for (const removeUrls of [false, true])
      expect(puzzleText(view, spelling, removeUrls)).toBe(JSON.stringify(puzzleToWire(view, spelling, removeUrls)))
})

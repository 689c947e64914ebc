import { expect, test } from 'vitest'
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

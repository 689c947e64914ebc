import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { expect, test } from 'vitest'
import { emojiPath, latestPath, PICTURE_WIDTHS_PX, questionRasterPath, questionSvgPath } from './pictures.ts'

const LEVELS: readonly (readonly [LevelId, string])[] = [
  [1, 'Easy'],
  [2, 'Medium'],
  [3, 'Hard'],
  [4, 'Expert'],
  [5, 'Master'],
  [6, 'Junior1'],
  [7, 'Junior2'],
  [8, 'Junior3'],
  [9, 'Junior4'],
  [10, 'Junior5'],
]
const TYPES: readonly (readonly [PuzzleTypeId, string])[] = [
  [1, 'Classic'],
  [2, 'Grid'],
  [3, 'Word'],
  [4, 'Sudoku'],
  [5, 'OddEmoji'],
]

test.each(LEVELS)('level %i is called %s in the addresses of pictures', (levelId, code) => {
  expect(questionSvgPath(104_882, levelId)).toBe(`/emojigma/production/Puzzle_104882_${code}.svg`)
  expect(questionRasterPath(7, levelId, 400, 'avif')).toBe(`/emojigma/production/Puzzle_7_${code}_400.avif`)
  expect(questionRasterPath(7, levelId, 800, 'png')).toBe(`/emojigma/production/Puzzle_7_${code}_800.png`)
})

test.each(TYPES)('type %i is called %s in the address of the latest picture', (typeId, code) => {
  expect(latestPath(typeId, 10, '2026-11-21')).toBe(`/emojigma/latest/${code}_Junior5.avif?v=2026-11-21`)
})

test('an emoji’s address changes with the artwork', () => {
  expect(emojiPath('red-apple', 'art-1')).toBe('/emojigma/emoji/red-apple.svg?v=art-1')
})

test('pictures are 400 and 800 pixels wide', () => {
  expect(PICTURE_WIDTHS_PX).toEqual([400, 800])
})

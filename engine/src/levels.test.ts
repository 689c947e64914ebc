import { describe, expect, test } from 'vitest'
import { ALL_LEVEL_IDS, isJunior, isLevelId, JUNIOR_LEVEL_IDS, levelOf, LEVELS, MASTER_LEVEL_ID, NEXT_LEVEL_IDS, stepOf } from './levels.ts'
import type { LevelId } from './levels.ts'
import { existsAt, isPuzzleTypeId, PUZZLE_TYPES, puzzleTypeOf, type PuzzleTypeId } from './types.ts'

/** Id, code, name, points, pips. */
const TABLE = [
  [1, 'Easy', 'Easy', 100, 1],
  [2, 'Medium', 'Medium', 200, 2],
  [3, 'Hard', 'Hard', 300, 3],
  [4, 'Expert', 'Expert', 400, 4],
  [5, 'Master', 'Master', 500, 5],
  [6, 'Junior1', 'Level 1', 50, 1],
  [7, 'Junior2', 'Level 2', 60, 2],
  [8, 'Junior3', 'Level 3', 70, 3],
  [9, 'Junior4', 'Level 4', 80, 4],
  [10, 'Junior5', 'Level 5', 90, 5],
] as const

describe.each(TABLE)('level %i', (id, code, name, points, step) => {
  test(`is ${name}, brings ${points} points and shows ${step} pips`, () => {
    expect(levelOf(id)).toEqual({ id, code, name, points })
    expect(stepOf(id)).toBe(step)
    expect(isJunior(id)).toBe(name.startsWith('Level'))
    expect(isLevelId(id)).toBe(true)
  })
})

test('there are ten levels, the junior ones easier than all others', () => {
  expect(LEVELS.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(JUNIOR_LEVEL_IDS).toEqual([6, 7, 8, 9, 10])
  expect(NEXT_LEVEL_IDS).toEqual([1, 2, 3, 4, 5])
  expect(levelOf(MASTER_LEVEL_ID).name).toBe('Master')
  const points = ALL_LEVEL_IDS.map((id) => levelOf(id).points)
  expect(points).toEqual([50, 60, 70, 80, 90, 100, 200, 300, 400, 500])
})

test.each([0, 11, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no level', (value) => {
  expect(isLevelId(value)).toBe(false)
  expect(() => levelOf(value as LevelId)).toThrow(RangeError)
})

describe.each([
  [1, 'Classic', 'Classic', true],
  [2, 'Grid', 'Grid', false],
  [3, 'Word', 'Word', false],
  [4, 'Sudoku', 'Emojidoku', true],
  [5, 'OddEmoji', 'Spot the odd emoji', true],
] as const)('type %i', (id, code, name, isForJuniors) => {
  test(`is ${name}, ${isForJuniors ? 'for all levels' : 'for Next Level alone'}`, () => {
    expect(puzzleTypeOf(id)).toMatchObject({ id, code, name })
    expect(isPuzzleTypeId(id)).toBe(true)
    expect(JUNIOR_LEVEL_IDS.map((levelId) => existsAt(id, levelId))).toEqual(JUNIOR_LEVEL_IDS.map(() => isForJuniors))
    expect(NEXT_LEVEL_IDS.map((levelId) => existsAt(id, levelId))).toEqual([true, true, true, true, true])
  })
})

test.each([0, 6, -1, 2.5, Number.NaN])('%d is no type', (value) => {
  expect(isPuzzleTypeId(value)).toBe(false)
  expect(() => puzzleTypeOf(value as PuzzleTypeId)).toThrow(RangeError)
  expect(PUZZLE_TYPES).toHaveLength(5)
})

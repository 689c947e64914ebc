import { expect, test } from 'vitest'
import { PUZZLES_A_DAY, SLOTS } from './day.ts'
import { PUZZLE_TYPES } from './types.ts'

test('a day has each type at each of its levels once, and nothing else', () => {
  const named = ({ typeId, levelId }: (typeof SLOTS)[number]) => `${typeId} at ${levelId}`
  const pairs = PUZZLE_TYPES.flatMap(({ id, levels }) => levels.map((levelId) => named({ typeId: id, levelId })))
  expect(SLOTS.map(named).toSorted()).toEqual(pairs.toSorted())
  expect(SLOTS).toHaveLength(PUZZLES_A_DAY)
})

test('the id of a type is its position in the list', () => {
  expect(PUZZLE_TYPES.map(({ id }) => id)).toEqual(PUZZLE_TYPES.map((_, index) => index + 1))
})

import { expect, test } from 'vitest'
import { explain } from './explanation/explain.ts'
import { kindOf } from './kinds.ts'
import type { Puzzle } from './question.ts'
import { STORED_VERSION_1 } from './stored-version-1.test-support.ts'
import { PUZZLE_TYPES } from './types.ts'

test('the kind of each type is of that type', () => {
  expect(PUZZLE_TYPES.map(({ id }) => kindOf(id).typeId)).toEqual(PUZZLE_TYPES.map(({ id }) => id))
})

test('a page explains what its kind explains', () => {
  for (const { question } of STORED_VERSION_1.map((text) => JSON.parse(text) as Puzzle))
    expect(explain(question)).toEqual(kindOf(question.typeId).explain(question))
})

import * as hintWords from '@emojigma/messages/words/hints.ts'
import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { describe, expect, test } from 'vitest'
import { certify } from './certificate.ts'
import { SLOTS } from './day.ts'
import { emojiName } from './emoji/name.ts'
import { wordsOf } from './explanation/explanation-words.ts'
import { explain } from './explanation/explain.ts'
import { kindOf } from './kinds.ts'
import { levelOf } from './levels.ts'
import type { Puzzle } from './question.ts'
import { STORED_VERSION_1 } from './stored-version-1.test-support.ts'
import { explainBoard } from './sudoku/explain.ts'
import { puzzleTypeOf } from './types.ts'

const STORED = STORED_VERSION_1.map((text, slot) => ({ ...(JSON.parse(text) as Puzzle), slot: SLOTS[slot] }))
const NAMED = STORED.map((puzzle) => ({
  ...puzzle,
  name: `${puzzleTypeOf(puzzle.question.typeId).name}, ${levelOf(puzzle.levelId).name}`,
}))

test('there is a stored puzzle of version 1 of each type and level', () => {
  expect(STORED.map(({ question: { typeId }, levelId }) => ({ typeId, levelId }))).toEqual(SLOTS)
})

describe.each(NAMED)('a puzzle of version 1: $name', ({ levelId, theme, question, answer }) => {
  const kind = kindOf(question.typeId)
  const puzzle: Puzzle = { levelId, theme, question, answer }

  test('has its stored answer, and a proof of it', () => {
    expect(kind.solve(question)).toEqual({ kind: 'unique', answer })
    expect(certify(puzzle)).toMatchObject({ kind: 'certified', answer })
  })

  test('is explained step by step up to its answer, in whole sentences', () => {
    const explanation = explain(question)
    if (explanation.kind !== 'explained') throw new Error(explanation.kind)
    expect(explanation.answer).toBe(answer)
    const words = explanation.steps.flatMap((step) => Object.values(wordsOf(step, question.emoji.map(emojiName), hintWords)))
    expect(words.filter((text) => !/^[A-Z\d].*\.$/.test(text) || /undefined|NaN/.test(text))).toEqual([])
  })

  test('is described and has a key by which a repeat is told', () => {
    expect(kind.describe(question, descriptionWords)).toMatch(/[.?]$/)
    expect(kind.repeatKey(puzzle)).not.toBe('')
  })
})

test('an Emojidoku of version 1 has a hint for the next cell', () => {
  const boards = STORED.flatMap(({ question }) => (question.typeId === 4 ? [question] : []))
  expect(boards.map((question) => explainBoard(question, question.board).kind)).toEqual(boards.map(() => 'next'))
})

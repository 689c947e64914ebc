import { describe, expect, test } from 'vitest'
import { TEST_THEME } from './algebra/test-theme.test-support.ts'
import { certify } from './certificate.ts'
import { GENERATOR_VERSION } from './daily.ts'
import { themeNamed } from './emoji/themes.ts'
import { kindOf } from './kinds.ts'
import { levelOf } from './levels.ts'
import type { Puzzle } from './question.ts'
import { randomFrom } from './random.ts'
import { PUZZLE_TYPES } from './types.ts'

const METHODS = { 1: 'linear blocks', 2: 'linear blocks', 3: 'linear blocks', 4: 'full search', 5: 'construction' }
const SLOTS = PUZZLE_TYPES.flatMap(({ id, name, levels }) =>
  levels.map((levelId) => ({ id, levelId, name: `${name} at ${levelOf(levelId).name}` })),
)

describe.each(SLOTS)('the certificate of $name', ({ id, levelId }) => {
  const theme = id === 4 ? themeNamed('Fruit') : TEST_THEME
  const puzzle = kindOf(id).generate({ levelId, theme, random: randomFrom('certificate', id, levelId) })

  test('says what was proven, and by which method', () => {
    const method = id === 4 && levelId > 5 ? 'full list' : METHODS[id]
    expect(certify(puzzle)).toMatchObject({
      kind: 'certified',
      typeId: id,
      levelId,
      generatorVersion: GENERATOR_VERSION,
      proven: 'exactly one answer',
      answer: puzzle.answer,
      proof: { method },
    })
  })

  test('is refused for any other answer', () => {
    expect(certify({ ...puzzle, answer: `${puzzle.answer}1` })).toEqual({ kind: 'refused', reason: 'other answer' })
  })
})

describe('a certificate is refused', () => {
  const boardOf = (board: string): Puzzle => ({ levelId: 5, theme: '', question: { typeId: 4, emoji: [], board }, answer: '' })

  test.each([
    ['', 'impossible'],
    ['.'.repeat(81), 'ambiguous'],
    ['11'.padEnd(16, '.'), 'impossible'],
    ['8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', 'needs guessing'],
  ])('for the board %o', (board, reason) => {
    expect(certify(boardOf(board))).toEqual({ kind: 'refused', reason })
  })
})

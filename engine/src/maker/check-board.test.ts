import { describe, expect, test } from 'vitest'
import { checkBoard, twoSolutions } from './check-board.ts'
import type { MadeFault } from './faults.ts'

const EMOJI = ['red-apple', 'mushroom', 'dolphin', 'carrot', 'rocket', 'crab', 'bell', 'key', 'sun']

const checked = (board: string) => checkBoard({ typeId: 4, emoji: EMOJI.slice(0, Math.sqrt(board.length)), board })

test.each<[string, MadeFault]>([
  ['1..1............', { kind: 'emoji repeats', emoji: 'red-apple', cells: [0, 3], unit: { kind: 'row', index: 0 } }],
  ['.......2.......2', { kind: 'emoji repeats', emoji: 'mushroom', cells: [7, 15], unit: { kind: 'column', index: 3 } }],
  ['..........4....4', { kind: 'emoji repeats', emoji: 'carrot', cells: [10, 15], unit: { kind: 'box', index: 3 } }],
  ['1234341221434321', { kind: 'nothing left to do' }],
  ['.123........4...', { kind: 'nothing fits', cell: 0 }],
  ['12.........3...4', { kind: 'nothing fits', cell: 3 }],
  ['1..32.....2.....', { kind: 'no place for', emoji: 'mushroom', unit: { kind: 'row', index: 0 } }],
  ['4..2......4..32.', { kind: 'no place for', emoji: 'carrot', unit: { kind: 'row', index: 3 } }],
  ['...34...1.....3.', { kind: 'no place for', emoji: 'dolphin', unit: { kind: 'column', index: 0 } }],
  ['..4........1...3', { kind: 'no place for', emoji: 'carrot', unit: { kind: 'column', index: 3 } }],
  ['.24.......3.1...', { kind: 'no way to fill', toBlame: [1, 2, 10, 12] }],
  ['.23.4....4.3..41', { kind: 'no way to fill', toBlame: [1, 2, 15] }],
  [
    '12..34..........',
    {
      kind: 'two ways to fill',
      cell: 9,
      emoji: ['red-apple', 'dolphin'],
      boards: ['1234341221434321', '1234341223414123'],
    },
  ],
  // A search alone fills it.
  ['..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..', { kind: 'needs guessing' }],
  // Made to mislead a search.
  ['....9....1..........8...1......8............1.1.....7...4.7..6.6........7.......4', { kind: 'not decided' }],
])('the board %s is refused with its reason', (board, fault) => {
  expect(checked(board)).toEqual({ kind: 'faulty', faults: [fault] })
})

test('a board that can be worked out has its answer and level', () => {
  expect(checked('12..34..2.4..3.1')).toEqual({ kind: 'good', answer: '1234341221434321', levelId: 8 })
})

test('a board needs as many emoji as its sides are long', () => {
  const wrong = checkBoard({ typeId: 4, emoji: EMOJI, board: '.'.repeat(16) })
  expect(wrong).toEqual({ kind: 'faulty', faults: [{ kind: 'wrong number of emoji', needed: 4 }] })
})

describe('two solutions of a board', () => {
  test.each([
    ['12..34..2.4..3.1', ['1234341221434321']],
    ['................', ['1234341221434321', '1234341223414123']],
    ['.24.......3.1...', []],
    ['11..............', []],
    ['11'.padEnd(81, '.'), []],
  ])('%s', (board, solutions) => {
    expect(twoSolutions(board)).toEqual(solutions)
  })

  test('of 81 cells are those of the search', () => {
    const [one, two, three] = twoSolutions('.'.repeat(81))
    expect(one).toHaveLength(81)
    expect(two).not.toBe(one)
    expect(three).toBeUndefined()
    const almostFull = `.${one?.slice(1)}`
    expect(twoSolutions(almostFull)).toEqual([one])
  })
})

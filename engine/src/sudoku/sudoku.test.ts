import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { describe, expect, test } from 'vitest'
import { themeNamed } from '../emoji/themes.ts'
import { ALL_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { Puzzle, SudokuQuestion } from '../question.ts'
import { randomFrom } from '../random.ts'
import { sudoku } from './sudoku.ts'

/** The boards of three seeds. To be changed only together with GENERATOR_VERSION. */
const GOLDEN: Readonly<Record<LevelId, readonly string[]>> = {
  6: ['123.4.2.24.3.142', '2.3443123241.4..', '43212.34.2.33.12'],
  7: ['.31.4.3..24.3421', '.1.4..2.124343.2', '1.42.4.1412...14'],
  8: ['.....124..121.43', '4.3.31..23..1.2.', '4.1..3.43.4..4.1'],
  9: ['..4.4..3.4..1.2.', '....1.3.41..2.14', '.3.2...13...4.2.'],
  10: ['.2.4.....3.2.1..', '..4.4......2.3..', '1.....4...1...34'],
  1: [
    '.9...543.6.8...1...5.79182.1....3..28..97..4...7..2.89916...2..72..196.8..56.79.3',
    '.3....6..789..35..2.5.7..4.3517......7..2..65.425...385.348697.4..1.7....17.324..',
    '..5...4..6.49157.2128467395.9.648.5....3.1....4.529.7.41.892.67.57...84..........',
  ],
  2: [
    '61.35..2.5...67.....4...6..7...9.8.....4......56.13.9.13..7....4.793.1.6...5...73',
    '...28.35....1.59.4.239.7..8...7.814..34.2...5...45....7.58....1.1.3........51..9.',
    '.96...58..4.....7.728...439..9...3....32.67..5.4.7.9.8..13.42..9.......5.5.9.8.6.',
  ],
  3: [
    '7.5.6.9.4.19...56.....3......36.81.............47196..3.8.9.2.5.5.....8.2..5.7..6',
    '..7.6.3..4..3.5..88.6......3...8.721...1.29........4..6..7..29.7.28..6...1.......',
    '4385...9...9......2..8..5.3.2..63.7......4....4.2..6.519.47......3.2...78.4..5...',
  ],
  4: [
    '2..89..54.7..6....56............3.4.1.72.....3......8..9...82.17.5.1.4......4...5',
    '.7..9...4.4.1...2.1.65......5.7...9...8..9....6......57..68......1...26....4.18..',
    '..5.......6...7..873....215...4.3..1.....8.933...6.7248..5.6.....2.......79...18.',
  ],
  5: [
    '...8.7....3.....2.581...467............951....67...98...3...7..61.....43..45.86..',
    '...65..134....8...5..4........9.....7...8..2..2....76..4.....3.8....45....3..728.',
    '..6..4.3.....8.2.91.......7.....53.27..31.5.8.4.........42.9..5.5.......8..7.....',
  ],
}

function puzzle(levelId: LevelId, seed: number, themeName = 'Farm'): Puzzle<SudokuQuestion> {
  return sudoku.generate({ levelId, theme: themeNamed(themeName), random: randomFrom('golden', levelId, seed) })
}

describe('an Emojidoku', () => {
  test.each(ALL_LEVEL_IDS)('of level %i is the same for the same seed', (levelId) => {
    expect(puzzle(levelId, 7)).toEqual(puzzle(levelId, 7))
    expect(puzzle(levelId, 7)).not.toEqual(puzzle(levelId, 8))
  })

  test.each(ALL_LEVEL_IDS)('of level %i keeps the board of its seed for as long as the generator version stays', (levelId) => {
    expect([1, 2, 3].map((seed) => puzzle(levelId, seed).question.board)).toEqual(GOLDEN[levelId])
  })
})

describe('the words of an Emojidoku', () => {
  const question: SudokuQuestion = { typeId: 4, emoji: ['cow-face', 'red-apple', 'tractor', 'goat'], board: '...31...4......1' }

  test('name the emoji, the rules and every cell', () => {
    expect(sudoku.describe(question, descriptionWords)).toBe(
      'A 4 by 4 board with 4 emoji given. The emoji are cow, apple, tractor, goat. Fill every empty cell so that each row, column and box has each emoji once. Row 1: empty, empty, empty, tractor. Row 2: cow, empty, empty, empty. Row 3: goat, empty, empty, empty. Row 4: empty, empty, empty, cow.',
    )
  })

  test('number the rows of a 9×9 board', () => {
    const { question: ninth } = puzzle(1, 1)
    expect(sudoku.describe(ninth, descriptionWords)).toMatch(/^A 9 by 9 board with 39 emoji given\. .* Row 9: (\S.*, ){8}\S.*\.$/)
  })
})

describe('the repeat key of an Emojidoku', () => {
  const keyOf = (board: string, levelId: LevelId = 9): string => {
    const question: SudokuQuestion = { typeId: 4, emoji: [], board }
    return sudoku.repeatKey({ levelId, theme: '', question, answer: '' })
  }

  test('is the same whichever digit stands for which emoji', () => {
    expect(keyOf('...31...4......1')).toBe('...12...3......2')
    expect(keyOf('...42...1......2')).toBe(keyOf('...31...4......1'))
  })

  test('differs with what is given, and where', () => {
    expect(keyOf('...31...4.....1.')).not.toBe(keyOf('...31...4......1'))
    expect(keyOf('...31...1......4')).not.toBe(keyOf('...31...4......1'))
    expect(keyOf('3......1...41...')).not.toBe(keyOf('...31...4......1'))
  })

  test.each([
    ['mirrored', '3......1...41...'],
    ['upside down', '...14...1......3'],
    ['turned by a quarter', '.41.........1..3'],
    ['turned by half', '1......4...13...'],
    ['mirrored in the diagonal', '.14.........3..1'],
  ])('is the same at Level 5 for a board that comes back %s', (_, board) => {
    expect(keyOf(board, 10)).toBe(keyOf('...31...4......1', 10))
  })

  test('never comes back in the archive, and at Level 5, which has too few boards for that, not within a year', () => {
    expect(ALL_LEVEL_IDS.map(sudoku.repeatWindowDays)).toEqual(ALL_LEVEL_IDS.map((levelId) => (levelId === 10 ? 365 : undefined)))
  })
})

test('refuses a level that the kind of board does not have', () => {
  expect(() => puzzle(11 as LevelId, 1)).toThrow(Error)
})

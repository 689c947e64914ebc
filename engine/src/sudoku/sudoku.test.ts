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
    '.9...548.6.8.......5.86912.1...83..25..97..4...7..2.39916...2..72..916.8..56.79.3',
    '.3....5..7.9..53..2.5.3..8.3517......7..2..15.425.9.384.385697.5..4.1....17.934..',
    '..5...4....41957..128.6.395.5964812....3.1....8.529.7.4..812..7.12...84.8.......1',
  ],
  2: [
    '7.1..4..943...27...68.....4.4...3.9..9.1...4.1.64.98.39...1..3.........55..2..47.',
    '..683.7..7..6....2.8172.5...5.1........496.5..39....6..7...2.9.862.1.......3.827.',
    '.3..247.578.3..2.6....7..3...3.8..7.4..5..8...79..3........86..941756...3....1.5.',
  ],
  3: [
    '5.42.......751.4......74..87.18.....3.596..8...6..59......9..13...1.2.95.....62..',
    '65.....87.89...32.1..7.2..65.......39.4.1.7.8....9.......8.9.....83.12......6....',
    '.....2........56.7.5.81..34.83...4.14.9...5.32.7...89.69..78.4.7.41........9.....',
  ],
  4: [
    '34.2.........8.4.2.9..5.......5.7.9.5731...68....28......9.......9.1.8.523.....79',
    '9...7.2......9.4.6..85........7........83..1.6....2.584.3.....9.56........2..1.3.',
    '3...8...9......4...82..9.5..6..48....73...........183...7.....61.....2.5...5.41..',
  ],
  5: [
    '87.4....5.1.....98..........8.74.6..6......5.4..2.6.....6197..4.........2.....5.9',
    '.8........173.......5....9....21...6...8...3.8....5...4...6.3.5.687..4.22...5....',
    '...1..53.15...6.9..3.9.2...........1....287..5.2..4...7.....4.8.9.....7..4.8..2..',
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
    expect(sudoku.describe(question)).toBe(
      'A 4 by 4 board with 4 emoji given. The emoji are cow, apple, tractor, goat. Fill every empty cell so that each row, column and box has each emoji once. Row 1: empty, empty, empty, tractor. Row 2: cow, empty, empty, empty. Row 3: goat, empty, empty, empty. Row 4: empty, empty, empty, cow.',
    )
  })

  test('number the rows of a 9×9 board', () => {
    const { question: ninth } = puzzle(1, 1)
    expect(sudoku.describe(ninth)).toMatch(/^A 9 by 9 board with 39 emoji given\. .* Row 9: (\S.*, ){8}\S.*\.$/)
  })
})

describe('the repeat key of an Emojidoku', () => {
  const keyOf = (board: string): string => {
    const question: SudokuQuestion = { typeId: 4, emoji: [], board }
    return sudoku.repeatKey({ levelId: 10, theme: '', question, answer: '' })
  }

  test('is the same whichever digit stands for which emoji', () => {
    expect(keyOf('...31...4......1')).toBe('...12...3......2')
    expect(keyOf('...42...1......2')).toBe(keyOf('...31...4......1'))
  })

  test('differs with what is given, and where', () => {
    expect(keyOf('...31...4.....1.')).not.toBe(keyOf('...31...4......1'))
    expect(keyOf('...31...1......4')).not.toBe(keyOf('...31...4......1'))
  })

  test('never comes back in the archive', () => {
    expect(ALL_LEVEL_IDS.map(sudoku.repeatWindowDays)).toEqual(ALL_LEVEL_IDS.map(() => undefined))
  })
})

test('refuses a level that the kind of board does not have', () => {
  expect(() => puzzle(11 as LevelId, 1)).toThrow(Error)
})

import { describe, expect, test } from 'vitest'
import { themeNamed } from '../emoji/themes.ts'
import { ALL_LEVEL_IDS, isJunior, levelOf, NEXT_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { Puzzle, SudokuQuestion } from '../question.ts'
import { randomFrom } from '../random.ts'
import { isComplete } from './board.ts'
import { FOUR_GRIDS, solutionsOfFour } from './four.ts'
import { climb, FOUR_LADDER, NINE_LADDER } from './techniques/ladder.ts'
import { readBoard, writeBoard } from './notation.ts'
import { Position } from './position.ts'
import type { Candidate } from './techniques/step.ts'
import { sudoku } from './sudoku.ts'
import {
  hiddenPair,
  inBox,
  inLine,
  isSolvedBy,
  locked,
  naked,
  nakedPair,
  plainSolutions,
  xWing,
  type PlainTechnique,
} from './testing/plain-checker.ts'
import { FOUR, NINE } from './units.ts'

const SEEDS = 1000
const GIVENS: Readonly<Record<LevelId, readonly [fewest: number, most: number]>> = {
  1: [38, 42],
  2: [31, 35],
  3: [27, 31],
  4: [23, 29],
  5: [22, 28],
  6: [11, 12],
  7: [10, 10],
  8: [8, 9],
  9: [6, 7],
  10: [4, 5],
}

const made = new Map<LevelId, readonly Puzzle<SudokuQuestion>[]>()

function puzzlesAt(levelId: LevelId): readonly Puzzle<SudokuQuestion>[] {
  const known = made.get(levelId)
  if (known) return known
  const theme = themeNamed('Fruit')
  const puzzles = Array.from({ length: SEEDS }, (_, seed) =>
    sudoku.generate({ levelId, theme, random: randomFrom('sudoku property', levelId, seed) }),
  )
  made.set(levelId, puzzles)
  return puzzles
}

describe.each(ALL_LEVEL_IDS.map((levelId) => ({ levelId, name: levelOf(levelId).name })))('Emojidoku at $name', ({ levelId }) => {
  test('has one solution, its answer, whatever the seed', () => {
    const wrong = puzzlesAt(levelId).filter(({ question, answer }) => String(plainSolutions(question.board, 2)) !== answer)
    expect(wrong).toEqual([])
  })

  test('is solved by the engine too', () => {
    const solutions = puzzlesAt(levelId).map(({ question }) => sudoku.solve(question))
    expect(solutions).toEqual(puzzlesAt(levelId).map(({ answer }) => ({ kind: 'unique', answer })))
    expect(puzzlesAt(levelId).every(({ answer }) => isComplete(answer))).toBe(true)
  })

  test('shows as many givens as the level allows', () => {
    const counts = puzzlesAt(levelId).map(({ question }) => question.board.replaceAll('.', '').length)
    expect([Math.min(...counts), Math.max(...counts)]).toEqual(GIVENS[levelId])
  })

  test('has a different emoji for each digit', () => {
    const counts = new Set(puzzlesAt(levelId).map(({ question }) => new Set(question.emoji).size))
    expect([...counts]).toEqual([isJunior(levelId) ? 4 : 9])
  })

  test('seldom repeats itself', () => {
    expect(new Set(puzzlesAt(levelId).map(sudoku.repeatKey)).size).toBeGreaterThan(SEEDS * (levelId === 10 ? 0.35 : 0.7))
  })
})

describe('the level of a 9×9 board', () => {
  const singles = [inBox, inLine, naked]
  const expert = [...singles, locked, nakedPair, xWing, hiddenPair]
  /** The seeds whose boards these techniques solve. */
  const solvedBy = (levelId: LevelId, techniques: readonly PlainTechnique[]): number =>
    puzzlesAt(levelId).filter(({ question }) => isSolvedBy(question.board, techniques)).length

  test('Easy: hidden singles in boxes are enough', () => {
    expect(solvedBy(1, [inBox])).toBe(SEEDS)
  })

  test('Medium: hidden singles in lines are needed, and enough', () => {
    expect(solvedBy(2, [inBox])).toBe(0)
    expect(solvedBy(2, [inBox, inLine])).toBe(SEEDS)
  })

  test('Hard: naked singles are needed, and enough', () => {
    expect(solvedBy(3, [inBox, inLine])).toBe(0)
    expect(solvedBy(3, singles)).toBe(SEEDS)
  })

  test('Expert: locked candidates, pairs or X-wings are needed, and enough', () => {
    expect(solvedBy(4, singles)).toBe(0)
    expect(solvedBy(4, expert)).toBe(SEEDS)
  })

  test('Master: not even those are enough', () => {
    expect(solvedBy(5, expert)).toBe(0)
  })

  test.each(NEXT_LEVEL_IDS)(
    '%i never asks for a guess: each step follows, none takes a right digit away, and they lead to the answer',
    (levelId) => {
      for (const { question, answer } of puzzlesAt(levelId)) {
        const position = new Position(NINE, readBoard(question.board) ?? new Int32Array(81))
        const isRight = ({ cell, digit }: Candidate): boolean => answer[cell] === String(digit)
        const steps = climb(position, NINE_LADDER)
        expect(steps.every(({ placement, eliminations }) => (placement ? isRight(placement) : eliminations.length > 0))).toBe(true)
        expect(steps.some(({ eliminations }) => eliminations.some(isRight))).toBe(false)
        expect(position.isSolved).toBe(true)
      }
    },
  )
})

describe('the score of a board', () => {
  const scoresAt = (levelId: LevelId): readonly number[] =>
    puzzlesAt(levelId)
      .slice(0, 400)
      .map(({ question }) => {
        const rating = sudoku.rate(question)
        return rating.kind === 'rated' ? rating.score : Number.NaN
      })

  test.each([
    [6, 7, 0.95],
    [7, 8, 0.95],
    [8, 9, 0.9],
    [9, 10, 0.8],
    [1, 2, 0.95],
    [2, 3, 0.95],
    [3, 4, 0.8],
    [4, 5, 0.8],
  ] as const)('of level %i is below that of level %i in a share of %d of all pairs or more', (easier, harder, share) => {
    const scores = scoresAt(harder)
    const others = scoresAt(easier)
    const above = scores.flatMap((score) => others.map((other) => (score > other ? 1 : score === other ? 0.5 : 0)))
    expect(above.reduce<number>((sum, one) => sum + one, 0) / above.length).toBeGreaterThanOrEqual(share)
  })
})

describe('the level of a 4×4 board', () => {
  const looksAt = (levelId: LevelId): readonly (number | undefined)[] =>
    puzzlesAt(levelId).map(({ question }) => looksForLastCells(question.board))
  const hiddenSinglesAt = (levelId: LevelId): readonly number[] =>
    puzzlesAt(levelId).map(({ question }) => {
      const steps = climb(new Position(FOUR, readBoard(question.board) ?? new Int32Array(16)), FOUR_LADDER)
      return steps.filter(({ technique }) => technique === 'hidden single in box').length
    })

  test('Level 1 is filled in two looks for the last empty cell of a row, column or box', () => {
    expect(new Set(looksAt(6))).toEqual(new Set([1, 2]))
  })

  test('at Level 2 some last cells come only after others', () => {
    expect(new Set(looksAt(7))).toEqual(new Set([3]))
  })

  test('from Level 3 on last cells are not enough, and more and more other cells have to be seen', () => {
    for (const levelId of [8, 9, 10] as const) expect(new Set(looksAt(levelId))).toEqual(new Set([undefined]))
    expect(new Set(hiddenSinglesAt(8))).toEqual(new Set([1]))
    expect(new Set(hiddenSinglesAt(9))).toEqual(new Set([2]))
    expect(Math.min(...hiddenSinglesAt(10))).toBe(3)
  })

  test('every 4×4 board with one solution is solved by the last cell of a unit and hidden singles in boxes', () => {
    const unsolved: string[] = []
    // Renaming digits changes nothing, so the grids that begin with 1234 stand for all.
    for (const grid of FOUR_GRIDS.filter((candidate) => writeBoard(candidate).startsWith('1234'))) {
      for (let shown = 0; shown < 65_536; shown += 7) {
        const givens = grid.map((digit, cell) => ((shown >> cell) & 1 ? digit : 0))
        if (solutionsOfFour(givens).length !== 1) continue
        const position = new Position(FOUR, givens)
        climb(position, FOUR_LADDER)
        if (!position.isSolved) unsolved.push(writeBoard(givens))
      }
    }
    expect(unsolved).toEqual([])
  })
})

/** How often one looks through a 4×4 board when each time every cell is filled that is the last of a row, column or box; undefined where
 *  that does not fill the board. */
function looksForLastCells(board: string): number | undefined {
  const unitsOf = (cell: number): number[] => {
    const [row, column] = [Math.trunc(cell / 4), cell % 4]
    return [row, 4 + column, 8 + 2 * Math.trunc(row / 2) + Math.trunc(column / 2)]
  }
  let empty = [...board].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []))
  for (let looks = 0; ; looks += 1) {
    if (empty.length === 0) return looks
    const units = empty.flatMap(unitsOf)
    const waiting = empty.filter((cell) => unitsOf(cell).every((unit) => units.filter((other) => other === unit).length > 1))
    if (waiting.length === empty.length) return undefined
    empty = waiting
  }
}

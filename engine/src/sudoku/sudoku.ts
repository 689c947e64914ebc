import { pickBoardSet } from '../emoji/distinct.ts'
import { emojiName } from '../emoji/name.ts'
import type { DescribingWords, GenerateRequest, Kind } from '../kind.ts'
import { isJunior, type LevelId } from '../levels.ts'
import type { Puzzle, SudokuQuestion } from '../question.ts'
import { explainEmojidoku, hasSums } from '../sum-board/explain.ts'
import { sumsKey } from '../sum-board/generate.ts'
import { rateEmojidoku } from '../sum-board/rate.ts'
import { proveSums, solveSums } from '../sum-board/solve.ts'
import { boardSide, columnOf, EMPTY_CELL, rowOf } from './board.ts'
import { generateFour } from './generate-four.ts'
import { generateNine } from './generate-nine.ts'
import { boardSkills, boardStrand } from './learning.ts'
import { nineLevelOf } from './levels.ts'
import { writeBoard } from './notation.ts'
import { proveBoard, solveBoard } from './solve.ts'

/** Emojidoku: each row, column and box has each emoji once.
 *  Source: docs/product.md, Emojidoku */
export const sudoku: Kind<SudokuQuestion> = {
  typeId: 4,
  generate,
  solve: (question) => (hasSums(question) ? solveSums(question) : solveBoard(question.board)),
  prove: (question) => (hasSums(question) ? proveSums(question) : proveBoard(question.board)),
  rate: rateEmojidoku,
  middleScores: { 6: 21, 7: 32, 8: 45, 9: 71, 10: 104, 1: 619, 2: 2081, 3: 9356, 4: 13_763, 5: 20_273 },
  skills: boardSkills,
  strand: boardStrand,
  explain: explainEmojidoku,
  describe,
  repeatKey: ({ levelId, question, answer }) => {
    if (hasSums(question)) return sumsKey(question, answer, FOUR_TURNS)
    return levelId === LEVEL_5 ? turnedAndRelabelled(question.board) : relabelled(question.board)
  },
  repeatWindowDays: (levelId) => (levelId === LEVEL_5 ? DAYS_WITHOUT_A_REPEAT : undefined),
}

const LEVEL_5: LevelId = 10
/** Level 5 has so few givens that a turned or mirrored board would be recognised. 1,637 boards are different up to symmetry, so none
 *  recurs within a year. */
const DAYS_WITHOUT_A_REPEAT = 365

function generate({ levelId, theme, random }: GenerateRequest): Puzzle<SudokuQuestion> {
  const givens = isJunior(levelId) ? generateFour(levelId, random) : generateNine(nineLevelOf(levelId), random)
  const board = writeBoard(givens)
  const solution = solveBoard(board)
  if (solution.kind !== 'unique') throw new Error(`generated a board that is ${solution.kind}: ${board}`)
  const emoji = pickBoardSet(random, theme, boardSide(board))
  return { levelId, theme: theme.name, question: { typeId: 4, emoji, board }, answer: solution.answer }
}

function describe({ emoji, board, sums }: SudokuQuestion, words: DescribingWords, names: readonly string[] = emoji.map(emojiName)): string {
  const side = boardSide(board)
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from(board.slice(row * side, (row + 1) * side), (symbol) => (symbol === EMPTY_CELL ? undefined : Number(symbol) - 1)),
  )
  const described = words.board(rows, names)
  return sums ? `${described} ${words.boardSums(sums, names)}` : described
}

/** Renames the symbols 1, 2, 3 … in order of appearance, so that boards with other emoji become equal. Turned and mirrored boards stay
 *  different, as they are for the player. */
function relabelled(board: string): string {
  const names = new Map([[EMPTY_CELL, EMPTY_CELL]])
  return [...board]
    .map((symbol) => {
      const name = names.get(symbol) ?? String(names.size)
      names.set(symbol, name)
      return name
    })
    .join('')
}

/** The lexicographically first of the eight turned and mirrored forms of a 4×4 board, relabelled. */
function turnedAndRelabelled(board: string): string {
  const all = FOUR_TURNS.map((cells) => relabelled(cells.map((cell) => board[cell]).join('')))
  return all.reduce((first, other) => (other < first ? other : first))
}

/** For each symmetry of a 4×4 board the source of its sixteen cells. */
const FOUR_TURNS: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((way) =>
  Array.from({ length: 16 }, (_, cell) => {
    const row = way & 1 ? 3 - rowOf(cell, 4) : rowOf(cell, 4)
    const column = way & 2 ? 3 - columnOf(cell, 4) : columnOf(cell, 4)
    return way & 4 ? 4 * column + row : 4 * row + column
  }),
)

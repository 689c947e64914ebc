import { pickBoardSet } from '../emoji/distinct.ts'
import { emojiName } from '../emoji/name.ts'
import type { GenerateRequest, Kind } from '../kind.ts'
import { isJunior } from '../levels.ts'
import type { Puzzle, SudokuQuestion } from '../question.ts'
import { explainSudoku } from './explain.ts'
import { boardSide, EMPTY_CELL } from './board.ts'
import { generateFour } from './generate-four.ts'
import { generateNine } from './generate-nine.ts'
import { nineLevelOf } from './levels.ts'
import { writeBoard } from './notation.ts'
import { rateSudoku } from './rate.ts'
import { proveBoard, solveBoard } from './solve.ts'

/** Emojidoku: each row, column and box has each emoji once.
 *  Source: docs/product.md, Emojidoku */
export const sudoku: Kind<SudokuQuestion> = {
  typeId: 4,
  generate,
  solve: ({ board }) => solveBoard(board),
  prove: ({ board }) => proveBoard(board),
  rate: rateSudoku,
  explain: explainSudoku,
  describe,
  repeatKey: ({ question }) => relabelled(question.board),
  // Even the level with the fewest boards, Junior 5, has 12,912 keys: one a day for 35 years.
  repeatWindowDays: () => undefined,
}

function generate({ levelId, theme, random }: GenerateRequest): Puzzle<SudokuQuestion> {
  const givens = isJunior(levelId) ? generateFour(levelId, random) : generateNine(nineLevelOf(levelId), random)
  const board = writeBoard(givens)
  const solution = solveBoard(board)
  if (solution.kind !== 'unique') throw new Error(`generated an ${solution.kind} board: ${board}`)
  const emoji = pickBoardSet(random, theme, boardSide(board))
  return { levelId, theme: theme.name, question: { typeId: 4, emoji, board }, answer: solution.answer }
}

function describe({ emoji, board }: SudokuQuestion): string {
  const side = boardSide(board)
  const nameOf = (symbol: string): string => (symbol === EMPTY_CELL ? 'empty' : emojiName(emoji[Number(symbol) - 1] ?? ''))
  const rows = Array.from({ length: side }, (_, row) => {
    const symbols = Array.from(board.slice(row * side, (row + 1) * side))
    return `Row ${row + 1}: ${symbols.map(nameOf).join(', ')}.`
  })
  const givenCount = [...board].filter((symbol) => symbol !== EMPTY_CELL).length
  return [
    `A ${side} by ${side} board with ${givenCount} emoji given. The emoji are ${emoji.map(emojiName).join(', ')}.`,
    'Fill every empty cell so that each row, column and box has each emoji once.',
    ...rows,
  ].join(' ')
}

/** The board with its symbols renamed 1, 2, 3 … in the order in which they first appear: boards that differ only in which emoji stands
 *  for which become the same. Turned and mirrored boards stay different, as they are to the one who solves them. */
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

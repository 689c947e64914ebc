import { pickBoardSet } from '@emojigma/engine/emoji/distinct.ts'
import { themeNamed } from '@emojigma/engine/emoji/themes.ts'
import type { SudokuQuestion } from '@emojigma/engine/question.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { EMPTY_CELL, type BoardSide } from '@emojigma/engine/sudoku/board.ts'

/** An empty board.
 *  @param draw another number picks other emoji of the theme */
export function emptyBoard(side: BoardSide, themeName: string, draw: number): SudokuQuestion {
  const emoji = pickBoardSet(randomFrom('maker', themeName, draw), themeNamed(themeName), side)
  return { typeId: 4, emoji, board: EMPTY_CELL.repeat(side * side) }
}

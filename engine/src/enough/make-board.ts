import type { EmojiTheme } from '../kind.ts'
import type { LevelId } from '../levels.ts'
import type { Random } from '../random.ts'
import { EMPTY_CELL, repeatedCells } from '../sudoku/board.ts'
import { sudoku } from '../sudoku/sudoku.ts'
import { judge } from './judge.ts'
import type { BoardQuestion, EnoughAnswer } from './question.ts'

const MOST_BOARDS = 300

/** Makes a 4×4 board with a given cell too few, or one too many, which may be wrong.
 *  @throws Error when none of many boards can be changed so */
export function makeBoard(wanted: EnoughAnswer, levels: readonly LevelId[], theme: EmojiTheme, random: Random): BoardQuestion {
  for (let drawn = 0; drawn < MOST_BOARDS; drawn += 1) {
    const { question, answer } = sudoku.generate({ levelId: random.pick(levels), theme, random })
    const cells = random.shuffle(
      [...question.board].flatMap((symbol, cell) => ((symbol === EMPTY_CELL) !== (wanted === 'many') ? [cell] : [])),
    )
    for (const cell of cells) {
      const right = Number(answer[cell])
      const others = [1, 2, 3, 4].filter((digit) => digit !== right)
      const symbol = wanted === 'many' ? EMPTY_CELL : wanted === 'one' ? right : random.pick(others)
      const board = `${question.board.slice(0, cell)}${symbol}${question.board.slice(cell + 1)}`
      const made: BoardQuestion = { kind: 'board', board: { ...question, board } }
      // Two equal emoji in a row would give it away at a glance.
      if (repeatedCells(board).length === 0 && judge(made).answer === wanted) return made
    }
  }
  throw new Error(`no board with ${wanted}`)
}

import { emojiName } from '../emoji/name.ts'
import { describe, expect, test } from 'vitest'
import { THEMES } from '../emoji/themes.ts'
import { ALL_LEVEL_IDS, levelOf, type LevelId } from '../levels.ts'
import type { Puzzle, SudokuQuestion } from '../question.ts'
import { randomFrom, type Random } from '../random.ts'
import { boardSide, EMPTY_CELL, isComplete, peersOf } from '../sudoku/board.ts'
import { sudoku } from '../sudoku/sudoku.ts'
import { checkMade } from './check.ts'
import type { MadeFault } from './faults.ts'
import { faultInWords } from '@emojigma/messages/words/faults.ts'

const SEEDS = 60
const DAMAGED = 60

function generated(levelId: LevelId, seed: number): Puzzle<SudokuQuestion> {
  const theme = THEMES[seed % THEMES.length]
  if (!theme) throw new Error('no theme')
  return sudoku.generate({ levelId, theme, random: randomFrom('maker', 'sudoku', levelId, seed) })
}

const put = (board: string, cell: number, symbol: string): string => board.slice(0, cell) + symbol + board.slice(cell + 1)

/** Takes givens away, puts something into an empty cell, or exchanges a given. */
function damaged(question: SudokuQuestion, random: Random): SudokuQuestion {
  const { board } = question
  const cellsWith = (isGiven: boolean) => [...board].flatMap((symbol, cell) => ((symbol !== EMPTY_CELL) === isGiven ? [cell] : []))
  const digit = `${1 + random.below(boardSide(board))}`
  switch (random.below(3)) {
    case 0:
      return {
        ...question,
        board: random
          .shuffle(cellsWith(true))
          .slice(0, 4)
          .reduce((left, cell) => put(left, cell, EMPTY_CELL), board),
      }
    case 1:
      return { ...question, board: put(board, random.pick(cellsWith(false)), digit) }
    default:
      return { ...question, board: put(board, random.pick(cellsWith(true)), digit) }
  }
}

const hasGivens = (full: string, board: string): boolean =>
  [...board].every((symbol, cell) => symbol === EMPTY_CELL || symbol === full[cell])

function isTrue(fault: MadeFault, { board, emoji }: SudokuQuestion): boolean {
  const side = boardSide(board)
  switch (fault.kind) {
    case 'two ways to fill': {
      const [one, two] = fault.boards
      return [one, two].every((full) => isComplete(full) && hasGivens(full, board)) && one[fault.cell] !== two[fault.cell]
    }
    case 'emoji repeats': {
      const [one, two] = fault.cells
      return (
        board[one] === board[two] &&
        board[one] !== EMPTY_CELL &&
        peersOf(one, side).includes(two) &&
        emoji[Number(board[one]) - 1] === fault.emoji
      )
    }
    case 'nothing fits':
      return (
        new Set(
          peersOf(fault.cell, side)
            .map((peer) => board[peer])
            .filter((symbol) => symbol !== EMPTY_CELL),
        ).size === side
      )
    case 'no way to fill':
      return fault.toBlame.every(
        (cell) =>
          board[cell] !== EMPTY_CELL && sudoku.solve({ typeId: 4, emoji, board: put(board, cell, EMPTY_CELL) }).kind !== 'impossible',
      )
    case 'no place for':
      return sudoku.solve({ typeId: 4, emoji, board }).kind === 'impossible'
    default:
      return true
  }
}

describe.each(ALL_LEVEL_IDS.map((levelId) => ({ levelId, name: levelOf(levelId).name })))('Emojidoku at $name', ({ levelId }) => {
  test('is good as it was generated, at its level and with its answer', () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { question, answer } = generated(levelId, seed)
      expect(checkMade(question)).toEqual({ kind: 'good', answer, levelId })
    }
  })

  test('is refused with a true witness when it was damaged, or has one answer still', () => {
    for (let seed = 0; seed < DAMAGED; seed += 1) {
      const question = damaged(generated(levelId, seed).question, randomFrom('damage', levelId, seed))
      const checked = checkMade(question)
      const solved = sudoku.solve(question)
      expect(checked.kind === 'faulty' || (solved.kind === 'unique' && solved.answer === checked.answer)).toBe(true)
      for (const fault of checked.kind === 'faulty' ? checked.faults : []) {
        expect(isTrue(fault, question), `${faultInWords(fault, question, emojiName)} ${question.board}`).toBe(true)
        expect(faultInWords(fault, question, emojiName)).toMatch(/^[A-Z].*\.$/s)
      }
    }
  })
})

import { describe, expect, test } from 'vitest'
import { themeNamed } from '../emoji/themes.ts'
import { NEXT_LEVEL_IDS } from '../levels.ts'
import type { SudokuQuestion } from '../question.ts'
import { randomFrom } from '../random.ts'
import { explainSudoku } from './explain.ts'
import { NINE_LADDER } from './techniques/ladder.ts'
import { nineLevelOf } from './levels.ts'
import { rateSudoku } from './rate.ts'
import { sudoku } from './sudoku.ts'
import { PlainBoard } from './testing/plain-board.ts'

const SINGLES = ['hidden single in box', 'hidden single in line', 'naked single'] as const
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)

function questionsAt(levelId: (typeof NEXT_LEVEL_IDS)[number]): SudokuQuestion[] {
  return SEEDS.map((seed) => sudoku.generate({ levelId, theme: themeNamed('Fruit'), random: randomFrom('rating', levelId, seed) }).question)
}

/** Cells that have one candidate, or a candidate that no other cell of a row, column or box has; counted the slow way. */
function fillableOn(board: PlainBoard): number {
  return board.digits.filter((digit, cell) => {
    if (digit !== 0) return false
    const open = [...(board.open[cell] ?? [])]
    const units = (['row', 'column', 'box'] as const).map((kind) => {
      const [row, column] = [Math.trunc(cell / 9), cell % 9]
      const index = kind === 'row' ? row : kind === 'column' ? column : 3 * Math.trunc(row / 3) + Math.trunc(column / 3)
      return board.cellsOf({ kind, index }).filter((other) => other !== cell)
    })
    const isAlone = (candidate: number): boolean => units.some((others) => !others.some((other) => board.open[other]?.has(candidate)))
    return open.length === 1 || open.some(isAlone)
  }).length
}

describe('the rating of a 9×9 board', () => {
  test.each(NEXT_LEVEL_IDS)('%i is its hardest technique, and says what else it rests on', (levelId) => {
    for (const question of questionsAt(levelId)) {
      const rating = rateSudoku(question)
      if (rating.kind !== 'rated') throw new Error(rating.kind)
      const { hardestTechnique, steps, givens, rounds } = rating.restsOn
      const used = NINE_LADDER.filter(({ technique }) => (steps[technique] ?? 0) > 0)
      expect(used.at(-1)?.technique).toBe(hardestTechnique)
      expect(rating.band).toBe(levelId)
      expect(nineLevelOf(levelId).needed.has(hardestTechnique)).toBe(true)
      expect(givens).toBe(question.board.replaceAll('.', '').length)
      const placements = SINGLES.reduce((sum, technique) => sum + (steps[technique] ?? 0), 0)
      expect(placements).toBe(81 - givens)
      expect(rounds).toBeUndefined()
    }
  })

  test.each([1, 2, 3] as const)('orders the boards of level %i by dependency: what there was to choose from at each step', (levelId) => {
    for (const question of questionsAt(levelId).slice(0, 8)) {
      const explanation = explainSudoku(question)
      if (explanation.kind !== 'explained') throw new Error(explanation.kind)
      const board = new PlainBoard(question.board)
      let dependency = 0
      for (const step of explanation.steps) {
        dependency += 1 / fillableOn(board)
        board.take(step)
      }
      expect(rateSudoku(question)).toMatchObject({ score: Math.round(1000 * dependency) })
    }
  })
})

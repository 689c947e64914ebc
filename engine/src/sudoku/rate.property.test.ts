import { describe, expect, test } from 'vitest'
import { themeNamed } from '../emoji/themes.ts'
import { NEXT_LEVEL_IDS } from '../levels.ts'
import type { SudokuQuestion } from '../question.ts'
import { randomFrom } from '../random.ts'
import { NINE_LADDER } from './techniques/ladder.ts'
import { nineLevelOf } from './levels.ts'
import { rateSudoku } from './rate.ts'
import { sudoku } from './sudoku.ts'

const SINGLES = ['hidden single in box', 'hidden single in line', 'naked single'] as const
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)

function questionsAt(levelId: (typeof NEXT_LEVEL_IDS)[number]): SudokuQuestion[] {
  return SEEDS.map((seed) => sudoku.generate({ levelId, theme: themeNamed('Fruit'), random: randomFrom('rating', levelId, seed) }).question)
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
      const { ladder, easiestRung } = nineLevelOf(levelId)
      expect(ladder.slice(easiestRung).map(({ technique }) => technique)).toContain(hardestTechnique)
      expect(givens).toBe(question.board.replaceAll('.', '').length)
      const placements = SINGLES.reduce((sum, technique) => sum + (steps[technique] ?? 0), 0)
      expect(placements).toBe(81 - givens)
      expect(rounds).toBeUndefined()
    }
  })

  test('scores a board by how little of it is to be seen: one with more given, or with easier steps, is scored lower', () => {
    for (const question of questionsAt(3).slice(0, 20)) {
      const solved = sudoku.solve(question)
      const rating = rateSudoku(question)
      if (solved.kind !== 'unique' || rating.kind !== 'rated') throw new Error('no board of its level')
      const cells = [...question.board].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []))
      const half = new Set(
        randomFrom('given', question.board)
          .shuffle(cells)
          .slice(0, cells.length / 2),
      )
      const board = [...question.board].map((symbol, cell) => (half.has(cell) ? solved.answer[cell] : symbol)).join('')
      expect(rateSudoku({ ...question, board })).toMatchObject({ kind: 'rated' })
      expect(scoreOf({ ...question, board })).toBeLessThan(rating.score / 2)
    }
  })

  test('scores a board whose cells are all last in their row or column by the cells through which one looks', () => {
    // One cell is empty: its row, its column and its box show it, and it has one candidate, so 40 / (40 + 2 × 20 + 2) in tenths.
    expect(scoreOf({ typeId: 4, emoji: [], board: `.${SOLVED.slice(1)}` })).toBe(4)
    expect(scoreOf({ typeId: 4, emoji: [], board: SOLVED })).toBe(0)
  })

  test('takes the same board for as hard each time', () => {
    const [question] = questionsAt(5)
    if (!question) throw new Error('no board')
    expect(scoreOf(question)).toBe(scoreOf(question))
  })
})

const SOLVED = '924586371681473295357129684473918526569247813812365749138692457796854132245731968'

function scoreOf(question: SudokuQuestion): number {
  const rating = rateSudoku(question)
  return rating.kind === 'rated' ? rating.score : Number.NaN
}

import { describe, expect, test } from 'vitest'
import type { SudokuQuestion } from '../question.ts'
import { randomFrom, type Random } from '../random.ts'
import { explainBoard, explainSudoku } from './explain.ts'
import { rateSudoku } from './rate.ts'
import { searchBoard } from './solve.ts'

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed)
const EMOJI = '🍇'

function questionOf(board: string): SudokuQuestion {
  return { typeId: 4, emoji: [], board }
}

/** Anything that can be typed: short and long, digits, letters, emoji, control characters. */
function garbage(random: Random): string {
  const symbols = random.pick(['.123456789', '.1234', '0 \n\t.x-+', `${EMOJI}.9`, '\u0000\uFFFF\uD800é'])
  const length = random.pick([0, 1, 15, 16, 16, 17, 80, 81, 81, 82, 300])
  return Array.from({ length }, () => symbols.charAt(random.below(symbols.length))).join('')
}

/** Few or many digits anywhere: mostly boards without a solution, or with very many. */
function anyDigits(random: Random): string {
  const length = random.pick([16, 81])
  const cells = Array<string>(length).fill('.')
  for (let given = random.below(length === 16 ? 8 : 30); given > 0; given -= 1) {
    cells[random.below(length)] = String(random.between(1, Math.sqrt(length)))
  }
  return cells.join('')
}

describe.each([
  ['any text', garbage],
  ['any digits', anyDigits],
])('for %s as a board', (name, draw) => {
  const boards = SEEDS.map((seed) => draw(randomFrom(name, seed)))

  test('solving and rating agree, by value, and search no more than some hundred positions', () => {
    for (const board of boards) {
      const { solution, nodes } = searchBoard(board)
      expect(nodes).toBeLessThan(1500)
      const rating = rateSudoku(questionOf(board))
      expect(['unique', 'ambiguous', 'impossible']).toContain(solution.kind)
      expect(solution.kind === 'unique' ? ['rated', 'too hard'] : [solution.kind]).toContain(rating.kind)
    }
  })

  test('an explanation is a value, and so is help on it', () => {
    for (const board of boards) {
      expect(['explained', 'too hard', 'impossible']).toContain(explainSudoku(questionOf(board)).kind)
      expect(['mistake', 'next', 'complete', 'too hard', 'other board']).toContain(explainBoard(questionOf(board), board).kind)
    }
  })
})

/** Made to mislead a search: without a limit the first takes five million positions. */
const MISLEADING = [
  ['impossible', '....9....1..........8...1......8............1.1.....7...4.7..6.6........7.......4'],
  ['impossible', '..1....2.....9.6...64.8...7..........461......1.9.....8...............3..........'],
  ['impossible', '8..........9...3.5..3.......21...4.3.........3.4...12..........4..............8.1'],
  ['impossible', '....4...81.5............1...2..8.7..........1....7...2..9.3..4...4......3.1......'],
  ['ambiguous', '...2..........4..........3...........32...14...........2..........16....9........'],
  ['ambiguous', '........1...1........3.2............3.1...7.2............5.1........3...7........'],
] as const

test.each(MISLEADING)('a board that is %s and misleads a search is decided or given up soon: %s', (kind, board) => {
  const { solution, nodes } = searchBoard(board)
  expect([kind, 'not decided']).toContain(solution.kind)
  expect(nodes).toBeLessThanOrEqual(5_001)
})

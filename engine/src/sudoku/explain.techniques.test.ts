import { describe, expect, test } from 'vitest'
import type { BoardStep } from '../explanation/explanation.ts'
import { explainSudoku } from './explain.ts'
import type { Technique } from './techniques/step.ts'
import { PlainBoard } from './testing/plain-board.ts'

/** Together they take every technique but the jellyfish and the naked quad, in rows, columns and boxes. */
const BOARDS = [
  '......4..12..3..',
  '.7.5....96....4.....2..83..7...42..6...7...2..846..9....5..6.1.....9.48.8..2.....',
  '738.5.6...5.........4.6.7.91.............52.84..9....7.63....2.......9.....8...65',
  '9.8.6.3...12.....8.6.2.....8..5..93.........6.9...6.1.....8....58......1.....3.74',
  '...8.6...8...1...7...97.3.5.1.5.2...23..9.....9.....1.1......53...4..6.13....9..4',
  '.94...27.2.1...8.65.......46..5.4..1...168.............1.927.5..3.....1.9.5...7.2',
  '9....4...6.....1..57...3.8........5..6.14..9....85.3......9.647..2.7..1....5.....',
  '..6.15....1.......5....2..962..51.3..9.4.67.....2.....14.....6.3.............752.',
  '.....174....25...3......9.1.98..2..4.3.89..1...1.3..5.97.1.5....45.29.....6......',
  '.....7.2.....1......6.5...19.....84...7.3.....149....66..3...54.5....2..7...429.3',
  '4.7..86.....17......84...23..56....2.......95....2.....1...2..8953.......8.7....6',
  '..47..69...7.42.8.95.............5......13.2.57.4.....6.....8...9..2...7.43....5.',
]

const UNITS: Readonly<Partial<Record<Technique, number>>> = {
  'naked single': 0,
  'XY-wing': 0,
  'XYZ-wing': 0,
  colouring: 0,
  'X-wing': 2,
  swordfish: 3,
}

const stepsOn = (board: string): readonly BoardStep[] => {
  const explanation = explainSudoku({ typeId: 4, emoji: [], board })
  if (explanation.kind !== 'explained') throw new Error(explanation.kind)
  return explanation.steps
}

describe.each(BOARDS)('the way on %s', (board) => {
  test('is true step by step, on a board that knows what the steps said alone', () => {
    const plain = new PlainBoard(board)
    for (const step of stepsOn(board)) {
      expect([step.technique, plain.faultOf(step)]).toEqual([step.technique, undefined])
      plain.take(step)
    }
    expect(plain.digits).not.toContain(0)
  })

  test('names the units of each pattern, and no other', () => {
    const plain = new PlainBoard(board)
    for (const { technique, cells, units } of stepsOn(board)) {
      expect([technique, units.length]).toEqual([technique, UNITS[technique] ?? 1])
      const within = new Set(units.flatMap((unit) => plain.cellsOf(unit)))
      const outside = cells.filter((cell) => !within.has(cell))
      expect(outside).toEqual(units.length > 0 ? [] : cells)
      const [first] = units
      expect(units.every(({ kind }, at) => kind === first?.kind && (units[at - 1]?.index ?? -1) < (units[at]?.index ?? -1))).toBe(true)
    }
  })
})

test('each technique is among them, and its units are of each kind', () => {
  const seen = BOARDS.flatMap(stepsOn).map(({ technique, units }) => `${technique} ${units[0]?.kind ?? ''}`.trim())
  expect([...new Set(seen)].toSorted()).toEqual([
    'X-wing column',
    'X-wing row',
    'XY-wing',
    'XYZ-wing',
    'colouring',
    'hidden pair box',
    'hidden pair column',
    'hidden pair row',
    'hidden single in box box',
    'hidden single in line column',
    'hidden single in line row',
    'hidden triple box',
    'hidden triple column',
    'hidden triple row',
    'last in unit box',
    'last in unit column',
    'last in unit row',
    'locked candidates box',
    'locked candidates column',
    'locked candidates row',
    'naked pair box',
    'naked pair column',
    'naked pair row',
    'naked single',
    'naked triple box',
    'naked triple column',
    'naked triple row',
    'swordfish row',
  ])
})

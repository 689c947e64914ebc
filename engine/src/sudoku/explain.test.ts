import { describe, expect, test } from 'vitest'
import type { BoardExplanation } from '../explanation/explanation.ts'
import type { SudokuQuestion } from '../question.ts'
import { explainBoard, explainSudoku } from './explain.ts'
import { rateSudoku } from './rate.ts'
import { proveBoard, solveBoard } from './solve.ts'

const GIVEN = '...31...4......1'
const SOLVED = '2413132441323241'
const FOUR: SudokuQuestion = { typeId: 4, emoji: ['cow-face', 'red-apple', 'tractor', 'goat'], board: GIVEN }

/** Boards that were published, with their solutions. */
const PUBLISHED = {
  'the example of Wikipedia': [
    '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
  ],
  'the first with 17 givens of Royle': [
    '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...',
    '693784512487512936125963874932651487568247391741398625319475268856129743274836159',
  ],
  'the first of Project Euler': [
    '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
    '483921657967345821251876493548132976729564138136798245372689514814253769695417382',
  ],
} as const

/** Inkala's of 2010 and 2012: one solution, and no one finds it without trying. */
const TOO_HARD = [
  '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
]

function question(board: string): SudokuQuestion {
  return { typeId: 4, emoji: [], board }
}

/** The board of the puzzle with other symbols in some cells. */
function filledIn(changes: Readonly<Record<number, string>>, board = GIVEN): string {
  return Array.from(board, (symbol, cell) => changes[cell] ?? symbol).join('')
}

function mistakeOn(board: string, notes?: readonly number[]): BoardExplanation {
  return explainBoard(FOUR, board, notes)
}

describe.each(Object.entries(PUBLISHED))('%s', (_, [board, solution]) => {
  test('has its known solution, and steps that lead there without a guess', () => {
    expect(solveBoard(board)).toEqual({ kind: 'unique', answer: solution })
    expect(proveBoard(board)).toMatchObject({ answer: solution, proof: { method: 'full search' } })
    expect(explainSudoku(question(board))).toMatchObject({ kind: 'explained', answer: solution })
    expect(rateSudoku(question(board))).toMatchObject({
      kind: 'rated',
      restsOn: { givens: board.replaceAll('.', '').length, rounds: undefined },
    })
  })

  test('is rated by as many placements as it has empty cells', () => {
    const rating = rateSudoku(question(board))
    if (rating.kind !== 'rated') throw new Error(rating.kind)
    const placing = ['hidden single in box', 'hidden single in line', 'naked single'] as const
    const placements = placing.reduce((sum, technique) => sum + (rating.restsOn.steps[technique] ?? 0), 0)
    expect(placements).toBe(board.split('.').length - 1)
  })
})

describe.each(TOO_HARD)('the board %s', (board) => {
  test('is solved by search alone', () => {
    expect(solveBoard(board).kind).toBe('unique')
    expect(proveBoard(board)).toBe('needs guessing')
    expect(rateSudoku(question(board))).toEqual({ kind: 'too hard' })
    expect(explainSudoku(question(board)).kind).toBe('too hard')
    expect(explainBoard(question(board), board)).toEqual({ kind: 'too hard' })
  })
})

describe('the explanation of a board', () => {
  test('leads from the givens to the solution, a cell at a time', () => {
    const explanation = explainSudoku(FOUR)
    if (explanation.kind !== 'explained') throw new Error(explanation.kind)
    expect(explanation.answer).toBe(SOLVED)
    const placed = explanation.steps.flatMap(({ placement }) => (placement ? [placement] : []))
    expect(filledIn(Object.fromEntries(placed.map(({ cell, digit }) => [cell, `${digit}`])))).toBe(SOLVED)
    expect(placed).toHaveLength(12)
    expect(new Set(explanation.steps.map(({ side }) => side))).toEqual(new Set([4]))
  })

  test('of a full board has no steps', () => {
    expect(explainSudoku(question(SOLVED))).toEqual({ kind: 'explained', steps: [], answer: SOLVED })
  })

  test.each(['11..............', '1...1...........', '1....1..........', 'x...............', '123', ''])('of %o is impossible', (board) => {
    expect(explainSudoku(question(board))).toEqual({ kind: 'impossible' })
    expect(rateSudoku(question(board))).toEqual({ kind: 'impossible' })
  })

  test('of an empty board ends before it begins', () => {
    for (const board of ['.'.repeat(16), '.'.repeat(81)]) {
      expect(explainSudoku(question(board))).toEqual({ kind: 'too hard', steps: [] })
      expect(rateSudoku(question(board))).toEqual({ kind: 'ambiguous' })
    }
  })
})

describe('the rating of a 4×4 board', () => {
  test('that is full takes no steps, and is the easiest', () => {
    expect(rateSudoku(question(SOLVED))).toEqual({
      kind: 'rated',
      band: 6,
      score: 0,
      restsOn: { hardestTechnique: 'last in unit', steps: {}, givens: 16, rounds: 0 },
    })
  })

  test('with one empty cell takes one step, which is seen at a glance', () => {
    expect(rateSudoku(question(`${SOLVED.slice(0, 15)}.`))).toEqual({
      kind: 'rated',
      band: 6,
      score: 4,
      restsOn: { hardestTechnique: 'last in unit', steps: { 'last in unit': 1 }, givens: 15, rounds: 1 },
    })
  })

  test('is scored by the cells through which one looks for what is to be seen', () => {
    const scoreOf = (board: string) => {
      const rating = rateSudoku(question(board))
      return rating.kind === 'rated' ? rating.score : Number.NaN
    }
    // Each is seen by its row, column, box and candidates: twice 2 / 4.1 for two cells of which both are seen, in tenths.
    expect(scoreOf(filledIn({ 0: '.', 15: '.' }, SOLVED))).toBe(9)
    expect(scoreOf(filledIn({ 0: '.', 6: '.', 9: '.' }, SOLVED))).toBe(14)
  })
})

describe('help on a board as a player has left it', () => {
  test('names the easiest next cell, and where to look', () => {
    expect(mistakeOn(GIVEN)).toEqual({
      kind: 'next',
      steps: [
        {
          technique: 'hidden single in box',
          cells: [5],
          digits: [3],
          placement: { cell: 5, digit: 3 },
          eliminations: [],
          units: [{ kind: 'box', index: 0 }],
          side: 4,
        },
      ],
    })
  })

  test.each([
    ['a row', filledIn({ 0: '2', 1: '4' }), 2, 1, { kind: 'row', index: 0 }],
    ['the whole board', filledIn({ 6: '.' }, SOLVED), 6, 2, { kind: 'row', index: 1 }],
  ] as const)('goes on from what is filled in: all but one cell of %s', (_, board, cell, digit, unit) => {
    expect(mistakeOn(board)).toMatchObject({
      kind: 'next',
      steps: [{ technique: 'last in unit', placement: { cell, digit }, units: [unit], eliminations: [] }],
    })
  })

  test('says when it is complete', () => {
    expect(mistakeOn(SOLVED)).toEqual({ kind: 'complete' })
  })

  test.each([
    ['a row', { 0: '3' }, { kind: 'row', index: 0 }, [0, 3], [0], 3],
    ['a column', { 0: '4' }, { kind: 'column', index: 0 }, [0, 8], [0], 4],
    ['a box', { 1: '1' }, { kind: 'box', index: 0 }, [1, 4], [1], 1],
    ['two cells that are both wrong', { 1: '2', 2: '2' }, { kind: 'row', index: 0 }, [1, 2], [1, 2], 2],
    ['a right one and a wrong one', { 0: '2', 2: '2' }, { kind: 'row', index: 0 }, [0, 2], [2], 2],
    ['three cells', { 0: '3', 2: '3' }, { kind: 'row', index: 0 }, [0, 2, 3], [0, 2], 3],
  ] as const)('points at a repeat in %s', (_, filled, unit, cells, wrong, digit) => {
    expect(mistakeOn(filledIn(filled))).toEqual({
      kind: 'mistake',
      steps: [{ technique: 'repeated', units: [unit], side: 4, cells, wrong, digit }],
    })
  })

  test('points at the first wrong cell where nothing is repeated', () => {
    expect(mistakeOn(filledIn({ 1: '2' }))).toEqual({
      kind: 'mistake',
      steps: [{ technique: 'wrong', units: [], side: 4, cells: [1], wrong: [1], digit: 2 }],
    })
  })

  test('tells a repeat before a wrong cell, and that before wrong notes', () => {
    const notes = [0, 0, 0b0010]
    const kindOf = (board: string) => {
      const help = mistakeOn(board, notes)
      return help.kind === 'mistake' ? help.steps[0].technique : help.kind
    }
    expect(kindOf(filledIn({ 1: '2', 9: '4' }))).toBe('repeated')
    expect(kindOf(filledIn({ 1: '2' }))).toBe('wrong')
    expect(kindOf(GIVEN)).toBe('wrong notes')
  })

  test('points at notes that lack what belongs there, in empty cells alone', () => {
    // 4 belongs in cell 1.
    expect(mistakeOn(GIVEN, [0, 0b0011])).toEqual({
      kind: 'mistake',
      steps: [{ technique: 'wrong notes', side: 4, cell: 1, notes: 0b0011 }],
    })
    expect(mistakeOn(GIVEN, [0, 0b1011]).kind).toBe('next')
    expect(mistakeOn(GIVEN, [0, 0]).kind).toBe('next')
    expect(mistakeOn(filledIn({ 1: '4' }), [0, 0b0011]).kind).toBe('next')
  })

  test.each([
    ['without a given', filledIn({ 3: '.' })],
    ['with another given', filledIn({ 3: '1' })],
    ['that is too short', GIVEN.slice(1)],
    ['that is too long', `${GIVEN}.`],
    ['of another size', '.'.repeat(81)],
    ['with a letter', filledIn({ 0: 'x' })],
    ['with a digit that is too large', filledIn({ 0: '5' })],
    ['with a nought', filledIn({ 0: '0' })],
  ])('knows a board of another puzzle: one %s', (_, board) => {
    expect(mistakeOn(board)).toEqual({ kind: 'other board' })
  })

  test('is none where the puzzle has several solutions, or none', () => {
    expect(explainBoard(question('12..34..........'), '12..34..........')).toEqual({ kind: 'too hard' })
    expect(explainBoard(question('11..............'), '11..............')).toEqual({ kind: 'too hard' })
  })
})

test('a mistake in the first cell is named too, and so are wrong notes there', () => {
  const board = PUBLISHED['the first with 17 givens of Royle'][0]
  const first = { units: [], side: 9, cells: [0], wrong: [0], digit: 9 }
  expect(explainBoard(question(board), `9${board.slice(1)}`)).toEqual({ kind: 'mistake', steps: [{ technique: 'wrong', ...first }] })
  const noted = { technique: 'wrong notes', side: 9, cell: 0, notes: 1 }
  expect(explainBoard(question(board), board, [1])).toEqual({ kind: 'mistake', steps: [noted] })
})

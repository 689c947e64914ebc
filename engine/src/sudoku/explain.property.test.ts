import * as hintWords from '@emojigma/messages/words/hints.ts'
import { describe, expect, test } from 'vitest'
import type { BoardStep, BoardUnit } from '../explanation/explanation.ts'
import { wordsOf } from '../explanation/explanation-words.ts'
import { themeNamed } from '../emoji/themes.ts'
import { ALL_LEVEL_IDS, isJunior, levelOf, type LevelId } from '../levels.ts'
import type { Puzzle, SudokuQuestion } from '../question.ts'
import { randomFrom, type Random } from '../random.ts'
import { explainBoard, explainSudoku } from './explain.ts'
import { digitBit } from './bits.ts'
import { isNoted } from './noted.ts'
import { PlainBoard } from './testing/plain-board.ts'
import { sudoku } from './sudoku.ts'

const SEEDS = 250
const made = new Map<LevelId, readonly Puzzle<SudokuQuestion>[]>()

function puzzlesAt(levelId: LevelId): readonly Puzzle<SudokuQuestion>[] {
  const known = made.get(levelId)
  if (known) return known
  const theme = themeNamed('Fruit')
  const puzzles = Array.from({ length: SEEDS }, (_, seed) =>
    sudoku.generate({ levelId, theme, random: randomFrom('sudoku explain', levelId, seed) }),
  )
  made.set(levelId, puzzles)
  return puzzles
}

/** Takes the steps on a board that knows of candidates only what these steps said.
 *  @returns what is wrong with the first step that does not hold */
function faultIn(board: string, steps: readonly BoardStep[], answer: string): string | undefined {
  const plain = new PlainBoard(board)
  for (const [index, step] of steps.entries()) {
    const fault = plain.faultOf(step)
    if (fault) return `step ${index}, ${step.technique}: ${fault}`
    if (step.placement && answer[step.placement.cell] !== String(step.placement.digit)) return `step ${index} places what is not there`
    if (step.eliminations.some(({ cell, digit }) => answer[cell] === String(digit))) return `step ${index} rules the solution out`
    plain.take(step)
  }
  return undefined
}

/** The puzzle with some of its empty cells filled rightly. */
function reached({ question, answer }: Puzzle<SudokuQuestion>, random: Random): string {
  const share = random.below(100)
  return Array.from(question.board)
    .map((symbol, cell) => (symbol === '.' && random.below(100) < share ? answer[cell] : symbol))
    .join('')
}

function emptyCells(board: string): number[] {
  return Array.from(board).flatMap((symbol, cell) => (symbol === '.' ? [cell] : []))
}

describe.each(ALL_LEVEL_IDS.map((levelId) => ({ levelId, name: levelOf(levelId).name })))('help with Emojidoku at $name', ({ levelId }) => {
  test('walks from the givens to the answer, each step true and following from those before', () => {
    const faults = puzzlesAt(levelId).map(({ question, answer }) => {
      const explanation = explainSudoku(question)
      if (explanation.kind !== 'explained') return explanation.kind
      if (explanation.answer !== answer) return 'leads elsewhere'
      const { steps } = explanation
      if (steps.filter(({ placement }) => placement).length !== emptyCells(question.board).length) return 'leaves cells empty'
      return faultIn(question.board, steps, answer)
    })
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
  })

  test('shows the next cell from any board that is right so far', () => {
    const faults = puzzlesAt(levelId).map((puzzle, seed) => {
      const board = reached(puzzle, randomFrom('reached', levelId, seed))
      const help = explainBoard(puzzle.question, board)
      if (!board.includes('.')) return help.kind === 'complete' ? undefined : 'does not see that it is done'
      if (help.kind !== 'next') return help.kind
      if (help.steps.filter(({ placement }) => placement).length !== 1 || !help.steps.at(-1)?.placement) return 'does not end with one cell'
      return faultIn(board, help.steps, puzzle.answer)
    })
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
  })

  test('names the first cell whose notes lack what belongs there, and no notes that have it', () => {
    const side = isJunior(levelId) ? 4 : 9
    for (const [seed, puzzle] of puzzlesAt(levelId).entries()) {
      const random = randomFrom('notes', levelId, seed)
      const board = puzzle.question.board
      const right = Array.from(board, (symbol, cell) =>
        symbol === '.' && random.below(2) === 0 ? digitBit(Number(puzzle.answer[cell])) | random.below(2 ** side) : 0,
      )
      expect(explainBoard(puzzle.question, board, right)).toEqual(explainBoard(puzzle.question, board))
      const cell = random.pick(emptyCells(board))
      const lacking = (2 ** side - 1) & ~digitBit(Number(puzzle.answer[cell]))
      const notes = right.map((bits, at) => (at === cell ? lacking : bits))
      const step = { technique: 'wrong notes', side, cell, notes: lacking }
      expect(explainBoard(puzzle.question, board, notes)).toEqual({ kind: 'mistake', steps: [step] })
      // Once the cell is filled its notes are gone from sight.
      const filled = `${board.slice(0, cell)}${puzzle.answer[cell]}${board.slice(cell + 1)}`
      expect(explainBoard(puzzle.question, filled, notes).kind).not.toBe('mistake')
    }
  })

  test('a step is noted when all that it rules out is gone from the notes of its cells', () => {
    for (const [seed, puzzle] of puzzlesAt(levelId).entries()) {
      const { steps } = explainBoard(puzzle.question, puzzle.question.board) as { steps: readonly BoardStep[] }
      for (const step of steps) {
        const notes = Array.from({ length: 81 }, () => 0)
        expect(isNoted(step, notes)).toBe(false)
        for (const { cell } of step.eliminations) notes[cell] = 0b1_1111_1111
        for (const { cell, digit } of step.eliminations) {
          expect(isNoted(step, notes), `seed ${seed}`).toBe(false)
          notes[cell] = (notes[cell] ?? 0) & ~digitBit(digit)
        }
        expect(isNoted(step, notes)).toBe(step.placement === undefined)
      }
    }
  })

  test('names a planted mistake, and nothing that is right', () => {
    const side = isJunior(levelId) ? 4 : 9
    for (const [seed, puzzle] of puzzlesAt(levelId).entries()) {
      const random = randomFrom('mistake', levelId, seed)
      const cell = random.pick(emptyCells(puzzle.question.board))
      const digit = ((Number(puzzle.answer[cell]) + random.below(side - 1)) % side) + 1
      const board = Array.from(reached(puzzle, random))
        .map((symbol, index) => (index === cell ? String(digit) : symbol))
        .join('')
      const help = explainBoard(puzzle.question, board)
      expect(help).toMatchObject({ kind: 'mistake', steps: [{ wrong: [cell], digit }] })
      const words = help.kind === 'mistake' ? wordsOf(help.steps[0], puzzle.question.emoji, hintWords) : undefined
      expect(words?.worked).toContain(`row ${Math.trunc(cell / side) + 1}, column ${(cell % side) + 1}`)
    }
  })

  test('is worded on three rungs, whole sentences all of them', () => {
    const spoken = puzzlesAt(levelId).flatMap(({ question }) => {
      const explanation = explainSudoku(question)
      return explanation.kind === 'explained'
        ? explanation.steps.flatMap((step) => Object.values(wordsOf(step, question.emoji, hintWords)))
        : ['']
    })
    expect(spoken.filter((text) => !/^[A-Z].*\.$/.test(text) || /undefined|something|NaN|\s\s|\.\.|In {2}|In all/.test(text))).toEqual([])
  })

  test('says which row, column or box to look at', () => {
    const needsUnit = (step: BoardStep): boolean => !['naked single', 'XY-wing', 'XYZ-wing', 'colouring'].includes(step.technique)
    const without = puzzlesAt(levelId).flatMap(({ question }) => {
      const explanation = explainSudoku(question)
      const steps = explanation.kind === 'explained' ? explanation.steps : []
      return steps.filter((step) => needsUnit(step) !== step.units.length > 0 || step.units.some(({ index }: BoardUnit) => index < 0))
    })
    expect(without).toEqual([])
  })
})

describe('help with a board that is none', () => {
  const question: SudokuQuestion = { typeId: 4, emoji: ['a', 'b', 'c', 'd'], board: '1...............' }

  test.each(['', '1', '2...............', '................', '1..............x', '1..............5', '1'.repeat(81)])(
    '%o is no board of the puzzle',
    (board) => {
      expect(explainBoard(question, board)).toEqual({ kind: 'other board' })
    },
  )

  test('a puzzle that the techniques do not solve has no help', () => {
    expect(explainBoard(question, question.board)).toEqual({ kind: 'too hard' })
    expect(explainSudoku(question)).toMatchObject({ kind: 'too hard' })
  })

  test.each(['', '11..............', 'x'.repeat(16), '.'.repeat(80), '55'.padEnd(81, '.')])('%o cannot be explained', (board) => {
    expect(explainSudoku({ ...question, board })).toEqual({ kind: 'impossible' })
  })
})

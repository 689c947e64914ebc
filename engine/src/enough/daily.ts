import type { Day } from '../day.ts'
import { themesOn } from '../emoji/themes.ts'
import type { LevelBand, LevelId } from '../levels.ts'
import { randomFrom, type Random } from '../random.ts'
import { makeGrid } from './make-grid.ts'
import { makeLines } from './make-lines.ts'
import type { EnoughAnswer, EnoughQuestion, NumberRange, BoardQuestion } from './question.ts'
import type { EmojiTheme } from '../kind.ts'
import { EMPTY_CELL, repeatedCells } from '../sudoku/board.ts'
import { sudoku } from '../sudoku/sudoku.ts'
import { judge } from './judge.ts'

const MOST_BOARDS = 300

/** Makes a 4×4 board with one given too few, or one too many, which may be wrong.
 *  @throws Error when no suitable board is found */
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
      // Two equal emoji in a row would give it away.
      if (repeatedCells(board).length === 0 && judge(made).answer === wanted) return made
    }
  }
  throw new Error(`no board with ${wanted}`)
}

export interface EnoughExercise {
  /** Day, band and number, such as `2518:junior-1`. */
  readonly id: string
  readonly question: EnoughQuestion
}

/** Raised whenever a day's exercises change. */
const VERSION = 2
const ANSWERS: readonly EnoughAnswer[] = ['one', 'many', 'none']

interface EnoughLevel {
  readonly kinds: readonly EnoughQuestion['kind'][]
  readonly lines: readonly LevelId[]
  readonly grid: readonly LevelId[]
  readonly board: readonly LevelId[]
  readonly range: NumberRange
  /** First slot of the day for emoji themes. */
  readonly themesFrom: number
}

const LEVELS: Readonly<Record<LevelBand, EnoughLevel>> = {
  junior: { kinds: ['lines', 'lines', 'board'], lines: [8, 9], grid: [], board: [9, 10], range: { low: 1, high: 10 }, themesFrom: 0 },
  next: {
    kinds: ['lines', 'lines', 'grid', 'board'],
    lines: [1, 2, 3],
    grid: [1, 2],
    board: [10],
    range: { low: 1, high: 15 },
    themesFrom: 5,
  },
}

/** The exercises of a day: three for Junior, four for Next Level. Each of the three answers occurs at least once, in random order.
 *  Source: docs/product.md, Enough to know? */
export function enoughOn(day: Day, band: LevelBand): readonly EnoughExercise[] {
  const level = LEVELS[band]
  const random = randomFrom('enough', VERSION, band, day)
  const further = level.kinds.slice(ANSWERS.length).map(() => random.pick(ANSWERS))
  const answers = random.shuffle([...ANSWERS, ...further])
  return level.kinds.map((kind, index) => ({
    id: `${day}:${band}-${index + 1}`,
    question: make(kind, answers[index] ?? 'one', level, day, index, random),
  }))
}

function make(
  kind: EnoughQuestion['kind'],
  answer: EnoughAnswer,
  { lines, grid, board, range, themesFrom }: EnoughLevel,
  day: Day,
  index: number,
  random: Random,
): EnoughQuestion {
  const theme = random.pick(themesOn(day, themesFrom + index))
  if (kind === 'lines') return makeLines(answer, lines, range, theme, random)
  return kind === 'grid' ? makeGrid(answer, grid, range, theme, random) : makeBoard(answer, board, theme, random)
}

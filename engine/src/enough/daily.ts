import type { Day } from '../day.ts'
import { themesOn } from '../emoji/themes.ts'
import type { LevelBand, LevelId } from '../levels.ts'
import { randomFrom, type Random } from '../random.ts'
import { makeGrid } from './make-grid.ts'
import { makeLines } from './make-lines.ts'
import { makeSpare } from './make-spare.ts'
import type { BoardQuestion, EnoughAnswer, EnoughQuestion, NumberRange, SpareQuestion } from './question.ts'
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
  /** Of its puzzle. */
  readonly levelId: LevelId
  readonly question: EnoughQuestion | SpareQuestion
}

/** Raised whenever a day's exercises change. */
const VERSION = 4
const ANSWERS: readonly EnoughAnswer[] = ['one', 'many', 'none']

interface EnoughBand {
  /** The kind and level of each exercise of a day; the levels rise. */
  readonly ladder: readonly { readonly kind: EnoughQuestion['kind']; readonly levelId: LevelId }[]
  /** The levels of those with a line to spare, which follow. */
  readonly spares: readonly LevelId[]
  readonly range: NumberRange
  /** First slot of the day for emoji themes. */
  readonly themesFrom: number
}

const BANDS: Readonly<Record<LevelBand, EnoughBand>> = {
  junior: {
    ladder: [
      { kind: 'lines', levelId: 8 },
      { kind: 'lines', levelId: 9 },
      { kind: 'board', levelId: 10 },
    ],
    spares: [10],
    range: { low: 1, high: 10 },
    themesFrom: 0,
  },
  next: {
    ladder: [
      { kind: 'board', levelId: 10 },
      { kind: 'lines', levelId: 1 },
      { kind: 'grid', levelId: 2 },
      { kind: 'lines', levelId: 3 },
    ],
    spares: [3, 4],
    range: { low: 1, high: 15 },
    themesFrom: 5,
  },
}

/** The exercises of a day, the easiest level first. Each of the three answers occurs at least once, in random order; the last exercises
 *  have a line to spare.
 *  Source: docs/product.md, Enough to know? */
export function enoughOn(day: Day, band: LevelBand): readonly EnoughExercise[] {
  const { ladder, spares, range, themesFrom } = BANDS[band]
  const random = randomFrom('enough', VERSION, band, day)
  const further = ladder.slice(ANSWERS.length).map(() => random.pick(ANSWERS))
  const answers = random.shuffle([...ANSWERS, ...further])
  const asked = ladder.map(({ kind, levelId }, index) => {
    const theme = random.pick(themesOn(day, themesFrom + index))
    return { levelId, question: make(kind, answers[index] ?? 'one', levelId, range, theme, random) }
  })
  const withSpare = spares.map((levelId, index) => {
    const theme = random.pick(themesOn(day, themesFrom + ladder.length + index))
    return { levelId, question: makeSpare([levelId], band === 'junior', range, theme, random) }
  })
  return [...asked, ...withSpare].map((exercise, index) => ({ id: `${day}:${band}-${index + 1}`, ...exercise }))
}

function make(
  kind: EnoughQuestion['kind'],
  answer: EnoughAnswer,
  levelId: LevelId,
  range: NumberRange,
  theme: EmojiTheme,
  random: Random,
): EnoughQuestion {
  if (kind === 'lines') return makeLines(answer, [levelId], range, theme, random)
  return kind === 'grid' ? makeGrid(answer, [levelId], range, theme, random) : makeBoard(answer, [levelId], theme, random)
}

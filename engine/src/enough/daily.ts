import type { Day } from '../day.ts'
import { themesOn } from '../emoji/themes.ts'
import type { LevelBand, LevelId } from '../levels.ts'
import { randomFrom, type Random } from '../random.ts'
import { makeBoard } from './make-board.ts'
import { makeGrid } from './make-grid.ts'
import { makeLines } from './make-lines.ts'
import type { EnoughAnswer, EnoughQuestion, NumberRange } from './question.ts'

export interface EnoughExercise {
  /** Of a day, a band and a number, such as `2518:junior-1`. */
  readonly id: string
  readonly question: EnoughQuestion
}

/** Raised whenever the same day gives other exercises. */
const VERSION = 1
const ANSWERS: readonly EnoughAnswer[] = ['one', 'many', 'none']

interface EnoughLevel {
  readonly kinds: readonly EnoughQuestion['kind'][]
  readonly lines: readonly LevelId[]
  readonly grid: readonly LevelId[]
  readonly board: readonly LevelId[]
  readonly range: NumberRange
  /** The first slot of the day whose emoji themes are taken. */
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

/** The exercises of a day: three for Junior, four for Next Level. Each of the three answers comes at least once, in an order that nobody
 *  knows.
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

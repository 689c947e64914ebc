import { THEMES } from '@emojigma/engine/emoji/themes.ts'
import type { Theme } from '@emojigma/engine/kind.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import { LEVELS, type LevelId } from '@emojigma/engine/levels.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { rate } from '@emojigma/engine/rate.ts'
import { solveBoard } from '@emojigma/engine/sudoku/solve.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import Qqwing from 'qqwing'
import sudoku from 'sudoku'
import { getSudoku } from 'sudoku-gen'
import { perSecond } from './rate-of.ts'
import { summaryOf } from './summary.ts'

/** What the engine does in a second on one core beside packages that do the same, and what its puzzles of each type and level are like.
 *  `--boards FILE`: one board a line to solve (Master boards of the engine by default); `--seconds`: how long each figure is measured;
 *  `--sample`: puzzles of each type and level for the table. */
const { values } = parseArgs({
  options: { boards: { type: 'string' }, seconds: { type: 'string', default: '1' }, sample: { type: 'string', default: '1000' } },
})
const lengthMs = 1000 * Number(values.seconds)
const sample = Number(values.sample)
if (!(lengthMs > 0) || !(Number.isSafeInteger(sample) && sample > 0)) {
  console.error('--seconds and --sample are numbers above 0')
  process.exit(2)
}

function make(typeId: PuzzleTypeId, levelId: LevelId, seed: number) {
  const theme = THEMES[seed % THEMES.length] as Theme
  return kindOf(typeId).generate({ levelId, theme, random: randomFrom('bench', typeId, levelId, seed) })
}

function masterBoards(): string[] {
  return Array.from({ length: 200 }, (_, seed) => {
    const { question } = make(4, 5, seed)
    return question.typeId === 4 ? question.board : ''
  })
}

const boards = values.boards
  ? readFileSync(values.boards, 'utf8')
      .split('\n')
      .map((line) => line.trim().replaceAll('0', '.'))
      .filter((line) => /^[.1-9]{81}$/.test(line))
  : masterBoards()
const asDigits = boards.map((board) => Array.from(board, (symbol) => (symbol === '.' ? 0 : Number(symbol))))
const asHoles = asDigits.map((digits) => digits.map((digit) => (digit === 0 ? null : digit - 1)))
const at = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T

function solveByQqwing(digits: readonly number[]): boolean {
  const solver = new Qqwing()
  solver.setRecordHistory(false)
  solver.setPuzzle(digits)
  return solver.countSolutions(2, true) === 1
}

const figures: { what: string; who: string; perSecond: number }[] = []
function measure(what: string, who: string, act: (turn: number) => unknown): void {
  figures.push({ what, who, perSecond: Math.round(perSecond(act, lengthMs)) })
}

const solving = `solve ${boards.length} ${values.boards ? 'boards of the file' : 'Master boards'}`
measure(`${solving}, one solution proven`, 'emojigma', (turn) => solveBoard(at(boards, turn)))
measure(`${solving}, one solution proven`, 'qqwing', (turn) => solveByQqwing(at(asDigits, turn)))
measure(`${solving}, first solution`, 'sudoku', (turn) => sudoku.solvepuzzle(at(asHoles, turn)))
measure('rate those boards', 'emojigma', (turn) => rate({ typeId: 4, emoji: [], board: at(boards, turn) }))
for (const { id, name } of LEVELS.slice(0, 5)) measure(`generate 9×9 at ${name}`, 'emojigma', (turn) => make(4, id, turn))
measure('generate 9×9, any', 'qqwing', () => new Qqwing().generatePuzzle())
measure('generate 9×9, any', 'sudoku', () => sudoku.makepuzzle())
measure('generate 9×9, from stored boards', 'sudoku-gen', () => getSudoku('expert'))
for (const { id, name } of PUZZLE_TYPES.filter((type) => type.id <= 3))
  measure(`generate ${name}, Easy to Master`, 'emojigma', (turn) => make(id, ((turn % 5) + 1) as LevelId, turn))

const rows = PUZZLE_TYPES.flatMap(({ id, name, levels }) =>
  levels.map((levelId) => ({
    type: name,
    level: LEVELS[levelId - 1]?.name,
    ...summaryOf(Array.from({ length: sample }, (_, seed) => make(id, levelId, seed))),
  })),
)

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one core, ${new Date().toISOString().slice(0, 10)}`)
console.table(figures)
console.table(rows)

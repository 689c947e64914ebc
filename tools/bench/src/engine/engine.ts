import { THEMES } from '@emojigma/engine/emoji/themes.ts'
import type { EmojiTheme } from '@emojigma/engine/kind.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import { levelOf, NEXT_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { generateMinimalNine } from '@emojigma/engine/sudoku/generate-nine.ts'
import { solveBoard } from '@emojigma/engine/sudoku/solve.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import Qqwing from 'qqwing'
import sudoku from 'sudoku'
import { getSudoku } from 'sudoku-gen'
import { readOptions } from '../options.ts'
import { markdownTable } from '../markdown-table.ts'

/** Runs per second of processor time after a warm-up, the best of some slices. Other programs matter little this way, and compiling and
 *  collecting garbage on other threads count.
 *  @param act runs once; gets the number of the turn
 *  @param lengthMs processor time to measure */
function perSecond(act: (turn: number) => unknown, lengthMs: number): number {
  let turn = 0
  const run = (forMs: number): number => {
    const startMs = processorMs()
    let done = 0
    let usedMs = 0
    // Reading the time costs as much as a quick run, so it is read every few milliseconds.
    for (let batch = 1; usedMs < forMs; batch = Math.max(1, Math.floor((done * STEP_MS) / Math.max(usedMs, STEP_MS)))) {
      for (let count = 0; count < batch; count += 1, turn += 1) act(turn)
      done += batch
      usedMs = processorMs() - startMs
    }
    return (1000 * done) / usedMs
  }
  run(lengthMs / 2)
  return Math.max(...Array.from({ length: SLICES }, () => run(lengthMs / SLICES)))
}

const SLICES = 5
const STEP_MS = 5

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Puzzles a second of processor time, beside packages that do the same. `--boards FILE`: boards to solve, one a line (Master boards of the
 *  engine by default); `--seconds`: how long each figure is measured. */
const { boards: boardsFile, seconds } = readOptions({ seconds: 1 }, ['boards'])
/** At Easy, Medium, Hard, Expert and Master. */
const LEVEL_AIMS = [6000, 3000, 1000, 800, 500]
/** For Classic, Grid and Word. */
const ALGEBRA_AIMS = [40_000, 80_000, 8000]
const lengthMs = 1000 * seconds

function make(typeId: PuzzleTypeId, levelId: LevelId, seed: number) {
  const theme = THEMES[seed % THEMES.length] as EmojiTheme
  return kindOf(typeId).generate({ levelId, theme, random: randomFrom('bench', typeId, levelId, seed) })
}

function masterBoards(): string[] {
  return Array.from({ length: 200 }, (_, seed) => {
    const { question } = make(4, 5, seed)
    return question.typeId === 4 ? question.board : ''
  })
}

const boards = boardsFile
  ? readFileSync(boardsFile, 'utf8')
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

interface Figure {
  readonly what: string
  readonly who: string
  readonly perSecond: number
  /** The engine's targets. */
  readonly aim: number | ''
}

const figures: Figure[] = []
function measure(what: string, who: string, act: (turn: number) => unknown, aim: number | '' = ''): void {
  figures.push({ what, who, perSecond: Math.round(perSecond(act, lengthMs)), aim })
}

const isSeventeen = boards.every((board) => board.replaceAll('.', '').length === 17)
const solving = `solve ${boards.length} ${isSeventeen ? 'boards of 17 givens' : boardsFile ? 'boards of the file' : 'Master boards'}`
measure(`${solving}, one solution proven`, 'emojigma', (turn) => solveBoard(at(boards, turn)), isSeventeen ? 120_000 : '')
measure(`${solving}, one solution proven`, 'qqwing', (turn) => solveByQqwing(at(asDigits, turn)))
measure(`${solving}, first solution`, 'sudoku', (turn) => sudoku.solvepuzzle(at(asHoles, turn)))
const ofAllLevels = Array.from({ length: 1000 }, (_, seed) => make(4, NEXT_LEVEL_IDS[seed % NEXT_LEVEL_IDS.length] ?? 1, seed).question)
measure('rate 9×9 boards, Easy to Master', 'emojigma', (turn) => kindOf(4).rate(at(ofAllLevels, turn)), 12_000)
measure('rate 9×9 boards, Master', 'emojigma', (turn) => kindOf(4).rate(at(ofAllLevels, 5 * turn + 4)))
for (const [step, levelId] of NEXT_LEVEL_IDS.entries())
  measure(`generate 9×9 at ${levelOf(levelId).name}`, 'emojigma', (turn) => make(4, levelId, turn), at(LEVEL_AIMS, step))
measure('generate 9×9, no given to spare', 'emojigma', (turn) => generateMinimalNine(randomFrom('bench', turn)), 5000)
measure('generate 9×9, no given to spare', 'qqwing', () => new Qqwing().generatePuzzle())
measure('generate 9×9, any', 'sudoku', () => sudoku.makepuzzle())
measure('generate 9×9, from stored boards', 'sudoku-gen', () => getSudoku('expert'))
for (const [step, { id, name }] of PUZZLE_TYPES.slice(0, 3).entries())
  measure(`generate ${name}, Easy to Master`, 'emojigma', (turn) => make(id, at(NEXT_LEVEL_IDS, turn), turn), at(ALGEBRA_AIMS, step))

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}, per second of processor time, the best of five slices:\n`,
)
console.log(markdownTable(figures))

/** Finds the positions in which the rare techniques of Emojidoku are practised, and writes them beside the code that draws them. Run `npm
 *  run find-positions -w tools/bench` after a change of the techniques or their order; deterministic. Takes some minutes. */
import { writeFileSync } from 'node:fs'
import { EVERYDAY_THEMES } from '@emojigma/engine/emoji/themes.ts'
import type { EmojiTheme } from '@emojigma/engine/kind.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { momentOf, type MomentStrand } from '@emojigma/engine/practice/moment.ts'
import { strandOf } from '@emojigma/engine/practice/strand-of.ts'
import { NUMBERS_A_STEP, strandNamed } from '@emojigma/engine/practice/strands.ts'
import type { SudokuQuestion } from '@emojigma/engine/question.ts'
import { randomFrom, type Random } from '@emojigma/engine/random.ts'
import { EMPTY_CELL } from '@emojigma/engine/sudoku/board.ts'
import { explainBoard } from '@emojigma/engine/sudoku/explain.ts'
import { sudoku } from '@emojigma/engine/sudoku/sudoku.ts'

interface Position {
  readonly board: string
  readonly looks: number
  readonly score: number
}

/** Levels whose boards have the technique most often. */
const SEARCHED: Readonly<Record<MomentStrand, LevelId>> = { 'only-emoji': 3, 'locked-places': 4, pairs: 4, triples: 5, wings: 5 }
/** Positions to choose from, for each number of looks. */
const POOL = 160
const THEME = EVERYDAY_THEMES[0] as EmojiTheme

const found = Object.fromEntries(
  (Object.keys(SEARCHED) as MomentStrand[]).map((strand) => {
    const steps = positionsOf(strand)
    for (const [index, step] of steps.entries()) process.stdout.write(`${strand} ${index + 1}: ${rangeOf(step)}\n`)
    return [strand, steps.map((step) => step.map(({ board }) => board))]
  }),
)
writeFileSync(new URL('../../../../engine/src/practice/positions.json', import.meta.url), `${JSON.stringify(found, undefined, 2)}\n`)

/** For each step so many positions, the easiest first; each takes at least as much as all of the step before. */
function positionsOf(strand: MomentStrand): readonly (readonly Position[])[] {
  const count = strandNamed(strand)?.steps.length ?? 0
  // With two steps, the first takes one look and the second several; a single look without an elimination is a matter of the score alone.
  const isByLooks = count > 1 && strand !== 'only-emoji'
  const pools = isByLooks ? [poolOf(strand, 1), poolOf(strand, 2)] : [poolOf(strand, undefined)]
  if (isByLooks) {
    const [first = [], second = []] = pools
    const easy = first.slice(0, Math.ceil(first.length * 0.7))
    const border = easy.at(-1)?.score ?? 0
    return [spread(easy), spread(second.filter(({ score }) => score >= border))]
  }
  const [pool = []] = pools
  const half = Math.floor(pool.length / 2)
  return count === 1 ? [spread(pool)] : [spread(pool.slice(0, half)), spread(pool.slice(half))]
}

/** Different positions, ascending by score. */
function poolOf(strand: MomentStrand, looks: 1 | 2 | undefined): readonly Position[] {
  const boards = new Map<string, Position>()
  for (let seed = 0; boards.size < POOL; seed += 1) {
    const position = search(randomFrom('position', strand, looks ?? 0, seed), strand, looks)
    if (position) boards.set(position.board, position)
  }
  return [...boards.values()].toSorted((one, other) => one.score - other.score)
}

/** A board filled on the way to its solution until the technique is needed, and then wherever it stays so. */
function search(random: Random, strand: MomentStrand, looks: 1 | 2 | undefined): Position | undefined {
  const { question: whole, answer } = sudoku.generate({ levelId: SEARCHED[strand], theme: THEME, random })
  const at = (board: string): SudokuQuestion => ({ ...whole, board })
  let { board } = whole
  let moment = momentOf(strand, whole)
  while (!moment) {
    const help = explainBoard(at(board), board)
    const last = help.kind === 'next' ? help.steps.at(-1) : undefined
    if (!last?.placement) return undefined
    board = filled(board, last.placement.cell, answer)
    moment = momentOf(strand, at(board))
  }
  const least = Math.min(looks ?? 1, moment.way.length - 1)
  const cells = random.shuffle([...board].flatMap((symbol, cell) => (symbol === EMPTY_CELL ? [cell] : [])))
  for (const cell of [...cells, ...cells]) {
    if (board[cell] !== EMPTY_CELL) continue
    const next = filled(board, cell, answer)
    const nextMoment = momentOf(strand, at(next))
    if (!nextMoment || nextMoment.way.length - 1 < least) continue
    board = next
    moment = nextMoment
  }
  const taken = moment.way.length - 1
  if ((looks === 1 && taken !== 1) || (looks === 2 && taken < 2) || strandOf(at(board)) !== strand) return undefined
  return { board, looks: taken, score: moment.score }
}

/** Evenly from the easiest to the hardest. */
function spread(pool: readonly Position[]): readonly Position[] {
  if (pool.length < NUMBERS_A_STEP) throw new Error(`only ${pool.length} positions`)
  return Array.from({ length: NUMBERS_A_STEP }, (_, index) => pool[Math.floor((index * pool.length) / NUMBERS_A_STEP)] as Position)
}

function rangeOf(step: readonly Position[]): string {
  const looks = step.map((position) => position.looks)
  return `score ${step[0]?.score} to ${step.at(-1)?.score}, looks ${Math.min(...looks)} to ${Math.max(...looks)}`
}

function filled(board: string, cell: number, answer: string): string {
  return `${board.slice(0, cell)}${answer[cell]}${board.slice(cell + 1)}`
}

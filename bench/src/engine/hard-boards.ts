import { randomFrom } from '@emojigma/engine/random.ts'
import { searchSolutions } from '@emojigma/engine/sudoku/solver.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { given } from '../given.ts'
import { beginClimb, BEGINNINGS, climbOn, digitsOf, type Climb } from './hard-boards/climb.ts'
import { markdownTable } from '../markdown-table.ts'

/** Looks for boards that take the solver the most work: from many beginnings each, a board is changed a little as long as that makes it
 *  worse. `--minutes`: how long, in processor time, so that a busy machine does not shorten the search; `--state FILE`: goes on where the
 *  search that wrote the file ended, and adds to what it counted. Prints the worst boards with the time that each takes now. */
const { minutes, state } = given({ minutes: 1 }, ['state'])
/** A climb that has not risen for so many boards begins anew. */
const PATIENCE = 400
const KEPT = 40

interface Found {
  readonly board: string
  readonly beginning: string
}

interface Searched {
  climbs: number
  boards: number
  minutes: number
  worst: readonly Found[]
}

const searched: Searched =
  state !== undefined && existsSync(state)
    ? (JSON.parse(readFileSync(state, 'utf8')) as Searched)
    : { climbs: 0, boards: 0, minutes: 0, worst: [] }
const minutesBefore = searched.minutes
function minutesGone(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 60_000_000
}

while (minutesGone() < minutes) {
  const random = randomFrom('hard boards', searched.climbs)
  const climb = beginClimb(BEGINNINGS[searched.climbs % BEGINNINGS.length] ?? 'few givens', random, worstBoards())
  let sinceRise = 0
  while (sinceRise < PATIENCE && minutesGone() < minutes) {
    sinceRise = climbOn(climb, random) ? 0 : sinceRise + 1
    searched.boards += 1
  }
  searched.climbs += 1
  keep(climb)
}

function worstBoards(): readonly string[] {
  return searched.worst.map(({ board }) => board)
}

function keep({ givens, beginning }: Climb): void {
  const found: Found = { board: Array.from(givens, (digit) => (digit === 0 ? '.' : String(digit))).join(''), beginning }
  if (!worstBoards().includes(found.board))
    searched.worst = [...searched.worst, found].toSorted((one, other) => nodesOf(other.board) - nodesOf(one.board)).slice(0, KEPT)
  searched.minutes = minutesBefore + minutesGone()
  if (state !== undefined) writeFileSync(state, JSON.stringify(searched, undefined, 1))
}

function nodesOf(board: string): number {
  return searchSolutions(digitsOf(board), 2).nodes
}

/** The best of some tries, in milliseconds. */
function timeOf(board: string): number {
  const givens = digitsOf(board)
  return Math.min(
    ...Array.from({ length: 7 }, () => {
      const beganMs = performance.now()
      searchSolutions(givens, 2)
      return performance.now() - beganMs
    }),
  )
}

const rows = searched.worst.map(({ board, beginning }) => {
  const { count, nodes, isDecided } = searchSolutions(digitsOf(board), 2)
  const solutions = isDecided ? (['none', 'one', 'several'][count] ?? '') : 'not decided'
  return { board: `\`${board}\``, beginning, givens: board.replaceAll('.', '').length, solutions, nodes, ms: timeOf(board).toFixed(1) }
})
console.log(
  `${searched.boards.toLocaleString('en')} boards in ${searched.climbs} climbs, ${searched.minutes.toFixed(1)} minutes of processor time in all:\n`,
)
console.log(markdownTable(rows))

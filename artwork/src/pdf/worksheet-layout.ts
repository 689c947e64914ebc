import type { Puzzle } from '@emojigma/engine/question.ts'
import type { Box } from '../svg/shapes.ts'

/** A cell that is written in or told from its neighbors: 7 mm. */
export const CELL_SIDE = (7 * 72) / 25.4
export const GAP = 12
const ROWS_A_PAGE = 2
/** The room of a panel beside its cells: frame, heading, labels and the box for an answer. */
const AROUND = { board: 41, sums: 58, crowd: 57, narrowCrowd: 76 } as const
const GUTTERS = 44
/** The least height of a puzzle of equations. */
const EQUATIONS_HEIGHT = 180

export interface PlacedPuzzle {
  readonly puzzle: Puzzle
  /** On its sheet, from 1. */
  readonly number: number
  readonly box: Box
}

interface Row {
  readonly puzzles: readonly Omit<PlacedPuzzle, 'box'>[]
  readonly height: number
}

/** Distributes puzzles over pages, in their order: four a page, or fewer where cells would be smaller than 7 mm.
 *  @param room of a page
 *  @param isLarge two a page */
export function layOut(puzzles: readonly Puzzle[], room: Box, isLarge: boolean): readonly (readonly PlacedPuzzle[])[] {
  const mayPair = !isLarge && puzzles.length > 2
  const pages: Row[][] = []
  for (const row of rowsOf(puzzles, room.width, mayPair)) {
    const page = pages.at(-1)
    const taken = page?.reduce((sum, { height }) => sum + height + GAP, 0) ?? 0
    if (page && page.length < ROWS_A_PAGE && taken + row.height <= room.height) page.push(row)
    else pages.push([row])
  }
  return pages.map((rows, index) => placed(rows, room, index > 0 && index === pages.length - 1))
}

/** The rows of one page, which share the height that is left. A single one on the last page is as high as on other pages. */
function placed(rows: readonly Row[], room: Box, isLastOfMany: boolean): readonly PlacedPuzzle[] {
  const half = (room.height - GAP) / ROWS_A_PAGE
  const highest = Math.max(...rows.map(({ height }) => height))
  const isUneven = highest > half
  let y = room.y
  return rows.flatMap(({ puzzles, height: least }) => {
    const alone = isLastOfMany ? Math.max(least, half) : room.height
    const beside = isUneven && least < highest ? room.height - GAP - highest : Math.max(least, half)
    const height = rows.length === 1 ? alone : beside
    const width = (room.width - GAP * (puzzles.length - 1)) / puzzles.length
    const top = y
    y += height + GAP
    return puzzles.map((one, index) => ({ ...one, box: { x: room.x + index * (width + GAP), y: top, width, height } }))
  })
}

function rowsOf(puzzles: readonly Puzzle[], width: number, mayPair: boolean): readonly Row[] {
  const rows: Row[] = []
  const isNarrow = (puzzle: Puzzle | undefined) => puzzle !== undefined && mayPair && fitsHalf(puzzle, (width - GAP) / 2)
  for (let index = 0; index < puzzles.length; index += 1) {
    const [puzzle, next] = puzzles.slice(index, index + 2)
    if (!puzzle) break
    const first = { puzzle, number: index + 1 }
    if (next && isNarrow(puzzle) && isNarrow(next)) {
      rows.push({
        puzzles: [first, { puzzle: next, number: index + 2 }],
        height: Math.max(leastHeight(puzzle, true), leastHeight(next, true)),
      })
      index += 1
    } else rows.push({ puzzles: [first], height: leastHeight(puzzle, false) })
  }
  return rows
}

/** Whether a puzzle has room in half the width of a page. */
function fitsHalf({ question }: Puzzle, width: number): boolean {
  if (question.typeId === 4) return question.board.length < 81
  return question.typeId !== 5 || question.side * CELL_SIDE + GUTTERS <= width
}

function leastHeight({ question }: Puzzle, isNarrow: boolean): number {
  if (question.typeId === 4) return Math.sqrt(question.board.length) * CELL_SIDE + (question.sums ? AROUND.sums : AROUND.board)
  if (question.typeId === 5) return question.side * CELL_SIDE + (isNarrow ? AROUND.narrowCrowd : AROUND.crowd)
  return EQUATIONS_HEIGHT
}

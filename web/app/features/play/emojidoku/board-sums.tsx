import { m } from '@emojigma/messages'
import { spokenCells } from '@emojigma/messages/words/places.ts'
import type { BoardSums, Cage } from '@emojigma/engine/question.ts'
import { cageSides, SIDE } from '@emojigma/engine/sum-board/cage-sides.ts'
import { EMPTY_CELL } from '@emojigma/engine/sudoku/board.ts'
import type { CellLook } from './SudokuGrid.tsx'
import styles from './SumsAround.module.css'

/** A full group that makes another sum than its total. */
export interface OffCage {
  readonly cage: Cage
  readonly sum: number
}

/** @param board 16 characters, '.' = empty
 *  @param worth of each emoji; undefined = not known, so that its groups are not judged */
export function offCages(board: string, { cages }: BoardSums, worth: readonly (number | undefined)[]): readonly OffCage[] {
  return cages.flatMap((cage) => {
    const symbols = cage.cells.map((cell) => board[cell] ?? EMPTY_CELL)
    const values = symbols.flatMap((symbol) => (symbol === EMPTY_CELL ? [] : (worth[Number(symbol) - 1] ?? [])))
    const sum = values.reduce((all, value) => all + value, 0)
    return values.length < symbols.length || sum === cage.total ? [] : [{ cage, sum }]
  })
}

/** "The group in row 1: columns 1 and 2 makes 8, not 7." */
export function offWords({ cage: { cells, total }, sum }: OffCage): string {
  return m['board_sums.group_makes']({ cells: spokenCells(cells, SIDE), sum, total })
}

/** The drawing and the words of each cell's group: ", group row 1: columns 1 and 2, total 7". */
export function looksOf({ cages }: BoardSums, off: readonly OffCage[] = []): readonly CellLook[] {
  return Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const cage = cages.find(({ cells }) => cells.includes(cell))
    if (!cage) return NO_LOOK
    const isOff = off.some((one) => one.cage === cage)
    const words = m['board_sums.in_group']({ cells: spokenCells(cage.cells, SIDE), total: cage.total })
    return {
      words: isOff ? words + m['board_sums.makes_another']() : words,
      isOff,
      drawn: (
        <>
          <i className={styles['cage']} data-sides={cageSides(cage, cell).join(' ')} />
          {cage.cells[0] === cell && <b className={styles['total']}>{cage.total}</b>}
        </>
      ),
    }
  })
}

const NO_LOOK: CellLook = { words: '', isOff: false, drawn: undefined }

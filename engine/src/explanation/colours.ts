import type { Candidate } from '../sudoku/techniques/step.ts'

/** The two colours of a chain of cells: the ones ruled out (or those of the first cell), and the others.
 *  @param cells each but the first sees an earlier one; two of one colour see each other only where that colour is ruled out */
export function coloursOf(
  cells: readonly number[],
  side: number,
  eliminations: readonly Candidate[],
): readonly [readonly number[], readonly number[]] {
  const gone = new Set(eliminations.map(({ cell }) => cell))
  if (cells.some((cell) => gone.has(cell))) return [cells.filter((cell) => gone.has(cell)), cells.filter((cell) => !gone.has(cell))]
  const [start = 0] = cells
  const isFirst = new Map([[start, true]])
  for (const [cell, colour] of isFirst) {
    for (const other of cells) if (!isFirst.has(other) && see(cell, other, side)) isFirst.set(other, !colour)
  }
  return [cells.filter((cell) => isFirst.get(cell)), cells.filter((cell) => !isFirst.get(cell))]
}

/** Whether two cells share a row, column or box. */
function see(one: number, other: number, side: number): boolean {
  const boxSide = Math.sqrt(side)
  const [rows, columns] = [one, other].reduce<[number[], number[]]>(
    ([rows, columns], cell) => [
      [...rows, Math.trunc(cell / side)],
      [...columns, cell % side],
    ],
    [[], []],
  )
  const isIn = ([first = 0, second = 0]: readonly number[]): boolean => Math.trunc(first / boxSide) === Math.trunc(second / boxSide)
  return rows[0] === rows[1] || columns[0] === columns[1] || (isIn(rows) && isIn(columns))
}

/** Brings rows of integers into reduced echelon form by Bareiss' fraction-free elimination, in place: the rows that hold a pivot
 *  come first, every pivot is the same integer, and a pivot's column is zero elsewhere.
 *  @param rows all of the same length
 *  @param columns how many leading columns may hold a pivot; the others (right-hand sides) are carried along
 *  @returns the pivot's column of each leading row, ascending, so its length is the rank;
 *    undefined when a number would leave the range in which integers are exact
 *  Source: Bareiss, "Sylvester's identity and multistep integer-preserving Gaussian elimination", 1968 */
export function eliminate(rows: number[][], columns: number): number[] | undefined {
  const pivotColumns: number[] = []
  let previousPivot = 1
  for (let column = 0; column < columns && pivotColumns.length < rows.length; column += 1) {
    const rank = pivotColumns.length
    let found = rank
    while (found < rows.length && rows[found]?.[column] === 0) found += 1
    const pivotRow = rows[found]
    if (!pivotRow) continue
    rows[found] = rows[rank] as number[]
    rows[rank] = pivotRow
    const pivot = pivotRow[column] as number
    for (const row of rows) {
      if (row !== pivotRow && !clearColumn(row, pivotRow, column, previousPivot)) return undefined
    }
    previousPivot = pivot
    pivotColumns.push(column)
  }
  return pivotColumns
}

/** Whether a square system determines every unknown, and only by all equations together. True when neither the determinant nor a minor
 *  without one row and one column is zero.
 *  @param rows 1 to 3 rows of as many coefficients */
export function isEntangled(rows: readonly (readonly number[])[]): boolean {
  const size = rows.length
  let determinant = 0
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const without = minor(rows, row, column)
      if (without === 0) return false
      if (row === 0) determinant += (column === 1 ? -without : without) * (rows[0]?.[column] as number)
    }
  }
  return determinant !== 0
}

function clearColumn(row: number[], pivotRow: readonly number[], column: number, previousPivot: number): boolean {
  const pivot = pivotRow[column] as number
  const factor = row[column] as number
  if (factor === 0 && pivot === previousPivot) return true
  for (let index = 0; index < row.length; index += 1) {
    const kept = pivot * (row[index] as number)
    const taken = factor * (pivotRow[index] as number)
    if (!Number.isSafeInteger(kept) || !Number.isSafeInteger(taken) || !Number.isSafeInteger(kept - taken)) return false
    row[index] = (kept - taken) / previousPivot
  }
  return true
}

function minor(rows: readonly (readonly number[])[], withoutRow: number, withoutColumn: number): number {
  const last = rows.length - 1
  if (last === 0) return 1
  const upper = rows[withoutRow === 0 ? 1 : 0] as readonly number[]
  const lower = rows[withoutRow === last ? last - 1 : last] as readonly number[]
  const left = withoutColumn === 0 ? 1 : 0
  const right = withoutColumn === last ? last - 1 : last
  if (last === 1) return upper[left] as number
  return (upper[left] as number) * (lower[right] as number) - (upper[right] as number) * (lower[left] as number)
}

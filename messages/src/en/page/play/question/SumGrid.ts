const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

export const puzzleRowsAndColumns = (rows: number, columns: number, line: 'row' | 'column', index: number) =>
  `Puzzle: ${COUNTS[rows]} rows and ${COUNTS[columns]} columns of emoji with their totals. The total of ${line} ${index} is the question.`
export const total = (line: 'row' | 'column', index: number) => `${line} ${index} total`
export const notShown = 'not shown'

export const puzzleRowsAndColumns = (rows: string | undefined, columns: string | undefined, line: string, index: number) =>
  `Puzzle: ${rows} rows and ${columns} columns of emoji with their totals. The total of ${line} ${index} is the question.`
export const total = (line: string, index: number) => `${line} ${index} total`
export const notShown = 'not shown'

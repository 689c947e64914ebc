export const thisPuzzleIsMade = (description: string) =>
  `${description} This puzzle is made for the eyes: the squares are named by their places only.`
export const byBoardColumnsA = (side: number, lastColumn: string) =>
  `${side} by ${side} board. Columns A to ${lastColumn}, rows 1 to ${side}.`

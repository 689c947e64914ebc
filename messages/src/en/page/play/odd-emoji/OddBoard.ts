export const byBoardColumnsA = (side: number, lastColumn: string) =>
  `${side} by ${side} board. Columns A to ${lastColumn}, rows 1 to ${side}.`

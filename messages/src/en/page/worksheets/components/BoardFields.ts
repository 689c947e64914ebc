export const myBoard = 'My board'
export const rowColumn = (row: number, column: number) => `Row ${row}, column ${column}`

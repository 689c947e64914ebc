/** A spreadsheet program would run cells that begin like this as formulas. */
const FORMULA = /^[=+\-@\t\r]/

/** A table as CSV, for spreadsheet programs: with the mark that says UTF-8, and no text that they would take for a formula.
 *  Source: RFC 4180, section 2 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\u{FEFF}${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(cell: string | number): string {
  if (typeof cell === 'number') return `${cell}`
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

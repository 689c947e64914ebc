/** Spreadsheets would run cells that begin like this as formulas. */
const FORMULA = /^[=+\-@\t\r]/

/** Formats a table as CSV for spreadsheets: with a byte order mark, and with formulas defused.
 *  Source: RFC 4180, section 2 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\u{FEFF}${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(cell: string | number): string {
  if (typeof cell === 'number') return `${cell}`
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

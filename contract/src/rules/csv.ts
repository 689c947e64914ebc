/** Where a spreadsheet could begin a formula: at the start of a cell, and after what it may take for the start of another. The signs may be
 *  full-width. */
const FORMULA = /(^|[;\t\r\n])(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g
const MARKED = /(^|[;\t\r\n])'(?=[=+\-@＝＋－＠])|^'(?=[\t\r\n])/g

/** Formats a table as CSV for spreadsheets: with a byte order mark, each text quoted, and an apostrophe before what begins like a formula.
 *  Source: RFC 4180, section 2 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\u{FEFF}${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(cell: string | number): string {
  if (typeof cell === 'number') return `${cell}`
  return `"${cell.replaceAll(FORMULA, "$1'").replaceAll('"', '""')}"`
}

/** A cell without the apostrophes of `csvOf`. */
export function unmarked(cell: string): string {
  return cell.replaceAll(MARKED, '$1')
}

/** Formats rows as a Markdown table.
 *  @param rows all with the fields of the first */
export function markdownTable(rows: readonly object[]): string {
  const texts = rows.map((row) =>
    Object.values(row).map((value) => (typeof value === 'number' ? value.toLocaleString('en') : String(value))),
  )
  const isNumber = Object.values(rows[0] ?? {}).map((value) => typeof value === 'number')
  const lines = [Object.keys(rows[0] ?? {}), isNumber.map((right) => (right ? '--:' : '---')), ...texts]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

import { create } from 'qrcode'

/** A QR code as the data of one SVG path, a unit a module, its quiet zone around it. */
export interface QrPath {
  /** Modules of a side, with the quiet zone. */
  readonly side: number
  readonly path: string
}

/** Modules of quiet zone on each side. */
const QUIET = 4

/** Draws a code that can still be read when a seventh of it is damaged. */
export function qrPath(text: string): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const rows: string[] = []
  for (let row = 0; row < modules.size; row += 1) {
    let column = 0
    while (column < modules.size) {
      const from = column
      while (column < modules.size && modules.get(row, column)) column += 1
      if (column > from) rows.push(`M${from + QUIET} ${row + QUIET}h${column - from}v1h${from - column}z`)
      else column += 1
    }
  }
  return { side: modules.size + 2 * QUIET, path: rows.join('') }
}

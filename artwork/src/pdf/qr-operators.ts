import { create, type QRCode } from 'qrcode'
import type { Box } from '../svg/shapes.ts'
import { short } from './path-operators.ts'

/** Modules on each side that stay white. Source: ISO/IEC 18004, 9.1 Quiet zone */
const QUIET = 4

/** A QR code of a text as the operators of a PDF content stream, its quiet zone inside the box. */
export function qrOperators(text: string, { x, y, width }: Box): string {
  const { modules }: QRCode = create(text, { errorCorrectionLevel: 'M' })
  const side = width / (modules.size + 2 * QUIET)
  const squares: string[] = []
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue
      squares.push(`${short(x + (column + QUIET) * side)} ${short(y + (row + QUIET) * side)} ${short(side)} ${short(side)} re`)
    }
  }
  return `q 0 0 0 rg ${squares.join(' ')} f Q`
}

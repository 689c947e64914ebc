import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

const TEXT = 'https://emojigma.example/magic?magic=card-aB3_aB3_aB3_aB3_aB3_xy'

test('a QR code has each of its dark modules once, and four light ones around it', () => {
  const { side, path } = qrPath(TEXT)
  const { modules } = create(TEXT, { errorCorrectionLevel: 'M' })
  expect(side).toBe(modules.size + 8)
  const dark = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let index = 0; index < Number(width); index += 1) dark.add(`${Number(x) + index - 4} ${Number(y) - 4}`)
  }
  const expected = new Set<string>()
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) if (modules.get(row, column)) expected.add(`${column} ${row}`)
  }
  expect(dark).toEqual(expected)
})

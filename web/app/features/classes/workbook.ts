import type { CsvTable } from './csv-file.ts'

const MOST_UNPACKED_BYTES = 50_000_000
const MOST_CELLS = 200_000

/** Whether a file is a workbook of a spreadsheet program (`.xlsx`), whatever its name says. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}

/** The cells of the first sheet. The libraries are loaded only here.
 *  @returns undefined if it is no workbook, or too large */
export async function tableOfWorkbook(bytes: Uint8Array): Promise<CsvTable | undefined> {
  const [{ readSheet }, { unzipSync, zipSync }] = await Promise.all([import('read-excel-file/universal'), import('fflate')])
  let unpackedBytes = 0
  try {
    // No part is unpacked beyond the size that it names.
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!/\.xml(?:\.rels)?$/.test(name)) return false
        unpackedBytes += originalSize
        if (unpackedBytes > MOST_UNPACKED_BYTES) throw new RangeError('a workbook of too many bytes')
        return true
      },
    })
    // Packed, a large part would be unpacked by a worker made of text, which our content policy refuses.
    const stored = zipSync(parts, { level: 0 })
    const rows: readonly (readonly unknown[])[] = await readSheet(new Blob([new Uint8Array(stored)]))
    if (rows.reduce((cells, row) => cells + row.length, 0) > MOST_CELLS) return undefined
    return rows.map((row) => row.map(textOfCell))
  } catch {
    return undefined
  }
}

function textOfCell(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

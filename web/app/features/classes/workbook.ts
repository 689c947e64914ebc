import type { CsvTable } from './csv-file.ts'
import { unpacked } from './unpack.ts'

const MOST_CELLS = 200_000

/** The cells of the first sheet of a workbook. The libraries are loaded only here.
 *  @returns undefined if it is no workbook, or too large */
export async function tableOfWorkbook(bytes: Uint8Array): Promise<CsvTable | undefined> {
  const [{ readSheet }, { zipSync }] = await Promise.all([import('read-excel-file/universal'), import('fflate')])
  try {
    const parts = await unpacked(bytes, (name) => /\.xml(?:\.rels)?$/.test(name))
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

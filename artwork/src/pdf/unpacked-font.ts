import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const FONT_HEADER = 12
const FONT_ENTRY = 16

/** The font that is packed in a WOFF file. Reading glyphs from the packed one would unpack a table for each glyph anew.
 *  @throws RangeError for another kind of file
 *  Source: W3C, WOFF File Format 1.0, sections 3 and 4 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('not a WOFF file')
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(FONT_HEADER + count * FONT_ENTRY)
  const largest = 2 ** Math.floor(Math.log2(count))
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(largest * 16, 6)
  header.writeUInt16BE(Math.log2(largest), 8)
  header.writeUInt16BE((count - largest) * 16, 10)
  const tables: Buffer[] = []
  let offset = header.length
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER + index * WOFF_ENTRY
    const [packedAt, packedLength, length] = [woff.readUInt32BE(from + 4), woff.readUInt32BE(from + 8), woff.readUInt32BE(from + 12)]
    const packed = woff.subarray(packedAt, packedAt + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    const to = FONT_HEADER + index * FONT_ENTRY
    woff.copy(header, to, from, from + 4)
    header.writeUInt32BE(woff.readUInt32BE(from + 16), to + 4)
    header.writeUInt32BE(offset, to + 8)
    header.writeUInt32BE(length, to + 12)
    const padded = Buffer.concat([table, Buffer.alloc((4 - (length % 4)) % 4)])
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat([header, ...tables])
}

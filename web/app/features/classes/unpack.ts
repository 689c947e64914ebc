const MOST_UNPACKED_BYTES = 50_000_000
const MOST_ENTRIES = 1000

/** Unpacks the wanted files of a zip. The library is loaded only here.
 *  @throws if it is no zip, or more than a school's list needs */
export async function unpacked(bytes: Uint8Array, isWanted: (name: string) => boolean): Promise<Readonly<Record<string, Uint8Array>>> {
  const { unzipSync } = await import('fflate')
  let entries = 0
  let unpackedBytes = 0
  // No file is unpacked beyond the size that it names.
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      entries += 1
      if (entries > MOST_ENTRIES) throw new RangeError('a zip of too many files')
      if (!isWanted(name)) return false
      unpackedBytes += originalSize
      if (unpackedBytes > MOST_UNPACKED_BYTES) throw new RangeError('a zip of too many bytes')
      return true
    },
  })
}

/** Whether a file is a zip, which a workbook (`.xlsx`) is, too. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}

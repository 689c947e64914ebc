import { inflateSync } from 'node:zlib'

/** The contents of a file, with unpacked streams. */
export function readPdf(pdf: Buffer) {
  const file = pdf.toString('latin1')
  const streams = [...file.matchAll(/\/FlateDecode\n>>\nstream\n/g)].map((match) => {
    const start = match.index + match[0].length
    return inflateSync(pdf.subarray(start, file.indexOf('\nendstream', start))).toString('latin1')
  })
  return {
    streams,
    pages: [...file.matchAll(/\/Type \/Page\n/g)].length,
    sizes: [...new Set([...file.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box]) => box))],
    forms: [...file.matchAll(/\/Subtype \/Form/g)].length,
    embeddedFonts: [...file.matchAll(/\/FontFile2 /g)].length,
    pictures: [...file.matchAll(/\/Subtype \/Image/g)].length,
    /** Links to pages of the same file. */
    links: [...file.matchAll(/\/S \/GoTo/g)].length,
    content: streams.filter((stream) => stream.includes(' cm')).join('\n'),
  }
}

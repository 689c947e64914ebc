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

/** The text of each page, in the order of drawing: a line for each piece in one font. */
export function textOfPages(pdf: Buffer): readonly string[] {
  const objects = objectsOf(pdf)
  const objectAt = (number: string | undefined) => objects.get(Number(number)) ?? { head: '', stream: '' }
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\n/.test(head))
    .map(({ head }) => {
      const { head: resources } = objectAt(/\/Resources (\d+) 0 R/.exec(head)?.[1])
      const fonts = new Map(
        [...(/\/Font <<([^>]*)>>/s.exec(resources)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, number]) => [
          name,
          signsOf(objectAt(/\/ToUnicode (\d+) 0 R/.exec(objectAt(number).head)?.[1]).stream),
        ]),
      )
      let font: readonly string[] = []
      const written: string[] = []
      const { stream } = objectAt(/\/Contents (\d+) 0 R/.exec(head)?.[1])
      for (const [, name, glyphs] of stream.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
        if (name !== undefined) font = fonts.get(name) ?? []
        const codes = [...(glyphs ?? '').matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        if (glyphs !== undefined) written.push(codes.map((code) => font[Number.parseInt(code, 16)] ?? '\uFFFD').join(''))
      }
      return written.join('\n')
    })
}

function objectsOf(pdf: Buffer): ReadonlyMap<number, { readonly head: string; readonly stream: string }> {
  const file = pdf.toString('latin1')
  return new Map(
    [...file.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, number, body = '']) => {
      const [head = '', packed] = body.split('\nstream\n')
      const bytes = packed === undefined ? undefined : Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1')
      const isPacked = head.includes('/FlateDecode')
      return [Number(number), { head: `${head}\n`, stream: bytes ? (isPacked ? inflateSync(bytes) : bytes).toString('latin1') : '' }]
    }),
  )
}

/** By glyph. Source: Adobe Technical Note 5411, ToUnicode Mapping File Tutorial */
function signsOf(toUnicode: string): readonly string[] {
  const signs: string[] = []
  for (const [, first = '', list = ''] of toUnicode.matchAll(/<([\da-f]+)> <[\da-f]+> \[(.*?)\]/gis)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\da-f]*)>/gi)].entries()) {
      const units = (hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
      signs[Number.parseInt(first, 16) + index] = String.fromCodePoint(...units)
    }
  }
  return signs
}

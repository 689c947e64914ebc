import { create } from 'fontkit'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'

/** The fonts of paper, by weight. */
const WEIGHTS = { normal: 400, bold: 600 } as const
export type Weight = keyof typeof WEIGHTS

/** The site's own face, and the files of another one that together write what it lacks. */
const OWN = 'fredoka-latin'
const OTHERS = [
  ...['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map((part) => `noto-sans-${part}`),
  ...['arabic', 'hebrew', 'devanagari', 'thai'].map((script) => `noto-sans-${script}-${script}`),
  'noto-sans-jp-japanese',
  'noto-sans-sc-chinese-simplified',
  'noto-sans-tc-chinese-traditional',
  'noto-sans-kr-korean',
]
/** Written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

/** Kerning would let a text end elsewhere than its drawing. */
export const NO_KERNING = { kern: false, liga: false } as unknown as []

/** Consecutive characters in one font. */
export interface Run {
  readonly text: string
  /** As `fontFile` takes it. */
  readonly font: string
}

/** Splits a text into runs of one font. If a character is missing from the site's own face, none of the text uses it. A character
 *  missing from all fonts becomes an empty box, except for the narrow no-break space, which becomes a wider one. */
export function runsOf(written: string, weight: Weight): readonly Run[] {
  const text = written.replaceAll('\u202F', '\u00A0')
  const own = fontName(OWN, weight)
  if ([...text].every((sign) => signsOf(own).has(sign))) return [{ text, font: own }]
  const fonts = OTHERS.map((face) => fontName(face, weight))
  const runs: { text: string; readonly font: string }[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    const font = fonts.find((one) => signsOf(one).has(sign)) ?? last?.font ?? fontName('noto-sans-latin', weight)
    if (last && (last.font === font || signsOf(last.font).has(sign))) last.text += sign
    else runs.push({ text: sign, font })
  }
  return inVisualOrder(runs)
}

/** Whether the fonts have each character. Of some 21,000 Chinese ones they lack the rarer half. */
export function canWrite(text: string): boolean {
  return runsOf(text, 'normal').every((run) => [...run.text].every((sign) => signsOf(run.font).has(sign)))
}

/** Runs from left to right. In a line from left to right, words from right to left that follow each other stand in reverse order.
 *  Source: Unicode Standard Annex #9 */
function inVisualOrder(runs: readonly Run[]): readonly Run[] {
  // A space behind such a word is on its left only if another one follows.
  const cut = runs.flatMap(({ text, font }) => {
    const end = RIGHT_TO_LEFT.test(text) ? text.trimEnd().length : text.length
    return [
      { text: text.slice(0, end), font },
      { text: text.slice(end), font },
    ].filter((run) => run.text !== '')
  })
  const ordered: Run[] = []
  let leftward: Run[] = []
  for (const [index, run] of cut.entries()) {
    // Signs between two such words, a hyphen, belong to them.
    const isBetween = leftward.length > 0 && !/[\p{L}\p{N}]/u.test(run.text) && RIGHT_TO_LEFT.test(cut[index + 1]?.text ?? '')
    if (isBetween || RIGHT_TO_LEFT.test(run.text)) leftward.unshift(run)
    else {
      ordered.push(...leftward, run)
      leftward = []
    }
  }
  return [...ordered, ...leftward]
}

const unpacked = new Map<string, Buffer>()

/** A font's file, unpacked once. */
export function fontFile(font: string): Buffer {
  const [family = ''] = /^(?:fredoka|noto-sans(?:-(?:arabic|hebrew|devanagari|thai|jp|sc|tc|kr))?)/.exec(font) ?? []
  const address = import.meta.resolve(`@fontsource/${family}/files/${font}.woff`)
  const kept = unpacked.get(font) ?? unpackedFont(readFileSync(fileURLToPath(address)))
  unpacked.set(font, kept)
  return kept
}

const signs = new Map<string, ReadonlySet<string>>()

function signsOf(font: string): ReadonlySet<string> {
  const kept = signs.get(font) ?? new Set(create(fontFile(font)).characterSet.map((code) => String.fromCodePoint(code)))
  signs.set(font, kept)
  return kept
}

function fontName(face: string, weight: Weight): string {
  return `${face}-${WEIGHTS[weight]}-normal`
}

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const FONT_HEADER = 12
const FONT_ENTRY = 16

/** Unpacks a WOFF file. Reading glyphs from the packed one would unpack a table for each glyph.
 *  @throws RangeError for another kind of file
 *  Source: W3C, WOFF File Format 1.0, sections 3 and 4 */
function unpackedFont(woff: Buffer): Buffer {
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

import { create } from 'fontkit'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackedFont } from './unpacked-font.ts'

/** What is written on paper, by weight. */
const WEIGHTS = { normal: 400, bold: 600 } as const
export type Weight = keyof typeof WEIGHTS

/** The site's own face, and the files of another one that together write what it lacks. */
const OWN = 'fredoka-latin'
const OTHERS = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map((part) => `noto-sans-${part}`)

/** Kerning would let a text end elsewhere than its drawing. */
export const NO_KERNING = { kern: false, liga: false } as unknown as []

/** Some signs of a text that follow each other and are written with one font. */
export interface Run {
  readonly text: string
  /** As `fontFile` takes it. */
  readonly font: string
}

/** A text in pieces that one font can write. It has one look: where a sign is not in the site's own face, none of it is.
 *  A sign that no font has is an empty box. */
export function runsOf(text: string, weight: Weight): readonly Run[] {
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
  return runs
}

const unpacked = new Map<string, Buffer>()

/** A font's file, unpacked once. */
export function fontFile(font: string): Buffer {
  const address = font.startsWith('fredoka')
    ? import.meta.resolve(`@fontsource/fredoka/files/${font}.woff`)
    : import.meta.resolve(`@fontsource/noto-sans/files/${font}.woff`)
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

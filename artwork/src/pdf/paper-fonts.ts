import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackedFont } from './unpacked-font.ts'

/** What is written on paper, by weight. */
const FILES = { normal: 'fredoka-latin-400-normal.woff', bold: 'fredoka-latin-600-normal.woff' } as const
export type Weight = keyof typeof FILES
export const WEIGHTS: readonly Weight[] = ['normal', 'bold']

/** Both of Fredoka: kerning would let a text end elsewhere than its drawing. */
export const NO_KERNING = { kern: false, liga: false } as unknown as []

const unpacked = new Map<Weight, Buffer>()

/** The file of a font, unpacked once. */
export function fontFile(weight: Weight): Buffer {
  const kept =
    unpacked.get(weight) ?? unpackedFont(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/fredoka/files/${FILES[weight]}`))))
  unpacked.set(weight, kept)
  return kept
}

import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawWorksheet } from '@emojigma/artwork/svg/worksheet/worksheet.ts'
import { SAMPLE_SHEETS, type SampleSheet } from '@emojigma/contract/pictures.ts'
import { SAMPLE_PUZZLES } from './sample-puzzles.ts'

const HEADS = {
  sample: { title: 'Emoji puzzles', emoji: ['red-apple', 'pig-face', 'grapes'] },
  christmas: { title: 'Christmas emoji puzzles', emoji: ['christmas-tree', 'snowman', 'wrapped-gift'] },
} as const

const drawn = new Map<SampleSheet, string>()

/** A sheet as a self-contained SVG document, drawn once.
 *  @returns undefined for a name that no sheet has */
export function sampleSheet(name: string | undefined): string | undefined {
  const sheet = SAMPLE_SHEETS.find((one) => one === name)
  if (sheet === undefined) return undefined
  const svg = drawn.get(sheet) ?? drawWorksheet({ ...HEADS[sheet], puzzles: SAMPLE_PUZZLES[sheet] }, emojiArt)
  drawn.set(sheet, svg)
  return svg
}

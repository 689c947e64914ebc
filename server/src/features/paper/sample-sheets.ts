import { m } from '@emojigma/messages'
import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import type { PdfWorksheet } from '@emojigma/artwork/pdf/worksheet-pdf.ts'
import { drawWorksheet } from '@emojigma/artwork/svg/worksheet.ts'
import { sampleSheetPath, type SampleSheet } from '@emojigma/contract/puzzles/pictures.ts'
import { ARCHIVE_START_MS, SLOTS, type Day, type Slot } from '@emojigma/engine/day.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import { escaped } from '../../platform/http/escaped.ts'
import { inLanguage, pathIn, type Language } from '../../platform/languages.ts'
import { namesOf } from '../puzzles/service.ts'
import { generateDaily } from '@emojigma/engine/daily.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'

/** Two Classic puzzles, a Grid and a small Emojidoku. */
const KINDS: readonly Slot[] = [
  { typeId: 1, levelId: 9 },
  { typeId: 1, levelId: 1 },
  { typeId: 2, levelId: 1 },
  { typeId: 4, levelId: 8 },
]

/** The days that seed them: in the 2040s, long before they could be a day's puzzles. */
const DAYS: Readonly<Record<SampleSheet, readonly Day[]>> = {
  sample: [8813, 8836, 8848, 8808],
  christmas: [8765, 9105, 9114, 9120],
}

const made = new Map<SampleSheet, readonly Puzzle[]>()

/** The puzzles of a sample sheet, generated once. */
export function samplePuzzles(sheet: SampleSheet): readonly Puzzle[] {
  const puzzles = made.get(sheet) ?? generated(sheet)
  made.set(sheet, puzzles)
  return puzzles
}

function generated(sheet: SampleSheet): readonly Puzzle[] {
  return KINDS.map(({ typeId, levelId }, index) => {
    const slot = SLOTS.findIndex((one) => one.typeId === typeId && one.levelId === levelId)
    return generateDaily(DAYS[sheet][index] ?? 0, slot, 0)
  })
}

const HEADS = {
  sample: { emoji: ['dog-face', 'cherries', 'teddy-bear'] },
  christmas: { emoji: ['christmas-tree', 'snowman', 'wrapped-gift'] },
} as const

/** A whole sheet on one page of any paper size: the margins are part of the picture. */
const PAGE_STYLE =
  '@page{margin:0}body{margin:0;background:#fff}img{display:block;width:100%;max-width:210mm;height:auto;margin:0 auto}@media print{img{width:auto;max-width:100%;max-height:99.5vh}}'

/** By language and sheet. */
const svgCache = new Map<string, string>()

/** A sheet as a self-contained SVG document, drawn once. */
export function sampleSheet(sheet: SampleSheet, language: Language): string {
  const key = `${language.language.code} ${sheet}`
  const worksheet = {
    ...HEADS[sheet],
    title: m['sample_sheet_card.sheet_title']({ sheet }, inLanguage(language)),
    puzzles: samplePuzzles(sheet),
  }
  const svg = svgCache.get(key) ?? drawWorksheet(worksheet, emojiArt, language.words.print)
  svgCache.set(key, svg)
  return svg
}

/** The same sheet as a PDF job. */
export function sampleSheetJob(sheet: SampleSheet, language: Language): PdfWorksheet {
  const look = { nameLine: true, answerKey: 'fold', paper: 'A4', greyscale: false, largePrint: false } as const
  return {
    ...look,
    title: m['sample_sheet_card.sheet_title']({ sheet }, inLanguage(language)),
    variants: [{ puzzles: samplePuzzles(sheet) }],
    createdAtMs: ARCHIVE_START_MS,
  }
}

/** A page with nothing but the sheet, and its text for screen readers. */
export function printedSheet(sheet: SampleSheet, language: Language): string {
  const title = m['sample_sheet_card.sheet_title']({ sheet }, inLanguage(language))
  const text = samplePuzzles(sheet)
    .map(
      ({ question }, index) =>
        `${index + 1}. ${kindOf(question.typeId).describe(question, language.words.descriptions, namesOf(question.emoji, language))}`,
    )
    .join(' ')
  return (
    `<!doctype html><html lang="${language.language.code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title} · Emojigma</title><style>${PAGE_STYLE}</style></head>` +
    `<body><main><img src="${pathIn(language, sampleSheetPath(sheet))}" width="794" height="1123" alt="${escaped(`${title}. ${text}`)}"></main></body></html>`
  )
}

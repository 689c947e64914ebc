import { levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import { puzzleTypeOf, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { BookId, ShopItem } from '../rules/shop-items.ts'
import type { Paper } from '../rules/worksheets.ts'

export const PICTURE_WIDTHS_PX = [400, 800] as const
export type PictureWidthPx = (typeof PICTURE_WIDTHS_PX)[number]

/** Widths of a question's PNG; the first is the default. */
export const DOWNLOAD_WIDTHS_PX = [1600, 800, 400] as const
export type DownloadWidthPx = (typeof DOWNLOAD_WIDTHS_PX)[number]

export const DOWNLOAD_FORMATS = ['png', 'svg'] as const
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number]

const ROOT = '/emojigma'

/** Source: docs/product.md, Pictures and addresses */
export function questionSvgPath(puzzleId: number, levelId: LevelId): string {
  return `${ROOT}/production/Puzzle_${puzzleId}_${levelOf(levelId).code}.svg`
}

export function questionRasterPath(puzzleId: number, levelId: LevelId, widthPx: PictureWidthPx, format: 'avif' | 'png'): string {
  return `${ROOT}/production/Puzzle_${puzzleId}_${levelOf(levelId).code}_${widthPx}.${format}`
}

/** The question of a puzzle that was sent to friends. */
export function giftPuzzleSvgPath(puzzleId: number): string {
  return `${ROOT}/gift/Puzzle_${puzzleId}.svg`
}

/** Today's picture of a type and level; the date makes the address unique per day. */
export function latestPath(typeId: PuzzleTypeId, levelId: LevelId, date: string): string {
  return `${ROOT}/latest/${puzzleTypeOf(typeId).code}_${levelOf(levelId).code}.avif?v=${date}`
}

/** A single emoji of the artwork. */
export function emojiPath(emoji: string, artVersion: string): string {
  return `${ROOT}/emoji/${emoji}.svg?v=${artVersion}`
}

/** Moods of the mascot, the face of the logo. */
export const MOODS = ['hello', 'thinking', 'sleeping', 'cheering', 'puzzled'] as const
export type Mood = (typeof MOODS)[number]

export function mascotPath(mood: Mood): string {
  return `/mascot/${mood}.svg`
}

/** A question as a file, for accounts with a plan.
 *  Source: docs/product.md, Downloads */
export function downloadPath(puzzleId: number, format: DownloadFormat): string {
  return `/api/download/${puzzleId}.${format}`
}

/** A picture of a shop item: 600 × 800. */
export function shopPicturePath(item: ShopItem): string {
  return `${ROOT}/shop/${item}.svg`
}

/** Sample pages of a puzzle book as PDF.
 *  Source: docs/product.md, Puzzle books */
export function bookSamplePath(bookId: BookId, paper: Paper): string {
  return `${ROOT}/books/sample/${bookId}-${paper}.pdf`
}

export const SAMPLE_SHEETS = ['sample', 'christmas'] as const
export type SampleSheet = (typeof SAMPLE_SHEETS)[number]

/** A printable sheet of puzzles, as a picture in A4 format. */
export function sampleSheetPath(sheet: SampleSheet): string {
  return `${ROOT}/worksheets/${sheet}.svg`
}

/** The kinds and levels of today's five for printing. Junior has only three kinds, so two of them come twice.
 *  Source: docs/product.md, Print today's five */
export const TODAYS_FIVE = {
  junior: [
    [1, 7],
    [1, 9],
    [4, 7],
    [4, 9],
    [5, 8],
  ],
  next: [
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 2],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [typeId: PuzzleTypeId, levelId: LevelId])[]>>
export type FiveBand = keyof typeof TODAYS_FIVE

/** Today's five as a file for printing. */
export function todaysFivePath(band: FiveBand, paper: Paper): string {
  return `${ROOT}/worksheets/today_${band}_${paper}.pdf`
}

/** The sheet of one puzzle as a small picture, without its answer. */
export function sheetPreviewPath(puzzleId: number): string {
  return `${ROOT}/worksheets/puzzle_${puzzleId}.svg`
}

/** The same sheet alone on a page, for printing. */
export function printedSheetPath(sheet: SampleSheet): string {
  return `${ROOT}/worksheets/${sheet}.html`
}

/** The same puzzles as a PDF. */
export function samplePdfPath(sheet: SampleSheet): string {
  return `${ROOT}/worksheets/${sheet}.pdf`
}

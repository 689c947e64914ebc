import { levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import { puzzleTypeOf, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { BookId, ShopItem } from '../rules/shop-items.ts'
import type { Paper } from '../rules/worksheets.ts'

export const PICTURE_WIDTHS_PX = [400, 800] as const
export type PictureWidthPx = (typeof PICTURE_WIDTHS_PX)[number]

/** How wide a question may be that is downloaded as a PNG; the first one unless another is asked for. */
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

/** Today's picture of a type and level; the date makes each day's address a new one. */
export function latestPath(typeId: PuzzleTypeId, levelId: LevelId, date: string): string {
  return `${ROOT}/latest/${puzzleTypeOf(typeId).code}_${levelOf(levelId).code}.avif?v=${date}`
}

/** A single emoji of the artwork. */
export function emojiPath(emoji: string, artVersion: string): string {
  return `${ROOT}/emoji/${emoji}.svg?v=${artVersion}`
}

/** A question as a file of one's own, for who has a plan.
 *  Source: docs/product.md, Downloads */
export function downloadPath(puzzleId: number, format: DownloadFormat): string {
  return `/api/download/${puzzleId}.${format}`
}

/** A thing of the shop: 600 × 800. */
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

/** A printable sheet of puzzles, as a picture in the shape of A4. */
export function sampleSheetPath(sheet: SampleSheet): string {
  return `${ROOT}/worksheets/${sheet}.svg`
}

/** The same sheet alone on a page, as a printer wants it. */
export function printedSheetPath(sheet: SampleSheet): string {
  return `${ROOT}/worksheets/${sheet}.html`
}

/** The same puzzles as a PDF. */
export function samplePdfPath(sheet: SampleSheet): string {
  return `${ROOT}/worksheets/${sheet}.pdf`
}

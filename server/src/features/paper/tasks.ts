import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawBillPdf, type PdfBill } from '@emojigma/artwork/pdf/bill-pdf.ts'
import { drawCardSheetPdf, type PdfCardSheet } from '@emojigma/artwork/pdf/card-sheet-pdf.ts'
import { drawTermReportsPdf, type PdfTermReports } from '@emojigma/artwork/pdf/term-report-pdf.ts'
import { drawWorksheetPdf, type PdfWorksheet } from '@emojigma/artwork/pdf/worksheet-pdf.ts'
import { languageNamed } from '../../platform/languages.ts'

/** Puzzles, login cards, term reports, or a bill. */
export type PdfSheet = PdfWorksheet | PdfCardSheet | PdfTermReports | PdfBill

export interface SheetOrder {
  readonly sheet: PdfSheet
  /** Language code. */
  readonly language: string
  /** Its first number becomes the number of variants that are drawn; its second one becomes 1 when the drawing begins. */
  readonly progress: Int32Array<SharedArrayBuffer>
}

/** Task of the thread pool.
 *  @returns a PDF */
export async function drawSheet({ sheet, language, progress }: SheetOrder): Promise<Uint8Array<ArrayBuffer>> {
  progress[1] = 1
  const { print } = languageNamed(language).words
  const pdf = await ('cards' in sheet
    ? drawCardSheetPdf(sheet, emojiArt, print)
    : 'reports' in sheet
      ? drawTermReportsPdf(sheet, emojiArt, print)
      : 'bill' in sheet
        ? drawBillPdf(sheet, emojiArt, print)
        : drawWorksheetPdf(sheet, emojiArt, print, async (variants) => {
            progress[0] = variants
          }))
  return new Uint8Array(pdf)
}

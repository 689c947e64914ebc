import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawBookPdf } from '@emojigma/artwork/pdf/book-pdf.ts'
import { languageNamed } from '../../../platform/languages.ts'
import { type BookFile, bookOf } from './edition.ts'

/** Task of the thread pool.
 *  @returns a PDF */
export async function drawBook(file: BookFile): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf } = await drawBookPdf(bookOf(file), emojiArt, languageNamed(file.language).words.print)
  return new Uint8Array(pdf)
}

import { BOOKS, type BookId } from '@emojigma/contract/rules/shop-items.ts'
import { PAPERS, type Paper } from '@emojigma/contract/rules/worksheets.ts'

/** One file: a whole book or its sample, on one paper. */
export interface BookFile {
  readonly bookId: BookId
  readonly paper: Paper
  readonly isSample: boolean
  /** Language code; absent = English. */
  readonly language?: string
}

/** @param file the end of an address
 *  @returns undefined for an unknown name */
export function readFileName(file: string): Pick<BookFile, 'bookId' | 'paper'> | undefined {
  const [, name, format] = /^([a-z-]+)-([A-Za-z0-9]+)\.pdf$/.exec(file) ?? []
  const bookId = BOOKS.find((one) => one === name)
  const paper = PAPERS.find((one) => one === format)
  return bookId && paper && { bookId, paper }
}

/** Name of the file on disk. */
export function fileName({ bookId, paper, isSample, language = 'en' }: BookFile): string {
  return `${isSample ? 'samples' : 'books'}/${bookId}-${paper}${language === 'en' ? '' : `-${language}`}.pdf`
}

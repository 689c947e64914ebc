import { bookSamplePath } from '@emojigma/contract/pictures.ts'
import { BOOK_CONTENTS, puzzlesIn } from '@emojigma/contract/rules/book-contents.ts'
import type { BookId } from '@emojigma/contract/rules/shop-items.ts'
import { PAPERS } from '@emojigma/contract/rules/worksheets.ts'
import styles from './BookFacts.module.css'

/** What is in a book, and some of its pages for nothing.
 *  Source: docs/product.md, Puzzle books */
export function BookFacts({ bookId, name }: { readonly bookId: BookId; readonly name: string }) {
  const contents = BOOK_CONTENTS[bookId]
  return (
    <>
      <p className="small muted">
        {puzzlesIn(contents)} puzzles on {contents.pages} pages, with all answers. A PDF to print.
      </p>
      <p className={styles['sample']}>
        A free sample:{' '}
        {PAPERS.map((paper) => (
          <a key={paper} href={bookSamplePath(bookId, paper)} download aria-label={`${paper}, a free sample of the ${name}`}>
            {paper}
          </a>
        ))}
      </p>
    </>
  )
}

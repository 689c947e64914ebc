import { m } from '@emojigma/messages'
import { inLanguage } from '../../../platform/browser/language-address.ts'
import { paperNames } from '@emojigma/messages/words/papers.ts'
import { bookSamplePath } from '@emojigma/contract/puzzles/pictures.ts'
import { BOOK_CONTENTS, puzzlesIn } from '@emojigma/contract/rules/book-contents.ts'
import type { BookId } from '@emojigma/contract/rules/shop-items.ts'
import { PAPERS } from '@emojigma/contract/rules/worksheets.ts'
import styles from './BookFacts.module.css'

/** A book's contents and free sample pages.
 *  Source: docs/product.md, Puzzle books */
export function BookFacts({ bookId, name }: { readonly bookId: BookId; readonly name: string }) {
  const contents = BOOK_CONTENTS[bookId]
  return (
    <>
      <p className="small muted">{m['book_facts.size']({ puzzlesIn: puzzlesIn(contents), pages: contents.pages })}</p>
      <p className={styles['sample']}>
        {m['book_facts.a_free_sample']()}{' '}
        {PAPERS.map((paper) => (
          <a
            key={paper}
            href={inLanguage(bookSamplePath(bookId, paper))}
            download
            aria-label={m['book_facts.sample']({ paper: paperNames[paper], name })}
          >
            {paperNames[paper]}
          </a>
        ))}
      </p>
    </>
  )
}

import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Link } from 'react-router'
import { inLanguage } from '../../platform/browser/language-address.ts'
import { shopPicturePath } from '@emojigma/contract/puzzles/pictures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { bookFor } from './book.ts'
import styles from './puzzle-page.module.css'

/** A book of puzzles of this level, with the cover that the shop shows.
 *  Source: docs/product.md, Puzzle page */
export function BookPromo({ puzzle: { levelId } }: { readonly puzzle: Pick<PuzzleView, 'levelId'> }) {
  const [book, title] = bookFor(levelId)
  return (
    <div className={styles['book']}>
      <img src={inLanguage(shopPicturePath(book))} alt="" width="80" height="107" loading="lazy" />
      <p>
        <strong>{title}</strong>
        <br />
        <ParaglideMessage
          message={m['book_promo.offer']}
          markup={{ link: ({ children }) => <Link to={`${PATHS.books}?levelId=${levelId}`}>{children}</Link> }}
        />
      </p>
    </div>
  )
}

import { isLevelId, levelOf } from '@emojigma/engine/levels.ts'
import { Link, useSearchParams } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { BookOffer } from '../../plans/components/BookOffer.tsx'
import { SaleCode } from '../../plans/components/SaleCode.tsx'
import { SaleHead } from '../../plans/components/SaleHead.tsx'
import { leaveTo, type Leave } from '../../plans/go-on.ts'
import { useBookSale } from '../../plans/use-book-sale.ts'
import { BookShelf } from '../components/BookShelf.tsx'
import { ShopFrame } from '../components/ShopFrame.tsx'
import { BOOK_GOODS } from '../goods.ts'

const META = {
  title: 'Puzzle books',
  description:
    'Emojigma on paper: a junior book, one for Easy and Medium, and one for Hard, Expert and Master, to print at home, each with its answers.',
  path: PATHS.books,
}

/** The puzzle books; the one for the level in `levelId` comes first and stands out.
 *  Source: docs/product.md, Shop */
export function Component({ leave = leaveTo }: { readonly leave?: Leave }) {
  const sale = useBookSale(leave)
  const [search] = useSearchParams()
  const levelId = Number(search.get('levelId'))
  const book = isLevelId(levelId) ? BOOK_GOODS.find(({ levels }) => levels.includes(levelId)) : undefined
  const chosen = book && isLevelId(levelId) ? { item: book.item, why: `The book for ${levelOf(levelId).name}` } : undefined
  const goods = book ? [book, ...BOOK_GOODS.filter((other) => other !== book)] : BOOK_GOODS
  return (
    <ShopFrame meta={META}>
      <SaleHead sale={sale}>
        <h2 className="visually-hidden">The books</h2>
      </SaleHead>
      <BookShelf goods={goods} chosen={chosen} renderOffer={(bookId) => <BookOffer bookId={bookId} sale={sale} />} />
      <SaleCode sale={sale} />
      <p>
        There are more things with our emoji in the <Link to={PATHS.shop}>shop</Link>, and{' '}
        <Link to={PATHS.worksheets}>a sheet to print for nothing</Link>.
      </p>
    </ShopFrame>
  )
}

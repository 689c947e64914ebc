import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { isLevelId } from '@emojigma/engine/levels.ts'
import { Link, useSearchParams } from 'react-router'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { BookOffer } from '../BookOffer.tsx'
import { CodeField } from '../CodeField.tsx'
import { SaleHead } from '../SaleHead.tsx'
import { leaveTo, type Leave } from '../follow-url.ts'
import { useBookSale } from '../use-book-sale.ts'
import { BookFacts } from './BookFacts.tsx'
import { GoodsShelf } from './GoodsShelf.tsx'
import { ShopFrame } from './ShopFrame.tsx'
import { BOOK_GOODS } from './goods.ts'

const META = {
  title: m['ui.puzzle_books'](),
  description: m['books.description'](),
  path: PATHS.books,
}

/** The puzzle books; the one for the query's `levelId` comes first, highlighted.
 *  Source: docs/product.md, Shop */
export function Component({ leave = leaveTo }: { readonly leave?: Leave }) {
  const sale = useBookSale(leave)
  const [search] = useSearchParams()
  const levelId = Number(search.get('levelId'))
  const book = isLevelId(levelId) ? BOOK_GOODS.find(({ levels }) => levels.includes(levelId)) : undefined
  const chosen =
    book && isLevelId(levelId) ? { item: book.item, why: m['books.the_book_for']({ name: nameWords.levels[levelId] }) } : undefined
  const goods = book ? [book, ...BOOK_GOODS.filter((other) => other !== book)] : BOOK_GOODS
  return (
    <ShopFrame meta={META}>
      <SaleHead sale={sale}>
        <h2 className="visually-hidden">{m['books.the_books']()}</h2>
      </SaleHead>
      <GoodsShelf
        goods={goods}
        chosen={chosen}
        isLarge
        renderOffer={({ item, name }) => (
          <>
            <BookFacts bookId={item} name={name} />
            <BookOffer bookId={item} sale={sale} />
          </>
        )}
      />
      {!sale.isForChild && <CodeField code={sale.code} onType={sale.typeCode} fault={sale.checkout.failure?.fields?.['Code']} />}
      <p>
        <ParaglideMessage
          message={m['books.more']}
          markup={{
            link: ({ children }) => <Link to={PATHS.shop}>{children}</Link>,
            link2: ({ children }) => <Link to={PATHS.worksheets}>{children}</Link>,
          }}
        />
      </p>
    </ShopFrame>
  )
}

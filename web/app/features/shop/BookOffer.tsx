import { m } from '@emojigma/messages'
import * as productWords from '@emojigma/messages/words/products.ts'
import type { BookId } from '@emojigma/contract/rules/shop-items.ts'
import { PATHS, signInPath } from '../../platform/navigation/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { money } from './money.ts'
import type { BookSale } from './use-book-sale.ts'
import { Awaited } from './Awaited.tsx'
import { BookDownload } from './BookDownload.tsx'
import styles from './BookOffer.module.css'

/** What a book costs and the way to it; the book itself for who has it.
 *  Source: docs/product.md, Puzzle books */
export function BookOffer({ bookId, sale }: { readonly bookId: BookId; readonly sale: BookSale }) {
  const { isForChild, isSignedIn, currency, retry, has, code, choosing } = sale
  if (isForChild) return <p className="muted">{m['shop.grown_ups_buy']()}</p>
  if (has(bookId)) {
    return (
      <div className={styles['offer']}>
        <p>{m['book_offer.it_is_yours']()}</p>
        <BookDownload bookId={bookId} />
      </div>
    )
  }
  const price = sale.priceOf(bookId)
  if (price === null) return <p className="muted">{m['shop.not_yet']()}</p>
  if (retry) return <p className="muted">{m['book_offer.no_price']()}</p>
  const name = productWords.names[bookId]
  // What is wrong with the code stands at its field.
  const failure =
    price && choosing.failure?.priceId === price.Id && !choosing.failure.fields?.['Code'] ? choosing.failure.message : undefined
  const isAwaited = price !== undefined && choosing.awaited === price.Id
  return (
    <div className={styles['offer']}>
      <p className={styles['price']}>
        {price ? money(price.AmountMinor, price.Currency) : <Awaited />}
        <small>{currency?.toUpperCase()}</small>
      </p>
      {isSignedIn ? (
        <Button
          aria-label={m['book_offer.buy']({ name })}
          variant="brand"
          aria-disabled={!price || choosing.awaited !== undefined}
          onClick={() => price && void choosing.choose(price.Id, code)}
        >
          {isAwaited ? m['ui.one_moment']() : m['book_offer.buy_it']()}
        </Button>
      ) : (
        <ButtonLink
          aria-label={m['book_offer.buy']({ name })}
          variant="brand"
          to={signInPath(PATHS.register, `${PATHS.pricing}?${new URLSearchParams({ choose: bookId, ...(code && { code }) }).toString()}`)}
        >
          {m['book_offer.buy_it']()}
        </ButtonLink>
      )}
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
    </div>
  )
}

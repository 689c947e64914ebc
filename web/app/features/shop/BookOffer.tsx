import { m } from '@emojigma/messages'
import * as productWords from '@emojigma/messages/words/products.ts'
import type { BookId } from '@emojigma/contract/rules/shop-items.ts'
import { PATHS, signInPath } from '../../platform/navigation/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { money } from './money.ts'
import type { BookSale } from './use-book-sale.ts'
import { PricePlaceholder } from './PricePlaceholder.tsx'
import { BookDownload } from './BookDownload.tsx'
import styles from './BookOffer.module.css'

/** A book's price and buy button; the download for its owners.
 *  Source: docs/product.md, Puzzle books */
export function BookOffer({ bookId, sale }: { readonly bookId: BookId; readonly sale: BookSale }) {
  const { isForChild, isSignedIn, currency, retry, has, code, checkout } = sale
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
  // Faults of the code are shown at its field.
  const failure =
    price && checkout.failure?.priceId === price.Id && !checkout.failure.fields?.['Code'] ? checkout.failure.message : undefined
  const isPending = price !== undefined && checkout.pendingPriceId === price.Id
  return (
    <div className={styles['offer']}>
      <p className={styles['price']}>
        {price ? money(price.AmountMinor, price.Currency) : <PricePlaceholder />}
        <small>{currency?.toUpperCase()}</small>
      </p>
      {isSignedIn ? (
        <Button
          aria-label={m['book_offer.buy']({ name })}
          variant="brand"
          aria-disabled={!price || checkout.pendingPriceId !== undefined}
          onClick={() => price && void checkout.choose(price.Id, code)}
        >
          {isPending ? m['ui.one_moment']() : m['book_offer.buy_it']()}
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

import * as productWords from '@emojigma/messages/words/products.ts'
import * as messages from '@emojigma/messages/page/plans/components/BookOffer.ts'
import type { BookId } from '@emojigma/contract/rules/shop-items.ts'
import { PATHS, signInPath } from '../../navigation/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { money } from '../money.ts'
import type { BookSale } from '../use-book-sale.ts'
import { Awaited } from './Awaited.tsx'
import { BookDownload } from './BookDownload.tsx'
import styles from './BookOffer.module.css'

/** What a book costs and the way to it; the book itself for who has it.
 *  Source: docs/product.md, Puzzle books */
export function BookOffer({ bookId, sale }: { readonly bookId: BookId; readonly sale: BookSale }) {
  const { isForChild, isSignedIn, currency, retry, has, code, choosing } = sale
  if (isForChild) return <p className="muted">{messages.aGrownUpLooks}</p>
  if (has(bookId)) {
    return (
      <div className={styles['offer']}>
        <p>{messages.itIsYours}</p>
        <BookDownload bookId={bookId} />
      </div>
    )
  }
  const price = sale.priceOf(bookId)
  if (price === null) return <p className="muted">{messages.notInTheShopYet}</p>
  if (retry) return <p className="muted">{messages.itsPriceCantBe}</p>
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
          aria-label={messages.buy(name)}
          variant="brand"
          aria-disabled={!price || choosing.awaited !== undefined}
          onClick={() => price && void choosing.choose(price.Id, code)}
        >
          {isAwaited ? messages.oneMoment : messages.buyIt}
        </Button>
      ) : (
        <ButtonLink
          aria-label={messages.buy(name)}
          variant="brand"
          to={signInPath(PATHS.register, `${PATHS.pricing}?${new URLSearchParams({ choose: bookId, ...(code && { code }) }).toString()}`)}
        >
          {messages.buyIt}
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

import { m } from '@emojigma/messages'
import type { ReactNode } from 'react'
import { Failed } from '../../ui/loading/Fetched.tsx'
import type { BookSale } from './use-book-sale.ts'
import { CurrencyChooser } from './CurrencyChooser.tsx'
import styles from './SaleHead.module.css'

/** A heading with the currency chooser, and the error if prices cannot be fetched. */
export function SaleHead({ sale, children }: { readonly sale: BookSale; readonly children: ReactNode }) {
  const { isForChild, currency, chooseCurrency, retry } = sale
  return (
    <>
      <div className={styles['head']}>
        {children}
        {!isForChild && <CurrencyChooser currency={currency} onChoose={chooseCurrency} />}
      </div>
      {retry && (
        <Failed onRetry={retry}>
          <p>{m['shop.no_prices']()}</p>
        </Failed>
      )}
    </>
  )
}

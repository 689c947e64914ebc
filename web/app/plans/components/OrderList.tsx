import type { OrderView } from '@emojigma/contract/orders.ts'
import { isSoldPlan, PRODUCT_NAMES } from '@emojigma/contract/rules/products.ts'
import { BookDownload } from './BookDownload.tsx'
import { money } from '../money.ts'
import { written } from '../written.ts'
import styles from './OrderList.module.css'

/** What was bought or given, the newest first. */
export function OrderList({ orders }: { readonly orders: readonly OrderView[] }) {
  return (
    <div className={styles['orders']}>
      <h3 id="orders">Your orders</h3>
      <ul aria-labelledby="orders">
        {orders.map((order) => (
          <li key={order.Id}>
            <span>
              {PRODUCT_NAMES[order.ProductId]}
              <small>
                {written(order.StartsAt)}
                {stateOf(order)}
              </small>
            </span>
            <span className={styles['amount']}>{amountOf(order)}</span>
            {order.Active && !isSoldPlan(order.ProductId) && <BookDownload bookId={order.ProductId} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function stateOf({ Active, IsExpired, EndsAt }: OrderView): string {
  if (!Active) return ', taken back'
  if (!EndsAt) return ', for good'
  return IsExpired ? `, ended ${written(EndsAt)}` : `, until ${written(EndsAt)}`
}

function amountOf({ AmountMinor, Currency, IsFree }: OrderView): string {
  if (AmountMinor === undefined || Currency === undefined) return 'A gift'
  return IsFree ? `${money(AmountMinor, Currency)} test money` : money(AmountMinor, Currency)
}

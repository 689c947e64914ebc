import { m } from '@emojigma/messages'
import * as productWords from '@emojigma/messages/words/products.ts'
import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import { isSoldPlan } from '@emojigma/contract/rules/products.ts'
import { dayWritten } from '../../ui/written-day.ts'
import { BookDownload } from './BookDownload.tsx'
import { money } from './money.ts'
import styles from './OrderList.module.css'

/** What was bought or given, the newest first. */
export function OrderList({ orders }: { readonly orders: readonly OrderView[] }) {
  return (
    <div className={styles['orders']}>
      <h3 id="orders">{m['order_list.your_orders']()}</h3>
      <ul aria-labelledby="orders">
        {orders.map((order) => (
          <li key={order.Id}>
            <span>
              {productWords.names[order.ProductId]}
              <small>
                {dayWritten(order.StartsAt)}
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
  if (!Active) return m['order_list.taken_back']()
  if (!EndsAt) return m['order_list.for_good']()
  return IsExpired ? m['order_list.ended']({ day: dayWritten(EndsAt) }) : m['order_list.until']({ day: dayWritten(EndsAt) })
}

function amountOf({ AmountMinor, Currency, IsFree }: OrderView): string {
  if (AmountMinor === undefined || Currency === undefined) return m['order_list.a_gift']()
  return IsFree ? m['order_list.test_money']({ money: money(AmountMinor, Currency) }) : money(AmountMinor, Currency)
}

import type { Generated } from 'kysely'

/** The origin of an order: a payment by Stripe, the embedded checkout with test money, an offer that left nothing to pay, the
 *  operator, or a trial. */
export type OrderSource = 'stripe' | 'test' | 'offer' | 'operator' | 'trial'

/** A purchase or a grant. Times are milliseconds since 1970. */
export interface OrdersTable {
  /** Of several orders the greatest id wins. */
  id: Generated<number>
  account_id: string
  /** @see PRODUCT_IDS in `contract/src/rules/products.ts` */
  product_id: string
  source: OrderSource
  /** Its id where it was paid; unique there, so that no payment creates two orders. For a trial, the account that started it. Null for a
   *  grant. */
  payment_ref: string | null
  /** 0 once it was refunded or revoked. */
  is_active: number
  /** 1 = renews for another year at its end. */
  renews: number
  /** In hundredths of the currency; null for a grant. */
  amount_minor: number | null
  currency: string | null
  starts_at_ms: number
  /** Null for what is bought for good. */
  ends_at_ms: number | null
}

/** A letter about an order, sent or on its way. */
export interface OrderLettersTable {
  order_id: number
  kind: string
  /** The end of the order that it was about; 0 for what is bought for good. */
  ends_at_ms: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    orders: OrdersTable
    order_letters: OrderLettersTable
  }
}
